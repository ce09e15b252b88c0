"""Paying goods piece by piece: exactly the payments there are, each by one way. Rules DG-4."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

import istanbul
from tests.games.dice.table import COLOURS, has, table
from tests.playing import play, texts

Payment = tuple[str, ...]
PIECES = [*(f"die {c}" for c in COLOURS), *(f"marker {c}" for c in COLOURS), "brown"]
EACH = dict.fromkeys(COLOURS, 1)

# What is paid for: its text, how many goods, at least so many of a colour, all different?
Price = tuple[str, int, dict[str, int], bool]


def prices(taken: dict[str, int]) -> Iterator[Price]:
    """DG-5, DG-7.4 and DG-1.6, three players."""
    yield "act brown", 3, {}, True
    yield "act crystal", 2, {}, True
    yield "act two", 4, EACH, False
    yield "act tile extra_die", 4, EACH, False
    yield "act ruby mixed", 4 + taken["mixed"], EACH, False
    for c in COLOURS:
        yield f"act marker {c}", 2, {c: 2}, False
        yield f"act tile goods_{c}", 3, {c: 3}, False
        yield f"act ruby {c}", 4 + taken[c], {c: 4 + taken[c]}, False


def is_payment(pieces: Counter[str], needs: dict[str, int], different: bool) -> bool:
    """Can the brown ones be coloured so that it is right?"""
    plain = Counter[str]()
    for piece, n in pieces.items():
        if piece != "brown":
            plain[piece.split()[1]] += n
    for jokers in combinations_with_replacement(COLOURS, pieces["brown"]):
        goods = plain + Counter(jokers)
        if different and max(goods.values()) > 1:
            continue
        if all(goods[c] >= n for c, n in needs.items()):
            return True
    return False


def payments(holding: Counter[str], price: Price) -> set[Payment]:
    """All there are: every set of pieces of the right size is tried."""
    _, n, needs, different = price
    found = set()
    for counts in product(*(range(holding[piece] + 1) for piece in PIECES)):
        if sum(counts) == n:
            pieces = Counter(dict(zip(PIECES, counts, strict=True)))
            if is_payment(pieces, needs, different):
                found.add(tuple(pieces.elements()))
    return found


def paid_ways(state: istanbul.State, number: int, paid: Payment = ()) -> Iterator[Payment]:
    """Every way to go on to the end of the payment, as the pieces that were paid."""
    state, events = state.apply_with_events(number)
    paid += tuple(event["piece"] for event in events if event["event"] == "paid")
    pending = state.to_json()["pending"]
    if not pending or pending[-1]["frame"] != "payment":
        yield tuple(sorted(paid, key=PIECES.index))
        return
    assert len(state.legal_actions()) > 1, "a single piece is not asked about"
    for action in state.legal_actions():
        yield from paid_ways(state, action, paid)


def random_holding(rng: random.Random) -> Counter[str]:
    """Up to nine dice, some markers."""
    faces = [*COLOURS, "coin"]
    holding = Counter(f"die {rng.choice(faces)}" for _ in range(rng.randrange(10)))
    del holding["die coin"]
    for c in COLOURS:
        holding[f"marker {c}"] = rng.choice([0, 0, 1, 2, 4])
    holding["brown"] = rng.choice([0, 1, 2, 3])
    return holding


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_exactly_the_payments_there_are_each_by_one_way(seed: int) -> None:
    """DG-4.1 to DG-4.4: compared with every set of pieces, for every price, no dead end."""
    rng = random.Random(seed)
    for _ in range(5):
        holding = random_holding(rng)
        taken = {track: rng.randrange(3) for track in (*COLOURS, "mixed")}
        mine = {c: holding[f"marker {c}"] for c in COLOURS} | {"brown": holding["brown"]}
        thrown = " ".join(c for c in COLOURS for _ in range(holding[f"die {c}"]))
        display = {f"goods_{c}": 1 for c in COLOURS} | {"extra_die": 1}
        state = table(thrown, mine, rubies_taken=taken, display=display)
        for price in prices(taken):
            expected = payments(holding, price)
            if price[0] not in texts(state):
                assert expected == set(), price
                continue
            ways = list(paid_ways(state, state.parse(price[0])))
            assert len(set(ways)) == len(ways), price
            assert set(ways) == expected, price


def test_pieces_that_were_paid_are_gone() -> None:
    """DG-4.3: one die, one marker, one brown; the rest stays."""
    state = table("red red", {"red": 2, "brown": 2, "blue": 1}, display={"goods_red": 1})
    state = play(state, "act tile goods_red", "pay die red", "pay marker red", "pay brown")
    assert has(state) == {"red": 1, "brown": 1, "blue": 1}
    assert state.to_json()["turn"]["dice"] == {"red": 1}


def test_only_brown_ones() -> None:
    """DG-4.2: five brown markers pay one of each and one more; all five are gone."""
    state = table("", {"brown": 6}, rubies_taken={"mixed": 1})
    assert has(play(state, "act ruby mixed")) == {"brown": 1}


def test_coin_and_card_dice_are_no_goods() -> None:
    """DG-4.1."""
    assert texts(table("coin card")) == ["end_turn", "act coins", "act cards 1"]
