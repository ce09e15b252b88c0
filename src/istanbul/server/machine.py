"""What the server runs on: a browser tab has neither threads nor processes."""

from __future__ import annotations

import sys
from typing import Final

IS_TAB: Final = sys.platform == "emscripten"
