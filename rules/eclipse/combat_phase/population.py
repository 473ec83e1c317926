"""Attacks on population, when the battles of a sector are over."""

from __future__ import annotations

from typing import cast

from rules.core.decisions import Answer, Decision, Option, Pick, choose
from rules.core.flow import Execution, Rule
from rules.eclipse.battle.aftermath import population_damage, population_dice
from rules.eclipse.battle.fleets import Squadron, squadron
from rules.eclipse.combat_phase.battle_rule import dice_shown, fighting_profile
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.economy.cubes import cube_places, square_name, take_cube
from rules.eclipse.frames import Bombard, Casualties
from rules.eclipse.state import Fleet, Player, Sector, State

ATTACK = "attack"
SPARE = "spare"


def dies_without_roll(attacker: Player, owner: Player) -> bool:
    """Neutron Bombs destroy all population, and so does any enemy that of Planta."""
    return owner.board.population_dies or any(TECHNOLOGIES[name].bombs for name in attacker.technologies)


def squadrons_of(player: Player, sector: Sector) -> list[Squadron]:
    """A player's ships here, as they attack."""
    fleet = cast(Fleet, sector.fleet(player.seat))
    return [squadron(kind, "attacker", fighting_profile(player, kind), count) for kind, count in fleet.ships.items()]


class BombardRule(Rule):
    """Every ship attacks once with all its cannons; a hit destroys one cube for each damage."""

    frame = Bombard

    def asks(self, state: State, frame: Bombard) -> bool:
        """Where an attack could destroy anything."""
        player, sector = state.players[frame.seat], state.sector(frame.tile)
        if not sector.population or not sector.fleet(frame.seat):
            return False
        armed = any(population_dice(each) for each in squadrons_of(player, sector))
        return armed or dies_without_roll(player, state.players[sector.disc])

    def ask(self, state: State, frame: Bombard) -> Decision | None:
        """Attack or spare it."""
        if not self.asks(state, frame):
            return None
        cubes = state.sector(frame.tile).population
        return choose(frame.seat, "bombard", [Option(ATTACK), Option(SPARE)], None, tile=frame.tile, cubes=cubes)

    def do(self, execution: Execution[State], frame: Bombard, answer: Answer) -> None:
        """Roll; where not all cubes die, the attacker chooses."""
        execution.pop()
        state, player = execution.state, execution.state.players[frame.seat]
        sector = state.sector(frame.tile)
        if answer[0] == SPARE:
            execution.tell("spared", seat=frame.seat, tile=frame.tile)
            return
        damage = sector.population
        if not dies_without_roll(player, state.players[sector.disc]):
            damage = min(damage, _rolled(execution, player, sector))
        execution.tell("bombarded", seat=frame.seat, tile=frame.tile, cubes=damage)
        if damage:
            execution.push(Casualties(frame.seat, frame.tile, damage))


def _rolled(execution: Execution[State], player: Player, sector: Sector) -> int:
    total = 0
    for each in squadrons_of(player, sector):
        dice = population_dice(each)
        rolls = [execution.rng.randint(1, 6) for _ in dice]
        if rolls:
            execution.tell("strafed", seat=player.seat, ship=each.ship, dice=dice_shown(dice, rolls))
        total += population_damage(each, rolls)
    return total


class CasualtiesRule(Rule):
    """The attacker chooses which cubes are destroyed, where not all are."""

    frame = Casualties

    def asks(self, state: State, frame: Casualties) -> bool:
        """Only where there is a choice."""
        return frame.count < state.sector(frame.tile).population

    def ask(self, state: State, frame: Casualties) -> Decision | None:
        """Which cubes go, as many as the attack destroyed; None where that is all of them."""
        if not self.asks(state, frame):
            return None
        sector = state.sector(frame.tile)
        places = cube_places(sector)
        options = tuple(
            Option(place, facts={"tile": frame.tile, "cube": square_name(sector, place)}) for place in places
        )
        return Decision(
            frame.seat,
            "casualties",
            Pick(options, frame.count, frame.count),
            tuple(places[: frame.count]),
            {"tile": frame.tile, "count": frame.count},
        )

    def do(self, execution: Execution[State], frame: Casualties, answer: Answer) -> None:
        """They go to the graveyard of their owner."""
        execution.pop()
        for place in answer:
            take_cube(execution, execution.state.sector(frame.tile), place, destroyed=True)

    def run(self, execution: Execution[State], frame: Casualties) -> None:
        """All of them."""
        self.do(execution, frame, tuple(cube_places(execution.state.sector(frame.tile))))
