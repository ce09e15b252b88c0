"""Reads a Dockerfile and carries its steps out in bare Debians, where no container engine runs.

Knows what the project's own Dockerfile uses and refuses the rest. A stage is a copy of a Debian
of the release that its image is of; volumes, ports and health checks are told, not made.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.bare_debian import CERTIFICATES, Debian

PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
NETWORK: Final = {"NODE_EXTRA_CA_CERTS": CERTIFICATES}
"""Node asks only its own certificates unless it is told of the machine's, a proxy's among them."""
KNOWN: Final = frozenset(
    ("RUN", "COPY", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD")
)
IMAGE: Final = re.compile(r"debian:(\w+)-slim(?: AS (\w+))?")


class UnknownStepError(Exception):
    """The Dockerfile has something that this reader does not know."""


@dataclass(frozen=True)
class Step:
    """An instruction, its options (`--from=build`) and the rest of its line."""

    name: str
    options: dict[str, str]
    text: str

    def words(self) -> list[str]:
        """The text as a list: JSON, or words."""
        return list(json.loads(self.text)) if self.text.startswith("[") else self.text.split()


@dataclass
class Stage:
    """An image: what it starts from, its steps, and what they come to."""

    release: str
    name: str | None
    steps: list[Step] = field(default_factory=list)

    def last(self, name: str) -> Step | None:
        """The instruction that counts, of one that is given at most once or repeatedly."""
        return next((step for step in reversed(self.steps) if step.name == name), None)

    @property
    def environment(self) -> dict[str, str]:
        """All that ENV sets."""
        found = {"PATH": PATH}
        for step in self.steps:
            if step.name == "ENV":
                name, _, value = step.text.partition("=")
                found[name] = value
        return found

    @property
    def user(self) -> str:
        """Who the container runs as."""
        step = self.last("USER")
        return step.text if step else "root"

    @property
    def command(self) -> list[str]:
        """What the container runs."""
        step = self.last("CMD")
        return step.words() if step else []

    @property
    def health_check(self) -> list[str]:
        """What tells whether it is well."""
        step = self.last("HEALTHCHECK")
        return Step("CMD", {}, step.text.removeprefix("CMD ")).words() if step else []


def read(text: str) -> list[Stage]:
    """The stages of a Dockerfile."""
    stages: list[Stage] = []
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        step = _step(line)
        if step.name == "FROM":
            image = IMAGE.fullmatch(step.text)
            if image is None:
                raise UnknownStepError(f"FROM {step.text}: expected an image debian:RELEASE-slim")
            stages.append(Stage(image[1], image[2]))
        elif step.name in KNOWN:
            stages[-1].steps.append(step)
        else:
            raise UnknownStepError(line)
    return stages


def _step(line: str) -> Step:
    name, _, rest = line.partition(" ")
    options = {}
    while found := re.match(r"\s*--([\w-]+)=(\S+)\s+", rest):
        options[found[1]] = found[2]
        rest = rest[found.end() :]
    return Step(name, options, " ".join(rest.split()))


class Container(Debian):
    """A Debian that commands run in as the user, and in the environment, of a container."""

    def command_as(
        self, user: str, env: Mapping[str, str], folder: str, *command: str
    ) -> list[str]:
        """What to run on this machine, to run a command in there."""
        # Whoever kills the command kills all in there; a change of user would put an end to that.
        rights = ("--init-groups", "--no-new-privs", "--pdeathsig=keep")
        who = ("setpriv", f"--reuid={user}", f"--regid={user}", *rights)
        given = [f"{name}={value}" for name, value in env.items()]
        go = ("sh", "-c", f'cd {shlex.quote(folder)} && exec "$@"', "sh", *command)
        return self._inside(*(who if user != "root" else ()), "env", "-i", *given, *go)


def build(stages: list[Stage], context: Path, place: Path) -> Container:
    """Carry all steps out; the container of the last stage."""
    made: dict[str | None, Container] = {}
    for number, stage in enumerate(stages):
        base = Debian.bootstrap(stage.release, place / f"{stage.release}.base")
        container = Container(base.copy(place / f"stage-{number}").root)
        made[stage.name] = container
        user, folder, env = "root", "/", {"PATH": PATH, **NETWORK}
        for step in stage.steps:
            if step.name == "RUN":
                _run(container.command_as(user, env, folder, "sh", "-e", "-c", step.text))
                container.connect()  # apt-get may have put the usual certificates back
            elif step.name == "COPY":
                _copy(step, made, context, container, folder)
            elif step.name == "ENV":
                name, _, value = step.text.partition("=")
                env[name] = value
            elif step.name == "USER":
                user = step.text
            elif step.name == "WORKDIR":
                folder = step.text
                (container.root / folder[1:]).mkdir(parents=True, exist_ok=True)
    return made[stages[-1].name]


def _copy(
    step: Step, made: Mapping[str | None, Container], context: Path, into: Container, folder: str
) -> None:
    source, target = step.text.split()
    stage = step.options.get("from")
    start = made[stage].root / source[1:] if stage else context / source
    end = into.root / (target if target.startswith("/") else f"{folder}/{target}")[1:]
    shutil.copytree(start, end, symlinks=True, dirs_exist_ok=True)


def _run(command: list[str]) -> None:
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{done.stdout[-4000:]}\nfailed: {command[-1]}")
