"""The back end for Python's native modules: the subset as Cython, which is nearly the same text."""

from __future__ import annotations

import ast
from typing import Final

from istanbul.engine.native.syntax import BINARY, Value
from istanbul.engine.native.writer import Operator, Writer, indented

UNARY: Final[dict[type[ast.unaryop], str]] = {ast.USub: "-", ast.Invert: "~", ast.Not: "not "}
BOOLEAN: Final[dict[type[ast.boolop], str]] = {ast.And: " and ", ast.Or: " or "}


class CythonWriter(Writer):
    """Writes Cython. `checked` tests every index when it runs."""

    def __init__(self, checked: bool = False) -> None:
        self.checked = checked

    def local(self, name: str) -> str:
        """As it is: Cython gives it a name of its own in C."""
        return name

    def field(self, record: str, name: str) -> str:
        """Cython knows that it is a pointer."""
        return f"{record}.{name}"

    def index(self, i: str, length: int, place: str) -> str:
        """In the checked build a function looks at it."""
        return f'inside({i}, {length}, b"{place}")' if self.checked else i

    def cast(self, pointer: str, record: str) -> str:
        """A value as another type."""
        return f"<{pointer}>{record}"

    def binary(self, op: Operator, a: Value, b: Value) -> str:
        """As in Python: `cdivision=False` makes // and % right for negative numbers."""
        return f"({a.text} {BINARY[op]} {b.text})"

    def unary(self, op: type[ast.unaryop], a: str) -> str:
        """A sign before a value."""
        return f"({UNARY[op]}{a})"

    def terms(self, op: type[ast.boolop], terms: list[str]) -> str:
        """Values joined by `and` or `or`."""
        return f"({BOOLEAN[op].join(terms)})"

    def compare(self, terms: list[str], signs: list[str]) -> str:
        """A chain of comparisons: Cython reads every term once, too."""
        pairs = zip(signs, terms[1:], strict=True)
        return f"({terms[0]}{''.join(f' {sign} {term}' for sign, term in pairs)})"

    def choice(self, test: str, yes: str, no: str) -> str:
        """One of two values: `b if a else c`."""
        return f"({yes} if {test} else {no})"

    def builtin(self, name: str, args: list[str]) -> str:
        """A call of min, max or abs."""
        return f"{name}({', '.join(args)})"

    def simple(self, text: str) -> str:
        """A statement without an end sign."""
        return text

    def block(self, word: str, test: str, body: list[str]) -> list[str]:
        """As in Python; never empty."""
        return [f"{word} {test}".rstrip() + ":", *indented(body or ["pass"])]

    def count(self, name: str, ends: list[str], step: int, body: list[str]) -> list[str]:
        """A loop over a range."""
        given = ends if step == 1 else [*ends, str(step)]
        return self.block("for", f"{name} in range({', '.join(given)})", body)

    def update(self, target: Value, op: Operator, value: Value) -> str:
        """A change in place: `a += b`."""
        return f"{target.text} {BINARY[op]}= {value.text}"

    def together(self, targets: list[Value], values: list[Value]) -> str:
        """Several assignments at once, such as a swap."""
        left, right = (", ".join(v.text for v in some) for some in (targets, values))
        return f"{left} = {right}"

    def head(self, result: str, name: str, params: list[str]) -> str:
        """Rules are many small functions: "inline" lets the C compiler join more of them."""
        return f"cdef inline {result} {name}({', '.join(params)}) noexcept nogil:"

    def function(self, place: str, head: str, declared: dict[str, str], body: list[str]) -> str:
        """Locals come first, and begin as nothing."""
        lines = [
            f"cdef {kind} {name} = {'NULL' if kind.endswith('*') else 0}"
            for name, kind in declared.items()
        ]
        return "\n".join([f"# {place}", head, *indented([*lines, *(body or ["pass"])])]) + "\n"

    def switch(self, head: str, calls: list[str], gives: bool) -> str:
        """Cython makes a C switch of it."""
        give = "return " if gives else ""
        words = ["if", *["elif"] * (len(calls) - 1)]
        cases = zip(words, calls, strict=True)
        lines = [f"{word} which == {n}: {give}{call}" for n, (word, call) in enumerate(cases)]
        return "\n".join([head, *indented(lines)]) + "\n"
