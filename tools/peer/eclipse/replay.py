"""Records of battles, told apart by what they hold.

There are exact chances (`p_attacker_wins`), battles with all their dice (`dice`), and short ones whose dice come round
again (`dice_cycle`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import cycle, islice
from typing import Any

from rules.eclipse.battle.automatic import Volley, fight_out
from rules.eclipse.battle.fleets import Side, Squadron, squadron
from rules.eclipse.battle.profiles import Profile
from rules.eclipse.battle.steps import begin
from rules.eclipse.odds import Policy, odds
from tools.peer import replay
from tools.peer.eclipse.fights import CLASSES, damage, name, squadrons, survivals
from tools.peer.replay import Look, Record
from tools.peer.verdict import Difference, same

CLOSE = 1e-4

# A short record names classes only, which have the blueprints everybody begins with.
BLUEPRINTS = {
    "INT": Profile(initiative=3, cannons=(1,)),
    "CRU": Profile(initiative=2, hull=1, computer=1, cannons=(1,)),
}
ANCIENT = Profile(initiative=2, hull=1, computer=1, cannons=(1, 1))


class Replay(replay.Replay):
    """One battle."""

    def __init__(self, record: Record, look: Look | None = None) -> None:
        super().__init__(record, look)
        self.game = None
        self.state = None

    @property
    def length(self) -> int:
        """A volley is a line; exact chances are one."""
        return len(self.record.get("volleys", "1"))

    def run(self) -> None:
        """Fight, or reckon, and compare."""
        _check(self.record)(self.record)

    def place(self) -> str:
        """The whole record."""
        return "battle"

    def open_questions(self) -> list[tuple[int, str]]:
        """Nobody is asked."""
        return []


def skipped(record: Record) -> str:
    """No battle is left out; what is none fails."""
    return ""


def _check(record: Mapping[str, Any]) -> Callable[[Mapping[str, Any]], None]:
    return next(check for key, check in CHECKS.items() if key in record)


def _chances(record: Mapping[str, Any]) -> None:
    fleets = squadrons(record)
    for policies, expected in record["p_attacker_wins"].items():
        by_side = _policies(policies, npc=record["defender_is_npc"])
        found = odds(fleets, attacker=by_side["attacker"], defender=by_side["defender"])
        same(f"{policies}: method", "exact", found.method)
        _close(policies, expected, found.attacker)
    found = odds(fleets)
    for side, rows in record["survival_npc_rule_focus"].items():
        ours = survivals(found.survivors, fleets)[side]
        for row, chances in zip(rows, ours, strict=True):
            for number, (expected, chance) in enumerate(zip(row, chances, strict=True), 1):
                _close(f"{side} keeps {number}", expected, chance)


def _policies(name: str, *, npc: bool) -> dict[str, Policy]:
    """How both sides assign dice."""
    if name == "optimal_players_npc_focus":
        return {"attacker": "best", "defender": "focus" if npc else "best"}
    if name == "npc_rule_spread":
        return {"attacker": "spread", "defender": "spread"}
    same("policies", "npc_rule_focus", name)
    return {"attacker": "focus", "defender": "focus"}


def _close(what: str, expected: float, got: float) -> None:
    if abs(expected - got) > CLOSE:
        raise Difference(what, expected, got)


def _trace(record: Mapping[str, Any]) -> None:
    stream = iter(record["dice"])
    volleys: list[Volley] = []
    fight, winner = fight_out(
        begin(squadrons(record)), lambda number: list(islice(stream, number)), watch=volleys.append
    )
    for expected, volley in zip(record["volleys"], volleys, strict=True):
        _volley(expected, volley)
    same("dice left", [], list(stream))
    losses = {name(one): len(one.damage) - one.survivors for one in fight.squadrons}
    same("result", record["result"], {"winner": winner, "rounds": fight.round, "losses": losses})


def _volley(expected: Mapping[str, Any], volley: Volley) -> None:
    fleet = volley.after.squadrons
    shooter = fleet[volley.squadron]
    where = f"round {volley.round}, {name(shooter)}"
    same(f"{where}: round", expected["round"], volley.round)
    same(f"{where}: shooter", expected["shooter"], name(shooter))
    rolls = [[damage, roll] for damage, roll in zip(volley.dice, volley.rolls, strict=True)]
    same(f"{where}: rolls", expected["rolls"], rolls)
    same(f"{where}: hits", [tuple(die.values()) for die in expected["assigned"]], _assigned(volley))
    same(f"{where}: damage", expected["damage_after"], {name(one): damage(one) for one in fleet})


def _assigned(volley: Volley) -> list[tuple[int, int, str | None]]:
    """The dice with their ships, the strongest and of those the highest first."""
    found: list[tuple[int, int, str | None]] = []
    for points, roll, hit in zip(volley.dice, volley.rolls, volley.hits, strict=True):
        ship = None
        if hit is not None:
            ship = f"{name(volley.after.squadrons[hit.squadron])}#{hit.ship}"
        found.append((points, roll, ship))
    return sorted(found, key=lambda die: (-die[0], -die[1]))


def _short(record: Mapping[str, Any]) -> None:
    stream = cycle(record["dice_cycle"])
    fleets = list(_initial(record))
    fight, winner = fight_out(begin(fleets), lambda number: list(islice(stream, number)))
    lost: dict[Side, int] = {"attacker": 0, "defender": 0}
    for one in fight.squadrons:
        lost[one.side] += len(one.damage) - one.survivors
    got = {
        "winner": winner,
        "rounds": fight.round,
        "ancients_lost": lost["defender"],
        "attackers_lost": lost["attacker"],
    }
    same("result", record["expected"], got)


def _initial(record: Mapping[str, Any]) -> Iterator[Squadron]:
    for letters, number in record["attacker"]:
        yield squadron(CLASSES[letters], "attacker", BLUEPRINTS[letters], number)
    yield squadron("ancient", "defender", ANCIENT)


CHECKS: Mapping[str, Callable[[Mapping[str, Any]], None]] = {
    "p_attacker_wins": _chances,
    "dice_cycle": _short,
    "dice": _trace,
}
