"""The computer player at an agenda: what it votes for, what it plays, and when it would rather be rid of it."""

from __future__ import annotations

from random import Random

from rules.core.decisions import Answer
from rules.core.hidden import view
from rules.ti4.computer.answers import answers
from tests.ti4.agenda_scenes import council
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def ballot(table: Table, seat: int = 0) -> Answer:
    """What the computer of a seat answers to an agenda."""
    question = next(each for each in table.pending(seat) if each.kind == "council")
    return next(answers(view(table.state, seat), question, Random(1)))


def test_it_votes_by_what_an_outcome_brings_it_at_once() -> None:
    """Seed of an Empire: a point for whoever has most, or else for whoever has fewest."""
    table = council("seed-of-an-empire")
    table.player().vp = {"custodians": 2}
    assert ballot(table)[0] == "vote:for"
    table.player().vp = {}
    table.player(1).vp = table.player(2).vp = {"custodians": 1}
    assert ballot(table)[0] == "vote:against"


def test_it_quashes_what_it_would_vote_down_while_it_spares_the_token() -> None:
    table = acting("sol", "xxcha", "nekro")
    table.lay_open("arms-reduction")
    table.player(1).pools.strategy = 2
    assert "quash" in ballot(table, 1)
    table.player(1).pools.strategy = 1
    assert "quash" not in ballot(table, 1)


def test_an_agenda_that_serves_it_is_not_ended() -> None:
    table = council("shared-research", "veto.1")
    assert not any(word.startswith("veto") for word in ballot(table))


def test_with_few_votes_it_predicts_rather_than_votes() -> None:
    table = council("shared-research", "leadership-rider.1")
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.lay("204", "35", 1)
    assert ballot(table) == ("leadership-rider.1:for",)


def test_who_has_most_votes_does_not_vote_against_it() -> None:
    table = council("minister-of-policy", "assassinate-representative.1")
    table.lay("204", "35", 2)
    assert ballot(table)[:2] == ("assassinate-representative.1:p3", "vote:p1")
