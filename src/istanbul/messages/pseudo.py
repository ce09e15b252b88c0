"""A language for tests: English with accents on its letters, and longer.

What is not accented on a screen has not been translated; what is cut off is in too small a box.
Chromium and Android call such a language en-XA.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from istanbul.messages.formatting import nodes

ACCENTS: Final = str.maketrans(
    "aeiouycdghjklnrstwzAEIOUYCDGHJKLNRSTWZ", "áéíóúýçðĝĥĵķļñŕšţŵžÁÉÍÓÚÝÇÐĜĤĴĶĻÑŔŠŢŴŽ"
)
LONGER: Final = str.maketrans({vowel: vowel * 2 for vowel in "aeou"})
"""About a third: as much as German and Russian need beyond English."""


def pseudo(source: str) -> str:
    """A Fluent file with all its texts changed so."""
    resource = FluentParser(with_spans=False).parse(source)
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = node.value.translate(LONGER).translate(ACCENTS)
    return FluentSerializer().serialize(resource)
