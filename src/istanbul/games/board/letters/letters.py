"""Letters: drawn from the supply, delivered by standing there, given for their seals (L1, L8)."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.catalogue import GIVE_LETTER, GIVE_SEALED
from istanbul.games.board.frames import LETTER, offer, push
from istanbul.games.board.state import NOWHERE, State
from istanbul.games.board.tables import MAX_PLACES


def can_take_letter(g: State) -> bool:
    """Is there a letter, if need be after shuffling the used ones?"""
    return g.letters_left + g.letters_used > 0


def draw_letter(g: State, p: int) -> None:
    """The next thing to happen is that this seat takes a letter."""
    push(g, LETTER, p, 0)


def letter_drawn(g: State, p: int, place: int) -> None:
    """A letter lies open in front of its owner; after the last one the used ones are shuffled."""
    g.letter_supply[place] -= 1
    g.letters_left -= 1
    g.letter_front[p][place] += 1
    g.open_letters[p] += 1
    g.seals[p] += g.tables.front_seals
    emit(g, "letter_taken", p, place)
    if g.letters_left == 0:
        renew_letters(g)  # at once (S7)


def renew_letters(g: State) -> None:
    """The used letters, if there are any, become the supply."""
    for place in range(MAX_PLACES):
        g.letter_supply[place] += g.letter_discard[place]
        g.letter_discard[place] = 0
    g.letters_left += g.letters_used
    g.letters_used = 0
    if g.letters_left > 0:
        emit(g, "letters_shuffled", g.letters_left)


def deliver_all(g: State) -> None:
    """Every letter whose place has a figure of its owner standing on it is turned."""
    for p in range(g.tables.players):
        if g.open_letters[p] > 0:
            deliver_at(g, p, g.merchant[p])
            deliver_at(g, p, g.family[p])
            if g.companion[p] > NOWHERE:
                deliver_at(g, p, g.companion[p])


def deliver_at(g: State, p: int, place: int) -> None:
    """Turn the letters for one place."""
    while g.letter_front[p][place] > 0:
        g.letter_front[p][place] -= 1
        g.letter_back[p][place] += 1
        g.open_letters[p] -= 1
        g.seals[p] += g.tables.back_seals - g.tables.front_seals
        emit(g, "letter_delivered", p, place)


# Giving letters: one by one in the order of GIVE_LETTER and GIVE_SEALED, so that a set has one way.
# `first` counts through both: a letter for place n is n, a delivered one MAX_PLACES + n.


def has_letter(g: State, p: int, i: int) -> bool:
    """Has the seat a letter of this number?"""
    if i < MAX_PLACES:
        return g.letter_front[p][i] > 0
    return g.letter_back[p][i - MAX_PLACES] > 0


def seals_on(g: State, i: int) -> int:
    """The seals that a letter of this number shows."""
    return g.tables.front_seals if i < MAX_PLACES else g.tables.back_seals


def letter_number(a: int) -> int:
    """Which letter an action gives: a place, and whether it is sealed."""
    return a - GIVE_LETTER


def give_letter(g: State, p: int, i: int) -> None:
    """A letter goes to the used ones."""
    place = i % MAX_PLACES
    if i < MAX_PLACES:
        g.letter_front[p][place] -= 1
        g.open_letters[p] -= 1
    else:
        g.letter_back[p][place] -= 1
    g.seals[p] -= seals_on(g, i)
    g.letter_discard[place] += 1
    g.letters_used += 1
    emit(g, "letter_given", p, place, seals_on(g, i))


def seals_from(g: State, p: int, first: int) -> int:
    """All seals on the letters from this number on."""
    n = 0
    for i in range(first, 2 * MAX_PLACES):
        if i < MAX_PLACES:
            n += g.letter_front[p][i] * g.tables.front_seals
        else:
            n += g.letter_back[p][i - MAX_PLACES] * g.tables.back_seals
    return n


def offer_letters(g: State, p: int) -> None:
    """Every letter of the seat can be given."""
    for i in range(2 * MAX_PLACES):
        if has_letter(g, p, i):
            offer(g, GIVE_LETTER + i)


def can_make(g: State, p: int, first: int, wanted: int) -> bool:
    """Can the letters from this number on show exactly so many seals?"""
    fronts = 0
    backs = 0
    for i in range(first, 2 * MAX_PLACES):
        if i < MAX_PLACES:
            fronts += g.letter_front[p][i]
        else:
            backs += g.letter_back[p][i - MAX_PLACES]
    for n in range(backs + 1):
        rest = wanted - n * g.tables.back_seals
        if rest >= 0 and rest % g.tables.front_seals == 0 and rest <= fronts * g.tables.front_seals:
            return True
    return False


assert GIVE_SEALED == GIVE_LETTER + MAX_PLACES
