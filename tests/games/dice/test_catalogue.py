"""The catalogue: one number, one text, one kind for each action."""

import pytest

import istanbul
from istanbul.games.dice.catalogue import ACTIONS, FORMS, N_ACTIONS
from tests.games.dice.table import CARDS, COLOURS, FACES, TILES, TRACKS, dice_game

WHOLE = {"end_turn", "one_lira"}  # texts of one word
ARGUMENTS = {
    "colour": COLOURS,
    "face": FACES,
    "tile": list(TILES),
    "track": TRACKS,
    "card": CARDS,
    "thing": [*COLOURS, "brown", "crystal", "lira"],
    "what": ["lira", "crystal", "card"],
    "n": list(range(10)),
}


def test_the_kind_is_the_verb_and_the_argument_follows() -> None:
    for form in FORMS:
        verb = form.kind if form.kind in WHOLE else form.kind.replace("_", " ")
        verb = "use" if verb == "use card" else verb
        assert form.text == " ".join([verb, *map(str, form.args.values())])


def test_every_argument_has_all_its_values() -> None:
    for kind in {form.kind for form in FORMS}:
        forms = [form for form in FORMS if form.kind == kind]
        if forms[0].args:
            (name,) = forms[0].args
            assert [form.args[name] for form in forms] == ARGUMENTS[name]


def test_texts_and_numbers() -> None:
    """At most 1,024, whatever the options."""
    assert len(ACTIONS) == N_ACTIONS == len(FORMS) <= 1024
    for players in (2, 3, 4):
        game = dice_game(players)
        assert game.n_actions == N_ACTIONS
        assert [game.action_number(form.text) for form in FORMS] == list(range(N_ACTIONS))
    assert dice_game().action_number("move tea_house") is None
    with pytest.raises(istanbul.MalformedInput, match="expected 0 to"):
        dice_game().describe(N_ACTIONS)
