"""The sixteen places: what each offers (`offers`) and what then happens (`carry_out`)."""

from __future__ import annotations

from itertools import product

from .script import Script, bring_back, choose, discard, draw, hand_kinds, roll
from .table import GOODS, MOSQUE_COSTS, PLACES, Table

WAREHOUSES = {"fabric_warehouse": "red", "spice_warehouse": "green", "fruit_warehouse": "yellow"}
MOSQUES = {"small_mosque": ["red", "green"], "great_mosque": ["yellow", "blue"]}
# (red, green, yellow, blue) of each demand tile, and the prices for 1 to 5 goods
DEMAND = {
    "small_market": [(1, 3, 1, 0), (1, 1, 2, 1), (1, 2, 1, 1), (1, 2, 2, 0), (0, 2, 2, 1)],
    "large_market": [(1, 1, 1, 2), (1, 1, 0, 3), (2, 1, 0, 2), (1, 0, 1, 3), (2, 0, 1, 2)],
}
PRICES = {"small_market": [2, 5, 9, 14, 20], "large_market": [3, 7, 12, 18, 25]}
MAIL = [
    (["green", "yellow"], 2),
    (["red", "yellow"], 2),
    (["red", "yellow"], 3),
    (["red", "blue"], 3),
    (["red", "blue"], 4),
]
PALACE = ["blue", "red", "green", "yellow", "any"] * 2


def goods_word(amounts: dict[str, int]) -> str:
    """`{"red": 1, "yellow": 2}` as `r1y2`."""
    return "".join(f"{good[0]}{amounts[good]}" for good in GOODS if amounts.get(good))


def read_word(word: str) -> dict[str, int]:
    """`r1y2` as `{"red": 1, "yellow": 2}`."""
    by_letter = {good[0]: good for good in GOODS}
    return {by_letter[word[i]]: int(word[i + 1]) for i in range(0, len(word), 2)}


def bundles(limits: dict[str, int], fewest: int, most: int) -> list[str]:
    """The goods words of every set of goods within the limits and of a size between the two."""
    return [
        goods_word(dict(zip(GOODS, amounts, strict=True)))
        for amounts in product(*(range(limits[good] + 1) for good in GOODS))
        if fewest <= sum(amounts) <= most
    ]


def lay_down(table: Table, word: str) -> int:
    """The mover gives goods away; how many they were."""
    given = read_word(word)
    for good, amount in given.items():
        table.me.goods[good] -= amount
        assert table.me.goods[good] >= 0
    return sum(given.values())


def offers(table: Table, place: str) -> list[str]:
    """Every text of this place's action that the mover could carry out now."""
    me = table.me
    roomy = [good for good in GOODS if me.room(good)]
    if place == "wainwright":
        return ["act"] if me.lira >= 7 and me.extensions < 3 else []
    if place in WAREHOUSES:
        own = WAREHOUSES[place]
        extra = roomy if "green" in me.tiles and me.lira >= 2 else []
        return ["act"] * (own in roomy) + [f"act {good}" for good in extra if good != own]
    if place == "post_office":
        return ["act"]
    if place == "caravansary":
        holder = holds_caravan(table)
        return takes(table) or ([] if holder else [f"discard {k}" for k in hand_kinds(table)])
    if place == "fountain":
        lying = [f"act {p}" for p in PLACES if p in me.assistants]
        return ["act all"] * bool(lying) + (lying if len(lying) > 1 else [])
    if place == "black_market":
        return ["act"] if roomy else []
    if place == "tea_house":
        return [f"act {number}" for number in range(3, 13)]
    if place in DEMAND:
        tile = dict(zip(GOODS, DEMAND[place][table.top[place]], strict=True))
        return [f"act {word}" for word in bundles(_least(me.goods, tile), 1, 5)]
    if place == "police_station":
        here = me.family == "police_station"
        return [f"act police {p}" for p in PLACES if p != place] if here else []
    if place == "sultans_palace":
        return _palace_offers(table)
    if place in MOSQUES:
        return [f"act {colour}" for colour in MOSQUES[place] if _may_take(table, colour)]
    assert place == "gemstone_dealer"
    return ["act"] if table.dealer <= 23 and me.lira >= table.dealer else []


def _least(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {good: min(one[good], other[good]) for good in GOODS}


def _palace_offers(table: Table) -> list[str]:
    if table.palace > len(PALACE):
        return []
    asked = PALACE[: table.palace]
    left = {good: table.me.goods[good] - asked.count(good) for good in GOODS}
    if min(left.values()) < 0:
        return []
    free = asked.count("any")
    return [f"act {word}" for word in bundles(left, free, free)] if free else ["act"]


def _may_take(table: Table, colour: str) -> bool:
    costs = MOSQUE_COSTS[len(table.players)]
    taken = sum(colour in player.tiles for player in table.players)
    mine = colour in table.me.tiles
    return not mine and taken < len(costs) and table.me.goods[colour] >= costs[taken]


def takes(table: Table) -> list[str]:
    """The ways to take a card at the Caravansary."""
    return ["act deck"] * table.card_can_be_drawn() + ["act pile"] * bool(table.discard)


def holds_caravan(table: Table) -> bool:
    """Whether the mover holds the caravan token."""
    return "caravan_leader" in table.variants and table.caravan == table.seat


def carry_out(table: Table, place: str, text: str) -> Script[None]:
    """Carry out one of `offers` (the Police Station's are the turn's business)."""
    word = text.rsplit(maxsplit=1)[-1]
    if place == "caravansary":
        yield from _caravansary(table, text)
    elif place == "fountain":
        yield from _fountain(table, word)
    elif place == "black_market":
        yield from _black_market(table)
    elif place == "tea_house":
        total = yield from _dice(table)
        table.me.lira += int(word) if total >= int(word) else 2
    elif place in DEMAND:
        yield from sell(table, place, word)
    else:
        _at_once(table, place, word)


def _at_once(table: Table, place: str, word: str) -> None:
    """The places where nothing is asked or left to chance after the first choice."""
    me = table.me
    if place == "wainwright":
        me.lira -= 7
        me.extensions += 1
        me.rubies += me.extensions == 3
    elif place in WAREHOUSES:
        me.gain(WAREHOUSES[place], 5)
        if word in GOODS:
            me.lira -= 2
            me.gain(word)
    elif place == "post_office":
        goods, lira = MAIL[table.mail]
        for good in goods:
            me.gain(good)
        me.lira += lira
        table.mail = (table.mail + 1) % 5
    elif place == "sultans_palace":
        for good in GOODS:
            me.goods[good] -= PALACE[: table.palace].count(good)
        if word != "act":
            lay_down(table, word)
        me.rubies += 1
        table.palace += table.palace < len(PALACE) or table.edition == "first"
    elif place in MOSQUES:
        me.goods[word] -= 1
        me.tiles.add(word)
        if word == "blue":
            me.stack.insert(0, "o")
        me.rubies += me.tiles.issuperset(MOSQUES[place])
    else:
        assert place == "gemstone_dealer"
        me.lira -= table.dealer
        me.rubies += 1
        table.dealer += table.dealer < 23 or table.edition == "first"


def sell(table: Table, market: str, word: str) -> Script[None]:
    """Goods for lira; the tile goes under the stack and the next one shows."""
    table.me.lira += PRICES[market][lay_down(table, word) - 1]
    seen = table.seen[market]
    hidden = [tile for tile in range(len(DEMAND[market])) if tile not in seen]
    if hidden:
        table.top[market] = int((yield [f"reveal {tile}" for tile in hidden]).split()[1])
        seen.append(table.top[market])
    else:
        after = seen.index(table.top[market]) + 1
        table.top[market] = seen[after % len(seen)]


def _caravansary(table: Table, text: str) -> Script[None]:
    holder = holds_caravan(table)
    table.caravan_due = True
    if text.startswith("discard"):
        discard(table, text.split()[1])
        return
    yield from _take(table, text)
    if more := takes(table):
        yield from _take(table, (yield from choose(more)))
    if not holder:
        text = yield from choose([f"discard {kind}" for kind in hand_kinds(table)])
        discard(table, text.split()[1])


def _take(table: Table, text: str) -> Script[None]:
    if text == "act pile":
        table.me.hand[table.discard.pop()] += 1
    else:
        yield from draw(table)


def _fountain(table: Table, word: str) -> Script[None]:
    if word == "all":
        for place in sorted(table.me.assistants):
            bring_back(table, place)
        return
    while word != "done":
        bring_back(table, word)
        later = PLACES[PLACES.index(word) + 1 :]
        still = [f"act {place}" for place in later if place in table.me.assistants]
        word = (yield from choose([*still, "done"])).split()[-1]


def _black_market(table: Table) -> Script[None]:
    me = table.me
    total = yield from _dice(table)
    me.gain("blue", 3 if total >= 11 else 2 if total >= 9 else 1 if total >= 7 else 0)
    if choices := [f"act {good}" for good in GOODS if good != "blue" and me.room(good)]:
        me.gain((yield from choose(choices)).split()[1])


def _dice(table: Table) -> Script[int]:
    """A roll that counts, after whatever the red tile does to it."""
    dice = yield from roll()
    if "red" in table.me.tiles:
        turns = [f"tile red {value}" for value in sorted(set(dice) - {4})]
        word = (yield from choose(["keep", *turns, "tile red reroll"])).split()[-1]
        if word == "reroll":
            dice = yield from roll()
        elif word != "keep":
            return sum(dice) - int(word) + 4
    return sum(dice)
