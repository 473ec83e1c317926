"""A whole game over the wire: how people sit down with computers, go on after the bot ended, and what is left."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path

from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteStore
from bot.table.table import Table
from bot.words.texts import Texts
from demo.result import Result, drawn, result
from demo.stage import Stage
from demo.visitor import Json, Visitor, control, words
from rules.core import play
from tests.patience import until
from tests.wire.seat import Seat
from tests.wire.table import card, table_id

MAX_MOVES = 10_000
HANGUL = re.compile("[가-힣]")
End = Callable[[], Awaitable[int]]  # how the bot ends


async def opened(people: Sequence[Visitor], game: str, computers: int, *, both: bool = False) -> tuple[str, str]:
    """Ada and others sit down with computers and start, with `both` at a table that speaks English and Korean.

    Returns the table's id, and the id of its public message.
    """
    ada, *others = people
    await ada.slash(f"{game} new", computers=computers)
    lobby = await ada.until(lambda: card(ada, "join"))
    if both:
        options = await ada.open(lobby, "options")
        await ada.press(options, control(options, "languages")["custom_id"], "both")
    for other in others:
        await other.press(await other.until(lambda other=other: card(other, "join")), "join")  # type: ignore[misc]
        await ada.until(lambda other=other: sits(ada.messages[lobby["id"]], other))  # type: ignore[misc]
    await ada.press(ada.messages[lobby["id"]], "start")
    await ada.until(lambda: card(ada, "turn"))
    return table_id(lobby), lobby["id"]


def sits(lobby: Json, person: Visitor) -> bool | None:
    """True where a lobby's public message lists somebody, else None: it changes for other reasons, too."""
    return f"<@{person.user_id}>" in words(lobby) or None


async def ended_and_begun(end: End, here: Stage, seat: Seat) -> Json:
    """The bot ends and starts again; the panel that a person then opens."""
    await end()
    await here.bot.start()
    await seat.person.met()
    seat.panel = None
    return await seat.open()


async def ending(db: Path, game_id: str) -> Result:
    """How the game ended; its log leads to the stored position."""
    store = await SqliteStore.open(db)
    try:
        table = Table(store)
        look = await table.games.snapshot(game_id)
        log = await table.games.log(game_id, 0, MAX_MOVES)
    finally:
        await store.close()
    final = result(look, drawn(log))
    assert final.digest == play.digest(look.game, look.state)
    return final


def announced(final: Result, texts: Texts) -> str:
    """What is to be announced last: who has won, and by how much."""
    points = {each.name: each.points for each in final.players}
    others = [points[name] for name in points if name not in final.winners]
    lead = max(0, min(points[name] for name in final.winners) - max(others)) if others else 0
    return f"**{texts('post-over', names=', '.join(final.winners), count=len(final.winners), lead=lead)}**"


async def all_sent(db: Path, game_id: str) -> list[OutboxRow]:
    """All announcements of a game, as soon as the bot has noted of each that it was sent: people see it before."""
    store = await SqliteStore.open(db)
    try:

        async def sent() -> list[OutboxRow]:
            async with store.read() as rows:
                outbox = await rows.some(OutboxRow, game_id=game_id)
            return outbox if all(row.sent_at for row in outbox) else []

        return await until(sent)
    finally:
        await store.close()


async def everything_posted_once(db: Path, game_id: str, log: list[Json], last: str) -> list[str]:
    """Every announcement stands in the thread once and nothing else, one of them with the words `last`. Returns all.

    Where many wait, as on a busy machine, some are told in one post.
    """
    outbox = await all_sent(db, game_id)
    public = [each for each in log if each["op"] == "create" and each["seen_by"] is None]
    said = {each["message_id"]: each["content"] for each in public if each["content"]}
    assert set(said) == {str(row.message_id) for row in outbox if row.message_id}
    assert [last in text for text in said.values()].count(True) == 1
    return list(said.values())


def complaints(here: Stage) -> list[str]:
    """What Discord did not take from the bot, but for a message taken away twice.

    A bot that is killed behind that, and before it has written it down, does it again when it comes back.
    """
    again = "'method': 'DELETE'", "'code': 10008"
    return [each for each in here.complaints if not all(part in each for part in again)]


async def told_in_both_languages(db: Path, game_id: str, here: Stage, person: Visitor, rounds: Iterable[int]) -> None:
    """The game is over; each announcement stands in the thread once, in English and Korean, and nothing went wrong.

    `rounds` are those whose beginning is announced.
    """
    final = await ending(db, game_id)
    over, last = (announced(final, Texts(language)) for language in ("en", "ko"))
    await person.until(lambda: next((each for each in person.messages.values() if last in each["content"]), None))
    assert complaints(here) == []
    assert '"level": "error"' not in here.bot.log.read_text("utf-8")
    said = await everything_posted_once(db, game_id, here.world.log, last)
    assert [text for text in said if not _in_both_languages(text)] == []
    assert sum(over in text for text in said) == 1
    for begun in ("**Round {}**", "**{}라운드**"):
        for number in rounds:
            assert sum(text.count(begun.format(number)) for text in said) == 1, begun.format(number)


def _in_both_languages(text: str) -> bool:
    """Whether some lines are English and some Korean, but for a name."""
    korean = [bool(HANGUL.search(line)) for line in text.replace("민준", "").split("\n")]
    return len(set(korean)) == 2
