"""What a back end writes: each construct of the subset in its own language.

The front end (subset.py) reads and checks the rules, and knows the type of every expression. How a
construct looks is up to a writer: cython_writer.py for Python's native modules, c_writer.py for
WebAssembly. Both must mean what plain Python means.
"""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod

from istanbul.engine.native.syntax import Value

Operator = type[ast.operator]


def indented(lines: list[str]) -> list[str]:
    """Lines as the body of something."""
    return ["    " + line for line in lines]


class Writer(ABC):
    """Expressions are texts, complete with parentheses; statements are lines."""

    # Expressions.

    @abstractmethod
    def local(self, name: str) -> str:
        """A parameter or a local variable."""

    @abstractmethod
    def field(self, record: str, name: str) -> str:
        """A field of a record, which is always a pointer."""

    @abstractmethod
    def index(self, i: str, length: int, place: str) -> str:
        """The index of an item in a list of this length; `place` is the line of the rule."""

    @abstractmethod
    def cast(self, pointer: str, record: str) -> str:
        """A record as a pointer to its base class."""

    @abstractmethod
    def binary(self, op: Operator, a: Value, b: Value) -> str:
        """Arithmetic of two numbers."""

    @abstractmethod
    def unary(self, op: type[ast.unaryop], a: str) -> str:
        """Minus, not, or the complement of the bits."""

    @abstractmethod
    def terms(self, op: type[ast.boolop], terms: list[str]) -> str:
        """Terms with `and` or `or` between them: the one that decides is the value."""

    @abstractmethod
    def compare(self, terms: list[str], signs: list[str]) -> str:
        """Comparisons in a row, as in `a < b <= c`."""

    @abstractmethod
    def choice(self, test: str, yes: str, no: str) -> str:
        """A conditional expression."""

    @abstractmethod
    def builtin(self, name: str, args: list[str]) -> str:
        """min, max or abs of ints."""

    # Statements.

    @abstractmethod
    def simple(self, text: str) -> str:
        """A statement of one line."""

    @abstractmethod
    def block(self, word: str, test: str, body: list[str]) -> list[str]:
        """if, else or while, with its body."""

    @abstractmethod
    def count(self, name: str, ends: list[str], step: int, body: list[str]) -> list[str]:
        """A loop over a range: where it ends, or where it begins and ends, and its step."""

    @abstractmethod
    def update(self, target: Value, op: Operator, value: Value) -> str:
        """An assignment such as +=."""

    @abstractmethod
    def together(self, targets: list[Value], values: list[Value]) -> str:
        """Several numbers stored at once: all values are read before the first is stored."""

    # Functions.

    @abstractmethod
    def head(self, result: str, name: str, params: list[str]) -> str:
        """The beginning of a function, up to its parameters: types with names."""

    @abstractmethod
    def function(self, place: str, head: str, declared: dict[str, str], body: list[str]) -> str:
        """A function: where it comes from, its head, its locals with their types, its lines."""

    @abstractmethod
    def switch(self, head: str, calls: list[str], gives: bool) -> str:
        """A function that makes the call numbered `which`, and perhaps gives its result."""
