"""Follows the calls from the functions a game offers, and collects what native code needs."""

from __future__ import annotations

import ast
import inspect
import os
from collections.abc import Sequence
from functools import cache
from typing import get_type_hints

from istanbul.engine.native.subset import Body
from istanbul.engine.native.syntax import NUMBERS, Rule, c_name, called, shape_of, source
from istanbul.engine.native.writer import Writer
from istanbul.engine.record import U64, Record, assign, emit, pass_by


class OutsideSubset(Exception):  # noqa: N818  # it says what is wrong
    """The rules use something native code cannot have. The message has one line per problem."""


class Translator:
    """Functions, tables, records and registries, as they are met.

    Native functions are silent: `emit` and `pass_by` are left out. One that is made with a `silent`
    translator writes those that tell once more, under other names, and leaves the rest to it.
    """

    def __init__(self, writer: Writer, silent: Translator | None = None) -> None:
        self.writer = writer
        self.silent = silent
        self.events: list[str] = []  # the names of what is told
        self.heads: list[str] = []  # of the functions
        self.functions: dict[str, str] = {}  # C name -> text
        self.records: dict[str, type[Record]] = {}
        self.tables: dict[int, tuple[str, object]] = {}  # by identity -> C name, lists
        self.problems: list[str] = []
        self._switches: dict[int, str] = {}
        self._queue: list[Rule] = []
        self._pure: dict[Rule, bool] = {}
        self._telling: dict[Rule, bool] = {}
        if silent is not None:
            self.records, self.tables, self.problems = (
                silent.records,
                silent.tables,
                silent.problems,
            )

    def add(self, rules: Sequence[Rule]) -> None:
        """Translate these and all they call; report everything outside the subset at once."""
        self._queue += rules
        while self._queue:
            rule = self._queue.pop(0)
            if self.name(rule) not in self.functions:
                self.functions[self.name(rule)] = Body(self, rule).translate()
        if self.silent is not None:
            self.silent.add([])
        if self.problems:
            raise OutsideSubset("\n".join(self.problems))

    def signature(self, rule: Rule) -> tuple[str, list[str]]:
        """The C types of the result and the parameters; '?' for what native code cannot have."""
        hints = get_type_hints(rule, include_extras=True)
        params = []
        for param in inspect.signature(rule).parameters.values():
            hint = hints.get(param.name)
            if param.default is not param.empty or param.kind is not param.POSITIONAL_OR_KEYWORD:
                params.append("?")
            elif inspect.isclass(hint) and issubclass(hint, Record):
                params.append(self.record(hint) + "_c*")
            else:
                params.append(NUMBERS.get(hint, "?"))
        return NUMBERS.get(hints.get("return"), "?"), params

    def call(self, rule: Rule) -> str:
        """The name to call a function by; it will be translated."""
        if self.silent is not None and not self._tells(rule):
            return self.silent.call(rule)
        self._queue.append(rule)
        return self.name(rule)

    def name(self, rule: Rule) -> str:
        """The name of a function in C."""
        return c_name(rule) if self.silent is None else f"{c_name(rule)}__tells"

    def event(self, name: str) -> int:
        """The number of an event."""
        if name not in self.events:
            self.events.append(name)
        return self.events.index(name)

    def head(self, result: str, name: str, params: list[str]) -> str:
        """The beginning of a function, which is noted."""
        self.heads.append(self.writer.head(result, name, params))
        return self.heads[-1]

    def table(self, name: str, lists: object) -> str:
        """The C name of a constant table."""
        return self.tables.setdefault(id(lists), (f"{name}_{len(self.tables)}", lists))[0]

    def record(self, cls: type[Record]) -> str:
        """Note a record class; its name."""
        if cls.__name__ not in self.records:
            self.records[cls.__name__] = cls
            at = f"{os.path.relpath(inspect.getfile(cls))}:{inspect.getsourcelines(cls)[1]}"
            for name, value in vars(cls()).items():
                if shape_of(value) is None:
                    self.problems.append(f"{at}: {name} is no int and no fixed list of ints")
        return cls.__name__

    def common(self, a: str, b: str) -> str:
        """The nearest class of records that both are, or derive from."""
        one, other = self.records[a], self.records[b]
        return self.record(next(cls for cls in one.__mro__ if issubclass(other, cls)))

    def field_kind(self, cls: type[Record], field: str) -> str:
        """The C type that a field of a record counts as: int, unless its `__init__` says U64."""
        for base in cls.__mro__:
            if base not in {Record, object} and field in _annotated(base):
                return NUMBERS[U64] if _annotated(base)[field] == "U64" else "int"
        return "int"

    def switch(self, rules: list[Rule]) -> str:
        """The C name of a registry's stand-in: a function that calls the one numbered `which`."""
        if self.silent is not None and not any(map(self._tells, rules)):
            return self.silent.switch(rules)
        if id(rules) not in self._switches:
            name = f"switch_{rules[0].__name__}_{len(self._switches)}"
            if self.silent is not None:
                name = f"{name}__tells"
            self._switches[id(rules)] = name
            result, params = self.signature(rules[0])
            args = ", ".join(f"a{i}" for i in range(len(params)))
            for rule in rules:
                if self.signature(rule) != (result, params):
                    path, tree = source(rule)
                    message = f"{rule.__name__}() is not like the others of its registry"
                    self.problems.append(f"{path}:{tree.lineno}: {message}")
            given = ["int which", *(f"{kind} a{i}" for i, kind in enumerate(params))]
            calls = [f"{self.call(rule)}({args})" for rule in rules]
            head = self.head(result, name, given)
            self.functions[name] = self.writer.switch(head, calls, gives=result != "void")
        return self._switches[id(rules)]

    def is_pure(self, rule: Rule) -> bool:
        """Does a function leave all records as they are?"""
        if not inspect.isfunction(rule):
            return False
        if rule not in self._pure:
            self._pure[rule] = False  # the careful answer while a recursion is under way
            self._pure[rule] = all(
                self._is_harmless(rule, part) for part in ast.walk(source(rule)[1])
            )
        return self._pure[rule]

    def _is_harmless(self, rule: Rule, part: ast.AST) -> bool:
        if isinstance(part, ast.Attribute | ast.Subscript):
            return not isinstance(part.ctx, ast.Store)
        if isinstance(part, ast.Call):
            rules = [found for found in called(rule, part) if inspect.isfunction(found)]
            return all(found in (emit, pass_by) or self.is_pure(found) for found in rules)
        return True

    def _tells(self, rule: Rule) -> bool:
        """May a function tell what happens, itself or through what it calls?"""
        if rule not in self._telling:
            self._telling[rule] = True  # the careful answer while a recursion is under way
            calls = [part for part in ast.walk(source(rule)[1]) if isinstance(part, ast.Call)]
            reached = [found for call in calls for found in called(rule, call)]
            self._telling[rule] = any(
                found in (emit, pass_by) or (inspect.isfunction(found) and self._tells(found))
                for found in reached
                if found is not assign
            )
        return self._telling[rule]


@cache
def _annotated(cls: type) -> dict[str, str]:
    """The annotations in the `__init__` of a class of records: field -> type."""
    return {
        node.target.attr: ast.unparse(node.annotation)
        for node in ast.walk(ast.parse(inspect.getsource(cls)))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    }
