"""Who loses everything in a combat, by a vote or while a deal is open is out, and the game goes on (33)."""

from __future__ import annotations

from rules.ti4.game import GAME
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, attack, battle

SECOND = 1


def homeless(table: Table, seat: int = SECOND) -> None:
    """A player has no planet, and nothing there."""
    for planet in [*table.state.planets(seat)]:
        planet.owner = 0
        planet.forces = [force for force in planet.forces if force.seat != seat]


def last_carrier(*cards: str) -> Table:
    """The second player, who is the speaker, has nothing left but a carrier with its cargo."""
    table = battle({"cruiser": 4}, {"carrier": 1, "infantry": 2})
    homeless(table)
    table.state.speaker = SECOND
    table.deal_cards(SECOND, *cards)
    return table


def of_seat(table: Table, seat: int = SECOND) -> list[str]:
    """What a player is asked, or may say at any time."""
    return [question.kind for question in GAME.pending(table.state, seat)]


def test_the_last_carrier_is_shot_down_with_its_cargo() -> None:
    table = last_carrier("summit.1", "spy.1")
    table.play("p2 instructions file:summit:always")
    attack(table, "cruiser:304=4")
    table.play("p2 battle-plan", dice=(10, 10, 10, 10, 1))
    assert table.told("won")[0]["seat"] == 0
    while not table.told("eliminated"):
        table.default()
    assert table.player(SECOND).eliminated
    assert (table.player(SECOND).filed, table.player(SECOND).plan, table.player(SECOND).hand) == ("", "", [])
    assert {"summit.1", "spy.1"} <= {*table.state.action_discard}
    assert (table.state.speaker, of_seat(table)) == (2, [])
    assert table.asked() == [(2, "action")]


def test_who_is_asked_in_every_moment_is_not_any_more() -> None:
    table = last_carrier("summit.1")
    attack(table, "cruiser:304=4")
    table.play("p2 battle-plan ask")
    while not table.told("eliminated"):
        if table.asked()[0] == (SECOND, "play-now"):
            table.play("p2 play-now pass", dice=(10, 10, 10, 10, 1) * (not table.told("fired")))
        else:
            table.default()
    assert (table.state.asking, table.state.planned, of_seat(table)) == ([], [], [])


def test_an_attack_with_everything_there_is_eliminates_the_attacker() -> None:
    table = battle({"carrier": 1, "infantry": 1}, {"cruiser": 4})
    for planet in [*table.state.planets(0)]:
        planet.owner = SECOND
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=1)
    attack(table, "carrier:304=1", "infantry:304=1", dice=(1, 10, 10, 10, 10))
    assert table.player().eliminated
    assert table.asked() == [(SECOND, "action")]
    assert table.state.acting == SECOND


def test_what_was_filed_for_the_loss_of_a_planet_speaks_before_its_player_is_out() -> None:
    table = acting("yssaril", "sol", "xxcha")
    table.clear(SECOND)
    homeless(table)
    table.lay("203", "19", SECOND)
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=3)
    table.deal_cards(SECOND, "reparations.1")
    table.play(
        "p2 instructions file:reparations:always", "p1 action activate:203", "p1 move carrier:304=1 infantry:304=3"
    )
    while not table.told("eliminated"):
        table.default()
    assert table.told("captured")
    assert of_seat(table) == []
    assert "reparations.1" in table.state.action_discard


def voted_out() -> Table:
    """The first agenda of the phase takes the last planet of the second player."""
    table = acting("sol", "hacan", "xxcha")
    table.clear(SECOND)
    homeless(table)
    table.lay("203", "19", SECOND)
    table.state.galaxy["000"].custodians = False
    table.player(0).vp["custodians"] = table.player(SECOND).vp["custodians"] = 1  # so that the third settles there
    for player in table.state.players:
        player.spent_cards, player.passed = [*player.strategy_cards], False
    table.put_on_top("colonial-redistribution", "mutiny")
    for seat in (1, 2, 3):
        table.play(f"p{seat} action pass")
    while not table.state.agenda:
        table.default()
    return table


def test_a_vote_takes_the_last_planet_and_its_player_is_not_asked_about_the_next_agenda() -> None:
    table = voted_out()
    assert table.state.agenda == "colonial-redistribution"
    table.play("p1 council vote:wellon exhaust:jord", "p2 council", "p3 council")
    while not table.told("eliminated"):
        table.default()
    while table.state.agenda != "mutiny":
        table.default()
    assert {seat for seat, _ in table.asked()} == {0, 2}
    assert of_seat(table) == []
    table.play("p1 council", "p3 council")
    while table.state.round == 1:
        table.default()
    assert not any(card for card in table.player(SECOND).strategy_cards)


def test_offers_to_and_from_whoever_is_out_are_gone_with_the_turn() -> None:
    table = last_carrier()
    table.player().commodities = table.player(SECOND).commodities = 2
    table.play("p1 action activate:203", "p1 deal with:p2", "p1 terms give:commodities=1")
    table.play("p2 deal with:p1", "p2 terms give:commodities=1")
    assert len(table.state.offers) == 2
    table.play("p1 move cruiser:304=4", dice=(10, 10, 10, 10, 1))
    while not table.told("eliminated"):
        table.default()
    assert (table.state.offers, of_seat(table), of_seat(table, 0).count("offers")) == ([], [], 0)


def test_terms_that_were_begun_with_whoever_is_out_are_asked_no_more() -> None:
    table = last_carrier()
    table.player().commodities = table.player(SECOND).commodities = 2
    table.play("p1 action activate:203", "p1 deal with:p2", "p2 deal with:p1")
    table.play("p1 move cruiser:304=4", dice=(10, 10, 10, 10, 1))
    while not table.told("eliminated"):
        table.default()
    assert of_seat(table) == []
    assert "terms" not in of_seat(table, 0)
