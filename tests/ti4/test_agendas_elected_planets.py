"""Laws that are attached to a planet or make a secret objective public (7)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Allocate
from rules.ti4.agendas.effect import AgendaEffect
from rules.ti4.agendas.outcomes import outcomes
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.economy.worth import worth
from rules.ti4.game import GAME
from rules.ti4.production.yard import producers, yard_of
from rules.ti4.scoring.conditions import scorable
from rules.ti4.strategy_cards.imperial import secrets_held
from tests.ti4 import agenda_scenes_elected as scenes
from tests.ti4.agenda_moves import end, question, reveal, stored, words
from tests.ti4.agenda_scenes_elected import ABYZ, LODOR
from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle, landing, to_status
from tests.ti4.test_status import objectives


@pytest.mark.parametrize(
    ("law", "planet", "more"),
    [
        ("core-mining", ABYZ, (2, 0)),
        ("terraforming-initiative", ABYZ, (1, 1)),
        ("senate-sanctuary", LODOR, (0, 2)),
    ],
)
def test_a_law_makes_a_planet_worth_more_wherever_that_counts(
    law: str, planet: tuple[str, str], more: tuple[int, int]
) -> None:
    table = scenes.holding(planet)
    before, purse = worth(table.state, planet[1]), GAME.purse(table.state, 0)
    table.resolve(law, planet[1])
    after, now = worth(table.state, planet[1]), GAME.purse(table.state, 0)
    assert (after.resources - before.resources, after.influence - before.influence) == more
    gained = {f"gain:{name}": number for name, number in zip(("resources", "influence"), more, strict=True) if number}
    assert table.told("worth-more") == [{"seat": 0, "planet": planet[1], "law": law, **gained}]
    assert (now["resources"] - purse["resources"], now["influence"] - purse["influence"]) == more
    assert worth(table.state, "wren-terra") == worth(Table().state, "wren-terra")
    stored(table)
    assert worth(table.state, planet[1]) == after
    end(table, law)
    assert len(table.told("worth-less")) == 1
    assert worth(table.state, planet[1]) == before
    assert GAME.purse(table.state, 0) == purse


def test_core_mining_destroys_an_infantry_where_there_is_one() -> None:
    assert scenes.mined().units("abyz") == {"infantry": 1}
    table = scenes.holding(ABYZ, pds=1)
    table.resolve("core-mining", "abyz")
    assert table.units("abyz") == {"pds": 1}


def test_what_a_law_adds_is_produced_and_paid_with() -> None:
    table = scenes.holding(ABYZ, space_dock=1)
    assert producers(table.state, 0, "203")[0].limit == 3 + 2
    table.resolve("core-mining", "abyz")
    assert producers(table.state, 0, "203")[0].limit == 5 + 2
    table.play("p1 action activate:203")
    while table.asked()[0][1] != "produce":
        table.default()
    table.play("p1 produce dreadnought=1 infantry:abyz=2 pay:abyz=1")
    assert table.told("produced")[0]["cost:resources"] == 5


def test_influence_that_a_law_adds_is_voted_with() -> None:
    table = scenes.holding(LODOR)
    table.enact("senate-sanctuary", "lodor")
    table.state.agenda_deck.remove("mutiny")
    reveal(table, "mutiny")
    table.play("p1 council vote:for exhaust:lodor", "p2 council", "p3 council")
    assert table.told("voted")[0]["votes"] == 1 + 2


def test_trade_goods_for_resources_count_what_a_law_adds() -> None:
    table = scenes.holding(ABYZ)
    table.enact("core-mining", "abyz")
    table.deal_cards(0, "mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:abyz")
    assert table.player().trade_goods == 5


def test_demilitarized_zone_destroys_all_units() -> None:
    table = scenes.demilitarized()
    assert table.units("lodor") == {}
    assert table.state.planet("lodor").owner == 0
    assert table.told("lost-infantry") == [{"seat": 0, "planet": "lodor", "count": 2}]
    assert table.told("structures-destroyed") == [{"seat": 0, "planet": "lodor", "units": "pds=1 space-dock=1"}]


def test_fighters_of_a_dock_in_a_demilitarized_zone_are_too_many() -> None:
    table = scenes.holding(LODOR, space_dock=1)
    table.put("203", 0, fighter=2)
    table.resolve("demilitarized-zone", "lodor")
    assert table.units("203") == {}


def test_nobody_lands_in_a_demilitarized_zone() -> None:
    table = landing({})
    table.lay("203", LODOR[0], 1)
    table.enact("demilitarized-zone", "lodor")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3")
    assert table.asked() == [(1, "action")]
    assert table.state.planet("lodor").owner == 1


def test_nothing_is_produced_on_or_placed_in_a_demilitarized_zone() -> None:
    for law in (True, False):
        table = scenes.holding(LODOR)
        if law:
            table.enact("demilitarized-zone", "lodor")
        assert ("lodor" in yard_of(table.state, 0, "203").landing) is not law
        table.player().strategy_cards = ["construction"]
        table.deal_cards(0, "frontline-deployment.1")
        asked = question(table)
        assert ("card:frontline-deployment.1:lodor" in words(asked)) is not law
        table.play("p1 action strategic:construction")
        assert ("pds:lodor" in words(question(table))) is not law
        table.default()


def test_rise_of_a_messiah_and_transit_diodes_leave_a_demilitarized_zone_out() -> None:
    table = scenes.holding(LODOR)
    table.enact("demilitarized-zone", "lodor")
    table.player().technologies.append("transit-diodes")
    table.deal_cards(0, "rise-of-a-messiah.1")
    table.play("p1 action transit-diodes")
    ask = question(table).ask
    assert isinstance(ask, Allocate)
    assert "to:lodor" not in [slot.word for slot in ask.slots]
    table.play("p1 transit-diodes", "p1 action card:rise-of-a-messiah.1")
    assert table.units("lodor") == {}


def test_a_demilitarized_zone_is_open_again_when_the_law_is_repealed() -> None:
    table = scenes.demilitarized()
    end(table, "demilitarized-zone")
    assert "lodor" in yard_of(table.state, 0, "203").landing


def test_holy_planet_of_ixth_is_worth_a_point_to_whoever_controls_it() -> None:
    table = scenes.holy()
    assert [player.points for player in table.state.players] == [1, 0, 0]
    assert [event["seat"] for event in table.told("law-point")] == [1, 0]
    assert [event["seat"] for event in table.told("lost-law-point")] == [1]


def test_units_on_the_holy_planet_of_ixth_do_not_produce_as_long_as_it_is_one() -> None:
    table = scenes.holding(LODOR, space_dock=1)
    table.resolve("holy-planet-of-ixth", "lodor")
    assert producers(table.state, 0, "203") == ()
    end(table, "holy-planet-of-ixth")
    assert producers(table.state, 0, "203")[0].limit == 5
    assert table.player().points == 1  # which stays


def test_a_planet_that_is_holy_no_more_brings_no_point_to_whoever_takes_it() -> None:
    table = landing({})
    table.lay("203", LODOR[0], 1)
    table.resolve("holy-planet-of-ixth", "lodor")
    end(table, "holy-planet-of-ixth")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3", "p1 commit lodor=1")
    assert [player.points for player in table.state.players] == [0, 1, 0]


TEAMS = {
    "research-team-biotic": "dacxive-animators",
    "research-team-cybernetic": "graviton-laser-system",
    "research-team-propulsion": "gravity-drive",
    "research-team-warfare": "magen-defense-grid",
}


@pytest.mark.parametrize(("law", "technology"), TEAMS.items())
def test_a_research_team_is_exhausted_for_a_prerequisite_of_its_colour(law: str, technology: str) -> None:
    table = scenes.holding(ABYZ)
    table.player().strategy_cards = ["technology"]
    table.enact(law, "abyz")
    table.state.planet("abyz").exhausted = True
    table.play("p1 action strategic:technology")
    table.play(f"p1 research {technology}:1")
    assert table.player().technologies == [technology]
    team = table.state.law(law)
    assert team is not None
    assert team.exhausted
    assert "cost:resources" not in table.told("researched")[0]
    stored(table)
    assert f"{technology}:1" not in words(question(table))
    assert not any(word.endswith(":1") for word in words(question(table)))


def test_a_research_team_works_for_whoever_controls_its_planet_only() -> None:
    table = scenes.holding(ABYZ, seat=1)
    table.player().strategy_cards = ["technology"]
    table.enact("research-team-propulsion", "abyz")
    table.play("p1 action strategic:technology")
    assert "gravity-drive:1" not in words(question(table))


def test_a_research_team_is_readied_in_the_status_phase() -> None:
    table = Table()
    table.enact("research-team-propulsion", "abyz")
    table.state.laws[0].exhausted = True
    to_status(table)
    while any(kind in ("score", "redistribute") for _, kind in table.asked()):
        table.default()
    assert not table.state.laws[0].exhausted


def test_a_planet_and_its_research_team_serve_for_two_prerequisites() -> None:
    table = scenes.holding(("24", "mehar-xull"))
    table.player().technologies.append("plasma-scoring")
    table.player().strategy_cards = ["technology"]
    table.enact("research-team-warfare", "mehar-xull")
    table.play("p1 action strategic:technology", "p1 research assault-cannon:1")
    assert table.state.planet("mehar-xull").exhausted
    assert table.state.laws[0].exhausted


# A secret objective


def test_a_secret_that_leaks_can_be_scored_by_everybody_as_a_public_one() -> None:
    table = leaked()
    table.player().technologies += ["spec-ops-2", "advanced-carrier-2"]
    assert [*scorable(table.state, table.player())] == ["adapt-new-strategies"]
    to_status(table)
    assert table.refused("p1 score adapt-new-strategies diversify-research") in ("score-one-each", "pick-count")
    table.play("p1 score adapt-new-strategies", "p2 score", "p3 score")
    assert table.player().points == 1
    stored(table)
    assert GAME.faults(table.state) == []


def leaked() -> Table:
    """The second player has scored a secret objective, which is public now; the first could score another one too."""
    table = Table("sol", "hacan", "xxcha")
    objectives(table, "diversify-research")
    table.player().technologies.clear()
    table.secret(1, "adapt-new-strategies")
    table.player(1).secrets = []
    table.player(1).scored = ["adapt-new-strategies"]
    table.resolve("classified-document-leaks", "adapt-new-strategies")
    return table


def test_a_secret_that_leaked_counts_against_nobodys_limit_even_when_it_is_secret_again() -> None:
    table = leaked()
    assert secrets_held(table.state, table.player(1)) == 0
    end(table, "classified-document-leaks")
    assert secrets_held(table.state, table.player(1)) == 0
    assert table.player(1).points == 1
    assert table.state.objectives == ["diversify-research"]
    table.player().technologies += ["spec-ops-2", "advanced-carrier-2"]
    assert [*scorable(table.state, table.player())] == []


def test_a_secret_that_leaked_needs_every_home_planet() -> None:
    table = leaked()
    table.player().technologies += ["spec-ops-2", "advanced-carrier-2"]
    table.state.planet("jord").owner = 1
    assert [*scorable(table.state, table.player())] == []


def test_a_deed_that_leaked_is_scored_at_its_moment_by_whoever_does_it() -> None:
    for law in (True, False):
        table = battle({"cruiser": 1, "flagship": 1}, {"cruiser": 1})
        table.secret(2, "unveil-flagship")
        table.player(2).secrets = []
        table.player(2).scored = ["unveil-flagship"]
        if law:
            table.resolve("classified-document-leaks", "unveil-flagship")
        attack(table, "cruiser:304=1", "flagship:304=1", dice=(7, 1, 1, 1))
        assert ("unveil-flagship" in table.player().scored) is law


def test_without_a_scored_secret_another_agenda_is_revealed() -> None:
    table = Table()
    assert outcomes(table.state, "classified-document-leaks") == []


def test_every_law_with_an_election_has_its_own_class() -> None:
    elected = [id for id, agenda in AGENDAS.items() if agenda.law and agenda.elect != "for-against"]
    assert all(type(AgendaEffect.by_id[id]).__module__.endswith("elected_laws") for id in elected)
