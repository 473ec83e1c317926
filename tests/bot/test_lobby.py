from __future__ import annotations

import pytest

from bot.agents import USUAL
from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import Person
from bot.table.limits import DAY, Limits
from bot.table.seating.lobby import ALPHABET, new_id
from bot.table.table import Table
from bot.words.tables import table_name
from rules.core import play
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import Server


async def name(table: Table, game_id: str) -> str:
    """What a table is called in English."""
    return table_name((await table.games.snapshot(game_id)).row)


DAN, EVE = Person(44, "Dan"), Person(55, "Eve")


def test_ids_are_short_and_plain() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(name) == 6 and set(name) <= set(ALPHABET) for name in ids)


async def test_people_come_and_go(table: Table) -> None:
    game_id = await lobby(table, BEN, CAT)
    with pytest.raises(Refusal, match="already-seated"):
        await table.lobby.join(game_id, BEN)
    snapshot = await table.lobby.leave(game_id, BEN.user_id)
    assert [(seat.seat, seat.name) for seat in snapshot.seats] == [(0, "Ann"), (1, "Cat")]
    with pytest.raises(Refusal, match="not-seated"):
        await table.lobby.leave(game_id, BEN.user_id)


async def test_the_table_passes_on_and_is_given_up_when_empty(table: Table) -> None:
    game_id = await lobby(table, BEN)
    assert (await table.lobby.leave(game_id, ANN.user_id)).row.owner_id == BEN.user_id
    assert (await table.lobby.leave(game_id, BEN.user_id)).row.status == "abandoned"


async def test_seats_are_limited(table: Table) -> None:
    game_id = await lobby(table, BEN, CAT, agents=1)
    with pytest.raises(Refusal, match="table-full"):
        await table.lobby.join(game_id, EVE)
    with pytest.raises(Refusal, match="table-full"):
        await table.lobby.add_agent(game_id, ANN.user_id)


async def test_computers_come_and_go(table: Table) -> None:
    game_id = await lobby(table, agents=1)
    assert [seat.agent for seat in (await table.games.snapshot(game_id)).seats] == [None, USUAL]
    assert len((await table.lobby.drop_agent(game_id, ANN.user_id)).seats) == 1
    with pytest.raises(Refusal, match="no-agent"):
        await table.lobby.drop_agent(game_id, ANN.user_id)
    with pytest.raises(Refusal, match="no-agent"):
        await table.lobby.add_agent(game_id, ANN.user_id, "genius")


async def test_each_computer_has_a_level_of_its_own(table: Table) -> None:
    game_id = await lobby(table, agents=2)
    after = await table.lobby.set_level(game_id, ANN.user_id, 2, "strong")
    assert [seat.agent for seat in after.seats] == [None, USUAL, "strong"]
    for seat, level in ((0, "strong"), (3, "strong"), (1, "genius"), (1, "random")):
        with pytest.raises(Refusal, match="no-agent"):
            await table.lobby.set_level(game_id, ANN.user_id, seat, level)
    with pytest.raises(Refusal, match="not-owner"):
        await table.lobby.set_level(game_id, BEN.user_id, 2, "easy")


async def test_only_the_owner_decides(table: Table) -> None:
    game_id = await lobby(table, BEN)
    for act in (
        table.lobby.set_option(game_id, BEN.user_id, "rounds", "2"),
        table.lobby.add_agent(game_id, BEN.user_id),
        table.lobby.start(game_id, BEN.user_id),
        table.leaving.abandon(game_id, BEN.user_id),
    ):
        with pytest.raises(Refusal, match="not-owner"):
            await act


async def test_options(table: Table) -> None:
    game_id = await lobby(table, BEN)
    assert (await table.lobby.set_option(game_id, ANN.user_id, "rounds", "5")).row.options == {"rounds": "5"}
    with pytest.raises(Refusal, match="option-unknown"):
        await table.lobby.set_option(game_id, ANN.user_id, "rounds", "9")
    assert (await table.lobby.start(game_id, ANN.user_id)).state.rounds == 5


async def test_too_few_to_start(table: Table) -> None:
    with pytest.raises(Refusal, match="too-few"):
        await table.lobby.start(await lobby(table), ANN.user_id)


async def test_the_seed_decides_seats_and_position(table: Table) -> None:
    snapshots = [
        await table.games.snapshot(await started(table, BEN, CAT, seed=seed)) for seed in ("a", "a", "b", "c", "d")
    ]
    digests = [play.digest(snapshot.game, snapshot.state) for snapshot in snapshots]
    assert digests[0] == digests[1]
    assert snapshots[0].names == snapshots[1].names
    assert len({tuple(snapshot.names) for snapshot in snapshots}) > 1
    assert snapshots[0].row.seed == "a"


async def test_a_started_game_is_no_lobby(table: Table) -> None:
    game_id = await started(table, BEN)
    for act in (
        table.lobby.join(game_id, CAT),
        table.lobby.leave(game_id, BEN.user_id),
        table.lobby.start(game_id, ANN.user_id),
    ):
        with pytest.raises(Refusal, match="not-lobby"):
            await act


async def test_finding_tables(table: Table) -> None:
    waiting = await started(table, BEN, seed="v")
    opened = await lobby(table)
    full = await lobby(table, CAT, agents=2)
    assert [snapshot.row.id for snapshot in await table.games.of_person(BEN.user_id)] == [waiting]
    assert {snapshot.row.id for snapshot in await table.games.of_person(ANN.user_id)} == {waiting, opened, full}
    assert (await table.games.of_person(ANN.user_id))[0].row.id == waiting
    assert [snapshot.row.id for snapshot in await table.games.open_in(1)] == [opened]
    assert await table.games.open_in(99) == []


async def test_a_lobby_has_no_panel(table: Table) -> None:
    with pytest.raises(Refusal, match="not-running"):
        await table.turns.panel(await lobby(table), ANN.user_id)


async def test_an_unknown_game_is_no_table(table: Table) -> None:
    with pytest.raises(KeyError):
        await table.lobby.create("chess", 1, 2, DAN, "en")


async def test_an_owner_may_only_watch(table: Table) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "en", seated=False)
    await table.lobby.join(row.id, BEN)
    assert (await table.lobby.leave(row.id, BEN.user_id)).row.owner_id == ANN.user_id
    for _ in range(2):
        await table.lobby.add_agent(row.id, ANN.user_id)
    snapshot = await table.lobby.start(row.id, ANN.user_id)
    assert [other.row.id for other in await table.games.of_person(ANN.user_id)] == [row.id]
    assert [seat.agent for seat in snapshot.seats] == [USUAL, USUAL]
    while await table.computers.play_turn(row.id):
        pass
    assert (await table.games.snapshot(row.id)).row.status == "over"


async def test_every_game_may_start_from_one_seed(store: SqliteStore) -> None:
    table = Table(store, seed="v")
    snapshots = [await table.lobby.start(await lobby(table, BEN), ANN.user_id) for _ in range(2)]
    assert snapshots[0].state == snapshots[1].state


async def test_a_person_may_have_three_lobbies_open(table: Table) -> None:
    games = [await lobby(table, BEN) for _ in range(3)]
    with pytest.raises(Refusal, match="too-many-open"):
        await lobby(table)
    await table.lobby.start(games[0], ANN.user_id)
    await lobby(table)


async def test_a_lobby_nobody_touches_is_closed_with_a_word_to_its_owner(table: Table, clock: Clock) -> None:
    idle, busy, playing = await lobby(table), await lobby(table), await started(table, BEN)
    clock.time += 10 * DAY
    await table.lobby.join(busy, BEN)
    clock.time += 4 * DAY
    await table.stuck_lobbies.expire(14)
    assert (await table.games.snapshot(idle)).row.status == "lobby"  # to the second
    clock.time += 1
    await table.stuck_lobbies.expire(14)
    assert [(await table.games.snapshot(game)).row.status for game in (idle, busy, playing)] == [
        "abandoned",
        "lobby",
        "running",
    ]
    server = Server()
    await Announcer(table, server).deliver(idle)
    assert server.texts == [
        f"<@11>: nobody has touched your table **{await name(table, idle)}** (`{idle}`) for 14 days, so it was closed."
        " `/play` opens another."
    ]
    assert [note.calls for note in server.notes.values()] == [(ANN.user_id,)]
    assert server.threads == set()  # a table that never began needs none


async def test_a_lobby_that_is_touched_meanwhile_stays(table: Table, clock: Clock) -> None:
    game_id = await lobby(table)
    clock.time += 15 * DAY
    await table.lobby.set_option(game_id, ANN.user_id, "rounds", "2")
    await table.stuck_lobbies.expire(14)
    assert (await table.games.snapshot(game_id)).row.status == "lobby"


async def test_the_owner_is_called_when_the_last_seat_is_taken(table: Table) -> None:
    game_id = await lobby(table, BEN, agents=1)
    await table.lobby.join(game_id, CAT)
    server = Server()
    await Announcer(table, server).deliver(game_id)
    assert server.texts == [
        f"<@11>: all seats at your table **{await name(table, game_id)}** (`{game_id}`) are taken. You can start."
    ]
    assert [(note.calls, note.asks) for note in server.notes.values()] == [((ANN.user_id,), False)]


async def test_a_table_that_is_full_no_more_calls_nobody(table: Table) -> None:
    game_id = await lobby(table, BEN, agents=1)
    await table.lobby.join(game_id, CAT)
    await table.lobby.leave(game_id, CAT.user_id)
    server = Server()
    await Announcer(table, server).deliver(game_id)
    assert server.texts == []


async def test_an_owner_who_fills_the_table_is_not_called(table: Table) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "en", seated=False)
    for guest in (BEN, CAT, DAN):
        await table.lobby.join(row.id, guest)
    await table.lobby.join(row.id, ANN)
    server = Server()
    await Announcer(table, server).deliver(row.id)
    assert server.texts == []


async def test_the_next_game_goes_around_those_that_wait(table: Table, clock: Clock) -> None:
    games = []
    for _ in range(3):
        games.append(await started(table, BEN))
        clock.time += 60
    assert await table.games.next_waiting(ANN.user_id) == games[0]
    assert [await table.games.waiting(user) for user in (ANN.user_id, BEN.user_id, CAT.user_id)] == [3, 3, 0]
    assert await table.games.waiting(ANN.user_id, games[0]) == 2
    assert [await table.games.next_waiting(ANN.user_id, game) for game in games] == [games[1], games[2], games[0]]
    await Driver(table, games[0]).bids(ann="blade:15")
    assert await table.games.next_waiting(ANN.user_id, games[0]) == games[1]
    assert await table.games.next_waiting(ANN.user_id, games[2]) == games[1]
    assert await table.games.waiting(ANN.user_id, games[2]) == 1
    assert await table.games.next_waiting(CAT.user_id) is None


async def test_the_only_game_that_waits_is_not_its_own_next(table: Table) -> None:
    game_id = await started(table, BEN)
    assert await table.games.next_waiting(ANN.user_id, game_id) is None


async def test_a_guided_game_is_found_by_kind_and_person_while_it_runs(table: Table) -> None:
    snapshot = await table.guided_games.begin("duel", 1, 77, ANN, "ko", {"rounds": "2"})
    assert (snapshot.row.channel_id, snapshot.row.thread_id, snapshot.row.locale, snapshot.state.rounds) == (
        77,
        77,
        "ko",
        2,
    )
    assert await table.guided_games.find("duel", ANN.user_id) == snapshot.row.id
    assert await table.guided_games.find("race", ANN.user_id) is None
    assert await table.guided_games.find("duel", BEN.user_id) is None
    await table.leaving.abandon(snapshot.row.id, ANN.user_id)
    assert await table.guided_games.find("duel", ANN.user_id) is None


async def test_who_plays_a_guided_game_begins_no_other_of_its_kind(table: Table) -> None:
    first = await table.guided_games.begin("duel", 1, 77, ANN, "en", {})
    again = await table.guided_games.begin("duel", 1, 78, ANN, "en", {})
    assert (again.row.id, again.row.thread_id) == (first.row.id, 77)
    assert (await table.guided_games.begin("duel", 1, 79, BEN, "en", {})).row.thread_id == 79


async def test_one_interaction_seats_or_drops_one_computer(table: Table) -> None:
    game_id = await lobby(table)
    for change, left in ((table.lobby.add_agent, 2), (table.lobby.drop_agent, 1)):
        for _ in range(2):
            snapshot = await change(game_id, ANN.user_id, key=change.__name__)
            assert len(snapshot.seats) == left


async def test_at_an_anonymous_table_the_seed_says_nothing_of_who_sits_where(table: Table) -> None:
    """Of ten tables with one seed and one order of joining, some seat people otherwise."""
    table.lobby.limits = Limits(tables_per_hour=100)
    seated = set()
    for _ in range(10):
        row = await table.lobby.create("duel", 1, 2, ANN, "en", seed="known")
        await table.lobby.hide_names(row.id, ANN.user_id, on=True)
        for guest in (BEN, CAT):
            await table.lobby.join(row.id, guest)
        after = await table.lobby.start(row.id, ANN.user_id)
        assert after.names == ["Alpha", "Beta", "Gamma"]
        seated.add(tuple(seat.user_id for seat in after.seats))
    assert len(seated) > 1


async def test_names_are_shown_again_as_long_as_nobody_counts_on_their_being_hidden(table: Table) -> None:
    row = await table.lobby.create("duel", 1, 2, ANN, "en")
    assert (await table.lobby.hide_names(row.id, ANN.user_id, on=True)).row.anonymous
    assert (await table.games.snapshot(row.id)).names == ["Alpha"]
    with pytest.raises(Refusal, match="not-owner"):
        await table.lobby.hide_names(row.id, BEN.user_id, on=False)
    await table.lobby.hide_names(row.id, ANN.user_id, on=False)
    assert (await table.games.snapshot(row.id)).names == ["Ann"]
    await table.lobby.hide_names(row.id, ANN.user_id, on=True)
    await table.lobby.join(row.id, BEN)
    with pytest.raises(Refusal, match="names-hidden"):
        await table.lobby.hide_names(row.id, ANN.user_id, on=False)
