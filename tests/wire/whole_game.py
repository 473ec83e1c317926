"""A whole game over the wire: how two people sit down with computers, go on after the bot ended, and what is left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteStore
from bot.table.table import Table
from bot.words.texts import Texts
from demo.result import Result, result
from demo.stage import Stage
from demo.visitor import Json, Visitor, control
from rules.core import play
from tests.wire.seat import Seat
from tests.wire.table import card, table_id

MAX_MOVES = 10_000
End = Callable[[], Awaitable[int]]  # how the bot ends


async def opened(ada: Visitor, minjun: Visitor, game: str, computers: int, *, both: bool = False) -> tuple[str, str]:
    """Ada and 민준 sit down with computers and start, with `both` at a table that speaks both their languages.

    Returns the table's id, and the id of its public message.
    """
    await ada.slash(f"{game} new", computers=computers)
    lobby = await minjun.until(lambda: card(minjun, "join"))
    await minjun.press(lobby, "join")
    if both:
        options = await ada.open(ada.messages[lobby["id"]], "options")
        await ada.press(options, control(options, "languages")["custom_id"], "both")
    await ada.press(ada.messages[lobby["id"]], "start")
    await ada.until(lambda: card(ada, "turn"))
    return table_id(lobby), lobby["id"]


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
    final = result(look, [play.parse(move.line) for move in log])
    assert final.digest == play.digest(look.game, look.state)
    return final


def announced(final: Result, texts: Texts) -> str:
    """What is to be announced last: winners and points."""
    won = texts("post-over", names=", ".join(final.winners), count=len(final.winners))
    return "\n".join(
        [f"**{won}**", *(texts("post-score", name=each.name, points=each.points) for each in final.players)]
    )


async def everything_posted_once(db: Path, game_id: str, log: list[Json], last: str) -> list[str]:
    """Every announcement stands in the thread once, and nothing else; the last one ends as it should. Returns all."""
    public = [each for each in log if each["op"] == "create" and each["seen_by"] is None]
    said = {each["message_id"]: each["content"] for each in public if each["content"]}
    store = await SqliteStore.open(db)
    try:
        async with store.read() as rows:
            outbox = await rows.some(OutboxRow, game_id=game_id)
    finally:
        await store.close()
    assert sorted(said) == sorted(str(row.message_id) for row in outbox if row.message_id)
    assert all(row.sent_at for row in outbox)
    assert [text.endswith(last) for text in said.values() if last in text] == [True]
    return list(said.values())
