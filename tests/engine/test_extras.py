"""A package that is not installed is named, with the extra that brings it."""

import json

import pytest

from istanbul.engine.extras import MissingPackageError, Needs, extra


def test_a_missing_package_is_named_with_its_extra() -> None:
    with pytest.raises(
        MissingPackageError, match=r"no_such is missing: pip install 'istanbul\[x\]"
    ):
        extra("no_such", "x")


def test_what_is_there_is_given() -> None:
    assert extra("json") is json


def test_other_errors_stay_what_they_are() -> None:
    with pytest.raises(ZeroDivisionError), Needs("research"):
        raise ZeroDivisionError
