"""What lies in the box: numbers and totals, as the rulebook and the printed components have them."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.pulsar.components import (
    AWARDS,
    BOARDS,
    COPY_COST,
    CUBES_PER_POINT,
    DICE,
    ENGINEERING,
    EVEN_START,
    EXPLORATION,
    FACES,
    FIRST_BOARDS,
    FIRST_GOALS,
    GOALS,
    GYRODYNE_VP,
    HEADQUARTERS,
    INITIATIVE_VP,
    MODIFIERS,
    PENALTIES,
    PULSAR_VP,
    SIZES,
    SPACES,
    START_SPACE,
    STARTING_VP,
    SYSTEMS,
    TECHNOLOGIES,
    TRANSMITTERS,
    Benefit,
    Double,
    Effect,
    GateRun,
    Purchase,
    station_vp,
)
from rules.pulsar.replaceable import own_values

ANY = ("small", "medium", "large")


@pytest.mark.parametrize(("players", "blue", "dead"), [(2, 24, 13), (3, 27, 14), (4, 31, 19)])
def test_planets_by_number_of_players(players: int, blue: int, dead: int) -> None:
    used = [planet.kind for tile in SYSTEMS.values() for planet in tile.planets if planet.min_players <= players]
    assert (len(SYSTEMS), used.count("blue"), used.count("dead")) == (17, blue, dead)


@pytest.mark.parametrize(("players", "blue", "dead"), [(2, 1, 0), (3, 1, 1), (4, 2, 2)])
def test_a_tile_shrinks_with_few_players(players: int, blue: int, dead: int) -> None:
    used = [planet.kind for planet in SYSTEMS["t15"].planets if planet.min_players <= players]
    assert (used.count("blue"), used.count("dead")) == (blue, dead)


def test_bonuses_of_systems() -> None:
    bonuses = [tile.benefit for tile in SYSTEMS.values()]
    assert sorted(bonus.red for bonus in bonuses if bonus.red) == [1, 1, 2]
    assert sum(len(bonus.gyrodynes) for bonus in bonuses) == 7
    assert [
        sum(amounts) for amounts in zip(*((bonus.cubes, bonus.one, bonus.two) for bonus in bonuses), strict=True)
    ] == [
        6,
        8,
        3,
    ]
    assert SYSTEMS["t07"].benefit == Benefit(gyrodynes=(ANY,))
    assert SYSTEMS["t13"].benefit == Benefit(cubes=1, two=1)


def test_twelve_faces_of_three_boards() -> None:
    assert BOARDS == {
        "i": ("ai", "bi", "ci", "di"),
        "ii": ("aii", "bii", "cii", "dii"),
        "iii": ("aiii", "biii", "ciii", "diii"),
    }
    assert [FACES[face].values for face in FIRST_BOARDS] == [(0, 2), (1, 0, 2), (0, 2, 4)]


@pytest.mark.parametrize("letter", "abcd")
def test_technologies_of_a_letter(letter: str) -> None:
    own = [technology for technology in TECHNOLOGIES.values() if technology.board.startswith(letter)]
    assert [Counter(technology.row for technology in own)[row] for row in range(1, 9)] == [3, 3, 2, 2, 2, 2, 2, 1]
    assert {technology.row for technology in own if technology.icons == 2} == {1, 8}
    assert all(FACES[technology.board].letter == letter for technology in own)


def test_what_the_68_technologies_do() -> None:
    """Counted in the list of technologies at the end of the rulebook."""
    effects = Counter(technology.effect.op for technology in TECHNOLOGIES.values() if technology.effect)
    assert effects == {
        "final-each": 11,
        "final-buy": 2,
        "final-steps": 1,
        "final-goal": 1,
        "final-stations": 1,
        "production-each": 3,
        "production-steps": 3,
        "score-each": 2,
        "gate-length": 3,
        "patent": 2,
        "project": 2,
        "transmitter-die": 2,
        "spin": 2,
        "heavy-gyrodyne": 1,
        "visit-pulsar": 1,
        "claim-visited": 1,
        "station": 1,
        "station-without-bonus": 1,
        "station-bonus": 1,
        "exploration-bonus": 1,
        "exploration-draw": 1,
        "gate-run": 1,
        "gate-run-gate": 1,
        "online-vp": 1,
        "red-die": 1,
        "copy": 1,
    }
    benefits = [technology.benefit for technology in TECHNOLOGIES.values() if technology.benefit != Benefit()]
    assert len(benefits) == len(TECHNOLOGIES) - sum(effects.values()) == 20
    assert sum(bool(benefit.double) for benefit in benefits) == 6
    assert sum(bool(benefit.teleport) for benefit in benefits) == 4
    assert sorted(benefit.paid_red.red for benefit in benefits if benefit.paid_red) == [5, 6]


def test_some_technologies() -> None:
    assert TECHNOLOGIES["ai-m2"].benefit == Benefit(isolated=1, gyrodynes=(ANY,))
    assert TECHNOLOGIES["aii-r5"].benefit == Benefit(exploration=2, one=1, two=1)
    assert TECHNOLOGIES["aiii-l6"].benefit == Benefit(double=Double(3, 2))
    assert TECHNOLOGIES["aiii-l7"].effect == Effect("final-steps", "spinning-sizes", steps=(0, 4, 8, 16))
    assert TECHNOLOGIES["bi-m1"].effect == Effect("heavy-gyrodyne", vp=2, tolerance=2)
    assert TECHNOLOGIES["ci-l2"].effect == Effect("copy", cubes=3)
    assert TECHNOLOGIES["cii-r5"].benefit == Benefit(teleport=("system", "pulsar", "gate"))
    assert TECHNOLOGIES["diii-r6"].effect == Effect("production-each", "spinning-large", vp=2)


@pytest.mark.parametrize(
    ("side", "dice", "runs", "gyrodynes"),
    [
        ("a1", 27, 4, 3),
        ("a2", 24, 5, 1),
        ("b1", 26, 4, 2),
        ("b2", 27, 5, 2),
        ("c1", 27, 4, 3),
        ("c2", 26, 5, 0),
        ("d1", 28, 4, 2),
        ("d2", 27, 5, 0),
    ],
)
def test_a_side_of_the_headquarters(side: str, dice: int, runs: int, gyrodynes: int) -> None:
    projects = HEADQUARTERS[side].values()
    assert sum(project.die for project in projects) == dice
    assert sum(bool(project.benefit.gate_run) for project in projects) == runs
    assert sum(len(project.benefit.gyrodynes) for project in projects) == gyrodynes
    assert [project.row for project in projects] == [1, 1, 1, 2, 2, 3, 3, 4]


def test_the_pyramid() -> None:
    """The second row rests on two projects each, the third on the one below, the top on all others."""
    side = HEADQUARTERS["c2"]
    assert [project.below for project in side.values()] == [
        (),
        (),
        (),
        ("1a", "1b"),
        ("1b", "1c"),
        ("2a",),
        ("2b",),
        ("3a", "3b"),
    ]
    assert side["4a"].benefit == Benefit(vp=2, exploration=1, gate_run=GateRun("choose", 4))


def test_transmitters_come_in_three_groups() -> None:
    assert Counter(tile.group for tile in TRANSMITTERS.values()) == {"a": 8, "b": 8, "c": 8}
    shown = [tile.group for tile in TRANSMITTERS.values()]
    assert shown[6:9] == ["a", "a", "b"]  # in round 3
    most = max(half for tile in TRANSMITTERS.values() for half in (tile.left, tile.right) if half is not None)
    assert 2 * most <= 6  # a link is a die


def test_goals() -> None:
    assert [(goal.what, goal.least) for goal in GOALS.values()] == [
        ("spinning-same-size", 2),
        ("spinning-same-size", 3),
        ("spinning-sizes", 2),
        ("spinning", 3),
        ("online-transmitters", 3),
        ("online-transmitters", 4),
        ("stations", 9),
        ("stations", 11),
        ("patents", 5),
        ("patents", 6),
        ("projects", 5),
        ("used-gate-runs", 3),
    ]
    assert (GOALS["5a"].vp, GOALS["5a"].bonuses) == (6, (Purchase(4, 6), Purchase(1, 6)))
    assert FIRST_GOALS == ("3a", "4a", "5a")


def test_exploration_tiles() -> None:
    assert sum(kind.count for kind in EXPLORATION.values()) == 12
    assert EXPLORATION["station"].benefit == Benefit(stations=1)


def test_the_dice_board() -> None:
    assert (SPACES, START_SPACE, PENALTIES) == (15, 8, {14: 1, 15: 2})
    assert DICE == {2: 7, 3: 7, 4: 9}
    assert EVEN_START == {2: (2, 3, 4, 5), 3: (2, 3, 4, 5), 4: (1, 2, 3, 4, 5, 6)}
    assert STARTING_VP == (5, 6, 7, 8)
    assert ENGINEERING[2] == (Benefit(cubes=2), Benefit(cubes=1), Benefit(vp=1), Benefit())
    assert ENGINEERING[3] == (Benefit(cubes=3), Benefit(cubes=2), Benefit())
    assert ENGINEERING[4] == (Benefit(cubes=3), Benefit(cubes=2), Benefit(cubes=1), Benefit())
    assert INITIATIVE_VP == {2: (7, 4, 2, 0), 3: (7, 4, 0), 4: (7, 4, 2, 0)}
    assert {token.id: token.dice for token in MODIFIERS.values()} == {"one": (1, 2), "two": (2,)}
    assert COPY_COST == 4


def test_gyrodynes() -> None:
    printed = {size.id: (size.take, size.spin, size.vp, size.count) for size in SIZES.values()}
    assert printed == {"small": (1, 3, 1, 10), "medium": (2, 5, 2, 10), "large": (4, 6, 3, 10)}
    assert AWARDS == (7, 4)


def test_final_points() -> None:
    assert [station_vp(number) for number in (0, 13, 14, 15)] == [0, 50, 53, 56]
    assert (PULSAR_VP, GYRODYNE_VP, CUBES_PER_POINT) == (1, 1, 2)


def test_values_of_our_own_can_be_listed() -> None:
    """Those that nobody outside the publisher has told: see docs/rules/pulsar.md."""
    listed = {(value.file, value.id, value.field) for value in own_values()}
    sides = {name for file, name, field in listed if (file, field) == ("headquarters.toml", "")}
    assert sides == set(HEADQUARTERS) - {"a2", "c2"}
    assert {name for file, name, _ in listed if file == "transmitters.toml"} == set(TRANSMITTERS)
    assert {name for file, name, field in listed if field == "values"} == set(FACES) - set(FIRST_BOARDS)
    assert {name for file, name, field in listed if (file, field) == ("goals.toml", "vp")} == set(GOALS) - {"5a"}
    assert ("final_scoring.toml", "stations", "vp") in listed
    assert not any(file in ("systems.toml", "gyrodynes.toml", "dice_board.toml") for file, _, _ in listed)
