"""Powers of factions that are used at a moment: their player decides openly, or says so beforehand (34, 1.19)."""

from __future__ import annotations

from random import Random

from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def shielded(*, ships: bool = True) -> Table:
    """Sol may activate a system, where the Xxcha have ships or have none, who own Nullification Field."""
    table = acting("sol", "xxcha", "hacan")
    table.player(1).technologies.append("nullification-field")
    for player in table.state.players:
        table.deal_cards(player.seat)
    if ships:
        table.put("203", 1, cruiser=1)
    return table


def test_nullification_field_is_asked_openly_and_ends_the_turn() -> None:
    table = shielded()
    table.play("p1 action activate:203")
    assert table.asked() == [(1, "play-now")]
    table.play("p2 play-now nullification-field")
    assert table.player(1).exhausted_technologies == ["nullification-field"]
    assert table.player(1).pools.strategy == 1
    assert (0, "move") not in table.asked()
    assert table.state.acting != 0


def test_nobody_is_asked_where_it_cannot_be_used() -> None:
    table = shielded(ships=False)
    table.play("p1 action activate:203")
    assert (1, "play-now") not in table.asked()


def test_what_was_said_beforehand_speaks_and_nobody_is_asked() -> None:
    table = shielded()
    table.play("p2 instructions file:nullification-field:always", "p1 action activate:203")
    assert table.told("used-power") != []
    other = shielded()
    other.play("p2 instructions file:nullification-field:never", "p1 action activate:203")
    assert (other.told("used-power"), (1, "play-now") in other.asked()) == ([], False)


def test_an_exhausted_technology_cannot_be_used() -> None:
    table = shielded()
    table.player(1).exhausted_technologies.append("nullification-field")
    table.play("p1 action activate:203")
    assert (1, "play-now") not in table.asked()


def test_orbital_drop_is_an_action_for_a_token() -> None:
    table = acting("sol", "xxcha", "hacan")
    before = table.units("jord")["infantry"]
    table.play("p1 action card:orbital-drop:jord")
    assert (table.units("jord")["infantry"], table.player().pools.strategy) == (before + 2, 1)
    assert table.state.acting != 0


def test_star_forge_and_the_inferno_place_ships_beside_others() -> None:
    table = acting("muaat", "xxcha", "hacan")
    table.play("p1 action card:star-forge:304:fighter")
    assert table.units("304") == {"war-sun": 1, "fighter": 4}
    table = acting("muaat", "xxcha", "hacan")
    table.put("304", 0, flagship=1)
    table.play("p1 action card:the-inferno:304:cruiser")
    assert table.units("304")["cruiser"] == 1


def test_that_something_was_said_about_a_power_shows_so_it_is_no_secret() -> None:
    """Whoever is not asked has said something: it is the same in every position that others think possible."""
    table = shielded()
    table.play("p2 instructions file:nullification-field:never", "p2 instructions file:sabotage:heavy")
    for seed in range(5):
        other = table.again()
        GAME.rearrange(other.state, 0, Random(seed))
        assert "nullification-field:never" in other.player(1).filed.split()


def test_star_forge_brings_fighters_only_where_a_piece_is_for_them() -> None:
    """36: there are ten pieces, and tokens need one beside them."""
    for places, word in ((10, False), (9, True)):
        table = acting("muaat", "sol", "xxcha")
        table.clear(0)
        table.player().technologies.append("fighter-2")
        table.player().pools.fleet = 9
        for place in [place for place in table.state.galaxy if place.startswith(("1", "2"))][:places]:
            table.put(place, 0, fighter=1)
        table.put("212", 0, war_sun=1)
        (question,) = table.waited(0)
        words = {option.word for option in question.ask.options}  # type: ignore[union-attr]
        assert ("card:star-forge:212:fighter" in words) is word
        assert "card:star-forge:212:destroyer" in words
