"""Action 4: federations, from the turn of a player. The search itself is tested in test_linking."""

from __future__ import annotations

import pytest

from rules.core.saves import load, save
from rules.gaia.actions.federations import afford, needed, sites
from rules.gaia.game import GAME
from rules.gaia.state import Federation, Power
from tests.gaia.kit import Table


def allied(faction: str = "terrans", **options: str) -> Table:
    """A player with an institute, an academy and a mine, two free hexes apart."""
    table = Table(faction, "geodens", **options)
    player = table[faction]
    player.structures = {"3a3": "institute", "3b2": "academy-k", "3a6": "mine"}
    player.power = Power(4, 0, 0)
    return table


def federate(table: Table) -> tuple[str, ...]:
    table.play("p1 action federation")
    (question,) = table.pending()
    table.play(f"p1 federate {' '.join(question.ask.offers[0])}")
    while table.kinds(0) == ["bowls"]:
        table.default()
    return question.ask.offers[0]


def two_regions(**options: str) -> tuple[Table, str]:
    """A table where one satellite links three structures in the north, and the layout of two that link five others."""
    table = Table("terrans", "geodens", **options)
    player, names = table["terrans"], table.state.galaxy.names
    north, south = ([names[at] for at in sorted(names) if at.r == row] for row in (-3, 3))
    player.structures = dict.fromkeys(south[:4], "mine") | {south[6]: "institute"}
    player.structures |= {north[0]: "academy-q", north[2]: "academy-k", north[3]: "mine"}
    player.power = Power(4, 0, 0)
    rows = (*south[:7], *north[:4])
    table.state.planets = {at: planet for at, planet in table.state.planets.items() if at not in rows}
    table["geodens"].structures = {}
    table.state.planets |= dict.fromkeys(player.structures, "terra")
    table.play("p1 action federation")
    return table, " ".join(south[:7])


def test_a_smaller_federation_elsewhere_forbids_a_larger_one_where_the_table_says_so() -> None:
    table, layout = two_regions()
    assert table.state.options["federations"] == "subset"
    table.play(f"p1 federate {layout}")
    assert len(table["terrans"].satellites) == 2
    table, layout = two_regions(federations="printed")
    assert table.refused(f"p1 federate {layout}") == "federation-smaller"


def test_a_game_in_progress_keeps_the_reading_that_it_began_with() -> None:
    """The default was `printed` once; a position says itself what its table plays."""
    table, layout = two_regions(federations="printed")
    table.state = load(GAME, 1, save(GAME, table.state))
    assert table.refused(f"p1 federate {layout}") == "federation-smaller"


def test_satellites_on_the_tracks_the_card_and_the_lost_planet_cannot_link() -> None:
    for options, lost, left in (
        ({}, "", 23),
        ({"turn_order": "passing"}, "", 22),
        ({}, "3a0", 22),
        ({"peer": "yes"}, "", 25),
    ):
        table = allied(**options)
        player = table["terrans"]
        player.power, player.lost = Power(40, 0, 0), lost
        assert afford(table.state, player) == left
        player.satellites = ["3c"]
        assert afford(table.state, player) == left - 1


def test_structures_worth_seven_are_linked_for_a_token_a_satellite() -> None:
    table = allied()
    player = table["terrans"]
    federate(table)
    assert table.kinds(0) == ["token"]
    assert len(player.satellites) == 1
    assert player.power == Power(3, 0, 0)
    points, knowledge = player.vp, player.knowledge
    table.play("p1 token fed6")
    assert (player.vp - points, player.knowledge - knowledge) == (6, 2)
    assert sorted(player.federated) == ["3a3", "3a6", "3b2"]
    assert table.state.tokens["fed6"] == 2


def test_each_hex_of_the_question_is_a_place_on_the_map() -> None:
    table = allied()
    table.play("p1 action federation")
    (question,) = table.pending()
    assert all(option.facts["hex"] == option.word for option in question.ask.options)


def test_the_twelve_point_token_is_grey_from_the_start() -> None:
    table = allied()
    federate(table)
    table.play("p1 token fed1")
    assert not table["terrans"].federations[0].green


def test_too_little_value_or_too_few_tokens_and_there_is_no_federation() -> None:
    table = allied()
    assert "federation" in table.words(0, "action")
    table["terrans"].power = Power(0, 0, 0)
    assert "federation" not in table.words(0, "action")
    table["terrans"].power = Power(4, 0, 0)
    table["terrans"].structures["3a3"] = "mine"
    assert "federation" not in table.words(0, "action")


def test_an_own_layout_may_be_proposed_and_is_checked() -> None:
    table = allied()
    table.play("p1 action federation")
    offered = table.pending()[0].ask.offers[0]
    assert table.refused("p1 federate 3a3 3b2") == "federation-value"
    (satellite,) = set(offered) - set(table["terrans"].structures)
    beside = next(at for at in table.state.galaxy.neighbours(satellite) if at in table.words(0, "federate"))
    more = {*offered, beside} if beside not in offered else {*offered, "3b0"}
    assert table.refused(f"p1 federate {' '.join(sorted(more))}").startswith("federation-")


def test_xenos_institute_needs_six() -> None:
    table = allied("xenos")
    assert needed(table["xenos"]) == 6
    table["xenos"].structures["3a3"] = "lab"
    assert needed(table["xenos"]) == 7


def test_ivits_pay_qic_and_extend_their_one_federation_by_sevens() -> None:
    table = allied("ivits")
    player = table["ivits"]
    player.qic = 2
    federate(table)
    assert (player.qic, player.power) == (1, Power(4, 0, 0))
    table.play("p1 token fed6")
    assert needed(player) == 14
    assert sites(table.state, player).core_value == 7


@pytest.mark.parametrize("reading", ["subset", "printed", "flexible"])
def test_ivits_federation_that_has_grown_to_its_value_earns_a_token_for_nothing(reading: str) -> None:
    table = allied("ivits", federations=reading)
    player = table["ivits"]
    player.qic = 5
    federate(table)
    table.play("p1 token fed6", "p1 finish end")
    table.skip_charges()
    table.play("p2 action pass:booster3")
    player.structures |= {"3b0": "academy-q", "3b1": "mine", "3b5": "lab"}
    table.state.planets |= dict.fromkeys(("3b0", "3b1", "3b5"), "oxide")
    player.federated += ["3b0", "3b1", "3b5"]  # worth 13
    assert table.why("p1 action federation") == ("federation-worth", {"need": 14, "have": 13})
    player.structures["3b1"] = "lab"  # worth 14
    qic, satellites = player.qic, list(player.satellites)
    table.play("p1 action federation")
    assert table.pending()[0].ask.offers == ((),)
    spare = table.words(0, "federate")[-1]
    assert table.refused(f"p1 federate {spare}") in ("federation-satellites", "federation-apart")
    table.play("p1 federate")
    assert (player.qic, player.satellites, player.formed) == (qic, satellites, 2)
    assert table.kinds(0) == ["token"]


def test_what_is_built_beside_a_federation_joins_it_and_earns_nothing() -> None:
    table = allied()
    player = table["terrans"]
    federate(table)
    table.play("p1 token fed6", "p1 finish end")
    table.skip_charges()
    player.ore = player.credits = 15
    table.play("p2 action pass:booster3")
    near = [
        word
        for word in table.words(0, "action")
        if word.startswith("mine:")
        and any(at in player.federated + player.satellites for at in table.state.galaxy.neighbours(word[5:]))
    ]
    tokens = len(player.federations)
    table.play(f"p1 action {near[0]}")
    assert near[0][5:] in player.federated
    assert len(player.federations) == tokens


def test_a_new_federation_keeps_away_from_the_old() -> None:
    table = allied()
    player = table["terrans"]
    federate(table)
    table.play("p1 token fed6", "p1 finish end")
    galaxy = table.state.galaxy
    members = galaxy.mask(player.federated) | galaxy.mask(player.satellites)
    assert not sites(table.state, player).space & galaxy.grow(members)


def test_why_no_federation_can_be_formed() -> None:
    table = allied()
    player = table["terrans"]
    player.power = Power(0, 0, 0)
    assert table.why("p1 action federation") == ("federation-satellites-short", {"need": 1, "have": 0})
    player.federated = ["3a6"]
    assert table.why("p1 action federation") == ("federation-worth", {"need": 7, "have": 6})
    table.state.tokens = dict.fromkeys(table.state.tokens, 0)
    assert table.why("p1 action federation") == ("federation-no-token", {})


def test_structures_that_nothing_links_say_so() -> None:
    table = allied()
    space = [at for at in table.state.galaxy.hexes if at not in table.state.planets]
    table.state.planets |= dict.fromkeys(space, "ice")
    assert table.why("p1 action federation") == ("federation-cut-off", {})


def test_ivits_count_the_satellites_of_the_next_seven_in_qic() -> None:
    table = allied("ivits")
    table["ivits"].qic = 0
    assert table.why("p1 action federation") == ("federation-satellites-short", {"need": 1, "have": 0})


def test_structures_and_space_of_another_federation_are_barred() -> None:
    table = allied()
    player = table["terrans"]
    player.structures["7b2"], player.federated = "mine", ["7b2"]
    table.play("p1 action federation")
    assert table.why("p1 federate 7b2") == ("federation-structures", {})
    assert table.why("p1 federate 7b1") == ("federation-space", {})
    assert "7b1" not in table.words(0, "federate")


def test_ivits_extend_what_they_have_so_nothing_of_it_is_barred() -> None:
    table = allied("ivits")
    player = table["ivits"]
    player.qic = 2
    player.federated = ["3a3"]
    table.play("p1 action federation")
    assert table.unavailable(0, "federate") == set()


def test_the_log_knows_where_a_federation_lies() -> None:
    table = allied()
    table.play("p1 action federation")
    (question,) = table.pending()
    layout = question.ask.offers[0]
    (told,) = (event for event in table.play(f"p1 federate {' '.join(layout)}") if event.kind == "federated")
    hexes = str(told.facts["hexes"]).split()
    assert sorted(hexes) == sorted({*table["terrans"].federated, *table["terrans"].satellites})
    assert hexes[-1] in table["terrans"].satellites


def test_tokens_that_ran_out_are_barred() -> None:
    table = allied()
    table.state.tokens["fed6"], table["geodens"].federations = 0, [Federation("fed6", green=True) for _ in range(3)]
    table.play("p1 action federation")
    (question,) = table.pending()
    table.play(f"p1 federate {' '.join(question.ask.offers[0])}")
    assert table.why("p1 token fed6") == ("token-gone", {})


def test_a_federation_without_satellites_takes_none_that_are_left() -> None:
    table = Table("terrans", "xenos")
    player, galaxy = table["terrans"], table.state.galaxy
    far = [at for at in galaxy.hexes if galaxy.distance(at, "3c") > 3 and at not in table.state.planets]
    player.lost, player.satellites = far[0], far[1:24]  # the lost planet has the last of them
    table.state.planets |= {far[0]: "lost", "3c": "terra", "3b0": "terra", "3b1": "terra"}
    player.structures = {far[0]: "mine", "3c": "institute", "3b0": "academy-k", "3b1": "academy-q"}
    player.federated = [far[0]]
    assert table.state.satellites_left(player) == 0
    table.play("p1 action federation", "p1 federate 3b0 3b1 3c")
    assert table.kinds(0) == ["token"]
