"""The registry finds the modules of a package and makes tables of their functions."""

from collections.abc import Callable
from pathlib import Path

import pytest

from istanbul.engine import registry

Taste = Callable[[], str]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"found_{abs(hash(tmp_path))}"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "pear.py").write_text("NUMBER = 1\ndef taste(): return 'sweet'\n")
    (folder / "apple.py").write_text("NUMBER = 2\ndef taste(): return 'sour'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_modules_come_by_number(package: str) -> None:
    assert registry.names(registry.modules(package)) == ["pear", "apple"]


def test_modules_without_a_number_come_by_name(package: str, tmp_path: Path) -> None:
    for name in ("pear", "apple"):
        (tmp_path / package / f"{name}.py").write_text("")
    assert registry.names(registry.modules(package)) == ["apple", "pear"]


def test_a_column_has_the_function_of_every_module(package: str) -> None:
    column: list[Taste] = registry.column(registry.modules(package), "taste")
    assert [taste() for taste in column] == ["sweet", "sour"]


def test_a_missing_function_is_named_with_its_module(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "plum.py").write_text("NUMBER = 3\n")
    with pytest.raises(TypeError, match=r"plum has no function 'taste'"):
        registry.column(registry.modules(package), "taste")


def test_a_missing_function_may_have_a_default(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "plum.py").write_text("NUMBER = 3\n")
    column: list[Taste] = registry.column(registry.modules(package), "taste", lambda: "none")
    assert [taste() for taste in column] == ["sweet", "sour", "none"]


def test_several_packages_are_sorted_together(package: str, tmp_path: Path) -> None:
    other = tmp_path / f"{package}_too"
    other.mkdir()
    (other / "plum.py").write_text("NUMBER = 1\n")
    assert registry.names(registry.modules(package, other.name)) == ["pear", "plum", "apple"]


def test_a_hook_has_the_functions_of_the_modules_that_have_it(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "plum.py").write_text("NUMBER = 3\n")
    hook: list[Taste] = registry.those_with(registry.modules(package), "taste")
    assert [taste() for taste in hook] == ["sweet", "sour"]


def test_a_hook_that_nobody_has_is_a_mistake(package: str) -> None:
    with pytest.raises(TypeError, match="no module has a function 'smell'"):
        registry.those_with(registry.modules(package), "smell")


def test_actions_find_their_function_by_block() -> None:
    which, acts = registry.by_block([0, 1, 1, 3, 4, 4], {4: "meet", 1: "go"})
    assert [acts[which[action]] for action in (1, 2, 4, 5)] == ["go", "go", "meet", "meet"]


def test_a_missing_package_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        registry.modules("no_such_package")
