"""Work that nobody waits for: done at the start and on news, and what goes wrong stops nothing."""

import asyncio
import logging

import pytest

from istanbul.server.errors import StorageFailed
from istanbul.server.live import errand
from istanbul.server.live.errand import Errand
from tests.server.serving import run


@pytest.mark.parametrize("problem", [StorageFailed("the disk is full"), ValueError("a fault")])
def test_what_goes_wrong_is_tried_again(
    problem: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(errand, "RETRY_SECONDS", 0.01)

    async def main() -> None:
        done, problems = asyncio.Queue[str](), [problem]

        async def step() -> None:
            if problems:
                raise problems.pop()
            done.put_nowait("done")

        errands = Errand(step, "it could not be done")
        errands.start()
        assert await done.get() == "done"
        errands.look()
        assert await done.get() == "done"
        await errands.close()
        errands.look()
        await asyncio.sleep(0)
        assert done.empty(), "nothing is done after the end"

    with caplog.at_level(logging.ERROR):
        run(main())
    is_fault = isinstance(problem, ValueError)
    assert ["it could not be done"] * is_fault == [record.message for record in caplog.records]
