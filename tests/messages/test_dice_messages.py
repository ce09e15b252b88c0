"""The words of the Dice Game: everything that exists has some, in four languages."""

import random
import re

import pytest

import istanbul
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Decision, Json
from istanbul.engine.source import SeededSource
from istanbul.games.dice.bazaar_cards import FAMILY, HAS_LOWER
from istanbul.games.dice.catalogue import FORMS as ACTION_FORMS
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, FACES, THINGS, TILES, TRACKS
from istanbul.games.dice.events import EVENTS
from istanbul.games.dice.price_words import numbers, ruby_letters, say_goods, say_tile_price
from istanbul.games.dice.text import QUIET
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import say_events, say_prompt, seat_names
from tests.few import every
from tests.saying import say_gain, say_option

PIECES = ("dice_piece", "dice_piece_count")
PROMPTS = ("income", "reroll", "action", "pick", "payment", "choose_card", "take_markers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    wanted = [f"dice_event-{name}" for name in EVENTS if name not in QUIET]
    wanted += [f"dice_action-{form.kind}" for form in ACTION_FORMS]
    wanted += [f"prompt-dice_{name}" for name in PROMPTS]
    for card, family in zip(BAZAAR_CARDS, FAMILY, strict=True):
        wanted += [f"dice_card-{card}", f"dice_card_help-{card}", f"prompt-{card}"]
        wanted += [f"prompt-{card}_others"] * HAS_LOWER[family]
    wanted += [f"{group}-{tile}" for tile in TILES for group in ("dice_tile", "dice_tile_help")]
    wanted += [f"{group}-{thing}" for thing in THINGS for group in ("dice_thing", "dice_count")]
    wanted += [f"{group}-{face}" for face in FACES for group in ("dice_face", "dice_face_count")]
    wanted += [f"dice_goods-{colour}" for colour in COLOURS]
    pieces = [*(f"die_{face}" for face in FACES), *(f"marker_{c}" for c in COLOURS), "brown"]
    wanted += [f"{group}-{piece}" for piece in pieces for group in PIECES]
    wanted += [f"dice_track-{track}" for track in [*TRACKS, "mosque"]]
    assert sorted(set(wanted) - set(Words(language).ids())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_different_and_texts_can_be_filled(language: str) -> None:
    words, game = Words(language), istanbul.game("dice", players=3)
    for group, ids in (("dice_card", BAZAAR_CARDS), ("dice_tile", TILES)):
        assert len({words.say(f"{group}-{name}") for name in ids}) == len(ids)
        for name in ids:
            text = words.say(f"{group}_help-{name}", **numbers(game))
            assert re.fullmatch(r"[^{}|]+\.", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", every(3, [3, 2, 4]))
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every prompt, option and event of random games has words, and no slot stays open."""
    words = Words(language)
    names = seat_names(words, players)
    game = istanbul.game("dice", players=players, seed=players, max_rounds=30)
    state, source, rng = game.root(), SeededSource(players), random.Random(players)
    said: list[str] = []
    while not state.is_over:
        node = state.node
        if isinstance(node, Decision):
            said.append(say_prompt(words, state))
            option = rng.choice(node.options[-9:])
            said.append(say_option(words, state, option, names))
            said.append(say_gain(words, state, option.action) or "-")
            number = option.action
        else:
            number = state.sample(source)
        state, events = state.apply_with_events(number)
        said += [told.text for told in say_events(words, game, events, names)]
    assert len(said) > 400
    assert [text for text in said if not text or "{" in text or "}" in text] == []


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 1, "1 red marker"),
        ("en", 2, "2 red markers"),
        ("de", 2, "2 rote Warenplättchen"),
        ("ru", 1, "1 красный маркер"),
        ("ru", 3, "3 красных маркера"),
        ("ru", 5, "5 красных маркеров"),
        ("pl", 1, "1 czerwony znacznik"),
        ("pl", 4, "4 czerwone znaczniki"),
        ("pl", 8, "8 czerwonych znaczników"),
    ],
)
def test_plurals(language: str, n: int, expected: str) -> None:
    assert Words(language).say("dice_count-red", n=n) == expected


def test_what_belongs_together_is_one_sentence() -> None:
    events: list[Json] = [{"event": "rolled", "face": face} for face in ("red", "coin", "red")]
    events += [{"event": "forced", "seat": 0, "text": "pay die red"}]
    events += [{"event": "paid", "seat": 0, "piece": "die red"}]
    events += [{"event": "forced", "seat": 0, "text": "pay brown"}]
    events += [{"event": "paid", "seat": 0, "piece": "brown"}]
    events += [{"event": "taken", "seat": seat, "thing": "crystal", "n": 2} for seat in (0, 1)]
    told = say_events(Words("en"), istanbul.game("dice"), events, ["Ada", "Bo"], 0)
    assert told == [
        ("The dice show 2 red and 1 coin", False),
        ("pays 1 red die and 1 brown marker", True),
        ("takes 2 crystals", True),
        ("Bo takes 2 crystals", False),
    ]


def test_prices_in_words_and_letters() -> None:
    words, game = Words("en"), istanbul.game("dice", players=3)
    position = game.start(seed=1).to_json()
    position["rubies_taken"]["mixed"] = 2
    assert say_tile_price(words, game, "goods_blue") == "3 blue goods"
    assert say_tile_price(words, game, "extra_die") == "one good of each colour"
    assert say_goods(words, [2, 0, 1, 0]) == "2 red goods and 1 green good"
    assert ruby_letters(words, game, position, "green") == "gggg"
    assert ruby_letters(words, game, position, "mixed") == "rygb +2"
    assert ruby_letters(words, game, position, "lira") == "10 lira"


def test_own_tables_change_the_numbers_of_the_texts() -> None:
    game = istanbul.game("dice", players=3, tables={"bazaar": {"a": {"upper": 9}}})
    text = Words("en").say("dice_card_help-a_red", **numbers(game))
    assert text.startswith("You take 9 lira.")


def test_prompts_are_for_decisions_only() -> None:
    with pytest.raises(MalformedInput, match="nobody has to decide"):
        say_prompt(Words("en"), istanbul.game("dice").root())
