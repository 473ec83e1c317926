"""Patents: technologies up to the time marker, two owners each at most."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Illegal, Option, Unavailable
from rules.core.flow import Execution, results
from rules.pulsar.actions.paying import pay, payment_costs, payment_facts, payment_gains, payments, read_payment, within
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.bonus_dice import must_use_red, red_after, silver_needed
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects, tolerance
from rules.pulsar.benefits.telling import at_once, benefit_costs, benefit_gains, effect_points, together
from rules.pulsar.components import TECHNOLOGIES, Technology
from rules.pulsar.counting import count
from rules.pulsar.state import Patent, Player, State

OWNERS = 2
NOTHING = -1  # as the die of a payment: none is named


def patent_options(state: State, player: Player) -> Iterator[Option]:
    """Technologies one may patent now, for each die that pays."""
    off = tolerance(state, player.seat, "patent")
    for technology in state.technologies():
        if barred(state, player, technology) is None:
            values = within(technology.die, off)
            for payment in payments(player, values, silver_only=silver_needed(technology.benefit)):
                facts = {"technology": technology.id, **payment_facts(payment)}
                costs = together(payment_costs(payment), benefit_costs(technology.benefit))
                gains = together(payment_gains(state, player, payment), patent_gains(state, player, technology))
                yield Option(f"patent:{technology.id}:{payment.word}", "patent", facts, costs, gains)


def patent_gains(state: State, player: Player, technology: Technology) -> dict[str, str | int]:
    """What a patent brings at once, and by its id what it does later."""
    own: dict[str, str | int] = {"vp": points_now(state, player, technology, more=1)}
    if technology.kind != "immediate":
        own["does"] = technology.id
    return together(effect_points(state, player.seat, "patent"), benefit_gains(technology.benefit), own)


def points_now(state: State, player: Player, technology: Technology, *, more: int) -> int:
    """The points of a technology that counts something at once; `more`: patents that are yet to be counted."""
    effect = technology.effect
    if effect is None or effect.op != "score-each":
        return 0
    return effect.vp * (count(state, player, effect.what) + more * (effect.what == "patents"))


def barred(state: State, player: Player, technology: Technology) -> Illegal | None:
    """Why a player may not patent a technology whatever the dice; None where they may."""
    owners = state.patents.get(technology.id, [])
    if technology.row > state.round:
        return Illegal("technology-later", round=technology.row)
    if any(patent.seat == player.seat for patent in owners):
        return Illegal("technology-owned")
    one_icon = technology.icons == 1
    if len(owners) == OWNERS or (owners and one_icon and len(state.players) == 2):
        return Illegal("technology-full")
    if one_icon and any(patent.round == state.round for patent in owners):
        return Illegal("technology-this-round")
    if not red_after(player, technology.benefit):
        return Illegal("technology-bonus-die")
    return None


def unavailable_patents(state: State, player: Player) -> Iterator[Unavailable]:
    """Technologies that cannot be patented now, and why."""
    for technology in state.technologies():
        reason = barred(state, player, technology)
        option = Option(f"patent:{technology.id}", "patent", {"technology": technology.id, "paid": NOTHING})
        if reason is not None:
            yield Unavailable(option, reason)
        else:
            values = within(technology.die, tolerance(state, player.seat, "patent"))
            if not any(payments(player, values, silver_only=silver_needed(technology.benefit))):
                yield Unavailable(option, Illegal("no-die", die=technology.die))


def take_patent(execution: Execution[State], player: Player, name: str, payment: str) -> None:
    """Pay and take the patent. What it does for patents and dice begins with the next action."""
    state, technology = execution.state, TECHNOLOGIES[name]
    pay(execution, player, read_payment(payment))
    for earlier, effect in list(effects(state, player.seat, "patent")):
        score(execution, player, effect.vp, earlier.id)
    state.patents.setdefault(name, []).append(Patent(player.seat, state.round))
    points = points_now(state, player, technology, more=0)
    player.vp += points
    gains = together({"vp": points}, at_once(technology.benefit))
    execution.tell("patent", seat=player.seat, technology=name, **results(gains))
    must_use_red(execution, player, technology.benefit, name)
    grant(execution, player, technology.benefit, name)
