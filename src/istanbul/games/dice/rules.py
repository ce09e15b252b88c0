"""What the two builds of the rules offer. The translator follows the calls from here."""

from __future__ import annotations

from typing import Final

from istanbul.engine.rng import Rng, seed
from istanbul.engine.template import instance
from istanbul.games.dice.observation import Observation, observe
from istanbul.games.dice.rounds import is_ahead
from istanbul.games.dice.start import start
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import Tables
from istanbul.games.dice.turn import apply, apply_chance, options, outcomes, waits_for
from istanbul.games.dice.view import View, imagine, see

STATE: Final = State
STEPS: Final = {  # what templates ask for
    **{"State": State, "waits_for": waits_for, "options": options, "apply": apply},
    **{"outcomes": outcomes, "apply_chance": apply_chance},
}
random_games: Final = instance("istanbul.engine.playout", f"{__name__}.random_games", **STEPS)
playout: Final = random_games.playout
playouts: Final = random_games.playouts
BATCH: Final = instance(
    "istanbul.engine.batch",
    f"{__name__}.many_games",
    **{name: step for name, step in STEPS.items() if name != "outcomes"},
    **{"View": View, "Observation": Observation, "see": see, "observe": observe},
    **{"is_ahead": is_ahead, "pick_outcome": random_games.pick_outcome},
)
RECORDS: Final = [Tables, State, View, Observation, Rng]  # classes that the outside may create

ENTRY: Final = [
    *(start, waits_for, options, apply, outcomes, apply_chance),
    *(see, imagine, observe, is_ahead, seed),
]
LONG: Final = [playout, playouts]  # these let other threads run meanwhile
TELLING: Final = [apply, apply_chance]  # these are also there as functions that tell events
