"""Start a gaia project (action 2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Illegal, Option, Unavailable
from rules.core.flow import Execution, results
from rules.gaia.components import ROUNDS, TRACKS
from rules.gaia.economy.goods import pay
from rules.gaia.economy.power import power_tokens
from rules.gaia.economy.waste import waste
from rules.gaia.frames import PowerTokens
from rules.gaia.reach import EXTRA_QIC_SHOWN, Reach, needless, projects, too_far
from rules.gaia.state import Player, State


def project_cost(player: Player) -> int:
    """Power tokens a gaia project takes, by the gaia track; 0 where there can be none."""
    return TRACKS["gaia"].project_cost[player.research["gaia"]]


def _refused(player: Player) -> Illegal | None:
    """Why the player can start no project anywhere."""
    cost = project_cost(player)
    held = power_tokens(player.power)
    if not cost:
        return Illegal("project-level")
    if not player.gaiaformers:
        return Illegal("project-gaiaformers")
    if held >= cost:
        return None
    return Illegal("project-tokens", need=cost, have=held)


def project_sites(state: State, player: Player, bonus: int = 0) -> dict[str, int]:
    """Transdim planets where a gaia project can start now, with the qic each takes."""
    if _refused(player):
        return {}
    formed = projects(state)
    free = (at for at, planet in state.planets.items() if planet == "transdim" and at not in formed)
    return Reach(state, player, bonus).among(free)


def project_options(state: State, player: Player, bonus: int = 0) -> list[Option]:
    """An option for each transdim planet in reach."""
    return [_option(player, at, qic) for at, qic in project_sites(state, player, bonus).items()]


def _option(player: Player, at: str, qic: int) -> Option:
    costs = {"tokens": project_cost(player), "qic": qic, "gaiaformers": 1}
    return Option(f"gaiaformer:{at}", "gaia", {"hex": at}, costs, {"becomes": "gaia"})


def unavailable_projects(state: State, player: Player, bonus: int = 0) -> Iterator[Unavailable]:
    """Transdim planets, in reach and a little beyond, on which no project can start."""
    if reason := _refused(player):
        yield Unavailable(Option("gaiaformer", "gaia"), reason)
        return
    wide = Reach(state, player, bonus, beyond=EXTRA_QIC_SHOWN)
    formed = projects(state)
    found = project_sites(state, player, bonus)
    for at, planet in state.planets.items():
        qic = wide.qic(at)
        if planet != "transdim" or qic is None or at in found:
            continue
        taken = Illegal("project-own" if at in player.projects else "project-taken")
        yield Unavailable(_option(player, at, qic), taken if at in formed else too_far(state, player, at, bonus))


def start_project(execution: Execution[State], player: Player, at: str, bonus: int = 0) -> None:
    """Set a gaiaformer down, in place, and send power tokens to the gaia area, for which bowls may be asked.

    Raises `Illegal` pick-unknown (word) where no project can be started.
    """
    qic = project_sites(execution.state, player, bonus).get(at)
    if qic is None:
        raise Illegal("pick-unknown", word=at)
    if bonus and needless(execution.state, player, at, bonus):
        waste(execution, player.seat, "range")
    if execution.state.round == ROUNDS:  # it would be done in the next gaia phase
        waste(execution, player.seat, "project")
    pay(player, {"qic": qic})
    player.gaiaformers -= 1
    player.projects.append(at)
    tokens = project_cost(player)
    execution.tell("project", seat=player.seat, hex=at, **results({}, {"tokens": tokens}))
    execution.push(PowerTokens(player.seat, "gaia", tokens))
