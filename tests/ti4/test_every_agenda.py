"""Every agenda with every kind of outcome: a law is in force, stored and read back, and taken away again (7)."""

from __future__ import annotations

import pytest

from rules.core.play import copy
from rules.ti4.agendas.outcomes import outcomes
from rules.ti4.components.agendas import AGAINST, AGENDAS, FOR
from rules.ti4.game import GAME
from tests.ti4.agenda_moves import end
from tests.ti4.kit import Table
from tests.ti4.scenes import acting

SECRET = "become-the-gatekeeper"
LAWS = [id for id, agenda in AGENDAS.items() if agenda.law]


def ready(id: str) -> Table:
    """A table with planets of each trait, a law in force, and a scored secret objective."""
    table = acting("sol", "hacan", "xxcha")
    for place, tile in (("203", "26"), ("204", "38"), ("303", "19")):  # a cultural, a hazardous, an industrial planet
        table.lay(place, tile, 0)
    table.enact("minister-of-war" if id != "minister-of-war" else "minister-of-peace", "p2")
    table.secret(2, SECRET)
    table.player(2).secrets.remove(SECRET)
    table.player(2).scored = [SECRET]
    return table


@pytest.mark.parametrize("id", AGENDAS)
def test_each_outcome_is_carried_out_and_the_game_goes_on(id: str) -> None:
    found = outcomes(ready(id).state, id)
    assert found
    for outcome in found:
        table = ready(id)
        table.resolve(id, outcome, dice=(6,) if (id, outcome) == ("ixthian-artifact", FOR) else ())
        law = table.state.law(id)
        assert (law is not None) == (AGENDAS[id].law and outcome != AGAINST)
        assert (id in table.state.agenda_discard) == (law is None)
        assert table.asked() or table.state.results
        assert copy(GAME, table.state) == table.state


@pytest.mark.parametrize("id", LAWS)
def test_a_law_is_taken_away_again(id: str) -> None:
    table = ready(id)
    outcome = outcomes(table.state, id)[0]
    table.resolve(id, outcome)
    law = table.state.law(id)
    assert law is not None
    assert law.elected == ("" if outcome == FOR else outcome)
    assert law.since == table.state.round
    end(table, id)
    assert table.state.law(id) is None
    assert id in table.state.agenda_discard


def test_there_are_34_laws_and_16_directives() -> None:
    assert (len(LAWS), len(AGENDAS) - len(LAWS)) == (34, 16)
