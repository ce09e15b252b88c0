"""The subset's expressions: their C types and shapes, and what is wrong with them.

What has no case in `Expressions.expression` is outside the subset (subset.py).
"""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING

from istanbul.engine.native.syntax import (
    BINARY,
    BUILTINS,
    COMPARE,
    NUMBERS,
    WIDTHS,
    Rule,
    Value,
    called,
    live,
    shape_of,
    source,
    where,
)
from istanbul.engine.record import U64, assign, fields, references

if TYPE_CHECKING:
    from istanbul.engine.native.translate import Translator

INSTEAD = {
    ast.Try: "rules raise nothing and catch nothing",
    ast.Raise: "rules raise nothing; check in Python outside the rules",
    ast.With: "rules open nothing",
    ast.Dict: "use a table: a list of ints indexed by number",
    ast.List: "use a fixed list of the record, or a table at module level",
    ast.ListComp: "write a for loop over range(...)",
    ast.GeneratorExp: "write a for loop over range(...)",
    ast.Lambda: "write a function at module level",
    ast.JoinedStr: "texts belong outside the rules",
    ast.Div: "use //: there are no floats",
}


class Expressions:
    """Translates the expressions of one function; problems are collected, not raised."""

    def __init__(self, translator: Translator, rule: Rule) -> None:
        self.all = translator
        self.write = translator.writer
        self.rule = rule
        self.path, self.tree = source(rule)
        self.result, params = translator.signature(rule)
        self.types = dict(zip(inspect.signature(rule).parameters, params, strict=True))
        self.alone: list[ast.expr] = []  # see whole()
        # in a loop over functions: the one that its name stands for
        self.hook: dict[str, Rule] = {}

    def problem(self, node: ast.stmt | ast.expr, message: str) -> Value:
        """Report the first problem of a line; go on, so that one run finds all lines."""
        place = f"{self.path}:{node.lineno}: "
        if not any(known.startswith(place) for known in self.all.problems):
            self.all.problems.append(place + message)
        return Value("0")

    def outside(self, node: ast.stmt | ast.expr) -> Value:
        """Report a construct that the subset lacks, and what to write instead."""
        parts = [type(part) for part in ast.walk(node)]
        hints = [INSTEAD[part] for part in parts if part in INSTEAD]
        text = ast.unparse(node).splitlines()[0]
        return self.problem(node, "; ".join([f"outside the subset: {text}", *hints[:1]]))

    def whole(self, node: ast.expr) -> Value:
        """A number that is all a statement works out, so that a call in it may change records.

        Elsewhere it may not: Python goes from left to right, C in any order. Only the terms of an
        and/or come one after the other in both.
        """
        terms = node.values if isinstance(node, ast.BoolOp) else [node]
        self.alone = [term.operand if isinstance(term, ast.UnaryOp) else term for term in terms]
        return self.number(node)

    def number(self, node: ast.expr) -> Value:
        """An expression that must be a number, not a list or a record."""
        value = self.expression(node)
        if value.shape or value.kind not in NUMBERS.values():
            return self.problem(node, f"{ast.unparse(node)} is a list or a record, not a number")
        return value

    def numbers(self, nodes: list[ast.expr]) -> list[str]:
        """The texts of several expressions, each of which must be a number."""
        return [self.number(node).text for node in nodes]

    def expression(self, node: ast.expr) -> Value:
        """An expression of the subset, with its C type and shape."""
        match node:
            case ast.Constant(int() as n):
                return self.literal(n)
            case ast.Name(name) if name in self.types:
                return Value(self.write.local(name), self.types[name].removesuffix("_c*"))
            case ast.Attribute(owner, field) if live(self.rule, node) is None:
                return self.field(node, self.expression(owner), field)
            case ast.Name(name) | ast.Attribute(_, name):
                return self.constant(node, name)
            case ast.Subscript(owner, index):
                return self.item(node, self.expression(owner), index)
            case ast.BinOp(left, op, right) if type(op) in BINARY:
                a, b = self.number(left), self.number(right)
                wider = max(a.kind, b.kind, key=WIDTHS.index)
                return Value(self.write.binary(type(op), a, b), wider)
            case ast.UnaryOp(ast.USub() | ast.Invert() | ast.Not() as op, operand):
                a = self.number(operand)
                return Value(self.write.unary(type(op), a.text), a.kind)
            case ast.BoolOp(op, values):
                return Value(self.write.terms(type(op), self.numbers(values)))
            case ast.Compare(left, ops, rights) if all(type(sign) in COMPARE for sign in ops):
                signs = [COMPARE[type(sign)] for sign in ops]
                return Value(self.write.compare(self.numbers([left, *rights]), signs))
            case ast.IfExp(test, yes, no):
                a, b = self.number(yes), self.number(no)
                wider = max(a.kind, b.kind, key=WIDTHS.index)
                return Value(self.write.choice(self.number(test).text, a.text, b.text), wider)
            case ast.Call(_, _, []):
                return self.call(node)
        return self.outside(node)

    def literal(self, n: int) -> Value:
        """An int; C wants to be told when it is long."""
        if -(2**31) <= n < 2**31:
            return Value(str(int(n)))
        return Value(f"{n}ULL", NUMBERS[U64])

    def constant(self, node: ast.expr, name: str) -> Value:
        """A global: an int or a table."""
        value = live(self.rule, node)
        shape = shape_of(value)
        if shape is None:
            return self.problem(node, f"{ast.unparse(node)} is no int and no table of ints")
        if isinstance(value, int):
            return self.literal(value)
        return Value(self.all.table(name, value), "int", shape)

    def field(self, node: ast.expr, record: Value, field: str) -> Value:
        """A field such as g.lira, or a record referred to: g.tables."""
        cls = self.all.records.get(record.kind)
        if cls is not None and field in references(cls):
            text = self.write.field(record.text, field)
            return Value(text, self.all.record(references(cls)[field]))
        if cls is None or field not in fields(cls).all:
            return self.problem(node, f"{ast.unparse(node)} is no int and no fixed list of ints")
        kind = self.all.field_kind(cls, field)
        shape = shape_of(getattr(cls(), field)) or ()
        return Value(self.write.field(record.text, field), kind, shape)

    def item(self, node: ast.expr, owner: Value, index: ast.expr) -> Value:
        """An item such as g.lira[p], g.goods[p][good], PRICE[n]."""
        if not owner.shape:
            return self.problem(node, f"{ast.unparse(node)}: not an item of a list of ints")
        if isinstance(index, ast.UnaryOp):
            return self.problem(node, "C has no negative index: count from the front")
        i = self.number(index).text
        i = self.write.index(i, owner.shape[0], where(self.path, node))
        return Value(f"{owner.text}[{i}]", owner.kind, owner.shape[1:])

    # Calls.

    def is_pure(self, call: ast.Call) -> bool:
        """Does a call leave all records as they are?"""
        return all(rule in BUILTINS or self.all.is_pure(rule) for rule in called(self.rule, call))

    def call(self, node: ast.Call) -> Value:
        """A call f(...), module.f(...), REGISTRY[n](...), or one of a few builtins."""
        rules = called(self.rule, node)
        if rules[0] is len:
            return self.length(node)
        if rules[0] in BUILTINS:
            return Value(self.write.builtin(rules[0].__name__, self.numbers(node.args)))
        if not all(inspect.isfunction(rule) for rule in rules):
            return self.outside(node)
        if node not in self.alone and not self.is_pure(node):
            message = "changes the state, so it needs a line of its own (C has no order inside one)"
            return self.problem(node, f"{ast.unparse(node.func)}() {message}")
        if rules[0] is assign:
            return self.assignment(node)
        if isinstance(node.func, ast.Name):
            rules = [self.hook.get(node.func.id, rules[0])]
        result, params = self.all.signature(rules[0])
        args = [self.argument(arg, param) for arg, param in zip(node.args, params, strict=True)]
        if isinstance(node.func, ast.Subscript):
            args.insert(0, self.number(node.func.slice).text)
            return Value(f"{self.all.switch(rules)}({', '.join(args)})", result)
        return Value(f"{self.all.call(rules[0])}({', '.join(args)})", result)

    def length(self, node: ast.Call) -> Value:
        """len() of a list, a table or a registry: known when it is translated."""
        value = live(self.rule, node.args[0])
        if isinstance(value, list):
            return Value(str(len(value)))
        return Value(str((self.expression(node.args[0]).shape or (0,))[0]))

    def assignment(self, node: ast.Call) -> Value:
        """assign(a, b): one memory copy of what both have."""
        a, b = (self.expression(arg) for arg in node.args)
        base = self.all.common(a.kind, b.kind)
        first = fields(self.all.records[base]).kept[0]
        kept = self.write.field(b.text, first)
        return Value(f"{a.kind}_take({a.text}, &{kept}, {base}_KEPT)", "void")

    def argument(self, node: ast.expr, param: str) -> str:
        """Numbers go by value, records by reference; a base class gets its part of a record."""
        value = self.expression(node)
        if value.shape:
            self.problem(node, f"{ast.unparse(node)} cannot be handed on: only numbers and records")
        if param.endswith("_c*") and param != value.kind + "_c*":
            return self.write.cast(param, value.text)
        return value.text
