"""The Nekro Virus: tokens in the place of research, no votes, and predictions of agendas (34, 8, 90)."""

from __future__ import annotations

from tests.ti4.agenda_moves import words
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def voting(agenda: str = "mutiny") -> Table:
    """An agenda lies open; the first player are Nekro, the second own a technology that they do not."""
    table = acting("nekro", "sol", "hacan")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.player().technologies = []
    table.player(1).technologies = ["sarween-tools", "spec-ops-2"]
    table.player(2).technologies = ["gravity-drive"]
    table.lay_open(agenda)
    return table


def test_nekro_cannot_vote() -> None:
    table = voting()
    asked = table.pending(0)[0]
    assert asked.facts["vote"] == "no"
    assert not any(word.startswith("vote") for word in words(asked))


def test_a_prediction_that_comes_about_brings_a_technology_of_who_voted_so() -> None:
    table = voting()
    table.play("p1 council galactic-threat:for", "p2 council vote:for exhaust:jord", "p3 council")
    assert table.asked()[0] == (0, "take-technology")
    assert "gravity-drive" not in words(table.pending(0)[0])
    table.play("p1 take-technology sarween-tools")
    assert table.player().technologies == ["sarween-tools"]


def test_one_that_does_not_brings_nothing() -> None:
    table = voting()
    table.play("p1 council galactic-threat:against", "p2 council vote:for exhaust:jord", "p3 council")
    assert (0, "take-technology") not in table.asked()
    assert table.player().technologies == []


def test_nobody_who_voted_so_means_nothing_to_gain() -> None:
    """The speaker breaks the tie, which is no vote."""
    table = voting()
    table.play("p1 council galactic-threat:for", "p2 council", "p3 council")
    table.play("p1 break-tie for")
    assert (0, "take-technology") not in table.asked()


def test_once_in_an_agenda_phase() -> None:
    table = voting()
    table.play("p1 council galactic-threat:against", "p2 council vote:for exhaust:jord", "p3 council")
    table.lay_open("archived-secret")
    assert not any(word.startswith("galactic-threat") for word in words(table.pending(0)[0]))


def test_political_secret_stops_it() -> None:
    table = voting()
    table.give_note(2, "political-secret.1")
    table.play("p1 council galactic-threat:for", "p2 council vote:for exhaust:jord", "p3 council political-secret.1")
    assert table.told("predicted") == []
    assert (0, "take-technology") not in table.asked()


def research_for(seat: int) -> Table:
    """The first player uses Technology; Nekro are in this seat."""
    factions = ["sol", "hacan"]
    factions.insert(seat, "nekro")
    table = Table(*factions)
    table.cards("technology", "diplomacy", "politics", "construction", "trade", "warfare")
    for player in table.state.players:
        table.deal_cards(player.seat)
        player.strategy_cards = []
    table.player().strategy_cards = ["technology"]
    while table.asked()[0] != (0, "action"):
        table.default()
    return table


def test_technology_gives_nekro_tokens() -> None:
    table = research_for(0)
    table.player().trade_goods = 6
    before = table.player().pools.all
    table.play("p1 action strategic:technology", "p1 gain-tokens tactic=3")
    assert words(table.pending(0)[0]) == ["tokens", "none"]
    table.play("p1 research tokens", "p1 gain-tokens strategy=3")
    assert table.player().pools.all == before + 6
    assert table.player().trade_goods < 6


def test_the_secondary_ability_costs_what_it_costs() -> None:
    table = research_for(1)
    table.player(1).trade_goods = 4
    for planet in table.state.planets(1):
        planet.exhausted = True
    table.play("p1 action strategic:technology")
    while table.asked()[0][0] == 0:
        table.default()
    table.play("p2 secondary use", "p2 research tokens", "p2 gain-tokens fleet=3")
    assert (table.player(1).trade_goods, table.player(1).pools.fleet, table.player(1).pools.strategy) == (0, 6, 1)


def test_who_cannot_pay_gets_none() -> None:
    table = research_for(1)
    for planet in table.state.planets(1):
        planet.exhausted = True
    table.play("p1 action strategic:technology")
    while table.asked()[0][0] == 0:
        table.default()
    assert (1, "secondary") not in table.asked()


def test_a_rider_and_an_agenda_give_tokens_too() -> None:
    table = voting("mutiny")
    table.deal_cards(0, "technology-rider.1")
    table.play("p1 council technology-rider.1:for", "p2 council vote:for exhaust:jord", "p3 council")
    assert table.asked()[0] == (0, "gain-tokens")


def test_focused_research_costs_goods_and_gives_tokens() -> None:
    table = acting("nekro", "sol", "hacan")
    table.deal_cards(0, "focused-research.1")
    table.player().trade_goods = 4
    table.play("p1 action card:focused-research.1")
    while table.asked()[0][1] in ("react",):
        table.default()
    assert table.asked()[0] == (0, "gain-tokens")
    assert table.player().trade_goods == 0


def test_agendas_by_which_all_research_give_nekro_tokens() -> None:
    table = acting("nekro", "sol", "hacan")
    for player in table.state.players:
        table.deal_cards(player.seat)
    table.state.acting = -1
    before = table.player().pools.all
    table.resolve("ixthian-artifact", "for", dice=(6,))
    asked = [kind for seat, kind in table.asked() if seat == 0]
    assert asked == ["gain-tokens"]
    table.play("p1 gain-tokens tactic=3", "p1 gain-tokens strategy=3")
    assert table.player().pools.all == before + 6
    assert table.player().technologies == ["dacxive-animators"]
