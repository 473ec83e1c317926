"""Every way in which an answer or a command may be refused, said to the one who gave it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import ui
from simcord import MemberActor

from bot.table.game.positions import POSITIONS
from bot.ui.kit.controls import select
from bot.ui.kit.ids import Call
from bot.ui.panel import panel_lines, phone
from bot.ui.panel.navigation import START
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Pick
from tests.flows.people import Hall, buttons, choose, in_more, more, selects, shown, values, words
from tests.toys.duel import Duel


async def act(hall: Hall, who: MemberActor, line: str, **options: Any) -> str:
    """What somebody reads who types a turn."""
    return words(shown(await who.slash(hall.thread, "duel act", words=line, **options)))


async def forged(hall: Hall, who: MemberActor, call: Call) -> str:
    """What somebody reads who presses a control that nobody was given."""
    return words(shown(await who.click(await hall.forge(call), label="forged")))


async def chosen(hall: Hall, who: MemberActor, call: Call, value: str) -> str:
    """What somebody reads who chooses from a select that nobody was given."""
    view = ui.LayoutView(timeout=None)
    view.add_item(select(call, [("forged", value)], "forged"))
    message = await hall.bot.get_partial_messageable(hall.channel.id).send(view=view)
    return words(shown(await choose(who, message, [value])))


TYPED = {
    "more than may be chosen": ("discard", "discard {0} {1} {2}", "Choose between 0 and 2; you chose 3."),
    "the same twice": ("discard", "discard {0} {0}", "The same thing stands in your answer twice."),
    "what there is not": ("discard", "discard moon", "“moon” is not among the choices."),
    "no number": ("power", "power many", "A whole number is asked for."),
    "a number out of range": ("power", "power 99", "A number from 0 to "),
    "no amount": ("hits", "hits seat:1", "“seat:1” should look like name=number."),
    "too much in one place": ("hits", "hits {victim}=99", "“{victim}” takes at most "),
    "another sum": ("hits", "hits {victim}=1", "At least 2 and at most 2 in all: you chose 1."),
    "what is not asked": ("chart", "power 0", "I cannot read “power 0”"),
}


async def test_a_table_of_a_game_there_is_not_any_more_is_not_opened(hall: Hall) -> None:
    said = await chosen(hall, hall.ann, Call("new"), "chess")
    assert "This has moved on" in said
    assert len(hall.channel.history()) == 1  # the message with the select alone


@pytest.mark.parametrize("what", TYPED)
async def test_a_typed_answer_that_does_not_fit(hall: Hall, what: str) -> None:
    kind, line, told = TYPED[what]
    game = await hall.game(three=kind == "hits")
    who = await hall.reach(kind, **({"power": ("3",)} if kind == "hits" else {}))
    snapshot = await hall.snapshot()
    seat = snapshot.seat_of(who.id) or 0
    hand = (await hall.bot.table.turns.panel(game, who.id)).view.players[seat].hand
    victim = f"seat:{(seat + 1) % len(snapshot.seats) + 1}"
    said = await act(hall, who, line.format(*hand, victim=victim))
    assert told.format(victim=victim) in said
    assert (await hall.snapshot()).row.seq == snapshot.row.seq


async def test_a_turn_that_is_not_complete_cannot_be_confirmed(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    assert "Your turn is not complete yet." in await act(hall, who, "discard", confirm=True)


async def test_where_nothing_is_drafted_there_is_nothing_to_take_back(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel = await hall.bot.table.turns.panel(game, who.id)
    assert "There is nothing to take back." in await forged(hall, who, Call("back", game, panel.panel_revision))


@pytest.fixture
def twice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Who sets a beacon is asked a second question, with the same choices."""
    asked = Duel.pending

    def pending(self: Duel, state: Any, seat: int | None = None) -> list[Decision]:
        questions = asked(self, state, seat)
        return [*questions, *(replace(each, kind="salvage", facts={"most": 4}) for each in questions
                              if each.kind == "chart")]  # fmt: skip

    monkeypatch.setattr(Duel, "pending", pending)
    POSITIONS.clear()  # what was asked without the second question
    yield
    POSITIONS.clear()


async def test_of_two_questions_that_take_the_same_word_one_must_be_named(hall: Hall, twice: None) -> None:
    await hall.game()
    who = await hall.reach("chart")
    assert "“a1” answers more than one question" in await act(hall, who, "a1")
    assert "sets a beacon on a1" in await act(hall, who, "chart a1")


async def test_a_second_question_is_opened_beside_the_first(
    hall: Hall, twice: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.game()
    who = await hall.reach("chart")
    with monkeypatch.context() as low:
        low.setattr(phone, "MOST", 0)  # a phone has no room for its button
        panel = await hall.panel(who)
    other = await more(who, panel, "way:salvage")
    assert "**Which goods do you take (weight up to 4)?**" in words(other)
    assert "Round 1: where do you set a beacon?" in buttons(other)


async def test_a_table_takes_nobody_without_a_free_seat(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=3)
    game = (await hall.snapshot()).row.id
    refused = shown(await hall.ben.slash(hall.channel, "duel join", table=game))
    assert "All seats are taken." in words(refused)


async def test_nobody_plays_alone(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    refused = shown(await hall.ann.slash(hall.channel, "duel start"))
    assert "At least 2 players are needed." in words(refused)


async def test_a_table_without_computers_has_none_to_send_away(hall: Hall) -> None:
    game = await hall.lobby()
    assert "There is no such computer player." in await forged(hall, hall.ann, Call("drop-agent", game))


async def test_before_the_start_nobody_has_a_turn(hall: Hall) -> None:
    await hall.lobby()
    assert "This game is not being played." in words(shown(await hall.ann.slash(hall.channel, "duel turn")))


async def test_after_the_start_nobody_gets_up_or_sits_down(hall: Hall) -> None:
    game = await hall.game()
    left = shown(await hall.ben.slash(hall.thread, "duel leave"))
    assert "The game has begun." in words(left)
    assert "The game has begun." in await forged(hall, hall.cho, Call("join", game))


async def test_an_option_there_is_not(hall: Hall) -> None:
    game = await hall.lobby()
    assert "There is no such option." in await chosen(hall, hall.ann, Call("option", game, 0, ("rounds",)), "99")
    assert (await hall.snapshot()).row.options == {}


async def test_an_option_without_effect_on_those_who_sit_is_not_offered(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new")
    game = (await hall.snapshot()).row.id
    cross = "Map for three players: **eight sectors, without 9 and 10**"

    async def offered() -> bool:
        options = shown(await hall.ann.click(hall.card, label="Options"))
        return any("Map for three players" in str(select) for select in selects(options))

    assert await offered()  # nobody knows yet how many will play
    await hall.ben.click(hall.card, label="Join")
    assert not await offered()
    await hall.cho.click(hall.card, label="Join")
    assert await offered()
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "size", "cross")
    await hall.env.settle()
    assert cross in words(hall.card)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    assert cross not in words(hall.card)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Remove a computer")
    assert cross in words(hall.card)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    call = Call("option", game, 0, ("size",))
    assert "With 4 players this option has no effect." in await chosen(hall, hall.ann, call, "full")
    await hall.bot.table.lobby.start(game, hall.ann.id)
    assert (await hall.snapshot()).row.options["size"] == "full"


async def test_a_standing_order_there_is_not(hall: Hall) -> None:
    game = await hall.game()
    refused = await chosen(hall, hall.ann, Call("order", game, 0, ("parry",)), "always")
    assert "There is no such standing order." in refused


async def test_a_table_whose_option_the_rules_no_longer_know_does_not_start(gaia: None, hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "gaia new", computers=1)
    game = (await hall.snapshot()).row.id
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, options={"length": "long"}))
    refused = shown(await hall.ann.slash(hall.channel, "gaia start"))
    assert "The option length cannot be long." in words(refused)
    assert (await hall.snapshot()).row.status == "lobby"


async def test_resigning_by_a_button_asks_once_more(hall: Hall) -> None:
    await hall.game()
    panel = await hall.panel(hall.ben)
    asked = await more(hall.ben, panel, "resign")
    assert "A computer player takes your seat" in words(asked)
    assert buttons(asked) == ["Resign", "Back to my turn"]
    back = shown(await hall.ben.click(asked, label="Back to my turn"))
    assert (back.id, "Which cards do you put back?" in words(back)) == (panel.id, True)
    assert not any(seat.resigned for seat in (await hall.snapshot()).seats)
    asked = await more(hall.ben, back, "resign")
    assert "You have left the game" in words(shown(await hall.ben.click(asked, label="Resign")))
    assert [seat.user_id for seat in (await hall.snapshot()).seats if seat.resigned] == [hall.ben.id]


async def test_whoever_is_the_last_person_is_told_that_the_game_ends_with_them(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    await hall.ann.click(hall.card, label="Start")
    asked = await more(hall.ann, await hall.panel(hall.ann), "resign")
    assert "the game ends without a result" in words(asked)
    await hall.ann.click(asked, label="Resign")
    assert "given up" in words(hall.card)


async def test_a_draft_keeps_the_ways_out_and_a_game_that_is_over_has_none(hall: Hall) -> None:
    game = await hall.game()
    panel = await hall.panel(hall.ann)
    drafted = shown(await choose(hall.ann, panel, values(panel)[:1]))
    assert "Undo step" in buttons(drafted)
    assert {"resign", "refresh"} <= set(in_more(drafted))
    again = await more(hall.ann, drafted, "refresh")
    assert "Undo step" in buttons(again)
    await hall.bot.table.leaving.resign(game, hall.ben.id)
    await hall.bot.table.leaving.resign(game, hall.ann.id)
    await hall.env.settle()
    refused = shown(await hall.ann.slash(hall.thread, "duel turn"))
    assert "Resign" not in buttons(refused)


async def test_whoever_is_asked_in_secret_without_a_choice_reads_why(hall: Hall) -> None:
    """What has one answer is not asked else; here an answer that came by itself would tell others so."""
    game = await hall.game()
    panel = await hall.bot.table.turns.panel(game, (await hall.reach("bid")).id)
    (question,) = (each for each in panel.unanswered if each.kind == "bid")
    assert isinstance(question.ask, Pick)
    only, labels = replace(question, ask=Pick(question.ask.options[:1])), Labels(Texts("en"), "duel", ())
    for asked, told in ((question, False), (only, True)):
        assert ("so that nobody learns that" in " ".join(panel_lines.lines(panel, labels, asked, START, ""))) == told
