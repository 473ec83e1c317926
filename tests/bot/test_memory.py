"""Large buffers that are freed go back to the system, and garbage is found soon."""

from __future__ import annotations

import subprocess
import sys

PICTURES = """
import sys
from bot.memory import configure_allocator
if sys.argv[1] == "configure_allocator":
    configure_allocator()
bytearray(16 << 20)  # from here on, glibc would take a megabyte for small
pictures, kept = [], []
for _ in range(100):
    pictures.append(bytearray(1 << 20))
    kept.append(bytearray(64 << 10))  # lies between them and stays
del pictures
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")))
"""


def left(how: str, program: str) -> int:
    """Resident memory in kB of a process that has dropped much."""
    return int(subprocess.run([sys.executable, "-c", program, how], capture_output=True, text=True, check=True).stdout)


def test_dropped_pictures_leave_the_process() -> None:
    assert left("configure_allocator", PICTURES) < left("plain", PICTURES) - 50_000


SCATTERED = """
import sys
from bot.memory import trim
small = [bytearray(50_000) for _ in range(2_000)]
kept = small[::2]
del small
if sys.argv[1] == "trim":
    trim()
print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")))
"""


def test_what_is_freed_between_others_leaves_the_process() -> None:
    assert left("trim", SCATTERED) < left("plain", SCATTERED) - 30_000


LASTING = """
import gc
from bot.memory import configure_allocator
lasting = [[] for _ in range(100_000)]  # what modules make, and keep
configure_allocator()
print(len(gc.get_objects()))
"""


def test_what_lasts_is_left_out_of_the_search_for_garbage() -> None:
    searched = subprocess.run([sys.executable, "-c", LASTING], capture_output=True, text=True, check=True).stdout
    assert int(searched) < 1000
