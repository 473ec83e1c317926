"""Which action a computer player performs: the one worth most; it passes when none is worth a command token."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.ti4.computer.hand.cards import action_card_value
from rules.ti4.computer.military.expeditions import Expedition, Expeditions
from rules.ti4.computer.military.reach import reachable
from rules.ti4.computer.production import production_value
from rules.ti4.computer.strategy import primary_value
from rules.ti4.computer.tokens import to_act_with, token_value
from rules.ti4.galaxy.adjacency import seats_with_units
from rules.ti4.laws.discarded import END, KEEP
from rules.ti4.phases.turns import BEFORE, CARD, STRATEGIC
from rules.ti4.state import Player, State
from rules.ti4.tactical.activation import ACTIVATE, CHAOS_MAPPING
from rules.ti4.technology.bacterial_weapon import BACTERIAL_WEAPON

INFANTRY = 0.1  # a ground force of others that Bacterial Weapon destroys

AT_ONCE = 100.0  # times as much as what uses up the action

Valued = tuple[float, str, Expedition | None]  # an action: what it is worth, its word, the expedition it begins


def best_actions(view: State, player: Player, ask: Pick) -> Iterator[Answer]:
    """The actions worth more than to pass, best first; some come again."""
    expeditions = Expeditions(view, player.seat)
    found = [*_valued(view, player, ask, expeditions)]
    for value, word, expedition in sorted(found, key=lambda each: -each[0]):
        if value > 0 and (expedition is None or expeditions.possible(expedition)):
            yield (word,)


def _valued(view: State, player: Player, ask: Pick, expeditions: Expeditions) -> Iterator[Valued]:
    able, token = to_act_with(view, player) > 0, token_value(player)
    near = reachable(view, player.seat) if able else set[str]()
    for option in ask.options:
        word, _, about = option.word.partition(":")
        if word == STRATEGIC:
            yield primary_value(view, player, about), option.word, None
        elif word == CARD:
            yield action_card_value(view, player, option), option.word, None
        elif word == BEFORE:
            yield before_value(view, player, about), option.word, None
        elif word == BACTERIAL_WEAPON:
            yield INFANTRY * _destroyed(view, player, about), option.word, None
        elif word == ACTIVATE and able:
            made = _production(view, player, about)
            yield made - token, option.word, None
            if about in near:
                yield from ((made + each.value - token, option.word, each) for each in expeditions.to(about))


def _production(view: State, player: Player, place: str) -> float:
    """What producing in a system is worth that is activated; nothing where ships of others would have to go first."""
    return 0.0 if view.galaxy[place].ships_of_others(player.seat) else production_value(view, player, place)


def before_value(view: State, player: Player, about: str) -> float:
    """What costs no action comes before any: a unit by Chaos Mapping, if something can be spent on it."""
    power, _, place = about.partition(":")
    return AT_ONCE * production_value(view, player, place) if power == CHAOS_MAPPING else 0.0


def _destroyed(view: State, player: Player, planet: str) -> int:
    forces = view.planet(planet).forces
    return sum(force.count("infantry") for force in forces if force.seat != player.seat)


def peace_value(view: State, player: Player, question: Decision, option: Option) -> float:
    """By Minister of Peace a turn ends that is against own units."""
    against_own = player.seat in seats_with_units(view.galaxy[view.active])
    return float((option.word == END) == against_own)


def war_value(view: State, player: Player, question: Decision, option: Option) -> float:
    """By Minister of War another action follows, wherever most ships can move again then."""
    return 0.5 if option.word == KEEP else float(view.galaxy[option.word].ships(player.seat))
