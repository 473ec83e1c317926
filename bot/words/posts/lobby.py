"""What is said of a table before it starts, in its channel, and whom that calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.plain_text import plain
from bot.store.rows import MoveRow, OutboxRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.ready import silent
from bot.words.people import mentions, mentions_at
from bot.words.tables import table_in_text
from bot.words.texts import Texts
from bot.words.votes import is_over

OFFERS: Mapping[str, tuple[str, ...]] = {  # what stands under a post that is edited once it is settled
    "full": (),
    "ready": ("am-ready", "not-now"),
    "matched": ("am-ready", "not-now"),
    "invited": ("accept", "not-now"),
    "asks": ("let-in", "turn-away"),
    "ageing": ("keep-open",),
}
CALLING = {"invited", "welcomed", "stuck"}  # posts that call whom they name, and not the owner of the table


def whom_it_calls(snapshot: GameSnapshot, row: OutboxRow) -> list[int]:
    """Whom a post calls."""
    if row.kind in ("ready", "matched"):
        return _not_ready(snapshot, row)
    if row.kind in CALLING:
        return [int(user) for user in row.payload["users"]]
    return [snapshot.row.owner_id]


def asks_still(snapshot: GameSnapshot, row: OutboxRow) -> bool:
    """Whether a post that is edited once it is settled is still true, as far as the table shows it.

    Whether the owner has refused somebody who asks to be let in does not stand there.
    """
    if snapshot.row.status != "lobby":
        return False
    told = row.payload
    if row.kind in ("ready", "matched"):
        return snapshot.row.ready_ends == told["ends"] and bool(_not_ready(snapshot, row))
    if row.kind == "full":
        return snapshot.full
    if row.kind == "invited":
        return any(user in snapshot.row.invited for user in told["users"])
    if row.kind == "asks":
        return bool(told["guest"]) and snapshot.seat_of(told["guest"]) is None
    return snapshot.row.ageing


def _full(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if is_over(row):
        yield texts("post-full-over", status=snapshot.row.status, **_table(snapshot))
    elif asks_still(snapshot, row):
        yield texts("post-full", mention=f"<@{snapshot.row.owner_id}>", **_table(snapshot))


def _not_ready(snapshot: GameSnapshot, row: OutboxRow) -> list[int]:
    """Who is asked by a post whether they are ready, and has not answered meanwhile."""
    users = row.payload["users"]
    return [seat.person for seat in silent(snapshot) if seat.person and seat.person in users]


def _ready(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if is_over(row):
        yield texts("post-ready-over", names=_asked(snapshot, row), **_table(snapshot))
    elif snapshot.row.ready_ends and (users := _not_ready(snapshot, row)):
        ends = f"<t:{snapshot.row.ready_ends}:R>"
        yield texts(
            "post-ready",
            mentions=mentions_at(snapshot, users, row.payload.get("user")),
            ends=ends,
            **_table(snapshot),
        )


def _matched(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """That the queue has brought people together, who are asked whether they are ready."""
    if is_over(row):
        yield from _ready(snapshot, row, moves, texts)
        return
    users = _not_ready(snapshot, row)
    if not (snapshot.row.ready_ends and users):
        return
    clock, ends = texts(f"ui-clock-choice-{snapshot.row.clock}"), f"<t:{snapshot.row.ready_ends}:R>"
    game, called = texts(f"{snapshot.row.kind}-name"), mentions_at(snapshot, users, row.payload.get("user"))
    yield texts("post-matched", mentions=called, game=game, count=len(snapshot.people), **_table(snapshot))
    yield texts("post-matched-ready", clock=clock, ends=ends)


def _unready(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.status == "lobby":
        names, mention = ", ".join(map(plain, row.payload["names"])), f"<@{snapshot.row.owner_id}>"
        yield texts(f"post-unready-{row.payload['why']}", mention=mention, names=names, **_table(snapshot))


def _invited(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if is_over(row):
        sits = _seated(snapshot, row.payload["users"])
        yield texts("post-invited-over", names=_asked(snapshot, row), sits=sits, **_table(snapshot))
        return
    users = [user for user in row.payload["users"] if user in snapshot.row.invited]
    if snapshot.row.status == "lobby" and users:
        owner, game = f"<@{snapshot.row.owner_id}>", texts(f"{snapshot.row.kind}-name")
        yield texts("post-invited", mentions=mentions(users), owner=owner, game=game, **_table(snapshot))


def _welcomed(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if snapshot.row.status == "lobby" and row.payload["users"]:
        named_there = mentions_at(snapshot, row.payload["users"], row.payload.get("user"))
        yield texts("post-welcomed", mentions=named_there, **_table(snapshot))


def _asks(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    guest = row.payload["guest"]
    if is_over(row) and guest:
        sits = _seated(snapshot, [guest])
        yield texts("post-asks-over", names=f"<@{guest}>", sits=sits, **_table(snapshot))
    elif asks_still(snapshot, row):
        mention = f"<@{snapshot.row.owner_id}>"
        yield texts("post-asks", mention=mention, guest=f"<@{guest}>", **_table(snapshot))


def _ageing(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    if is_over(row):
        yield texts("post-ageing-over", **_table(snapshot))
    elif asks_still(snapshot, row):
        mention, ends = f"<@{snapshot.row.owner_id}>", f"<t:{row.payload['ends']}:R>"
        yield texts("post-ageing", mention=mention, ends=ends, **_table(snapshot))


def _stuck(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    told = row.payload
    by = next((plain(seat.name) for seat in snapshot.seats if seat.user_id == told["by"]), "")
    over = is_over(row)
    if not over and (snapshot.row.status != "lobby" or not (told["users"] and by)):
        return
    owner = f"<@{snapshot.row.owner_id}>"
    names = ", ".join(plain(seat.name) for seat in snapshot.seats if seat.user_id in told["users"])
    voters = names if over else mentions_at(snapshot, told["users"], told.get("user"))
    yield texts("post-stuck", mentions=voters, by=by, owner=owner, **_table(snapshot))
    closed = "yes" if snapshot.row.status == "abandoned" else "no"
    yield texts("post-stuck-over", closed=closed) if over else texts("post-vote-ends", ends=f"<t:{told['ends']}:f>")


def _cancelled(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    yield texts("post-cancelled", mention=f"<@{snapshot.row.owner_id}>", **_table(snapshot))


def _expired(snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    mention, days = f"<@{snapshot.row.owner_id}>", row.payload["days"]
    yield texts("post-expired", mention=mention, days=days, **_table(snapshot))


def _asked(snapshot: GameSnapshot, row: OutboxRow) -> str:
    """Whom a post has asked, who need not sit at the table any more: an edit calls nobody."""
    return mentions_at(snapshot, row.payload["users"], row.payload.get("user"))


def _seated(snapshot: GameSnapshot, users: Sequence[int]) -> str:
    """Whether all of them sit at the table now, as texts have it."""
    if all(snapshot.seat_of(user) is not None for user in users):
        return "yes"
    return "no"


def _table(snapshot: GameSnapshot) -> dict[str, str]:
    """What tells a table from others."""
    return {"name": table_in_text(snapshot.row), "id": snapshot.row.id}


KINDS: dict[str, Callable[[GameSnapshot, OutboxRow, Sequence[MoveRow], Texts], Iterator[str]]] = {
    "full": _full,
    "expired": _expired,
    "ready": _ready,
    "matched": _matched,
    "unready": _unready,
    "invited": _invited,
    "welcomed": _welcomed,
    "asks": _asks,
    "ageing": _ageing,
    "stuck": _stuck,
    "cancelled": _cancelled,
}
IN_CHANNEL = {*KINDS, "closed"}  # of tables that have no thread yet
