from __future__ import annotations

import re
from typing import Any

import pytest

from bot.store.rows import Rows
from bot.table.game import history
from bot.table.game.snapshot import GameSnapshot
from bot.ui.translator import Translator, translations
from tests.flows.people import Hall, buttons, selects, shown, values, words

HANGUL = re.compile("[가-힣]")


async def test_commands_are_described_in_the_language_of_the_reader(hall: Hall) -> None:
    tree = hall.bot.tree
    for command in tree.get_commands():
        sent: dict[str, Any] = await command.get_translated_payload(tree, Translator())
        for each in (sent, *sent["options"]):
            assert HANGUL.search(each["description_localizations"]["ko"]), each["name"]
            assert not HANGUL.search(each["description"])
            assert "name_localizations" not in each or not each["name_localizations"]


async def test_a_translation_that_changes_is_told_from_what_was_sent_before(hall: Hall) -> None:
    """Else people would read the old one until a command has changed in English, too."""
    tree, found = hall.bot.tree, set[str]()
    waiting = [await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()]
    while waiting:
        part: dict[str, Any] = waiting.pop()
        found.update(part["description_localizations"].values())
        waiting += part.get("options", ())
    assert found <= {*translations()}
    assert len(found) >= len(tree.get_commands())


async def test_play_shows_the_hub_in_private(hall: Hall) -> None:
    result = await hall.ann.slash(hall.channel, "play")
    assert result.ephemeral
    assert "You are in no game" in words(shown(result))


async def test_new_join_start_by_command(hall: Hall) -> None:
    opened = await hall.ann.slash(hall.channel, "duel new", computers=1)
    assert opened.ephemeral
    assert "open in this channel" in words(shown(opened))
    assert "Players: 2 (2 to 4 can play)" in words(hall.card)
    joined = await hall.ben.slash(hall.channel, "duel join")
    assert "You sit at table" in words(shown(joined))
    assert "Players: 3" in words(hall.card)
    started = await hall.ann.slash(hall.channel, "duel start")
    assert "has started" in words(shown(started))
    assert "Round 1" in words(hall.card)
    assert hall.ben.mention in words(hall.card)
    assert "The game begins" in "".join(message.content for message in hall.thread.history())


async def test_leave_before_the_start(hall: Hall) -> None:
    await hall.lobby()
    left = await hall.ben.slash(hall.channel, "duel leave")
    assert "You have left" in words(shown(left))
    assert "Players: 1" in words(hall.card)


async def test_turn_orders_undo_in_the_thread(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    assert "Which cards do you put back?" in words(shown(await who.slash(hall.thread, "duel turn")))
    orders = shown(await who.slash(hall.thread, "duel orders"))
    assert "Standing orders" in words(orders)
    undone = await who.slash(hall.thread, "duel undo")
    assert "You have no turn yet that could be taken back" in words(shown(undone))


async def test_board_sheet_log_rules(hall: Hall) -> None:
    await hall.game()
    board = shown(await hall.cho.slash(hall.thread, "duel board"))
    assert board.ephemeral
    assert board.attachments[0].description == "chart {}"
    assert buttons(board) == ["The hold", "As text"]
    hold = shown(await hall.cho.click(board, label="The hold"))
    assert hold.id == board.id
    assert hold.attachments[0].filename == "duel-hold.png"
    assert (
        shown(await hall.cho.slash(hall.thread, "duel board", board="hold")).attachments[0].filename == "duel-hold.png"
    )
    sheet = shown(await hall.ben.slash(hall.thread, "duel sheet"))
    own = (await hall.snapshot()).seat_of(hall.ben.id)
    assert sheet.attachments[0].description == f"sheet {{'seat': {own}}}"
    other = shown(await hall.ben.click(sheet, label="Ann"))
    assert other.attachments[0].description == f"sheet {{'seat': {1 - (own or 0)}}}"
    assert "Nothing has happened yet" in words(shown(await hall.ben.slash(hall.thread, "duel log")))
    assert "Bid, chart, shoot" in words(shown(await hall.cho.slash(hall.channel, "duel rules")))


async def test_the_log_hides_what_is_secret_and_turns_pages(hall: Hall) -> None:
    game = await hall.game()
    await hall.reach("chart")
    await hall.reach("discard")
    await hall.reach("chart")
    newest = shown(await hall.ann.slash(hall.thread, "duel log"))
    told = words(newest)
    assert "sets a beacon" in told
    assert "Ann drew" in told
    assert "Ben drew" not in told
    assert len(await hall.bot.table.games.log(game)) > 12
    oldest = shown(await hall.ann.click(newest, label="◀ Older"))
    assert "`  1`" in words(oldest)
    assert words(shown(await hall.ann.click(oldest, label="Newer ▶"))) == told


async def test_act_takes_a_whole_turn(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    snapshot = await hall.snapshot()
    drafted = shown(await who.slash(hall.thread, "duel act", words="power 0; salvage core"))
    assert "Confirm ends your turn here" in words(drafted)
    assert (await hall.snapshot()).row.seq == snapshot.row.seq
    again = shown(await who.slash(hall.thread, "duel act", words="", confirm=True))
    assert "what you did counts" in words(again)
    log = [move.line for move in await hall.bot.table.games.log(snapshot.row.id, snapshot.row.seq, 3)]
    assert [line.partition(" ")[2] for line in log] == ["power 0", "salvage core", "end done"]


async def test_act_that_cannot_be_read(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    refused = shown(await who.slash(hall.thread, "duel act", words="dance"))
    assert "I cannot read “dance”" in words(refused)
    assert "Which cards do you put back?" in words(refused)


async def test_act_is_completed_over_what_is_asked(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    choices = await who.autocomplete(hall.thread, "duel act", "words", "b")
    assert choices[0] == {"name": "b1 — b1", "value": "b1"}
    assert len(choices) == 6
    assert await who.autocomplete(hall.thread, "duel act", "words", "zz9; 1") == []
    assert await hall.cho.autocomplete(hall.thread, "duel act", "words", "b") == []


async def test_completion_looks_for_no_turn_to_take_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.game()
    who = await hall.reach("chart")
    looked: list[int] = []

    async def barrier(rows: Rows, snapshot: GameSnapshot, seat: int) -> None:
        looked.append(seat)

    monkeypatch.setattr(history, "barrier", barrier)
    assert await who.autocomplete(hall.thread, "duel act", "words", "b")
    assert looked == []


async def test_completion_goes_on_from_what_is_typed(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    first = await who.autocomplete(hall.thread, "duel act", "words", "not")
    assert first == [{"name": "discard — Nothing", "value": "discard"}]
    bids = await who.autocomplete(hall.thread, "duel act", "words", "discard — Nothing; ")
    hand = (await hall.snapshot()).state.players[(await hall.snapshot()).seat_of(who.id)].hand
    assert [choice["value"] for choice in bids] == [f"discard; {card}" for card in hand]


async def test_tables_and_boards_are_completed(hall: Hall) -> None:
    game = await hall.lobby()
    mine = await hall.ben.autocomplete(hall.channel, "duel leave", "table", game[:3])
    assert [choice["value"] for choice in mine] == [game]
    assert "not started · Ann, Ben" in mine[0]["name"]
    free = await hall.cho.autocomplete(hall.channel, "duel join", "table", "")
    assert [choice["value"] for choice in free] == [game]
    boards = await hall.cho.autocomplete(hall.channel, "duel board", "board", "hol")
    assert boards == [{"name": "The hold", "value": "hold"}]


async def test_resign_asks_once_more(hall: Hall) -> None:
    await hall.game()
    asked = shown(await hall.ben.slash(hall.thread, "duel resign"))
    assert "cannot be taken back" in words(asked)
    done = shown(await hall.ben.click(asked, label="Resign"))
    assert "You have left the game" in words(done)
    seat = next(seat for seat in (await hall.snapshot()).seats if seat.user_id == hall.ben.id)
    assert seat.resigned
    assert "You have resigned from this game" in words(shown(await hall.ben.slash(hall.thread, "duel turn")))
    assert "Ben has left" in "".join(message.content for message in hall.thread.history())


async def test_close_is_the_owners(hall: Hall) -> None:
    game = await hall.game()
    refused = shown(await hall.ben.slash(hall.thread, "duel close"))
    assert buttons(refused) == []
    assert "Only the owner" in words(refused)
    closed = shown(
        await hall.ann.click(shown(await hall.ann.slash(hall.thread, "duel close")), label="Close the table")
    )
    assert "The table is closed" in words(closed)
    assert (await hall.bot.table.games.snapshot(game)).row.status == "abandoned"
    late = shown(await hall.ann.click(hall.status, label="Log"))
    assert "Duel" in words(late)


async def test_a_command_without_a_table_says_so(hall: Hall) -> None:
    assert "I find no such table" in words(shown(await hall.ann.slash(hall.channel, "duel turn")))
    assert "I find no such table" in words(shown(await hall.ann.slash(hall.channel, "duel join")))
    assert "no such table" in words(shown(await hall.ann.slash(hall.channel, "duel turn", table="zzzzzz")))


async def test_a_command_with_several_tables_asks_which(hall: Hall) -> None:
    await hall.lobby()
    await hall.ann.slash(hall.channel, "duel new")
    assert "several tables" in words(shown(await hall.ann.slash(hall.channel, "duel start")))
    assert "several tables" in words(shown(await hall.cho.slash(hall.channel, "duel join")))
    game = (await hall.snapshot()).row.id
    assert "You sit at" in words(shown(await hall.cho.slash(hall.channel, "duel join", table=game)))


async def test_a_table_opened_from_a_thread_stands_in_the_channel_of_the_thread(hall: Hall) -> None:
    """What the hub offers there is done there, too, and it says where the table is."""
    await hall.game()
    assert f"is open in {hall.channel.mention}" in words(shown(await hall.cho.slash(hall.thread, "duel new")))
    hub = shown(await hall.cho.slash(hall.thread, "play"))
    (menu,) = (each for each in selects(hub) if each["custom_id"].startswith("o1:new:"))
    said = shown(await hall.cho.select(hub, ["duel"], custom_id=menu["custom_id"]))
    assert f"is open in {hall.channel.mention}" in words(said)
    (*_, newest) = await hall.bot.table.games.of_person(hall.cho.id)
    assert newest.row.channel_id == hall.channel.id


async def test_where_no_table_can_be_opened_none_is_offered(hall: Hall) -> None:
    voice = hall.guild.create_voice_channel("voice")
    assert "only in a text channel" in words(shown(await hall.cho.slash(voice, "duel new")))
    hub = shown(await hall.cho.slash(voice, "play"))
    assert "New tables are opened in a text channel" in words(hub)
    assert selects(hub) == []


async def test_settings_and_language(hall: Hall) -> None:
    await hall.game()
    hub = shown(await hall.cho.slash(hall.channel, "play"))
    settings = shown(await hall.cho.click(hub, label="Settings"))
    assert values(settings) == ["auto", "en", "ko"]
    korean = shown(await hall.cho.select(settings, ["ko"], custom_id=selects(settings)[0]["custom_id"]))
    assert "설정" in words(korean)
    quiet = shown(await hall.cho.select(korean, ["0"], custom_id=selects(korean)[1]["custom_id"]))
    prefs = await hall.bot.table.preferences.of(hall.cho.id)
    assert (prefs.locale, prefs.remind_hours) == ("ko", 0)
    back = shown(await hall.cho.click(quiet, label="내 게임 목록으로"))
    assert "참가 중인 게임이 없습니다" in words(back)
    refused = shown(await hall.cho.click(hall.status, label="My turn"))
    assert "앉아 있지 않습니다" in words(refused)
