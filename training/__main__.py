"""`python -m training STAGE`: weights of the computer players, from games against themselves.

Every stage keeps what it made in a folder, and goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Final

from istanbul import all_games
from istanbul.cli.progress import with_progress
from istanbul.engine.errors import GameError
from istanbul.search.packages import (
    CHANCES,
    KEPT,
    WIDE,
    game_name,
    package_of,
    read_kept,
    read_wide_weights,
    wide_file,
)
from istanbul.search.scales import STEEPNESS_SCALE
from training import calibration, chances, curves, export, games, gate, network, positions
from training.settings import CONFIG, Mix, Profile, Settings, read

UNITS: Final = 32  # of the small network: as many as fit
RATE, DECAY = 0.003, 1e-4


def play(settings: Settings, profile: Profile, folder: Path, jobs: int) -> None:
    """Stage `games`."""
    mixes = settings.mixes(profile)
    there = games.count(folder / "games")
    numbers = games.run(settings.who(profile), mixes, profile, jobs, folder / "games")
    for _ in with_progress(numbers, max(0, profile.games - there), "games"):
        pass
    print(f"games: {games.count(folder / 'games')} in {folder / 'games'}")


def fit(settings: Settings, profile: Profile, folder: Path, jobs: int) -> None:
    """Stage `fit`: the small networks, those of `master`."""
    weights = folder / "weights"
    weights.mkdir(exist_ok=True)
    losses = {}
    for mix in settings.mixes(profile):
        found = positions.of_set(folder / "games", mix.set, jobs)
        epochs = []
        shape = network.Shape(UNITS, profile.epochs, RATE, DECAY, profile.seed)
        for epoch in network.fit(found, shape):
            epochs.append(epoch)
            print(f"{mix.set}: epoch {len(epochs)}, log loss {epoch.learnt:.4f}", end="")
            print(f", of games kept apart {epoch.apart:.4f}", flush=True)
        last = epochs[-1].network
        names = import_module(f"{_package(mix)}.features").NAMES
        text = export.text(export.quantised(last, names, mix.sharpness["master"]))
        (weights / f"{mix.set}_master.json").write_text(text, encoding="utf-8")
        losses[mix.set] = [epoch.apart for epoch in epochs]
        _tell(mix.set, calibration.calibrations(last, found), folder)
    picture = curves.svg("Log loss of games kept apart", losses)
    (folder / "curves.svg").write_text(picture, encoding="utf-8")


def wide(settings: Settings, profile: Profile, folder: Path, jobs: int) -> None:
    """Stage `wide`: the grandmaster's networks. Needs PyTorch, and is for a GPU."""
    learner = import_module("training.wide")
    for package, mixes in _by_package(settings.mixes(profile)).items():
        rows = learner.of_sets(folder / "games", [mix.set for mix in mixes], jobs)
        sharpness = mixes[0].sharpness[WIDE]
        before = learner.Wide.of(read_wide_weights(package, WIDE), sharpness)
        for epoch in learner.fit(rows, before, learner.Shape(epochs=profile.epochs)):
            apart = ", ".join(f"{name} {loss:.4f}" for name, loss in epoch.apart.items())
            print(f"{game_name(package)}: loss {epoch.learnt:.4f}, apart {apart}", flush=True)
        content = learner.file_bytes(epoch.network, package, sharpness)
        _wide_file(folder, package).write_bytes(content)


def policies(settings: Settings, profile: Profile, folder: Path, jobs: int) -> None:
    """Stage `policy`: the grandmaster's policies, put into the files of its networks."""
    learner = import_module("training.policy")
    shape = import_module("training.wide").Shape(epochs=profile.epochs, rate=learner.RATE)
    for package, mixes in _by_package(settings.mixes(profile)).items():
        decisions = learner.of_sets(folder / "games", [mix.set for mix in mixes], jobs)
        before = learner.Policy.of(read_wide_weights(package, WIDE))
        for epoch in learner.fit(decisions, before, shape):
            apart = ", ".join(
                f"{name} {one.loss:.4f} (first {100 * one.first:.1f} %)"
                for name, one in epoch.apart.items()
            )
            print(f"{game_name(package)}: loss {epoch.learnt:.4f}, apart {apart}", flush=True)
        file = _wide_file(folder, package)
        there = file if file.is_file() else wide_file(package, WIDE)
        file.write_bytes(learner.with_policy(there.read_bytes(), epoch.policy, package))


def calibrate(settings: Settings, profile: Profile, folder: Path, jobs: int) -> None:
    """Stage `calibration`: how steep the chances are that people are told."""
    tables: dict[str, export.Table] = {}
    for mix in settings.mixes(profile):
        every = 1 if profile.apart else positions.KEPT_APART
        seen = chances.of_set(folder / "games", mix.set, every, jobs)
        table = tables.setdefault(_package(mix), {}).setdefault(mix.set, {})
        for number, player in enumerate(chances.PLAYERS):
            fitted = chances.fit(seen, number)
            table[player] = fitted.by_players
            _tell(f"{mix.set}_{player}", chances.calibrations(seen, number), folder)
        # what luck.py has measured; it has to be measured again
        table[KEPT] = {n: _kept(mix, n) for n in mix.players}
    for package, rows in tables.items():
        place = folder / "weights" / game_name(package)
        place.mkdir(parents=True, exist_ok=True)
        (place / CHANCES).write_text(export.table_text(rows), encoding="utf-8")


def judge(settings: Settings, profile: Profile, folder: Path, jobs: int) -> None:
    """Stage `gate`: new weights against those of the package."""
    for player in ("master", "grandmaster"):
        if any((folder / "weights").glob(f"*_{player}.*")):
            for verdict in gate.verdicts(settings, profile, folder, player, jobs):
                print(f"{player}, {verdict}", flush=True)


Stage = Callable[[Settings, Profile, Path, int], None]
STAGES: Final[dict[str, list[Stage]]] = {
    "games": [play],
    "fit": [fit],
    "wide": [wide],
    "policy": [policies],
    "calibration": [calibrate],
    "gate": [judge],
    "all": [play, fit, judge],
}


def _kept(mix: Mix, players: int) -> int:
    return round(STEEPNESS_SCALE * read_kept(_package(mix), mix.set, players))


def _package(mix: Mix) -> str:
    return package_of(all_games.new_game({**mix.options, "players": 2}, seed=0))


def _by_package(mixes: Sequence[Mix]) -> dict[str, list[Mix]]:
    """The sets of each game: one network is for all of them."""
    found: dict[str, list[Mix]] = {}
    for mix in mixes:
        found.setdefault(_package(mix), []).append(mix)
    return found


def _wide_file(folder: Path, package: str) -> Path:
    weights = folder / "weights"
    weights.mkdir(exist_ok=True)
    return weights / f"{game_name(package)}_{WIDE}.rows"


def _tell(what: str, found: Sequence[calibration.Calibration], folder: Path) -> None:
    """Print how good the chances are, and keep it."""
    for one in found:
        print(
            f"{what}, {one.players} players, {one.games} games: log loss {one.log_loss:.3f}"
            f" (knowing nothing {one.nothing:.3f}), {one.close} of {len(one.tenths)} tenths close,"
            f" at most {100 * one.worst.off:+.1f} ± {100 * one.worst.error:.1f} points off,"
            f" {sum(tenth.is_surely_off for tenth in one.tenths)} surely"
        )
    text = json.dumps([asdict(one) for one in found], indent=1) + "\n"
    (folder / f"calibration_{what}.json").write_text(text, encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("stage", choices=STAGES, help="all: games, fit and gate")
    parser.add_argument("--profile", default="small", help="of the configuration (default small)")
    parser.add_argument("--config", type=Path, default=CONFIG, help="default training/config.toml")
    parser.add_argument("--folder", type=Path, help="default build/training/PROFILE")
    parser.add_argument("--agent", help="who plays the games (default: as configured)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args(argv)
    try:
        settings = read(args.config)
        if args.profile not in settings.profile:
            parser.error(f"--profile: expected {', '.join(settings.profile)}")
        settings.games.agent = args.agent or settings.games.agent
        folder = args.folder or Path("build", "training", args.profile)
        folder.mkdir(parents=True, exist_ok=True)
        for stage in STAGES[args.stage]:
            stage(settings, settings.profile[args.profile], folder, args.jobs)
    except GameError as problem:
        print(f"training: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
