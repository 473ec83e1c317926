"""Diplomatic relations, the traitor, and reputation tracks (chapter 5, influence)."""

from __future__ import annotations

import pytest

from rules.eclipse.actions.diplomacy import diplomacy_options, may_relate, room_for
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.frames import Frame, MakeRoom, NextTurn, Occupation
from rules.eclipse.game import GAME
from rules.eclipse.planning.standing_orders import standing
from rules.eclipse.scoring.final import score, winners
from rules.eclipse.state import NO_SEAT, Offer
from tests.eclipse.kit import Table

FOUR = ("terran-directorate", "terran-federation", "terran-union", "terran-republic")
BETWEEN = "2,-1"  # beside the home sectors of the first two of four players


def neighbours(*species: str) -> Table:
    """Four players, of whom the first two are connected by a whole wormhole: 001 is theirs in turn."""
    table = Table(*(species or FOUR))
    centre = table.state.sector("001")
    centre.defended = centre.discovery = False
    for place, tile, disc in (("1,-1", "102", 0), ("1,0", "107", 1)):
        for turned in range(6):
            table.state.map.pop(place, None)
            sector = table.sector(tile, place, turned=turned)
            sector.disc = disc
            if place == "1,-1" or may_relate(table.state, table.player(0), table.player(1)):
                break
    table.player(0).discs -= 1
    table.player(1).discs -= 1
    return table


def related() -> Table:
    """The first two have relations."""
    table = neighbours()
    table.play("p1 anytime offer:2:money", "p1 action influence", "p1 influence none", "p1 end end")
    table.play("p2 anytime accept:1:science")
    return table


def test_both_must_agree_each_in_their_own_turn() -> None:
    table = neighbours()
    table.play("p1 anytime offer:2:money")
    assert table.player().ambassadors == []
    table.play("p1 action influence", "p1 influence none", "p1 end end")
    table.play("p2 anytime accept:1:science")
    assert (table.player(0).ambassadors, table.player(1).ambassadors) == ([1], [0])


def test_each_gives_an_ambassador_a_cube_of_any_track() -> None:
    table = neighbours()
    money, science = table.player(0).track["money"], table.player(1).track["science"]
    table.play("p1 anytime offer:2:money", "p1 action influence", "p1 influence none", "p1 end end")
    table.play("p2 anytime accept:1:science")
    assert table.player(0).track["money"] == money - 1
    assert table.player(1).track["science"] == science - 1
    assert GAME.faults(table.state) == []


def test_whoever_has_passed_is_asked_when_relations_are_offered() -> None:
    table = neighbours()
    table.play("p1 anytime offer:2:money", "p1 action influence", "p1 influence none", "p1 end end")
    table.player(1).passed = True
    course: list[Frame] = [each for each in table.state.stack if each.at in ("round", "phase")]
    table.state.stack = [*course, NextTurn(1)]
    table.start()
    question = table.question("reaction", 1)
    assert standing(table.state, question, {}) is None
    table.state.offers = []
    assert standing(table.state, question, {}) == ("pass",)


def test_an_ambassador_is_a_point() -> None:
    table = related()
    assert score(table.state, table.player(0))["ambassadors"] == 1


@pytest.mark.parametrize("players", [2, 3])
def test_there_is_no_diplomacy_with_fewer_than_four(players: int) -> None:
    table = Table(*FOUR[:players])
    assert not any(may_relate(table.state, table.player(0), table.player(seat)) for seat in range(1, players))


def test_ships_in_each_others_sectors_forbid_it() -> None:
    table = neighbours()
    table.ships("107", 0, interceptor=1)
    assert not may_relate(table.state, table.player(0), table.player(1))


def test_ships_that_meet_anywhere_forbid_it() -> None:
    table = neighbours()
    for seat in (0, 1):
        table.ships("001", seat, interceptor=1)
    assert not may_relate(table.state, table.player(0), table.player(1))


def test_ships_of_others_do_not_matter() -> None:
    table = neighbours()
    table.ships("107", 2, interceptor=1)
    assert may_relate(table.state, table.player(0), table.player(1))


def test_the_generator_is_no_help() -> None:
    table = Table(*FOUR)
    for player in table.state.players:
        player.technologies.append("wormhole-generator")
    assert not may_relate(table.state, table.player(0), table.player(1))


def test_whoever_enters_a_partners_sector_is_a_traitor() -> None:
    table = related()
    table.play("p2 action influence", "p2 influence none", "p2 end end")
    for seat in (3, 4):
        table.play(f"p{seat} action influence", f"p{seat} influence none", f"p{seat} end end")
    table.ships("102", 0, interceptor=1)
    table.play("p1 action move")
    word, option = next((word, each) for word, each in table.options("move").items() if word.endswith("102:107"))
    assert option.facts["betrays"] == 1
    assert option.costs == {"vp": 1 + 2}
    table.play(f"p1 move {word}")
    while table.asked(0) & {"return-cube"}:
        table.play("p1 return-cube money")
    while table.asked(1) & {"return-cube"}:
        table.play("p2 return-cube money")
    assert table.state.traitor == 0
    assert (table.player(0).ambassadors, table.player(1).ambassadors) == ([], [])
    assert score(table.state, table.player(0))["traitor"] == -2
    assert GAME.faults(table.state) == []


def test_a_traitor_has_no_new_relations() -> None:
    table = neighbours()
    table.state.traitor = 1
    assert not may_relate(table.state, table.player(0), table.player(1))


def test_an_offer_that_cannot_be_accepted_any_more_is_forgotten() -> None:
    table = neighbours()
    table.play("p1 anytime offer:2:money")
    table.ships("107", 0, interceptor=1)
    table.play("p1 action influence", "p1 influence none", "p1 end end")
    assert table.state.offers == []


def test_a_full_track_gives_a_reputation_tile_back() -> None:
    table = neighbours("hydran", "terran-directorate", "terran-union", "terran-republic")
    player = table.player()
    player.reputation = [1, 1, 2]
    for tile in player.reputation:
        table.state.reputation.remove(tile)
    player.ambassadors = [2]
    table.player(2).ambassadors = [0]
    player.track["money"] -= 1
    table.player(2).track["money"] -= 1
    table.play("p1 anytime offer:2:money", "p1 action influence", "p1 influence none", "p1 end end")
    table.play("p2 anytime accept:1:science")
    assert table.asked(0) == {"make-room"}
    table.play("p1 make-room tile:1")
    assert player.reputation == [1, 2]
    assert GAME.faults(table.state) == []


def combat_over(**facts: int) -> Table:
    """The combat phase of four players ends, of whom the first two could have relations."""
    table = neighbours()
    table.state.acting = NO_SEAT
    table.state.round = facts.get("round", 1)
    course: list[Frame] = [each for each in table.state.stack if each.at in ("round", "phase")]
    table.state.stack = [*(each for each in course if getattr(each, "name", "") != "combat"), Occupation()]
    table.start()
    return table


def test_relations_are_offered_and_accepted_when_combat_is_over() -> None:
    """Who had no use for it is asked once more where somebody offers them relations."""
    table = combat_over()
    assert [table.asked(seat) for seat in range(4)] == [{"relations"}, {"relations"}, set(), set()]
    table.play("p2 relations done", "p1 relations offer:2:money")
    assert table.asked(1) == {"relations"}
    table.play("p2 relations accept:1:science")
    assert (table.player(0).ambassadors, table.player(1).ambassadors) == ([1], [0])
    assert "relations" not in table.asked(0) | table.asked(1)
    assert GAME.faults(table.state) == []


def test_relations_are_offered_after_the_last_combat() -> None:
    table = combat_over(round=ROUNDS)
    table.play("p1 relations offer:2:money", "p2 relations accept:1:science")
    for asked in GAME.pending(table.state):
        table.play(f"p{asked.seat + 1} {asked.kind} done")
    assert table.told("over")
    assert table.state.results[0]["ambassadors"] == 1


def test_an_offer_that_is_declined_is_forgotten_and_asked_about_no_more() -> None:
    table = combat_over()
    table.play("p1 relations offer:2:money", "p2 relations decline:1")
    assert table.state.offers == []
    assert "relations" not in table.asked(0)
    table.play("p2 relations done")
    assert "relations" not in table.asked(1)


def test_a_full_track_makes_room_when_all_are_done() -> None:
    table = neighbours("eridani", "hydran", "planta", "terran-republic")
    table.state.acting = NO_SEAT
    for player in table.state.players[:2]:
        while room_for(player, reputation=len(player.reputation) + 1, ambassadors=0):
            player.reputation.append(table.state.reputation.pop(0))
    course: list[Frame] = [each for each in table.state.stack if each.at in ("round", "phase")]
    table.state.stack = [*(each for each in course if getattr(each, "name", "") != "combat"), Occupation()]
    table.start()
    table.play("p1 relations offer:2:money", "p2 relations accept:1:science")
    made_room = []
    while room := [each for each in GAME.pending(table.state) if each.kind == "make-room"]:
        assert len(room) == 1
        made_room.append(room[0].seat)
        table.play(f"p{room[0].seat + 1} make-room {room[0].default[0]}")
    assert made_room
    assert GAME.faults(table.state) == []


@pytest.mark.parametrize(
    ("order", "unasked", "offered"),
    [("offered", ("done",), None), ("ask", None, None), ("none", ("done",), ("done",))],
)
def test_nobody_is_called_for_relations_who_has_no_use_for_them(
    order: str, unasked: tuple[str] | None, offered: tuple[str] | None
) -> None:
    table = combat_over()
    assert standing(table.state, table.question("relations", 1), {"relations": order}) == unasked
    table.play("p1 relations offer:2:money")
    assert standing(table.state, table.question("relations", 1), {"relations": order}) == offered


def test_the_order_for_relations_is_given_only_where_there_are_some() -> None:
    two, four = Table(), Table(*FOUR)
    assert "relations" not in {order.id for order in GAME.orders_for(two.state, 0)}
    assert "relations" in {order.id for order in GAME.orders_for(four.state, 0)}


def spent(table: Table, seat: int) -> None:
    """This player has passed, and has no disc left on the influence track."""
    player = table.player(seat)
    player.passed = True
    player.actions["influence"] = player.discs
    player.discs = 0


def test_whoever_has_passed_without_discs_accepts_in_a_turn_that_nobody_waits_for() -> None:
    """The second has no disc for a reaction: the third is asked at once, and the second may still accept."""
    table = neighbours()
    spent(table, 1)
    table.play("p1 anytime offer:2:money", "p1 action influence", "p1 influence none", "p1 end end")
    assert table.asked(2) == {"action"} | (table.asked(2) & {"anytime"})
    assert [each.optional for each in GAME.pending(table.state, 1)] == [True]
    assert {each.seat for each in GAME.pending(table.state) if each.awaited} == {2}
    table.play("p2 anytime accept:1:science")
    assert table.player(0).ambassadors == [1]
    assert GAME.faults(table.state) == []


def test_an_offer_of_the_next_player_waits_for_room_on_the_track() -> None:
    """Two accept relations with a third at once: whoever has a tile to give back is asked for one at a time."""
    table = neighbours()
    table.state.offers = [Offer(0, 1, "money")]
    assert any(word.startswith("accept:1") for word in words(table, 1))
    table.state.stack.append(MakeRoom(0))
    assert not any(word.startswith(("accept:1", "offer:1")) for word in words(table, 1))


def words(table: Table, seat: int) -> list[str]:
    """The relations that a player could begin now."""
    return [option.word for option in diplomacy_options(table.state, table.player(seat))]


def turn_of(table: Table, seat: int) -> None:
    """It is the turn of a seat, the first of the phase."""
    table.state.acting = NO_SEAT
    table.state.stack = [*(each for each in table.state.stack if each.at in ("round", "phase")), NextTurn(seat)]
    table.start()


def test_whoever_has_passed_without_discs_settles_beside_the_next_turn_only() -> None:
    table = Table("terran-directorate", "terran-federation", "terran-union")
    spent(table, 0)
    table.home().cubes[0] = False
    turn_of(table, 0)
    settling = next(word for word in table.options("anytime", 0) if word.startswith("colony"))
    assert {each.seat for each in GAME.pending(table.state) if each.awaited} == {1}
    table.play(f"p1 anytime {settling}")
    assert (table.home().cubes[0], table.player().colony_ships) == (True, 2)
    table.play("p2 action pass", "p2 end end")
    assert table.asked(0) == set()
    table.play("p3 action pass", "p3 end end")
    assert table.state.round == 1
    assert all(player.passed for player in table.state.players)


def test_whoever_passes_with_the_last_disc_spent_has_had_their_turn() -> None:
    table = Table("terran-directorate", "terran-federation", "terran-union")
    table.home().cubes[0] = False
    table.player().actions["influence"], table.player().discs = table.player().discs, 0
    table.play("p1 action pass", "p1 end end")
    assert table.asked(0) == set()
    for seat in (1, 2):
        table.play(f"p{seat + 1} action influence", f"p{seat + 1} influence none", f"p{seat + 1} end end")
    assert {each.seat for each in GAME.pending(table.state) if each.awaited} == {1}
    assert table.asked(0) == {"anytime"}


def test_several_who_have_passed_without_discs_stand_beside_one_turn() -> None:
    """The two before the player whose turn it is; whoever has passed with a disc left has a turn of their own."""
    table = neighbours()
    for seat in (0, 1):
        spent(table, seat)
    turn_of(table, 0)
    assert {each.seat for each in GAME.pending(table.state) if each.optional} >= {0, 1}
    assert {each.seat for each in GAME.pending(table.state) if each.awaited} == {2}
    table.player(0).discs, table.player(0).actions = 1, {}
    turn_of(table, 0)
    assert {each.seat for each in GAME.pending(table.state) if each.awaited} == {0}


def test_of_equal_points_the_most_resources_win() -> None:
    table = Table()
    for player, money in zip(table.state.players, (4, 5), strict=True):
        table.state.results[player.seat] = {"sectors": 12}
        player.money, player.science, player.materials = money, 3, 3
    assert winners(table.state) == [1]
    table.player(0).science += 1
    assert winners(table.state) == [0, 1]
