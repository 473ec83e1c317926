"""Set-up: starting goods, first structures, boosters, chosen components."""

from __future__ import annotations

from random import Random

from rules.core.game import Setup
from rules.core.play import parse, step
from rules.gaia.components import TRACKS
from rules.gaia.game import GAME
from tests.gaia.kit import Table


def placing(*factions: str) -> list[tuple[str, str]]:
    """Who places first structures, in order, and what."""
    table = Table(*factions, until="settle")
    placed = []
    while any(decision.kind == "settle" for decision in table.pending()):
        seat = table.pending()[0].seat
        table.default()
        placed.append((table.state.players[seat].faction, list(table.state.players[seat].structures.values())[-1]))
    return placed


def test_mines_go_clockwise_and_back() -> None:
    assert [who for who, _ in placing("terrans", "taklons", "geodens")] == [
        "terrans",
        "taklons",
        "geodens",
        "geodens",
        "taklons",
        "terrans",
    ]


def test_xenos_place_a_third_mine_and_ivits_their_institute_last_of_all() -> None:
    assert placing("ivits", "xenos", "terrans") == [
        ("xenos", "mine"),
        ("terrans", "mine"),
        ("terrans", "mine"),
        ("xenos", "mine"),
        ("xenos", "mine"),
        ("ivits", "institute"),
    ]


def test_boosters_are_taken_from_the_last_player_back() -> None:
    table = Table("terrans", "xenos", "taklons", until="booster")
    takers = []
    while table.state.round == 0:
        takers.append(table.pending()[0].seat)
        table.default()
    assert takers == [2, 1, 0]


def test_there_are_three_boosters_more_than_players() -> None:
    table = Table("terrans", "xenos", "taklons")
    assert len(table.state.boosters) == 3


def test_starting_levels_give_their_bonus_at_once() -> None:
    table = Table("geodens", "terrans", "xenos", "ambas", until="settle")
    assert table["geodens"].ore == 6
    assert table["terrans"].gaiaformers == 1
    assert table["xenos"].qic == 2
    assert table["ambas"].qic == 2
    assert Table("gleens", "terrans", until="settle")["gleens"].ore == 5


def test_taklons_begin_with_the_brainstone_in_bowl_one() -> None:
    power = Table("taklons", "terrans", until="settle")["taklons"].power
    assert (power.one, power.two, power.stone) == (2, 4, "1")


def test_nobody_charges_during_set_up() -> None:
    table = Table("terrans", "xenos", "taklons", until="booster")
    assert table.kinds(2) == ["booster"]
    assert [player.vp for player in table.state.players] == [10, 10, 10]


def test_components_can_be_chosen_one_after_another() -> None:
    state = GAME.new(Setup(2, {"components": "chosen"}), Random(1))
    slots = []
    while (question := GAME.pending(state)[0]).kind == "component":
        slots.append(question.facts["slot"])
        step(GAME, state, parse(f"p1 component {question.ask.options[-1].word}"), Random(1))
    assert len(slots) == 5 + 9 + 6 + 1 + 6 + 2
    assert len(set(state.round_tiles)) == 6
    assert set(state.advanced) == set(TRACKS)
    assert GAME.pending(state)[0].kind == "faction"


def test_boosters_that_others_took_first_are_barred() -> None:
    table = Table("terrans", "xenos", until="booster")
    table.play("p2 booster booster3")
    assert table.why("p1 booster booster3") == ("booster-taken", {})


def test_each_first_structure_says_which_it_is_and_where_its_faction_is_at_home() -> None:
    table = Table("ivits", "xenos", "terrans", until="settle")
    told = []
    while (asked := table.pending()[0]).kind == "settle":
        told.append((asked.facts["faction"], asked.facts["planet"], asked.facts["number"], asked.facts["count"]))
        table.default()
    assert told == [
        ("xenos", "desert", 1, 3),
        ("terrans", "terra", 1, 2),
        ("terrans", "terra", 2, 2),
        ("xenos", "desert", 2, 3),
        ("xenos", "desert", 3, 3),
        ("ivits", "oxide", 1, 1),
    ]
