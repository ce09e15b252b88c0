"""Webhooks, as each service wants to hear them."""

import json

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.notices.kinds import Telling
from istanbul.server.notices.presets import checked_webhook, request_of
from istanbul.server.protocol.notice_bodies import Webhook

TOLD = Telling(
    id="turn t/1 0 3>a b",
    kind="your_turn",
    table="t/1",
    url="https://game.example/#/table/t1",
    title="Istanbul",
    text="Du bist am Zug.",
)
LINE = "Du bist am Zug. https://game.example/#/table/t1"


@pytest.mark.parametrize(
    ("hook", "method", "address", "body"),
    [
        (
            Webhook(preset="discord", url="https://discord.com/api/webhooks/1/x"),
            "POST",
            "https://discord.com/api/webhooks/1/x",
            {"content": LINE, "allowed_mentions": {"parse": []}},
        ),
        (
            Webhook(preset="slack", url="https://hooks.slack.com/services/x"),
            "POST",
            "https://hooks.slack.com/services/x",
            {"text": LINE},
        ),
        (
            Webhook(preset="telegram", url="https://api.telegram.org/botX/sendMessage", to="42"),
            "POST",
            "https://api.telegram.org/botX/sendMessage",
            {"chat_id": "42", "text": LINE},
        ),
        (
            Webhook(preset="matrix", url="https://m.example/", to="!room:m.example", token="T"),
            "PUT",
            "https://m.example/_matrix/client/v3/rooms/%21room%3Am.example/send/m.room.message/"
            "turn%20t%2F1%200%203%3Ea%20b",
            {"msgtype": "m.text", "body": LINE},
        ),
        (
            Webhook(preset="ntfy", url="https://ntfy.example/my_topic"),
            "POST",
            "https://ntfy.example",
            {
                "topic": "my_topic",
                "title": "Istanbul",
                "message": "Du bist am Zug.",
                "click": TOLD.url,
            },
        ),
        (
            Webhook(url="https://own.example/x?y=1"),
            "POST",
            "https://own.example/x?y=1",
            {
                "id": TOLD.id,
                "event": "your_turn",
                "table": "t/1",
                "url": TOLD.url,
                "text": TOLD.text,
            },
        ),
    ],
    ids=["discord", "slack", "telegram", "matrix", "ntfy", "plain"],
)
def test_presets(hook: Webhook, method: str, address: str, body: dict[str, object]) -> None:
    request = request_of(checked_webhook(hook), TOLD)
    assert (request.method, request.address) == (method, address)
    assert json.loads(request.body) == body
    expected = {"Content-Type": "application/json"}
    if hook.token:
        expected["Authorization"] = f"Bearer {hook.token}"
    assert request.headers == expected


@pytest.mark.parametrize(
    "wrong",
    [
        Webhook(url="ftp://x.example/"),
        Webhook(url="https://user:pw@x.example/"),
        Webhook(url="https://x.example/ HTTP/1.1"),
        Webhook(url="https://x.example/\r\nHost: y"),
        Webhook(url="https://x.example:0/"),
        Webhook(url="https://ä.example/"),
        Webhook(url="https://[::1/"),
        Webhook(url=""),
        Webhook(url="https://"),
        Webhook(url="https://example.org:99999/"),
        Webhook(url="javascript:alert(1)"),
        Webhook(url="https://x.example/", token="a\r\nX: y"),
        Webhook(preset="telegram", url="https://x.example/"),
        Webhook(preset="matrix", url="https://x.example/", to="!r:x"),
        Webhook(preset="ntfy", url="https://ntfy.sh/"),
        Webhook(preset="ntfy", url="https://ntfy.sh?x"),
    ],
)
def test_what_no_request_can_be_made_of_is_refused(wrong: Webhook) -> None:
    with pytest.raises(MalformedInput, match="webhook"):
        checked_webhook(wrong)
