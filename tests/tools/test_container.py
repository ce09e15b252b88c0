"""The container: its Dockerfile and compose file, carried out step by step in bare Debians.

Where no container engine runs, this is what shows that the image can be built, serves a game as a
plain user, keeps it in its volume, and speaks to PostgreSQL as the compose file says.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from istanbul.server.client import ME, Client
from tools.bare_debian import NotPossibleError, check
from tools.dockerfile import Container, Stage, UnknownStepError, build, read

ROOT = Path(__file__).resolve().parent.parent.parent
PLACE = ROOT / "build" / "container"
PORT = 8000
POSTGRES_PORT = 5432
PATIENCE = 120
STAGES = read((ROOT / "Dockerfile").read_text(encoding="utf-8"))
COMPOSE: Any = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
PASSWORD = "only for this test"  # what the file .env would hold


def test_stages_steps_and_options_are_read() -> None:
    first, last = read(
        "# a comment\nFROM debian:trixie-slim AS build\nRUN a \\\n  && b\n"
        'FROM debian:trixie-slim\nCOPY --from=build /x /y\nENV A=1\nUSER ada\nCMD ["a", "b c"]\n'
        'HEALTHCHECK --interval=3s --timeout=2s CMD ["look", "here"]\n'
    )
    assert (first.name, first.release, first.user) == ("build", "trixie", "root")
    assert [step.text for step in first.steps] == ["a && b"]
    assert last.steps[0].options == {"from": "build"}
    assert last.environment["A"] == "1"
    assert (last.user, last.command) == ("ada", ["a", "b c"])
    assert last.health_check == ["look", "here"]


@pytest.mark.parametrize("text", ["FROM python:3", "FROM debian:trixie-slim\nADD a b"])
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(UnknownStepError):
        read(text)


def test_the_image_runs_as_a_plain_user_with_its_data_in_a_volume() -> None:
    image = STAGES[-1]
    assert image.user not in ("root", "0")
    volume = image.last("VOLUME")
    assert volume is not None
    assert image.environment["XDG_DATA_HOME"] == volume.text
    assert "/api/health" in " ".join(image.health_check)


def test_the_context_leaves_out_what_git_ignores() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "build", "dist", "**/node_modules", "**/*.so"} <= set(ignored)


def possible() -> None:
    """Skip, and say why, where no Debian can be built or a port is taken."""
    try:
        check()
    except NotPossibleError as why:
        pytest.skip(str(why))
    for port in (PORT, POSTGRES_PORT):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                pytest.skip(f"port {port} of this machine is taken; the containers need it")


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> tuple[Container, Stage]:
    """The built image; from the committed tree, as a fresh clone has it."""
    possible()
    context = tmp_path_factory.mktemp("context")
    tree = subprocess.run(
        ["git", "-C", str(ROOT), "archive", "HEAD"], stdout=subprocess.PIPE, check=True
    ).stdout
    subprocess.run(["tar", "-x", "-C", str(context)], input=tree, check=True)
    for name in ("tests", "bench", ".github"):  # what .dockerignore leaves out of it
        shutil.rmtree(context / name)
    return build(STAGES, context, PLACE), STAGES[-1]


@contextmanager
def running(
    container: Container, stage: Stage, command: list[str], env: Mapping[str, str]
) -> Iterator[None]:
    """The container runs; it is well; at the end it is stopped with SIGKILL."""
    everything = {**stage.environment, **env}
    inside = container.command_as(stage.user, everything, "/data", *command)
    health = container.command_as(stage.user, everything, "/data", *stage.health_check)
    assert not succeeds(health), "somebody else answers"
    with subprocess.Popen(inside, stdin=subprocess.DEVNULL, text=True) as server:
        try:
            until(lambda: succeeds(health), server)
            yield
        finally:
            server.kill()
    until(lambda: not succeeds(health))


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def until(ready: Callable[[], bool], process: subprocess.Popen[str] | None = None) -> None:
    """Ask until it is so; a process that is given must not end before."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert process is None or process.poll() is None, "it ended by itself"
        assert time.monotonic() < end, f"not ready after {PATIENCE} s"
        time.sleep(0.5)  # a health check asks again and again, too


async def begin(address: str) -> str:
    """A table with the first choice made; its link."""
    async with await Client.connect(address, "Ada") as client:
        table = await client.new_table({"players": 3}, [ME, "apprentice", "apprentice"])
        game = await client.watch(table.id)
        turn = await game.my_turn()
        assert turn is not None
        await game.act(turn.seat, turn.options[0].action)
        return str(table.id)


def tables(container: Container, stage: Stage) -> bytes:
    """The database of the volume."""
    files = sorted((container.root / "data").rglob("*.db*"))
    return b"".join(path.read_bytes() for path in files)


@pytest.mark.long
def test_the_final_image_has_native_rules_and_nothing_to_build_with(
    image: tuple[Container, Stage],
) -> None:
    container, stage = image

    def run(*command: str) -> bool:
        return succeeds(container.command_as(stage.user, stage.environment, "/data", *command))

    assert run("python3", "-c", "import istanbul, psycopg; istanbul.game().native()")
    for tool in ("gcc", "cc", "make", "node", "npm", "pip"):
        assert not run("sh", "-c", f"command -v {tool}"), tool
    assert not run("sh", "-c", "touch /opt/istanbul/x")
    assert run("sh", "-c", "test $(id -u) = 10001 && touch /data/x && rm /data/x")


@pytest.mark.long
def test_it_serves_a_game_and_keeps_it_in_the_volume(image: tuple[Container, Stage]) -> None:
    container, stage = image
    before = {path for path in container.root.rglob("*") if path.is_file()}
    with running(container, stage, stage.command, {}):
        table = asyncio.run(asyncio.wait_for(begin(f"http://127.0.0.1:{PORT}"), PATIENCE))
    new = {path for path in container.root.rglob("*") if path.is_file()} - before
    assert {path.relative_to(container.root).parts[0] for path in new} == {"data"}
    assert table.encode() in tables(container, stage)
    with running(container, stage, stage.command, {}):
        pass  # and it starts again with what is there


@contextmanager
def database(service: Any, place: Path) -> Iterator[None]:
    """The database service of the compose file, with the PostgreSQL of the image's Debian."""
    base = Container(place / f"{STAGES[-1].release}.base")
    debian = Container(base.copy(place / "database").root)
    debian.install("postgresql")
    (version,) = (debian.root / "usr" / "lib" / "postgresql").iterdir()
    programs = f"/usr/lib/postgresql/{version.name}/bin"
    data = service["volumes"][0].partition(":")[2]
    user = service["environment"]["POSTGRES_USER"]
    script = (
        f"mkdir -p {data} /run/postgresql && chown postgres {data} /run/postgresql && "
        f"exec setpriv --reuid=postgres --regid=postgres --init-groups --pdeathsig=keep sh -ec '"
        f'echo "$POSTGRES_PASSWORD" > /tmp/pw && {programs}/initdb -D {data} -U {user} '
        f'--encoding=UTF8 --auth=scram-sha-256 --pwfile=/tmp/pw && echo "CREATE DATABASE {user}" | '
        f"{programs}/postgres --single -D {data} postgres && exec {programs}/postgres -D {data}'"
    )
    env = {"PATH": f"{programs}:/usr/bin:/bin", "POSTGRES_PASSWORD": PASSWORD}
    kind, *test = service["healthcheck"]["test"]
    assert kind == "CMD"
    inside = debian.command_as("root", env, "/", "sh", "-ec", script)
    health = debian.command_as("root", env, "/", *test, "--host", "127.0.0.1")
    with subprocess.Popen(inside, stdin=subprocess.DEVNULL, text=True) as server:
        try:
            until(lambda: succeeds(health), server)
            yield
        finally:
            server.kill()


@pytest.mark.long
def test_it_speaks_to_postgres_as_the_compose_file_says(image: tuple[Container, Stage]) -> None:
    container, stage = image
    service = COMPOSE["services"]["istanbul"]
    (needed,) = service["depends_on"]
    hosts = container.root / "etc" / "hosts"
    # A container engine gives services their names; here the name means this machine.
    hosts.write_text(f"127.0.0.1 localhost {needed}\n", encoding="utf-8")
    env = {
        name: re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", PASSWORD, value)
        for name, value in service["environment"].items()
    }
    with database(COMPOSE["services"][needed], PLACE):
        before = tables(container, stage)
        with running(container, stage, service["command"], env):
            asyncio.run(asyncio.wait_for(begin(f"http://127.0.0.1:{PORT}"), PATIENCE))
        assert tables(container, stage) == before, "games are in PostgreSQL, not in the volume"
