"""Tables at which powers of the phases, of agendas and of production are asked about, or were just used."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting
from tests.ti4.status_scenes import passing, to_the_end


def growing() -> Table:
    """Mitosis asks for a planet."""
    table = acting("arborec", "xxcha", "sol")
    table.lay("203", "19", 0)
    table.put("203", 2, flagship=1)
    return passing(table)


def moving() -> Table:
    """Bioplasmosis is asked about, and Genesis has got its infantry."""
    table = growing()
    table.player().technologies.append("bioplasmosis")
    table = to_the_end(table)
    table.play("p1 play-now bioplasmosis")
    return table


def moved() -> Table:
    """It has been used."""
    table = moving()
    table.play("p1 bioplasmosis from:nestphar=2 to:wellon=2")
    return table


def by_flagship() -> Table:
    """Duha Menaimon makes units."""
    table = acting("arborec", "xxcha", "sol")
    table.put("304", 0, flagship=1)
    table.play("p1 action activate:304", "p1 hand duha-menaimon")
    return table


def swapping() -> Table:
    """Acquiescence is used, and the Naalu are first."""
    table = Table("winnu", "naalu", "hacan")
    table.give_note(2, "acquiescence.1")
    table.play("p3 instructions file:acquiescence.1:always")
    table.cards(*SIX)
    return table


def supporting() -> Table:
    """Military Support brings infantry."""
    table = acting("xxcha", "hacan", "sol")
    table.lay("203", "19", 0)
    table.give_note(0, "military-support.3")
    table.play("p1 instructions file:military-support.3:always")
    table.player(1).passed = True
    table.player().spent_cards = [*table.player().strategy_cards]
    table.play("p1 action pass")
    return table


def quashing() -> Table:
    """An agenda can be quashed, and Nekro may predict."""
    table = acting("sol", "xxcha", "nekro")
    table.lay_open("mutiny")
    return table


def quashed() -> Table:
    """It was, and another one lies open."""
    table = quashing()
    table.play("p1 council", "p2 council quash", "p3 council")
    return table


def predicted() -> Table:
    """Nekro's prediction has come about."""
    table = quashing()
    table.play("p1 council vote:for exhaust:jord", "p2 council", "p3 council galactic-threat:for")
    return table


def propagating() -> Table:
    """Nekro pays for tokens in the place of a technology."""
    table = acting("nekro", "sol", "hacan")
    table.player().strategy_cards = ["technology"]
    table.player().trade_goods = 6
    table.play("p1 action strategic:technology", "p1 gain-tokens tactic=3")
    return table


def propagated() -> Table:
    """They are paid."""
    table = propagating()
    table.play("p1 research tokens")
    return table


def reclaiming() -> Table:
    """The Winnu have taken Mecatol Rex."""
    table = acting("winnu", "sol", "hacan")
    table.state.galaxy["000"].custodians = False
    table.put("101", 0, carrier=1, infantry=3)
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=3", "p1 commit mecatol-rex=3")
    return table


def reclaimed() -> Table:
    """They have built there."""
    table = reclaiming()
    table.play("p1 play-now reclamation")
    return table


def accords() -> Table:
    """A planet can join the Xxcha."""
    table = acting("xxcha", "sol", "hacan")
    table.player().strategy_cards = ["diplomacy"]
    table.lay("203", "19", 1)
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    return table


def joined() -> Table:
    """One has."""
    table = accords()
    table.play("p1 play-now peace-accords:wellon")
    return table


def spinning() -> Table:
    """Yin Spinner is asked about."""
    table = acting("yin", "sol", "hacan")
    table.player().technologies.append("yin-spinner")
    table.play("p1 action activate:304", "p1 produce infantry:darien=2 pay:darien=1")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    *(growing, moving, moved, by_flagship, swapping, supporting, quashing, quashed, predicted, propagating),
    *(propagated, reclaiming, reclaimed, accords, joined, spinning),
)
