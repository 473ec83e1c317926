"""What people do at a table: press whatever the panel shows until the turn is complete."""

from __future__ import annotations

import re

from demo.visitor import Json, Visitor, control, controls

ANSWERS = ("pick", "choose", "offer", "open", "several")
MOST_PRESSES = 40
HURRY = 20.0  # so much sooner may a bot that plays a whole game send again


def verb(component: Json) -> str:
    """What a control does."""
    return str(component["custom_id"]).split(":")[1]


def verbs(message: Json) -> set[str]:
    """What can be done from a message."""
    return {verb(each) for each in controls(message)}


def card(person: Visitor, does: str) -> Json | None:
    """The public message that has a control which does this."""
    return next((each for each in person.messages.values() if not each["flags"] & 64 and does in verbs(each)), None)


def table_id(message: Json) -> str:
    """The table that a message is about."""
    found = re.match(r"o1:[a-z-]+:(\w+):", controls(message)[0]["custom_id"])
    assert found
    return found[1]


async def answer(person: Visitor, panel: Json) -> Json:
    """Give the first answer the panel offers, or open the first heading."""
    chosen = min(
        (each for each in controls(panel) if verb(each) in ANSWERS), key=lambda each: ANSWERS.index(verb(each))
    )
    values = [option["value"] for option in chosen.get("options", [])][: chosen.get("min_values") or 1]
    return await person.press(panel, chosen["custom_id"], *values)


async def drafted(person: Visitor, panel: Json) -> Json:
    """The panel when the turn can be confirmed."""
    for _ in range(MOST_PRESSES):
        if "confirm" in verbs(panel):
            return panel
        panel = await answer(person, panel)
    raise AssertionError("the turn never ends")


async def asked(people: list[Visitor]) -> tuple[Visitor, Json]:
    """Somebody who is asked, and their panel."""
    for _ in range(MOST_PRESSES):
        for person in people:
            status = await person.until(lambda person=person: card(person, "turn"))  # type: ignore[misc]
            panel = await person.open(status, "turn")
            if verbs(panel) & set(ANSWERS):
                return person, panel
    raise AssertionError("nobody is asked")


def confirm(panel: Json) -> str:
    """The id of the button that confirms."""
    return str(control(panel, "confirm")["custom_id"])
