"""The first position: all that chance lays out, and what the faction sheets give."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.game import Setup, TableOption
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.objectives import of_stage
from rules.ti4.components.setup import OBJECTIVE_SETUP, POOLS, VICTORY_POINTS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.units import class_of
from rules.ti4.frames import Frame, KeepSecret, Round, StartingTechnology, StartingUnits, Together
from rules.ti4.galaxy.forces import put
from rules.ti4.scoring.victory import POINTS
from rules.ti4.setup.galaxy import dealt_galaxy
from rules.ti4.state import Player, Pools, State

OPTIONS = (TableOption(POINTS, tuple(map(str, VICTORY_POINTS))),)


def first_position(setup: Setup, options: dict[str, str], rng: Random) -> State:
    """The galaxy, factions and objectives; what players still choose is asked of all at once."""
    given: Mapping[str, Any] = setup.given or {}
    factions = list(given.get("factions", ())) or rng.sample(list(FACTIONS), setup.seats)
    galaxy = dealt_galaxy(factions, rng)
    layout = LAYOUTS[setup.seats]
    players = []
    for seat, (faction, home) in enumerate(zip(factions, layout.homes, strict=True)):
        printed = FACTIONS[faction]
        pools = Pools(POOLS.tactic, POOLS.fleet, POOLS.strategy)
        goods = layout.goods.get(home, 0)
        players.append(Player(seat, faction, pools, goods, technologies=[*printed.technologies]))
    one = list(of_stage("one"))
    objectives = rng.sample(one, OBJECTIVE_SETUP.revealed)
    state = State(
        options=options,
        players=players,
        speaker=int(given.get("speaker", rng.randrange(setup.seats))),
        stack=[],
        galaxy=galaxy,
        objectives=objectives,
        objectives_left={"one": OBJECTIVE_SETUP.public["one"] - len(objectives), "two": OBJECTIVE_SETUP.public["two"]},
        possible={"one": [id for id in one if id not in objectives], "two": list(of_stage("two"))},
    )
    _deal_secrets(state, rng)
    for player in players:
        _place_ships(state, player)
    state.stack = [Round(), Together([_choices(player) for player in players])]
    return state


def _deal_secrets(state: State, rng: Random) -> None:
    deck = rng.sample(of_stage("secret"), len(of_stage("secret")))
    for player in state.players:
        player.secrets = sorted(deck.pop() for _ in range(OBJECTIVE_SETUP.dealt))
    state.secret_deck = sorted(deck)


def _place_ships(state: State, player: Player) -> None:
    """Ships of the start lie in the space of the home system, and all else on its planet where it has one."""
    home = state.home(player.seat)
    for kind, number in player.printed.units.items():
        if class_of(kind) == "ship" or player.units[kind].move:
            put(home.space, player.seat, kind, number)
        elif len(home.planets) == 1:
            put(home.planets[0].forces, player.seat, kind, number)


def _choices(player: Player) -> list[Frame]:
    """What a player chooses before the first round, the first last."""
    several: list[Frame] = [StartingUnits(player.seat)] if len(SYSTEMS[player.printed.home].planets) > 1 else []
    chosen: list[Frame] = [StartingTechnology(player.seat) for _ in range(player.printed.chosen_technologies)]
    return [*several, *chosen, KeepSecret(player.seat)]
