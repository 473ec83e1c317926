"""Finished parts of pictures, kept by what they show; the oldest go first when the room is used up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


class Cache:
    """Images by key, at most `room` bytes of pixels. Safe to use from several threads."""

    def __init__(self, room: int) -> None:
        self._room, self._used = room, 0
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image for a key, made now if need be. Never change what you get: copy it."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: Image.Image) -> None:
        if key in self._kept:
            return
        self._kept[key] = made
        self._used += _bytes(made)
        while self._used > self._room and len(self._kept) > 1:
            self._used -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(image: Image.Image) -> int:
    """What Pillow holds: a byte a pixel for masks, four for anything with colours."""
    return image.width * image.height * (1 if image.mode == "L" else 4)
