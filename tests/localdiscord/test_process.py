"""The bot of a stage ends with whoever has started it."""

from __future__ import annotations

import asyncio
import sys

from tests.patience import PATIENCE

STARTS = """
import asyncio
from demo.process import child
async def main():
    made = await child("-c", "import sys; print(flush=True); sys.stdin.read()", stdout=None)
    await made.wait()
asyncio.run(main())
"""  # a child that ends when what is written to it ends, which only whoever started both can do


async def test_a_process_ends_when_the_one_that_started_it_was_killed() -> None:
    if sys.platform != "linux":
        return  # no other system tells a process of the end of the one that started it
    above = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTS, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert above.stdout
    async with asyncio.timeout(PATIENCE):
        await above.stdout.readline()  # the child is there
        above.kill()
        await above.wait()
        assert await above.stdout.read() == b""  # and gone: nobody holds the other end any more
