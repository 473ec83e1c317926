"""Transport compression: none, or one zlib or Zstandard stream for the whole connection."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

Encoder = Callable[[str], str | bytes]


def encoder_for(compress: str | None) -> Encoder:
    """Return the encoder for the parameter `compress` of the gateway's address.

    Frames are sent as plain text where a compression is not available, which libraries understand too.
    """
    if compress == "zlib-stream":
        return _zlib_stream()
    if compress == "zstd-stream" and _has_zstd():
        return _zstd_stream()
    return lambda text: text


def _zlib_stream() -> Encoder:
    stream = zlib.compressobj()
    return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)


def _has_zstd() -> bool:
    """Whether the standard library has Zstandard, as from Python 3.14 on."""
    return find_spec("compression") is not None and find_spec("compression.zstd") is not None


def _zstd_stream() -> Encoder:
    stream = import_module("compression.zstd").ZstdCompressor()
    return lambda text: bytes(stream.compress(text.encode(), mode=stream.FLUSH_BLOCK))
