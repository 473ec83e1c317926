"""Elimination: who has no ground forces, no unit that produces and no planet is out of the game (33)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.agendas.effect import repeal
from rules.ti4.cards.deck import discard
from rules.ti4.cards.notes import forget_notes
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.scoring.victory import end_game
from rules.ti4.state import Player, State


def eliminate_players(execution: Execution[State]) -> None:
    """Take out whoever has nothing left, in place; where one player is left the game is over (33).

    Units and tokens go back to the box, laws they own are discarded, and the speaker token moves on if it is theirs.
    Told as `eliminated`. Changes nothing where everybody has something.
    """
    state = execution.state
    for player in state.playing():
        if _is_beaten(state, player):
            _take_out(execution, player)
    if len(state.playing()) == 1:
        end_game(execution)


def _is_beaten(state: State, player: Player) -> bool:
    forces = [*state.forces(player.seat)]
    producing = any(player.units[kind].production for force in forces for kind in force.units)
    ground = any(force.count("infantry") for force in forces)
    return not (producing or ground or any(state.planets(player.seat)))


def _take_out(execution: Execution[State], player: Player) -> None:
    """Units and tokens go back to the box, cards to the table and the decks; the speaker moves on."""
    state, seat = execution.state, player.seat
    for system in state.galaxy.values():
        system.tokens = [each for each in system.tokens if each != seat]
        system.space = [force for force in system.space if force.seat != seat]
        for planet in system.planets:
            planet.forces = [force for force in planet.forces if force.seat != seat]
    if state.speaker == seat:
        state.speaker = state.clockwise(seat)[1]
    player.eliminated = player.passed = True
    player.strategy_cards, player.spent_cards = [], []
    execution.learned = True  # what is in the hand lies open now
    discard(execution, player, [*player.hand])
    forget_notes(execution, player)
    for law in [law for law in state.laws if law.owner == seat]:
        repeal(execution, law.id)
    player.filed = player.plan = player.line = ""
    player.trade_goods = player.commodities = player.returning = 0
    player.pools.lay_out({})
    state.secret_deck = sorted([*state.secret_deck, *(id for id in player.secrets if id in OBJECTIVES)])
    player.secrets = []
    execution.tell("eliminated", seat=seat)
