"""The hub: what waits first, one game after another, nothing cut; and what lobbies tell their owners."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.post.announcer import WITHHELD_WAIT
from bot.store.rows import GameRow, PrefsRow, SeatRow, WaitRow
from bot.table.game.roles import Actor
from bot.table.game.seated import Finished, ListedGame, Member
from bot.table.game.snapshot import Person
from bot.table.game.waking import WakingHours
from bot.table.seating.lobby import MOST_OPEN
from bot.ui.kit.ids import Call
from bot.ui.lobby import hub_view
from bot.ui.lobby.hub_view import PAGE, Hub, settings_view, view
from bot.ui.panel import phone
from bot.words.texts import LOCALES, Texts
from tests.flows.limits import check_view, walk
from tests.flows.people import Hall, buttons, components, more, selects, shown, words

ACTION_ROW = 1


async def games(hall: Hall, count: int) -> list[str]:
    """Running games of Ann and Ben; the first has waited longest."""
    table, made = hall.bot.table, []
    for number in range(count):
        row = await table.lobby.create("duel", hall.guild.id, hall.channel.id, Person(hall.ann.id, "Ann"), "en")
        await table.lobby.join(row.id, Person(hall.ben.id, "Ben"))
        await table.lobby.start(row.id, hall.ann.id, "s")
        await since(hall, row.id, hall.ann.id, 1_700_000_000 + 60 * number)
        await hall.env.settle()
        made.append(row.id)
    return made


async def since(hall: Hall, game: str, user: int, at: int) -> None:
    """Let the game have waited for somebody since then."""
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        seat = snapshot.seat_of(user)
        assert seat is not None
        for wait in snapshot.waits:
            if wait.seat == seat:
                await rows.put(replace(wait, since=at))


async def decide(hall: Hall, game: str) -> None:
    """Ann answers what she is asked."""
    while (panel := await hall.bot.table.turns.panel(game, hall.ann.id)).unanswered:
        await hall.answer(panel, hall.ann.id, {})


def button_rows(message: Any) -> list[dict[str, Any]]:
    return [part for part in walk(components(message)) if part["type"] == ACTION_ROW]


async def hub(hall: Hall, channel: Any = None) -> Any:
    return shown(await hall.ann.slash(channel or hall.channel, "play"))


async def test_what_waits_longest_comes_first_with_what_is_asked(hall: Hall) -> None:
    first, second = await games(hall, 2)
    async with hall.bot.table.transactions.changing(first) as (rows, snapshot):
        await rows.put(replace(snapshot.row, created_at=1))
    text = words(await hub(hall))
    assert "**2 wait for you**" in text
    assert text.index(first) < text.index(second)
    assert "▶ **Which cards do you put back?** · asked <t:1700000000:R>" in text


def test_a_game_in_a_window_waits_for_nobody_by_name() -> None:
    """Nobody may know who is asked there: the list said that it was waiting for, and nothing behind that."""
    seats = tuple(SeatRow("abc123", seat, seat + 1, name) for seat, name in enumerate(("Ann", "Ben")))
    waits = (WaitRow("abc123", 1, "react", 0, "turn", True, {}, 100, until=500),)
    listed = ListedGame(GameRow("abc123", "duel", 1, 2, 1, "en", 0, status="running"), seats, waits=waits)
    said = Texts("en")("ui-window", ends="<t:500:R>")
    assert said in [*hub_view._state(listed, 1, Texts("en"), hub_view.Room())]


async def test_what_waits_for_others_says_for_whom(hall: Hall) -> None:
    (game,) = await games(hall, 1)
    await decide(hall, game)
    seen = await hub(hall)
    assert "It does not wait for you." in words(seen)
    assert f"-# `{game}` · Round 1 · with Ben\nwaiting for {hall.ben.mention}" in words(seen)
    assert "Next game ▶" not in buttons(seen)
    panel = shown(await hall.ann.click(seen, label="Open"))
    assert f"Waiting for: {hall.ben.mention}" in words(panel)


async def test_next_game_leads_from_turn_to_turn(hall: Hall) -> None:
    first, second = await games(hall, 2)
    panel = shown(await hall.ann.click(await hub(hall), label="Next game ▶"))
    assert first in words(panel)
    await decide(hall, first)
    panel = await more(hall.ann, panel, "refresh")
    panel = shown(await hall.ann.click(panel, label="Next game (1) ▶"))
    assert second in words(panel)
    await decide(hall, second)
    panel = await more(hall.ann, panel, "refresh")
    left = shown(await hall.ann.click(panel, label="My games"))
    assert (left.id, "None of them waits for you." in words(left)) == (panel.id, True)


async def test_the_only_game_is_no_next_one(hall: Hall) -> None:
    (game,) = await games(hall, 1)
    seen = await hub(hall)
    assert "Next game ▶" not in buttons(seen)
    assert game in words(shown(await hall.ann.click(seen, label="My turn")))


async def test_a_panel_says_how_many_other_games_wait(hall: Hall) -> None:
    _, second, third = await games(hall, 3)
    panel = shown(await hall.ann.click(await hub(hall), label="Next game ▶"))
    assert "Next game (2) ▶" in buttons(panel)
    await decide(hall, second)
    panel = await more(hall.ann, panel, "refresh")
    assert "Next game (1) ▶" in buttons(panel)
    assert third in words(shown(await hall.ann.click(panel, label="Next game (1) ▶")))


async def test_the_hub_is_one_choice_away_from_a_panel_and_opens_in_its_place(hall: Hall) -> None:
    first, _ = await games(hall, 2)
    panel = shown(await hall.ann.click(await hub(hall), label="Next game ▶"))
    games_of_mine = await more(hall.ann, panel, "hub")
    assert (games_of_mine.id, "**2 wait for you**" in words(games_of_mine)) == (panel.id, True)
    assert first in words(shown(await hall.ann.click(games_of_mine, label="Next game ▶")))


async def test_a_row_says_game_name_opponents_round_and_what_is_asked_with_its_facts(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    other = hall.ben if who.id == hall.ann.id else hall.ann
    snapshot = await hall.snapshot()
    asked = next(seat for seat in snapshot.seats if seat.user_id == who.id)
    lines = words(shown(await who.slash(hall.channel, "play"))).splitlines()
    assert lines[-3:] == [
        f"**Duel** · {await hall.name(game)}",
        f"-# `{game}` · Round 1 · with {other.user.name}",
        f"▶ **Round 1: where do you set a beacon?** · asked <t:{snapshot.since(asked.seat)}:R>",
    ]


async def test_where_nothing_else_waits_all_games_are_shown(hall: Hall) -> None:
    (game,) = await games(hall, 1)
    message = await hall.forge(Call("next", game), "Next game ▶")  # of an older panel
    assert "Which cards do you put back?" in words(shown(await hall.ann.click(message, label="Next game ▶")))


async def test_more_games_than_a_page_holds_are_on_pages(hall: Hall) -> None:
    made = set(await games(hall, PAGE + 2))
    row = await hall.bot.table.lobby.create("duel", hall.guild.id, hall.channel.id, Person(hall.ben.id, "Ben"), "en")
    seen = await hub(hall)
    first = {game for game in made if game in words(seen)}
    assert len(first) == PAGE
    assert "Open tables here" not in words(seen)
    seen = shown(await hall.ann.click(seen, label="▶"))
    assert {game for game in made if game in words(seen)} == made - first
    assert words(seen).index("Open tables here") < words(seen).index(row.id)
    assert "▶" not in buttons(seen)
    seen = shown(await hall.ann.click(seen, label="◀"))
    assert {game for game in made if game in words(seen)} == first


async def test_open_tables_tell_pace_hours_and_level_as_far_as_people_share_them(hall: Hall) -> None:
    table, (over,) = hall.bot.table, await games(hall, 1)
    await table.votes.open(over, Actor(hall.ann.id, "Ann"), "end")
    await table.votes.cast(over, hall.ben.id, 1, "yes")
    row = await table.lobby.create("duel", hall.guild.id, hall.channel.id, Person(hall.ben.id, "Ben"), "en")
    await table.lobby.join(row.id, Person(hall.cho.id, "Cho"))
    await table.lobby.choose_clock(row.id, hall.ben.id, "daily")
    await table.invitations.wish_level(row.id, hall.ben.id, "newcomers")
    seen = words(await hub(hall))
    assert "Seated: Ben (knows this game), Cho (new to this game)" in seen
    assert "Clock: daily, about a day for an answer · Newcomers to the game are welcome" in seen
    assert "when you do" not in seen
    for user, hours in ((hall.ann.id, (8, 20)), (hall.ben.id, (18, 23))):
        await table.preferences.set(PrefsRow(user, wakes=hours[0], sleeps=hours[1], hours_set=True))
    assert "they play when you do for 2 hours a day" in words(await hub(hall))
    await table.preferences.set(PrefsRow(hall.ben.id, share_hours=False, hours_set=True, share_rate=False))
    seen = words(await hub(hall))
    assert "when you do" not in seen
    assert "Seated: Ben, Cho (new to this game)" in seen
    await table.lobby.keep_open(row.id, hall.cho.id)
    await hall.env.settle()
    assert "1. " + hall.ben.mention + "\n2. " + hall.cho.mention + " · new to this game" in words(hall.card)


async def test_every_page_keeps_to_discords_limits(hall: Hall) -> None:
    (game,) = await games(hall, 1)
    (one,) = await hall.bot.table.games.of_person(hall.ann.id)
    assert one.row.id == game
    snapshots = [replace(one, row=replace(one.row, id=f"game{number}")) for number in range(2 * PAGE + 1)]
    for language in LOCALES:
        for mine, tables, page in product((0, 1, PAGE - 1, PAGE, PAGE + 1), (0, PAGE), range(3)):
            found = Hub(
                hall.ann.id, snapshots[:mine], [replace(snapshot, seats=()) for snapshot in snapshots[-tables:]], page
            )
            check_view(view(found, Texts(language)))
    people = tuple(SeatRow("game0", seat, seat + 1, "W" * 32) for seat in range(6))
    hours, long = WakingHours(), replace(one, seats=people)
    known = {user: Member(Finished(9, 9), hours, "many") for user in range(1, 7)}
    row = replace(one.row, name="N" * 40, clock="relaxed", access="private", least_finish=95, wished_level="newcomers")
    crowded = [replace(long, row=replace(row, id=f"game{number}", status="lobby")) for number in range(PAGE)]
    told = {listed.row.id: known for listed in crowded}
    for language in LOCALES:
        shown = view(Hub(99, [], crowded, members=told, hours=hours), Texts(language))
        check_view(shown)
        assert "-# Seated" in str(shown.to_components()) or language != "en"  # in small letters, since it is too tall


async def test_a_page_of_games_that_wait_fits_a_phone(hall: Hall) -> None:
    await games(hall, 1)
    (one,) = await hall.bot.table.games.of_person(hall.ann.id)
    many = [replace(one, row=replace(one.row, id=f"game{number}")) for number in range(2 * PAGE)]
    for language in LOCALES:
        shown = view(Hub(hall.ann.id, many, [], queue=()), Texts(language))
        assert phone.height(shown, ()) <= phone.MOST


async def test_a_game_one_only_watches_opens_its_board(hall: Hall) -> None:
    table = hall.bot.table
    row = await table.lobby.create(
        "duel", hall.guild.id, hall.channel.id, Person(hall.ann.id, "Ann"), "en", seated=False
    )
    assert "Close the table" in buttons(shown(await hall.ann.click(await hub(hall), label="Open")))
    for _ in range(2):
        await table.lobby.add_agent(row.id, hall.ann.id)
    hall.bot.players.poke = lambda game_id: None  # type: ignore[method-assign]  # so that the game is not over at once
    await table.lobby.start(row.id, hall.ann.id, "s")
    board = shown(await hall.ann.click(await hub(hall), label="Open"))
    assert row.id in words(board)


async def test_a_lobby_is_opened_arranged_and_started_from_the_hub(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    seen = await hub(hall)
    assert "not started · Players: 1 (2 to 4 can play)" in words(seen)
    assert "you can start it" not in words(seen)
    lobby = shown(await hall.ann.click(seen, label="Open"))
    assert "Players: 1 (2 to 4 can play)" in words(lobby)
    assert lobby.id == seen.id
    lobby = shown(await hall.ann.click(lobby, label="Add a computer"))
    assert "Players: 2 (2 to 4 can play)" in words(lobby)
    form = await hall.ann.click(lobby, label="Name")
    lobby = shown(await hall.ann.submit_modal(form, {"name": "Friday night"}))
    assert "Friday night" in words(lobby)
    options = shown(await hall.ann.click(lobby, label="Options"))
    lobby = shown(await hall.ann.click(options, label="Back to the table"))
    seen = shown(await hall.ann.click(lobby, label="My games"))
    assert "Players: 2 (2 to 4 can play) · **you can start it**" in words(seen)
    lobby = shown(await hall.ann.click(seen, label="Open"))
    started = shown(await hall.ann.click(lobby, label="Start"))
    assert "You have one game." in words(started)
    assert (await hall.snapshot()).row.status == "running"


async def test_who_only_sits_at_a_lobby_is_not_told_to_start_it(hall: Hall) -> None:
    await hall.lobby()
    seen = shown(await hall.ben.slash(hall.channel, "play"))
    assert "Players: 2 (2 to 4 can play)" in words(seen)
    assert "you can start it" not in words(seen)
    lobby = shown(await hall.ben.click(seen, label="Open"))
    left = shown(await hall.ben.click(lobby, label="Leave"))
    assert "You are in no game now." in words(left)


async def test_a_lobby_that_has_started_is_not_opened(hall: Hall) -> None:
    game = await hall.game()
    message = await hall.forge(Call("lobby", game), "Open")
    assert "The game has begun" in words(shown(await hall.ann.click(message, label="Open")))


@pytest.mark.parametrize("locale", LOCALES)
def test_one_game_and_many_are_told_apart(locale: str) -> None:
    texts = Texts(locale)
    told = {(games, count): texts("ui-hub-waiting", games=games, count=count) for games in (1, 2) for count in (0, 1)}
    assert told[1, 1] != told[2, 1]
    if locale == "en":
        assert told[1, 0] == "It does not wait for you."
        assert told[1, 1] == "**It waits for you.**"
        assert told[2, 1] == "**One waits for you.**"


async def test_what_ends_a_table_stands_apart_from_the_way_back(hall: Hall) -> None:
    await hall.lobby()
    card = hall.card
    hub_seen = shown(await hall.ann.slash(hall.channel, "play"))
    begun = shown(await hall.ann.select(hub_seen, ["duel"], custom_id=str(Call("first"))))
    assert {"Open the table", "Back to my games"} <= set(buttons(begun))
    for message, near in ((begun, "Back to my games"), (await hall.lobby_of(hall.ann, card), "Start")):
        lines = [[each["label"] for each in row["components"] if "label" in each] for row in button_rows(message)]
        (closing,) = (line for line in lines if "Close the table" in line)
        assert near not in closing


async def test_dark_or_light_is_a_setting(hall: Hall) -> None:
    settings = shown(await hall.ann.click(await hub(hall), label="Settings"))
    theme = str(Call("theme"))
    settings = shown(await hall.ann.select(settings, ["light"], custom_id=theme))
    assert (await hall.bot.table.preferences.of(hall.ann.id)).theme == "light"
    chosen = next(select for select in selects(settings) if select["custom_id"] == theme)
    assert [option["value"] for option in chosen["options"] if option.get("default")] == ["light"]


@pytest.mark.parametrize("locale", LOCALES)
def test_each_menu_of_the_settings_says_what_it_sets(locale: str) -> None:
    """The choice that holds takes the place of its placeholder: two of them said "at once" and "after 24 hours"."""
    view = settings_view(PrefsRow(1), Texts(locale))
    menus = [each for each in walk(view.to_components()) if "options" in each]
    named = [{option["label"].partition(":")[0] for option in menu["options"]} for menu in menus]
    assert [len(names) for names in named] == [1] * len(menus)
    assert len(set.union(*named)) == len(menus) > 3


async def test_a_table_of_another_server_cannot_be_joined(hall: Hall) -> None:
    row = await hall.bot.table.lobby.create("duel", 999, 998, Person(hall.ann.id, "Ann"), "en")
    message = await hall.forge(Call("join", row.id), "Join")
    assert "no such table" in words(shown(await hall.ben.click(message, label="Join")))
    assert len((await hall.bot.table.games.snapshot(row.id)).seats) == 1


async def test_nobody_keeps_more_than_some_tables_open(hall: Hall) -> None:
    for _ in range(MOST_OPEN):
        await hall.ann.slash(hall.channel, "duel new")
    refused = shown(await hall.ann.select(await hub(hall), ["duel"], custom_id=str(Call("new"))))
    assert "You have 3 open tables already" in words(refused)
    assert len(await hall.bot.table.games.of_person(hall.ann.id)) == MOST_OPEN


async def test_the_owner_of_a_full_table_is_called_in_the_channel(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=2)
    await hall.ben.click(hall.card, label="Join")
    said = [message.content for message in hall.channel.history() if message.content]
    game = (await hall.snapshot()).row.id
    assert said == [
        f"{hall.ann.mention}: all seats at your table **{await hall.name(game)}** (`{game}`) are taken. You can start."
    ]
    assert hall.channel.threads == []
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    said = [message.content for message in hall.channel.history() if message.content]
    assert f"-# All seats at table **{await hall.name(game)}** (`{game}`) were taken; the game has begun." in said
    assert not any("You can start" in each for each in said)


async def test_who_gets_up_again_settles_the_call_of_a_full_table(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=2)
    await hall.ben.click(hall.card, label="Join")
    await hall.ben.click(hall.card, label="Leave")
    await hall.env.settle()
    said = [message.content for message in hall.channel.history() if message.content]
    game = (await hall.snapshot()).row.id
    assert said == [f"-# A seat at table **{await hall.name(game)}** (`{game}`) became free again."]


async def test_an_idle_lobby_is_closed_in_public(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    game = (await hall.snapshot()).row.id
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, touched_at=1))
    await hall.bot._expire()
    await hall.env.settle()
    said = [message.content for message in hall.channel.history() if message.content]
    assert len(said) == 1
    assert f"nobody has touched your table **{await hall.name(game)}** (`{game}`) for 14 days" in said[0]
    assert "given up" in words(hall.card)


async def test_what_may_not_be_posted_is_posted_when_the_bot_may_again(hall: Hall) -> None:
    game = await hall.game()
    path = f"/channels/{hall.thread.id}/messages"
    hall.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    await hall.bot.table.leaving.abandon(game, hall.ann.id)
    await hall.env.settle()
    assert not any("given up" in message.content for message in hall.thread.history())
    assert "given up" in words(hall.card)  # the public message is kept true meanwhile
    await hall.env.advance_time(WITHHELD_WAIT + 1)
    await hall.env.settle()
    assert sum("given up" in message.content for message in hall.thread.history()) == 1
