"""Frames as bots ask for them: plain text, or one zlib stream for the whole connection."""

from __future__ import annotations

import zlib
from collections.abc import Callable

Encoder = Callable[[str], str | bytes]


def encoder_for(compress: str | None) -> Encoder:
    """The encoder for the `compress` of the gateway's address; plain text is understood whatever was asked for."""
    return _zlib_stream() if compress == "zlib-stream" else lambda text: text


def _zlib_stream() -> Encoder:
    stream = zlib.compressobj()
    return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
