"""Positions of Twilight Imperium for pictures: early, full, over, and with everything that crowds a system."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile
from random import Random

from rules.core.flow import Event
from rules.ti4.components.objectives import of_stage
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.technologies import GENERIC, of_faction
from rules.ti4.components.units import UNIT_KINDS, class_of
from rules.ti4.frames import Round
from rules.ti4.game import GAME
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, Force, State
from testkit.games.ti4_galaxies import galaxy
from testkit.kept import kept_games

NAMES = ("Ada Lovelace", "Grace Hopper", "김수한무 거북이와두루미", "Bo", "W" * 32, "Edsger")


def played(seats: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """A whole game of so many, from where all have a faction on: each position with what its move told."""
    found = next(each for each in kept_games(GAME.id) if each.seats == seats)
    return dropwhile(lambda one: not all(player.faction for player in one[0].players), found.played(GAME))


def early(players: int = 3) -> State:
    """A galaxy in which nobody has done much."""
    state = galaxy(Random(3), players)
    state.stack, state.options = [Round()], {"points": "10"}
    state.round = 1
    state.galaxy[CENTRE_PLACE].custodians = True
    return state


def full(players: int = 6, seed: int = 5) -> State:
    """The middle of a game: planets, structures, technologies, cards and points for everybody."""
    rng = Random(seed)
    state = galaxy(rng, players)
    state.stack, state.options = [Round()], {"points": "10"}
    state.round, state.speaker = 4, players - 1
    for system in state.galaxy.values():
        for planet in system.planets:
            _settle(rng, planet.forces, state, planet.owner)
            if planet.owner == NO_SEAT:
                planet.owner = rng.choice([NO_SEAT, *range(players)])
            planet.exhausted = rng.random() < 0.4
    cards = rng.sample([*STRATEGY_CARDS], len(STRATEGY_CARDS))
    each = 2 if players <= 4 else 1
    state.objectives = [*rng.sample(of_stage("one"), 5), *rng.sample(of_stage("two"), 2)]
    state.objectives_left = {"one": 0, "two": 3}
    for player in state.players:
        player.strategy_cards = [cards.pop() for _ in range(each)]
        player.spent_cards = player.strategy_cards[: rng.randint(0, 1)]
        player.trade_goods, player.commodities = rng.randint(0, 12), rng.randint(0, player.printed.commodities)
        player.scored = rng.sample(state.objectives, rng.randint(0, 4))
        player.vp = {part: 1 for part in ("custodians", "imperial") if rng.random() < 0.3}
        player.scored += rng.sample(of_stage("secret"), rng.choice((0, 0, 1, 2)))
        player.technologies += [*of_faction(player.faction)[:1]]
        player.passed = rng.random() < 0.3
    state.strategy_goods = {card: rng.randint(0, 3) for card in cards}
    return state


def crowded() -> State:
    """Systems with three fleets, six command tokens, every kind of unit and damage."""
    state = full()
    state.objectives = [*of_stage("one")[:5], *of_stage("two")[:5]]
    for number, system in enumerate(state.galaxy.values()):
        system.tokens = [*range(number % 7)]
        if number % 3 == 0:
            system.space = [Force(seat, {"cruiser": 4, "fighter": 4}, {"cruiser": 2}) for seat in (0, 4, 5)]
        elif number % 3 == 1:
            system.space = [_everything(number % 6), Force((number + 1) % 6, {"space-dock": 1, "fighter": 2})]
        for planet in system.planets:
            planet.owner = number % 6
            planet.forces = [Force(planet.owner, {"space-dock": 1, "pds": 2, "infantry": 12})]
    for player in state.players:
        player.technologies = [*GENERIC, *of_faction(player.faction)]
        player.scored = [*state.objectives, *of_stage("secret")[9:12]]
        player.trade_goods = 88
    return state


def off_the_map() -> State:
    """A game of six with a home system beside the galaxy, wormhole tokens, and a flagship with a wormhole."""
    state = next(state for seed in range(100) if OFF_THE_MAP in (state := full(6, seed)).galaxy)
    ghosts = next(player.seat for player in state.players if player.faction == "creuss")
    settled = next(each for each in state.galaxy.values() if len(each.planets) == 1 and each.printed.wormhole)
    settled.wormhole_tokens = [kind for kind in ("alpha", "beta") if kind != settled.printed.wormhole]
    settled.space = [Force(ghosts, {"flagship": 1})]
    lone = next(each for each in state.galaxy.values() if not each.planets and each.printed.anomaly)
    lone.wormhole_tokens = [kind for kind in ("alpha", "beta") if kind not in settled.wormhole_tokens]
    return state


def over() -> State:
    """A game that has ended."""
    state = full(4)
    state.stack = []
    state.results = [{"objectives": one.points - sum(one.vp.values()), **one.vp} for one in state.players]
    return state


def _settle(rng: Random, forces: list[Force], state: State, owner: int) -> None:
    if owner != NO_SEAT:
        forces[:] = [Force(owner, {"infantry": 2, "space-dock": 1, "pds": rng.randint(0, 2)})]


def _everything(seat: int) -> Force:
    ships = {kind: 2 for kind in UNIT_KINDS if class_of(kind) == "ship"}
    return Force(seat, ships | {"infantry": 4}, {"dreadnought": 1, "war-sun": 2})
