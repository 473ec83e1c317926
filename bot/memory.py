"""Memory that large pictures leave behind goes back to the system at once.

glibc keeps what was freed for later, in an arena for each thread, and learns from large buffers to keep even those.
Pictures of many megabytes come and go here, so the bot tells it not to. Elsewhere than on glibc nothing happens.

Python looks for garbage among old objects when they have grown by a quarter. Half a million were made at the start and
stay; with those out of the count it looks soon enough to let pictures go that an answered request still holds.
"""

from __future__ import annotations

import ctypes
import gc

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8  # <malloc.h>
LARGE = 256 * 1024  # bytes


def trim() -> None:
    """Hand small freed buffers back that lie between others."""
    malloc_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if malloc_trim:
        malloc_trim(0)


def configure_allocator() -> None:
    """Hand large freed buffers back, and find garbage soon; for the whole process, when all modules are there."""
    gc.collect()
    gc.freeze()
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        for setting, value in ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, LARGE)):
            mallopt(setting, value)
