"""Tables whose action phase has just ended."""

from __future__ import annotations

from tests.ti4.kit import Table


def passing(table: Table) -> Table:
    """Everybody passes, and the status phase begins."""
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    while (asked := table.asked()[0])[1] == "action":
        table.play(f"p{asked[0] + 1} action pass")
    return table


def to_the_end(table: Table) -> Table:
    """The status phase goes on by what is asked by default, until the next question of another phase."""
    while table.asked()[0][1] in ("score", "redistribute", "discard-cards", "place-infantry"):
        table.default()
    return table
