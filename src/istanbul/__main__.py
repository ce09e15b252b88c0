"""`python -m istanbul` is the command `istanbul`."""

from __future__ import annotations

import sys

from istanbul.cli import main

if __name__ == "__main__":
    sys.exit(main())
