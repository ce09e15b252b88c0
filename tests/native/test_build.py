"""Building the native rules: what can go wrong is one line, and plain rules run."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any, NoReturn

import pytest

from istanbul.engine.native import build, fingerprint, loader
from istanbul.engine.native.translate import OutsideSubset

PACKAGE = "istanbul.games.dice"


def test_a_module_is_compiled_into_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "cython_source", lambda *given: f"GIVEN = {given[2:]!r}\n")
    here = Path.cwd()
    built = build.build(PACKAGE, tmp_path / "new", checked=True)
    assert Path.cwd() == here
    assert list((tmp_path / "new").iterdir()) == [built]
    spec = importlib.util.spec_from_file_location("_native_checked", built)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (fingerprint.fingerprint(PACKAGE), True) == module.GIVEN


@pytest.fixture
def nothing_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "find", lambda package, checked: loader.Found(None, "not built"))


def failing(problem: BaseException) -> Any:
    def fail(*given: Any) -> NoReturn:
        raise problem

    return fail


@pytest.mark.usefixtures("nothing_built")
def test_a_build_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "build", lambda *given: Path("_native.so"))
    assert build.main([PACKAGE]) == 0
    assert capsys.readouterr().out.startswith(f"[native] _native.so for {PACKAGE} in ")


def test_what_is_up_to_date_is_not_built_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "build", failing(AssertionError("it builds")))
    assert build.main([PACKAGE]) == 0
    assert capsys.readouterr().out == ""
    build.main([PACKAGE, "--force"])
    assert "it builds" in capsys.readouterr().out


@pytest.mark.usefixtures("nothing_built")
def test_without_a_compiler_plain_rules_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.main([PACKAGE]) == 0
    assert "no C compiler" in capsys.readouterr().out


@pytest.mark.usefixtures("nothing_built")
def test_a_compiler_that_fails_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "build", failing(SystemExit("cc failed\nlong story")))
    assert build.main([PACKAGE]) == 0
    assert "not compiled (SystemExit: cc failed)" in capsys.readouterr().out


@pytest.mark.usefixtures("nothing_built")
def test_rules_outside_the_subset_are_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "build", failing(OutsideSubset("turn.py:7: no floats")))
    assert build.main([PACKAGE]) == 1
    assert "turn.py:7: no floats" in capsys.readouterr().err


def test_a_package_without_a_build_and_one_that_is_not_there() -> None:
    assert "no native build" in loader.find("istanbul.engine").why
    with pytest.raises(ModuleNotFoundError, match="no_such"):
        fingerprint.folder("no_such")
