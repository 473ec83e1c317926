"""How many presses a routine turn takes, from *My turn* until it counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from simcord import MemberActor

from tests.flows.people import Hall, buttons, choose, selects, shown, take, values, words

FEW = 6


async def table(hall: Hall, kind: str, asked: str) -> MemberActor:
    """Who is asked this first, in a game of this kind."""
    await hall.ann.slash(hall.channel, f"{kind} new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "presses")
    await hall.env.settle()
    who = await hall.reach(asked)
    await hall.bot.table.turns.discard((await hall.snapshot()).row.id, who.id)  # what was drafted on the way
    return who


async def first(who: MemberActor, panel: Any) -> Any:
    """Press the first choice of a panel."""
    if selects(panel):
        return shown(await choose(who, panel, values(panel)[:1]))
    return shown(await who.click(panel, label=buttons(panel)[0]))


def ends(panel: Any) -> str:
    """The button that ends the turn, by its name; "" where it cannot end yet."""
    ending = ("Confirm", "End turn, giving up")
    return next((label for label in buttons(panel) if label.startswith(ending)), "")


def starts(start: str) -> Callable[[list[str]], str]:
    """The button that begins so."""
    return lambda labels: next(label for label in labels if label.startswith(start))


@pytest.mark.parametrize("heading", ["Build a mine", "Upgrade", "Research", "Pass"])
async def test_an_ordinary_action_of_gaia_project(gaia: None, hall: Hall, heading: str) -> None:
    who = await table(hall, "gaia", "action")
    panel, presses = await hall.panel(who), 1
    while "Round 1: your action" not in words(panel):  # the last booster is chosen in the same turn
        panel = await first(who, panel)
    panel, presses = await take(who, panel, heading), presses + 1
    while not (ending := ends(panel)):
        panel, presses = await first(who, panel), presses + 1
        assert presses < FEW  # and Confirm
    assert ("End turn, giving up" in ending) == (heading == "Pass")  # the special action of the booster
    counted = shown(await who.click(panel, label=ending))
    if ending != "Confirm":
        counted = shown(await who.click(counted, label="Yes, end it"))
    assert "what you did counts" in words(counted)


async def free_actions(hall: Hall) -> tuple[MemberActor, Any]:
    """Who is to act, and their panel."""
    who = await table(hall, "gaia", "action")
    panel = await hall.panel(who)
    while "Round 1: your action" not in words(panel):
        panel = await first(who, panel)
    return who, panel


def drafted(panel: Any) -> list[str]:
    """The numbers of the answers in the draft, in small letters where a phone has no room."""
    return re.findall(r"^(?:-# )?(\d\.)", words(panel), re.MULTILINE)


async def test_several_free_actions_are_one_press(gaia: None, hall: Hall) -> None:
    who, panel = await free_actions(hall)
    (several,) = (select for select in selects(panel) if select["placeholder"] == "Free actions: one or more")
    offered = [option["value"] for option in several["options"]]
    chosen = [value for value in offered if value in ("knowledge-credits:1", "ore-credits:2")]
    panel = shown(await who.select(panel, chosen, custom_id=several["custom_id"]))
    assert drafted(panel) == ["1.", "2.", "3."]  # the booster, then these
    assert "Round 1: your action" in words(panel)
    assert drafted(shown(await who.click(panel, label="Undo step"))) == ["1.", "2."]  # each is an answer of its own


async def test_free_actions_that_do_not_go_together_change_nothing(gaia: None, hall: Hall) -> None:
    who, panel = await free_actions(hall)
    several = selects(panel)[-1]
    offered = [option["value"] for option in several["options"]]
    most = max(int(value.partition(":")[2]) for value in offered if value.startswith("ore-credits:"))
    chosen = [f"ore-credits:{most}", "ore-tokens:1"]
    panel = shown(await who.select(panel, chosen, custom_id=several["custom_id"]))
    assert "Not all of these are possible one after another" in words(panel)
    assert drafted(panel) == ["1."]


async def test_an_action_of_race_is_two_presses(hall: Hall) -> None:
    who = await table(hall, "race", "actions")
    done = await first(who, await hall.panel(who))
    assert "Your answer:" in words(done)


async def test_a_turn_of_one_choice_is_my_turn_heading_choice_confirm(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    panel = shown(await who.click(panel, label=starts("Row a")(buttons(panel))))
    panel = await first(who, panel)
    assert "what you did counts" in words(shown(await who.click(panel, label="Confirm")))
