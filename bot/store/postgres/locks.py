"""The locks of PostgreSQL under which transactions change something; all end with their transaction.

They are advisory locks, so that a game is locked before it is read, also where it has no row yet. Whoever takes more
than one takes them in this order, and so nobody waits in a circle:

1. the gate: shared by all who change one game or what is beside the games, alone for whoever changes everything;
2. the game, of which a transaction has one at most;
3. what is beside the games.
"""

from __future__ import annotations

import zlib

from bot.store.game_store import Over, Span

SPANNING = 0x4F525259  # the class of the locks on what is no game's; they hold within one database of a server
GAMES = SPANNING + 1  # the class of those on games
RANGES = SPANNING + 2  # the class of those on ranges of shards, each held by the process that serves it
LOGINS = SPANNING + 3  # the class of those on logins to Discord, of which a few take place at a time
GATE, BESIDE, LEASE, TABLES = range(4)
THROUGH_GATE = f"pg_advisory_xact_lock_shared({SPANNING}, {GATE})"
ALONE_BESIDE = f"SELECT pg_advisory_xact_lock({SPANNING}, {BESIDE})"
ALONE = f"SELECT pg_advisory_xact_lock({SPANNING}, {GATE})"
OF_A_GAME = f"SELECT {THROUGH_GATE}, pg_advisory_xact_lock({GAMES}, CAST($1 AS INTEGER))"
BESIDE_GAMES = f"SELECT {THROUGH_GATE}, pg_advisory_xact_lock({SPANNING}, {BESIDE})"


def lock(over: Over) -> tuple[str, tuple[int, ...]]:
    """The statement that waits for what a transaction is over, with its values."""
    if over is Span.ALL:
        return ALONE, ()
    if over is Span.BESIDE:
        return BESIDE_GAMES, ()
    return OF_A_GAME, (number(over),)


def number(game_id: str) -> int:
    """Of a game, the same in every process. Two games may share one: then they wait for each other, and no more."""
    return zlib.crc32(game_id.encode()) - (1 << 31)
