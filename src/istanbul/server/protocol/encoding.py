"""Messages as bytes of JSON."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
