"""One open gateway socket."""

from __future__ import annotations

import asyncio
import json

from aiohttp import web

from localdiscord.gateway.compression import Encoder
from localdiscord.shapes import Json


class Connection:
    """Sends frames in order without making anybody wait for the network. `hung_up` is the code it was closed with."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, encode: Encoder) -> None:
        self._socket, self._request, self._encode = socket, request, encode
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.hung_up: int | None = None

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self.send_text(json.dumps(frame))

    def send_text(self, text: str) -> None:
        """Queue a frame that is JSON already."""
        self._outbox.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        self.hung_up = code
        self._outbox.put_nowait(code)

    def abort(self) -> None:
        """Cut the wire without a word."""
        if self._request.transport:
            self._request.transport.abort()

    async def write(self) -> None:
        """Send until the socket is gone."""
        while not self._socket.closed:
            item = await self._outbox.get()
            try:
                await self._write(item)
            except (ConnectionError, RuntimeError):
                return  # the reader notices the loss and cleans up

    async def _write(self, item: str | int) -> None:
        if isinstance(item, int):
            await self._socket.close(code=item)
            return
        data = self._encode(item)
        if isinstance(data, str):
            await self._socket.send_str(data)
        else:
            await self._socket.send_bytes(data)
