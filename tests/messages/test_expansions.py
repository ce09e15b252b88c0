"""Everything that the expansions add has words that can be filled in, in four languages."""

import ast
import random
from pathlib import Path
from typing import Any, TypeGuard

import pytest

import istanbul
from istanbul.engine.node import Decision
from istanbul.engine.source import SeededSource
from istanbul.games.board import phases
from istanbul.games.board.catalogue import FORMS
from istanbul.games.board.contents import BONUS_CARDS, CARD_EFFECTS, GUILD_CARDS, printed
from istanbul.games.board.events import EVENT_NAMES, EVENTS, event_for
from istanbul.games.board.text import BARRIER_STEPS, IN_FRAME, PRICES, QUIET
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import say_events, say_prompt, seat_names
from tests.saying import say_event, say_gain, say_option

RULES = Path(phases.__file__).parent
SETS: list[dict[str, Any]] = [
    {"players": 3, "expansions": ["mocha"]},
    {"players": 4, "expansions": ["letters"], "letters_deck": "new_only"},
    {"players": 5, "expansions": ["mocha", "letters"]},
]
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve"]
FILLED = {"n", "place", "colour"}  # slots that any option may have


def asking(kind: str) -> set[str]:
    """The effects of a kind of cards that ask something."""
    files = RULES.glob(f"*/{kind}/*.py")
    return {file.stem for file in files if "\ndef options(" in file.read_text(encoding="utf-8")}


def names_a_prompt(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Is it one of the functions of the rules, which know ids only?"""
    if not isinstance(node, ast.FunctionDef) or node.name not in ("prompt", "asks_once"):
        return False
    return isinstance(node.returns, ast.Name) and node.returns.id == "str"


def told_by(function: ast.FunctionDef) -> set[str]:
    """The texts that a function may return."""
    texts = [node.value for node in ast.walk(function) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text.isidentifier()}


def all_prompts() -> set[str]:
    found = {*BARRIER_STEPS, *phases.NAMES}
    for file in RULES.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if names_a_prompt(node):
                found |= told_by(node)
    effects = zip(BONUS_CARDS, CARD_EFFECTS, strict=True)
    found |= {card for card, effect in effects if effect in asking("bonus_cards")}
    guild = printed()["guild_cards"]
    found |= {card for card in GUILD_CARDS if guild[card]["effect"] in asking("guild_cards")}
    assert {"action", "again", "discard", "smuggler_good", "courier_payment", "bid"} < found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_words(language: str) -> None:
    ids = Words(language).ids()
    known = {id.removeprefix("prompt-") for id in ids if id.startswith("prompt-")}
    assert all_prompts() | {"exchange_take"} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_filled(language: str) -> None:
    for form in FORMS:
        variables = Words(language).variables(f"action-{form.kind}")
        given = {"goods" if name == "good" else name for name in form.args}
        assert variables <= FILLED | given, form.text
    assert {f"action-{key}" for key in IN_FRAME.values()} <= set(Words(language).ids())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(set(EVENTS) - QUIET))
def test_every_event_can_be_said(name: str, language: str) -> None:
    game = istanbul.game("board", seed=1, **SETS[2])
    for value in (0, 1):
        event = EVENT_NAMES.named((name, *[value] * len(EVENTS[name])))
        if name == "price":
            event["place"] = sorted(PRICES)[value]
        for seen in (event, event_for(event, 2)):
            said = say_event(Words(language), game, seen, NAMES)
            assert said
            assert "{" not in said


def test_what_is_drawn_is_told_to_the_drawer_only() -> None:
    game, words = istanbul.game("board", seed=1, **SETS[0]), Words("en")
    drawn = {"event": "guild_drawn", "seat": 1, "guild": "guild_3"}
    assert say_event(words, game, drawn, NAMES) == "Bo draws the guild card “Spice and 2 goods”"
    hidden = game.event_for(drawn, 0)
    assert say_event(words, game, hidden, NAMES) == "Bo draws a guild card"
    turned = {"event": "baksheesh_turned", "side": "b"}
    assert say_event(words, game, turned, NAMES) == "The baksheesh tile now asks for 3 red goods"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", SETS, ids=["mocha", "letters", "great_bazaar"])
def test_whole_games_can_be_told(options: dict[str, Any], language: str) -> None:
    """Prompts, events, and the options of every kind that comes up; no slot stays open."""
    words, players = Words(language), options["players"]
    names = seat_names(words, players)
    game = istanbul.game("board", seed=players, max_rounds=30, **options)
    state, source, rng = game.root(), SeededSource(players), random.Random(players)
    said: list[str] = []
    seen: set[tuple[str, str]] = set()
    while not state.is_over:
        node = state.node
        if isinstance(node, Decision):
            said.append(say_prompt(words, state))
            for option in node.options:
                if (node.prompt, option.kind) not in seen:
                    seen.add((node.prompt, option.kind))
                    said.append(say_option(words, state, option, names))
                    said.append(say_gain(words, state, option.action) or "-")
            wise = [o for o in node.options if o.kind not in ("visit", "refuse", "skip")]
            number = rng.choice(wise or node.options).action
        else:
            number = state.sample(source)
        state, events = state.apply_with_events(number)
        said += [told.text for told in say_events(words, game, events, names)]
    assert len(said) > 400
    assert len(seen) > 50
    assert [text for text in said if not text or "{" in text or "}" in text] == []


def position(**fields: Any) -> istanbul.State:
    seats = [{"coffee": 9, "lira": 9, "goods": {"red": 1, "green": 1}, "merchant": "tavern"}]
    base = {"options": {"expansions": ["mocha"]}, "seats": seats, "turn": {"phase": "encounters"}}
    return istanbul.position({**base, **fields})


def said_by(state: istanbul.State, text: str) -> str:
    node = state.node
    assert isinstance(node, Decision)
    option = next(option for option in node.options if option.text == text)
    gain = say_gain(Words("en"), state, option.action)
    return f"{say_option(Words('en'), state, option, NAMES)} | {gain}"


def test_options_at_the_tavern_and_the_barrier() -> None:
    state = position(pending=[{"frame": "visit", "seat": 0, "about": "tavern"}])
    expected = "Take the tavern tile “movement” | −1 coffee"
    assert said_by(state, "act movement") == expected
    assert said_by(state, "act barrier") == "Place the barrier | −2 coffee"
    state = state.apply(state.parse("act barrier"))
    assert say_prompt(Words("en"), state).startswith("Where do you place the barrier?")
    assert said_by(state, "put fountain").startswith("Place the barrier next to the Fountain")
    state = state.apply(state.parse("put wainwright"))
    assert say_prompt(Words("en"), state).startswith("Which neighbour of the Wainwright")
    state = state.apply(state.parse("put fountain"))
    assert "Which place's action" in say_prompt(Words("en"), state)
    assert said_by(state, "use fountain") == "Take the action of the Fountain | "


def test_options_at_the_roasting_plant() -> None:
    state = position(pending=[{"frame": "visit", "seat": 0, "about": "roasting_plant"}])
    assert said_by(state, "act lira") == "Exchange 2 lira for coffee | −2 lira, +2 coffee"
    expected = "Exchange 1 green good for coffee | +2 coffee, −1 green good"
    assert said_by(state, "act green") == expected


def test_a_roll_is_said_with_its_dice() -> None:
    hand = {"die_to_six": 1}
    pending = [
        {"frame": "visit", "seat": 0, "about": "tea_house", "step": 1, "value": 9},
        {"frame": "dice", "seat": 0, "step": 1, "first": 2, "second": 5},
    ]
    state = position(pending=pending, seats=[{"merchant": "tea_house", "hand": hand}])
    assert say_prompt(Words("en"), state) == "You rolled 2 and 5. Change the roll?"
    assert said_by(state, "card die_to_six 2").startswith("Play “One die to 6” on the 2")


def test_letters_for_a_second_turn() -> None:
    letters = {"open": {"embassy": 1}, "delivered": {"kiosk": 1, "fountain": 1}}
    state = istanbul.position(
        {
            "options": {"expansions": ["letters"]},
            "seats": [{"letters": letters}],
            "pending": [{"frame": "double_turn", "seat": 0}],
        }
    )
    assert say_prompt(Words("en"), state).endswith("for another turn? (0 so far)")
    assert said_by(state, "pass") == "Do not take another turn | "
    expected = "Discard the letter for the Embassy (1 seal) | −1 letter"
    assert said_by(state, "give letter embassy") == expected
    state = state.apply(state.parse("give letter embassy"))
    assert say_prompt(Words("en"), state).endswith("(1 so far)")
    state = state.apply(state.parse("give sealed fountain"))
    assert said_by(state, "done") == "Take another turn | "


def test_letters_for_a_ruby() -> None:
    letters = {"delivered": {"embassy": 1, "kiosk": 1, "fountain": 1, "post_office": 1}}
    state = istanbul.position(
        {
            "options": {"expansions": ["letters"]},
            "seats": [{"letters": letters, "merchant": "secret_society"}],
            "turn": {"phase": "encounters"},
            "pending": [{"frame": "visit", "seat": 0, "about": "secret_society"}],
        }
    )
    assert said_by(state, "act ruby gemstone_dealer").startswith(
        "Take the next ruby from the Gemstone"
    )
    state = state.apply(state.parse("act ruby gemstone_dealer"))
    assert say_prompt(Words("en"), state) == "Which letters do you discard? (0 of 6 seals so far)"
    state = state.apply(state.parse("give sealed post_office"))
    assert say_prompt(Words("en"), state) == "Which letters do you discard? (2 of 6 seals so far)"
