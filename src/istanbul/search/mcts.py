"""Monte-Carlo tree search over what a seat may know. A template, in the subset.

One simulation deals a world that fits the view, walks down the tree in it (`select`), finishes the
turn at first sight (`rollout`), evaluates the position and adds the values to all nodes on the
path. What it is made of, and where that comes from:

- Determinization with one tree for all worlds: information-set MCTS (Cowling, Powley, Whitehouse
  2012, "Information Set Monte Carlo Tree Search"). Unlike there a child counts against the visits
  of its parent, not against the worlds in which it was legal.
- PUCT as in AlphaZero (Silver et al. 2018; Rosin 2011, "Multi-armed bandits with episode context"):
  the child with the highest mean value + c_puct * prior * sqrt(visits of the parent) / (1 + its
  visits). The prior is the output of a network (policy.py), or else a softmax of the heuristic.
- First-play urgency (Gelly, Wang 2006): an untried child has the mean value of its parent, less
  `fpu_reduction`.
- Max-n for several players (Luckhardt, Irani 1986; Sturtevant 2008 for MCTS): a node has a value
  for every seat, and whoever decides looks at its own.
- Chance nodes: outcomes are drawn by weight, and each has a child of its own.
- A short rollout that ends in an evaluation instead of at the end of the game (Winands, Björnsson
  2009, "Evaluation function based Monte-Carlo LOA").
"""

from __future__ import annotations

from math import exp
from typing import Final

from istanbul.engine.rng import Rng, below
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.template_parameters import (
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
from istanbul.search.evaluator import Evaluator, forward, softmax, steep_softmax
from istanbul.search.parameters import C_PUCT_SCALE, SearchParameters
from istanbul.search.policy import add_listed, begin, luck, points_of, prior_of, rectify
from istanbul.search.scales import MAX_SEATS, WIN
from istanbul.search.template_parameters import (
    N_FEATURES,
    heuristic,
    list_decision_rows,
    list_features,
    list_rows,
    list_shared_rows,
    phase,
    turn_begins,
)
from istanbul.search.tree import (
    MAX_DEPTH,
    NONE,
    ROOT,
    SQRT_SCALE,
    SearchTree,
    add_chances,
    find_or_add,
    has_space,
    insert,
    mean_value,
    scaled_sqrt,
)
from istanbul.search.wide import output, sum_seat, sum_shared

MAX_ROLLOUT_STEPS: Final = 400
EXPLORATION_SCALE: Final = round(WIN / C_PUCT_SCALE)
"""Brings c_puct, which is in hundredths, to the scale of values: 41."""

MOST_POINTS: Final = 120  # of the heuristic that count
PRIOR_TEMPERATURE: Final = 20  # points that make an action e times as likely
PRIOR_SCALE: Final = 8  # so that the priors of few points differ in whole numbers
PRIOR: Final[list[int]] = [
    round(PRIOR_SCALE * exp(points / PRIOR_TEMPERATURE)) for points in range(MOST_POINTS + 1)
]
"""The prior of an action by its points, not normalised: the numerator of the softmax."""
CALM: Final = 50
"""The policy's temperature in simulations, in hundredths: it mostly takes what it likes best."""


def run_simulations(
    tree: SearchTree,
    e: Evaluator,
    view: View,
    world: State,
    r: Rng,
    s: SearchParameters,
    n: int,
) -> None:
    """Run n simulations more; `world` is scratch space for the worlds."""
    for _ in range(n):
        imagine(view, r, world)
        depth = select(tree, e, world, r, s)
        rollout(e, world, r, s)
        evaluate(e, world)
        for i in range(depth + 1):
            node = tree.path[i]
            tree.visits[node] += 1
            for p in range(world.tables.players):
                tree.total_value[MAX_SEATS * node + p] += e.value[p]
        if depth > 0:
            add_chances(tree, tree.path[1], e, world.tables.players)


def turn_number(world: State) -> int:
    """Counts the turns of all seats: it rises with every turn."""
    n = world.tables.players
    return world.round * n + (world.seat - world.tables.start + n) % n


def select(tree: SearchTree, e: Evaluator, world: State, r: Rng, s: SearchParameters) -> int:
    """From the root to a decision that is new; the depth reached, with the nodes in tree.path."""
    node = ROOT
    depth = 0
    me = waits_for(world)
    if me == CHANCE:
        me = world.seat
    turn = turn_number(world)
    turns = 0  # own ones behind us
    tree.path[0] = ROOT
    while depth + 1 < MAX_DEPTH:
        who = waits_for(world)
        if who == NOBODY:
            return depth
        if turn_number(world) != turn:
            turns += 1
            if turns >= s.turns:
                return depth
            play_opponents(e, world, r, s, me)
            turn = turn_number(world)
            continue
        if who == CHANCE:
            outcome = pick_outcome(world, r)
            next_node = find_or_add(tree, node, -1 - outcome)  # no action's key
            apply_chance(world, outcome)
        else:
            if node != ROOT and tree.visits[node] == 0:
                return depth
            if node == ROOT and s.is_forced:
                next_node = find_or_add(tree, node, s.first)
            else:
                next_node = select_child(tree, node, e, world, who, s)
            if next_node == NONE:
                return depth
            apply(world, tree.key[next_node])
        if next_node == NONE:
            return depth
        node = next_node
        depth += 1
        tree.path[depth] = node
    return depth


def play_opponents(e: Evaluator, world: State, r: Rng, s: SearchParameters, me: int) -> None:
    """The others play at first sight until it is our turn again.

    The policy only says where they go: it takes longer than the heuristic, which does the rest.
    """
    steps = 0
    while steps < MAX_ROLLOUT_STEPS and waits_for(world) != NOBODY:
        if world.seat == me and turn_begins(world):
            return
        steps += 1
        by_policy = e.is_wide > 0 and turn_begins(world)
        rollout_step(e, world, r, s, by_policy)


def select_child(
    tree: SearchTree, node: int, e: Evaluator, world: State, who: int, s: SearchParameters
) -> int:
    """The legal child that PUCT prefers; NONE if there is no space for any.

    What is legal may differ from world to world, so the children are compared with the options.
    """
    n = options(world)
    prior_sum = expand(tree, node, e, world, who, n)
    sqrt_visits = scaled_sqrt(tree.visits[node])
    untried = mean_value(tree, node, who) - s.fpu_reduction
    best = NONE
    highest = 0
    child = tree.child[node]
    for i in range(n):
        while child != NONE and tree.key[child] < world.option[i]:
            child = tree.sibling[child]
        if child != NONE and tree.key[child] == world.option[i]:
            score = EXPLORATION_SCALE * s.c_puct * tree.prior[child] // prior_sum
            score = score * sqrt_visits // (SQRT_SCALE * (1 + tree.visits[child]))
            score += untried if tree.visits[child] == 0 else mean_value(tree, child, who)
            if best == NONE or score > highest:
                best = child
                highest = score
    return best


def expand(tree: SearchTree, node: int, e: Evaluator, world: State, who: int, n: int) -> int:
    """Give every legal action a child, while there is space; the sum of their priors."""
    has_looked = False
    prior_sum = 0
    before = NONE
    child = tree.child[node]
    for i in range(n):
        while child != NONE and tree.key[child] < world.option[i]:
            before = child
            child = tree.sibling[child]
        if child == NONE or tree.key[child] != world.option[i]:
            if not has_space(tree, 1):
                return max(1, prior_sum)
            points = heuristic(world, who, world.option[i])
            prior = PRIOR[max(0, min(points, MOST_POINTS))]
            if e.is_wide:
                if not has_looked:
                    look(e, world, who)
                    has_looked = True
                prior = prior_of(points_of(e.layers, e.wide, world.option[i], points))
            child = insert(tree, node, before, world.option[i], prior)
        prior_sum += tree.prior[child]
    return prior_sum


def rollout(e: Evaluator, world: State, r: Rng, s: SearchParameters) -> None:
    """Finish the turn under way at first sight, and a few turns more."""
    last_turn = turn_number(world) + s.rollout_turns
    steps = 0
    while steps < MAX_ROLLOUT_STEPS and waits_for(world) != NOBODY:
        turn = turn_number(world)
        if turn > last_turn or (turn == last_turn and turn_begins(world)):
            return
        steps += 1
        rollout_step(e, world, r, s, e.is_wide > 0)


def rollout_step(e: Evaluator, world: State, r: Rng, s: SearchParameters, by_policy: bool) -> None:
    """One action that looks good, or one outcome of chance."""
    if waits_for(world) == CHANCE:
        outcome = pick_outcome(world, r)
        apply_chance(world, outcome)
    elif by_policy:
        a = drawn_by_policy(e, world, r, CALM)
        apply(world, a)
    else:
        a = best_by_heuristic(world, r, s.noise)
        apply(world, a)


def best_by_heuristic(world: State, r: Rng, noise: int) -> int:
    """The legal action with most points, after chance has added up to `noise` to each."""
    who = waits_for(world)
    n = options(world)
    best = world.option[0]
    highest = -1000
    for i in range(n):
        points = below(r, noise + 1)
        points += heuristic(world, who, world.option[i])
        if points > highest:
            best = world.option[i]
            highest = points
    return best


def look(e: Evaluator, g: State, who: int) -> None:
    """Let the policy see the decision of a seat."""
    begin(e.layers, e.wide)
    list_shared_rows(g, e.layers)
    add_listed(e.layers, e.wide)
    list_rows(g, who, e, e.layers)
    list_decision_rows(g, e.layers)
    add_listed(e.layers, e.wide)
    rectify(e.layers)


def drawn_by_policy(e: Evaluator, world: State, r: Rng, temperature: int) -> int:
    """A legal action, drawn as the policy likes them; the lower the temperature, the better."""
    who = waits_for(world)
    n = options(world)
    best = world.option[0]
    if n == 1:
        return best
    look(e, world, who)
    highest = 0
    for i in range(n):
        points = luck(r, temperature)
        liking = heuristic(world, who, world.option[i])
        points += points_of(e.layers, e.wide, world.option[i], liking)
        if i == 0 or points > highest:
            best = world.option[i]
            highest = points
    return best


def evaluate_seats(g: State, e: Evaluator) -> None:
    """Every seat's logit, in points: LOGIT of them make the odds of winning e times as good."""
    if e.is_wide:
        list_shared_rows(g, e.layers)
        sum_shared(e.layers, e.wide)
        for p in range(g.tables.players):
            list_rows(g, p, e, e.layers)
            sum_seat(e.layers, e.wide, p)
        for p in range(g.tables.players):
            e.logit[p] = output(e.layers, e.wide, p)
        return
    for p in range(g.tables.players):
        list_features(g, p, e)
        logit = forward(e, N_FEATURES)
        e.logit[p] = logit


def evaluate(e: Evaluator, world: State) -> None:
    """Every seat's value and chance: from the network, or from the result of the game."""
    if waits_for(world) != NOBODY:
        evaluate_seats(world, e)
        softmax(e, world.tables.players)
        steep_softmax(e, world.tables.players, phase(world))
        return
    winners = 0
    for p in range(world.tables.players):
        e.value[p] = 1
        for q in range(world.tables.players):
            if is_ahead(world, q, p):
                e.value[p] = 0
        winners += e.value[p]
    for p in range(world.tables.players):
        e.value[p] = e.value[p] * WIN // winners
        e.chance[p] = e.value[p]
