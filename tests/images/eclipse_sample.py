"""Positions of Eclipse to draw: some of games played sensibly enough to go deep, and some laid out by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules.core import play
from rules.core.decisions import Decision
from rules.core.game import Setup
from rules.core.hexes import disc
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.battle.salvos import dice
from rules.eclipse.battle.steps import active
from rules.eclipse.combat_phase.battle_rule import fight_of
from rules.eclipse.components.edges import ring_of
from rules.eclipse.components.sectors import CENTRE, of_ring
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.frames import Assign, Battle, SectorCombat, Squadron
from rules.eclipse.game import GAME
from rules.eclipse.state import Fleet, State
from testkit.kept import Kept, kept

NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]


@cache
def _kept() -> dict[str, Kept]:
    return {each.name: each for each in kept("eclipse-samples")}


def asked(
    kind: str, seats: int = 6, least: int = 1, species: str = "drafted", home: str = "fixed"
) -> tuple[State, Decision]:
    """A position in which somebody is asked this, in round `least` at the earliest."""
    found = _kept()[f"{kind} {seats} {least} {species} {home}"]
    state: State = found.position(GAME)
    return state, next(question for question in GAME.pending(state, found.seat) if question.kind == kind)


def full() -> State:
    """Late in a game of six, with all that they have."""
    return asked("action", least=8)[0]


def battle() -> tuple[State, Decision]:
    """Dice are to be assigned in a battle of three classes against two, some of them damaged, of ships as printed."""
    state = full()
    first, *others = state.living()
    attacker = first.seat
    defender, tile = next((each.seat, sector.tile) for each in others for sector in state.controlled(each.seat))
    for seat in (attacker, defender):
        player = state.players[seat]
        player.blueprints = {kind: list(player.board.blueprints[kind].bare) for kind in SHIP_CLASSES}
    squadrons = [
        Squadron("interceptor", "attacker", [0] * 8, "engaged"),
        Squadron("cruiser", "attacker", [1, 0], "engaged"),
        Squadron("dreadnought", "attacker", [2], "retreating"),
        Squadron("interceptor", "defender", [9, 0, 0], "engaged"),
        Squadron("starbase", "defender", [1, 0], "engaged"),
    ]
    fight = Battle(tile, attacker, defender, squadrons, 1)
    fight.turn = next(turn for turn in range(5) if active(replace(fight_of(state, fight), turn=turn)) == 0)
    count = len(dice(replace(fight_of(state, fight), attacking=True)))
    fight.attacking, fight.rolls = True, [6, 5, 6, 1, 6, 6, 2, 6, 6, 5, 6, 1, 6, 6, 2, 6][:count]
    state.stack = [SectorCombat(tile, [defender, attacker], [attacker, defender]), fight, Assign(attacker)]
    (decision,) = GAME.pending(state)
    return state, decision


def over() -> State:
    """A game of six that has ended."""
    state: State = _kept()["ended"].position(GAME)
    return state


def choosing() -> State:
    """Nobody has a species yet."""
    state: State = play.start(GAME, Setup(4, {"species": "chosen"}), "sample")
    return state


def crowded() -> State:
    """Every sector there is lies on the 61 hexes about the centre, with ships of all players in some of them."""
    state = full()
    homes = [sector for sector in state.map.values() if sector.printed.ring == "home"]
    stacks = {ring: list(of_ring(ring)) for ring in ("inner", "middle", "outer")}
    state.map = {"0,0": new_sector(CENTRE, 0)}
    for place in disc(4):
        ring = ring_of(place)
        tiles = stacks.get(ring, [])
        if str(place) in state.map:
            continue
        if tiles:
            state.map[str(place)] = new_sector(tiles.pop(), (place.q + 2 * place.r) % 6)
        elif homes:
            state.map[str(place)] = homes.pop()
    for number, sector in enumerate(state.map.values()):
        sector.disc = number % 7 - 1
        sector.cubes = [sector.disc >= 0 for _ in sector.cubes]
        parties = number % 6
        sector.fleets = [
            Fleet((number + seat) % 6, dict.fromkeys(SHIP_CLASSES[: 1 + seat % 4], 1 + (number + seat) % 3))
            for seat in range(parties)
        ]
        sector.orbital, sector.orbital_cube = number % 2 == 0, number % 4 == 0
        sector.monolith = number % 3 == 0
        sector.discovery = number % 5 == 0
        sector.ancients = max(sector.ancients, number % 3)
    return state
