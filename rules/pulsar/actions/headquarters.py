"""Headquarters projects: a pyramid, each project once, those above when those below are done."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.pulsar.actions.paying import pay, payment_costs, payment_facts, payment_gains, payments, read_payment, within
from rules.pulsar.benefits.benefits import grant
from rules.pulsar.benefits.bonus_dice import must_use_red, red_after, silver_needed
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects, tolerance
from rules.pulsar.benefits.telling import at_once, benefit_costs, benefit_gains, effect_points, together
from rules.pulsar.pyramid import open_projects
from rules.pulsar.state import Player, State


def project_options(state: State, player: Player) -> Iterator[Option]:
    """Projects that are open, for each die that pays."""
    for project in open_projects(player):
        if not red_after(player, project.benefit):
            continue
        values = within(project.die, tolerance(state, player.seat, "project"))
        for payment in payments(player, values, silver_only=silver_needed(project.benefit)):
            facts = {"project": project.id, "headquarters": player.headquarters, **payment_facts(payment)}
            costs = together(payment_costs(payment), benefit_costs(project.benefit))
            points = together(payment_gains(state, player, payment), effect_points(state, player.seat, "project"))
            gains = together(points, benefit_gains(project.benefit))
            yield Option(f"project:{project.id}:{payment.word}", "project", facts, costs, gains)


def complete_project(execution: Execution[State], player: Player, name: str, payment: str) -> None:
    """Pay, mark it as done, and take its benefit; a gate run is kept for a later flight."""
    project = player.board[name]
    pay(execution, player, read_payment(payment))
    player.projects.append(name)
    facts = {"project": name, "headquarters": player.headquarters}
    execution.tell("project", seat=player.seat, **facts, **results(at_once(project.benefit)))
    for technology, effect in effects(execution.state, player.seat, "project"):
        score(execution, player, effect.vp, technology.id)
    if project.benefit.gate_run is not None:
        player.runs.append(name)
    must_use_red(execution, player, project.benefit, f"project:{name}")
    grant(execution, player, project.benefit, f"project:{name}")
