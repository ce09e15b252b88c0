"""The protocol is one module: everything that follows from it is there and up to date."""

import re
from pathlib import Path

import msgspec
import pytest
from starlette.responses import Response

from istanbul.messages import LANGUAGES, Words
from istanbul.server.doors import EXPLAINED
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.http.endpoints import ENDPOINTS
from istanbul.server.protocol import messages as p
from istanbul.server.protocol.bodies import Found, Join, Me
from istanbul.server.transport.session import decode
from tools import protocol_files

SERVER = Path(p.__file__).parents[1]
REASON = re.compile(r'Refused\(\s*"(\w+)"|_reject\(scope, send, \d+, "(\w+)"\)')
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


def test_every_endpoint_has_a_route_of_its_own_and_says_what_it_does() -> None:
    assert len({(e.method, e.path) for e in ENDPOINTS}) == len(ENDPOINTS)
    assert len({e.name for e in ENDPOINTS}) == len(ENDPOINTS)
    assert [e.name for e in ENDPOINTS if not e.what] == []
    assert [e.name for e in ENDPOINTS if e.method == "GET" and e.body is not None] == []


def test_what_an_endpoint_takes_and_gives_is_in_its_signature() -> None:
    @endpoint("POST /api/join")
    async def with_both(call: CallWith[Join]) -> Found:
        """Find a table.

        And more.
        """
        return Found(table=call.body.code)

    @endpoint("DELETE /api/me")
    async def with_nothing(call: Call) -> None:
        """Go."""

    @endpoint("GET /api/me", answer=Me)
    async def with_response(call: Call) -> Response:
        """Look."""
        return Response()

    assert (with_both.body, with_both.answer, with_both.status) == (Join, Found, 200)
    assert (with_both.method, with_both.path) == ("POST", "/api/join")
    assert (with_both.name, with_both.what) == ("with_both", "Find a table")
    assert (with_nothing.body, with_nothing.answer, with_nothing.status) == (None, None, 204)
    assert (with_response.body, with_response.answer, with_response.status) == (None, Me, 200)


def test_every_reason_has_words_and_no_words_are_left_over() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    used = {f"refused-{a or b}" for a, b in REASON.findall(text)}
    used |= {f"refused-{reason}" for reason in EXPLAINED}
    used |= set(WORDS.findall(text)) | {"error-illegal", "error-stale"}
    for language in LANGUAGES:
        known = {key for key in Words(language).ids() if re.match(r"(refused|error|notice)-", key)}
        assert known == used, language


def test_requests_say_only_what_is_not_the_default() -> None:
    """A server of the version before refuses fields that it does not know."""
    assert msgspec.json.encode(p.Watch(id=1, table="t")) == b'{"type":"watch","id":1,"table":"t"}'
    assert b"previews" in msgspec.json.encode(p.Watch(id=1, table="t", previews=False))


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
