"""A module of WebAssembly as Python sees a native one: the same names, the same records.

So whatever runs on native rules, such as a `Searcher`, runs on it: the bytes that browsers get, by
Wasmtime.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import wasmtime

from istanbul.engine.native.fingerprint import fingerprint
from istanbul.engine.record import Record, references
from istanbul.search.packages import packages
from tests.needs import lacking
from tools.wasm import OUT, file_name

ENGINE: Final = wasmtime.Engine()


class WasmBuild:
    """The records and functions of a module, each by its name in `rules.py`."""

    def __init__(self, module: wasmtime.Module, rules: Any) -> None:
        self._store = wasmtime.Store(ENGINE)
        instance = wasmtime.Instance(self._store, module, [])  # no imports: it only computes
        self._exports = instance.exports(self._store)
        self._classes = {cls.__name__: cls for cls in rules.RECORDS}

    def __getattr__(self, name: str) -> Any:
        if name in self._classes:
            return lambda: WasmRecord(self, self._classes[name])
        return lambda *given: self.call(name, *given)

    def call(self, name: str, *given: Any) -> Any:
        """Call an export; records are handed over by their address."""
        called = self._exports[name]
        assert isinstance(called, wasmtime.Func), name
        return called(self._store, *(getattr(one, "address", one) for one in given))

    def read(self, at: int, size: int) -> bytes:
        """Bytes of its memory."""
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        return bytes(memory.read(self._store, at, at + size))

    def write(self, at: int, content: bytes) -> None:
        """Overwrite bytes of its memory."""
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        memory.write(self._store, content, at)


class WasmRecord:
    """A record in the memory of a build, which is freed as a whole."""

    address: int

    def __init__(self, build: WasmBuild, cls: type[Record]) -> None:
        address = build.call(f"{cls.__name__}_new")
        vars(self).update(_build=build, _cls=cls, _refers={}, address=address)
        self.unpack(cls().pack())

    def _call(self, what: str, *given: Any) -> Any:
        return self._build.call(f"{self._cls.__name__}_{what}", *given)

    def pack(self) -> bytes:
        """As `Record.pack`."""
        packed: bytes = self._build.read(self._call("kept", self), self._call("size"))
        return packed

    def unpack(self, packed: bytes) -> None:
        """As `Record.unpack`."""
        if len(packed) != self._call("size"):
            raise ValueError(f"expected {self._call('size')} bytes, got {len(packed)}")
        self._build.write(self._call("refill", self), packed)

    def __getattr__(self, name: str) -> Any:
        if name in self._refers:
            return self._refers[name]
        plain = self._cls()
        plain.unpack(self.pack())
        return getattr(plain, name)

    def __setattr__(self, name: str, other: Any) -> None:
        assert name in references(self._cls), f"{name} belongs to the rules"
        self._refers[name] = other
        self._call(f"set_{name}", self, other)


@cache
def _module(path: Path) -> wasmtime.Module:
    if not path.is_file():
        lacking(f"no {path.name}: run `make wasm`")
    return wasmtime.Module(ENGINE, path.read_bytes())


def wasm_build(game: str) -> WasmBuild:
    """What `make wasm` has built for a game, if it is of the rules as they are now.

    With a memory of its own: who makes many records asks for a new one.
    """
    path, package = OUT / file_name(game), packages()[game]
    build = WasmBuild(_module(path), import_module(f"{package}.rules"))
    built_from = f"{build.source() % (1 << 64):016x}"
    assert built_from == fingerprint(package), f"{path.name} is older than its rules: `make wasm`"
    return build
