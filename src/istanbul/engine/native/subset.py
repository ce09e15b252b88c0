"""The subset: how one function of the rules becomes Cython.

What has no case in `Body.statement` or `Body.expression` is outside the subset and is reported with
file, line and what to write instead. To widen the subset, add a case.

Names are looked up in the imported modules, so a constant, a table or a registry may be computed by
any Python at import time; only the bodies of functions must keep to the subset.
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
    UNARY,
    Rule,
    Value,
    c_name,
    called,
    hooks,
    is_literal,
    live,
    shape_of,
    source,
    where,
)
from istanbul.engine.record import U64, assign, emit, fields, pass_by, references

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


class Body:
    """Translates the body of one function; problems are collected, not raised."""

    def __init__(self, translator: Translator, rule: Rule) -> None:
        self.all = translator
        self.rule = rule
        self.path, self.tree = source(rule)
        self.result, params = translator.signature(rule)
        self.types = dict(zip(inspect.signature(rule).parameters, params, strict=True))
        self.alone: list[ast.expr] = []  # see whole()
        self.hook: dict[
            str, Rule
        ] = {}  # in a loop over functions: the one that its name stands for

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

    def translate(self) -> str:
        """The function as Cython: signature, locals, statements."""
        for name, kind in [*self.types.items(), ("the result", self.result)]:
            if kind == "?":
                message = f"{name} must be an int, a bool, a U64 or a record, without a default"
                self.problem(self.tree, f"{self.rule.__name__}(): {message}")
        params = ", ".join(f"{kind} {name}" for name, kind in self.types.items())
        declared = self.locals()
        self.types |= declared
        lines = [f"# {where(self.path, self.tree)}"]
        # Rules are many small functions: "inline" lets the C compiler join more of them.
        lines += [f"cdef inline {self.result} {c_name(self.rule)}({params}) noexcept nogil:"]
        for name, kind in declared.items():
            lines.append(f"    cdef {kind} {name} = {'NULL' if kind.endswith('*') else 0}")
        return "\n".join(lines + self.block(self.tree.body)) + "\n"

    def locals(self) -> dict[str, str]:
        """Local names and their types: int, unless annotated U64 or a record (`t = g.tables`)."""
        found: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                hint = live(self.rule, node.annotation)
                if hint not in (int, bool, U64):
                    self.problem(node, "a local is an int, a bool, a U64 or a record")
                found[node.target.id] = NUMBERS.get(hint, "int")
            elif isinstance(node, ast.Assign) and (record := self.referred(node.value)):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found[target.id] = record + "_c*"
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.setdefault(node.id, "int")
        known = {*self.types, *hooks(self.rule)}
        return {name: kind for name, kind in found.items() if name not in known}

    def referred(self, node: ast.expr) -> str:
        """The record class that an expression like g.tables stands for, or ''."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            cls = self.all.records.get(self.types.get(node.value.id, "").removesuffix("_c*"))
            if cls is not None and node.attr in references(cls):
                return self.all.record(references(cls)[node.attr])
        return ""

    # Statements.

    def block(self, body: list[ast.stmt]) -> list[str]:
        """An indented block; never empty."""
        lines = [line for node in body for line in self.statement(node)]
        return ["    " + line for line in lines or ["pass"]]

    def statement(self, node: ast.stmt) -> list[str]:  # noqa: C901  # one case per construct
        """The lines of one statement."""
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Pass() | ast.Assert():
                return []  # an assert is for plain Python, like emit
            case ast.Expr(ast.Call(func, args)) if live(self.rule, func) in (emit, pass_by):
                for part in [part for arg in args for part in ast.walk(arg)]:
                    if isinstance(part, ast.Call) and not self.is_pure(part):
                        name = ast.unparse(func)
                        self.problem(
                            node, f"{name}(...) vanishes: a call inside may change nothing"
                        )
                return []
            case ast.Expr(ast.Call() as call):
                self.alone = [call]
                return [self.expression(call).text]
            case ast.Assign([ast.Name() as name], value) if self.referred(value):
                return [f"{name.id} = {self.expression(value).text}"]
            case ast.Assign([ast.Name() as name], value) | ast.AnnAssign(
                ast.Name() as name, _, ast.expr() as value
            ):
                return [f"{name.id} = {self.kept_wide(name, self.whole(value))}"]
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                left, right = [self.target(t) for t in targets], [self.number(v) for v in values]
                return [f"{', '.join(left)} = {', '.join(v.text for v in right)}"]
            case ast.Assign([target], value):
                return [f"{self.target(target)} = {self.number(value).text}"]
            case ast.AugAssign(ast.Name() as name, op, value) if type(op) in BINARY:
                return [f"{name.id} {BINARY[type(op)]}= {self.kept_wide(name, self.whole(value))}"]
            case ast.AugAssign(target, op, value) if type(op) in BINARY:
                return [f"{self.target(target)} {BINARY[type(op)]}= {self.number(value).text}"]
            case ast.Return(value):
                return [f"return {self.whole(value).text}" if value else "return"]
            case ast.If(test, body, orelse):
                lines = [f"if {self.whole(test).text}:", *self.block(body)]
                return [*lines, "else:", *self.block(orelse)] if orelse else lines
            case ast.While(test, body, []):
                return [f"while {self.whole(test).text}:", *self.block(body)]
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), args, []), body, []):
                if len(args) == 3 and not is_literal(args[2]):  # range's step
                    self.problem(node, "the step of a range must be a number as such")
                ends = ", ".join(self.number(arg).text for arg in args)
                return [f"for {name} in range({ends}):", *self.block(body)]
            case ast.For(ast.Name(name), _, body, []) if name in hooks(self.rule):
                return self.each(node, name, body)
            case ast.Break() | ast.Continue():
                return [ast.unparse(node)]
        self.outside(node)
        return []

    def each(self, node: ast.For, name: str, body: list[ast.stmt]) -> list[str]:
        """The body of a loop over functions, written out for each of them."""
        lines: list[str] = []
        rules = hooks(self.rule)[name]
        if any(self.all.signature(rule) != self.all.signature(rules[0]) for rule in rules):
            self.problem(node, f"the functions of {ast.unparse(node.iter)} are not all alike")
            return lines
        for rule in rules:
            self.hook[name] = rule
            lines += [line for node in body for line in self.statement(node)]
        return lines

    def target(self, node: ast.expr) -> str:
        """Where a number is stored: a local, or a field of a record the function was given."""
        root = node
        while isinstance(root, ast.Attribute | ast.Subscript):
            if self.referred(root):
                self.problem(node, f"{ast.unparse(root)} belongs to the game and is never changed")
            root = root.value
        if not isinstance(root, ast.Name) or root.id not in self.types:
            self.problem(node, f"{ast.unparse(node)} belongs to no record that was given")
        return self.number(node).text

    def kept_wide(self, name: ast.Name, value: Value) -> str:
        """The text of a value for a local, which must not cut down a U64."""
        if value.kind == NUMBERS[U64] != self.types[name.id]:
            self.problem(name, f"{name.id} gets a U64: write `{name.id}: U64 = ...`")
        return value.text

    # Expressions.

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

    def numbers(self, nodes: list[ast.expr], between: str) -> str:
        """Several numbers in a row."""
        return between.join(self.number(node).text for node in nodes)

    def expression(self, node: ast.expr) -> Value:  # noqa: C901  # one case per construct
        """An expression of the subset, with its C type and shape."""
        match node:
            case ast.Constant(int() as n):
                return self.literal(n)
            case ast.Name(name) if name in self.types:
                return Value(name, self.types[name].removesuffix("_c*"))
            case ast.Attribute(owner, field) if live(self.rule, node) is None:
                return self.field(node, self.expression(owner), field)
            case ast.Name(name) | ast.Attribute(_, name):
                return self.constant(node, name)
            case ast.Subscript(owner, index):
                return self.item(node, self.expression(owner), index)
            case ast.BinOp(left, op, right) if type(op) in BINARY:
                a, b = self.number(left), self.number(right)
                wider = max(a.kind, b.kind)  # by luck "unsigned long long" > "int" > "bint"
                return Value(f"({a.text} {BINARY[type(op)]} {b.text})", wider)
            case ast.UnaryOp(op, operand) if type(op) in UNARY:
                a = self.number(operand)
                return Value(f"({UNARY[type(op)]}{a.text})", a.kind)
            case ast.BoolOp(ast.And(), values):
                return Value(f"({self.numbers(values, ' and ')})")
            case ast.BoolOp(ast.Or(), values):
                return Value(f"({self.numbers(values, ' or ')})")
            case ast.Compare(left, ops, rights) if all(type(sign) in COMPARE for sign in ops):
                text = self.number(left).text
                for sign, right in zip(ops, rights, strict=True):
                    text += f" {COMPARE[type(sign)]} {self.number(right).text}"
                return Value(f"({text})")
            case ast.IfExp(test, yes, no):
                a, b = self.number(yes), self.number(no)
                wider = max(a.kind, b.kind)
                return Value(f"({a.text} if {self.number(test).text} else {b.text})", wider)
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
            return Value(f"{record.text}.{field}", self.all.record(references(cls)[field]))
        if cls is None or field not in fields(cls).all:
            return self.problem(node, f"{ast.unparse(node)} is no int and no fixed list of ints")
        kind = self.all.field_kind(cls, field)
        return Value(f"{record.text}.{field}", kind, shape_of(getattr(cls(), field)) or ())

    def item(self, node: ast.expr, owner: Value, index: ast.expr) -> Value:
        """An item such as g.lira[p], g.goods[p][good], PRICE[n]."""
        if not owner.shape:
            return self.problem(node, f"{ast.unparse(node)}: not an item of a list of ints")
        if isinstance(index, ast.UnaryOp):
            return self.problem(node, "C has no negative index: count from the front")
        i = self.number(index).text
        if self.all.checked:
            i = f'inside({i}, {owner.shape[0]}, b"{where(self.path, node)}")'
        return Value(f"{owner.text}[{i}]", owner.kind, owner.shape[1:])

    # Calls.

    def is_pure(self, call: ast.Call) -> bool:
        """Does a call leave all records as they are?"""
        rules = called(self.rule, call)
        return bool(rules) and all(rule in BUILTINS or self.all.is_pure(rule) for rule in rules)

    def call(self, node: ast.Call) -> Value:
        """A call f(...), module.f(...), REGISTRY[n](...), or one of a few builtins."""
        rules = called(self.rule, node)
        if rules == [len]:
            return self.length(node)
        if rules and rules[0] in BUILTINS:
            return Value(f"{BUILTINS[rules[0]]}({self.numbers(node.args, ', ')})")
        if not rules or not all(inspect.isfunction(rule) for rule in rules):
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
        return Value(f"{a.kind}_take({a.text}, &{b.text}.{first}, {base}_KEPT)", "void")

    def argument(self, node: ast.expr, param: str) -> str:
        """Numbers go by value, records by reference; a base class gets its part of a record."""
        value = self.expression(node)
        if value.shape:
            self.problem(node, f"{ast.unparse(node)} cannot be handed on: only numbers and records")
        if param.endswith("_c*") and param != value.kind + "_c*":
            return f"<{param}>{value.text}"
        return value.text
