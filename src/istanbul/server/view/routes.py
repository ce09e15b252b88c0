"""A route over the next turns of a seat: what it has after each stop, by the rules.

It begins with what the seat may know: whatever is hidden is dealt anew. The other seats stand
still, and chance is not drawn: where it decides, the outcomes are told with their odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from msgspec.structs import replace

from istanbul.engine.errors import MalformedInput
from istanbul.engine.kit import Kit, kit_of
from istanbul.engine.phrase import Gain, Phrase, total
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State
from istanbul.server.errors import Refused
from istanbul.server.protocol.parts import DecisionNode, OptionInfo, SeatView
from istanbul.server.protocol.route_bodies import (
    Odds,
    Route,
    RouteAnswer,
    RouteProblem,
    RouteQuestion,
    Station,
    Stop,
)
from istanbul.server.view.foreseen import Position, RouteRules, choose, settled, shared
from istanbul.server.view.options import node_for, preview


def route(state: State, seat: int, stops: Sequence[Stop]) -> Route:
    """The stations of a route of a seat that begins here, up to the first stop that cannot be."""
    rules = _rules_of(kit_of(state.game))
    if rules is None:
        raise Refused("no_route", "this game has no routes to plan")
    if state.is_over:
        raise Refused("not_playing", "the game is over: there are no more turns")
    # what is dealt is never told, so any deal will do
    first = state.game.plain().adopt(state).view(seat).world(SeededSource(0))
    return _Planner(rules, seat, first).route(stops)


class _Planner:
    def __init__(self, rules: RouteRules, seat: int, first: State) -> None:
        self._rules = rules
        self._seat = seat
        self._first = first  # dealt anew
        self._places: list[Position] = []  # where the seat may be now, all alike for it
        self._stations: list[Station] = []

    def route(self, stops: Sequence[Stop]) -> Route:
        """As far as it is possible."""
        self._rest([Position(state=self._first, weight=1.0)], 0, None)
        for n, stop in enumerate(stops):
            problem = self._go(stop)
            if problem is not None:
                found = RouteProblem(stop=n, says=problem)
                return Route(stations=self._told(), problem=found)
        return Route(stations=self._told(), problem=None)

    def _go(self, stop: Stop) -> Phrase | None:
        """The next station; or why it cannot be."""
        here = self._places[0].state
        game = here.game
        numbers = [game.action_number(" ".join(text.lower().split())) for text in stop.texts]
        going, *wanted = numbers
        if None in numbers or going is None or not self._rules.is_stop(game.describe(going)):
            raise MalformedInput(f"stop {stop.texts}: expected an action that leads to a place")
        if self._stations[-1].over:
            return Phrase("planner-over")
        if going not in here.legal_actions():
            why = self._rules.refusal(here, self._seat, game.describe(going))
            return game.text.reason(why.message, why.args)
        chosen = tuple(action for action in wanted if action is not None)
        begun = [
            choose(self._seat, replace(one, wanted=chosen, events=(), asked=(), unknown=()), going)
            for one in self._places
        ]
        self._rest(begun, stop.branch, preview(here, self._seat, going))
        return None

    def _rest(self, begun: list[Position], branch: int, option: OptionInfo | None) -> None:
        """Play the turn to its end in all positions, and go on from one of its outcomes."""
        outcomes: dict[tuple[object, ...], list[Position]] = {}
        for one in settled(self._rules, self._seat, begun):
            outcomes.setdefault(self._rules.holdings(one.state, self._seat), []).append(one)
        branches = sorted(outcomes.values(), key=lambda found: -_weight(found))
        if branch >= len(branches):
            raise MalformedInput(f"branch {branch}: expected 0 to {len(branches) - 1}")
        told = [self._gains(found[0]) for found in branches]
        common = [gain for gain in told[0] if all(gain in other for other in told)]
        odds = [
            Odds(
                percent=round(100 * _weight(found)),
                gains=[gain for gain in gains if gain not in common],
            )
            for found, gains in zip(branches, told, strict=True)
        ]
        taken = branches[branch]
        self._places = shared(taken)
        likeliest, seat = taken[0], self._seat
        state = likeliest.state
        self._stations.append(
            Station(
                label=option.label if option is not None else None,
                place=str(option.args["place"]) if option else self._rules.place(state, seat),
                gains=told[branch],
                odds=odds if len(odds) > 1 else [],
                branch=branch,
                # the way itself is no question of the place
                asked=self._asked(likeliest, 0 if option is None else 1),
                notes=self._notes(taken, option),
                has=self._rules.shown(state, seat),
                affords=self._rules.affords(state, seat),
                over=not self._rules.begins(state, seat),
                frame=self._look(state),
            )
        )

    def _gains(self, one: Position) -> list[Gain]:
        game = one.state.game
        said = game.text.tell(game.tables, one.events)
        return total([gain for each in said for gain in each.gains], self._seat)

    def _notes(self, taken: list[Position], option: OptionInfo | None) -> list[Phrase]:
        idle = [option.outlook.says] if option and option.outlook and option.outlook.idle else []
        unknown = dict.fromkeys(
            (why.message, tuple(why.args.items())) for one in taken for why in one.unknown
        )
        reason = taken[0].state.game.text.reason
        return [*idle, *(reason(message, dict(args)) for message, args in unknown)]

    def _asked(self, one: Position, first: int) -> list[RouteQuestion]:
        """What was to be chosen on the way, from its first decision on."""
        found = []
        for state, taken in one.asked[first:]:
            game = state.game
            actions = self._rules.questions(state)
            if len(actions) > 1:
                answers = [
                    RouteAnswer(option.text, state.label(option, events))
                    for option, _, events in state.foresee_all(actions)
                ]
                asked = RouteQuestion(
                    question=game.text.prompt(state.record),
                    choices=answers,
                    taken=game.describe(taken).text,
                )
                found.append(asked)
        return found

    def _look(self, unknown: State) -> SeatView:
        """A table to be looked at."""
        state = self._rules.as_known(unknown, self._first, self._seat)
        game, seat = state.game, self._seat
        node = DecisionNode(seat=seat, prompt=game.prompt(state.record), options=[])
        node = replace(node, question=game.text.prompt(state.record))
        view = game.view_json(game.see(state.record, seat))
        return SeatView(seat=seat, steps=[], view=view, node=node, can_undo=False, can_redo=False)

    def _told(self) -> list[Station]:
        """All of them; from the last one the route can go on."""
        last, state = self._stations[-1], self._places[0].state
        if last.over:
            return self._stations
        node = node_for(state, self._seat, previews=True)
        assert isinstance(node, DecisionNode), "the seat has its turn"
        told = zip(node.options or [], state.legal_actions(), strict=True)
        ways = [one for one, action in told if self._rules.is_stop(state.game.describe(action))]
        onward = replace(last.frame, node=replace(node, options=ways))
        return [*self._stations[:-1], replace(last, frame=onward)]


def _weight(found: Sequence[Position]) -> float:
    return sum(one.weight for one in found)


@cache
def _rules_of(kit: Kit) -> RouteRules | None:
    """How a game plans routes; not every game has any."""
    if not (kit.has("player") and kit.has("player.route")):
        return None
    return cast(RouteRules, kit.part("player.route"))
