"""An answer of which a part is chosen one by one, and the game completes the rest: ways on buttons, or by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.manifest.manifest import MANIFESTS
from rules.core.decisions import Answer, Decision, Facts, Illegal, allocation, spread
from tests.flows.people import Hall, buttons, shown, words


@dataclass(frozen=True)
class OneWay:
    aims: tuple[str, ...]
    answer: Answer
    facts: Facts


@dataclass(frozen=True)
class Made:
    more: Mapping[str, int]
    facts: Facts
    ways: tuple[OneWay, ...]
    refused: Illegal | None


def rest_elsewhere(view: Any, decision: Decision, chosen: Answer) -> Made:
    """The first seat is hit by hand, and the other takes what is left; two hits on one are refused."""
    first, other = decision.ask.slots  # type: ignore[union-attr]
    most = decision.ask.most  # type: ignore[union-attr]
    given = allocation(chosen).get(first.word, 0)
    left = most - given
    answer = spread({first.word: given, other.word: left})
    ways = (OneWay(("first",), answer, {"lost": 0}),) if given == 1 else ()
    refused = Illegal("crowded", given=given) if given > 1 else None
    return Made({first.word: min(first.cap, most) - given}, {"left": left}, ways, refused)


@pytest.fixture
async def panel(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The panel of whoever spreads two hits over two others."""
    panels = replace(MANIFESTS["duel"].panels, completed={"hits": rest_elsewhere})
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], panels=panels))
    await hall.game(three=True)
    return await hall.panel(await hall.reach("hits", power=("3",)))


async def who_is_asked(hall: Hall) -> Any:
    return await hall.reach("hits", power=("3",))


async def test_more_and_less_of_a_slot_then_a_way_to_complete_it(hall: Hall, panel: Any) -> None:
    who = await who_is_asked(hall)
    assert "2 left" in words(panel)
    one = shown(await who.click(panel, label="+"))
    assert "1 left" in words(one)
    assert any(label.startswith("Only: ") for label in buttons(one))
    two = shown(await who.click(one, label="+"))
    assert "Too much for one: 2" in words(two)
    assert not any(label.startswith("Only: ") for label in buttons(two))
    again = shown(await who.click(two, label="−"))
    (way,) = (label for label in buttons(again) if label.startswith("Only: "))
    drafted = shown(await who.click(again, label=way))
    assert words(drafted).count("is hit 1 times") == 2


async def test_what_the_game_completes_may_be_chosen_by_hand(hall: Hall, panel: Any) -> None:
    who = await who_is_asked(hall)
    one = shown(await who.click(panel, label="+"))
    by_hand = shown(await who.click(one, label="Otherwise …"))
    assert buttons(by_hand)[:1] == ["−"]  # of the other seat, and not of the one that was chosen
    (answer,) = (label for label in buttons(by_hand) if label.startswith("Choose: "))
    assert [label for label in buttons(by_hand) if label.startswith("Suggested: ")]
    back = shown(await who.click(by_hand, label="↑ All choices"))
    assert "Otherwise …" in buttons(back)
    again = shown(await who.click(back, label="Otherwise …"))
    drafted = shown(await who.click(again, label=answer))
    assert words(drafted).count("is hit 1 times") == 2


async def test_all_of_it_can_be_begun_again(hall: Hall, panel: Any) -> None:
    who = await who_is_asked(hall)
    one = shown(await who.click(panel, label="+"))
    again = shown(await who.click(one, label="Begin again"))
    assert buttons(again) == buttons(panel)
