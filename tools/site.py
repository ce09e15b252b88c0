"""`make docs`: the documentation site, built by Sphinx from docs/ and the docstrings.

Sphinx reads one folder, so the pages are gathered first: everything in docs/, and the pages that
live beside the code they describe (ARCHITECTURE.md, the examples). Their links are rewritten to
match. The Markdown in the repository keeps links that work on a code host.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from sphinx.cmd.build import main as sphinx_build

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
OUTPUT: Final = ROOT / "build" / "docs"
GAME: Final = ROOT / "build" / "site"
"""The game as files: the first page plays it, if it has been made."""

ELSEWHERE: Final = {
    "ARCHITECTURE.md": "contribute/architecture.md",
    "CONTRIBUTING.md": "contribute/contributing.md",
    "CHANGELOG.md": "contribute/changelog.md",
    "examples/my_agent/README.md": "examples/my_agent.md",
    "examples/other_languages/README.md": "examples/other_languages.md",
    "examples/train_policy/README.md": "examples/train_policy.md",
}
"""Pages from outside docs/, and where they go in the site."""

FILES: Final = "files"
"""Where other files that pages link to go, such as the source of an example."""

LINK: Final = re.compile(r"(?<=\]\()([^)\s#]+)(?=[)#])")
FENCE: Final = re.compile(r"(^```.*?^```$)", re.S | re.M)


def gather(folder: Path) -> None:
    """Write all pages, with the files they need, into a new folder."""
    shutil.copytree(DOCS, folder)
    pages = {path: path.relative_to(DOCS) for path in DOCS.rglob("*.md")}
    pages |= {ROOT / name: Path(page) for name, page in ELSEWHERE.items()}
    for path, page in pages.items():
        text = relinked(path.read_text(encoding="utf-8"), path, page, folder)
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).write_text(text, encoding="utf-8")
    if GAME.is_dir():
        shutil.copytree(GAME, folder / "extra" / "play")


def relinked(text: str, path: Path, page: Path, folder: Path) -> str:
    """The text of a page, with links as they have to be in the site."""

    def link(match: re.Match[str]) -> str:
        target = (path.parent / match[1]).resolve()
        if ":" in match[1] or not target.is_relative_to(ROOT):
            return match[1]
        return os.path.relpath(folder / home(target, folder), (folder / page).parent)

    parts = FENCE.split(text)  # links in code blocks are not links
    return "".join(part if i % 2 else LINK.sub(link, part) for i, part in enumerate(parts))


def home(target: Path, folder: Path) -> Path:
    """Where a file of the repository is in the site. Files that are not pages are copied there."""
    name = target.relative_to(ROOT).as_posix()
    if name in ELSEWHERE:
        return Path(ELSEWHERE[name])
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS)
    copy = Path(FILES, name)
    if target.is_file():
        (folder / copy).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(target, folder / copy)
    return copy


def build(work: Path, output: Path) -> int:
    """Build the site; the exit code of Sphinx. A warning is an error: it reports all of them."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(output, ignore_errors=True)
    gather(work / "pages")
    options = ["--fail-on-warning", "--nitpicky", "--quiet", "--fresh-env"]
    folders = ["--doctree-dir", str(work / "doctrees"), str(work / "pages"), str(output)]
    return sphinx_build([*options, "--builder", "html", *folders])


def main(arguments: list[str] | None = None) -> int:
    """Build the site and say where it is."""
    parser = argparse.ArgumentParser(prog="tools.site", description=__doc__)
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the folder to write")
    output: Path = parser.parse_args(arguments).output
    code = build(output.with_name(f"{output.name}-work"), output)
    if not GAME.is_dir():
        print("The first page has no game to play: run `make site` before.")
    if code == 0:
        print(f"Open {output / 'index.html'}")
    return code


if __name__ == "__main__":
    sys.exit(main())
