"""`orrery verify-game`: whether the file of a game that has ended tells the truth about its chance."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.plain_text import visible
from bot.table.finished.checking import faults
from bot.table.finished.record import MOST_BYTES, NotARecord, Record, read
from bot.table.game.commitment import commitment
from rules import replacements


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("file", type=Path, metavar="FILE", help="what *Export* in the log of a game gave")
    command.add_argument("--hash", default="", help="the hash that stands in the game's first post")


def run(file: Path, posted: str, folder: Path | None) -> int:
    """Check a file, with the host's `folder` of components; 0 when everything agrees, else 1."""
    try:
        if folder is not None:
            replacements.replace_from(folder)
        record = _read(file)
    except (OSError, ValueError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    _tell(record)
    try:
        found = [*faults(record, posted)]
    except Exception as error:  # whatever a forged file makes of a position, it is not a game of these rules
        found = [f"it cannot be played again: {type(error).__name__}"]
    for fault in found:
        print(f"WRONG: {visible(fault)}")
    if not found:
        print("Every move is legal with the chance of this seed and told the same; the end is the same.")
        print(_of_hash(record, posted))
    if found:
        return 1
    return 0


def _read(file: Path) -> Record:
    """The record in a file; raises OSError, or `NotARecord` before a file that is too large is read."""
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if not data.strip():
        raise NotARecord("the file is empty")
    return read(data)


def _tell(record: Record) -> None:
    """What the file says."""
    names = ", ".join(visible(seat.name) for seat in record.seats)
    given = ", given by its host" if record.seed_given else ""
    print(f"{record.game} {record.id} ({record.status}, {len(record.moves)} moves): {names}")
    print(f"seed: {visible(record.seed)}{given}")
    print(f"hash: {commitment(record.id, record.salt, record.seed) if record.salt else 'none was posted'}")


def _of_hash(record: Record, posted: str) -> str:
    """What remains to be compared."""
    if posted:
        return "The hash of the first post is that of the seed: it was fixed before the first move."
    if not record.commitment:
        return "The game began before hashes were posted, so nothing shows when its seed was fixed."
    return "Compare the hash with the one in the game's first post: only that shows that the seed was fixed before."
