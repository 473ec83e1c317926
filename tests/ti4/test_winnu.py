"""The Winnu: Mecatol Rex without influence, what they build there, and the note Acquiescence (34, 27, 69)."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.ti4.economy.spending import available
from rules.ti4.economy.worth import worth
from tests.ti4.kit import Table
from tests.ti4.scenes import SIX, acting


def conquering(*, custodians: bool = False) -> Table:
    """The Winnu are about to land on Mecatol Rex, and hold no card."""
    table = acting("winnu", "sol", "hacan")
    table.deal_cards(0)
    table.state.galaxy["000"].custodians = custodians
    table.put("101", 0, carrier=1, infantry=3)
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=3", "p1 commit mecatol-rex=3")
    return table


def test_who_has_taken_mecatol_rex_builds_there_when_the_action_is_over() -> None:
    table = conquering()
    assert table.asked() == [(0, "play-now")]
    table.play("p1 play-now reclamation")
    assert table.units("mecatol-rex") == {"infantry": 3, "pds": 1, "space-dock": 1}


def test_the_dock_does_not_produce_in_that_action() -> None:
    """It is placed after production."""
    table = conquering()
    table.play("p1 play-now reclamation")
    assert [kind for _, kind in table.asked()] == ["action"]
    assert table.state.acting != 0


def test_it_may_be_left_and_is_not_offered_again() -> None:
    table = conquering()
    table.play("p1 play-now pass")
    assert table.units("mecatol-rex") == {"infantry": 3}
    assert (0, "play-now") not in table.asked()


def test_instructions_speak_for_it() -> None:
    table = acting("winnu", "sol", "hacan")
    table.deal_cards(0)
    table.state.galaxy["000"].custodians = False
    table.put("101", 0, carrier=1, infantry=3)
    table.play("p1 instructions file:reclamation:always", "p1 action activate:000")
    table.play("p1 move carrier:101=1 infantry:101=3", "p1 commit mecatol-rex=3")
    assert table.units("mecatol-rex")["space-dock"] == 1


def test_only_mecatol_rex_counts_and_only_when_it_is_taken() -> None:
    table = acting("winnu", "sol", "hacan")
    table.deal_cards(0)
    table.lay("203", "19")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:winnu=1", "p1 commit wellon=1")
    assert (0, "play-now") not in table.asked()
    table = acting("winnu", "sol", "hacan")
    table.deal_cards(0)
    table.state.planet("mecatol-rex").owner = 0
    table.state.galaxy["000"].custodians = False
    table.play("p1 action activate:000")
    while table.state.acting == 0:
        assert table.asked()[0][1] != "play-now"
        table.default()


def test_where_no_piece_is_left_one_comes_from_elsewhere() -> None:
    """23.4: docks are taken from systems without a command token."""
    table = acting("winnu", "sol", "hacan")
    table.deal_cards(0)
    for place, tile, planet in (("202", "19", "wellon"), ("203", "20", "vefut-ii")):
        table.lay(place, tile, 0)
        table.put(planet, 0, space_dock=1)
    table.state.galaxy["000"].custodians = False
    table.put("101", 0, carrier=1, infantry=3)
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=3", "p1 commit mecatol-rex=3")
    table.play("p1 play-now reclamation", "p1 take-piece wellon")
    assert table.units("mecatol-rex") == {"infantry": 3, "pds": 1, "space-dock": 1}
    assert table.units("wellon") == {}


def test_others_build_nothing() -> None:
    table = acting("sol", "winnu", "hacan")
    table.deal_cards(0)
    table.state.galaxy["000"].custodians = False
    table.put("101", 0, carrier=1, infantry=3)
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=3", "p1 commit mecatol-rex=3")
    assert (0, "play-now") not in table.asked()


def acquiescing(condition: str, *cards: str) -> Table:
    """The second player holds the note of the first, the Winnu, and has said when to use it."""
    table = Table("winnu", "sol", "hacan")
    table.give_note(1, "acquiescence.1")
    table.play(f"p2 instructions file:acquiescence.1:{condition}")
    table.cards(*(cards or SIX))
    return table


def test_acquiescence_swaps_a_strategy_card_and_trade_goods_stay() -> None:
    table = acquiescing("always")
    goods = [player.trade_goods for player in table.state.players]
    assert table.asked() == [(1, "swap-cards")]
    ask = table.pending()[0].ask
    assert isinstance(ask, Pick)
    assert ask.options[0].word == "diplomacy:leadership"
    table.play("p2 swap-cards trade:leadership")
    assert table.player(1).strategy_cards == ["diplomacy", "leadership"]
    assert table.player().strategy_cards == ["trade", "construction"]
    assert [player.trade_goods for player in table.state.players] == goods
    assert "acquiescence.1" in table.player().notes
    assert table.state.acting == 1


def test_it_may_be_said_to_wait_for_a_card() -> None:
    assert acquiescing("leadership").asked() == [(1, "swap-cards")]
    table = acquiescing("imperial")
    assert table.asked() == [(0, "action")]
    assert "acquiescence.1" in table.player(1).notes


def test_with_a_card_each_nobody_is_asked() -> None:
    table = Table("winnu", "sol", "hacan", "xxcha", "letnev")
    table.give_note(1, "acquiescence.1")
    table.play("p2 instructions file:acquiescence.1:always")
    table.cards("leadership", "diplomacy", "politics", "construction", "trade")
    assert table.player(1).strategy_cards == ["leadership"]
    assert table.asked() == [(1, "action")]


def test_a_card_that_is_not_of_the_winnu_cannot_be_got() -> None:
    table = acquiescing("always")
    assert table.refused("p2 swap-cards trade:politics") == "pick-unknown"


def at_the_centre(*, infantry: int = 2, mutated: bool = False) -> Table:
    """Winnu have come to Mecatol Rex, with no influence at all."""
    table = acting("winnu", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.player().mutated = mutated
    table.put("101", 0, carrier=1, **({"infantry": infantry} if infantry else {}))
    table.play("p1 action activate:000")
    table.play(f"p1 move carrier:101=1{f' infantry:101={infantry}' if infantry else ''}")
    return table


def test_blood_ties_take_the_custodians_by_landing() -> None:
    table = at_the_centre()
    assert table.asked() == [(0, "commit")]
    table.play("p1 commit mecatol-rex=1")
    assert table.player().vp == {"custodians": 1}
    assert not table.state.galaxy["000"].custodians
    assert table.state.planet("mecatol-rex").owner == 0


def test_blood_ties_need_a_ground_force_that_lands() -> None:
    table = at_the_centre()
    table.play("p1 commit")
    assert table.state.galaxy["000"].custodians
    assert table.player().vp == {}
    assert (0, "commit") not in at_the_centre(infantry=0).asked()


def test_without_the_ability_the_custodians_stay() -> None:
    table = at_the_centre(mutated=True)
    assert (0, "commit") not in table.asked()
    assert table.state.galaxy["000"].custodians


def producing(*, ready: bool = True, exhausted: bool = False) -> Table:
    """Winnu own Hegemonic Trade Policy and are about to produce at home, where their planet is worth 3 and 4."""
    table = acting("winnu", "sol", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().technologies.append("hegemonic-trade-policy")
    if not ready:
        table.player().exhausted_technologies.append("hegemonic-trade-policy")
    if exhausted:
        table.state.planet("winnu").exhausted = True
        table.player().trade_goods = 6
    table.play("p1 action activate:304")
    while table.asked() != [(0, "produce")]:
        table.default()
    return table


def limit(table: Table) -> tuple[int, int]:
    """How many units can be made, and how many resources there are."""
    (asked,) = table.waited(0)
    return int(asked.facts["limit"]), available(table.state, table.player(), "resources")


def test_hegemonic_trade_policy_swaps_what_a_planet_pays_and_its_dock_makes() -> None:
    table = producing()
    assert limit(table) == (5, 3)
    table.play("p1 hand hegemonic-trade-policy:winnu")
    assert limit(table) == (6, 4)
    assert table.player().exhausted_technologies == ["hegemonic-trade-policy"]
    table.play("p1 produce carrier=1 fighter=2 pay:winnu=1")
    assert table.state.swapped == ""
    assert worth(table.state, "winnu").resources == 3


def test_hegemonic_trade_policy_swaps_exhausted_planets_for_their_docks() -> None:
    table = producing(exhausted=True)
    assert limit(table) == (5, 6)
    table.play("p1 hand hegemonic-trade-policy:winnu")
    assert limit(table) == (6, 6)


def test_hegemonic_trade_policy_is_used_once_until_it_is_readied() -> None:
    assert "hand" not in [decision.kind for decision in producing(ready=False).pending(0)]
    table = producing()
    table.play("p1 hand hegemonic-trade-policy:winnu")
    assert "hand" not in [decision.kind for decision in table.pending(0)]
    table.play("p1 produce")
    assert table.state.swapped == ""


def test_nobody_else_swaps_while_others_produce() -> None:
    table = producing()
    assert "hand" not in [decision.kind for decision in table.pending(1)]
    table.player().mutated = True
    assert "hand" not in [decision.kind for decision in table.pending(0)]


def test_values_stay_swapped_while_others_end_their_production() -> None:
    """Warfare lets all produce at once."""
    table = Table("sol", "winnu", "xxcha")
    for player in table.state.players:
        table.deal_cards(player.seat)
        player.technologies.append("hegemonic-trade-policy")
    table.cards("warfare", "trade", "imperial", "leadership", "technology", "construction")
    for player in table.state.players:
        player.pools.strategy = 2
    table.play("p1 action strategic:warfare")
    while table.asked()[0][0] == 0:
        table.default()
    table.play("p2 secondary use", "p3 secondary use")
    while (1, "produce") not in table.asked() or (2, "produce") not in table.asked():
        table.default()
    table.play("p2 hand hegemonic-trade-policy:winnu", "p3 produce")
    assert table.state.swapped == "winnu"
    table.play("p2 produce")
    assert table.state.swapped == ""
