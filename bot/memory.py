"""Memory that large pictures leave behind goes back to the system at once.

glibc keeps what was freed for later, in an arena for each thread, and learns from large buffers to keep even those.
Pictures of many megabytes come and go here, so the bot tells it not to. Elsewhere than on glibc nothing happens.
"""

from __future__ import annotations

import ctypes

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8  # <malloc.h>
LARGE = 256 * 1024  # bytes


def thrift() -> None:
    """Hand large freed buffers back; for the whole process, before its threads start."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        for setting, value in ((M_ARENA_MAX, 1), (M_MMAP_THRESHOLD, LARGE), (M_TRIM_THRESHOLD, LARGE)):
            mallopt(setting, value)
