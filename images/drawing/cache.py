"""Finished parts of pictures, kept by what they show; the oldest go first when the room is used up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

from images.drawing.packing import Pixels, StoredImage


class Cache:
    """Images by key, at most `capacity` bytes in the form in which `store` keeps them, but always one.

    Those go first that were asked for longest ago. Safe to use from several threads: two that miss the same key at once
    both make it, and the first that is done is kept.
    """

    def __init__(self, capacity: int, store: Callable[[Image.Image], StoredImage] = Pixels) -> None:
        self._capacity = capacity
        self._store = store
        self._used = 0
        self._kept: OrderedDict[Hashable, StoredImage] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image for a key, made now if need be.

        It is the kept one itself where `store` keeps pixels, and must not be drawn on; of a packed one it is a copy.
        """
        with self._lock:
            if kept := self._kept.get(key):
                self._kept.move_to_end(key)
        if kept:
            return kept.open()
        made = self._store(make())
        with self._lock:
            self._keep(key, made)
        return made.open()

    def _keep(self, key: Hashable, stored: StoredImage) -> None:
        if key in self._kept:
            return
        self._kept[key] = stored
        self._used += stored.byte_size
        while self._used > self._capacity and len(self._kept) > 1:
            self._used -= self._kept.popitem(last=False)[1].byte_size
