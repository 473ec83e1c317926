"""A whole game of Race for the Galaxy: two people with panels, two computers, and a bot that goes away in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteStore
from bot.table.table import Table
from bot.words.texts import Texts
from demo.result import result
from demo.stage import Stage
from demo.visitor import Json, Visitor, visit
from rules.core import play
from tests.prepared_bot import unpainted_stage
from tests.wire.seat import Seat
from tests.wire.table import card, relax_limits, table_id

MIN_ROUNDS = 5
MAX_MOVES = 10_000
Endings = dict[int, Callable[[], Awaitable[int]]]  # how the bot ends in which round


async def test_a_whole_game_with_two_endings_inside_a_round(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="a") as here:  # a short game
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada, visit(here.url, "minjun") as minjun:
            await ada.met()
            game_id, status = await opened(ada, minjun)
            seats = [Seat(person, status, Random(person.name)) for person in (ada, minjun)]
            endings: Endings = {2: here.bot.stop, 4: here.bot.kill}
            while not seats[0].finished:
                await answers(seats, endings, here)
            over = await ending(db, game_id)
            await ada.until(lambda: next((each for each in ada.messages.values() if over in each["content"]), None))
        assert endings == {}
        assert here.complaints == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
        await posted_once(db, game_id, posts(here.world.log), over)


async def opened(ada: Visitor, minjun: Visitor) -> tuple[str, str]:
    """Two people and two computers sit down and start; the table's id, and the id of its public message."""
    await ada.slash("race new", computers=2)
    lobby = await minjun.until(lambda: card(minjun, "join"))
    await minjun.press(lobby, "join")
    await ada.press(ada.messages[lobby["id"]], "start")
    await ada.until(lambda: card(ada, "turn"))
    return table_id(lobby), lobby["id"]


async def answers(seats: list[Seat], endings: Endings, here: Stage) -> None:
    """Everybody answers who is asked, then the public message has changed. Now and then the bot ends in between."""
    shown = seats[0].shown
    for seat, other in zip(seats, reversed(seats), strict=True):
        if not seat.asked:
            continue
        await seat.answer()
        due = [number for number in endings if number <= seat.round]
        if due and seat.waits_for(other):
            await endings.pop(due[0])()
            await here.bot.start()
            await seat.person.met()
            await seat.open()
            assert seat.waits_for(other)
    if not seats[0].finished:
        await seats[0].changed_since(shown)


async def ending(db: Path, game_id: str) -> str:
    """What is to be announced last: winners and points, as the log of the game has them."""
    store = await SqliteStore.open(db)
    try:
        table = Table(store)
        look = await table.games.snapshot(game_id)
        log = await table.games.log(game_id, 0, MAX_MOVES)
    finally:
        await store.close()
    final = result(look, [play.parse(move.line) for move in log])
    texts = Texts("en")
    assert final.digest == play.digest(look.game, look.state)
    won = texts("post-over", names=", ".join(final.winners), count=len(final.winners))
    return "\n".join(
        [f"**{won}**", *(texts("post-score", name=each.name, points=each.points) for each in final.players)]
    )


def posts(log: list[Json]) -> dict[str, str]:
    """What was posted in threads, by the message's id."""
    public = [each for each in log if each["op"] == "create" and each["seen_by"] is None]
    return {each["message_id"]: each["content"] for each in public if each["content"]}


async def posted_once(db: Path, game_id: str, said: dict[str, str], over: str) -> None:
    """Every announcement stands in the thread once, and nothing else; the last one ends as it should."""
    store = await SqliteStore.open(db)
    try:
        async with store.read() as rows:
            outbox = await rows.some(OutboxRow, game_id=game_id)
    finally:
        await store.close()
    assert sorted(said) == sorted(str(row.message_id) for row in outbox if row.message_id)
    assert all(row.sent_at for row in outbox)
    assert [text.endswith(over) for text in said.values() if over in text] == [True]
    assert sum(text.count("**Round ") for text in said.values()) >= MIN_ROUNDS
