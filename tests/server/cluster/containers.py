"""Services of a compose file as processes with a network of their own, where no engine runs.

Each has an address in the file's subnet, and finds the others by their names: in /etc/hosts, and by
asking 127.0.0.11, as in Docker.
"""

from __future__ import annotations

import ipaddress
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.needs import lacking

ETC = Path("/etc/netns")  # what `ip netns exec` shows instead of the files in /etc
BRIDGE = "istanbul-test"
PREFIX = "istanbul-"
NAMES_AT = "127.0.0.11"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Network:
    """The network of a compose file, and who is in it."""

    def __init__(self, compose: Any) -> None:
        if os.geteuid() != 0 or shutil.which("ip") is None:
            lacking("networks are made by root, with iproute2")
        (given,) = compose["networks"]["inside"]["ipam"]["config"]
        self._subnet = ipaddress.ip_network(given["subnet"])
        self._free = iter(list(self._subnet.hosts())[20:])
        self._compose = compose
        self.addresses: dict[str, str] = {}
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self._names: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        ip("link", "add", BRIDGE, "type", "bridge")
        ip("addr", "add", f"{next(self._subnet.hosts())}/{self._subnet.prefixlen}", "dev", BRIDGE)
        ip("link", "set", BRIDGE, "up")
        for n, service in enumerate(self._compose["services"]):
            space, inside = PREFIX + service, f"ist{n}"
            ip("netns", "add", space)
            ip("link", "add", f"{inside}-", "type", "veth", "peer", "name", inside, "netns", space)
            ip("link", "set", f"{inside}-", "master", BRIDGE, "up")
            ip("-n", space, "link", "set", "lo", "up")
            ip("-n", space, "link", "set", inside, "up")
            self.move(service)
        return self

    def move(self, service: str) -> None:
        """Give a service its address, or another one, as a container gets that is made anew."""
        networks = self._compose["services"][service]["networks"]
        fixed = networks["inside"]["ipv4_address"] if isinstance(networks, dict) else ""
        self.addresses[service] = fixed or str(next(self._free))
        inside = f"ist{list(self._compose['services']).index(service)}"
        ip("-n", PREFIX + service, "addr", "flush", "dev", inside)
        address = f"{self.addresses[service]}/{self._subnet.prefixlen}"
        ip("-n", PREFIX + service, "addr", "add", address, "dev", inside)
        hosts = "".join(f"{where} {name}\n" for name, where in self.addresses.items())
        for each in self._compose["services"]:
            (ETC / (PREFIX + each)).mkdir(parents=True, exist_ok=True)
            (ETC / (PREFIX + each) / "hosts").write_text(f"127.0.0.1 localhost\n{hosts}")

    def start(
        self, service: str, program: Sequence[str], env: Mapping[str, str], said: Path
    ) -> None:
        """Run the command of a service, as the compose file gives it."""
        command = ["ip", "netns", "exec", PREFIX + service, *program]
        with said.open("ab") as out:
            self._running[service] = subprocess.Popen(
                command, env={**os.environ, **env}, stdout=out, stderr=out
            )

    def tell_names(self, service: str) -> None:
        """Answer what a service asks about names, as Docker does."""
        command = ["ip", "netns", "exec", PREFIX + service, sys.executable, "-m", __name__]
        hosts = str(ETC / (PREFIX + service) / "hosts")
        self._names.append(subprocess.Popen([*command, hosts]))

    def stop(self, service: str) -> None:
        """As `docker compose stop`."""
        process = self._running.pop(service)
        process.send_signal(signal.SIGTERM)
        process.wait(30)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for process in [*self._running.values(), *self._names]:
            process.kill()
            process.wait()
        for service in self._compose["services"]:
            subprocess.run(["ip", "netns", "del", PREFIX + service], check=False)
            shutil.rmtree(ETC / (PREFIX + service), ignore_errors=True)
        ip("link", "del", BRIDGE)


def with_values(text: str, env: Mapping[str, str]) -> str:
    """`${NAME:?...}` as the file .env has it."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: env[found[1]], text)


def answer(question: bytes, hosts: Mapping[str, str]) -> bytes:
    """To a question of DNS about the address of a host."""
    name, at = [], 12
    while question[at]:
        name.append(question[at + 1 : at + 1 + question[at]].decode())
        at += 1 + question[at]
    asked = question[12 : at + 5]
    found = hosts.get(".".join(name)) if asked[-3] == 1 else None  # A, and no AAAA
    flags = b"\x81\x80" if ".".join(name) in hosts else b"\x81\x83"
    head = question[:2] + flags + b"\0\1" + (b"\0\1" if found else b"\0\0") + b"\0\0\0\0"
    if found is None:
        return head + asked
    return head + asked + b"\xc0\x0c\0\1\0\1\0\0\0\1\0\4" + ipaddress.ip_address(found).packed


def main() -> None:
    """Answer until killed."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.bind((NAMES_AT, 53))
        while True:
            question, who = asked.recvfrom(1500)
            lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
            hosts = {name: where for where, name in (line.split() for line in lines)}
            asked.sendto(answer(question, hosts), who)


if __name__ == "__main__":
    main()
