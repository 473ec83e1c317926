"""Cards that are played on an agenda, and on laws, apart from riders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.agendas.agenda import replace_agenda
from rules.ti4.agendas.effect import repeal
from rules.ti4.agendas.outcomes import totals
from rules.ti4.agendas.voting import COUNCILOR, add_votes, can_vote, influence_of, open_agenda
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.planets import PLANETS
from rules.ti4.economy.gains import exhaust
from rules.ti4.state import Planet, Player, State, seat_in


class AncientBurialSites(Card):
    """All cultural planets of a player are exhausted before the first agenda; there may be none."""

    id = "ancient-burial-sites"
    conditions = ("most", "leader")

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any player in the game, the one who plays it too."""
        for player in state.playing():
            yield Option(f"p{player.seat + 1}", "", {"target": player.seat})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Whoever of the others loses most votes, or has most points."""
        others = [player for player in state.playing() if player.seat != seat]
        if condition == "leader":
            return f"p{max(others, key=lambda player: player.points).seat + 1}"
        return f"p{max(others, key=lambda player: _votes(state, player)).seat + 1}"

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Exhaust those planets, so that they do not vote in this phase (8)."""
        exhaust(execution, _cultural(execution.state, seat_in(played.target)))


def _cultural(state: State, seat: int) -> list[Planet]:
    ready = (planet for planet in state.planets(seat) if not planet.exhausted)
    return [planet for planet in ready if PLANETS[planet.id].trait == "cultural"]


def _votes(state: State, player: Player) -> int:
    return sum(influence_of(state, planet) for planet in _cultural(state, player.seat))


class Veto(Card):
    """The agenda is discarded, and another one revealed."""

    id = "veto"

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Another agenda lies open, with its own moments before votes (8)."""
        replace_agenda(execution)


class AssassinateRepresentative(Card):
    """A player cannot vote on the agenda; all else they can do."""

    id = "assassinate-representative"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Whoever of the others can vote."""
        agenda = open_agenda(state)
        for player in state.playing():
            if agenda and player.seat != seat and can_vote(state, agenda, player.seat):
                yield Option(f"p{player.seat + 1}", "", {"target": player.seat})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Bar that player from the vote alone (8)."""
        agenda = open_agenda(execution.state)
        assert agenda is not None
        agenda.barred.append(seat_in(played.target))


def _own_votes(state: State, seat: int) -> tuple[int, int] | None:
    """The votes of the outcome that a player has voted for, and the most of any other; None for who has not voted."""
    agenda = open_agenda(state)
    outcome = next((vote.outcome for vote in agenda.votes if vote.seat == seat), None) if agenda else None
    if agenda is None or outcome is None:
        return None
    found = totals(agenda)
    return found[outcome], max((votes for other, votes in found.items() if other != outcome), default=0)


def _lacking(state: State, seat: int) -> int:
    """How many votes would put the outcome first that a player has voted for; 0 where it is first already."""
    own, other = _own_votes(state, seat) or (0, 0)
    return max(0, other + 1 - own)


class DistinguishedCouncilor(Card):
    """More votes for the outcome that its player has just voted for."""

    id = "distinguished-councilor"
    conditions = (ALWAYS, "decides")

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Of whoever has voted: the votes are for the same outcome (8)."""
        if _own_votes(state, seat):
            yield Option("")

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Each time, or where these votes put the outcome first."""
        if condition == ALWAYS or 0 < _lacking(state, seat) <= COUNCILOR:
            return ""
        return None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Add five votes to those that were cast (8)."""
        add_votes(execution, played.seat, COUNCILOR)


class Bribery(Card):
    """After the speaker has voted: a vote more for each trade good."""

    id = "bribery"
    conditions = ("three", "six", "any-price")
    most: ClassVar[Mapping[str, int]] = {"three": 3, "six": 6}

    def price_of(self, target: str) -> int:
        """As many trade goods as votes."""
        return int(target)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Of whoever has voted, any number."""
        if _own_votes(state, seat):
            for number in range(1, state.players[seat].trade_goods + 1):
                yield Option(str(number), "", {"votes": number}, {"trade-goods": number})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Just as many as put the outcome first, where that is not too many."""
        lacking = _lacking(state, seat)
        affordable = min(state.players[seat].trade_goods, self.most.get(condition, lacking))
        return str(lacking) if 0 < lacking <= affordable else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Pay the trade goods that were announced, and add as many votes (8)."""
        number = int(played.target)
        execution.state.players[played.seat].trade_goods -= number
        execution.tell("paid-goods", seat=played.seat, **results({}, {"trade-goods": number}))
        add_votes(execution, played.seat, number)


class ConfusingLegalText(Card):
    """Another player is elected in the place of whoever was."""

    id = "confusing-legal-text"
    conditions = ("leader", "next")

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any other, where a player was elected."""
        agenda = open_agenda(state)
        if agenda and AGENDAS[agenda.id].elect == "player" and agenda.elected == f"p{seat + 1}":
            for other in state.clockwise(seat)[1:]:
                yield Option(f"p{other + 1}", "", {"target": other})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """Whoever of the others has most points, or the next to the left."""
        others = state.clockwise(seat)[1:]
        if condition == "leader":
            return f"p{max(others, key=lambda other: state.players[other].points) + 1}"
        return f"p{others[0] + 1}"

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Elect that player; riders are about whoever is elected now (8)."""
        agenda = open_agenda(execution.state)
        assert agenda is not None
        agenda.elected = played.target
        execution.tell("elected-instead", seat=played.seat, target=seat_in(played.target))


class RepealLaw(Card):
    """A law is in force no more."""

    id = "repeal-law"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Each law in force; without one the card cannot be played (22)."""
        for number, law in enumerate(state.laws, 1):
            yield Option(f"o{number}", "", {"law": law.id})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Discard the law, whose effect ends (7)."""
        repeal(execution, execution.state.laws[int(played.target.removeprefix("o")) - 1].id)
