"""Nobody answers for a seat who has not agreed: who is asked, what they see until then, and how a request ends."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.store.company_rows import CompanionRow, RequestRow
from bot.store.migrate import migrate
from bot.store.sqlite import SqliteStore
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.people.requests import DAYS
from bot.table.table import Table
from bot.ui.lobby import hub_view
from bot.ui.lobby.hub_view import Hub
from bot.ui.panel import phone
from bot.words.texts import LOCALES, Texts
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started
from tests.bot.test_announce import Server

DAN = Person(44, "Dan", "ko")
DAY = 24 * 3600
MOD = Actor(99, "Mod", moderates=True)


async def asked(driver: Driver, until: int | None = None, kind: Any = "sitter") -> int:
    """The number of a request: Ann asks Cat."""
    await driver.table.requests.ask(driver.game_id, ANN.user_id, CAT, kind, until)
    return (await driver.table.requests.of_owner(driver.game_id, ANN.user_id))[-1].number


async def deeds(driver: Driver) -> list[str]:
    return [each.kind for each in await driver.table.games.deeds(driver.game_id)]


@pytest.mark.parametrize("kind", ["sitter", "partner"])
async def test_until_it_is_accepted_nothing_is_seen_done_or_called(
    duel_of_two: Driver, clock: Clock, kind: Any
) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    server = Server()
    await Announcer(table, server).deliver(game)
    before = set(server.notes)
    number = await asked(duel_of_two, kind=kind)
    snapshot = await table.games.snapshot(game)
    assert (snapshot.seat_of(CAT.user_id), snapshot.companion(CAT.user_id)) == (None, None)
    assert snapshot.called_for(0) == [ANN.user_id]
    for look in (table.turns.panel(game, CAT.user_id), table.hand_overs.of(game, CAT.user_id)):
        with pytest.raises(Refusal, match="not-seated"):
            await look
    with pytest.raises(Refusal, match="no-game"):  # where the table does not lie in her sight
        await table.games.authorized(game, CAT.user_id, lambda row: False)
    assert (await table.games.authorized(game, CAT.user_id, lambda row: False, asked=True)).id == game
    with pytest.raises(Refusal, match="no-game"):
        await table.games.authorized(game, DAN.user_id, lambda row: False, asked=True)
    assert list(await table.games.of_person(CAT.user_id)) == []
    assert await table.games.waiting(CAT.user_id) == 0
    assert [each.row.number for each in await table.requests.of_person(CAT.user_id)] == [number]
    clock.time += 25 * 3600
    await table.reminders.write_due()
    await Announcer(table, server).deliver(game)
    called = [note for nonce, note in server.notes.items() if nonce not in before and CAT.user_id in note.calls]
    assert ["asks you to" in note.text for note in called] == [True]
    assert await deeds(duel_of_two) == []


async def test_who_accepts_answers_from_then_on_also_after_a_restart(
    duel_of_two: Driver, store: SqliteStore, clock: Clock
) -> None:
    number = await asked(duel_of_two, clock.time + 3 * DAY)
    table, game = Table(store, clock), duel_of_two.game_id
    after = await table.requests.accept(game, CAT, number)
    assert (after.called_for(0), after.seat_of(CAT.user_id)) == ([CAT.user_id], 0)
    assert await table.requests.of_person(CAT.user_id) == await table.requests.of_owner(game, ANN.user_id) == []
    assert await deeds(duel_of_two) == ["sitter-until"]
    with pytest.raises(Refusal, match="request-over"):
        await table.requests.accept(game, CAT, number)


@pytest.mark.parametrize("who", [ANN, BEN, DAN])
async def test_nobody_else_answers_a_request(duel_of_two: Driver, who: Person) -> None:
    number, requests = await asked(duel_of_two), duel_of_two.table.requests
    with pytest.raises(Refusal, match="not-asked"):
        await requests.accept(duel_of_two.game_id, who, number)
    with pytest.raises(Refusal, match="not-asked"):
        await requests.decline(duel_of_two.game_id, who.user_id, number)
    with pytest.raises(Refusal, match="not-asked"):
        await requests.accept(duel_of_two.game_id, CAT, number + 1)


async def test_a_request_of_one_game_is_none_of_another(duel_of_two: Driver) -> None:
    number, table = await asked(duel_of_two), duel_of_two.table
    other = await started(table, BEN)
    with pytest.raises(Refusal, match="not-asked"):
        await table.requests.accept(other, CAT, number)


async def test_who_declines_is_told_of_and_the_post_says_so(duel_of_two: Driver) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    number = await asked(duel_of_two)
    await Announcer(table, server).deliver(game)
    await table.requests.decline(game, CAT.user_id, number)
    await Announcer(table, server).deliver(game)
    assert await deeds(duel_of_two) == ["sitter-declines"]
    (told,) = [note for note in server.notes.values() if "Cat will not answer for Ann" in note.text]
    assert told.calls == (ANN.user_id,)
    edited = [note for _, note in server.amended if "Ann asked" in note.text]
    assert [("declined" in note.text, note.offers) for note in edited] == [(True, ())]
    (refused,) = await table.requests.of_owner(game, ANN.user_id)
    assert refused.answer == "declined"
    await table.requests.ask(game, ANN.user_id, CAT, "sitter")  # she may be asked once more


async def test_what_is_withdrawn_before_it_is_posted_calls_nobody(duel_of_two: Driver) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    for _ in range(3):
        await table.requests.withdraw(game, ANN.user_id, await asked(duel_of_two))
    await Announcer(table, server).deliver(game)
    assert not any("asks you" in note.text for note in server.notes.values())
    await asked(duel_of_two)
    await Announcer(table, server).deliver(game)
    assert [note.calls for note in server.notes.values() if "asks you" in note.text] == [(CAT.user_id,)]


async def test_only_whose_request_it_is_withdraws_it(duel_of_two: Driver) -> None:
    number, requests, game = await asked(duel_of_two), duel_of_two.table.requests, duel_of_two.game_id
    with pytest.raises(Refusal, match="request-over"):
        await requests.withdraw(game, BEN.user_id, number)
    with pytest.raises(Refusal, match="not-seated"):
        await requests.withdraw(game, CAT.user_id, number)
    await requests.withdraw(game, ANN.user_id, number)
    with pytest.raises(Refusal, match="request-over"):
        await requests.accept(game, CAT, number)


@pytest.mark.parametrize("how", ["resigns", "steps back", "gives", "closes"])
async def test_a_request_goes_with_the_seat_and_with_the_game(table: Table, how: str) -> None:
    driver, server = Driver(table, await started(table, BEN)), Server()
    game, number = driver.game_id, await asked(driver)
    await Announcer(table, server).deliver(game)
    if how == "resigns":
        await table.leaving.resign(game, ANN.user_id)
    elif how == "steps back":
        await table.leaving.step_back(game, ANN.user_id)
        await table.leaving.come_back(game, ANN.user_id)  # what was asked stays withdrawn
    elif how == "gives":
        await table.seats.give(game, MOD, 0, DAN)
    else:
        await table.leaving.abandon(game, ANN.user_id)
    await Announcer(table, server).deliver(game)
    assert await table.requests.of_person(CAT.user_id) == []
    with pytest.raises(Refusal, match="request-over"):
        await table.requests.accept(game, CAT, number)
    edited = [note for _, note in server.amended if "Ann asked" in note.text]
    assert ["no longer asked" in note.text for note in edited] == [True]


@pytest.mark.parametrize("until", [None, 2 * DAY])
async def test_a_request_ends_by_itself_and_whose_seat_it_is_is_told(
    duel_of_two: Driver, clock: Clock, until: int | None
) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    number = await asked(duel_of_two, clock.time + until if until else None)
    clock.time += (until or DAYS * DAY) - 1
    await table.requests.close_due()
    assert len(await table.requests.of_person(CAT.user_id)) == 1
    clock.time += 1
    assert await table.requests.of_person(CAT.user_id) == []  # at once, whenever that is noted
    with pytest.raises(Refusal, match="request-over"):
        await table.requests.accept(game, CAT, number)
    for _ in range(2):
        await table.requests.close_due()
    assert await deeds(duel_of_two) == ["sitter-silent"]
    await Announcer(table, server).deliver(game)
    (told,) = [note for note in server.notes.values() if "Cat has not said in time" in note.text]
    assert told.calls == (ANN.user_id,)


async def test_who_accepts_first_sits_and_the_others_are_asked_no_more(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await asked(duel_of_two)
    after = await appointed(table, game, ANN.user_id, DAN, "sitter")
    assert after.called_for(0) == [DAN.user_id]
    assert await table.requests.of_person(CAT.user_id) == []


async def test_whoever_keeps_somebody_away_meanwhile_is_heard(duel_of_two: Driver) -> None:
    number, table = await asked(duel_of_two), duel_of_two.table
    await table.keeping_apart.block(BEN.user_id, CAT)
    with pytest.raises(Refusal, match="cannot-seat"):
        await table.requests.accept(duel_of_two.game_id, CAT, number)
    assert (await table.games.snapshot(duel_of_two.game_id)).companion(CAT.user_id) is None


async def test_nobody_is_asked_twice_at_once(duel_of_two: Driver) -> None:
    await asked(duel_of_two)
    for kind in ("sitter", "partner"):
        with pytest.raises(Refusal, match="asked-to-sit"):
            await asked(duel_of_two, kind=kind)


async def test_at_an_anonymous_table_a_request_is_told_to_whom_it_asks_alone(table: Table) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "en")
    await table.lobby.hide_names(row.id, ANN.user_id, on=True)
    await table.lobby.join(row.id, BEN)
    await table.lobby.start(row.id, ANN.user_id, "v")
    driver, server = Driver(table, row.id), Server()
    number = await asked(driver)
    for _ in range(2):
        await Announcer(table, server).deliver(row.id)
    (told,) = [note for user, note in server.told if user == CAT.user_id]
    alias = (await table.games.snapshot(row.id)).names[(await table.games.snapshot(row.id)).seat_of(ANN.user_id) or 0]
    assert f"**{alias}** asks you to sit for them" in told.text
    assert told.offers == (("sit-accept", str(number)), ("sit-decline", str(number)))
    await table.requests.decline(row.id, CAT.user_id, number)
    for _ in range(2):
        await Announcer(table, server).deliver(row.id)
    public = [*server.texts, *(note.text for _, note in server.amended)]
    assert not any("Ann" in text or "Cat" in text or f"<@{ANN.user_id}>" in text for text in server.texts)
    assert any(f"{alias} 2 will not answer for {alias}" in text for text in public)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hub_with_requests_fits_a_phone(table: Table, locale: str) -> None:
    drivers = [Driver(table, await started(table, BEN)) for _ in range(4)]
    for driver in drivers[:3]:
        await asked(driver)
    games, found = await table.games.of_person(BEN.user_id), await table.requests.of_person(CAT.user_id)
    assert (len(games), len(found)) == (4, 3)
    hub = Hub(BEN.user_id, games, (), asked=found)
    assert phone.height(hub_view.view(hub, Texts(locale)), ()) <= phone.MOST


async def test_the_database_of_an_earlier_release_keeps_its_sitters(tmp_path: Path, duel_of_two: Driver) -> None:
    """They answer on as they did, without being asked; nobody is asked anything by the new tables."""
    steps = sorted((files("bot.store") / "migrations").iterdir(), key=lambda entry: entry.name)
    path = tmp_path / "before.db"
    async with aiosqlite.connect(path) as db:
        for step in (each for each in steps if each.name.endswith(".sql") and each.name < "0036"):
            await db.executescript(step.read_text("utf-8"))
        await db.execute("PRAGMA user_version = 35")
        await db.execute("PRAGMA foreign_keys = OFF")
        await db.execute("INSERT INTO companion VALUES ('k3', 0, 1, 33, 'Cat', 'en', 'sitter', 5, NULL, 0)")
        await db.commit()
        await migrate(db)
    store = await SqliteStore.open(path)
    async with store.read() as rows:
        assert await rows.some(CompanionRow) == [CompanionRow("k3", 0, 1, 33, "Cat", "en", "sitter", 5)]
        assert await rows.some(RequestRow) == []
    await store.close()
