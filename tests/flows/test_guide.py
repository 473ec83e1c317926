"""Somebody's first game: where it is played, what is said in it, and how it ends."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from bot.agents.mind import Mind
from bot.store.rows import How, MoveRow, Rows, SeatRow
from bot.table.drafts.drafts import learnt
from bot.table.game.run import Run
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.turns import computers
from bot.ui.kit.ids import Call
from bot.ui.panel import panel_lines, phone
from bot.ui.panel.advice import tips
from bot.ui.panel.meanwhile import first_is_over, meanwhile
from bot.ui.panel.navigation import Nav
from bot.words import texts
from bot.words.texts import LOCALES, Texts
from rules.core.flow import Event
from rules.core.play import Move
from rules.games import MODULES
from tests.flows.people import Hall, buttons, more, selects, shown, values, words

NEVER_FIRST = {"component", "rotate", "start-position", "bid", "file"}  # what the options of a first game leave out
FORBIDDEN = ("create_private_threads", "attach_files")


async def begin(hall: Hall, channel: Any = None) -> Any:
    """Ann begins her first game in the hub; what she sees then."""
    hub = shown(await hall.ann.slash(channel or hall.channel, "play"))
    return shown(await hall.ann.select(hub, ["duel"], custom_id=str(Call("first"))))


async def test_a_first_game_begins_in_a_private_thread_against_a_computer(hall: Hall) -> None:
    begun = await begin(hall)
    snapshot = await hall.snapshot()
    assert (snapshot.row.status, snapshot.row.guided) == ("running", True)
    assert sorted((bool(seat.agent), seat.user_id) for seat in snapshot.seats) == [(False, hall.ann.id), (True, None)]
    assert f"<#{snapshot.row.thread_id}>" in words(begun)
    assert snapshot.row.thread_id == snapshot.row.channel_id
    thread = hall.bot.get_channel(snapshot.row.thread_id)
    assert isinstance(thread, discord.Thread)
    assert thread.is_private()
    assert hall.ann.id in {member.id for member in await thread.fetch_members()}
    name = await hall.name(snapshot.row.id)
    assert hall.thread.name == f"{name} · Duel, first game {snapshot.row.id}"
    told = [message.content for message in hall.thread.history()]
    assert not any("goes on here" in said for said in told)
    assert any("Welcome to Duel." in said and "nothing counts before **Confirm**, unless" in said for said in told)
    welcome, status = [message for message in hall.thread.history() if message.content or message.components]
    assert ("Welcome" in welcome.content, buttons(welcome)) == (True, [])
    assert [label for each in (welcome, status) for label in buttons(each)].count("My turn") == 1
    panel = shown(await hall.ann.click(status, label="My turn"))
    assert f"· {name} `" in words(panel)
    assert "Keep your best blade." in words(panel)
    assert "Which cards do you put back?" in words(panel)


async def test_a_beginner_goes_from_question_to_question_without_waiting(hall: Hall) -> None:
    hall.bot.table.guided_games.seed = "s"
    await begin(hall)
    hall.bot.players.poke = lambda game_id: None  # type: ignore[method-assign]  # so that only the panel brings it on
    status = next(message for message in hall.thread.history() if buttons(message))
    panel = shown(await hall.ann.click(status, label="My turn"))
    for _ in range(3):  # nothing is put back, the first card is bid, and that is confirmed
        panel = shown(await hall.ann.click(panel, label=buttons(panel)[0]))
    assert "Done: what you did counts." in words(panel)
    assert "**Orrery 1** " in words(panel)
    assert "Waiting for" not in words(panel)
    told = [message.content for message in hall.thread.history()]
    assert not any("Orrery 1** shows" in said for said in told)  # it would push the panel out of sight


async def test_a_first_game_that_has_ended_has_its_status_below_its_last_post(hall: Hall) -> None:
    """Who reads how it ended finds ranking, board, log and another game there; the message far above leads there."""
    await begin(hall)
    game = (await hall.snapshot()).row.id
    while (now := await hall.bot.table.games.snapshot(game)).row.status == "running":
        if any(each.seat == now.seat_of(hall.ann.id) for each in now.asked):
            await hall.answer(await hall.bot.table.turns.panel(game, hall.ann.id), hall.ann.id, {})
        else:
            await hall.bot.table.computers.play_turn(game)
    await hall.env.settle()
    said = [message for message in hall.thread.history() if message.content or message.components]
    first, last = next(message for message in said if buttons(message)), said[-1]
    assert "Your first game is done" in said[-2].content
    assert {"Play once more", "My games", "Log", "Board"} < {*buttons(last)}
    assert "1. " in words(last)
    assert buttons(first) == ["How it ended"]
    assert f"/{hall.thread.id}/{last.id}'" in str(first.components[0].to_dict())
    again = shown(await hall.ann.click(last, label="Play once more"))
    assert "A game of Duel with tips, once more," in words(again)


async def test_a_tip_without_its_last_sentence_is_whole_in_more(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a phone has no room for all of a tip, its first sentences are told, each whole, and *More* has all."""
    monkeypatch.setattr(phone, "MOST", 570)  # room for one sentence of it
    await begin(hall)
    status = next(message for message in hall.thread.history() if buttons(message))
    panel = shown(await hall.ann.click(status, label="My turn"))
    assert "💡 Keep your best blade." in words(panel)
    assert "Others are drawn" not in words(panel)
    whole = await more(hall.ann, panel, "tip")
    assert "Keep your best blade. Others are drawn." in words(whole)
    assert "Which cards do you put back?" in words(shown(await hall.ann.click(whole, label="Back to my turn")))


async def test_panel_and_clock_do_not_both_play_the_computers_turn(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    turn, thought = computers.turn, list[int]()

    def counted(snapshot: GameSnapshot, seat: SeatRow, mind: Mind) -> Run:
        thought.append(snapshot.row.seq)
        return turn(snapshot, seat, mind)

    monkeypatch.setattr(computers, "turn", counted)
    hall.bot.table.guided_games.seed = "s"
    await begin(hall)
    status = next(message for message in hall.thread.history() if buttons(message))
    panel = shown(await hall.ann.click(status, label="My turn"))
    for _ in range(3):
        panel = shown(await hall.ann.click(panel, label=buttons(panel)[0]))
    assert thought == [0, 4]


async def test_whoever_says_that_it_is_their_first_game_has_tips_at_any_table(hall: Hall) -> None:
    """Said in the lobby, which tells of it as long as somebody new has not; others have no tips there."""
    table, said = hall.bot.table, Texts("en")("guide-lobby")
    row = await table.lobby.create("duel", hall.guild.id, hall.channel.id, Person(hall.cho.id, "Cho"), "en")
    await table.lobby.join(row.id, Person(hall.ben.id, "Ben"))
    await hall.env.settle()
    assert said in words(hall.card)
    for who in (hall.ben, hall.cho):
        lobby = shown(await who.click(hall.card, label="More …"))
        lobby = shown(await who.click(lobby, label="My first game: with tips"))
    await hall.env.settle()
    assert said not in words(hall.card)
    assert words(hall.card).count("🎓 with tips") == 2
    await hall.cho.click(lobby, label="Without tips")
    await table.lobby.start(row.id, hall.cho.id, "v")
    await hall.env.settle()
    for who, tipped in ((hall.ben, True), (hall.cho, False)):
        panel = await table.turns.panel(row.id, who.id)
        assert (panel.teaches, bool(tips.tips(panel, Texts("en")))) == (tipped, tipped)
    seat = await more(hall.ben, await hall.panel(hall.ben), "my-seat")
    assert "no tips any more" in words(shown(await hall.ben.click(seat, label="Without tips")))
    assert not (await table.turns.panel(row.id, hall.ben.id)).teaches


async def test_whoever_begins_again_is_led_back(hall: Hall) -> None:
    await begin(hall)
    first = (await hall.snapshot()).row.id
    again = await begin(hall)
    assert [snapshot.row.id for snapshot in await hall.bot.table.games.of_person(hall.ann.id)] == [first]
    assert "Your first game of Duel" in words(again)
    assert len(hall.channel.threads) == 1


async def test_whoever_closes_a_first_game_may_begin_another(hall: Hall) -> None:
    await begin(hall)
    first = (await hall.snapshot()).row.id
    asked = shown(await hall.ann.click(await begin(hall), label="Close the table"))
    await hall.ann.click(asked, label="Close the table")
    await begin(hall)
    (snapshot,) = await hall.bot.table.games.of_person(hall.ann.id)
    assert (snapshot.row.id != first, snapshot.row.guided) == (True, True)


async def test_where_the_bot_may_not_make_private_threads_nothing_begins(hall: Hall) -> None:
    for name in FORBIDDEN:
        denied = discord.PermissionOverwrite(**{name: False})
        quiet = hall.guild.create_text_channel("quiet", overwrites={hall.guild.default_role: denied})
        assert "I may not make private threads" in words(await begin(hall, quiet))
        assert quiet.threads == []
    assert await hall.bot.table.games.of_person(hall.ann.id) == []


async def test_a_game_without_a_guide_offers_no_first_game(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = [*MODULES]
    monkeypatch.setitem(MODULES, "parley", "tests.toys.parley")
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    kinds = [values(hub, number) for number in range(len(selects(hub)))]
    assert kinds == [shipped, [*shipped, "parley"]]


def _moved(seq: int, how: How, line: str, *events: Event) -> MoveRow:
    return MoveRow("abc123", seq, line, 0, how, seq - 1, 1, False, False, events, 0)


def test_of_the_first_round_it_is_told_in_the_second_alone() -> None:
    """A plan played the second round by itself, and a panel in the third said "That was your first round." again."""
    over = [_moved(number, "person", "p1 bid", Event("round", {"round": number + 1})) for number in (1, 2)]
    assert [first_is_over(over[:count]) for count in range(3)] == [False, True, False]


async def test_what_a_plan_answered_is_no_first_time_any_more(hall: Hall) -> None:
    """The tip of a question came back in the next round, where a plan had answered it.

    An order answers as well in the value that holds unless another is set: that counts as little as a forced move, or
    somebody would read no tip at the first power that they pay for, since what is free was charged without a question.
    """

    class Log:
        async def some(self, _rows: type, **_where: object) -> list[MoveRow]:
            ordered = [replace(_moved(4, "order", "p1 parry"), why=f"parry={value}") for value in ("ask", "never")]
            moves = [_moved(1, "person", "p1 bid a"), _moved(2, "order", "p1 bid b"), _moved(3, "forced", "p1 discard")]
            return [*moves, *ordered]

    await begin(hall)
    panel = await hall.bot.table.turns.panel((await hall.snapshot()).row.id, hall.ann.id)
    assert await learnt(cast(Rows, Log()), panel) == {"bid": 2, "parry": 1}


async def test_a_tip_is_given_the_first_times_only(hall: Hall) -> None:
    await begin(hall)
    table, say = hall.bot.table, Texts("en")
    panel = await table.turns.panel((await hall.snapshot()).row.id, hall.ann.id)
    told = "> 💡 Keep your best blade. Others are drawn."
    assert tips.tips(panel, say) == [told]
    assert tips.tips(panel, say, Nav("discard", "row:a")) == []
    assert tips.tips(replace(panel, learnt={"discard": tips.TIMES - 1}), say) == [told]
    assert tips.tips(replace(panel, learnt={"discard": tips.TIMES}), say) == []
    ordinary = replace(panel.snapshot, row=replace(panel.snapshot.row, guided=False))
    assert tips.tips(replace(panel, snapshot=ordinary), say) == []


async def test_what_was_answered_is_counted_from_the_log(hall: Hall) -> None:
    await begin(hall)
    game = (await hall.snapshot()).row.id
    panel = await hall.bot.table.turns.panel(game, hall.ann.id)
    await hall.answer(panel, hall.ann.id, {})
    panel = await hall.bot.table.turns.panel(game, hall.ann.id)
    assert panel.learnt == {}  # a draft has taught nothing yet
    assert tips.tips(panel, Texts("en")) == ["> 💡 The highest blade has the turn."]
    for _ in range(2):  # a card is bid, and confirmed
        await hall.answer(await hall.bot.table.turns.panel(game, hall.ann.id), hall.ann.id, {})
    assert (await hall.bot.table.turns.panel(game, hall.ann.id)).learnt == {"discard": 1, "bid": 1}


async def test_the_end_of_the_first_round_is_told_in_the_panel_and_in_the_thread_with_the_way_back(hall: Hall) -> None:
    hall.bot.table.guided_games.seed = "s"
    await begin(hall)
    status = next(message for message in hall.thread.history() if buttons(message))
    panel, posts, over = shown(await hall.ann.click(status, label="My turn")), len(list(hall.thread.history())), False
    for _ in range(40):
        panel = shown(await hall.ann.click(panel, label=buttons(panel)[0]))
        if over := "That was your first round" in words(panel):
            break
    assert over
    (round_told,) = list(hall.thread.history())[posts:]
    assert ("Round 1 is over" in round_told.content, buttons(round_told)) == (True, ["My turn"])
    asked = await more(hall.ann, panel, "close")
    assert asked.id == panel.id
    assert buttons(asked) == ["Close the table", "Back to my turn"]
    assert shown(await hall.ann.click(asked, label="Back to my turn")).id == panel.id
    asked = await more(hall.ann, panel, "close")
    game = (await hall.snapshot()).row.id
    await hall.ann.click(asked, label="Close the table")
    assert (await hall.bot.table.games.snapshot(game)).row.status == "abandoned"


async def _to_its_end(hall: Hall, game: str) -> None:
    """Ann answers until the game is over."""
    for _ in range(200):
        await hall.env.settle()
        if (await hall.bot.table.games.snapshot(game)).row.status == "over":
            break
        panel = await hall.bot.table.turns.panel(game, hall.ann.id)
        if panel.unanswered or panel.confirmable:
            await hall.answer(panel, hall.ann.id, {})


async def test_whoever_plays_once_more_is_not_introduced_again(hall: Hall) -> None:
    """A second first game said again what the first one had, and called itself the first."""
    await begin(hall)
    first = (await hall.snapshot()).row.id
    await _to_its_end(hall, first)
    hub = words(shown(await hall.ann.slash(hall.channel, "play")))
    assert "Last games" in hub
    assert "New here?" not in hub
    again = await begin(hall)
    second = (await hall.bot.table.games.of_person(hall.ann.id))[0].row
    assert (second.guided, second.rematch_of) == (True, first)
    assert "first game" not in hall.thread.name
    assert "A game of Duel with tips, once more" in words(again)
    assert any("The game begins" in message.content for message in hall.thread.history())
    assert not any("Welcome to Duel" in message.content for message in hall.thread.history())


async def test_the_end_of_the_game_is_marked(hall: Hall) -> None:
    await begin(hall)
    await _to_its_end(hall, (await hall.snapshot()).row.id)
    told = list(hall.thread.history())
    assert not any("That was your first round" in message.content for message in told)  # the panel tells of it
    assert sum("Your first game is done" in message.content for message in told) == 1


async def test_after_the_first_round_the_table_can_be_closed(hall: Hall) -> None:
    await begin(hall)
    snapshot = await hall.snapshot()
    message = await hall.forge(Call("close", snapshot.row.id), "Close the table")
    asked = shown(await hall.ann.click(message, label="Close the table"))
    await hall.ann.click(asked, label="Close the table")
    assert (await hall.bot.table.games.snapshot(snapshot.row.id)).row.status == "abandoned"
    assert any("given up" in said.content for said in hall.thread.history())


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("kind", MODULES)
def test_every_question_of_a_first_game_has_a_tip(kind: str, lang: str) -> None:
    path = texts.FOLDERS[0] / "en" / f"{kind}.ftl"
    asked = set(re.findall(rf"^{kind}-ask-([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)) - NEVER_FIRST
    say = Texts(lang)
    assert tips.taught(kind, say)
    assert sorted(name for name in asked if not any(say.has(f"{kind}-tip-{name}{end}") for end in ("", "-1"))) == []


async def test_what_came_before_a_beginners_first_answer_is_told(hall: Hall) -> None:
    await begin(hall)
    game = (await hall.snapshot()).row.id
    panel = await hall.bot.table.turns.panel(game, hall.ann.id)
    news = await meanwhile(hall.bot.table, panel, Texts("en"))
    (line,) = news.lines
    assert re.fullmatch(r"• \*\*Orrery 1\*\* put back \d", line)  # as many as it likes, with the cards that fell


async def test_with_computers_alone_nobody_is_told_each_time_that_they_answer_last(hall: Hall) -> None:
    """A beginner reads it once of each kind of question; others press Confirm, and know."""
    last, question = await hall.last_to_bid()
    seats = tuple(
        seat if seat.seat == last.seat else replace(seat, user_id=None, agent="easy") for seat in last.snapshot.seats
    )
    against = replace(last, snapshot=replace(last.snapshot, seats=seats))
    assert panel_lines._unsettled(against, question) == ""
    assert panel_lines._unsettled(replace(against, held=Move(last.seat, "bid", ())), question) == "ui-sealed-held"
    guided = replace(against, snapshot=replace(against.snapshot, row=replace(against.snapshot.row, guided=True)))
    assert panel_lines._unsettled(guided, question) == "ui-sealed-last"
    assert panel_lines._unsettled(replace(guided, learnt={"bid": 1}), question) == ""
