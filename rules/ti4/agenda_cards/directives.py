"""Directives, which do what they do once (7)."""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.ti4.agendas.effect import AgendaEffect, repeal, supporters
from rules.ti4.agendas.frames import Agenda
from rules.ti4.cards.deck import discard_after_draw, discard_hands, draw_cards
from rules.ti4.components.agendas import FOR
from rules.ti4.economy.gains import gain_goods
from rules.ti4.scoring.victory import gain_points
from rules.ti4.state import Player, State, seat_in
from rules.ti4.strategy_cards.imperial import draw_secret

AGENDA_POINTS = "agenda"  # what victory points of directives are called


def _move_points(execution: Execution[State], player: Player, points: int) -> None:
    """A point more or less, told by name; the game may be over then, and nobody else gets any."""
    if not execution.state.results:
        brought = results({"vp": max(points, 0)}, {"vp": max(-points, 0)})
        execution.tell("agenda-point", seat=player.seat, **brought)
        gain_points(execution, player, AGENDA_POINTS, points)


class ArchivedSecret(AgendaEffect):
    """A secret objective for whoever is elected."""

    id = "archived-secret"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """The elected player draws a secret objective (61)."""
        draw_secret(execution, execution.state.players[seat_in(agenda.elected)])


class EconomicEquality(AgendaEffect):
    """All trade goods go back; adopted, everybody has as many afterwards."""

    id = "economic-equality"
    goods = 5

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Everybody returns all trade goods, and then gains five (1: in this order)."""
        self.rejected(execution, agenda)
        for player in execution.state.from_speaker():
            gain_goods(execution, player, self.goods)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Everybody returns all trade goods to the supply."""
        for player in execution.state.from_speaker():
            number, player.trade_goods = player.trade_goods, 0
            if number:
                execution.tell("paid-goods", seat=player.seat, **results({}, {"trade-goods": number}))


class JudicialAbolishment(AgendaEffect):
    """The law that is elected is in force no more."""

    id = "judicial-abolishment"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Discard the elected law, whose effect ends (7)."""
        repeal(execution, agenda.elected)


class Mutiny(AgendaEffect):
    """A victory point for or against those who voted for it."""

    id = "mutiny"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """They gain one, in turn from the speaker on."""
        for seat in supporters(execution.state, agenda, FOR):
            _move_points(execution, execution.state.players[seat], 1)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """They lose one, who have any."""
        for seat in supporters(execution.state, agenda, FOR):
            if execution.state.players[seat].points:
                _move_points(execution, execution.state.players[seat], -1)


class SeedOfAnEmpire(AgendaEffect):
    """A victory point for those with most of them, or with fewest."""

    id = "seed-of-an-empire"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """For those with most, in turn from the speaker on."""
        players = execution.state.from_speaker()
        most = max(player.points for player in players)
        for player in [player for player in players if player.points == most]:
            _move_points(execution, player, 1)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """A point for each player with fewest points (98)."""
        players = execution.state.from_speaker()
        fewest = min(player.points for player in players)
        for player in [player for player in players if player.points == fewest]:
            _move_points(execution, player, 1)


class UnconventionalMeasures(AgendaEffect):
    """Action cards for those who voted for it, or none any more."""

    id = "unconventional-measures"
    cards = 2

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Each draws before the next does."""
        seats = supporters(execution.state, agenda, FOR)
        for seat in seats:
            draw_cards(execution, execution.state.players[seat], self.cards)
        discard_after_draw(execution, seats)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Whoever voted for it discards all action cards (2)."""
        state = execution.state
        discard_hands(execution, [state.players[seat] for seat in supporters(state, agenda, FOR)])
