"""Everything that exists has words. That all languages say the same: tools/messages.py."""

import random

import pytest

import istanbul
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Decision
from istanbul.engine.source import SeededSource
from istanbul.games.board.catalogue import FORMS as ACTION_FORMS
from istanbul.games.board.contents import (
    ALL_FIGURES,
    BONUS_CARDS,
    EXPANSIONS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    PLACES,
    TAVERN_TILES,
)
from istanbul.games.board.events import EVENTS
from istanbul.games.board.text import QUIET
from istanbul.messages import LANGUAGES, Words, language_of
from istanbul.messages.phrases import say_events, say_prompt, seat_names
from tests.saying import say_event, say_gain, say_option


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    known = Words(language).ids()
    wanted = [f"event-{name}" for name in EVENTS if name not in QUIET]
    wanted += ["event-card_drawn_hidden", "event-guild_drawn_hidden"]
    wanted += ["over-rubies", "over-max_rounds"]
    wanted += [f"action-{form.kind}" for form in ACTION_FORMS]
    wanted += [f"{group}-{place}" for place in PLACES for group in ("place", "place_help", "short")]
    wanted += [f"{group}-{card}" for card in BONUS_CARDS for group in ("card", "card_help")]
    wanted += [f"{group}-{good}" for good in GOODS for group in ("good", "colour", "tile_help")]
    wanted += [f"{group}-{card}" for card in GUILD_CARDS for group in ("guild", "guild_help")]
    wanted += [f"{group}-{tile}" for tile in TAVERN_TILES for group in ("tavern", "tavern_help")]
    wanted += [f"kiosk-{tile}" for tile in KIOSK_TILES]
    wanted += [f"expansion-{name}" for name in (*EXPANSIONS, "great_bazaar")]
    wanted += [f"figure-{figure}" for figure in ALL_FIGURES]
    wanted += [f"{group}{figure}" for figure in FIGURES for group in ("ui-short_", "figure_help-")]
    for thing in ("coffee", "letter", "seal", "companion", "barrier"):
        wanted += [f"thing-{thing}", f"thing_help-{thing}"]
    wanted += [f"seat_colour-{seat}" for seat in range(5)]
    assert sorted(set(wanted) - set(known)) == []


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("de", 1, "1 Karte"),
        ("de", 21, "21 Karten"),
        ("ru", 1, "1 карта"),
        ("ru", 2, "2 карты"),
        ("ru", 5, "5 карт"),
        ("ru", 11, "11 карт"),
        ("ru", 12, "12 карт"),
        ("ru", 21, "21 карта"),
        ("ru", 24, "24 карты"),
        ("ru", 111, "111 карт"),
        ("ru", 0, "0 карт"),
        ("pl", 1, "1 karta"),
        ("pl", 3, "3 karty"),
        ("pl", 5, "5 kart"),
        ("pl", 13, "13 kart"),
        ("pl", 21, "21 kart"),
        ("pl", 22, "22 karty"),
        ("pl", 112, "112 kart"),
    ],
)
def test_plurals(language: str, n: int, expected: str) -> None:
    assert Words(language).say("ui-cards", n=n) == expected


def test_what_is_missing_is_named() -> None:
    with pytest.raises(MalformedInput, match="language 'fr': expected en, de, pl, ru"):
        Words("fr")
    with pytest.raises(MalformedInput, match=r"message 'ui-flight' is unknown in language 'de'"):
        Words("de").say("ui-flight")
    with pytest.raises(MalformedInput, match=r"message 'ui-cards' needs 'n'"):
        Words("en").say("ui-cards")
    assert Words("en").knows("ui-cards")
    assert not Words("en").knows("ui-flight")


@pytest.mark.parametrize(
    ("locale", "language"),
    [(None, "en"), ("", "en"), ("C", "en"), ("pl_PL.UTF-8", "pl"), ("de-AT", "de"), ("ru", "ru")],
)
def test_the_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_events_in_words() -> None:
    game = istanbul.game("board", players=2)
    words, names = Words("en"), ["Ada", "Bo"]
    hidden = {"event": "card_drawn", "seat": 1, "card": "?"}
    assert say_event(words, game, hidden, names) == "Bo draws a bonus card"
    demand = {"event": "demand", "market": "small", "tile": 0}
    expected = "The Small Market now asks for 1 red good, 3 green goods and 1 yellow good"
    assert say_event(words, game, demand, names) == expected
    paid = {"event": "merchant_paid", "seat": 0, "other": 1, "n": 2}
    assert say_event(words, game, paid, names) == "Ada pays Bo 2 lira"


def test_under_a_heading_the_name_is_left_out() -> None:
    game = istanbul.game("board", players=2)
    events = [
        {"event": "forced", "seat": 0, "text": "skip"},
        {"event": "moved", "seat": 0, "place": "tea_house"},
        {"event": "lira", "seat": 1, "n": 3},
    ]
    told = say_events(Words("en"), game, events, ["Ada", "Bo"], 0)
    assert told == [("goes to the Tea House", True), ("Bo gains 3 lira", False)]


def test_a_sale_is_told_once() -> None:
    game = istanbul.game("board", players=2)
    sold = {"event": "sold", "seat": 0, "place": "small_market", "goods": "r1", "n": 2}
    events = [
        {"event": "goods_paid", "seat": 0, "good": "red", "n": 1},
        sold,
        {"event": "lira", "seat": 0, "n": 2},
    ]
    told = say_events(Words("en"), game, events, ["Ada", "Bo"])
    assert [said.text for said in told] == ["Ada sells 1 red good at the Small Market for 2 lira"]


def test_a_place_that_was_just_named_is_not_named_again() -> None:
    game = istanbul.game("board", players=2)
    events = [
        {"event": "moved", "seat": 0, "place": "tea_house"},
        {"event": "assistant_laid", "seat": 0, "place": "tea_house"},
        {"event": "assistant_laid", "seat": 0, "place": "fountain"},
    ]
    told = say_events(Words("en"), game, events, ["Ada", "Bo"])
    assert [said.text for said in told] == [
        "Ada goes to the Tea House",
        "Ada leaves an assistant there",
        "Ada leaves an assistant at the Fountain",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every prompt, option and event of random games has words, and no slot stays open."""
    words = Words(language)
    names = seat_names(words, players)
    variants = ["neutral_assistants", "caravan_leader"] if players == 3 else []
    game = istanbul.game("board", players=players, seed=players, variants=variants, max_rounds=25)
    state, source, rng = game.root(), SeededSource(players), random.Random(players)
    said: list[str] = []
    while not state.is_over:
        node = state.node
        if isinstance(node, Decision):
            said.append(say_prompt(words, state))
            option = rng.choice(node.options)
            said.append(say_option(words, state, option, names))
            said.append(say_gain(words, state, option.action) or "-")
            number = option.action
        else:
            number = state.sample(source)
        state, events = state.apply_with_events(number)
        said += [told.text for told in say_events(words, game, events, names)]
    assert len(said) > 400
    assert [text for text in said if not text or "{" in text or "}" in text] == []


def test_prompts_are_for_decisions_only() -> None:
    with pytest.raises(MalformedInput, match="nobody has to decide"):
        say_prompt(Words("en"), istanbul.game("board").root())
