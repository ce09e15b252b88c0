"""Why an option may be good: the first thing that a player would say about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Reason
from istanbul.engine.source import SeededSource
from istanbul.engine.state import View
from istanbul.games.dice.contents import COLOURS, THINGS, TRACKS
from istanbul.games.dice.effects import is_open
from istanbul.games.dice.frames import VALUE, get
from istanbul.games.dice.state import Public
from istanbul.games.dice.tables import BROWN, CRYSTAL, LIRA, LIRA_TRACK, MIXED, N_COLOURS, N_TRACKS

NEAR: Final = 2  # goods that may be missing so that it is worth telling
NEAR_LIRA: Final = 4


def reason(view: View, action: int, _: Sequence[int] = ()) -> Reason:
    """Of an option of the decision at hand, however the player means to go on."""
    g: Public = view.record  # nothing is hidden
    option = view.game.describe(action)
    if option.kind in _FIRST:
        return _FIRST[option.kind](g, view.viewer, option)
    found = gained(view, action)
    return found or Reason(f"dice_reason-{option.kind}", dict(option.args))


def short_of(g: Public, track: int, has: list[int]) -> int:
    """What the next ruby of an open track lacks: goods, or lira."""
    price = g.tables.price[track][g.taken[track]]
    if track == LIRA_TRACK:
        return max(0, price - has[LIRA])
    if track < MIXED:
        return max(0, price - has[track] - has[BROWN])
    held = has[:N_COLOURS]
    spare = has[BROWN] + sum(n - 1 for n in held if n)
    return max(0, held.count(0) + price - spare)


def progress(g: Public, p: int, after: list[int]) -> Reason | None:
    """What a gain brings within reach: all that a ruby lacked, or nearly so."""
    nearest: tuple[int, int] | None = None
    for track in range(N_TRACKS):
        if not is_open(g, track):
            continue
        old, new = short_of(g, track, g.has[p]), short_of(g, track, after)
        unit = "lira" if track == LIRA_TRACK else "goods"
        if new == 0 < old:
            return Reason(f"dice_reason-completes_{unit}", {"track": TRACKS[track], "n": old})
        is_near = new <= (NEAR_LIRA if track == LIRA_TRACK else NEAR)
        if is_near and new < old and (nearest is None or new < nearest[0]):
            nearest = new, track
    if nearest is None:
        return None
    n, track = nearest
    unit = "lira" if track == LIRA_TRACK else "goods"
    return Reason(f"dice_reason-nears_{unit}", {"track": TRACKS[track], "n": n})


def gained(view: View, action: int) -> Reason | None:
    """The best thing that the option brings at once, if it brings anything."""
    g: Public = view.record
    p, after = view.viewer, list(view.record.has[view.viewer])
    for event in view.world(SeededSource(0)).preview(action):
        kind = event["event"]
        if kind == "turn_begun":
            break
        if event.get("seat") != p:
            continue
        if kind == "ruby":
            return ruby(g, p, event["track"])
        if kind == "tile_taken":
            return tile(g, p, event["tile"])
        if kind in ("taken", "given", "returned"):
            sign = 1 if kind == "taken" else -1
            after[THINGS.index(event["thing"])] += sign * event.get("n", 1)
    found = progress(g, p, after)
    if found is not None:
        return found
    for thing, name in enumerate(THINGS):
        if after[thing] > g.has[p][thing]:
            return Reason("dice_reason-gains", {"thing": name, "n": after[thing] - g.has[p][thing]})
    return None


def ruby(g: Public, p: int, track: str) -> Reason:
    """The reason for an option that takes a ruby from a track."""
    left = g.tables.goal - g.rubies[p] - 1
    if left <= 0:
        return Reason("dice_reason-winning_ruby", {"track": track})
    return Reason("dice_reason-ruby", {"track": track, "n": left})


def tile(g: Public, p: int, name: str) -> Reason:
    """The reason for an option that takes a mosque tile."""
    left = g.tables.mosque_tiles - g.n_tiles[p] - 1
    if left < 0 or g.mosque_done[p] or not g.mosque_rubies:
        return Reason("dice_reason-tile", {"tile": name})
    if left == 0:
        return ruby(g, p, "mosque")
    return Reason("dice_reason-tile_towards_ruby", {"tile": name, "n": left})


def _ruby(g: Public, p: int, option: Option) -> Reason:
    return ruby(g, p, str(option.args["track"]))


def _tile(g: Public, p: int, option: Option) -> Reason:
    return tile(g, p, str(option.args["tile"]))


def _goods(thing: int, dice: int) -> Callable[[Public, int, Option], Reason]:
    """A thing for goods that differ; the dice pay for it if they show so many colours."""

    def judged(g: Public, p: int, option: Option) -> Reason:
        colours = sum(g.dice[colour] > 0 for colour in range(N_COLOURS))
        return _bought(g, p, thing, colours >= dice)

    return judged


def _marker(g: Public, p: int, option: Option) -> Reason:
    colour = COLOURS.index(str(option.args["colour"]))
    return _bought(g, p, colour, g.dice[colour] >= 2)


def _bought(g: Public, p: int, thing: int, dice_pay: bool) -> Reason:
    if not dice_pay:
        return Reason("dice_reason-costs_markers", {"thing": THINGS[thing], "n": 1})
    after = list(g.has[p])
    after[thing] += 1
    return progress(g, p, after) or Reason("dice_reason-gains", {"thing": THINGS[thing], "n": 1})


def _payable(g: Public, p: int) -> int | None:
    """A track whose ruby the dice pay for together with the markers, which alone do not."""
    has = list(g.has[p])
    for colour in range(N_COLOURS):
        has[colour] += g.dice[colour]
    for track in range(N_TRACKS):
        if is_open(g, track) and short_of(g, track, has) == 0 < short_of(g, track, g.has[p]):
            return track
    return None


def _keep(g: Public, p: int, option: Option) -> Reason:
    track = _payable(g, p)
    if track is not None:
        return Reason("dice_reason-keep_for_ruby", {"track": TRACKS[track]})
    return Reason("dice_reason-keep", {"n": g.has[p][CRYSTAL]})


def _reroll_all(g: Public, p: int, option: Option) -> Reason:
    track = _payable(g, p)
    if track is not None:
        return Reason("dice_reason-reroll_risks", {"track": TRACKS[track]})
    return Reason("dice_reason-reroll_all", {"n": sum(g.dice)})


def _pick(g: Public, p: int, option: Option) -> Reason:
    face = str(option.args["face"])
    if face in COLOURS and g.dice[COLOURS.index(face)] == 1:
        return Reason("dice_reason-pick_single", {"face": face})
    return Reason("dice_reason-pick", {"face": face})


def _done(g: Public, p: int, option: Option) -> Reason:
    return Reason("dice_reason-done", {"n": get(g, VALUE)})


def _end_turn(g: Public, p: int, option: Option) -> Reason:
    n = sum(g.dice)
    return Reason("dice_reason-end_turn_dice", {"n": n}) if n else Reason("dice_reason-end_turn")


def _plain(g: Public, p: int, option: Option) -> Reason:
    return Reason(f"dice_reason-{option.kind}", dict(option.args))


def _cards(g: Public, p: int, option: Option) -> Reason:
    message = "act_one_card" if option.args["n"] == 1 else "act_cards"
    return Reason(f"dice_reason-{message}", dict(option.args))


def _pay_marker(g: Public, p: int, option: Option) -> Reason:
    has_die = g.dice[COLOURS.index(str(option.args["colour"]))] > 0
    message = "pay_marker" if has_die else "pay_marker_only"
    return Reason(f"dice_reason-{message}", dict(option.args))


def _give_tile(g: Public, p: int, option: Option) -> Reason:
    message = "give_tile_after_ruby" if g.mosque_done[p] else "give_tile"
    return Reason(f"dice_reason-{message}", dict(option.args))


def _income(g: Public, p: int, option: Option) -> Reason:
    return Reason(f"dice_reason-income_{option.args['what']}")


_FIRST: Final[dict[str, Callable[[Public, int, Option], Reason]]] = {
    **{"act_ruby": _ruby, "ruby": _ruby, "act_tile": _tile, "take_tile": _tile},
    **{"act_marker": _marker, "act_brown": _goods(BROWN, 3), "act_crystal": _goods(CRYSTAL, 2)},
    **{"keep": _keep, "reroll_all": _reroll_all, "pick": _pick, "done": _done},
    **{"end_turn": _end_turn, "income": _income, "act_cards": _cards},
    **{"give_tile": _give_tile, "pay_marker": _pay_marker},
    **dict.fromkeys(["pass", "act_two", "pay_die", "pay_brown"], _plain),
}
"""Kinds that are judged by more than what they bring at once."""
