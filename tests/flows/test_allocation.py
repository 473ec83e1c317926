from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panel.spreading import controls
from bot.ui.panel.spreading.allocation import Allocation, allocation, steppable
from rules.core.decisions import Allocate, Decision, Illegal, Slot
from tests.flows.limits import BUTTON, walk
from tests.flows.people import Hall, buttons, components, shown, words
from tests.letters import ANY
from tests.toys import duel
from tests.toys.duel_state import Hits, State

CAPS = st.lists(st.integers(1, 9), min_size=1, max_size=40)


def question(caps: list[int], most: int = 99) -> Allocate:
    return Allocate(tuple(Slot(f"s:{number}", cap) for number, cap in enumerate(caps)), 1, most)


@given(CAPS, st.data())
def test_what_is_spread_survives_in_a_custom_id(caps: list[int], data: st.DataObject) -> None:
    ask = question(caps, sum(caps))
    amounts = tuple(data.draw(st.integers(0, cap)) for cap in caps)
    slot = data.draw(st.none() | st.integers(0, len(caps) - 1))
    spread = Allocation(ask, amounts, slot)
    if steppable(ask):
        assert allocation(ask, str(spread)) == spread
        assert len(str(spread)) <= 51


@given(st.text(ANY, max_size=60))
def test_whatever_is_written_in_a_forged_id_keeps_to_caps_and_sum(written: str) -> None:
    ask = question([1, 2, 3], most=4)
    read = allocation(ask, written)
    assert all(0 <= amount <= slot.cap for slot, amount in zip(ask.slots, read.amounts, strict=True))
    assert read.total <= 4


def test_an_open_slot_takes_no_more_than_the_others_leave() -> None:
    spread = Allocation(question([3, 3], most=4), (3, 0)).opened(1)
    assert spread.room == 1
    assert spread.given(1).answer == ("s:0=3", "s:1=1")


async def test_hits_are_spread_slot_by_slot(hall: Hall) -> None:
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    panel = await hall.panel(who)
    first, second = await others(hall, who)
    assert f"Choose: {first} × 2" in buttons(panel)  # it opens with the answer that always holds
    assert pressable(panel) == {"less0"}  # all lies somewhere
    short = shown(await step(who, panel, "less0"))
    assert pressable(short) == {"less0", "more0", "more1"}
    assert "1 of 2 chosen" not in buttons(short)  # it is there, and cannot be pressed yet
    assert "1 of 2 chosen" in str([part.get("label") for part in walk(components(short))])
    whole = shown(await step(who, short, "more1"))
    assert f"Suggested: {first} × 2" in buttons(whole)  # the answer that always holds, too
    drafted = shown(await who.click(whole, label=f"Choose: {first} × 1, {second} × 1"))
    assert words(drafted).count("is hit 1 times") == 2


async def test_of_many_slots_the_one_that_was_pressed_last_has_less_and_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "FEW", 1)  # so that two hulls are already many
    monkeypatch.setattr(controls, "TOGETHER", 0)
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    panel = await hall.panel(who)
    first, second = await others(hall, who)
    opened = shown(await who.click(panel, label=labelled(panel, f"{first}: 2 of ")))
    assert pressable(opened) == {"less0"}
    less = shown(await step(who, opened, "less0"))
    assert pressable(less) == {"less0", "more0"}
    other = shown(await who.click(less, label=labelled(less, f"{second}: 0 of ")))
    assert labelled(other, f"{second}: 1 of ")  # whoever presses a slot adds to it
    assert pressable(other) == {"less0", "less1"}
    none = shown(await who.click(other, label=f"− {first} × 1"))  # what is not open any more can be made less as well
    assert pressable(none) == {"less1", "more1"}


async def test_a_single_thing_is_taken_and_left_by_the_same_button(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    slots = tuple(Slot(f"seat:{number}", 1) for number in (1, 2, 3))
    asked = duel.HitsRule.ask

    def three(rule: duel.HitsRule, state: State, frame: Hits) -> Decision | None:
        question = asked(rule, state, frame)
        return question and replace(question, ask=Allocate(slots, 1, 2), default=("seat:1=1",))

    monkeypatch.setattr(duel.HitsRule, "ask", three)
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    first = await hall.panel(who)
    assert "0 of 1 chosen" not in str(components(first))  # the question says how many
    assert "Suggested: Seat 1 × 1" in buttons(first)  # the answer that always holds, which its name alone did not say
    one = shown(await who.click(first, label="+ Seat 1"))
    assert "− Seat 1" in buttons(one)
    without = shown(await who.click(one, label="− Seat 1"))
    assert "+ Seat 1" in buttons(without)
    both = shown(await who.click(shown(await who.click(without, label="+ Seat 2")), label="+ Seat 3"))
    assert "Choose: Seat 2 × 1, Seat 3 × 1" in buttons(both)
    assert "+ Seat 1" not in buttons(both)  # there is no room for it


async def test_where_one_thing_is_chosen_each_is_an_answer(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has to be given up first for another one: a press on that answers."""
    await hall.game(three=True)
    who = await hall.reach("hits", power=("2",))
    first, second = await others(hall, who)
    panel = await hall.panel(who)
    assert {f"{first} × 1", f"{second} × 1"} <= {*buttons(panel)}
    drafted = shown(await who.click(panel, label=f"{second} × 1"))
    assert words(drafted).count("is hit 1 times") == 1


async def test_what_is_spread_stays_chosen_where_the_rules_refuse_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Units that nothing could carry had to be chosen anew, one by one."""

    def refuse(*_: object) -> None:
        raise Illegal("pick-twice")

    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    first, second = await others(hall, who)
    short = shown(await step(who, await hall.panel(who), "less0"))
    whole = shown(await step(who, short, "more1"))
    monkeypatch.setattr(duel.HitsRule, "do", refuse)
    chosen = f"Choose: {first} × 1, {second} × 1"
    assert chosen in buttons(shown(await who.click(whole, label=chosen)))


async def test_what_is_spread_can_be_begun_again(hall: Hall) -> None:
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    panel = await hall.panel(who)
    less = shown(await step(who, panel, "less0"))
    again = shown(await who.click(less, label="Begin again"))
    assert buttons(again) == buttons(panel)


async def others(hall: Hall, who: Any) -> list[str]:
    """What the others are called whom somebody may hit."""
    seat = (await hall.snapshot()).seat_of(who.id)
    return [f"Seat {other + 1}" for other in range(3) if other != seat]


def steps(message: object) -> dict[str, str]:
    """The ids of what makes an amount less or more and can be pressed, by how they end."""
    parts = [part["custom_id"] for part in walk(components(message)) if part["type"] == BUTTON and not part["disabled"]]
    return {part.rpartition("/")[2]: part for part in parts if part.rpartition("/")[2].startswith(("less", "more"))}


def pressable(message: object) -> set[str]:
    return {*steps(message)}


async def step(who: Any, message: object, which: str) -> Any:
    return await who.click(message, custom_id=steps(message)[which])


def labelled(message: object, start: str) -> str:
    """The button whose label starts so."""
    return next(label for label in buttons(message) if label.startswith(start))


async def test_whole_answers_that_the_game_proposes_come_before_slots(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = duel.HitsRule.ask

    def with_offers(rule: duel.HitsRule, state: State, frame: Hits) -> Decision | None:
        question = asked(rule, state, frame)
        if question is None:  # as it is once nothing is left to spread
            return None
        assert isinstance(question.ask, Allocate)
        offers = (tuple(f"{slot.word}=1" for slot in question.ask.slots), question.default)
        return replace(question, ask=replace(question.ask, offers=offers))

    monkeypatch.setattr(duel.HitsRule, "ask", with_offers)
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    seat = (await hall.snapshot()).seat_of(who.id)
    first, second = (f"Seat {other + 1}" for other in range(3) if other != seat)
    panel = await hall.panel(who)
    otherwise = shown(await who.click(panel, label="Something else …"))
    assert pressable(otherwise) == {"more0", "more1"}
    back = shown(await who.click(otherwise, label="↑ All choices"))
    drafted = shown(await who.click(back, label=f"{first} × 1, {second} × 1"))
    assert words(drafted).count("is hit 1 times") == 2
