"""What views of Gaia Project are asked with, and positions that random games seldom come to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.ui.panel.question_controls import AREAS
from rules.core.decisions import Pick
from rules.core.game import Setup
from rules.core.hidden import view
from rules.gaia.board.galaxy import FACES
from rules.gaia.game import GAME
from rules.gaia.state import State
from testkit.games.gaia_plenty import rich_game

READINGS = ("subset", "printed", "flexible")


def view_options(state: State, random: Random) -> dict[str, Any]:
    """A sector and some places of the map."""
    hexes = list(state.galaxy.hexes)
    sector = ""
    if state.sectors:
        sector = str(FACES[random.choice(state.sectors).face].number)
    return {"sector": sector, "choices": tuple(random.sample(hexes, min(len(hexes), random.randint(1, 25))))}


def more_positions(what: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """For the crop of places: federations that rich players could form, as many as it shows and those next in line."""
    if what != "places":
        return
    for seats in (2, 3, 4):
        for state, move, _ in rich_game(Setup(seats, {"federations": READINGS[seats - 2]}), seats):
            if move.kind != "federate":
                continue
            (ask,) = (asked.ask for asked in GAME.pending(state) if asked.kind == "federate")
            assert isinstance(ask, Pick)
            for page in range(0, len(ask.offers), AREAS):
                areas = tuple(map(" ".join, ask.offers[page : page + AREAS]))
                yield view(state, move.seat), {"seat": move.seat, "choices": areas}
