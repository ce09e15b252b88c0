"""How a process of ours answers: a job per line on standard input, an answer per line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable


def answer_lines(reply: Callable[[str], bytes]) -> None:
    """Answer until there are no more jobs. `reply` makes a whole line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    for line in sys.stdin:
        try:
            sys.stdout.buffer.write(reply(line))
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(1)  # quietly: nobody is left to hear a complaint
