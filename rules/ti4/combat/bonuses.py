"""What abilities of sheets and flagships make of combat rolls, and of no other dice (34, 56)."""

from __future__ import annotations

from collections.abc import Collection

from rules.ti4.combat.flagships import CMORRAN_NORR, HYLARIM, NUMBERED, has_flagship
from rules.ti4.components.units import UnitKind
from rules.ti4.state import Player, State

OF_ABILITIES = {"unrelenting": 1, "fragile": -1}
LEGION, AGAINST_LEGION = "tekklar-legion", "against-tekklar-legion"  # a note, and what it does to its owner
OF_LEGION = {LEGION: 1, AGAINST_LEGION: -1}
LED = 1  # of ships beside C'morran N'orr
HYLARIM_EXTRA = 9  # what a die of J.N.S. Hylarim shows, before anything is added, where it makes two hits more


def ability_bonus(player: Player) -> int:
    """What the abilities of a sheet add to every combat roll: Unrelenting, Fragile.

    1, -1, or 0 without either (34). Not while something takes the player's abilities away, and of no other dice.
    """
    return sum(bonus for ability, bonus in OF_ABILITIES.items() if player.able(ability))


def legion_bonus(lasting: Collection[str], seat: int) -> int:
    """What Tekklar Legion adds to the combat rolls of a player, as it was noted in a ground combat."""
    return sum(bonus for word, bonus in OF_LEGION.items() if f"p{seat + 1}:{word}" in lasting)


def led_bonus(state: State, seat: int, kind: UnitKind) -> int:
    """What C'morran N'orr adds to the combat rolls of other ships of its player in its system."""
    return LED * (kind != "flagship" and has_flagship(state, seat, CMORRAN_NORR))


def extra_from(state: State, seat: int, kind: UnitKind) -> int | None:
    """What a combat die of a ship has to show to make more than one hit; None where it never does."""
    return HYLARIM_EXTRA if kind == "flagship" and has_flagship(state, seat, HYLARIM) else None


def aiming(state: State, seat: int) -> tuple[UnitKind, ...]:
    """The ships of a player whose hits in a space combat go to others than fighters, if possible: beside [0.0.1]."""
    return ("flagship", "dreadnought") if has_flagship(state, seat, NUMBERED) else ()
