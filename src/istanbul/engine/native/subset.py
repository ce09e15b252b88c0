"""The subset: how one function of the rules becomes native code. A writer gives the words.

What has no case in `Body.statement` or in `expression` (expressions.py) is outside the subset and
is reported with file, line and what to write instead. To widen the subset, add a case.

Names are looked up in the imported modules, so a constant, a table or a registry may be computed by
any Python at import time; only the bodies of functions must keep to the subset.
"""

from __future__ import annotations

import ast

from istanbul.engine.native.expressions import Expressions
from istanbul.engine.native.syntax import (
    BINARY,
    NUMBERS,
    Value,
    hooks,
    is_literal,
    live,
    where,
)
from istanbul.engine.record import U64, emit, pass_by, references


class Body(Expressions):
    """Translates the body of one function."""

    def translate(self) -> str:
        """The function: signature, locals, statements."""
        for name, kind in [*self.types.items(), ("the result", self.result)]:
            if kind == "?":
                message = f"{name} must be an int, a bool, a U64 or a record, without a default"
                self.problem(self.tree, f"{self.rule.__name__}(): {message}")
        params = [f"{kind} {self.write.local(name)}" for name, kind in self.types.items()]
        declared = self.locals()
        self.types |= declared
        return self.write.function(
            where(self.path, self.tree),
            self.all.head(self.result, self.all.name(self.rule), params),
            {self.write.local(name): kind for name, kind in declared.items()},
            self.block(self.tree.body),
        )

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
        """What all statements of a block become."""
        return [line for node in body for line in self.statement(node)]

    def statement(self, node: ast.stmt) -> list[str]:  # noqa: C901  # one case per construct
        """What a statement becomes; one that the subset lacks is a problem."""
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
                return self.told(args) if self.all.silent is not None else []
            case ast.Expr(ast.Call() as call):
                self.alone = [call]
                return [self.write.simple(self.expression(call).text)]
            case ast.Assign([ast.Name() as name], value) if self.referred(value):
                return [self.stored(self.write.local(name.id), self.expression(value).text)]
            case ast.Assign([ast.Name() as name], value) | ast.AnnAssign(
                ast.Name() as name, _, ast.expr() as value
            ):
                kept = self.kept_wide(name, self.whole(value))
                return [self.stored(self.write.local(name.id), kept.text)]
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                left, right = [self.target(t) for t in targets], [self.number(v) for v in values]
                return [self.write.together(left, right)]
            case ast.Assign([target], value):
                return [self.stored(self.target(target).text, self.number(value).text)]
            case ast.AugAssign(ast.Name() as name, op, value) if type(op) in BINARY:
                kept = self.kept_wide(name, self.whole(value))
                return [self.write.update(self.number(name), type(op), kept)]
            case ast.AugAssign(target, op, value) if type(op) in BINARY:
                return [self.write.update(self.target(target), type(op), self.number(value))]
            case ast.Return(value):
                return [
                    self.write.simple(f"return {self.whole(value).text}" if value else "return")
                ]
            case ast.If(test, body, orelse):
                lines = self.write.block("if", self.whole(test).text, self.block(body))
                if orelse:
                    lines += self.write.block("else", "", self.block(orelse))
                return lines
            case ast.While(test, body, []):
                return self.write.block("while", self.whole(test).text, self.block(body))
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), args, []), body, []):
                ends, step = self.numbers(args[:2]), self.step(node, args[2:])
                return self.write.count(self.write.local(name), ends, step, self.block(body))
            case ast.For(ast.Name(name), _, body, []) if name in hooks(self.rule):
                return self.each(node, name, body)
            case ast.Break() | ast.Continue():
                return [self.write.simple(ast.unparse(node))]
        self.outside(node)
        return []

    def told(self, args: list[ast.expr]) -> list[str]:
        """`emit` as its event with its facts; `pass_by`, which has no name, as the state then."""
        match args:
            case [g, ast.Constant(str() as name), *facts]:
                numbers = [str(self.all.event(name)), str(len(facts)), *self.numbers(facts)]
                return [self.write.simple(f"note({number})") for number in numbers]
            case [g, seat]:
                record = self.expression(g).text
                return [self.write.simple(f"note_passed({record}, {self.number(seat).text})")]
        self.problem(args[0], "the name of an event is a text as such")
        return []

    def step(self, node: ast.For, args: list[ast.expr]) -> int:
        """The step of a range: C must know whether it goes up or down."""
        if not args:
            return 1
        if is_literal(args[0]):
            step: int = ast.literal_eval(args[0])
            return step
        self.problem(node, "the step of a range must be a number as such")
        return 1

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

    def stored(self, target: str, value: str) -> str:
        """An assignment of a single value."""
        return self.write.simple(f"{target} = {value}")

    def target(self, node: ast.expr) -> Value:
        """Where a number is stored: a local, or a field of a record the function was given."""
        root = node
        while isinstance(root, ast.Attribute | ast.Subscript):
            if self.referred(root):
                self.problem(node, f"{ast.unparse(root)} belongs to the game and is never changed")
            root = root.value
        if not isinstance(root, ast.Name) or root.id not in self.types:
            self.problem(node, f"{ast.unparse(node)} belongs to no record that was given")
        return self.number(node)

    def kept_wide(self, name: ast.Name, value: Value) -> Value:
        """A value for a local, which must not cut down a U64."""
        if value.kind == NUMBERS[U64] != self.types[name.id]:
            self.problem(name, f"{name.id} gets a U64: write `{name.id}: U64 = ...`")
        return value
