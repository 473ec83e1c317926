"""A rule that was corrected while a game goes on: its people decide whether it holds at their table."""

from __future__ import annotations

import pytest

from bot.table.game.positions import POSITIONS
from rules import amendments
from tests.bot.test_amendments import DECLARED, NEW, OLD
from tests.flows.people import Hall, buttons, more, shown, words
from tests.flows.test_votes import posts, put, the_post

AMENDMENT = "the first die costs energy, too"


@pytest.fixture
async def before(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that runs, and a release after it that has corrected a rule."""
    game = await hall.game()
    monkeypatch.setattr(amendments, "amendments_of", lambda game_id: DECLARED if game_id == "duel" else ())
    POSITIONS.clear()
    return game


async def spent(hall: Hall) -> int:
    """How much energy two dice take of whoever is asked for theirs next."""
    who = await hall.reach("power")
    had = await energy(hall, who.id)
    await who.slash(hall.thread, "duel act", words="power 2")
    return had - await energy(hall, who.id)


async def energy(hall: Hall, user: int) -> int:
    snapshot = await hall.snapshot()
    seat = snapshot.seat_of(user)
    assert seat is not None
    return int(snapshot.view(seat).players[seat].energy)


async def test_everybody_agrees_and_the_game_goes_on_by_the_corrected_rule(hall: Hall, before: str) -> None:
    seen = await put(hall, hall.ann, before, "amend:first-die")
    assert f"Shall this rule hold from here on, as it was corrected since the game began: {AMENDMENT}?" in words(seen)
    post = await the_post(hall)
    assert hall.ben.mention in post.content
    assert buttons(post) == ["Yes", "No"]
    await hall.ben.click(post, label="Yes")
    told = f"The table plays by a corrected rule from here on: {AMENDMENT} (2 of 2 agreed)"
    assert any(told in said for said in await posts(hall))
    assert await spent(hall) == NEW
    await hall.env.settle()
    assert AMENDMENT not in words(hall.status)
    assert told in words(await more(hall.ben, await hall.panel(hall.ben), "log"))
    opened = await more(hall.ann, await hall.panel(hall.ann), "votes")
    assert AMENDMENT not in words(opened)


async def test_one_no_and_the_game_goes_on_as_it_began(hall: Hall, before: str) -> None:
    await put(hall, hall.ann, before, "amend:first-die")
    await hall.ben.click(await the_post(hall), label="No")
    told = f"The rule stays as the game began with it, without: {AMENDMENT} (1 of 2 agreed)"
    assert any(told in said for said in await posts(hall))
    assert await spent(hall) == OLD
    await hall.env.settle()
    assert f"without a later correction: {AMENDMENT}" in words(hall.status)
    log = shown(await hall.ben.slash(hall.thread, "duel log"))
    assert told in words(log)
