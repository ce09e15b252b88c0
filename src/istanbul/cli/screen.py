"""The screen of a game in the terminal: board, seats, hand, what happened, what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from istanbul.cli.story import SET_UP, Paragraph
from istanbul.engine.node import Over
from istanbul.messages import Words
from istanbul.messages.phrases import Sentence
from istanbul.terminal.contract import Choice, Scene, ShownView
from istanbul.terminal.option_list import draw_choices
from istanbul.terminal.palette import ACCENT, QUIET, RUBY, SEATS, seat_letter

FEWEST_STORY_LINES: Final = 2
MOST_STORY_LINES: Final = 8
INDENT: Final = 4


def title(scene: Scene[ShownView]) -> str:
    """For the edge of the board: the round and the goal."""
    words, view = scene.words, scene.view
    parts = [words.say("ui-round", n=view.round)]
    parts.append(words.say("ui-goal", n=view.goal))
    if view.last_round:
        parts.append(words.say("ui-last_round"))
    return " · ".join(parts)


def table_lines(scene: Scene[ShownView], found: Sequence[Choice] = ()) -> list[Text]:
    """The board and the seats, and the viewer's hand. Options show their numbers there."""
    return scene.terminal.table(scene, title(scene), found)


def paragraph_text(words: Words, names: Sequence[str], paragraph: Paragraph) -> Text:
    """A turn in one flowing line."""
    seat = paragraph.seat
    if seat == SET_UP:
        start = Text(f"{words.say('ui-set_up')}: ", QUIET)
    else:
        name = (f" {heading(names[seat], paragraph.sentences)} ", "bold")
        start = Text.assemble((f" {seat_letter(seat)} ", SEATS[seat]), name)
    return Text.assemble(start, joined(paragraph.sentences))


def heading(name: str, sentences: Sequence[Sentence]) -> str:
    """A name before sentences: the subject of the first one, or what they are about."""
    return name if sentences and sentences[0].goes_on else f"{name}:"


def joined(sentences: Sequence[Sentence]) -> str:
    """Sentences in one line."""
    return " · ".join(sentence.text for sentence in sentences)


def story_lines(
    console: Console, words: Words, names: Sequence[str], told: Sequence[Paragraph], most: int
) -> list[Text]:
    """The end of the story in at most so many lines, newest last."""
    lines: list[Text] = []
    for paragraph in reversed(told):
        if not paragraph.sentences:
            continue
        whole = paragraph_text(words, names, paragraph)
        first, *rest = whole.wrap(console, console.width - INDENT - 1)
        wrapped = [first, *(Text.assemble(" " * INDENT, line) for line in rest)]
        if lines and len(lines) + len(wrapped) > most:
            break
        lines = wrapped[-max(1, most) :] + lines
    return lines


def draw_screen(
    console: Console,
    scene: Scene[ShownView],
    told: Sequence[Paragraph],
    found: Sequence[Choice],
    prompt: str,
) -> list[Text]:
    """Everything for one decision; the story gets the room that is left."""
    lines = table_lines(scene, found)
    options = draw_choices(scene.words, found, scene.width)
    room = console.height - len(lines) - len(options) - 2  # the prompt, and what is typed
    most = min(MOST_STORY_LINES, max(FEWEST_STORY_LINES, room))
    lines += story_lines(console, scene.words, scene.names, told, most)
    asked, hint = prompt_line(scene.you, prompt), f"  ({scene.words.say('ui-choose')})"
    if asked.cell_len + cell_len(hint) <= scene.width:
        asked.append(hint, QUIET)
    return [*lines, asked, *options]


def prompt_line(you: int, prompt: str) -> Text:
    """What is asked, and of whom."""
    return Text.assemble((f" {seat_letter(you)} ", SEATS[you]), (f" {prompt}", ACCENT))


def over_lines(scene: Scene[ShownView], over: Over) -> list[Text]:
    """The end: who has won, and everybody's rank."""
    words, names = scene.words, scene.names
    winners = [names[seat] for seat in over.winners]
    if len(winners) == 1:
        result = words.say("over-winner", seat=winners[0])
    else:
        result = words.say("over-shared", seats=winners)
    lines = [Text(f"{words.say(f'over-{over.reason}')}. {result}", RUBY)]
    for rank, seats in enumerate(over.ranking, 1):
        for seat in seats:
            row = scene.view.seats[seat]
            has = [words.say("count-ruby", n=row.rubies)]
            has.append(words.say("count-lira", n=row.lira))
            letter = (f" {seat_letter(seat)} ", SEATS[seat])
            lines.append(Text.assemble(f"{rank}. ", letter, f" {names[seat]}: {', '.join(has)}"))
    return lines


def print_lines(console: Console, lines: Sequence[Text]) -> None:
    """Each on its own line, cut at the edge rather than wrapped."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="crop", crop=True)
