"""The protocol is one module: everything that follows from it is there and up to date."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from istanbul.messages import LANGUAGES, Words
from istanbul.server import protocol as p
from istanbul.server.app import handlers
from istanbul.server.endpoints import ENDPOINTS
from istanbul.server.security import EXPLAINED
from istanbul.server.socket import HANDLERS, decode
from tools import protocol_files

SERVER = Path(p.__file__).parent
REASON = re.compile(r'Refused\(\s*"(\w+)"|_reject\(send, \d+, "(\w+)"\)')
WORDS = re.compile(r'"((?:notice|error)-\w+)"')


def test_the_files_made_from_the_messages_are_up_to_date() -> None:
    assert protocol_files.main(["--check"]) == 0


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_files, "ROOT", tmp_path)
    assert protocol_files.main(["--check"]) == 1
    assert protocol_files.main([]) == 0
    assert protocol_files.main(["--check"]) == 0
    page = tmp_path / "docs" / "protocol.md"
    page.write_text(page.read_text() + "x")
    assert protocol_files.main(["--check"]) == 1


def test_every_request_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(p.ClientMessage))


def test_every_endpoint_has_a_handler() -> None:
    assert set(handlers()) == {endpoint.name for endpoint in ENDPOINTS}
    assert len({(e.method, e.path) for e in ENDPOINTS}) == len(ENDPOINTS)


def test_every_reason_has_words_and_no_words_are_left_over() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    used = {f"refused-{a or b}" for a, b in REASON.findall(text)}
    used |= {f"refused-{reason}" for reason in EXPLAINED}
    used |= set(WORDS.findall(text)) | {"error-illegal", "error-stale"}
    for language in LANGUAGES:
        known = {key for key in Words(language).ids() if re.match(r"(refused|error|notice)-", key)}
        assert known == used, language


def test_a_request_is_told_apart_by_its_type() -> None:
    found = decode('{"type": "act", "id": 1, "table": "t", "seat": 0, "at": 3, "action": 7}')
    assert found == p.Act(id=1, table="t", seat=0, at=3, action=7)


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "act", "id": 1, "table": "t", "seat": 0, "at": 3}',
        '{"type": "act", "id": 1, "table": "t", "seat": 0, "at": 3, "action": "7"}',
        '{"type": "act", "id": 1, "table": "t", "seat": 0, "at": 3, "action": 7, "more": 1}',
        '{"type": "act", "id": 1, "table": "t", "seat": 99, "at": 3, "action": 7}',
        '{"type": "act", "id": -1, "table": "t", "seat": 0, "at": 3, "action": 7}',
        '{"type": "plan", "id": 1, "table": "t", "seat": 0, "at": 3, "texts": []}',
        '{"type": "dance", "id": 1}',
        '{"id": 1}',
        "[]",
        "",
    ],
)
def test_what_is_not_a_request_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(text)
