"""`orrery check`: whether every position can be read and follows from its log, and whether a game's file is true.

Without a file it checks the database of the settings, also while the bot runs: what it looks at is a copy of SQLite's
file, or each game of PostgreSQL as it is at one moment.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from codecs import BOM_UTF8
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from bot.errors import Unavailable
from bot.host import checked_database
from bot.host.checked_database import Found, Wanted
from bot.host.stores import opened_copy, place, seen_store
from bot.plain_text import visible
from bot.settings import Settings
from bot.store.copies.checking import Damaged
from bot.store.game_store import GameStore
from bot.table.finished.checking import faults
from bot.table.finished.record import MOST_RECORD_BYTES, NotARecord, Record, read
from bot.table.game.commitment import commitment
from rules import replacements

DATABASE = b"SQLite format 3\0"  # how a database begins
SAMPLE = 20
OF_A_SERVER = ("postgresql:/", "postgres:/")  # as a path has it, which keeps one slash of two


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    said = "a backup, or what *Export* in the log of a game gave; without it the database of the settings"
    command.add_argument("file", type=Path, metavar="FILE", nargs="?", help=said)
    command.add_argument("--hash", default="", help="of the file of a game: the hash that stands in its first post")
    command.add_argument("--all", action="store_true", help=f"play all logs again, not only {SAMPLE} of them")
    command.add_argument("--game", default="", metavar="ID", help="one game only, by its id")
    command.add_argument("--at", type=int, metavar="MOVE", help="with --game: show its position after this move")
    command.add_argument("--hidden", action="store_true", help="with --at: also what nobody may see yet")


def run(args: argparse.Namespace, settings: Settings) -> int:
    """Check; 0 when everything agrees, 1 when something does not or cannot be looked at, 2 for senseless arguments."""
    if wrong := _without_effect(args):
        print(f"orrery check: {wrong}", file=sys.stderr)
        return 2
    try:
        if settings.data is not None:
            replacements.replace_from(settings.data)
        wanted = Wanted(args.game, args.at, None if args.all else SAMPLE, hidden=args.hidden)
        if args.file is None:
            return _database(seen_store(settings), place(settings), wanted)
        if not args.file.is_file():
            raise NotARecord("there is no such file")
        if _is_database(args.file):
            if args.hash:
                raise ValueError("--hash is for the file of a game that has ended, and this is a database")
            return _database(opened_copy(args.file), str(args.file), wanted)
        if args.game or args.all:
            raise ValueError("--game and --all are for a database, and this is none")
        record = _read(args.file)
    except (OSError, ValueError, Unavailable) as error:
        print(f"{args.file or place(settings)}: {error}", file=sys.stderr)
        return 1
    return _file(record, args.hash)


def _without_effect(args: argparse.Namespace) -> str:
    """What is wrong with arguments that would be passed over in silence; "" where nothing is."""
    if args.hidden and args.at is None:
        return "--hidden needs --at, the move after which a position is shown"
    if args.at is not None and not args.game:
        return "--at needs --game, the id of the game that is shown"
    if args.hash and args.file is None:
        return "--hash needs FILE, what *Export* in the log of a game gave"
    if args.file is not None and str(args.file).startswith(OF_A_SERVER):
        return "a database in PostgreSQL is checked without FILE, where ORRERY_DATABASE says its address"
    return ""


def _is_database(path: Path) -> bool:
    with path.open("rb") as opened:
        return opened.read(len(DATABASE)) == DATABASE


def _database(opened: AbstractAsyncContextManager[GameStore], place: str, wanted: Wanted) -> int:
    try:
        found = asyncio.run(checked_database.look(opened, wanted))
    except (sqlite3.Error, Damaged) as error:
        print(f"WRONG: {visible(str(error))}")
        return 1
    _tell_of(place, found)
    return int(bool(found.wrong))


def _tell_of(place: str, found: Found) -> None:
    """What was found in a database."""
    counted = ", ".join(f"{count} {status}" for status, count in sorted(found.counts.items())) or "none"
    sound = "" if place.startswith("postgresql:") else "SQLite finds it sound; "
    print(f"{place}: {sound}tables: {counted}")
    for line in found.wrong:
        print(f"WRONG: {visible(line)}")
    for line in found.notes:
        print(visible(line))
    if found.shown:
        print(found.shown)
    if not found.wrong:
        print(f"Every position can be read; {found.replayed} of {found.begun} logs were played again and lead there.")


def _file(record: Record, posted: str) -> int:
    """Check the file of a game."""
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
        data = opened.read(MOST_RECORD_BYTES + 1)
    if not data.strip():
        raise NotARecord("the file is empty")
    return read(data.removeprefix(BOM_UTF8))


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
