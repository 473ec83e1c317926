"""`python -m localdiscord`: start the stand-in and print its addresses."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal

from localdiscord.seed import seeded_world
from localdiscord.server import serve


def main() -> None:
    """Serve until interrupted (Ctrl+C or SIGTERM)."""
    parser = argparse.ArgumentParser(prog="localdiscord", description="A stand-in for Discord on one machine.")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one")
    parser.add_argument("--bot-token", default="local-bot", help="the bot that is a member from the beginning")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(arguments.host, arguments.port, arguments.bot_token))


async def _run(host: str, port: int, bot_token: str) -> None:
    stop = _stop_on_signals()
    server = await serve(seeded_world(bot_token=bot_token), host, port)
    print(f"Page     {server.url}\nBot API  {server.api_url}\nGateway  {server.gateway_url}")
    print(f"Token    {bot_token}", flush=True)
    await stop.wait()
    await server.close()


def _stop_on_signals() -> asyncio.Event:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in event loops; there Ctrl+C raises KeyboardInterrupt, which `main` handles.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop


if __name__ == "__main__":
    main()
