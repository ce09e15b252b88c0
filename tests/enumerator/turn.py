"""A turn from MOVE to ENCOUNTERS, and the game as turns until it is over."""

from __future__ import annotations

from functools import partial

from .places import DEMAND, bundles, carry_out, offers, sell
from .script import (
    Script,
    bring_back,
    choose,
    discard,
    draw,
    hand_kinds,
    main_decision,
    play_free,
    reward,
    roll_place,
    take_out,
)
from .table import GOODS, PLACES, Table

AGAIN = {
    "sultans_palace": "palace_again",
    "post_office": "post_office_again",
    "gemstone_dealer": "dealer_again",
}


def game(table: Table) -> Script[None]:
    """Turn after turn until a round is complete in which somebody has enough rubies."""
    goal = 6 if len(table.players) == 2 else 5
    while not table.over:
        yield from turn(table)
        if table.caravan_due and "caravan_leader" in table.variants:
            table.caravan = table.seat
        table.caravan_due = table.yellow_used = False
        table.seat = (table.seat + 1) % len(table.players)
        if table.seat == table.start:
            table.over = any(player.rubies >= goal for player in table.players)
            table.round += not table.over


def turn(table: Table) -> Script[None]:
    """The four phases; the first two may end the turn."""
    if not (yield from move(table)):
        return
    if not (yield from merchants(table)):
        return
    done = yield from action(table, table.me.merchant)
    yield from encounters(table, done)


def walks(table: Table, fewest: int, most: int) -> list[str]:
    """`move` and `visit` for every place so many steps away."""
    me = table.me
    texts = []
    for place in PLACES:
        if not fewest <= table.distance(me.merchant, place) <= most:
            continue
        if place == "fountain":
            texts.append("move fountain")
            continue
        own = place in me.assistants
        lay = not own and bool(me.stack)
        if "neutral_assistants" in table.variants:
            neutral = table.neutral_assistants[place] > 0
            texts += [f"move {place} own"] * own
            texts += [f"move {place} neutral"] * neutral
            texts += [f"move {place} lay"] * lay
        elif own or lay:
            texts.append(f"move {place}")
        texts.append(f"visit {place}")
    return texts


def move(table: Table) -> Script[bool]:
    """MOVE; whether the turn goes on."""
    me = table.me
    leaving = False  # the yellow tile has fetched the assistant from the place being left

    def options() -> list[str]:
        texts = walks(table, 1, 2)
        texts += [f"card {kind}" for kind in ("stay", "move_3_4") if me.hand[kind]]
        if leaving and "card stay" in texts:
            texts.remove("card stay")
        if "yellow" in me.tiles and not table.yellow_used and me.lira >= 2:
            texts += [f"tile yellow {me.merchant}"] * (me.merchant in me.assistants)
        if me.hand["assistant_back"]:
            texts += [f"card assistant_back {p}" for p in PLACES if p in me.assistants]
        return texts

    while True:
        text = yield from main_decision(table, options)
        if text.startswith("tile"):
            yield from play_free(table, text)
            leaving = True
            continue
        if not text.startswith("card"):
            return arrive(table, text)
        _, kind, *rest = text.split()
        take_out(table, kind)
        if kind == "assistant_back":
            bring_back(table, rest[0])
            table.discard.append(kind)
            continue
        steps = (0, 0) if kind == "stay" else (1, 4)
        goes_on = arrive(table, (yield from choose(walks(table, *steps))))
        table.discard.append(kind)
        return goes_on


def arrive(table: Table, text: str) -> bool:
    """Carry out one of `walks`; whether the turn goes on."""
    me = table.me
    verb, place, *rest = text.split()
    me.merchant = place
    if verb == "visit":
        return False
    if place == "fountain":
        return True
    how = rest[0] if rest else "own" if place in me.assistants else "lay"
    if how == "own":
        bring_back(table, place)
    elif how == "neutral":
        table.neutral_assistants[place] -= 1
        me.stack.insert(0, "n")
    elif me.stack.pop(0) == "o":
        me.assistants.add(place)
    else:
        table.neutral_assistants[place] += 1
    return True


def merchants(table: Table) -> Script[bool]:
    """MERCHANTS; whether the turn goes on."""
    me = table.me
    others = [p for p in table.players if p is not me and p.merchant == me.merchant]
    neutral = [i for i, place in enumerate(table.neutral_merchants) if place == me.merchant]
    price = 2 * (len(others) + len(neutral))
    if not price or me.merchant == "fountain":
        return True
    text = yield from main_decision(
        table, lambda: ["pay", "refuse"] if me.lira >= price else ["refuse"]
    )
    if text == "refuse":
        return False
    me.lira -= price
    for other in others:
        other.lira += 2
    for i in neutral:
        table.neutral_merchants[i] = yield from roll_place()
    return True


def action(table: Table, place: str) -> Script[str | None]:
    """ACTION at a place, by the merchant or the family member; whose action was carried out."""
    me = table.me

    def options() -> list[str]:
        texts = ["skip", *offers(table, place)]
        if place == "small_market" and me.hand["small_market_any"] and any(me.goods.values()):
            texts.append("card small_market_any")
        return texts

    text = yield from main_decision(table, options)
    if text == "skip":
        return None
    if place == "police_station":
        me.family = text.split()[-1]
        return (yield from action(table, me.family))
    if text == "card small_market_any":
        assert place in DEMAND
        take_out(table, "small_market_any")
        word = yield from choose([f"act {word}" for word in bundles(me.goods, 1, 5)])
        yield from sell(table, place, word.split()[1])
        table.discard.append("small_market_any")
    else:
        yield from carry_out(table, place, text)
    return place


def encounter_options(table: Table, done: str | None, met: set[str]) -> list[str]:
    """What ENCOUNTERS offers beside the free plays."""
    me = table.me
    here = me.merchant
    texts = []
    for seat, player in enumerate(table.players):
        if player is not me and player.family == here and here != "police_station":
            texts.append(f"catch {seat} lira")
            texts += [f"catch {seat} card"] * table.card_can_be_drawn()
    if not texts:
        texts.append("end_turn")
    if table.governor == here and "governor" not in met and table.card_can_be_drawn():
        texts.append("meet governor")
    if table.smuggler == here and "smuggler" not in met and any(map(me.room, GOODS)):
        texts.append("meet smuggler")
    if done in AGAIN and me.hand[AGAIN[done]] and offers(table, done):
        texts.append(f"card {AGAIN[done]}")
    return texts


def encounters(table: Table, done: str | None) -> Script[None]:
    """ENCOUNTERS; `done` is the place whose action may be done again."""
    met: set[str] = set()
    while True:
        options = partial(encounter_options, table, done, met)
        text = yield from main_decision(table, options)
        if text == "end_turn":
            return
        verb, what, *rest = text.split()
        if verb == "card":
            assert done is not None
            take_out(table, what)
            yield from carry_out(table, done, (yield from choose(offers(table, done))))
            table.discard.append(what)
            continue
        done = None
        if verb == "catch":
            table.players[int(what)].family = "police_station"
            yield from reward(table, rest[0])
            continue
        met.add(what)
        yield from (meet_governor if what == "governor" else meet_smuggler)(table)


def meet_governor(table: Table) -> Script[None]:
    """A card, then 2 lira or a card, then he goes."""
    me = table.me
    yield from draw(table)
    while True:
        options = ["pay lira"] * (me.lira >= 2)
        options += [f"discard {kind}" for kind in hand_kinds(table)]
        options += ["card five_lira"] * bool(me.hand["five_lira"])
        if me.hand["family_to_police"] and me.family != "police_station":
            options.append("card family_to_police lira")
        text = yield from choose(options)
        if text == "card family_to_police lira":
            discard(table, "family_to_police")
            me.family = "police_station"
            me.lira += 3
            continue
        if text == "card five_lira":
            discard(table, "five_lira")
            me.lira += 5
            continue
        if text == "pay lira":
            me.lira -= 2
        else:
            discard(table, text.split()[1])
        table.governor = yield from roll_place()
        return


def meet_smuggler(table: Table) -> Script[None]:
    """A good, then 2 lira or a good, then he goes."""
    me = table.me
    me.gain((yield from choose([f"take {good}" for good in GOODS if me.room(good)])).split()[1])
    options = ["pay lira"] * (me.lira >= 2)
    options += [f"pay {good}" for good in GOODS if me.goods[good]]
    word = (yield from choose(options)).split()[1]
    if word == "lira":
        me.lira -= 2
    else:
        me.goods[word] -= 1
    table.smuggler = yield from roll_place()
