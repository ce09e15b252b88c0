"""The sentences of the golden games are as the messages say them: `make words` writes them anew."""

from __future__ import annotations

import pytest

from istanbul.messages import LANGUAGES
from tools import words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_as_the_messages_say_them(language: str) -> None:
    path = words.FOLDER / f"{language}.txt"
    assert path.read_text(encoding="utf-8") == words.text(language, words.stored()), (
        f"{path.name} is out of date: `make words`, then read what has changed"
    )


def test_there_is_no_file_without_a_language() -> None:
    assert {path.stem for path in words.FOLDER.glob("*.txt")} == set(LANGUAGES)


@pytest.mark.long
def test_the_phrases_are_those_of_the_golden_games() -> None:
    assert words.stored() == words.collected(), "`make words ARGS=--collect`"
