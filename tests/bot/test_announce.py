"""The outbox: what is announced, once each, in order, whatever fails in between."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.post.announcer import Announcer
from bot.post.sending import PlaceGone, Undeliverable, Withheld
from bot.store.rows import MoveRow, OutboxRow, PrefsRow, Rows
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.outbox import FEW
from bot.table.table import Table
from bot.ui.kit.readers import Reader
from bot.words.chance import hash_line
from bot.words.posts.happened import lines_of_moves, round_ended
from bot.words.posts.note import Note, note
from bot.words.tables import table_in_text, table_name
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started
from tests.patience import until


class Server:
    """What a server holds after all; a nonce that was posted before posts nothing new. Fails when told to."""

    def __init__(self) -> None:
        self.notes: dict[str, Note] = {}
        self.shown: list[int] = []
        self.statuses: dict[str, int] = {}  # by nonce, as they were posted; of those the ids that stand
        self.stand: set[int] = set()
        self.edited: list[int] = []
        self.threads: set[int] = set()
        self.told: list[tuple[int, Note]] = []
        self.amended: list[tuple[int, Note]] = []
        self.left: list[tuple[int, int]] = []
        self.fail: Callable[[str], Exception | None] = lambda point: None

    def _point(self, name: str) -> None:
        if error := self.fail(name):
            raise error

    async def show(self, snapshot: GameSnapshot) -> int:
        self._point("before-show")
        self.shown.append(snapshot.row.rev)
        self._point("after-show")
        return snapshot.row.message_id or 900

    async def show_status(self, snapshot: GameSnapshot, *, below: bool) -> int:
        self._point("before-status")
        row, own = snapshot.row, snapshot.row.status_id
        if own in self.stand and not below:
            self.edited.append(own or 0)
        else:
            nonce = f"{row.id}-{own or row.thread_id}"
            own = self.statuses.setdefault(nonce, 5000 + len(self.statuses))
            self.stand.add(own)
        self._point("after-status")
        return own or 0

    async def delete_status(self, snapshot: GameSnapshot, message_id: int) -> None:
        self._point("before-delete")
        self.stand.discard(message_id)
        self._point("after-delete")

    async def retire(self, snapshot: GameSnapshot, channel_id: int, message_id: int) -> None:
        self.left.append((channel_id, message_id))

    async def open_thread(self, snapshot: GameSnapshot) -> int:
        self._point("before-thread")
        self.threads.add(snapshot.row.message_id or 0)
        self._point("after-thread")
        return snapshot.row.message_id or 0

    async def post(self, snapshot: GameSnapshot, note: Note) -> int:
        self._point("before-post")
        number = len(self.notes)
        self.notes.setdefault(note.nonce, note)
        self._point("after-post")
        return 1000 + number

    async def amend(self, snapshot: GameSnapshot, note: Note, message_id: int, place: int | None, user_id: int) -> None:
        self._point("before-amend")
        self.amended.append((message_id, note))
        self._point("after-amend")

    async def may_see(self, snapshot: GameSnapshot, user_id: int) -> bool:
        return True

    async def tell(self, snapshot: GameSnapshot, note: Note, reader: Reader, user_id: int) -> int | None:
        self._point("before-tell")
        self.told.append((user_id, note))
        self._point("after-tell")
        return None if user_id == BEN.user_id else 1

    @property
    def texts(self) -> list[str]:
        return [note.text for note in self.notes.values()]


async def rows_of(table: Table) -> list[OutboxRow]:
    async with table.transactions.store.read() as rows:
        return await rows.some(OutboxRow)


async def waiting(table: Table) -> list[OutboxRow]:
    return [row for row in await rows_of(table) if row.sent_at is None]


async def test_the_start_is_announced_and_calls_who_is_asked(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    hashed = hash_line(snapshot.row, Texts("en"))
    asked = f"-# **{table_in_text(snapshot.row)}** · Which cards do you put back? · asked <t:1700000000:R>"
    began = "The game begins. Seats in order: Ann, Ben.\n-# Everybody begins with 5 VP.\n**Round 1 begins**"
    assert server.texts == [f"{began}\n{hashed}\n<@11> <@22>: your move.\n{asked}"]
    assert (snapshot.row.message_id, snapshot.row.thread_id) == (900, 900)
    assert snapshot.row.shown_rev == snapshot.row.rev
    assert all(row.sent_at for row in await rows_of(table))


async def test_a_turn_is_announced_without_secrets(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    announcer = Announcer(table, server)
    await announcer.deliver(duel_of_two.game_id)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await announcer.deliver(duel_of_two.game_id)
    assert server.texts[1] == "• **Ann** put back 0"
    assert server.texts[2].startswith("• **Ben** put back 0\n• **Ann** shows Blade 15\n• **Ben** shows Blade 11")
    assert list(server.notes.values())[2].calls == (ANN.user_id,)


async def test_a_sealed_answer_says_nothing_but_the_public_message_shows_who_is_left(
    duel_of_two: Driver, table: Table
) -> None:
    server = Server()
    announcer = Announcer(table, server)
    await duel_of_two.bids(ann="blade:08")
    await announcer.deliver(duel_of_two.game_id)
    said, shown = list(server.texts), len(server.shown)
    await duel_of_two.press(ANN, "bid", "blade:15")
    await announcer.deliver(duel_of_two.game_id)
    assert server.texts == said
    assert len(server.shown) > shown
    await duel_of_two.press(BEN, "discard")
    await duel_of_two.press(BEN, "bid", "blade:11")
    await duel_of_two.confirm(BEN)
    await announcer.deliver(duel_of_two.game_id)
    assert "**Ann** shows Blade 15" in server.texts[-1]


async def test_moves_of_computers_are_folded_into_one_post(table: Table) -> None:
    game_id = await started(table, agents=3, seed="v")
    driver = Driver(table, game_id)
    while await table.computers.play_turn(game_id):
        pass
    assert [row.kind for row in await rows_of(table)] == ["start"]
    await driver.default(ANN)
    await driver.default(ANN)
    while await table.computers.play_turn(game_id):
        pass
    ranges = [(row.payload["first"], row.payload["last"]) for row in await rows_of(table)]
    assert all(first == before + 1 for (_, before), (first, _) in pairwise(ranges))


async def test_nobody_is_called_twice_for_one_question(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    for row in await rows_of(table):
        assert len(set(row.payload["asked"])) == len(row.payload["asked"])
    moves = {move.seq: move for move in await table.games.log(duel_of_two.game_id, 0, 1000)}
    last = (await rows_of(table))[-1]
    assert last.kind == "over"
    assert last.payload["last"] == max(moves)


async def test_the_end_is_announced_with_the_score(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    await duel_of_two.finish(ANN, BEN)
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert "The game is over." in server.texts[-1]
    assert "· Ann · " in server.texts[-1]


POINTS = [f"{when}-{what}" for what in ("show", "thread", "post", "status", "delete") for when in ("before", "after")]


@pytest.mark.parametrize("point", POINTS[:-2])
async def test_dying_at_any_point_posts_everything_once(duel_of_two: Driver, table: Table, point: str) -> None:
    server = Server()
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    deaths = iter([ConnectionResetError(), ConnectionResetError(), None, ConnectionResetError()])
    server.fail = lambda name: next(deaths, None) if name == point else None
    for _ in range(8):
        try:
            await Announcer(table, server).deliver(duel_of_two.game_id)
        except ConnectionResetError:
            continue
        break
    kept = [row.payload["last"] for row in await rows_of(table)]
    assert kept == [0, 2, 4]
    assert [nonce.rpartition("-")[2] for nonce in server.notes] == [str(row.id) for row in await rows_of(table)]
    assert len(server.threads) == 1
    assert len(server.stand) == 1


async def test_what_can_never_be_sent_blocks_nothing(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    server.fail = lambda name: Undeliverable("gone") if name == "before-post" else None
    await Announcer(table, server).deliver(duel_of_two.game_id)
    server.fail = lambda name: None
    await duel_of_two.bids(ann="blade:15")
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert server.texts == ["• **Ann** put back 0"]


@pytest.mark.parametrize(("point", "kept"), [("before-show", 1), ("before-post", 2)])
async def test_where_the_channel_is_gone_each_is_told_once_and_the_posts_wait(
    duel_of_two: Driver, table: Table, point: str, kept: int
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    announcer = Announcer(table, server)
    await table.preferences.set(PrefsRow(BEN.user_id, "ko"))
    await announcer.deliver(game_id)
    server.fail = lambda name: PlaceGone("unknown channel") if name == point else None
    for card in ("blade:15", ""):
        await duel_of_two.bids(ann=card, ben="" if card else "blade:11")
        await announcer.deliver(game_id)
    assert [user for user, _ in server.told] == [ANN.user_id, BEN.user_id]
    assert "was deleted. The game goes on" in server.told[0][1].text
    assert "삭제되었습니다" in server.told[1][1].text
    assert [row.kind for row in await waiting(table)] == ["turn"] * kept
    async with table.transactions.store.read() as rows:
        assert (await rows.outbox(), await rows.stale_messages()) == ([], [])
    server.fail = lambda name: None
    await table.channels.move(game_id, BEN.user_id, 1, 5)
    await announcer.deliver(game_id)
    assert server.texts[-1] == f"<@{ANN.user_id}> <@{BEN.user_id}>: the game has moved and goes on here."
    assert [text.startswith("• **Ben** put back 0") for text in server.texts][-2:] == [True, False]
    row = (await table.games.snapshot(game_id)).row
    assert (row.placed, row.channel_id, row.shown_rev) == (True, 5, row.rev)


async def test_a_person_is_told_in_the_language_they_set_else_of_their_discord_else_of_the_table(table: Table) -> None:
    server = Server()
    await table.preferences.set(PrefsRow(CAT.user_id, "en"))
    game_id = await started(table, replace(BEN, locale="ko"), replace(CAT, locale="ko"))
    await table.channels.lose(game_id)
    await Announcer(table, server).deliver(game_id)
    assert {user: "삭제" in note.text for user, note in server.told} == {11: False, 22: True, 33: False}


@pytest.mark.parametrize("point", ["before-tell", "after-tell"])
async def test_the_end_of_a_game_without_a_place_is_told_to_each_whatever_fails(
    duel_of_two: Driver, table: Table, point: str
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    announcer = Announcer(table, server)
    await announcer.deliver(game_id)
    await table.channels.lose(game_id)
    await announcer.deliver(game_id)
    await duel_of_two.finish(ANN, BEN)
    faults = iter([None, ConnectionResetError()])  # the last words to the second person
    server.fail = lambda name: next(faults, None) if name == point else None
    with pytest.raises(ConnectionResetError):
        await announcer.deliver(game_id)
    await announcer.deliver(game_id)
    told = {note.nonce: (user, note.text) for user, note in server.told}
    assert [user for user, _ in told.values()] == [ANN.user_id, BEN.user_id] * 2
    name = table_name((await table.games.snapshot(game_id)).row)
    assert all(text.startswith(f"### Duel · {name} `{game_id}`\n") for _, text in told.values())
    assert ["The game is over." in text for _, text in told.values()] == [False, False, True, True]
    assert len(server.texts) == 1  # nothing but the start was posted
    async with table.transactions.store.read() as rows:
        assert await rows.outbox() == []


async def test_a_table_that_expires_without_a_place_is_told_of(table: Table, clock: Clock) -> None:
    server, game_id = Server(), (await table.lobby.create("duel", 1, 2, ANN, "en")).id
    await table.channels.lose(game_id)
    clock.time += 15 * 24 * 3600
    await table.stuck_lobbies.expire(14)
    await Announcer(table, server).deliver(game_id)
    assert [user for user, _ in server.told] == [ANN.user_id]
    assert "nobody has touched your table" in server.told[0][1].text


async def test_who_has_a_place_again_is_not_told_that_it_was_lost(duel_of_two: Driver, table: Table) -> None:
    server, game_id = Server(), duel_of_two.game_id
    await table.channels.lose(game_id)
    await table.channels.move(game_id, ANN.user_id, 1, 5)
    await Announcer(table, server).deliver(game_id)
    assert server.told == []


async def test_what_may_not_be_posted_waits_and_the_public_message_stays_true(
    duel_of_two: Driver, table: Table
) -> None:
    server = Server()
    announcer = Announcer(table, server)
    await announcer.deliver(duel_of_two.game_id)
    server.fail = lambda name: Withheld("forbidden") if name == "before-post" else None
    await duel_of_two.bids(ann="blade:15")
    with pytest.raises(Withheld):
        await announcer.deliver(duel_of_two.game_id)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert snapshot.row.shown_rev == snapshot.row.rev
    assert [row.sent_at is None for row in await rows_of(table)] == [False, True]
    server.fail = lambda name: None
    await announcer.deliver(duel_of_two.game_id)
    assert server.texts[1:] == ["• **Ann** put back 0"]


async def test_a_public_message_that_may_not_be_shown_waits(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    server.fail = lambda name: Withheld("forbidden") if name == "before-show" else None
    with pytest.raises(Withheld):
        await Announcer(table, server).deliver(duel_of_two.game_id)
    server.fail = lambda name: None
    await Announcer(table, server).deliver(duel_of_two.game_id)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert (snapshot.row.shown_rev, snapshot.row.message_id, len(server.texts)) == (snapshot.row.rev, 900, 1)


async def test_a_game_that_moves_on_is_tried_again_at_once(duel_of_two: Driver, table: Table) -> None:
    server, tried = Server(), asyncio.Event()

    def forbid(name: str) -> Exception | None:
        tried.set()
        return Withheld("forbidden")

    server.fail = forbid
    announcer = Announcer(table, server)
    task = asyncio.create_task(announcer.run())
    await until(tried.is_set)
    server.fail = lambda name: None
    announcer.poke(duel_of_two.game_id)  # it would otherwise wait ten minutes
    await until(lambda: server.texts)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_the_worker_retries_one_game_and_serves_the_others(table: Table) -> None:
    stuck, fine = await started(table, BEN), await started(table, BEN)
    server = Server()
    failed: list[str] = []
    show = server.show

    async def shaky(snapshot: GameSnapshot) -> int:
        if snapshot.row.id == stuck and len(failed) < 2:
            failed.append(snapshot.row.id)
            raise ConnectionResetError
        return await show(snapshot)

    server.show = shaky  # type: ignore[method-assign]
    announcer = Announcer(table, server, first_wait=0.01)
    task = asyncio.create_task(announcer.run())
    await until(lambda: len(server.notes) == 2)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert {nonce.partition("-")[0] for nonce in server.notes} == {stuck, fine}
    assert failed == [stuck, stuck]


async def test_the_worker_outlives_a_store_that_fails(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(table, BEN)
    server, read = Server(), table.transactions.store.read
    failures = iter([sqlite3.OperationalError("database is locked")])

    def shaky() -> AbstractAsyncContextManager[Rows]:
        if error := next(failures, None):
            raise error
        return read()

    monkeypatch.setattr(table.transactions.store, "read", shaky)
    task = asyncio.create_task(Announcer(table, server, first_wait=0.01).run())
    await until(lambda: server.notes)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert server.notes


async def test_leaving_and_taking_back_are_announced(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    await duel_of_two.bids(ann="blade:15")
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    await table.leaving.resign(duel_of_two.game_id, BEN.user_id)
    await table.leaving.abandon(duel_of_two.game_id, ANN.user_id)
    await Announcer(table, server).deliver(duel_of_two.game_id)
    assert server.texts[2:] == [
        "Ann took their turn back.",
        "Ben has left; a computer player takes the seat.",
        "The table was given up.\n-# Chance: the seed of this game was `v`. *Log* → *Export* gives a file with which "
        "anybody can check it.",
    ]


async def test_names_are_not_formatting(table: Table) -> None:
    game_id = await started(table, Person(66, "**Zed** [x](http://x)"))
    server = Server()
    await Announcer(table, server).deliver(game_id)
    assert r"\*\*Zed\*\*" in server.texts[0]
    assert r"\[x\]\(http\://x\)" in server.texts[0]


async def test_turns_that_could_not_be_posted_for_long_are_told_in_one_post(table: Table) -> None:
    driver = Driver(table, await started(table, BEN))
    server = Server()
    await Announcer(table, server).deliver(driver.game_id)
    while len(await waiting(table)) <= FEW:
        await driver.default(ANN)
        await driver.default(BEN)
    kept = await waiting(table)
    assert {row.kind for row in kept} == {"turn"}
    await Announcer(table, server).deliver(driver.game_id)
    (_, told) = server.notes.values()
    assert told.nonce == f"{driver.game_id}-{kept[-1].id}"
    snapshot = await table.games.snapshot(driver.game_id)
    moves = await table.games.log(driver.game_id, 0, 999)
    lines, plain = told.text.splitlines()[:-2], [*lines_of_moves(snapshot, moves, Texts("en"))]
    assert lines.index("### Round 1 is over") < lines.index("**Round 2 begins**")
    assert all(part in told.text for line in plain for part in line.split(" · "))
    assert told.text.count("salvages core") == 1  # the post tells all of the round, and nothing again
    assert set(told.calls) == {seat.user_id for seat in snapshot.asked}
    assert await waiting(table) == []


async def test_what_many_turns_do_is_told_before_who_leaves(table: Table) -> None:
    driver = Driver(table, await started(table, BEN, CAT))
    server = Server()
    await Announcer(table, server).deliver(driver.game_id)
    while len(await waiting(table)) <= FEW:
        for who in (ANN, BEN, CAT):
            await driver.default(who)
    await table.leaving.resign(driver.game_id, CAT.user_id)
    await Announcer(table, server).deliver(driver.game_id)
    assert len(server.texts) == 3
    assert server.texts[2] == "Cat has left; a computer player takes the seat."


async def test_of_a_turn_longer_than_a_message_the_beginning_is_told(duel_of_two: Driver, table: Table) -> None:
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    drew = tuple(Event("charted", {"seat": 0, "cell": f"a{number}"}) for number in range(200))
    move = MoveRow(snapshot.row.id, 1, "p1 chart a1", 0, "person", 0, 2, False, False, drew, 9)
    said = note(snapshot, OutboxRow(1, snapshot.row.id, "turn", {"asked": [0]}), [move], Texts("en"))
    assert said is not None
    assert said.text.startswith("• **Ann** sets a beacon on a0 · sets")
    assert said.text.splitlines()[-2] == "<@11>: your move."
    assert 1000 < len(said.text) < 2000


@pytest.mark.parametrize(("number", "ended"), [(1, False), (2, True)])
async def test_the_end_of_the_first_round_is_known_whatever_else_a_round_tells_and_posted_in_no_first_game(
    duel_of_two: Driver, table: Table, number: int, ended: bool
) -> None:
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    guided = replace(snapshot, row=replace(snapshot.row, guided=True))
    begins = Event("round", {"round": number, "prize": 2})
    move = MoveRow(snapshot.row.id, 1, "p1 chart a1", 0, "person", 0, 2, False, False, (begins,), 9)
    assert round_ended([move], 1) == ended
    assert note(guided, OutboxRow(1, snapshot.row.id, "turn", {"asked": [0]}), [move], Texts("en")) is None


@pytest.mark.parametrize("first", [1, FEW + 1])
async def test_an_answer_that_was_lost_tells_nothing_again_whatever_is_written_meanwhile(
    duel_of_two: Driver, table: Table, first: int
) -> None:
    server, game_id = Server(), duel_of_two.game_id
    announcer = Announcer(table, server)
    await announcer.deliver(game_id)
    await turns(table, game_id, first)
    server.fail = lambda name: ConnectionResetError() if name == "after-post" else None
    with pytest.raises(ConnectionResetError):
        await announcer.deliver(game_id)
    await turns(table, game_id, FEW + 1)
    server.fail = lambda name: None
    await announcer.deliver(game_id)
    calls = [note.calls for note in server.notes.values()]
    assert len(calls) == 3  # the start, what was told before, and the rest
    assert len({note.nonce for note in server.notes.values()}) == 3
    assert await waiting(table) == []
    assert [row.group_id is None for row in await rows_of(table)] == [False] * (2 * FEW + 3 if first > 1 else FEW + 3)


async def turns(table: Table, game_id: str, count: int) -> None:
    """So many turns to be told, each of which asks Ben."""
    async with table.transactions.write() as rows:
        for _ in range(count):
            await rows.post(game_id, "turn", {"first": 1, "last": 0, "asked": [1], "called": [1]})
