"""Memory that large pictures leave behind goes back to the system at once.

glibc keeps what was freed for later, in an arena for each thread, and learns from large buffers to keep even those.
Pictures of many megabytes come and go here, so the bot tells it not to. Elsewhere than on glibc nothing happens.

Python looks for garbage among old objects when they have grown by a quarter. Those that were made at the start stay;
with those out of the count it looks soon enough to let pictures go that an answered request still holds. They are not
looked at before: of 140,000 less than 3,000 are garbage, and to find those takes a tenth of a start.
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
    gc.freeze()
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        for setting, value in ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, LARGE)):
            mallopt(setting, value)
