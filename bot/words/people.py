"""Who plays and where, in the words that several messages share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.plain_text import plain
from bot.store.company_rows import CompanionRow
from bot.store.rows import MoveRow, SeatRow, WaitRow
from bot.table.game.seated import Member, SeatedGame
from bot.words.texts import Texts


def mentions(users: Iterable[int]) -> str:
    """People as mentions, for the text of a message: `<@7> <@8>`. Whom it calls is said where it is sent."""
    return " ".join(f"<@{user}>" for user in users)


def who(seat: SeatRow) -> str:
    """A seat's player: a mention, or the name of a computer player or of nobody known, for the text of a message.

    A mention names whom it calls, so that there is none at an anonymous table.
    """
    if seat.person and not seat.real_name:
        return f"<@{seat.person}>"
    return by_name(seat)


def mentions_at(table: SeatedGame, users: Iterable[int], reader: int | None = None) -> str:
    """People as mentions; at an anonymous table by their seats, but for the `reader` of what is private.

    Who has no seat there is left out, but for its owner, whom everybody knows.
    """
    return " ".join(filter(None, (_addressed(table, user, reader) for user in dict.fromkeys(users))))


def _addressed(table: SeatedGame, user: int, reader: int | None) -> str:
    seat = table.known_at(user)
    if not table.masked or user == reader or (seat is None and user == table.row.owner_id):
        return mentions([user])
    if seat is None:
        return ""
    return plain(table.seats[seat].name)


def by_name(seat: SeatRow) -> str:
    """A seat's player by name, for the text of a message that is to call nobody."""
    if seat.agent:
        return f"🤖 {plain(seat.name)}"
    return plain(seat.name)


def known_of(member: Member | None, texts: Texts) -> Iterator[str]:
    """What somebody shares of the games they have played: how many they saw to the end, and how well they know it."""
    if member and member.finished and member.finished.begun:
        yield texts("ui-member-finished", seen=member.finished.seen, begun=member.finished.begun)
    if member and member.level:
        yield texts("ui-member-level", level=member.level)


def company(companion: CompanionRow, owner: str, texts: Texts, reader: int | None = None) -> str:
    """Who answers for a seat beside its person, called `owner`, and until when, if that is set; formats nothing.

    The `reader` of what is private is told so as "you", where it is they.
    """
    you = "-you" if companion.user_id == reader else ""
    until = f"<t:{companion.until}:f>" if companion.until else ""
    return texts(
        f"ui-company-{companion.kind}{you}",
        name=plain(owner),
        to=plain(companion.name),
        timed=int(bool(until)),
        until=until,
    )


def vacation(wait: WaitRow, texts: Texts) -> str:
    """That whoever is asked is on vacation, and when they come back; they have said so (`WaitRow.away_until`)."""
    return texts("ui-vacation", back=f"<t:{wait.away_until}:R>")


def waiting_person(table: SeatedGame, seat: SeatRow, texts: Texts) -> str:
    """A seat that others wait for, and whether its player is on vacation, for a list of them."""
    wait = table.wait_of(seat.seat)
    if wait and wait.away_until:
        return f"{who(seat)} ({vacation(wait, texts)})"
    return who(seat)


def lost_channel(table: SeatedGame, texts: Texts) -> str:
    """That the game has lost its channel, and how it gets another."""
    return texts("ui-lost", command=f"/{table.row.kind} move")


def window(table: SeatedGame, texts: Texts) -> str:
    """That answers are awaited from nobody knows whom, and until when where people may be asked."""
    if table.window_told:
        return texts("ui-window", ends=f"<t:{table.window_told}:R>")
    return texts("ui-window-computers")


def answered_by(table: SeatedGame, moves: Iterable[MoveRow], texts: Texts) -> Iterator[str]:
    """Who answered for another in some moves, as far as that is known still."""
    names = {each.user_id: each.name for each in table.companions}
    found = dict.fromkeys(names[move.by] for move in moves if move.by in names)
    if found:
        yield texts("post-answered-by", names=", ".join(map(plain, found)))
