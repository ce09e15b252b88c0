"""A bare Debian in a folder: what a stranger's machine has, and nothing that ours adds.

Built once by debootstrap, copied for every use. Commands run in it as a plain user with an empty
environment, in namespaces of their own: mounts and processes are gone when the command ends.
Standard library only: this runs before anything is installed. Needs root and debootstrap.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

USER: Final = "stranger"
HOME: Final = str(PurePosixPath("/home", USER))
PATH: Final = "/usr/bin:/bin"
MACHINE: Final = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf")
CERTIFICATES: Final = "/etc/ssl/certs/ca-certificates.crt"
"""What belongs to a machine's place in its network; pip.conf and certificates for proxies."""

MOUNTS: Final = """set -e
mount -t proc proc "$1/proc"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$1/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$1/run"
rm -f "$1/dev/ptmx" && ln -s pts/ptmx "$1/dev/ptmx"
root="$1"; shift
chroot "$root" "$@"
"""
"""No `exec`: the shell stays the first process of the namespace, and root. Killed with its parent,
it takes all others along; the kernel forgets that for a process that becomes another user."""


class NotPossibleError(Exception):
    """A bare Debian cannot be built on this machine; the text says what is missing."""


def check() -> None:
    """Raise NotPossibleError unless a bare Debian can be built here."""
    missing = [name for name in ("debootstrap", "unshare", "chroot") if not shutil.which(name)]
    if missing:
        raise NotPossibleError(
            f"{', '.join(missing)} not found: apt install debootstrap util-linux"
        )
    if os.geteuid() != 0:
        raise NotPossibleError("only root can build a bare Debian: sudo make fresh")


@dataclass(frozen=True)
class Debian:
    """A Debian whose files lie under `root`."""

    root: Path

    @classmethod
    def bootstrap(cls, release: str, root: Path) -> Debian:
        """The smallest Debian there is, with a plain user; taken from `root` if it is there."""
        debian = cls(root)
        if not root.is_dir():
            part = root.with_name(root.name + ".part")
            shutil.rmtree(part, ignore_errors=True)
            part.parent.mkdir(parents=True, exist_ok=True)
            _run("debootstrap", "--variant=minbase", release, str(part))
            cls(part).as_root("useradd", "--create-home", "--shell", "/bin/bash", USER)
            part.rename(root)
        debian.connect()
        return debian

    def copy(self, root: Path) -> Debian:
        """Another one with the same files."""
        shutil.rmtree(root, ignore_errors=True)
        _run("cp", "-a", "--reflink=auto", str(self.root), str(root))
        return Debian(root)

    def connect(self) -> None:
        """Give it this machine's way into the network."""
        for name in MACHINE:
            if Path(name).is_file():
                shutil.copyfile(name, self.root / name[1:])
        if Path(CERTIFICATES).is_file():
            target = self.root / CERTIFICATES[1:]
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(CERTIFICATES, target)

    def install(self, *packages: str) -> None:
        """Install Debian packages, as the owner of the machine would."""
        quiet = ("-qq", "-o", "Dpkg::Use-Pty=0", "-o", "APT::Sandbox::User=root")
        self.as_root("apt-get", *quiet, "update")
        self.as_root("apt-get", *quiet, "install", "-y", "--no-install-recommends", *packages)
        self.connect()  # a package with certificates writes its own list of them

    def as_root(self, *command: str) -> None:
        """Run a command in it as root; its output is shown only when it fails."""
        env = {"PATH": "/usr/sbin:/sbin:/usr/bin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        _run(*self._inside("env", "-i", *_assignments(env), *command))

    def command(self, script: str, folder: str = HOME) -> list[str]:
        """The command that runs a shell script in it, as the plain user with nothing set."""
        env = {"HOME": HOME, "PATH": PATH}
        shell = ("/bin/bash", "-c", f"cd {folder} && {script}")
        return self._inside("setpriv", *_plain(), "env", "-i", *_assignments(env), *shell)

    def _inside(self, *command: str) -> list[str]:
        namespaces = ("unshare", "--mount", "--propagation=private", "--pid", "--fork")
        return [*namespaces, "--kill-child", "sh", "-c", MOUNTS, "sh", str(self.root), *command]


def _plain() -> tuple[str, ...]:
    return (f"--reuid={USER}", f"--regid={USER}", "--init-groups")


def _assignments(env: dict[str, str]) -> list[str]:
    return [f"{name}={value}" for name, value in env.items()]


def _run(*command: str) -> None:
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        check=False, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{done.stdout[-4000:]}\nfailed: {' '.join(command)[-300:]}")
