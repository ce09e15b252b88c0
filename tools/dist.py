"""`make dist`: the files of a release in dist/, built twice, compared, and tried.

A source archive, a wheel with native rules for every Python to be had, a bill of materials, and
SHA256SUMS. All of it comes from the last commit: what is not committed is not in it. Both builds
lie in folders of their own and must have the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from tools import sbom
from tools.wheel_hosts import PLACE, ROOT, VERSIONS, Host, InDebian, pythons

OUT: Final = ROOT / "dist"
MOST_SECONDS: Final = 30
"""From `pip install` to the first move."""
LEAST_SPEED: Final = 0.5
"""Of the checkout's: the same native rules reach about 1, whatever the machine does beside."""


def git(*words: str) -> str:
    """What git says about the checkout."""
    done = subprocess.run(
        ["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.strip()


def sdist(number: int, epoch: int) -> Path:
    """The source archive, from the committed tree, with the screens and the site built in it."""
    tree = PLACE / f"tree-{number}"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    archive = tree.with_suffix(".tar")
    git("archive", "--output", str(archive), "HEAD")
    with tarfile.open(archive) as tar:
        tar.extractall(tree)  # made by git a moment ago; a `filter` came only with 3.11.4
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": str(number)}
    own = {**env, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}  # not the checkout's package
    for tool in ("tools.wasm", "tools.tab_site"):
        subprocess.run([sys.executable, "-m", tool], cwd=tree, env=own, check=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", "made"]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nthe source archive could not be built")
    (made,) = (tree / "made").iterdir()
    return made


def wheel(host: Host, source: Path, number: int, epoch: int) -> Path:
    """The wheel of a host's Python, from the source archive."""
    folder = host.folder(f"build-{number}")
    with tarfile.open(source) as tar:
        tar.extractall(folder)  # as above
    (tree,) = folder.iterdir()
    env = {"SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": str(number)}
    name = host.run(tree, "tools/one_wheel.py", "made", env=env).split()[-1]
    return tree / "made" / name


def same(first: Path, second: Path) -> Path:
    """The first of two builds; SystemExit unless the second has the same bytes."""
    if (first.name, first.read_bytes()) != (second.name, second.read_bytes()):
        raise SystemExit(f"two builds differ: {first} and {second}")
    return first


def trial(host: Host, made: Path, usual: dict[str, int]) -> None:
    """Install and play a wheel where nothing else is; say how it went."""
    folder = host.folder("trial")
    for path in (made, ROOT / "tools" / "try_wheel.py", ROOT / "tools" / "master_speed.py"):
        shutil.copy(path, folder)
    seen = json.loads(host.run(folder, "try_wheel.py", made.name, "master_speed.py", env={}))
    speed = seen["nodes_per_second"]
    print(
        f"[dist] {made.name}: first move {seen['first_move_seconds']} s after pip install began, "
        f"{seen['first_move_processor_seconds']} s of them the processor's; "
        + "; ".join(f"master {speed[g]:,} nodes/s ({g}), checkout {usual[g]:,}" for g in usual),
        flush=True,
    )
    faults = []
    if seen["first_move_seconds"] > MOST_SECONDS:
        faults.append(f"the first move took more than {MOST_SECONDS} s")
    faults += [f"{g}: master is slow" for g in usual if speed[g] < LEAST_SPEED * usual[g]]
    if faults:
        raise SystemExit(f"{made.name}: {'; '.join(faults)}")


def sums(folder: Path) -> str:
    """The lines of SHA256SUMS, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.name}\n" for p in files)


def build(hosts: list[Host]) -> None:
    """Build, compare, try; dist/ is replaced only when all of it went well."""
    epoch = int(git("log", "-1", "--format=%ct"))
    print("[dist] source archive, twice", flush=True)
    source = same(sdist(1, epoch), sdist(2, epoch))
    new = PLACE / "out"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    shutil.copy(source, new)
    script = str(ROOT / "tools" / "master_speed.py")
    for host in hosts:
        print(f"[dist] wheel for {host.name}, twice", flush=True)
        made = same(wheel(host, source, 1, epoch), wheel(host, source, 2, epoch))
        here = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, check=True).stdout
        trial(host, made, json.loads(here))
        shutil.copy(made, new)
    bill = new / source.name.replace(".tar.gz", ".cdx.json")
    sbom.write(source, PLACE / "tree-1", bill, epoch)
    (new / "SHA256SUMS").write_text(sums(new), encoding="utf-8")
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(new, OUT)
    print(f"[dist] {len(list(OUT.iterdir()))} files in {OUT.name}/", flush=True)


def main() -> None:
    """The command line; the Makefile passes on PYTHONS and DEBIANS."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pythons", default="", help="Pythons beside python3.N on the path")
    parser.add_argument("--debians", default="", help="releases of Debian whose Python to take")
    args = parser.parse_args()
    hosts: list[Host] = [*pythons(args.pythons.split())]
    have = {host.version for host in hosts}
    for release in args.debians.split():
        host = InDebian(release)
        if host.version in VERSIONS and host.version not in have:
            hosts.append(host)
            have.add(host.version)
    missing = [version for version in VERSIONS if version not in have]
    if missing:
        print(f"[dist] NO WHEEL for Python {', '.join(missing)}: not found here", flush=True)
    if not hosts:
        raise SystemExit("no Python to build a wheel for: PYTHONS='/path/to/python3.12 ...'")
    if git("status", "--porcelain"):
        print("[dist] there are changes that are not committed; they are left out", flush=True)
    build(hosts)


if __name__ == "__main__":
    main()
