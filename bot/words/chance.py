"""What is said of a game's chance: the hash of its seed from the start, the seed itself after the end."""

from __future__ import annotations

from bot.store.rows import LIVING, GameRow
from bot.table.game.commitment import commitment
from bot.words.texts import Texts

SHOWN = 8  # digits of a hash, where it is only pointed to


def hash_line(row: GameRow, texts: Texts) -> str:
    """The hash that a game posts of its seed at the start, a small line; "" for a game of before there were any."""
    if not row.salt:
        return ""
    said = "chance-hash" if row.status in LIVING else "chance-hash-known"  # then the seed itself stands below
    told = texts(said, hash=commitment(row.id, row.salt, row.seed))
    if row.seed_given:
        return f"{told} {texts('chance-given')}"
    return told


def proof_line(row: GameRow, texts: Texts) -> str:
    """That there is a hash of the seed, how it begins and where it stands whole; "" where there is none."""
    return texts("chance-hash-short", hash=commitment(row.id, row.salt, row.seed)[:SHOWN]) if row.salt else ""


def seed_in_short(row: GameRow, texts: Texts) -> str:
    """The seed of a game that has ended, where there is little room; "" as of `seed_line`."""
    return texts("chance-seed-short", seed=row.seed) if seed_line(row, texts) else ""


def seed_line(row: GameRow, texts: Texts) -> str:
    """The seed of a game that has ended; "" for any other, and for a table whose game never began.

    Before the end nobody may know it: all that is still to come follows from it.
    """
    ended = row.status not in LIVING and row.state
    if not ended:
        return ""
    return texts("chance-seed", seed=row.seed)
