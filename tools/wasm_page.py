"""Serves a page in which computer players think: web/src/offline with the modules of `make wasm`.

For `make bench-wasm` and the tests. No bundler: Node takes the types out of the scripts.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final

from istanbul.search.searcher import Searcher
from istanbul.server.workers import tab_bots
from tools import node
from tools.wasm import OUT

SCRIPTS: Final = node.WEB / "src" / "offline"
STRIP: Final = (
    "const f=require('fs'),{stripTypeScriptTypes:s}=require('module');"
    "for(const[i,o]of JSON.parse(process.argv[1]))f.writeFileSync(o,s(f.readFileSync(i,'utf8')))"
)
PAGE: Final = """<!doctype html><title>Thinking</title><script type="module">
import { ComputerPlayer } from './computer-player.ts';
const player = (given) => ({
  tables: Uint8Array.from(given.tables), evaluator: Uint8Array.from(given.evaluator),
  wide: given.wide, weights: Uint8Array.from(given.weights),
  parameters: Uint8Array.from(given.parameters), source: given.source, seed: BigInt(given.seed),
});
const modules = {};
window.begin = async (file, given) => {
  modules[file] ??= await WebAssembly.compileStreaming(fetch(file));
  window.thinking = await ComputerPlayer.begin(modules[file], player(given));
};
window.think = async ({ view, ...budget }) => {
  const actions = await window.thinking.think({ ...budget, view: Uint8Array.from(view) });
  return actions.map(Object.values);
};
window.grow = async ({ parameters, view, ...growth }) => {
  const packed = { parameters: Uint8Array.from(parameters), view: view && Uint8Array.from(view) };
  return (await window.thinking.grow({ ...growth, ...packed })).map(Object.values);
};
</script>"""


def packed(searcher: Searcher, seed: int) -> dict[str, Any]:
    """A player as the page's `begin` takes it."""
    return {
        name: list(value) if isinstance(value, bytes) else value
        for name, value in tab_bots.packed(searcher, seed).items()
    }


class _Quiet(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Browsers run and compile only what has the right type."""
        script, module = "text/javascript", "application/wasm"
        types = {".ts": script, ".mjs": script, ".wasm": module}
        return types.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, format: str, *args: Any) -> None:
        """Requests are not printed: nobody reads them."""


@contextmanager
def served(files: Path = OUT, page: str = PAGE) -> Iterator[str]:
    """The address of a page beside the scripts and these files, on this machine only."""
    with TemporaryDirectory() as folder:
        jobs = [(str(path), str(Path(folder) / path.name)) for path in SCRIPTS.glob("*.ts")]
        command, env = node.environment()
        subprocess.run(
            [command[0], "--no-warnings", "-e", STRIP, json.dumps(jobs)], check=True, env=env
        )
        for path in files.iterdir():
            copy(path, folder)
        (Path(folder) / "index.html").write_text(page, encoding="utf-8")
        handler = partial(_Quiet, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/index.html"
            server.shutdown()
