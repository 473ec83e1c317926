"""One call for several tables: a list of them for its person, and less of it where others read it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.store.rows import OutboxRow
from bot.table.game.seated import ListedGame, SeatedGame
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import known_to_all
from bot.words.calls import link, what_is_asked
from bot.words.posts.note import Note
from bot.words.tables import table_in_text
from bot.words.texts import Texts

MOST_LISTED = 10
Tables = Mapping[str, ListedGame]


def directly(row: OutboxRow, tables: Tables, texts: Texts) -> Note:
    """The direct message: each table with a link, what is asked there and since when; `tables` are its person's."""
    entries, stands = row.payload["tables"], _tables_still_waiting(row, tables)
    head = "call-digest" if row.payload["digest"] else "call-tables"
    lines = [texts(head, count=len(stands)), *_lines(entries, stands, tables, texts)]
    return Note("\n".join(lines), (), _nonce(row), stands=stands, next_game=bool(stands))


def in_thread(snapshot: GameSnapshot, row: OutboxRow, tables: Tables, *languages: Texts) -> Note:
    """The same in a thread: only tables of its channel by name, of which everybody there may know; others counted."""
    user, stands = row.payload["user"], _tables_still_waiting(row, tables)
    entries = row.payload["tables"]
    here = [place for place in stands if _may_know_of_both(snapshot, tables[entries[place]["game"]])]
    said = []
    for texts in languages:
        if not stands:
            said.append(texts("call-answered", names=snapshot.plain_name(snapshot.seat_of(user))))
            continue
        said.append(texts("call-elsewhere", mention=f"<@{user}>", count=len(stands)))
        said.extend(_lines(entries, here, tables, texts))
    return Note("\n".join(dict.fromkeys(said)), (user,), _nonce(row), stands=stands, next_game=bool(stands))


def _tables_still_waiting(row: OutboxRow, tables: Tables) -> tuple[int, ...]:
    """The places in the list of the tables that still wait for what the call was made for."""
    return tuple(place for place, entry in enumerate(row.payload["tables"]) if _stands(entry, tables))


def _stands(entry: Mapping[str, Any], tables: Tables) -> bool:
    table = tables.get(entry["game"])
    if table is None or table.row.status != "running":
        return False
    return any(
        wait.seat == entry["seat"] and known_to_all(wait) and wait.since <= entry["since"] for wait in table.waits
    )


def _lines(entries: Any, shown: Any, tables: Tables, texts: Texts) -> Iterator[str]:
    """The tables that still wait; of very many, the first."""
    for place in shown[:MOST_LISTED]:
        table, seat = tables[entries[place]["game"]], entries[place]["seat"]
        said = [f"[{table_in_text(table.row)}](<{link(table.row)}>)", texts(f"{table.row.kind}-name")]
        if wait := table.wait_of(seat):
            said.append(what_is_asked(table, wait, texts))
        yield f"• {' · '.join(said)}"
    if len(shown) > MOST_LISTED:
        yield texts("call-more", count=len(shown) - MOST_LISTED)


def _may_know_of_both(snapshot: SeatedGame, other: ListedGame) -> bool:
    """Whether whoever reads the thread of one table may know that somebody there sits at the other."""
    apart = other.row.guided or other.row.anonymous
    return other.row.channel_id == snapshot.row.channel_id and not apart


def _nonce(row: OutboxRow) -> str:
    return f"{row.game_id}-{row.group_id or row.id}"
