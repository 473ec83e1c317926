"""Who plays and where, in the words that several messages share."""

from __future__ import annotations

from collections.abc import Iterable

from bot.plain_text import plain
from bot.store.rows import CompanionRow, SeatRow
from bot.table.base.seated import SeatedGame
from bot.words.texts import Texts


def mentions(users: Iterable[int]) -> str:
    """People as mentions, for the text of a message."""
    return " ".join(f"<@{user}>" for user in users)


def who(seat: SeatRow) -> str:
    """A seat's player: a mention, or the name of a computer player or of nobody known, for the text of a message."""
    return f"<@{seat.person}>" if seat.person else by_name(seat)


def by_name(seat: SeatRow) -> str:
    """A seat's player by name, for the text of a message that is to call nobody."""
    return f"🤖 {plain(seat.name)}" if seat.agent else plain(seat.name)


def company(companion: CompanionRow, owner: str, texts: Texts) -> str:
    """Who answers for a seat beside its person, called `owner`, and until when."""
    until = f"<t:{companion.until}:f>" if companion.until else ""
    return texts(
        f"ui-company-{companion.kind}", name=plain(owner), to=plain(companion.name), timed=int(bool(until)), until=until
    )


def lost_channel(table: SeatedGame, texts: Texts) -> str:
    """That the game has lost its channel, and how it gets another."""
    return texts("ui-lost", command=f"/{table.row.kind} move")
