"""Monte-Carlo tree search over what a seat may know. A template, in the subset.

Every iteration deals a world that fits the view and walks down the tree in it. At a decision of any
seat the child with the highest bound is taken for that seat (max-n: every node counts the shares of
all seats); at a chance node the dice decide. A new decision is not looked into: the turn is
finished by liking, and the position judged.
"""

from __future__ import annotations

from istanbul.agents.thinking.contract import liking, turn_begins, value
from istanbul.agents.thinking.desk import (
    LIKED,
    MAX_DEPTH,
    NONE,
    SEATS,
    SHARE,
    Desk,
    Style,
    child_with,
    has_space,
    insert,
    mean,
    root_of,
    share_chances,
)
from istanbul.engine.contract import (
    State,
    View,
    apply,
    apply_chance,
    imagine,
    is_ahead,
    options,
    pick_outcome,
    waits_for,
)
from istanbul.engine.rng import Rng, below
from istanbul.engine.rules import CHANCE, NOBODY

MOST_STEPS = 400  # of playing on


def think(d: Desk, v: View, w: State, r: Rng, s: Style, iterations: int) -> None:
    """So many iterations more; `w` is room for the worlds."""
    for _ in range(iterations):
        imagine(v, r, w)
        depth = walk_down(d, w, r, s)
        play_on(w, r, s)
        judge(d, w)
        for i in range(depth + 1):
            node = d.path[i]
            d.visits[node] += 1
            for p in range(w.tables.players):
                d.total[SEATS * node + p] += d.share[p]


def turn_number(w: State) -> int:
    """It rises with every turn."""
    n = w.tables.players
    return w.round * n + (w.seat - w.tables.start + n) % n


def walk_down(d: Desk, w: State, r: Rng, s: Style) -> int:
    """From the root to a decision that is new; the depth reached, with the nodes in d.path."""
    node = 0
    depth = 0
    me = waits_for(w)
    turn = turn_number(w)
    turns = 0  # own ones behind us
    d.path[0] = 0
    while depth + 1 < MAX_DEPTH:
        who = waits_for(w)
        if who == NOBODY:
            return depth
        if turn_number(w) != turn:
            turns += 1
            if turns >= s.turns:
                return depth
            wait_for_turn(w, r, s, me)
            turn = turn_number(w)
            continue
        if who == CHANCE:
            outcome = pick_outcome(w, r)
            next_node = child_with(d, node, -1 - outcome)  # no action's key
            apply_chance(w, outcome)
        else:
            if node != 0 and d.visits[node] == 0:
                return depth
            next_node = choose(d, node, w, who, s)
            if next_node == NONE:
                return depth
            apply(w, d.key[next_node])
        if next_node == NONE:
            return depth
        node = next_node
        depth += 1
        d.path[depth] = node
    return depth


def wait_for_turn(w: State, r: Rng, s: Style, me: int) -> None:
    """The others play by liking until it is our turn again."""
    steps = 0
    while steps < MOST_STEPS and waits_for(w) != NOBODY:
        if w.seat == me and turn_begins(w):
            return
        steps += 1
        step_by_liking(w, r, s)


def choose(d: Desk, node: int, w: State, who: int, s: Style) -> int:
    """The child with the highest bound among the legal ones; NONE if there is no space for any.

    What is legal may differ from world to world, so the children are compared with the options.
    """
    n = options(w)
    liked = widen(d, node, w, who, n)
    root = root_of(d.visits[node])
    untried = mean(d, node, who) - s.hope
    best = NONE
    highest = 0
    child = d.child[node]
    for i in range(n):
        while child != NONE and d.key[child] < w.option[i]:
            child = d.sibling[child]
        if child != NONE and d.key[child] == w.option[i]:
            bound = 41 * s.explore * d.prior[child] // liked
            bound = bound * root // (16 * (1 + d.visits[child]))
            bound += untried if d.visits[child] == 0 else mean(d, child, who)
            if best == NONE or bound > highest:
                best = child
                highest = bound
    return best


def widen(d: Desk, node: int, w: State, who: int, n: int) -> int:
    """Give every legal action a child, while there is space; the sum of their priors."""
    liked = 0
    before = NONE
    child = d.child[node]
    for i in range(n):
        while child != NONE and d.key[child] < w.option[i]:
            before = child
            child = d.sibling[child]
        if child == NONE or d.key[child] != w.option[i]:
            if not has_space(d, 1):
                return max(1, liked)
            points = liking(w, who, w.option[i])
            child = insert(d, node, before, w.option[i], LIKED[max(0, min(points, 120))])
        liked += d.prior[child]
    return liked


def play_on(w: State, r: Rng, s: Style) -> None:
    """Finish the turn under way by liking, and a few turns more."""
    last_turn = turn_number(w) + s.further
    steps = 0
    while steps < MOST_STEPS and waits_for(w) != NOBODY:
        if turn_number(w) > last_turn or (turn_number(w) == last_turn and turn_begins(w)):
            return
        steps += 1
        step_by_liking(w, r, s)


def step_by_liking(w: State, r: Rng, s: Style) -> None:
    """One action that looks good, or one outcome."""
    if waits_for(w) == CHANCE:
        outcome = pick_outcome(w, r)
        apply_chance(w, outcome)
    else:
        a = liked_most(w, r, s.whim)
        apply(w, a)


def liked_most(w: State, r: Rng, whim: int) -> int:
    """The action that looks best at first sight, give or take a whim."""
    who = waits_for(w)
    n = options(w)
    best = w.option[0]
    highest = -1000
    for i in range(n):
        points = below(r, whim + 1)
        points += liking(w, who, w.option[i])
        if points > highest:
            best = w.option[i]
            highest = points
    return best


def judge(d: Desk, w: State) -> None:
    """Every seat's chances into d.share: from the values, or from the result."""
    if waits_for(w) != NOBODY:
        for p in range(w.tables.players):
            points = value(w, p, d)
            d.value[p] = points
        share_chances(d, w.tables.players)
        return
    winners = 0
    for p in range(w.tables.players):
        d.share[p] = 1
        for q in range(w.tables.players):
            if is_ahead(w, q, p):
                d.share[p] = 0
        winners += d.share[p]
    for p in range(w.tables.players):
        d.share[p] = d.share[p] * SHARE // winners
