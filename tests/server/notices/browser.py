"""A push service with one browser behind it: it checks who sends, and decrypts."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

POINT = PublicFormat.UncompressedPoint


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService(HTTPServer):
    """Takes messages for its browser from the server whose key the browser was given."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.heard: Queue[Any] = Queue()
        self.status = 201
        self.server_key = ""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def subscribe(self, server_key: str) -> dict[str, str]:
        """What the browser gives to the page that has this key."""
        self.server_key = server_key
        public = self._key.public_key().public_bytes(Encoding.X962, POINT)
        return {
            "endpoint": f"{self.origin}/push/1",
            "p256dh": text_of(public),
            "auth": text_of(self._secret),
        }

    def take(self, headers: Any, body: bytes) -> int:
        """The status of the answer."""
        kind, _, parts = headers["Authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in parts.split(","))
        claims = json.loads(raw(fields["t"].split(".")[1]))
        is_ours = kind == "vapid" and fields["k"] == self.server_key
        if not is_ours or not Vapid02.verify(headers["Authorization"]):
            return 403
        if claims["aud"] != self.origin or headers["Content-Encoding"] != "aes128gcm":
            return 400
        if self.status == 201:
            clear = http_ece.decrypt(
                body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
            )
            self.heard.put((json.loads(clear), claims, int(headers["TTL"])))
        return self.status


class Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(self.server.take(self.headers, body))
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@contextmanager
def push_service() -> Iterator[PushService]:
    found = PushService()
    thread = threading.Thread(target=found.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield found
    finally:
        found.shutdown()
        thread.join()
        found.server_close()
