"""`istanbul review`: every decision of a finished game judged, and luck told apart."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from istanbul.cli.arena import warn_of_plain_rules
from istanbul.cli.console import Console
from istanbul.cli.files import read_log, replay_log, seat_names
from istanbul.cli.help import Commands, add_command
from istanbul.cli.options import MOST_SEED, add_language, whole, words_of
from istanbul.cli.progress import with_progress
from istanbul.cli.stopping import Stopping
from istanbul.messages import Message, Words
from istanbul.messages.phrases import capital, say
from istanbul.review.judging import NODES
from istanbul.review.records import THRESHOLDS, Account, Choice, Judged, Review
from istanbul.review.reviewing import judged, positions, summed
from istanbul.terminal.palette import NAME, QUIET, SEATS, seat_letter

MOST_THREADS: Final = 64
INDENT: Final = 9


def add(commands: Commands) -> None:
    """The command's options."""
    parser = add_command(commands, "review")
    parser.add_argument("log", metavar="LOG")
    parser.add_argument("--number", type=whole(1, MOST_SEED), metavar="N")
    parser.add_argument("--nodes", type=whole(10, 100_000), default=NODES, metavar="N")
    threads = min(MOST_THREADS, os.cpu_count() or 1)
    parser.add_argument("--threads", type=whole(1, MOST_THREADS), default=threads, metavar="N")
    parser.add_argument("--json", action="store_true")
    add_language(parser)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    """Judge, and say what was found: decisions at once, sums at the end."""
    words, console = words_of(args), Console(highlight=False)
    match = replay_log(args.log, read_log(args.log, args.number))
    names = seat_names(match, words)
    n = len(positions(match))
    warn_of_plain_rules(match.game)
    found: list[Judged] = []
    with Stopping():
        for one in with_progress(judged(match, args.nodes, args.threads), n, "review"):
            found.append(one)
            if isinstance(one, Choice) and one.label and not args.json:
                for line in _choice_lines(words, names, one):
                    console.print(line)
    review = summed(match, found, args.nodes)
    if args.json:
        print(msgspec.json.encode(review).decode())
    else:
        _print(console, words, names, review)
    return 0


def _choice_lines(words: Words, names: Sequence[str], one: Choice) -> Iterator[Text | Padding]:
    """A decision that lost something: what was played, what is better, and why."""
    label = Message(f"review-label_{one.label}")
    lost = words.say("review-lost", label=label, percent=_percent(one.lost))
    yield Text.assemble((f"{one.n:>4} ", QUIET), _mark(one.seat), (f" {capital(lost)}", NAME))
    option, percent = capital(say(words, one.played.words, names)), _percent(one.played.chance)
    yield _indented(words.say("review-played", option=option, percent=percent))
    assert one.reason is not None
    reason = capital(say(words, one.reason, names))
    option, percent = capital(say(words, one.best.words, names)), _percent(one.best.chance)
    better = words.say("review-better", option=option, percent=percent, reason=reason)
    yield _indented(capital(better))
    if one.line:
        options = ". ".join(capital(say(words, said.words, names)) for said in one.line)
        yield _indented(capital(words.say("review-then", options=options)))


def _mark(seat: int) -> tuple[str, str]:
    return f" {seat_letter(seat)} ", SEATS[seat]


def _print(console: Console, words: Words, names: Sequence[str], review: Review) -> None:
    if not any(one.label for one in review.choices):
        least = _percent(THRESHOLDS["inaccuracy"])
        console.print(words.say("review-none", percent=least))
    console.print(_sums(words, names, review))
    if review.compared:
        agent = Message(f"bot-{review.compared.agent}")
        told = words.say("review-compared", agent=agent, n=review.compared.games)
        console.print(Text(told, QUIET))
    console.print(Text(words.say("review-turning"), NAME))
    for turn in review.turning:
        args = {"from": _percent(turn.before), "to": _percent(turn.after)}
        seat = names[turn.seat]
        console.print(_indented(words.say("review-turning_point", n=turn.n, seat=seat, **args)))
    limits = {label: _percent(least) for label, least in review.thresholds.items()}
    console.print(Text(words.say("review-formula", **limits), QUIET))


def _sums(words: Words, names: Sequence[str], review: Review) -> Table:
    """A column for each player: chance lost, luck, and where turns and things went."""
    players = review.players
    rows: list[tuple[str, list[str]]] = [
        ("decisions", [str(one.decisions) for one in players]),
        ("chance_lost", [_said(words, _percent(one.lost)) for one in players]),
        ("inaccuracies", [str(one.labels["inaccuracy"]) for one in players]),
        ("mistakes", [str(one.labels["mistake"]) for one in players]),
        ("blunders", [str(one.labels["blunder"]) for one in players]),
        ("luck", [_said(words, f"{_percent(one.luck):+}") for one in players]),
        ("average_luck", [_said(words, _percent(one.average_luck)) for one in players]),
    ]
    table = Table()
    table.add_column(words.say("review-player"))
    for seat, name in enumerate(names):
        table.add_column(Text.assemble(_mark(seat), f" {name}"), justify="right")
    for id, cells in rows:
        table.add_row(words.say(f"review-{id}"), *cells)
    table.add_section()
    for number, account in enumerate(players[0].accounts):
        cells = [_account(one.accounts[number]) for one in players]
        table.add_row(words.say(account.key), *cells)
    return table


def _account(one: Account) -> str:
    return f"{one.n:.3g}" + (f" ({one.usual:.3g})" if one.usual is not None else "")


def _indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, INDENT))


def _said(words: Words, percent: int | str) -> str:
    """With the sign, as the language writes it."""
    return words.say("screen-percent", n=str(percent).replace("-", "−"))


def _percent(chance: float) -> int:
    return round(100 * chance)
