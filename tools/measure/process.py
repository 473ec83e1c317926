"""What the system knows of a process."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")


def rss_mb(pid: int) -> float:
    """Resident memory in MB (10^6 bytes), without what it could share."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


def children(pid: int) -> list[int]:
    """The processes that it has started and that still run, without those that only keep count of others."""
    found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    lines = [line.split(maxsplit=1) for line in found.stdout.splitlines()]
    return [int(child) for child, command in lines if "resource_tracker" not in command]


def cpu_seconds(pid: int) -> float:
    """CPU seconds it has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def machine() -> str:
    """The machine in a line."""
    model = next((line.partition(":")[2].strip() for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), "unknown CPU")  # fmt: skip
    return f"{os.cpu_count()} × {model}, load {os.getloadavg()[0]:.1f}"
