"""What the system knows of a process."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


def rss_mb(pid: int) -> float:
    """Resident memory in MB (10^6 bytes), without what it could share."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


def children(pid: int) -> list[int]:
    """The processes that it has started and that still run, without the one that keeps count of what they share."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and b"resource_tracker" not in (place / "cmdline").read_bytes():
                found.append(int(place.name))
    return found


def cpu_seconds(pid: int) -> float:
    """CPU seconds it has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def machine() -> str:
    """The machine in a line."""
    model = next((line.partition(":")[2].strip() for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), "unknown CPU")  # fmt: skip
    return f"{os.cpu_count()} × {model}, load {os.getloadavg()[0]:.1f}"
