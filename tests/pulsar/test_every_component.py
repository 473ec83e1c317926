"""Everything in the box can be used: each technology, project, goal and tile once, in a position made for it.

Random games seldom come to some of them; `python -m tools.coverage pulsar` counts how often games do.
"""

from __future__ import annotations

import pytest

from rules.pulsar.components import (
    EXPLORATION,
    FACES,
    FIRST_BOARDS,
    FIRST_GOALS,
    GOALS,
    HEADQUARTERS,
    ROUNDS,
    SIZES,
    SYSTEMS,
    TECHNOLOGIES,
    TRANSMITTERS,
)
from rules.pulsar.frames import ExplorationBonus, Keep
from rules.pulsar.game import GAME
from rules.pulsar.scoring.goals import best_division
from rules.pulsar.state import Patent, Pulsar, Tile
from testkit.coverage import covered
from testkit.games.pulsar_uses import components
from tests.pulsar.kit import Table, brought

CUBES = 20
EVERY = [f"{side}:{project}" for side, board in HEADQUARTERS.items() for project in board]


def boards(name: str) -> list[str]:
    """The board of this technology, and those of a first game in the other categories."""
    own = FACES[TECHNOLOGIES[name].board]
    return [own.id if FACES[board].category == own.category else board for board in FIRST_BOARDS]


@pytest.mark.parametrize("name", TECHNOLOGIES)
def test_a_technology_is_patented(name: str) -> None:
    technology = TECHNOLOGIES[name]
    table = Table(3, boards=boards(name))
    player = table.turn(technology.die, round=ROUNDS)
    player.one, player.cubes = 0, CUBES
    (word,) = table.words(start=f"patent:{name}:")
    told = table.play(f"p1 turn {word}")
    assert name in [event.facts.get("technology") for event in told]
    assert [patent.seat for patent in table.state.patents[name]] == [0]
    while table.pending()[0].kind != "turn":
        table.default()
    assert player.dice == ([technology.benefit.double.silver] if technology.benefit.double else [])


@pytest.mark.parametrize("name", EVERY)
def test_a_project_is_completed(name: str) -> None:
    side, _, project = name.partition(":")
    printed = HEADQUARTERS[side][project]
    table = Table(3)
    player = table.turn(printed.die)
    player.headquarters, player.projects = side, [each for each in HEADQUARTERS[side] if each < project]
    player.one, player.cubes = 0, CUBES
    (word,) = table.words(start=f"project:{project}:")
    told = table.play(f"p1 turn {word}")
    assert project in [event.facts.get("project") for event in told]
    assert player.runs == [project] * (printed.benefit.gate_run is not None)


@pytest.mark.parametrize("name", TRANSMITTERS)
def test_a_transmitter_goes_online(name: str) -> None:
    table = Table(3)
    player = table.turn(*TRANSMITTERS[name].dice)
    player.one = 0
    table.offer(name)
    table.play(f"p1 turn {table.words(start=f'transmitter:{name}:')[0]}")
    while not player.tile(name).online:
        table.play(f"p1 turn {table.words(start=f'build:{name}:')[0]}")
    assert [event.facts["tile"] for event in table.events if event.kind == "online"] == [name]


@pytest.mark.parametrize("tile", EXPLORATION)
def test_an_exploration_tile_is_used(tile: str) -> None:
    table = Table(3)
    table.turn()
    drawn = [tile, next(other for other in EXPLORATION if other != tile)]
    for each in drawn:
        table.state.exploration.remove(each)
    table.state.stack.append(Keep(0, drawn))
    table.play(f"p1 keep {tile}")
    assert [event.facts["tile"] for event in table.events if event.kind == "explored"] == [tile]


@pytest.mark.parametrize("tile", SYSTEMS)
def test_an_exploration_bonus_is_had(tile: str) -> None:
    table = Table(3)
    table.turn()
    table.reveal("s01", tile)
    table.state.stack.append(ExplorationBonus(0, "s01"))
    told = table.play("p1 bonus printed")
    said_at_once = brought(told, "bonus") != [{}] or "bonus-die" in {event.kind for event in told}
    assert said_at_once or table.kinds() != ["turn"]


def fulfil(table: Table, name: str) -> None:
    """Seat 0 has just what a goal asks for."""
    goal, player, state = GOALS[name], table.players[0], table.state
    number = range(goal.least)
    places = list(state.cluster.of_kind("pulsar"))
    if goal.what == "stations":
        for place in list(state.cluster.of_kind("system"))[: goal.least]:
            table.reveal(place, state.unexplored[0], 0)
    elif goal.what == "patents":
        state.patents = {each: [Patent(0, 0)] for each in list(TECHNOLOGIES)[: goal.least]}
    elif goal.what.startswith("spinning"):
        sizes = ["small"] if goal.what == "spinning-same-size" else list(SIZES)
        state.pulsars = {places[n]: Pulsar(0, sizes[n % len(sizes)], spinning=True) for n in number}
    elif goal.what == "online-transmitters":
        player.tiles = [Tile(name, online=True) for name in list(TRANSMITTERS)[: goal.least]]
    elif goal.what == "projects":
        player.headquarters, player.projects = "a1", list(HEADQUARTERS["a1"])[: goal.least]
    elif goal.what == "used-gate-runs":
        player.headquarters, player.projects = "a1", runs("a1")[: goal.least]
    else:
        raise KeyError(goal.what)


def runs(side: str) -> list[str]:
    """The projects of a headquarters that give a gate run."""
    return [each.id for each in HEADQUARTERS[side].values() if each.benefit.gate_run is not None]


@pytest.mark.parametrize("name", GOALS)
def test_a_goal_is_met_with_all_its_bonuses(name: str) -> None:
    table = Table(3, goals=[name, *[other for other in FIRST_GOALS if other[0] != name[0]][:2]])
    player = table.turn()
    assert best_division(table.state, player).levels[0] == 0
    fulfil(table, name)
    player.cubes = CUBES
    assert best_division(table.state, player).levels[0] == 1 + len(GOALS[name].bonuses)


def test_what_games_use_is_counted() -> None:
    coverage = covered(GAME, ["one", "two"])
    chapters = components()
    assert {chapter for chapter, _ in coverage.times} <= set(chapters)
    assert all(id in chapters[chapter] for chapter, id in coverage.times)
    assert {"technology", "transmitter", "system tile", "gyrodyne taken"} <= {chapter for chapter, _ in coverage.times}
    never = coverage.unused()
    assert f"technology: {68 - len(never['technology'])} of 68" in "\n".join(coverage.lines())
