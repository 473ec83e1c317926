"""Objectives: each is met by what it asks for, and not by one less of it (61)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from random import Random
from typing import NamedTuple

import pytest

from bot.words.texts import Texts
from rules.core.flow import Execution
from rules.ti4.components.action_cards import DECK
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS, Trait
from rules.ti4.components.systems import SYSTEM_OF, SYSTEMS
from rules.ti4.components.technologies import COLOURS, TECHNOLOGIES, TechnologyKind
from rules.ti4.objectives.secrets import score_deed
from rules.ti4.phases.status import why_not
from rules.ti4.scoring.conditions import met, scorable
from rules.ti4.scoring.deeds import Deed, Destruction, Victory, met_by
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, State
from tests.ti4.positions import empty_galaxy, put

Change = Callable[[State], object]


class Case(NamedTuple):
    """What makes an objective met in an empty galaxy, and what is just not enough."""

    met: Change
    short: Change


def own(*planets: str) -> Change:
    def change(state: State) -> None:
        for planet in planets:
            state.planet(planet).owner = 0

    return change


def own_of(number: int, trait: Trait, *others: str) -> Change:
    """So many planets of a trait, and others."""
    return own(*[id for id in IN_GALAXY if PLANETS[id].trait == trait][:number], *others)


def own_outside(number: int) -> Change:
    """So many planets outside home systems, besides those of the own one."""
    return own(*[id for id in IN_GALAXY if not SYSTEMS[SYSTEM_OF[id]].home][:number])


def own_special(number: int) -> Change:
    """So many planets with a specialty, and one without."""
    return own(*[id for id in IN_GALAXY if PLANETS[id].specialty][:number], "quann")


def holding(number: int) -> Change:
    """So many action cards."""
    return lambda state: state.players[0].hand.extend(DECK[:number])


def know(*technologies: str) -> Change:
    return lambda state: state.players[0].technologies.extend(technologies)


def colour(kind: TechnologyKind, number: int) -> list[str]:
    """So many generic technologies of a colour."""
    return [each.id for each in TECHNOLOGIES.values() if each.kind == kind and each.faction is None][:number]


def ships(*places: str) -> Change:
    """A fighter in each of these places."""

    def change(state: State) -> None:
        for place in places:
            put(state, place, 0, fighter=1)

    return change


def units(kind: str, *numbers: int) -> Change:
    """Units of a kind, so many in each of a few places."""

    def change(state: State) -> None:
        ground = kind in ("pds", "space_dock")
        for where, number in zip(
            ("jord", "quann", "lodor") if ground else ("101", "102", "103"), numbers, strict=False
        ):
            put(state, where, 0, **{kind: number})

    return change


def goods(number: int) -> Change:
    """So many trade goods, and nothing else to spend."""

    def change(state: State) -> None:
        state.players[0].trade_goods = number
        state.players[0].commodities = 9
        state.planet("jord").exhausted = True

    return change


def tokens(tactic: int, strategy: int) -> Change:
    def change(state: State) -> None:
        state.players[0].pools = replace(state.players[0].pools, tactic=tactic, strategy=strategy, fleet=9)

    return change


def both(*changes: Change) -> Change:
    return lambda state: [change(state) for change in changes]


def dock(seat: int, where: str) -> Change:
    return lambda state: put(state, where, seat, space_dock=1)


IN_GALAXY = [planet.id for system in empty_galaxy().galaxy.values() for planet in system.planets]
ALPHA, BETA, OTHER_ALPHA = "202", "201", "302"
IN_AN_ANOMALY = "311"  # which has no other beside it
DREADNOUGHTS_AND_ONE_OF_ANOTHER = both(
    units("dreadnought", 2, 2), lambda state: put(state, "103", 1, dreadnought=1), units("cruiser", 1)
)
CASES = {
    "corner-the-market": Case(own_of(4, "industrial"), both(own_of(3, "industrial"), own_of(3, "cultural"))),
    "develop-weaponry": Case(know("war-sun", "pds-2"), know("pds-2", *colour("warfare", 4))),
    "diversify-research": Case(
        know(*colour("biotic", 2), *colour("warfare", 2)), know(*colour("biotic", 3), *colour("warfare", 1), "pds-2")
    ),
    "erect-a-monument": Case(
        both(own("starpoint"), lambda s: setattr(s.players[0], "trade_goods", 1)), own("lodor", "torkan")
    ),
    "expand-borders": Case(own_outside(6), both(own_outside(5), own("arc-prime"))),
    "found-research-outposts": Case(own_special(3), own_special(2)),
    "intimidate-council": Case(
        ships("101", "104"), both(ships("101", "000"), lambda state: put(state, "103", 0, infantry=1))
    ),
    "lead-from-the-front": Case(tokens(2, 1), tokens(1, 1)),
    "negotiate-trade-routes": Case(goods(5), goods(4)),
    "sway-the-council": Case(own("mecatol-rex"), own("torkan", "mellon")),
    "form-a-spy-network": Case(holding(5), holding(4)),
    "centralize-galactic-trade": Case(goods(10), goods(9)),
    "conquer-the-weak": Case(own("kamdorn"), own("mecatol-rex")),
    "form-galactic-brain-trust": Case(own_special(5), own_special(4)),
    "found-a-golden-age": Case(
        own("lodor", "starpoint", "zohbat", "bereg"), own("lodor", "starpoint", "zohbat", "quann")
    ),
    "galvanize-the-people": Case(tokens(3, 3), tokens(3, 2)),
    "manipulate-galactic-law": Case(
        own("mecatol-rex", "torkan", "rarron", "mellon"), own("mecatol-rex", "torkan", "rarron", "quann")
    ),
    "master-the-sciences": Case(
        both(*[know(*colour(each, 2)) for each in COLOURS]),
        know(*colour("propulsion", 2), *colour("biotic", 2), *colour("warfare", 4), *colour("cybernetic", 1), "pds-2"),
    ),
    "revolutionize-warfare": Case(know("war-sun", "pds-2", "spec-ops-2"), know("war-sun", "pds-2", "sarween-tools")),
    "subdue-the-galaxy": Case(own_outside(11), both(own_outside(10), own("arc-prime"))),
    "unify-the-colonies": Case(own_of(6, "hazardous"), own_of(5, "hazardous", "mecatol-rex", "quann")),
    "adapt-new-strategies": Case(know("spec-ops-2", "advanced-carrier-2"), know("spec-ops-2", "valefar-assimilator-x")),
    "become-the-gatekeeper": Case(ships(ALPHA, BETA), ships(ALPHA, OTHER_ALPHA)),
    "control-the-region": Case(
        ships("101", "102", "103", "104", "105", "106"), ships("101", "101", "103", "104", "105", "106")
    ),
    "cut-supply-lines": Case(
        both(ships("304"), dock(1, "hercant")), both(ships("301", "305"), dock(0, "jord"), dock(1, "hercant"))
    ),
    "establish-a-perimeter": Case(units("pds", 2, 2), units("pds", 2, 1)),
    "forge-an-alliance": Case(own_of(4, "cultural"), own_of(3, "cultural", "mecatol-rex", "lor")),
    "fuel-the-war-machine": Case(units("space_dock", 1, 1, 1), both(units("space_dock", 1, 1), dock(1, "lor"))),
    "gather-a-mighty-fleet": Case(units("dreadnought", 2, 2, 1), DREADNOUGHTS_AND_ONE_OF_ANOTHER),
    "learn-the-secrets-of-the-cosmos": Case(ships("304", "307", "310"), ships("304", "307", IN_AN_ANOMALY)),
    "master-the-laws-of-physics": Case(know(*colour("biotic", 4)), know(*colour("biotic", 3), *colour("warfare", 3))),
    "mine-rare-metals": Case(own_of(4, "hazardous"), own_of(3, "hazardous", "lor")),
    "monopolize-production": Case(own_of(4, "industrial"), own_of(3, "industrial", "quann")),
    "occupy-the-seat-of-the-empire": Case(
        both(own("mecatol-rex"), ships("000", "000", "000")), both(own("mecatol-rex"), ships("000", "000", "101"))
    ),
    "threaten-enemies": Case(ships("303"), ships("302")),
}

FROM_ANOTHER = Destruction(0, 1, ("cruiser", "flagship"), "combat")
BOMBED = Destruction(0, 1, ("infantry",), "bombardment", ("ground-force",))
SHOT = Destruction(0, 1, ("fighter", "cruiser"), "space-cannon", ("ship",))
DEEDS: dict[str, tuple[Deed, tuple[Deed, ...]]] = {  # what meets an objective, and what just does not
    "destroy-their-greatest-ship": (
        FROM_ANOTHER,
        (
            Destruction(0, 1, ("dreadnought",), "combat", ("ship",)),
            replace(FROM_ANOTHER, owner=0),
            replace(FROM_ANOTHER, seat=2),
        ),
    ),
    "make-an-example-of-their-world": (
        BOMBED,
        (replace(BOMBED, last=()), replace(BOMBED, by="combat"), replace(BOMBED, last=("structure",))),
    ),
    "turn-their-fleets-to-dust": (SHOT, (replace(SHOT, last=()), replace(SHOT, by="other"))),
    "spark-a-rebellion": (Victory(0, 1, "ground"), (Victory(0, 2, "ground"), Victory(1, 0, "space"))),
    "unveil-flagship": (
        Victory(0, 2, "space", flagship=True),
        (Victory(0, 2, "space"), Victory(0, 2, "ground", flagship=True)),
    ),
}


def test_every_objective_has_its_case() -> None:
    assert {*CASES, *DEEDS} == {*OBJECTIVES}
    assert len(CASES) + len(DEEDS) == len(OBJECTIVES) == 40
    assert {*DEEDS} == {objective.id for objective in OBJECTIVES.values() if objective.phase == "action"}


@pytest.mark.parametrize("objective", CASES)
def test_an_objective_is_met_by_what_it_asks_for_and_not_by_less(objective: str) -> None:
    case = CASES[objective]
    state = empty_galaxy()
    assert not met(state, state.players[0], objective)
    case.short(state)
    assert not met(state, state.players[0], objective)
    state = empty_galaxy()
    case.met(state)
    assert met(state, state.players[0], objective)
    assert not met(state, state.players[5], objective), "another player has none of it"


@pytest.mark.parametrize("objective", DEEDS)
def test_a_deed_meets_its_objective_and_nothing_less_does(objective: str) -> None:
    state = empty_galaxy()
    state.players[1].vp["custodians"] = 1  # who has the most points
    deed, others = DEEDS[objective]
    assert met_by(state, deed.seat, objective, deed)
    assert not met(state, state.players[0], objective), "no position meets it"
    for other in others:
        assert not met_by(state, 0, objective, other)


def test_deeds_meet_no_objective_of_another_sort() -> None:
    state = empty_galaxy()
    for objective in {*OBJECTIVES} - {*DEEDS}:
        assert not any(met_by(state, 0, objective, deed) for deed, _ in DEEDS.values())
    assert not met_by(state, 0, "turn-their-fleets-to-dust", BOMBED)


def test_players_with_equally_many_points_all_have_the_most_but_nobody_who_is_out_of_the_game() -> None:
    state = empty_galaxy()
    assert met_by(state, 0, "spark-a-rebellion", Victory(0, 1, "space"))
    state.players[0].vp["imperial"] = 1  # the winner is alone ahead
    assert not met_by(state, 0, "spark-a-rebellion", Victory(0, 1, "space"))
    state.players[1].vp["imperial"] = 1
    state.players[2].vp["imperial"] = 5
    state.players[2].eliminated = True
    assert met_by(state, 0, "spark-a-rebellion", Victory(0, 1, "space"))


def test_a_cost_asks_for_one_thing_so_that_no_trade_good_counts_twice() -> None:
    costs = [objective.cost for objective in OBJECTIVES.values() if objective.cost]
    assert len(costs) == 9
    assert all(sum(number > 0 for number in asdict(cost).values()) == 1 for cost in costs)


def test_public_objectives_need_every_home_planet_also_beside_the_galaxy_and_secret_ones_do_not() -> None:
    state = empty_galaxy("creuss", "hacan")
    assert OFF_THE_MAP in state.galaxy
    state.objectives = ["negotiate-trade-routes"]
    for player in state.players:
        player.trade_goods = 5
        player.secrets = ["control-the-region"]
    ships("101", "102", "103", "104", "105", "106")(state)
    assert [*scorable(state, state.players[0])] == ["negotiate-trade-routes", "control-the-region"]
    state.planet("creuss").owner = NO_SEAT
    state.planet("kamdorn").owner = 0
    assert [*scorable(state, state.players[0])] == ["control-the-region"]
    assert [*scorable(state, state.players[1])] == []
    assert [*scorable(state, state.players[2])] == ["negotiate-trade-routes"]
    state.players[2].scored = ["negotiate-trade-routes"]
    assert [*scorable(state, state.players[2])] == []


def test_an_answer_that_may_score_something_unseen_counts_at_once() -> None:
    """Whether anything is scored must not show whoever gave it what the other holds, if it could be taken back (61)."""

    def closes(state: State, deed: Deed) -> bool:
        execution: Execution[State] = Execution(state, Random(1), state.stack)
        assert not score_deed(execution, deed)
        return execution.closed

    state = empty_galaxy()
    state.players[1].vp = {"custodians": 1}
    assert not closes(state, Victory(0, 1, "space"))
    state.players[0].secrets = ["control-the-region"]
    assert closes(state, Victory(0, 1, "space"))
    assert not closes(state, Victory(0, 2, "space"))
    state.players[2].scored = ["spark-a-rebellion"]
    assert not closes(state, Victory(0, 1, "space"))


def test_of_the_seat_of_the_empire_it_is_said_which_part_is_missing() -> None:
    """Three ships at a planet of nobody's were *0 of 3*."""
    state, told = empty_galaxy(), Texts("en")
    ships("000", "000", "000")(state)
    reason = why_not(state, state.players[0], "occupy-the-seat-of-the-empire")
    assert (reason.code, reason.details["there"]) == ("objective-lacks-planet", 3)
    assert told.refusal(reason, "ti4").endswith("you do not control Mecatol Rex, and have 3 of 3 ships there.")
    own("mecatol-rex")(state)
    assert met(state, state.players[0], "occupy-the-seat-of-the-empire")
    state = empty_galaxy()
    own("mecatol-rex")(state)
    assert why_not(state, state.players[0], "occupy-the-seat-of-the-empire").code == "objective-lacks"
