"""What people do at a table: press whatever the panel shows until the turn is complete."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from demo.visitor import Json, Outdated, Visitor, controls
from localdiscord import World
from tests.patience import PATIENCE

ANSWERS = ("pick", "choose", "spread", "offer", "open", "several")
ENDING = ("confirm", "give-up")  # what ends a turn, and what asks before that
MAX_PRESSES = 40
FAST = 20.0  # by how much rate limits are shortened for a bot that plays a whole game
SEED_HASH = re.compile(r"\b[0-9a-f]{64}\b|`[0-9a-f]{8}`")  # whole, or its beginning, as a log has it


def without_seed_hash(text: str) -> str:
    """Text without the hash of a game's seed, which is salted anew for each game and so tells nothing."""
    return SEED_HASH.sub("SEED", text)


def relax_limits(world: World) -> None:
    """Let a bot send a whole game at once, and respond as late as a busy machine makes it."""
    world.limits.speed = FAST
    world.ack_seconds = PATIENCE


def verb(component: Json) -> str:
    """The verb of a control: `start` of `o1:start:…`."""
    return str(component["custom_id"]).split(":")[1]


def verbs(message: Json) -> set[str]:
    """The verbs of all controls of a message."""
    return {verb(each) for each in controls(message)}


def card(person: Visitor, wanted: str) -> Json | None:
    """The first public message that has a control with this verb."""
    return next((each for each in person.messages.values() if not each["flags"] & 64 and wanted in verbs(each)), None)


def table_id(message: Json) -> str:
    """The id of the table that a message is about."""
    found = re.match(r"o1:[a-z-]+:(\w+):", controls(message)[0]["custom_id"])
    assert found
    return found[1]


async def answer(person: Visitor, panel: Json) -> Json:
    """Give the first answer that the panel offers, or open its first heading; returns the panel after it."""
    chosen = min(
        (each for each in controls(panel) if verb(each) in ANSWERS and not each.get("disabled")),
        key=lambda each: ANSWERS.index(verb(each)),
    )
    values = [option["value"] for option in chosen.get("options", [])][: chosen.get("min_values") or 1]
    return await person.press(panel, chosen["custom_id"], *values)


async def drafted(person: Visitor, panel: Json) -> Json:
    """Answer until the turn can be confirmed; returns the panel."""
    for _ in range(MAX_PRESSES):
        if may_end(panel):
            return panel
        panel = await answer(person, panel)
    raise AssertionError("the turn never ends")


async def asked(people: list[Visitor]) -> tuple[Visitor, Json]:
    """Wait until somebody is asked; returns them and their panel."""
    for _ in range(MAX_PRESSES):
        for person in people:
            status = await person.until(lambda person=person: card(person, "turn"))  # type: ignore[misc]
            try:
                panel = await person.open(status, "turn")
            except Outdated:  # a call is edited when it is answered; the next look sees that
                continue
            if verbs(panel) & set(ANSWERS):
                return person, panel
    raise AssertionError("nobody is asked")


def may_end(panel: Json) -> bool:
    """Whether the panel has a button that ends the turn."""
    return not verbs(panel).isdisjoint(ENDING)


def end(panel: Json) -> str:
    """The id of the button that ends the turn, or asks whether it shall."""
    return str(next(each for each in controls(panel) if verb(each) in ENDING)["custom_id"])


async def confirmed(press: Callable[[Json, str], Awaitable[Json]], panel: Json) -> Json:
    """End the turn; where that gives something up, it is asked once more."""
    panel = await press(panel, end(panel))
    if may_end(panel):
        panel = await press(panel, end(panel))
    return panel
