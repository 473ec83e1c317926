"""Orders for any kind of question: what they answer, when they end, and what they never tell."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.table.game import answering
from bot.table.game.answering import AnyOrder
from bot.table.table import Table
from bot.ui.panel.orders import orders_view
from bot.words.texts import Texts
from rules.core import play
from rules.core.decisions import Decision, Option, Pick, choose
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, CAT, Driver, started
from tests.bot.test_personal_orders import asked, asked_to_parry
from tests.bot.test_tips import panels
from tests.bot.test_turns import at_end
from tests.flows.limits import walk
from tests.toys.duel import GAME as DUEL
from tests.toys.duel_state import State
from tests.toys.parley import GAME as PARLEY

ORDER = answering.order_of("card")
ORDER_OF_DIE = answering.order_of("draft")
QUESTION = Decision(0, "card", Pick((Option("no"), Option("yes"))), ("no",))


def answer(question: Decision, order: AnyOrder, events: tuple[Event, ...] = (), number: int = 1) -> object:
    view = State(3, [], round=number)
    return answering.answer_of(PARLEY if events else DUEL, view, question, {ORDER: order.stored}, events)


def test_the_same_answer_each_time_where_the_question_has_it() -> None:
    assert answer(QUESTION, AnyOrder("yes")) == (("yes",), f"{ORDER}=yes")
    assert answer(choose(0, "card", [Option("no")]), AnyOrder("yes")) is None
    assert answer(QUESTION, AnyOrder("*")) == (("no",), f"{ORDER}=*")
    assert answer(QUESTION, AnyOrder("ask")) is None


def test_a_sealed_question_takes_only_what_it_always_has() -> None:
    sealed = Decision(0, "card", QUESTION.ask, ("no",), sealed=True)
    assert answer(sealed, AnyOrder("yes")) is None
    assert answer(sealed, AnyOrder("*")) == (("no",), f"{ORDER}=*")
    blind = Decision(0, "card", QUESTION.ask, ("no",), sealed=True, blind=True)
    assert answer(blind, AnyOrder("yes")) == (("yes",), f"{ORDER}=yes")  # at the end of the window only


def test_what_a_turn_is_made_of_is_never_ordered() -> None:
    for question in (choose(0, "turn", [Option("end")]), Decision(0, "end", QUESTION.ask, ("no",), closes=True)):
        assert not answering.may_be_ordered(PARLEY, question)
    assert not answering.may_be_ordered(PARLEY, Decision(0, "card", QUESTION.ask, ("no",), optional=True))


def test_it_ends_with_its_round_or_an_attack() -> None:
    assert answer(QUESTION, AnyOrder("yes", "round:1")) is not None
    assert answer(QUESTION, AnyOrder("yes", "round:1"), number=2) is None
    struck = (Event("struck", {"seat": 1, "card": "strike.1", "target": 0}),)
    other = (Event("struck", {"seat": 1, "card": "strike.1", "target": 2}),)
    assert answer(QUESTION, AnyOrder("yes", "attacked"), struck) is None
    assert answer(QUESTION, AnyOrder("yes", "attacked"), other) is not None


def test_a_menu_of_answers_reads_as_one_while_each_time_is_asked() -> None:
    """With *Ask me each time* in its field it looked like a button, and the only one of the page."""
    panel = next(each for each in panels("pulsar") if each.questions and each.questions[0].kind == "draft")
    for given in (None, "*"):
        seats = tuple(replace(each, orders={ORDER_OF_DIE: given} if given else {}) for each in panel.snapshot.seats)
        ordered = replace(panel, snapshot=replace(panel.snapshot, seats=seats))
        shown = orders_view.view(ordered, Texts("en"), {}, orders_view.Shown(kind="draft"))
        menu = next(each for each in walk(shown.to_components()) if each.get("options"))
        chosen = [option["value"] for option in menu["options"] if option.get("default")]
        assert chosen == ([given] if given else [])


async def test_what_has_ended_is_forgotten(table: Table) -> None:
    driver = await asked_to_parry(table)
    await table.orders.answer(driver.game_id, BEN.user_id, "parry", "*", always=False)
    await table.orders.until(driver.game_id, BEN.user_id, "parry", "round")
    snapshot = await table.games.snapshot(driver.game_id)
    assert "answer:parry" in snapshot.seats[1].orders
    state = play.copy(snapshot.game, snapshot.state)
    state.round += 1
    assert "answer:parry" not in answering.cancelled(snapshot, state, []).seats[1].orders


async def test_the_open_question_is_answered_at_once_and_the_log_says_why(table: Table) -> None:
    driver = await asked_to_parry(table)
    panel = await table.orders.answer(driver.game_id, BEN.user_id, "parry", "*", always=False)
    assert panel.committed
    assert "parry" not in await asked(table, driver.game_id)
    (move,) = [move for move in await table.games.log(driver.game_id) if "parry" in move.line]
    assert (move.how, move.why) == ("order", "answer:parry=*")


async def test_the_open_question_may_be_left_to_its_person(table: Table) -> None:
    """*Never ask again* amid a battle rolled all its dice, without a word before it."""
    for parts in (False, True):
        driver = await asked_to_parry(table)
        panel = await table.orders.answer(driver.game_id, BEN.user_id, "parry", "*", always=False, at_once=False)
        assert not panel.committed
        snapshot = await table.games.snapshot(driver.game_id)
        assert "parry" in await asked(table, driver.game_id)
        question = next(each for each in snapshot.game.pending(snapshot.state, 1) if each.kind == "parry")
        view, orders = snapshot.view(1), snapshot.orders_of(1)
        assert answering.answer_of(snapshot.game, view, question, orders) is None
        assert answering.answer_of(snapshot.game, view, question, answering.unmarked(orders, "parry"))
        if parts:
            assert (await table.orders.now(driver.game_id, BEN.user_id)).committed
        else:
            await driver.press(BEN, "parry", *question.default)
            if "parry" in await asked(table, driver.game_id):
                await driver.confirm(BEN)
        assert "parry" not in await asked(table, driver.game_id)
        after = await table.games.snapshot(driver.game_id)
        assert [order for order in after.seats[1].orders if order.startswith(answering.OPEN)] == []


async def test_for_all_games_it_answers_in_the_others_too_and_a_table_may_ask_again(table: Table) -> None:
    first, second = await asked_to_parry(table), await asked_to_parry(table)
    await table.orders.answer(first.game_id, BEN.user_id, "parry", "pass", always=True)
    assert "parry" not in await asked(table, second.game_id)
    assert list(await table.orders.personal(BEN.user_id, "duel")) == ["answer:parry"]
    await table.orders.answer(first.game_id, BEN.user_id, "parry", "ask", always=False)
    orders = (await table.games.snapshot(first.game_id)).orders_of(1)
    assert AnyOrder.of(orders["answer:parry"]).word == "ask"
    await table.orders.answer(first.game_id, BEN.user_id, "parry", "ask", always=True)
    assert await table.orders.personal(BEN.user_id, "duel") == {}


async def test_what_may_not_be_ordered_is_refused(table: Table) -> None:
    game = await started(table, BEN, CAT)
    for kind, word in (("bid", "blade:15"), ("parry", "*"), ("discard", "dance")):
        with pytest.raises(Refusal, match="order-unknown"):
            await table.orders.answer(game, ANN.user_id, kind, word, always=False)
    with pytest.raises(Refusal, match="order-unknown"):
        await table.orders.until(game, ANN.user_id, "discard", "round")
    await table.orders.answer(game, ANN.user_id, "discard", "*", always=False)
    with pytest.raises(Refusal, match="order-unknown"):
        await table.orders.until(game, ANN.user_id, "discard", "attacked")


async def test_an_order_of_the_game_comes_before_it(table: Table) -> None:
    driver: Driver = await asked_to_parry(table)
    await table.orders.give(driver.game_id, BEN.user_id, "parry", "never")
    (move,) = [move for move in await table.games.log(driver.game_id) if "parry" in move.line]
    assert move.why == "parry=never"


async def test_a_question_that_is_open_in_a_draft_stays_its_persons_too(duel_of_two: Driver, table: Table) -> None:
    """*The one that is open now stays yours*: it was answered in the draft, and Undo step went back past it."""
    duel = await at_end(duel_of_two)
    await duel.press(ANN, "power", "0")
    given = {"always": False, "at_once": False}
    panel = await table.orders.answer(duel.game_id, ANN.user_id, "salvage", "core", **given)
    assert [str(each.move) for each in panel.draft_moves] == ["p1 power 0"]
    assert "salvage" in {question.kind for question in panel.unanswered}
    panel = await duel.press(ANN, "salvage", "core")
    assert panel.confirmable
    await duel.confirm(ANN)
    orders = (await table.games.snapshot(duel.game_id)).seats[0].orders
    assert not any(name.startswith(answering.OPEN) for name in orders)
