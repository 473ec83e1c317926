"""Dice that a player assigns by hand (chapter 6): asked is about every die that can hit, whichever fell first."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from rules.core.flow import Execution
from rules.core.play import copy
from rules.eclipse.combat_phase.battle_rule import fight_of
from rules.eclipse.combat_phase.decisions import AssignRule
from rules.eclipse.combat_phase.phase import parties
from rules.eclipse.frames import Assign, Battle, Phase, SectorCombat, Squadron
from rules.eclipse.game import GAME
from tests.eclipse.kit import Table

CENTRE = "102"


def volley(
    table: Table,
    shooter: str,
    count: int,
    rolls: tuple[int, ...],
    enemies: dict[str, int],
    *,
    missiles: bool = False,
) -> Table:
    """A squadron of player 1 has rolled in a sector with ships of player 2."""
    sector = table.sector(CENTRE, "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships(CENTRE, 1, **enemies)
    table.ships(CENTRE, 0, **{shooter: count})
    squadrons = [Squadron(shooter, "attacker", [0] * count, "engaged")]
    squadrons += [Squadron(kind, "defender", [0] * number, "engaged") for kind, number in enemies.items()]
    battle = Battle(CENTRE, 0, 1, squadrons, round=int(not missiles), attacking=not missiles, rolls=list(rolls))
    table.state.stack = [Phase("upkeep"), SectorCombat(CENTRE, parties(sector), [0, 1]), battle, Assign(0)]
    battle.turn = turn_of(table, battle)
    return table


def turn_of(table: Table, battle: Battle) -> int:
    """The place of the shooting squadron in the order of activation."""
    return fight_of(table.state, battle).order.index(0)


def swift(table: Table, kind: str, *parts: str) -> None:
    """Player 1 has these parts in the first slots of a class, whatever they cost."""
    for slot, part in enumerate(parts):
        table.player().blueprints[kind][slot] = part


def ways(table: Table) -> set[tuple[tuple[str, tuple[int, ...]], ...]]:
    """How the enemy's ships can stand when all dice are assigned by hand, each choice tried."""
    battle = next(frame for frame in table.state.stack if isinstance(frame, Battle))
    if not any(isinstance(frame, Assign) for frame in table.state.stack):
        return {tuple((each.ship, tuple(sorted(each.damage))) for each in battle.squadrons[1:])}
    found = set()
    for word in table.options("assign"):
        if word != "rule":
            other = Table()
            other.state = copy(GAME, table.state)
            give(other, word)
            found |= ways(other)
    return found


def give(table: Table, word: str) -> None:
    """Give the answer to the open question, and carry out what follows without a choice, but not the next volley."""
    rule, stack = AssignRule(), table.state.stack
    execution = Execution(table.state, Random(1), stack)
    frame = stack[-1]
    assert isinstance(frame, Assign)
    rule.do(execution, frame, (word,))
    if frame in stack and not rule.asks(table.state, frame):
        rule.run(execution, frame)


@pytest.mark.parametrize("rolls", [(1, 6), (6, 1)])
def test_a_die_that_misses_first_takes_no_choice_away(rolls: tuple[int, int]) -> None:
    """Two interceptors hit with a six only: it may go to the cruiser or the interceptor, whichever die shows it."""
    table = volley(Table(), "interceptor", 2, rolls, {"interceptor": 1, "cruiser": 1})
    asked = table.question("assign")
    assert asked.facts["die"] == 6
    assert set(table.options("assign")) == {"rule", "1.1", "2.1"}
    give(table, "1.1")
    battle = next(frame for frame in table.state.stack if isinstance(frame, Battle))
    assert battle.squadrons[1].damage == [1]
    assert battle.squadrons[2].damage == [0]


@pytest.mark.parametrize("rolls", set(permutations((1, 5, 6))))
def test_the_order_in_which_dice_fall_does_not_matter(rolls: tuple[int, ...]) -> None:
    """A five hits only ships without a shield, a six all: whichever fell first, the six is asked about first."""
    table = Table()
    table.player().blueprints["interceptor"][0] = "electron-computer"
    table.player(1).blueprints["cruiser"][0] = "gauss-shield"
    volley(table, "interceptor", 3, rolls, {"interceptor": 1, "cruiser": 1})
    assert table.question("assign").facts["die"] == 6
    assert ways(table) == {(("interceptor", (1,)), ("cruiser", (1,))), (("interceptor", (1,)), ("cruiser", (0,)))}


@pytest.mark.parametrize("rolls", [(1, 1, 6, 6), (6, 1, 1, 6), (1, 6, 6, 1)])
def test_missiles_are_assigned_die_by_die(rolls: tuple[int, ...]) -> None:
    """A pair of plasma missiles each: two sixes may destroy both ships, whichever dice show them."""
    table = Table()
    swift(table, "interceptor", "plasma-missile")
    volley(table, "interceptor", 2, rolls, {"interceptor": 2, "cruiser": 1}, missiles=True)
    assert set(table.options("assign")) == {"rule", "1.1", "1.2", "2.1"}
    assert ways(table) == {(("interceptor", (0, 2)), ("cruiser", (2,))), (("interceptor", (2, 2)), ("cruiser", (0,)))}


@pytest.mark.parametrize(("weak", "strong"), [((1, 6), (1, 6)), ((6, 1), (6, 1)), ((1, 6), (6, 1))])
def test_cannons_of_several_damages_each_get_their_choice(weak: tuple[int, int], strong: tuple[int, int]) -> None:
    """One ion and one plasma die hit: the strong one is asked about first, the weak one has the other ship."""
    table = Table()
    swift(table, "cruiser", "ion-cannon", "plasma-cannon", "hull")
    volley(table, "cruiser", 2, (*weak, *strong), {"interceptor": 1, "cruiser": 1})
    assert table.question("assign").facts == {"die": 6, "damage": 2, "tile": CENTRE}
    assert ways(table) == {(("interceptor", (1,)), ("cruiser", (2,))), (("interceptor", (2,)), ("cruiser", (1,)))}


def test_a_volley_half_assigned_before_goes_on() -> None:
    """The dice from the first on were assigned one after the other once: what was chosen so holds."""
    table = volley(Table(), "interceptor", 3, (6, 1, 6), {"interceptor": 2, "cruiser": 1})
    frame = table.state.stack[-1]
    assert isinstance(frame, Assign)
    frame.chosen = [[1, 0], []]
    assert set(table.options("assign")) == {"rule", "1.2", "2.1"}
    give(table, "2.1")
    battle = next(frame for frame in table.state.stack if isinstance(frame, Battle))
    assert [each.damage for each in battle.squadrons[1:]] == [[1, 0], [1]]


@pytest.mark.parametrize("rolls", set(permutations((6, 3, 2))))
def test_an_attack_on_population_counts_hits_whichever_fell_first(rolls: tuple[int, ...]) -> None:
    table = Table()
    sector = table.sector("203", "-1,-1", disc=1)
    sector.ancients, sector.discovery, sector.cubes = 0, False, [True] * 3
    table.ships("203", 0, interceptor=3)
    table.player().blueprints["interceptor"][0] = "gluon-computer"
    table.state.stack = [Phase("upkeep"), SectorCombat("203", parties(sector))]
    table.start()
    table.play("p1 bombard attack", dice=rolls)
    assert table.question("casualties").facts["count"] == 2
    assert len(table.options("casualties")) == 3
