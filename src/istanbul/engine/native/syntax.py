"""Reading the rules: where a function is written, what its names stand for, C names and shapes."""

from __future__ import annotations

import ast
import inspect
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from istanbul.engine.record import U64

Rule = Callable[..., object]

NUMBERS: dict[object, str] = {
    int: "int",
    bool: "bint",
    U64: "unsigned long long",
    type(None): "void",
}
WIDTHS = [NUMBERS[kind] for kind in (bool, int, U64, type(None))]
"""Of two numbers, the type that comes later here is that of their sum."""
BINARY: dict[type[ast.operator], str] = {
    **{ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"},
    **{ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"},
}
COMPARE: dict[type[ast.cmpop], str] = {
    **{ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="},
}
BUILTINS: dict[Rule, str] = {min: "min", max: "max", abs: "abs", len: "len"}


@dataclass(frozen=True)
class Value:
    """A translated expression.

    `kind` is a C number type or the name of a record class; `shape` is () unless it is a list.
    """

    text: str
    kind: str = "int"
    shape: tuple[int, ...] = ()


def c_name(rule: Rule) -> str:
    """The name of a function in C: game.places.tea_house.act -> places_tea_house__act."""
    return "_".join(rule.__module__.split(".")[1:]) + "__" + rule.__name__


def shape_of(value: object) -> tuple[int, ...] | None:
    """The shape of an int, a list of ints, or a list of equally long lists; None for all else."""
    if isinstance(value, int):
        return ()
    if not isinstance(value, list) or not value:
        return None
    inner = {shape_of(item) for item in value}
    shape = inner.pop()
    return None if inner or shape is None or len(shape) > 1 else (len(value), *shape)


@cache
def _functions(path: str) -> dict[str, ast.FunctionDef]:
    body = ast.parse(Path(path).read_text(encoding="utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def source(rule: Rule) -> tuple[str, ast.FunctionDef]:
    """Where a function is written, and its syntax tree with the line numbers of its file."""
    path = inspect.getsourcefile(rule) or "?"
    return os.path.relpath(path), _functions(path)[rule.__name__]


def where(path: str, node: ast.stmt | ast.expr) -> str:
    """A place in the source: tea_house.py:12."""
    return f"{Path(path).name}:{node.lineno}"


def live(rule: Rule, node: ast.expr) -> object:
    """The object that a global name (or module.name) stands for in a function, or None."""
    if isinstance(node, ast.Name):
        builtins = rule.__globals__["__builtins__"]
        builtins = builtins if isinstance(builtins, dict) else vars(builtins)
        return rule.__globals__.get(node.id, builtins.get(node.id))
    if isinstance(node, ast.Attribute):
        owner = live(rule, node.value)
        return getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else None
    return None


@cache
def hooks(rule: Rule) -> dict[str, list[Rule]]:
    """The functions that the name of a loop stands for, as in `for begin in TURN_BEGINS`."""
    found: dict[str, list[Rule]] = {}
    for node in ast.walk(source(rule)[1]):
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            rules = live(rule, node.iter)
            if isinstance(rules, list) and all(inspect.isfunction(one) for one in rules):
                found[node.target.id] = rules
    return found


def called(rule: Rule, call: ast.Call) -> list[Rule]:
    """What a call may reach: one function, or all of a registry; empty for what is no function."""
    if isinstance(call.func, ast.Name) and call.func.id in hooks(rule):
        return hooks(rule)[call.func.id]
    if isinstance(call.func, ast.Subscript):
        found = live(rule, call.func.value)
        return found if isinstance(found, list) else []
    found = live(rule, call.func)
    return [found] if callable(found) else []


def is_literal(node: ast.expr) -> bool:
    """Is it a number as such, perhaps negative?"""
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)
