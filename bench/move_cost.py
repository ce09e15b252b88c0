"""What a move of a real game costs before anything is encoded: rules, options, four views.

A four-player base game is played at random moves through `Table.act` and the view filter, as the
server does it, without sockets and storage.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean, median

from istanbul.engine.source import SeededSource
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import person_seat
from istanbul.server.view.scene import Views, live_scene

PEOPLE = ("ann", "ben", "cem", "dan")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args()
    rules: list[float] = []
    views: list[float] = []
    previews: list[float] = []
    for game in range(args.games):
        table = new_table(PEOPLE[0], {"players": 4}, [person_seat(who, who) for who in PEOPLE])
        table.start(PEOPLE[0])
        source = SeededSource(game)
        for _ in range(args.moves):
            seat = table.waits_for
            if seat is None or table.match is None:
                break
            actions = table.match.state.legal_actions()
            action = actions[source.below(len(actions))]
            begun = time.perf_counter()
            change = table.act(PEOPLE[seat], seat, action, table.number)
            acted = time.perf_counter()
            views_of = Views(table.match.state)
            scene = live_scene(table.match, change.passages[-1], views_of)
            for viewer in range(4):
                scene.seen_by(viewer, previews=False)
            seen = time.perf_counter()
            table.match.state.previews()
            rules.append(acted - begun)
            views.append(seen - acted)
            previews.append(time.perf_counter() - seen)
    whole = [a + b for a, b in zip(rules, views, strict=True)]
    print("| what | median µs | mean µs |\n|---|---|---|")
    for name, times in (
        ("rules, with chance", rules),
        ("options and four views", views),
        ("both together", whole),
        ("previews of all options, where a client asks for them", previews),
    ):
        print(f"| {name} | {1e6 * median(times):.0f} | {1e6 * mean(times):.0f} |")


if __name__ == "__main__":
    main()
