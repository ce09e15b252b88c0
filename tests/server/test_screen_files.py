"""The files of the screen: compressed when they were built, not when they are asked for."""

import gzip
from pathlib import Path

import pytest

from istanbul.server.http import screen
from tests.server.serving import Answer, request, server

INDEX = b"<!doctype html><title>Istanbul</title>" * 100
SCRIPT = b"console.log('istanbul');" * 100


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "index.html.gz").write_bytes(gzip.compress(INDEX))
    (folder / "assets" / "a-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "a-1.js.br").write_bytes(b"as the build packed it")
    (folder / "alone.js").write_bytes(SCRIPT)
    monkeypatch.setattr(screen, "STATIC", folder)
    monkeypatch.setattr(screen, "OFFLINE", tmp_path / "nothing")
    return folder


def get(address: str, path: str, accepted: str = "", **headers: str) -> Answer:
    return request(address, "GET", path, headers={"Accept-Encoding": accepted, **headers})


def test_what_the_browser_takes_is_sent_as_it_lies_there(static: Path, tmp_path: Path) -> None:
    with server(tmp_path) as address:
        best = get(address, "/assets/a-1.js", "gzip, deflate, br, zstd")
        assert (best.headers["Content-Encoding"], best.raw) == ("br", b"as the build packed it")
        assert best.headers["Content-Type"].startswith("text/javascript")
        assert "immutable" in best.headers["Cache-Control"]
        for path, whole in (("/assets/a-1.js", SCRIPT), ("/", INDEX), ("/index.html", INDEX)):
            packed = get(address, path, "gzip")
            assert packed.headers["Content-Encoding"] == "gzip"
            assert gzip.decompress(packed.raw) == whole
            assert "Accept-Encoding" in packed.headers["Vary"]
            plain = get(address, path)
            assert "Content-Encoding" not in plain.headers
            assert plain.raw == whole
            known = {"If-None-Match": str(packed.headers["ETag"])}
            assert get(address, path, "gzip", **known).status == 304
        assert get(address, "/nothing.js", "br").status == 404


def test_nothing_is_compressed_on_the_way(static: Path, tmp_path: Path) -> None:
    with server(tmp_path) as address:
        alone = get(address, "/alone.js", "gzip, br")
        assert "Content-Encoding" not in alone.headers
        assert alone.raw == SCRIPT
        words = get(address, "/api/messages/de", "gzip")
        assert words.headers["Content-Encoding"] == "gzip", "answers of the API are"


def test_the_page_speaks_the_browser_s_language_before_its_script_has_come(
    static: Path, tmp_path: Path
) -> None:
    russian = INDEX.replace(b"Istanbul", "Стамбул".encode())
    (static / "index.ru.html").write_bytes(russian)
    with server(tmp_path) as address:
        for path in ("/", "/index.html"):
            page = get(address, path, **{"Accept-Language": "fr,ru;q=0.8,en;q=0.5"})
            assert page.raw == russian
            assert "Accept-Language" in page.headers["Vary"]
        assert get(address, "/", **{"Accept-Language": "de,ru"}).raw == INDEX, "not built"
        assert get(address, "/").raw == INDEX


def test_what_plays_without_the_server_lies_below_a_path(
    static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as address:
        assert get(address, "/offline/").status == 404
        assert not request(address, "GET", "/api/health").json["offline"]
    folder = tmp_path / "offline"
    (folder / "pyodide-1").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "pyodide-1" / "python.wasm.gz").write_bytes(gzip.compress(SCRIPT))
    monkeypatch.setattr(screen, "OFFLINE", folder)
    with server(tmp_path) as address:
        assert request(address, "GET", "/api/health").json["offline"]
        page = get(address, "/offline/")
        assert page.raw == INDEX
        assert "'wasm-unsafe-eval'" in page.headers["Content-Security-Policy"]
        python = get(address, "/offline/pyodide-1/python.wasm", "gzip")
        assert gzip.decompress(python.raw) == SCRIPT
        assert python.headers["Content-Type"] == "application/wasm"
        assert "immutable" in python.headers["Cache-Control"]
        assert "wasm" not in get(address, "/").headers["Content-Security-Policy"]


def test_a_wrong_address_gets_the_screen_s_own_page_in_a_browser(
    static: Path, tmp_path: Path
) -> None:
    russian = INDEX.replace(b"Istanbul", "Стамбул".encode())
    (static / "index.ru.html").write_bytes(russian)
    reader = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with server(tmp_path) as address:
        for path in ("/nothing", "/nothing/here", "/table/abc"):
            page = get(address, path, "gzip, br", **reader, **{"Accept-Language": "ru"})
            assert (page.status, page.raw) == (404, russian)
            assert page.headers["Content-Type"].startswith("text/html")
            known = {"If-None-Match": str(page.headers["ETag"])}
            assert get(address, path, **reader, **known).status == 404
        program = get(address, "/nothing/here", Accept="*/*")
        assert (program.status, program.raw) == (404, b"Not Found")
        assert get(address, "/", **reader).status == 200
