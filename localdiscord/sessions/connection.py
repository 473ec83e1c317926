"""One open gateway socket, seen from the sending side."""

from __future__ import annotations

import asyncio
import json

from aiohttp import web

from localdiscord.common.json_types import Json
from localdiscord.sessions.compression import Encoder


class Connection:
    """Sends frames in order without making anybody wait for the network.

    `close_code` is the code the stand-in closed the socket with; None as long as it has not.
    """

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, encode: Encoder) -> None:
        self._socket = socket
        self._request = request
        self._encode = encode
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()  # frames, and at last a close code
        self.close_code: int | None = None

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self.send_text(json.dumps(frame))

    def send_text(self, text: str) -> None:
        """Queue a frame that is JSON already."""
        self._outbox.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the socket with this code, after all queued frames."""
        self.close_code = code
        self._outbox.put_nowait(code)

    def abort(self) -> None:
        """Cut the connection at once, without a closing frame."""
        if self._request.transport:
            self._request.transport.abort()

    async def write(self) -> None:
        """Send what is queued, until the socket is closed."""
        while not self._socket.closed:
            item = await self._outbox.get()
            try:
                await self._write(item)
            except (ConnectionError, RuntimeError):
                return  # the reading side notices the loss and cleans up

    async def _write(self, item: str | int) -> None:
        if isinstance(item, int):
            await self._socket.close(code=item)
            return
        data = self._encode(item)
        if isinstance(data, str):
            await self._socket.send_str(data)
        else:
            await self._socket.send_bytes(data)
