from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.panel.spreading import controls
from bot.ui.panel.spreading.allocation import Allocation, allocation, steppable
from rules.core.decisions import Allocate, Decision, Slot
from tests.flows.people import Hall, buttons, choose, selects, shown, values, words
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


@given(st.text(max_size=60))
def test_whatever_is_written_in_a_forged_id_keeps_to_caps_and_sum(written: str) -> None:
    ask = question([1, 2, 3], most=4)
    read = allocation(ask, written)
    assert all(0 <= amount <= slot.cap for slot, amount in zip(ask.slots, read.amounts, strict=True))
    assert read.total <= 4


def test_an_open_slot_takes_no_more_than_the_others_leave() -> None:
    spread = Allocation(question([3, 3], most=4), (3, 0)).opened(1)
    assert spread.room == 1
    assert spread.given(1).answer == ("s:0=3", "s:1=1")


async def test_hits_are_spread_slot_by_slot(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controls, "MENU", 1)  # so that two hulls are already many
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    seat = (await hall.snapshot()).seat_of(who.id)
    first, second = (f"Seat {other + 1}" for other in range(3) if other != seat)
    panel = await hall.panel(who)
    opened = shown(await who.click(panel, label=labelled(panel, f"{first}: 0 of ")))
    assert selects(opened)[0]["placeholder"] == f"How much for {first}?"
    assert [option["label"] for option in selects(opened)[0]["options"]] == [f"{first}: {n}" for n in range(3)]
    given_one = shown(await choose(who, opened, [values(opened)[1]]))
    assert labelled(given_one, f"{first}: 1 of ")
    assert f"Answer: {first} × 1" not in buttons(given_one)  # it is there, and cannot be pressed yet
    other = shown(await who.click(given_one, label=labelled(given_one, f"{second}: 0 of ")))
    assert len(selects(other)[0]["options"]) == 2  # one is left
    whole = shown(await choose(who, other, [values(other)[1]]))
    drafted = shown(await who.click(whole, label=f"Answer: {first} × 1, {second} × 1"))
    assert words(drafted).count("is hit 1 times") == 2


async def test_what_is_spread_can_be_begun_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controls, "MENU", 1)
    await hall.game(three=True)
    who = await hall.reach("hits", power=("3",))
    panel = await hall.panel(who)
    opened = shown(await who.click(panel, label=labelled(panel, "Seat ")))
    given_one = shown(await choose(who, opened, [values(opened)[1]]))
    again = shown(await who.click(given_one, label="Begin again"))
    assert buttons(again) == buttons(panel)


def labelled(message: object, start: str) -> str:
    """The button whose label starts so."""
    return next(label for label in buttons(message) if label.startswith(start))


async def test_whole_answers_that_the_game_proposes_come_before_slots(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = duel.HitsRule.ask

    def with_offers(rule: duel.HitsRule, state: State, frame: Hits) -> Decision | None:
        question = asked(rule, state, frame)
        assert question is not None
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
    assert labelled(otherwise, f"{first}: 0 of ")
    back = shown(await who.click(otherwise, label="↑ All choices"))
    drafted = shown(await who.click(back, label=f"{first} × 1, {second} × 1"))
    assert words(drafted).count("is hit 1 times") == 2
