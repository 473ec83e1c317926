"""What must hold of the calls of a season: the text of the last one follows who is asked now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.table.clocks.clock import public_waits
from bot.table.game.snapshot import GameSnapshot
from testkit.season.server import Server
from testkit.season.watch import Said, Watch


def untrue(watch: Watch, server: Server, snapshot: GameSnapshot) -> Iterator[str]:
    """What is wrong with the calls of a table, a line each: it says somebody is asked who is not, or the contrary.

    Nothing where the table may not write, or has not said yet all that it has to say.
    """
    if not snapshot.row.placed or snapshot.row.rev != snapshot.row.shown_rev:
        return
    posts = [post for post in watch.said.get(snapshot.row.id, ()) if post.key not in server.unedited]
    for post in posts:
        for seat in server.notes[post.key].stands if post.seats else ():
            if not public_waits(snapshot, seat):
                yield f"{post.nonce} still asks seat {seat}"
    for seat in range(len(snapshot.seats)):
        yield from _unsaid(server, snapshot, seat, posts)


def _unsaid(server: Server, snapshot: GameSnapshot, seat: int, posts: list[Said]) -> Iterator[str]:
    """The last call of what a person is asked, where it does not say so."""
    called = [wait.called_at for wait in public_waits(snapshot, seat) if wait.called_at is not None]
    if snapshot.seats[seat].person is None or not called:
        return
    about = [post for post in posts if seat in post.seats and post.at is not None and post.at >= min(called)]
    for post in about[-1:]:
        note = server.notes[post.key]
        mentioned = any(f"<@{user}>" in note.text for user in snapshot.called_for(seat))
        if seat not in note.stands or not (mentioned or snapshot.masked):
            yield f"seat {seat} is asked, and {post.nonce} says {note.text[-200:]!r}"
