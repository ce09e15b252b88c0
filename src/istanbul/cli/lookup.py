"""What a typed line means: an option by number, text or beginning."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul.terminal.contract import Choice


class Ambiguous(Exception):  # noqa: N818  # named for what it is, like the engine's errors
    """A beginning fits several options."""

    def __init__(self, texts: list[str]) -> None:
        super().__init__(", ".join(texts))
        self.texts = texts


def find_choice(line: str, found: Sequence[Choice]) -> Choice | None:
    """The choice that a line means: its number, its text, or a beginning that fits only it.

    Every word may be cut short: "m tea" is "move tea_house".
    """
    text = " ".join(line.lower().split())
    if text.isdecimal():
        number = int(text[:9])
        return next((choice for choice in found if choice.number == number), None)
    for fits in (
        [choice for choice in found if choice.option.text == text],
        [choice for choice in found if choice.option.text.startswith(text)],
        [choice for choice in found if _words_begin(text.split(), choice.option.text.split())],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            raise Ambiguous([choice.option.text for choice in fits])
    return None


def _words_begin(given: Sequence[str], words: Sequence[str]) -> bool:
    return len(given) <= len(words) and all(
        word.startswith(part) for part, word in zip(given, words, strict=False)
    )
