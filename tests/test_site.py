"""The documentation site builds without a warning, is complete, and needs no other server."""

import ast
import html
import os
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

import istanbul
from tools import site

API = site.DOCS / "api"
LOADED = re.compile(r"<(?:script|link|img|source|iframe)\b[^>]*?\b(?:src|href)=\"([^\"]*)\"")
CLICKED = re.compile(r"<a\b[^>]*?\bhref=\"([^\"]*)\"")
IN_STYLES = re.compile(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//")


def test_the_site(tmp_path: Path) -> None:
    """One test for all of it, because building takes a while."""
    built = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "-m", "tools.site", "--output", str(built)],
        cwd=site.ROOT,
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert "assist" in (built / "searchindex.js").read_text(encoding="utf-8")
    pages = {path: path.read_text(encoding="utf-8") for path in built.rglob("*.html")}
    assert {page.removesuffix(".md") for page in site.ELSEWHERE.values()} <= {
        path.relative_to(built).with_suffix("").as_posix() for path in pages
    }
    for path, text in pages.items():
        check_page(path, text, pages)
    for path in built.rglob("*.css"):
        assert not IN_STYLES.search(path.read_text(encoding="utf-8")), path
    index = pages[built / "index.html"]
    if site.GAME.is_dir():
        assert (built / "play" / "index.html").is_file()
        assert "_static/play.js" in index
    else:
        assert "run `make site` before" in done.stdout
        assert "_static/play.js" not in index
    inventory = names_of_the_inventory(built / "objects.inv")
    assert [name for name in public_names() if name not in inventory] == []


def check_page(path: Path, text: str, pages: dict[Path, str]) -> None:
    """It loads nothing from elsewhere, and its links lead somewhere, wherever the site is put."""
    for address in map(html.unescape, LOADED.findall(text)):
        assert not re.match(r"[a-z]+:|/", address), f"{path.name} loads {address}"
    for address in map(html.unescape, CLICKED.findall(text)):
        if re.match(r"https?:", address):
            continue
        file, _, anchor = unquote(address).partition("#")
        target = (path.parent / file).resolve() if file else path
        assert not address.startswith("/"), f"{path.name}: {address}"
        assert target.exists(), f"{path.name}: {address}"
        assert not anchor or f'id="{anchor}"' in pages[target], f"{path.name}: {address}"


def names_of_the_inventory(path: Path) -> set[str]:
    """What the site can be linked to by name: four lines of text, then lines of zlib."""
    packed = path.read_bytes().split(b"\n", 4)[4]
    return {line.split(" ", 1)[0] for line in zlib.decompress(packed).decode().splitlines()}


def public_names() -> Iterator[str]:
    """Classes, functions and methods of the modules that the reference is about."""
    pages = "".join(page.read_text(encoding="utf-8") for page in API.glob("*.md"))
    for module in re.findall(r"automodule:: (\S+)", pages):
        path = site.ROOT / "src" / Path(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            for name in names_of(node):
                yield f"{module}.{name}"


def names_of(node: ast.stmt) -> Iterator[str]:
    if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name.startswith("_"):
        return
    yield node.name
    if isinstance(node, ast.ClassDef):
        yield from (f"{node.name}.{name}" for inner in node.body for name in names_of(inner))


def test_every_name_of_the_package_is_in_the_reference() -> None:
    page = (API / "istanbul.md").read_text(encoding="utf-8")
    assert [name for name in istanbul.__all__ if not re.search(rf"[. ]{name}[`\n]", page)] == []


@pytest.mark.parametrize(
    ("page", "link", "expected"),
    [
        ("docs/library.md", "log.md#events", "log.md#events"),
        ("docs/library.md", "../ARCHITECTURE.md", "contribute/architecture.md"),
        ("docs/rules/base.md", "../images/end.png", "../images/end.png"),
        ("ARCHITECTURE.md", "docs/native.md#templates", "../native.md#templates"),
        ("ARCHITECTURE.md", "LICENSE", "../files/LICENSE"),
        ("CHANGELOG.md", "https://semver.org/", "https://semver.org/"),
    ],
)
def test_links_are_rewritten_for_the_site(
    tmp_path: Path, page: str, link: str, expected: str
) -> None:
    home = Path(site.ELSEWHERE.get(page, page.removeprefix("docs/")))
    text = f"[a]({link})\n\n```\n[b]({link})\n```\n"
    written = site.relinked(text, site.ROOT / page, home, tmp_path)
    assert written == f"[a]({expected})\n\n```\n[b]({link})\n```\n"
