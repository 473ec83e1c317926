"""What options may lead to: the odds of a battle that a move begins, or of one that is fought on or left.

For people who decide. It is worked out from what everybody sees, with dice of its own, and takes up to a second where
fleets are great: too long for where games are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache

from rules.core.decisions import Decision, Facts, Option, Pick
from rules.core.records import record
from rules.eclipse.battle.fleets import Fight, Side
from rules.eclipse.battle.steps import begin, retreat
from rules.eclipse.combat_phase.battle_rule import both_sides, fight_of, seat_of
from rules.eclipse.combat_phase.decisions import FIRE, FIRING, after_die, battle_of
from rules.eclipse.combat_phase.phase import parties
from rules.eclipse.galaxy.presence import has_hostile_neutrals
from rules.eclipse.odds import MANY, Odds, odds
from rules.eclipse.state import NO_SEAT, Player, Sector, State

EFFORT = 0.2  # of that of one battle by itself, for all battles of a question together
LEAST_EFFORT = 0.02
GREAT_BATTLES = 4  # at least MANY ships are in them; of more for one question nothing is said
KEPT = 512


@record
class Prospect:
    """A battle from the side of one player, some of whose ships may be `leaving` it."""

    fight: Fight
    side: Side
    leaving: bool = False


def forecast(view: State, decision: Decision) -> Mapping[str, Facts]:
    """By option, the chance to win a battle, and the ships that are likely to be lost in it.

    Options that lead to no battle are left out, and so are very great battles but for the first few: it takes up to a
    second.
    """
    find = PROSPECTS.get(decision.kind)
    if find is None or not isinstance(decision.ask, Pick):
        return {}
    player = view.players[decision.seat]
    found = {option.word: prospect for option in decision.ask.options for prospect in find(view, player, option)}
    looked_at = {prospect.fight for prospect in found.values()}
    great = [fight for fight in dict.fromkeys(prospect.fight for prospect in found.values()) if _is_great(fight)]
    looked_at -= {*great[GREAT_BATTLES:]}
    effort = max(LEAST_EFFORT, EFFORT / max(1, len(looked_at)))
    return {word: _said(prospect, effort) for word, prospect in found.items() if prospect.fight in looked_at}


def _is_great(fight: Fight) -> bool:
    return sum(one.survivors for one in fight.squadrons) >= MANY


def chance_to_win(view: State, seat: int, effort: float) -> float:
    """The chance that a player wins the battle that is being fought, if nobody retreats."""
    prospect = next(_in_battle(view, view.players[seat], Option(FIRE)))
    return _wins(prospect.side, known_odds(prospect.fight, effort))


@lru_cache(KEPT)
def known_odds(fight: Fight, effort: float) -> Odds:
    """The odds of a fight; they are asked for again with every look at a panel."""
    return odds(fight, effort=effort)


def _said(prospect: Prospect, effort: float) -> Facts:
    found = known_odds(prospect.fight, effort)
    rows = zip(prospect.fight.squadrons, found.survivors, strict=True)
    lost = sum(one.survivors - sum(chances) for one, chances in rows if one.side == prospect.side)
    won = "odds-all-the-same" if prospect.leaving else "odds"
    return {won: f"{100 * _wins(prospect.side, found):.0f}%", "losses": f"{max(0.0, lost):.1f}"}


def _wins(side: Side, found: Odds) -> float:
    if side == "attacker":
        return found.attacker
    return found.defender


def _after_a_move(view: State, player: Player, option: Option) -> Iterator[Prospect]:
    """The first battle that the ships would fight with the others of their owner, as ships stand now."""
    if not option.facts.get("battle"):
        return
    sector = deepcopy(view.sector(str(option.facts["target"])))
    for _ in range(int(option.facts["count"])):
        sector.add_ship(player.seat, str(option.facts["ship"]))
    attacker, defender = _opponents(sector, player)
    if NO_SEAT in (attacker, defender) and not has_hostile_neutrals(sector, player):
        return
    side: Side = "attacker" if attacker == player.seat else "defender"
    yield Prospect(begin(both_sides(view, sector, attacker, defender, {})), side)


def _opponents(sector: Sector, player: Player) -> tuple[int, int]:
    """Attacker and defender of the first battle of a player here, if all who came later have lost theirs but one."""
    present = parties(sector)
    place = present.index(player.seat)
    if place + 1 < len(present):
        return present[place + 1], player.seat
    return player.seat, present[place - 1] if place else NO_SEAT


def _in_battle(view: State, player: Player, option: Option) -> Iterator[Prospect]:
    """The battle after the active squadron fires, or declares its retreat; nobody else does."""
    battle = battle_of(view)
    side: Side = "attacker" if seat_of(battle, "attacker") == player.seat else "defender"
    fight = fight_of(view, battle)
    leaving = option.word not in FIRING
    yield Prospect(retreat(fight) if leaving else fight, side, leaving)


def _after_a_die(view: State, player: Player, option: Option) -> Iterator[Prospect]:
    """The battle once a die has gone to a ship and those that are left by the rule, as is one that is not chosen."""
    battle = battle_of(view)
    side: Side = "attacker" if seat_of(battle, "attacker") == player.seat else "defender"
    if after := after_die(view, option.word):
        alike = [replace(one, damage=tuple(sorted(one.damage))) for one in after.squadrons]
        yield Prospect(replace(after, squadrons=tuple(alike)), side)


PROSPECTS: Mapping[str, Callable[[State, Player, Option], Iterator[Prospect]]] = {
    "move": _after_a_move,
    "engage": _in_battle,
    "assign": _after_a_die,
}
