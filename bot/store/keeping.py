"""Where the database lies, as far as the system says: whether it outlives a container, or even the next start.

Of a `server` of databases nothing is known from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Literal
from urllib.parse import urlsplit

Keeping = Literal["machine", "volume", "container", "memory", "server"]
KEPT: tuple[Keeping, ...] = ("machine", "volume", "server")
MARKS = (".dockerenv", "run/.containerenv")  # what container engines leave in the root of what they run
IN_MEMORY = {"tmpfs", "ramfs"}
MOUNTS = Path("/proc/self/mounts")


def keeping(path: Path, root: Path = Path("/")) -> Keeping:
    """How a database at `path` is kept.

    `memory`: gone with the next start of the machine; `container`: gone with the container, since it lies in no volume
    of its own; `volume`: in a volume of a container; `machine`: on a disk, as far as is known.
    """
    return _keeping(PurePosixPath(path.resolve()), mounts(MOUNTS), in_container=_in_container(root))


def place_of(address: str) -> str:
    """Where a database of a server is, without whoever logs in, the password and what else stands in its address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "postgresql://"
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _in_container(root: Path) -> bool:
    return any((root / mark).exists() for mark in MARKS)


def mounts(table: Path) -> dict[str, str]:
    """What is mounted where, as its kind by its place; nothing where the system does not say."""
    try:
        lines = table.read_text("utf-8", "replace").splitlines()
    except OSError:
        return {}
    return {place.replace(r"\040", " "): kind for _, place, kind, *_ in map(str.split, lines)}


def _keeping(path: PurePosixPath, mounted: Mapping[str, str], *, in_container: bool) -> Keeping:
    place = next((str(each) for each in path.parents if str(each) in mounted), "/")
    if mounted.get(place) in IN_MEMORY:
        return "memory"
    if not in_container:
        return "machine"
    if place == "/":
        return "container"
    return "volume"
