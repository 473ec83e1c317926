from __future__ import annotations

import re

import pytest

from bot.ui.kit import ids
from bot.ui.kit.ids import Call
from bot.ui.panel import forms
from rules.core.decisions import Allocate, Answer, Ask, Decision, Number, Option, Pick, Slot

SLOTS = (Slot("a", 3), Slot("b", 3))
MANY = tuple(Slot(f"s{n}", 9) for n in range(6))
FILLED: list[tuple[Ask, dict[str, tuple[str, ...]], Answer]] = [
    (Number(0, 99), {"number": (" 7 ",)}, ("7",)),
    (Number(0, 99), {"number": ()}, ()),
    (Number(0, 99), {"number": ("a few",)}, ("a", "few")),
    (Allocate(SLOTS, 0, 6), {"a": ("2",), "b": ()}, ("a=2",)),
    (Allocate(SLOTS, 0, 6), {"a": ("0",), "b": ("3",)}, ("b=3",)),
    (Allocate(SLOTS, 0, 6), {"a": ("two",), "b": ("",)}, ("a=two",)),
    (Allocate(MANY, 0, 6), {"words": ("s1=2 s5=1",)}, ("s1=2", "s5=1")),
    (Pick((Option("x"), Option("y")), 0, 2), {"part25": ("y",), "part0": ("x",)}, ("x", "y")),
]


@pytest.mark.parametrize(("ask", "fields", "answer"), FILLED)
def test_a_filled_form_is_an_answer(ask: Ask, fields: dict[str, tuple[str, ...]], answer: Answer) -> None:
    assert forms.answer_of_form(Decision(0, "kind", ask, ()), fields) == answer


def test_fields_are_read_as_discord_sends_them() -> None:
    sent = {
        "custom_id": "o1:fill:abc123:1:kind",
        "components": [
            {"type": 18, "component": {"type": 4, "custom_id": "number", "value": "7"}},
            {"type": 18, "component": {"type": 3, "custom_id": "part0", "values": ["x", "y"]}},
            {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": ""}]},
            {"type": 10, "id": 3},
        ],
    }
    assert forms.fields_of_modal(sent) == {"number": ("7",), "part0": ("x", "y"), "old": ()}


CALLS = (
    Call("hub"),
    Call("turn", "abc123"),
    Call("pick", "abc123", 7, ("mine", "7b2")),
    Call("open", "a", 1, ("k", "", "3")),
)


@pytest.mark.parametrize("call", CALLS)
def test_a_custom_id_says_it_all(call: Call) -> None:
    match = re.fullmatch(ids.PATTERN, str(call))
    assert match is not None
    assert ids.decode(match.groupdict()) == call


def test_arguments_that_are_not_there() -> None:
    call = Call("open", "abc123", 1, ("kind", "x", "-4"))
    assert (call.arg(0), call.arg(9), call.arg(9, "none")) == ("kind", "", "none")
    assert (call.number(1), call.number(2), call.number(9)) == (0, 0, 0)


def test_a_custom_id_that_is_too_long_is_a_fault() -> None:
    with pytest.raises(ValueError, match="custom id of"):
        str(Call("pick", "abc123", 1, ("k" * 99,)))
