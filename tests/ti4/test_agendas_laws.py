"""Directives about laws, votes and objectives: every outcome (7)."""

from __future__ import annotations

from rules.core.play import copy
from rules.ti4.agendas.voting import open_agenda
from rules.ti4.cards.deck import SANCTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.game import GAME
from tests.ti4.agenda_scenes import council, revoted, voteless
from tests.ti4.scenes import acting
from tests.ti4.test_laws_voted_on import to_strategy


def test_incentive_program_reveals_one_more_of_the_cards_left_over() -> None:
    for outcome, stage in (("for", "one"), ("against", "two")):
        table = acting()
        before, left = [*table.state.objectives], dict(table.state.objectives_left)
        table.resolve("incentive-program", outcome)
        (revealed,) = (id for id in table.state.objectives if id not in before)
        assert OBJECTIVES[revealed].stage == stage
        assert table.state.objectives_left == left
        assert table.told("revealed") == [{"objective": revealed, "stage": stage}]


def test_incentive_program_does_nothing_where_no_card_is_left_over() -> None:
    table = acting()
    left = table.state.objectives_left["one"]
    table.state.objectives += table.state.possible["one"][left:]
    table.state.possible["one"] = table.state.possible["one"][:left]
    table.resolve("incentive-program", "for")
    assert table.told("revealed") == []


def test_a_new_constitution_ends_all_laws_and_exhausts_home_planets_later() -> None:
    table = acting()
    table.enact("fleet-regulations")
    table.enact("minister-of-commerce", "p2")
    table.resolve("new-constitution", "for")
    assert table.state.laws == []
    assert [facts["law"] for facts in table.told("repealed")] == ["fleet-regulations", "minister-of-commerce"]
    assert copy(GAME, table.state).delayed == ["new-constitution"]
    table.lay("203", "19", 0)
    to_strategy(table)
    assert table.state.planet("jord").exhausted
    assert table.state.planet("archon-ren").exhausted
    assert not table.state.planet("wellon").exhausted


def test_a_home_planet_that_somebody_else_controls_stays_as_it_is() -> None:
    table = acting()
    table.enact("fleet-regulations")
    table.resolve("new-constitution", "for")
    table.state.planet("archon-ren").owner = 0
    to_strategy(table)
    assert not table.state.planet("archon-ren").exhausted
    assert table.state.planet("archon-tau").exhausted


def test_against_a_new_constitution_laws_stay() -> None:
    table = acting()
    table.enact("fleet-regulations")
    table.resolve("new-constitution", "against")
    assert [law.id for law in table.state.laws] == ["fleet-regulations"]
    to_strategy(table)
    assert not table.state.planet("jord").exhausted


def test_without_a_law_neither_is_voted_on() -> None:
    for id in ("new-constitution", "miscount-disclosed"):
        table = acting()
        table.state.agenda_deck = [each for each in table.state.agenda_deck if each not in (id, "mutiny")]
        table.state.agendas_on_top = []
        table.put_on_top(id, "mutiny")
        table.reveal()
        assert table.told("no-object") == [{"agenda": id}]
        assert table.state.agenda == "mutiny"
        assert id in table.state.agenda_discard


def test_public_execution_takes_cards_and_the_vote_of_the_phase() -> None:
    table = council("public-execution")
    table.deal_cards(1, "spy.1", "plague.1")
    table.play("p1 council vote:p2 exhaust:jord", "p2 council vote:p1 exhaust:kamdorn", "p3 council")
    assert table.player(1).hand == []
    assert sorted(table.state.action_discard[-2:]) == ["plague.1", "spy.1"]
    assert table.state.voteless == [1]
    assert table.state.speaker == 0
    table = voteless()
    (asked,) = (question for question in table.pending(1) if question.kind == "council")
    assert not [option for option in asked.ask.options if option.word.startswith("vote:")]  # type: ignore[union-attr]
    table.play("p1 council", "p2 council", "p3 council")
    assert [each["seat"] for each in table.told("cannot-vote")] == [1]


def test_the_speaker_who_is_executed_passes_the_token_to_the_left() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.resolve("public-execution", "p1")
    assert table.state.speaker == 1
    assert table.told("speaker") == [{"seat": 1}]


def test_the_vote_comes_back_after_the_phase() -> None:
    table = acting()
    table.resolve("public-execution", "p1")
    for system in table.state.galaxy.values():
        system.custodians = False
    to_strategy(table)
    assert table.state.voteless == []


def test_a_law_is_voted_on_again_and_stays_in_force_meanwhile() -> None:
    table = revoted(SANCTIONS)
    assert table.state.agenda == SANCTIONS
    agenda = open_agenda(table.state)
    assert agenda is not None
    assert agenda.again
    assert table.state.law(SANCTIONS) is not None
    assert [each for each in table.asked() if each[1] == "council"] == [(0, "council"), (1, "council"), (2, "council")]
    assert GAME.faults(table.state) == []
    assert copy(GAME, table.state) == table.state


def test_a_law_that_is_voted_down_again_is_in_force_no_more() -> None:
    table = revoted(SANCTIONS)
    table.play("p1 council", "p2 council vote:against exhaust:kamdorn", "p3 council")
    assert table.state.law(SANCTIONS) is None
    assert SANCTIONS in table.state.agenda_discard
    assert "miscount-disclosed" in table.state.agenda_discard
    assert GAME.faults(table.state) == []


def test_a_law_that_is_adopted_again_may_have_another_owner() -> None:
    table = revoted("minister-of-commerce", "p2")
    table.play("p1 council", "p2 council", "p3 council vote:p3 exhaust:archon-tau")
    law = table.state.law("minister-of-commerce")
    assert law is not None
    assert law.elected == "p3"
    assert len(table.state.laws) == 1
    assert "minister-of-commerce" not in table.state.agenda_discard
    assert GAME.faults(table.state) == []


def test_riders_are_played_on_either_vote_and_trade_is_free_in_both() -> None:
    table = revoted(SANCTIONS, "", "trade-rider.1")
    table.play("p1 council trade-rider.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
    assert table.player().trade_goods == 5
    assert table.state.law(SANCTIONS) is not None
