"""Abilities of factions that belong to no chapter of their own (8-1)."""

from __future__ import annotations

from rules.gaia.actions.mines import sites
from rules.gaia.components import FACTIONS
from tests.gaia.kit import Table


def rich(table: Table, faction: str) -> None:
    player = table[faction]
    player.credits, player.ore, player.qic = 30, 15, 6


def test_fourteen_factions_on_seven_boards() -> None:
    colours = [faction.colour for faction in FACTIONS.values()]
    assert len(colours) == 14
    assert all(colours.count(colour) == 2 for colour in colours)


def test_lantids_settle_beside_others_for_the_price_of_a_mine() -> None:
    table = Table("lantids", "xenos")
    rich(table, "lantids")
    player, theirs = table["lantids"], next(iter(table["xenos"].structures))
    guest = next(site for site in sites(table.state, player) if site.hex == theirs)
    assert {kind: amount for kind, amount in guest.cost.items() if kind != "qic"} == {"credits": 2, "ore": 1}
    table.state.round_tiles[0] = "score1"
    points = player.vp
    table.play(f"p1 action mine:{theirs}")
    assert player.guests == [theirs]
    assert player.vp == points  # no terraforming step was made
    assert table["xenos"].structures[theirs] == "mine"


def test_lantids_institute_pays_two_knowledge_for_a_guest_mine() -> None:
    table = Table("lantids", "xenos")
    rich(table, "lantids")
    player, theirs = table["lantids"], next(iter(table["xenos"].structures))
    player.structures[next(iter(player.structures))] = "institute"
    knowledge = player.knowledge
    table.play(f"p1 action mine:{theirs}")
    assert player.knowledge - knowledge == 2


def test_geodens_institute_pays_three_knowledge_for_a_new_type_only() -> None:
    table = Table("geodens", "xenos")
    rich(table, "geodens")
    player = table["geodens"]
    player.structures[next(iter(player.structures))] = "institute"
    new = next(site.hex for site in sites(table.state, player) if site.planet == "desert")
    knowledge = player.knowledge
    table.play(f"p1 action mine:{new}")
    assert player.knowledge - knowledge == 3
    table.play("p1 finish end")
    table.skip_charges()
    table.play("p2 action pass:booster3")
    rich(table, "geodens")
    again = next(site.hex for site in sites(table.state, player) if site.planet in ("desert", "volcanic"))
    knowledge = player.knowledge
    table.play(f"p1 action mine:{again}")
    assert player.knowledge == knowledge


def test_bal_taks_lend_a_gaiaformer_for_a_qic() -> None:
    table = Table("baltaks", "xenos")
    player = table["baltaks"]
    table.play("p1 action gaiaformer-qic:1")
    assert (player.qic, player.gaiaformers, player.resting) == (1, 0, 1)


def test_terraforming_points_count_steps_whoever_paid_for_them() -> None:
    table = Table("terrans", "xenos")
    rich(table, "terrans")
    player = table["terrans"]
    table.state.round_tiles[0] = "score1"
    far = next(site for site in sites(table.state, player) if site.steps == 2)
    points = player.vp
    table.play(f"p1 action mine:{far.hex}")
    assert player.vp - points == 4
