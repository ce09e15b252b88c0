"""What answers tell the browser to forbid."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

OFFLINE: Final = "/offline"
"""Where the site lies that plays without the server."""


def _policy(*scripts: str) -> str:
    """What a page may fetch, and from where; `scripts` may run in it."""
    own = ("style", "font", "media", "connect", "manifest", "worker")
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {' '.join(scripts)}",
            *(f"{kind}-src 'self'" for kind in own),
            "img-src 'self' data: blob:",
            *("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
        ]
    )


CSP: Final = _policy("'self'")
OFFLINE_CSP: Final = _policy("'self'", "'wasm-unsafe-eval'")
"""Python is WebAssembly there."""
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityHeaders:
    """Puts the headers on every answer. Plain ASGI: it costs nothing on a socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, with the headers added to what the application says."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"
        offline = scope["path"].startswith(f"{OFFLINE}/")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", OFFLINE_CSP if offline else CSP)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if secure:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)
