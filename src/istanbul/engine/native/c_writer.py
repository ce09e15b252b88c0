"""The back end for WebAssembly: the subset as C."""

from __future__ import annotations

import ast
from typing import Final

from istanbul.engine.native.syntax import BINARY, NUMBERS, Value
from istanbul.engine.native.writer import Operator, Writer, indented
from istanbul.engine.record import U64

UNARY: Final[dict[type[ast.unaryop], str]] = {ast.USub: "-", ast.Invert: "~", ast.Not: "!"}
FLOOR: Final[dict[Operator, str]] = {ast.FloorDiv: "floor_div", ast.Mod: "floor_mod"}
UNSIGNED: Final = {"//": "/"}
HELPERS: Final = """\
typedef int bint;

#define memcpy __builtin_memcpy
#define abs __builtin_abs

/* Python rounds down, C towards zero. */
static inline int floor_div(int a, int b) {
    int quotient = a / b, rest = a % b;
    return quotient - (rest != 0 && (rest ^ b) < 0);
}
static inline int floor_mod(int a, int b) {
    int rest = a % b;
    return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}
static inline int min(int a, int b) { return b < a ? b : a; }
static inline int max(int a, int b) { return b > a ? b : a; }
"""
"""What the written C uses."""


class CWriter(Writer):
    """Writes C as Clang and GCC understand it."""

    def local(self, name: str) -> str:
        """With a prefix: it may be a word of C, or the name of a function."""
        return f"v_{name}"

    def field(self, record: str, name: str) -> str:
        """Through the pointer."""
        return f"{record}->{name}"

    def index(self, i: str, length: int, place: str) -> str:
        """As it is: the checked build is Cython's."""
        return i

    def cast(self, pointer: str, record: str) -> str:
        """A value as another type."""
        return f"({pointer}){record}"

    def binary(self, op: Operator, a: Value, b: Value) -> str:
        """Only division differs from C's, and only where a number may be negative."""
        if op in FLOOR and NUMBERS[U64] not in (a.kind, b.kind):
            return f"{FLOOR[op]}({a.text}, {b.text})"
        return f"({a.text} {UNSIGNED.get(BINARY[op], BINARY[op])} {b.text})"

    def unary(self, op: type[ast.unaryop], a: str) -> str:
        """With parentheses: `--1` is something else in C."""
        return f"({UNARY[op]}({a}))"

    def terms(self, op: type[ast.boolop], terms: list[str]) -> str:
        """Not && and ||, which give 0 or 1: `a and b` is b, and `a or b` is a, if a is not 0."""
        text = terms[-1]
        for term in reversed(terms[:-1]):
            text = f"({term} ? {text} : 0)" if op is ast.And else f"({term} ?: {text})"
        return text

    def compare(self, terms: list[str], signs: list[str]) -> str:
        """A term in the middle is worked out twice: calls in it change nothing."""
        pairs = zip(terms, signs, terms[1:], strict=False)
        return f"({' && '.join(f'{a} {sign} {b}' for a, sign, b in pairs)})"

    def choice(self, test: str, yes: str, no: str) -> str:
        """One of two values: `a ? b : c`."""
        return f"({test} ? {yes} : {no})"

    def builtin(self, name: str, args: list[str]) -> str:
        """The min or max of many values: calls with two values inside each other."""
        text = args[0]
        for other in args[1:]:
            text = f"{name}({text}, {other})"
        return text if len(args) > 1 else f"{name}({text})"

    def simple(self, text: str) -> str:
        """With the end that C wants."""
        return f"{text};"

    def block(self, word: str, test: str, body: list[str]) -> list[str]:
        """A head and its body in braces."""
        return [f"{word} ({test}) {{" if test else f"{word} {{", *indented(body), "}"]

    def count(self, name: str, ends: list[str], step: int, body: list[str]) -> list[str]:
        """With a counter of its own: as in Python the name keeps its last value after the loop."""
        first, end = ["0", *ends][-2:]
        sign = "<" if step > 0 else ">"
        test = f"int at = {first}, end = {end}; at {sign} end; at += {step}"
        return self.block("for", test, [f"{name} = at;", *body])

    def update(self, target: Value, op: Operator, value: Value) -> str:
        """In two steps, since division has no such form."""
        return f"{target.text} = {self.binary(op, target, value)};"

    def together(self, targets: list[Value], values: list[Value]) -> str:
        """By way of new variables."""
        read = [f"{v.kind} t{i} = {v.text};" for i, v in enumerate(values)]
        stored = [f"{target.text} = t{i};" for i, target in enumerate(targets)]
        return f"{{ {' '.join([*read, *stored])} }}"

    def head(self, result: str, name: str, params: list[str]) -> str:
        """The head of a function, for the compiler to inline."""
        return f"static inline {result} {name}({', '.join(params) or 'void'})"

    def function(self, place: str, head: str, declared: dict[str, str], body: list[str]) -> str:
        """Locals come first, and begin as nothing."""
        lines = [f"{kind} {name} = 0;" for name, kind in declared.items()]
        return "\n".join([f"/* {place} */", *self._braced(head, [*lines, *body])])

    def switch(self, head: str, calls: list[str], gives: bool) -> str:
        """A function that calls one of several, by number."""
        end = "return {};" if gives else "{}; return;"
        cases = [f"case {n}: {end.format(call)}" for n, call in enumerate(calls)]
        lines = self.block("switch", "which", cases)
        return "\n".join(self._braced(head, [*lines, *(["return 0;"] if gives else [])]))

    def _braced(self, head: str, body: list[str]) -> list[str]:
        return [f"{head} {{", *indented(body), "}", ""]
