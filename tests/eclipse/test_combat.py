"""The combat phase: who fights whom, retreat, population, reputation, and who takes a sector (chapter 6)."""

from __future__ import annotations

import pytest

from rules.eclipse.combat_phase.battle_rule import retreat_targets
from rules.eclipse.combat_phase.phase import NEUTRALS, next_parties, parties
from rules.eclipse.frames import KeepReputation, Occupation, Phase, SectorCombat
from rules.eclipse.game import GAME
from rules.eclipse.state import NO_SEAT
from tests.eclipse.kit import Table

MIDDLE = "-1,-1"


def fight(table: Table, tile: str, *lines: str, dice: tuple[int, ...] = ()) -> None:
    """Only the combat of one sector is left of the round; these moves are made in it, the first roll by itself."""
    combat = SectorCombat(tile, parties(table.state.sector(tile)))
    table.state.stack = [Phase("upkeep"), Occupation(), combat]
    table.start(*dice)
    table.play(*lines)


def free(table: Table, tile: str, place: str = MIDDLE) -> None:
    """A sector without ancients and discoveries."""
    sector = table.sector(tile, place)
    sector.ancients, sector.discovery = 0, False


def test_the_last_two_to_enter_fight_first() -> None:
    table = Table("terran-directorate", "terran-federation", "terran-union")
    free(table, "207")
    for seat in (0, 1, 2):
        table.ships("207", seat, interceptor=1)
    sector = table.state.sector("207")
    assert next_parties(table.state, sector) == (2, 1)
    sector.remove_ship(1, "interceptor")
    assert next_parties(table.state, sector) == (2, 0)


def test_the_owner_of_the_disc_defends_whenever_he_came() -> None:
    table = Table("terran-directorate", "terran-federation", "terran-union")
    free(table, "207")
    for seat in (1, 2, 0):
        table.ships("207", seat, interceptor=1)
    table.state.sector("207").disc = 0
    assert next_parties(table.state, table.state.sector("207")) == (2, 1)
    assert parties(table.state.sector("207"))[0] == 0


def test_ancients_fight_the_survivor() -> None:
    table = Table()
    table.sector("203", MIDDLE)
    for seat in (0, 1):
        table.ships("203", seat, interceptor=1)
    assert next_parties(table.state, table.state.sector("203")) == (1, 0)
    table.state.sector("203").remove_ship(1, "interceptor")
    assert next_parties(table.state, table.state.sector("203")) == (0, NEUTRALS)


def test_draco_do_not_fight_ancients_but_the_defense_system() -> None:
    table = Table("draco", "terran-directorate")
    table.sector("203", MIDDLE)
    table.ships("203", 0, cruiser=1)
    table.ships("001", 0, cruiser=1)
    assert next_parties(table.state, table.state.sector("203")) is None
    assert next_parties(table.state, table.state.sector("001")) == (0, NEUTRALS)


def test_a_cruiser_beats_an_ancient() -> None:
    """Initiative 2 each: the ancient defends and fires first, misses; computer +1 hits with fives; hull takes one."""
    table = Table()
    table.sector("211", MIDDLE)
    table.ships("211", 0, cruiser=1)
    fight(table, "211", dice=(2, 3))
    table.play("p1 engage fire", dice=(6, 1, 1))
    table.play("p1 engage fire", dice=(5,))
    sector = table.state.sector("211")
    assert (sector.ancients, sector.ships(0)) == (0, 1)
    assert [each["seat"] for each in table.told("won")] == [0]
    assert table.told("drew") == [{"seat": 0, "count": 2}]


def test_whoever_wins_takes_the_sector_and_its_discovery() -> None:
    table = Table()
    table.sector("211", MIDDLE)
    table.ships("211", 0, cruiser=1)
    fight(table, "211", dice=(2, 3))
    table.play("p1 engage fire", dice=(6, 1, 1))
    table.play("p1 engage fire", dice=(5,))
    table.play(f"p1 reputation {table.question('reputation').default[0]}", "p1 claim yes")
    assert table.state.sector("211").disc == 0
    assert table.asked() == {"discovery"}


def test_ships_retreat_to_own_sectors_without_enemies() -> None:
    table = Table()
    home = table.home().tile
    table.sector("102", "0,-1")
    table.ships("102", 0, cruiser=1)
    assert retreat_targets(table.state, "102", 0) == [home]
    table.ships(home, 1, interceptor=1)
    assert retreat_targets(table.state, "102", 0) == []


def test_a_squadron_retreats_at_its_next_activation() -> None:
    table = Table()
    home = table.home().tile
    free(table, "102", "0,-1")
    table.ships("102", 1, cruiser=1)
    table.ships("102", 0, interceptor=1)
    fight(table, "102")
    table.play(f"p1 engage retreat:{home}", dice=(1,))
    assert table.home().ships(0) == 2
    assert table.told("left")[0]["target"] == home
    assert table.told("retreats")[0]["tile"] == table.told("left")[0]["tile"] == "102"
    assert [each["seat"] for each in table.told("won")] == [1]


def test_who_fires_to_the_end_is_not_asked_again() -> None:
    table = Table()
    free(table, "102", "0,-1")
    table.ships("102", 1, cruiser=1)
    table.ships("102", 0, cruiser=1)
    fight(table, "102")
    table.play("p2 activation rule", dice=(1,))
    table.play("p1 engage to-the-end", dice=(1, 1, 1, 1, 6, 1, 6))
    assert [each["seat"] for each in table.told("won")] == [0]
    assert len(table.told("fired")) == 8


def test_reputation_is_not_drawn_for_taking_part_after_a_retreat() -> None:
    table = Table()
    free(table, "102", "0,-1")
    table.ships("102", 1, cruiser=1)
    table.ships("102", 0, interceptor=1)
    fight(table, "102")
    table.play(f"p1 engage retreat:{table.home().tile}", dice=(1,))
    assert [each["seat"] for each in table.told("drew")] == [1]


def population(table: Table) -> None:
    """Three cubes of player 2 in a sector, with ships of player 1, and computers of +3 on them."""
    sector = table.sector("203", MIDDLE, disc=1)
    sector.ancients, sector.discovery = 0, False
    sector.cubes = [True] * 3
    for name in ("money", "science", "materials"):
        table.player(1).track[name] -= 1
    table.ships("203", 0, interceptor=3)
    table.player().blueprints["interceptor"][0] = "gluon-computer"


def test_each_hit_destroys_a_cube() -> None:
    table = Table()
    population(table)
    fight(table, "203")
    table.play("p1 bombard attack", dice=(6, 3, 2))
    assert table.question("casualties").facts["count"] == 2
    table.play("p1 casualties 0 1")
    sector = table.state.sector("203")
    assert (sector.population, sector.disc) == (1, 1)
    assert table.told("held") == [{"seat": 1, "tile": "203", "cubes": 1}]
    assert sum(table.player(1).graveyard.values()) == 2
    assert table.told("drew") == []


def test_neutron_bombs_need_no_dice_and_the_disc_goes() -> None:
    table = Table()
    population(table)
    table.player().technologies.append("neutron-bombs")
    table.state.bag["neutron-bombs"] -= 1
    before = table.player(1).discs
    fight(table, "203", "p1 bombard attack")
    assert table.state.sector("203").population == 0
    assert table.player(1).discs == before + 1
    assert table.told("held") == []
    assert table.asked() == {"claim"}


@pytest.mark.parametrize(("discs", "answers"), [(3, ["p1 claim no"]), (0, [])])
def test_a_sector_that_nobody_takes_after_combat_says_why(discs: int, answers: list[str]) -> None:
    """*Ann wins the battle in 203*, and whose the sector was from then on stood nowhere."""
    table = Table()
    population(table)
    table.player().technologies.append("neutron-bombs")
    table.state.bag["neutron-bombs"] -= 1
    player = table.player()
    player.actions["influence"] = player.actions.get("influence", 0) + player.discs - discs
    player.discs, table.state.acting = discs, NO_SEAT
    fight(table, "203", "p1 bombard attack", *answers)
    assert table.told("left-free") == [{"seat": 0, "tile": "203", "discs": discs}]


def test_planta_die_without_dice() -> None:
    table = Table("terran-directorate", "planta")
    population(table)
    fight(table, "203", "p1 bombard attack")
    assert table.state.sector("203").population == 0


def test_population_can_be_spared() -> None:
    table = Table()
    population(table)
    fight(table, "203", "p1 bombard spare")
    assert table.state.sector("203").population == 3
    assert "claim" not in table.asked()


@pytest.mark.parametrize(("own", "kept"), [([], 1), ([1, 1, 1, 1], 4)])
def test_one_reputation_tile_is_kept_and_the_others_go_back(own: list[int], kept: int) -> None:
    table = Table("eridani", "terran-federation")
    player = table.player()
    for tile in player.reputation:
        table.state.reputation.append(tile)
    player.reputation = list(own)
    for tile in own:
        table.state.reputation.remove(tile)
    table.state.reputation.sort()
    table.sector("211", MIDDLE)
    table.ships("211", 0, cruiser=2)
    fight(table, "211", dice=(1, 1))
    table.play("p1 engage fire", dice=(6, 6))
    table.play(f"p1 reputation {table.question('reputation').default[0]}")
    assert len(player.reputation) == kept
    assert GAME.faults(table.state) == []


@pytest.mark.parametrize(("own", "replaced"), [([], 0), ([1, 2, 2, 3], 1)])
def test_only_its_owner_is_told_what_a_kept_reputation_tile_is_worth(own: list[int], replaced: int) -> None:
    """Reputation tiles lie face down: what it is worth is in no event that others see."""
    table = Table("hydran", "terran-union")
    table.player().reputation = own
    table.state.stack.append(KeepReputation(0, [2, 4]))
    table.play("p1 reputation tile:2")
    told = [event for event in table.events if event.kind == "own-reputation"]
    assert [(event.facts, event.seen_by) for event in told] == [({"points": 4, "replaced": replaced}, (0,))]
    assert table.told("kept-reputation") == [{"seat": 0, "count": 1}]
