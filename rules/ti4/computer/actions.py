"""Which action a computer player performs: the one worth most; it passes when none is worth a command token."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from rules.core.decisions import Decision, Option, Pick
from rules.opponents.reasons import Reason, Reasoned, total
from rules.ti4.computer.hand.cards import action_card_reasons
from rules.ti4.computer.military.expeditions import Expedition, Expeditions
from rules.ti4.computer.military.reach import reachable
from rules.ti4.computer.production import made, production_value
from rules.ti4.computer.reasons import why
from rules.ti4.computer.strategy import primary
from rules.ti4.computer.tokens import to_act_with, token_value
from rules.ti4.galaxy.adjacency import seats_with_units
from rules.ti4.laws.discarded import END, KEEP
from rules.ti4.phases.turns import BEFORE, CARD, STRATEGIC
from rules.ti4.state import Player, State
from rules.ti4.tactical.activation import ACTIVATE, CHAOS_MAPPING
from rules.ti4.technology.bacterial_weapon import BACTERIAL_WEAPON

INFANTRY = 0.1  # a ground force of others that Bacterial Weapon destroys

AT_ONCE = 100.0  # times as much as what uses up the action

Valued = tuple[float, str, Sequence[Reason], Expedition | None]  # an action: its worth, word, why; what it begins


def best_actions(view: State, player: Player, ask: Pick) -> Iterator[Reasoned]:
    """The actions worth more than to pass, best first; some come again."""
    expeditions = Expeditions(view, player.seat)
    found = [*_valued(view, player, ask, expeditions)]
    for value, word, because, expedition in sorted(found, key=lambda each: -each[0]):
        if value > 0 and (expedition is None or expeditions.possible(expedition)):
            yield Reasoned((word,), because)


def _valued(view: State, player: Player, ask: Pick, expeditions: Expeditions) -> Iterator[Valued]:
    able = to_act_with(view, player) > 0
    near = reachable(view, player.seat) if able else set[str]()
    for option in ask.options:
        word, _, about = option.word.partition(":")
        if word in BY_OPTION:
            because = [*BY_OPTION[word](view, player, option)]
            yield total(because), option.word, because, None
        elif word == ACTIVATE and able:
            tactical = [*_production(view, player, about), why("token", -token_value(player), n=player.pools.tactic)]
            value = total(tactical)
            yield value, option.word, tactical, None
            for each in expeditions.to(about) if about in near else ():
                yield value + each.value, option.word, [*each.because, *tactical], each


def _production(view: State, player: Player, place: str) -> Iterator[Reason]:
    """What producing in a system is worth that is activated; nothing where ships of others would have to go first."""
    if not view.galaxy[place].ships_of_others(player.seat):
        yield from made(view, player, place)


def _primary(view: State, player: Player, option: Option) -> Iterator[Reason]:
    yield primary(view, player, option.word.partition(":")[2])


def _before(view: State, player: Player, option: Option) -> Iterator[Reason]:
    """What costs no action comes before any: a unit by Chaos Mapping, if something can be spent on it."""
    power, _, place = option.word.partition(":")[2].partition(":")
    if power == CHAOS_MAPPING and (value := production_value(view, player, place)):
        yield why("free-unit", AT_ONCE * value)


def _bacterial_weapon(view: State, player: Player, option: Option) -> Iterator[Reason]:
    if number := _destroyed(view, player, option.word.partition(":")[2]):
        yield why("destroys-infantry", INFANTRY * number, n=number)


def _destroyed(view: State, player: Player, planet: str) -> int:
    forces = view.planet(planet).forces
    return sum(force.count("infantry") for force in forces if force.seat != player.seat)


BY_OPTION: Mapping[str, Callable[[State, Player, Option], Iterator[Reason]]] = {
    STRATEGIC: _primary,
    CARD: action_card_reasons,
    BEFORE: _before,
    BACTERIAL_WEAPON: _bacterial_weapon,
}


def ended_by_peace(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """By Minister of Peace a turn ends that is against own units."""
    against_own = player.seat in seats_with_units(view.galaxy[view.active])
    if (option.word == END) == against_own:
        yield why("attacks-you" if against_own else "attacks-others", 1.0)
    else:
        yield why("lets-happen" if against_own else "no-use")


def freed_by_war(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """By Minister of War another action follows, wherever most ships can move again then."""
    if option.word == KEEP:
        yield why("keeps-law", 0.5)
    else:
        ships = view.galaxy[option.word].ships(player.seat)
        yield why("ships-there", float(ships), n=ships)
