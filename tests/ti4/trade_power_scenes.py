"""Tables at which factions have just used what they can do with trade, technology and cards."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.test_hacan import arbiting, networked
from tests.ti4.test_jolnar import agreed, following
from tests.ti4.test_l1z1x import enhanced
from tests.ti4.test_mentak import gaining
from tests.ti4.test_muaat import burning
from tests.ti4.test_winnu import producing
from tests.ti4.test_xxcha import trained
from tests.ti4.test_yssaril import looking


def pillaging() -> Table:
    """Mentak take a trade good of a neighbor."""
    table = gaining()
    table.play("p2 play-now pillage:trade-goods")
    return table


def brilliant() -> Table:
    """Jol-Nar may resolve the primary ability of Technology."""
    return following(resources=True)


def agreeing() -> Table:
    """What Jol-Nar research another gains by their note."""
    table = agreed()
    table.play("p1 research gravity-drive")
    return table


def enhancing() -> Table:
    """The note of L1Z1X moves a command token."""
    table = enhanced()
    table.play("p1 action activate:202")
    while table.state.acting == 0:
        table.default()
    return table


def burnt() -> Table:
    """The note of Muaat brings war suns."""
    table = burning()
    table.play("p1 action card:fires-of-the-gashlai.2")
    return table


def peeking() -> Table:
    """Yssaril see a hand, and are asked which card they take."""
    return looking("plague.1", "spy.1")


def swapping() -> Table:
    """Winnu have swapped what their planet is worth, and may make units."""
    table = producing()
    table.play("p1 hand hegemonic-trade-policy:winnu")
    return table


def swapped_back() -> Table:
    """Their production is over."""
    table = swapping()
    table.play("p1 produce")
    return table


def trading_cards() -> Table:
    """Hacan have traded an action card."""
    table = arbiting()
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1 get:trade-goods=2", "p2 offers accept:p1")
    return table


def offering_cards() -> Table:
    """Hacan offer an action card, and could offer more."""
    table = arbiting()
    table.play("p1 deal with:p2", "p1 terms give:plague.1=1", "p1 deal with:p3")
    return table


def swapping_strategy_cards() -> Table:
    """Hacan may swap a strategy card as the phase ends."""
    table = networked()
    table.cards("warfare", "trade", "construction", "politics", "diplomacy", "leadership")
    return table


def cancelling() -> Table:
    """Xxcha may cancel a card."""
    table = trained("mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:jord")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    pillaging,
    brilliant,
    agreeing,
    enhancing,
    burnt,
    peeking,
    swapping,
    swapped_back,
    trading_cards,
    offering_cards,
    swapping_strategy_cards,
    cancelling,
)
