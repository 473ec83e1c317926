from __future__ import annotations

import json

import discord
import pytest

from bot.agents import thinking
from bot.store.rows import GameRow, SeatRow
from bot.table.game.snapshot import GameSnapshot
from bot.ui.boards import board_views
from bot.ui.kit.ids import Call
from bot.ui.lobby import lobby_view
from bot.ui.lobby.options import options_view
from bot.words.own_values import not_printed
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.replacements import own_values
from tests.flows.limits import texts_of
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_words import chosen, forged
from tests.toys.duel_ahead import LOOKAHEAD

FORBIDDEN = ("create_public_threads", "attach_files")


async def test_people_and_computers_come_and_go(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    assert "Start" not in buttons(hall.card)
    await hall.ben.click(hall.card, label="Join")
    assert f"2. {hall.ben.mention}" in words(hall.card)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    assert "3. 🤖 Orrery 1" in words(hall.card)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Remove a computer")
    await hall.ben.click(hall.card, label="Leave")
    assert "Players: 1" in words(hall.card)
    assert "Remove a computer" not in buttons(hall.card)


async def test_a_lobby_shows_all_what_all_may_press_and_each_what_they_may(hall: Hall) -> None:
    await hall.lobby()
    assert buttons(hall.card) == ["Join", "Leave", "Start", "Options", "More …"]
    away = ["My games"]
    read = ["Who comes …", "Options", "Rules"]
    assert buttons(await hall.lobby_of(hall.cho)) == ["Join", *read, *away]
    away = ["My first game: with tips", *away]
    assert buttons(await hall.lobby_of(hall.ben)) == ["Leave", *read, *away]
    arranging = ["Add a computer", "Name", "Close the table"]
    assert buttons(await hall.lobby_of(hall.ann)) == ["Leave", "Start", *read, *arranging, *away]
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    await hall.cho.click(hall.card, label="Join")
    arranging = ["Remove a computer", "Name", "Close the table"]  # all four seats are taken
    assert buttons(await hall.lobby_of(hall.ann)) == ["Leave", "Start", *read, *arranging, *away]
    assert "Join" not in buttons(hall.card)


async def test_the_owner_chooses_how_well_a_computer_plays(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "lookahead", {"duel": LOOKAHEAD}.get)
    game = await hall.lobby()
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    assert "3. 🤖 Orrery 1 · easy" in words(hall.card)
    mine = await hall.lobby_of(hall.ann)
    after = shown(await hall.ann.select(mine, ["2:strong"], custom_id=str(Call("agent-level", game))))
    assert "Remove a computer" in buttons(after)  # the lobby is still open
    assert "3. 🤖 Orrery 1 · strong" in words(hall.card)
    assert (await hall.snapshot()).seats[2].agent == "strong"
    assert "Only the owner" in await chosen(hall, hall.ben, Call("agent-level", game), "2:easy")


async def test_what_is_refused_is_told_in_private_and_changes_nothing(hall: Hall) -> None:
    game = await hall.lobby()
    before = words(hall.card)
    twice = await hall.ben.click(hall.card, label="Join")
    assert shown(twice).ephemeral
    assert "already have a seat" in words(shown(twice))
    assert "Only the owner" in words(shown(await hall.ben.click(hall.card, label="Start")))
    assert "no seat" in words(shown(await hall.cho.click(hall.card, label="Leave")))
    assert words(hall.card) == before
    assert "Only the owner" in await forged(hall, hall.ben, Call("add-agent", game))
    assert len((await hall.snapshot()).seats) == 2


async def test_more_computers_than_seats_fill_the_table(hall: Hall) -> None:
    opened = shown(await hall.ann.slash(hall.channel, "duel new", computers=5))
    assert "All seats are taken" not in words(opened)
    assert [bool(seat.agent) for seat in (await hall.snapshot()).seats] == [False, True, True, True]


async def test_options_are_the_owners(hall: Hall) -> None:
    game = await hall.lobby()
    options = shown(await hall.ann.click(hall.card, label="Options"))
    assert [option["label"] for option in selects(options)[2]["options"]] == [
        "Rounds: three",
        "Rounds: two",
        "Rounds: five",
    ]
    await hall.ann.select(options, ["5"], custom_id=str(Call("option", game, 0, ("rounds",))))
    assert (await hall.bot.table.games.snapshot(game)).row.options == {"rounds": "5"}
    assert "Rounds: **five**" in words(hall.card)
    others = shown(await hall.ben.click(hall.card, label="Options"))
    assert f"Only {hall.ann.mention} can change this" in words(others)
    assert all(each["disabled"] for each in selects(others))


async def test_many_rules_of_a_game_stand_in_one_menu(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new")
    game = (await hall.snapshot()).row.id
    options = shown(await hall.ann.click(hall.card, label="Options"))
    menu = Call("options", game)
    assert [each["custom_id"] for each in selects(options)] == [
        str(call) for call in (Call("pace", game), Call("languages", game), menu)
    ]
    assert "Turn order: clockwise from the first to pass" in [each["label"] for each in selects(options)[2]["options"]]
    opened = shown(await hall.ann.select(options, ["turn-order"], custom_id=str(menu)))
    order = Call("option", game, 0, ("turn-order",))
    assert selects(opened)[3]["custom_id"] == str(order)
    chosen = shown(await hall.ann.select(opened, ["passing"], custom_id=str(order)))
    assert (await hall.bot.table.games.snapshot(game)).row.options == {"turn-order": "passing"}
    assert [[each["value"] for each in menu["options"] if each.get("default")] for menu in selects(chosen)[2:]] == [
        [],
        ["passing"],
    ]
    assert "Turn order: **" in words(chosen)
    others = shown(await hall.ben.click(hall.card, label="Options"))
    read = shown(await hall.ben.select(others, ["turn-order"], custom_id=str(menu)))
    assert [bool(each.get("disabled")) for each in selects(read)] == [True, True, False, True]


async def test_start_turns_the_lobby_into_the_status(hall: Hall) -> None:
    game = await hall.lobby()
    await hall.ann.click(hall.card, label="Start")
    assert (await hall.bot.table.games.snapshot(game)).row.status == "running"
    assert buttons(hall.card) == ["Open the table"]
    assert buttons(hall.status) == ["My turn", "Since my move", "Board", "Sheets", "Log", "Rules"]
    first = next(message for message in hall.thread.history() if "The game begins" in message.content)
    assert hall.ann.mention in first.content
    assert buttons(first) == ["My turn"]
    panel = shown(await hall.ann.click(first, label="My turn"))
    assert "Which cards do you put back?" in words(panel)


async def test_each_button_of_the_status_answers_in_private(hall: Hall) -> None:
    await hall.game()
    for label in ("Board", "Sheets", "Log", "Rules"):
        assert (await hall.cho.click(hall.status, label=label)).ephemeral


async def test_close_asks_once_more(hall: Hall) -> None:
    game = await hall.lobby()
    asked = shown(await hall.ann.click(await hall.lobby_of(hall.ann), label="Close the table"))
    assert (await hall.bot.table.games.snapshot(game)).row.status == "lobby"
    closed = shown(await hall.ann.click(asked, label="Close the table"))
    assert "The table is closed" in words(closed)
    assert "given up" in words(hall.card)
    assert buttons(hall.card) == []


async def test_whoever_does_not_close_the_table_is_led_back_to_where_it_was_asked(hall: Hall) -> None:
    await hall.lobby()
    lobby = await hall.lobby_of(hall.ann)
    asked = shown(await hall.ann.click(lobby, label="Close the table"))
    assert words(shown(await hall.ann.click(asked, label="Back to the table"))) == words(lobby)
    begun = shown(
        await hall.ann.select(shown(await hall.ann.slash(hall.channel, "play")), ["duel"], custom_id=str(Call("first")))
    )
    asked = shown(await hall.ann.click(begun, label="Close the table"))
    assert words(shown(await hall.ann.click(asked, label="Back to my first game"))) == words(begun)


async def test_the_hub_joins_opens_and_leads_to_the_turn(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    hub = shown(await hall.ben.slash(hall.channel, "play"))
    assert "Open tables here" in words(hub)
    joined = shown(await hall.ben.click(hub, label="Join"))
    assert joined.id == hub.id
    assert "You have one game" in words(joined)
    assert "not started" in words(joined)
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    waits = shown(await hall.ben.click(joined, label="Refresh"))
    assert "It waits for you" in words(waits)
    panel = shown(await hall.ben.click(waits, label="Open"))
    assert "Which cards do you put back?" in words(panel)
    hub = shown(await hall.cho.slash(hall.channel, "play"))
    opened = shown(await hall.cho.select(hub, ["duel"], custom_id=str(Call("new"))))
    assert "open in this channel" in words(opened)
    assert f"Opened by {hall.cho.mention}" in words(hall.card)


async def test_a_channel_where_the_bot_may_not_post(hall: Hall) -> None:
    for name in FORBIDDEN:
        denied = discord.PermissionOverwrite(**{name: False})
        quiet = hall.guild.create_text_channel("quiet", overwrites={hall.guild.default_role: denied})
        refused = shown(await hall.ann.slash(quiet, "duel new"))
        assert "I may not post, attach pictures or open threads" in words(refused)
    assert await hall.bot.table.games.of_person(hall.ann.id) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_say_which_values_are_not_the_printed_ones(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.MODULES, "pulsar", "rules.pulsar.game")
    texts, values = Texts(locale), own_values("pulsar")
    said = lobby_words("pulsar", texts)
    rules = "".join(texts_of(board_views.rules_view("pulsar", texts, page)) for page in range(4))
    assert not_printed("pulsar", texts) not in said  # it is for hosts, who read it in the options
    assert str(len({(value.file, value.id) for value in values})) in not_printed("pulsar", texts)
    assert "⚠" not in said
    for file in {value.file for value in values}:
        assert texts(f"pulsar-file-{file.removesuffix('.toml').replace('_', '-')}") in rules
    assert "`orrery data pulsar`" in rules
    assert f"-# {texts('ui-options-rest', changed=0)}" not in said
    assert f"-# {texts('ui-options-rules', changed=0)}" in said


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_of_a_game_as_printed_says_nothing_of_values(locale: str, gaia: None) -> None:
    said = lobby_words("gaia", Texts(locale))
    assert "quite as printed" not in said
    assert "orrery data" not in texts_of(board_views.rules_view("gaia", Texts(locale)))
    assert Texts(locale)("ui-options-rest", changed=0) in said


def lobby_words(kind: str, texts: Texts) -> str:
    seats = (SeatRow("abc123", 0, 1, "Ann"),)
    snapshot = GameSnapshot(GameRow("abc123", kind, 1, 2, 3, texts.locale, 0), seats, games.game(kind), None, ())
    return str(lobby_view.view(snapshot, [texts]).to_components())


async def test_the_options_of_a_game_that_has_begun_say_so(hall: Hall) -> None:
    """Left open after the start, they told the owner that only the owner can change them, before the start."""
    game = await hall.lobby()
    options = shown(await hall.ann.click(hall.card, label="Options"))
    assert "The game has begun" not in words(options)
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    snapshot = await hall.bot.table.games.snapshot(game)
    told = json.dumps(options_view.options_view(snapshot, Texts("en"), hall.ann.id).to_components())
    assert "The game has begun" in told
    assert "before the start" not in told
