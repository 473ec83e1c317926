"""Positions of Eclipse to draw: games played sensibly enough to go deep, and some laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.game import Setup
from rules.core.hexes import disc
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.battle.salvos import dice
from rules.eclipse.battle.steps import active
from rules.eclipse.combat.battle import fight_of
from rules.eclipse.components.edges import ring_of
from rules.eclipse.components.sectors import CENTRE, of_ring
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.economy.tracks import production, upkeep
from rules.eclipse.frames import Assign, Battle, SectorCombat, Squadron
from rules.eclipse.game import GAME
from rules.eclipse.state import Fleet, State

NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]
SEEDS = range(40)
WEIGHTS = {"explore": 4, "influence": 1, "research": 5, "upgrade": 2, "build": 4, "move": 3, "pass": 0.3}


def answer(state: State, decision: Decision, rng: Random) -> Answer:
    """What somebody might answer who wants to get on and not go bankrupt."""
    player = state.players[decision.seat]
    if decision.kind == "action" and isinstance(decision.ask, Pick):
        left = player.money + production(player, "money") - upkeep(player, 1)
        if left < 0 or (left < 4 and rng.random() < 0.5):
            return ("pass",)
        words: dict[str, list[str]] = {}
        for option in decision.ask.options:
            words.setdefault(option.word.partition(":")[0], []).append(option.word)
        head = rng.choices(list(words), [WEIGHTS.get(word, 1) for word in words])[0]
        return (rng.choice(words[head]),)
    if decision.kind == "claim":
        return ("yes" if player.money + production(player, "money") >= upkeep(player, 1) else "no",)
    if decision.kind == "place" and isinstance(decision.ask, Pick):
        return (decision.ask.options[0].word,)
    return decision.ask.sample(rng)


def course(seed: int, seats: int, species: str = "drafted", home: str = "fixed") -> Iterator[tuple[State, Decision]]:
    """A game: each position with a question that somebody is about to answer."""
    rng, name = Random(seed), f"sample/{seed}"
    state: State = play.start(GAME, Setup(seats, {"species": species, "home-rotation": home}), name)
    number = 0
    while questions := GAME.pending(state):
        free = [question for question in questions if question.optional and _worth(question)]
        decision = rng.choice([question for question in questions if question.awaited])
        if free and rng.random() < 0.6:
            decision = rng.choice(free)
        yield state, decision
        number += 1
        state = _after(state, decision, rng, name, number)


def _worth(question: Decision) -> bool:
    """Whether colony ships or diplomacy are offered, rather than trade alone."""
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    return any(option.word.startswith(("colony", "offer", "accept")) for option in options)


def _after(state: State, decision: Decision, rng: Random, name: str, number: int) -> State:
    """The position after a sensible answer, or the default where that is refused."""
    for given in (answer(state, decision, rng), decision.default or decision.ask.sample(rng)):
        fresh: State = play.copy(GAME, state)
        try:
            play.step(GAME, fresh, play.Move(decision.seat, decision.kind, given), chance(name, number))
        except Illegal:
            continue
        return fresh
    raise AssertionError(decision)


@cache
def _asked(kind: str, seats: int, least: int, species: str, home: str) -> tuple[State, Decision]:
    for seed in SEEDS:
        for state, decision in course(seed, seats, species, home):
            if decision.kind == kind and state.round >= least:
                return state, decision
    raise AssertionError(f"nobody was asked {kind}")


def asked(
    kind: str, seats: int = 6, least: int = 1, species: str = "drafted", home: str = "fixed"
) -> tuple[State, Decision]:
    """A position in which somebody is asked this, in round `least` at the earliest."""
    state, decision = _asked(kind, seats, least, species, home)
    return play.copy(GAME, state), decision


def full() -> State:
    """Late in a game of six, with all that they have."""
    return asked("action", least=8)[0]


@cache
def _ended() -> State:
    *_, (state, decision) = course(4, 6)
    return _after(state, decision, Random(1), "end", 1)


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
    state: State = play.copy(GAME, _ended())
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
