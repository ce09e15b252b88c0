"""Settings of the documentation site (`make docs`)."""

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from istanbul import __version__

project = "Istanbul"
author = "The Istanbul contributors"
project_copyright = author
release = __version__
html_title = "Istanbul"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "sphinx_external_toc",
]
exclude_patterns = ["files", "extra"]
language = "en"
default_role = "literal"  # docstrings write code in single backticks, like Markdown
highlight_language = "none"

# Markdown: links to headings by the names that code hosts give them.
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]

# The API.
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!istanbul\.).*"),  # names of other projects
    (
        "py:class",
        r"istanbul\.engine\.(two_builds\.Build|record\.Record|events\.Preview|source\.T)",
    ),  # inner parts
    ("py:class", r"istanbul\.search\.searcher\.RootAction"),  # an inner part, too
    ("py:obj", r"istanbul\.agents\.spreading\.T"),  # a type variable
    ("py:.*", r"istanbul\.engine\.(kinds\.[A-Z]\w*|phrase\.\w_contra)"),  # type variables
]

# The site asks no other server for anything.
html_theme = "furo"
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_static_path = ["_static"]
html_css_files = ["site.css"]
if (Path(__file__).parent / "extra").is_dir():  # the game itself: tools/site.py
    html_extra_path = ["extra"]
    html_js_files = ["play.js"]
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


def skip(_app: Sphinx, _what: str, _name: str, value: Any, skipped: bool, _options: Any) -> bool:
    """Skip the fields of named tuples, of which Python says "Alias for field number 0"."""
    return skipped or str(getattr(value, "__doc__", "")).startswith("Alias for field number")


def slugs(text: str) -> list[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]


def translate_links(_app: Sphinx, docname: str, source: list[str]) -> None:
    """Let links between translated pages of rules, which name headings in English, lead there."""
    folder, _, language = docname.rpartition("/")[0].rpartition("/")
    if folder != "rules":
        return
    rules = Path(__file__).parent / "rules"

    def translated(match: re.Match[str]) -> str:
        page, heading = match[1] or f"{docname.rpartition('/')[2]}.md", match[2]
        first = slugs((rules / page).read_text(encoding="utf-8"))
        other = slugs((rules / language / page).read_text(encoding="utf-8"))
        return f"]({match[1]}#{dict(zip(first, other, strict=True)).get(heading, heading)})"

    source[0] = re.sub(r"\]\((\w+\.md|)#([^)]*)\)", translated, source[0])


def setup(app: Sphinx) -> None:
    """Connect to Sphinx."""
    app.connect("autodoc-skip-member", skip)
    app.connect("source-read", translate_links)
