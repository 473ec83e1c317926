"""What can be voted for, how it is named in answers, and what the votes come to (8)."""

from __future__ import annotations

from collections import Counter

from rules.ti4.agendas.frames import Agenda
from rules.ti4.components.agendas import AGAINST, AGENDAS, FOR, Elect
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.systems import SYSTEM_OF, SYSTEMS
from rules.ti4.state import State, seat_in


def outcomes(state: State, agenda: str) -> list[str]:
    """Everything that an agenda can come to, as words of an answer; nothing where what it is about is not there.

    `for` and `against`; players as `p1`, from the speaker on; ids of laws in force, of secret objectives that somebody
    has scored, or of planets that somebody controls. Raises KeyError for another agenda.
    """
    elect = AGENDAS[agenda].elect
    if elect == "for-against":
        return [FOR, AGAINST]
    if elect == "player":
        return [f"p{seat + 1}" for seat in state.clockwise(state.speaker)]
    if elect == "law":
        return [law.id for law in state.laws]
    if elect == "secret":
        scored = dict.fromkeys(id for player in state.players for id in player.scored)
        return [id for id in scored if OBJECTIVES[id].stage == "secret" and id not in state.objectives]
    return [planet for planet in _controlled(state) if _electable(planet, elect)]


def _controlled(state: State) -> list[str]:
    """Planets that somebody controls, by player."""
    return [planet.id for seat in state.clockwise(state.speaker) for planet in state.planets(seat)]


def _electable(planet: str, elect: Elect) -> bool:
    """Whether a planet is of the sort that is elected."""
    if elect == "planet":
        return True
    tile = SYSTEMS[SYSTEM_OF[planet]]
    if elect == "colony":
        return not tile.home and tile.stack != "centre"
    return PLANETS[planet].trait == elect


def word_of(agenda: Agenda, outcome: str) -> str:
    """How an outcome is called in answers: laws and objectives, whose names are long, by their number."""
    if AGENDAS[agenda.id].elect in ("law", "secret"):
        return f"o{agenda.outcomes.index(outcome) + 1}"
    return outcome


def outcome_of(agenda: Agenda, word: str) -> str:
    """The outcome that is called so."""
    return next(outcome for outcome in agenda.outcomes if word_of(agenda, outcome) == word)


def outcome_facts(agenda: Agenda, outcome: str) -> dict[str, str | int]:
    """The facts that name an outcome: a player, a planet, a law, an objective, or that it is for or against."""
    elect = AGENDAS[agenda.id].elect
    if elect == "for-against":
        return {"outcome": outcome, "shape": "outcome"}
    if elect == "player":
        return {"target": seat_in(outcome), "shape": "target"}
    if elect == "law":
        return {"law": outcome, "shape": "law"}
    if elect == "secret":
        return {"objective": outcome, "shape": "objective"}
    return {"planet": outcome, "shape": "planet"}


def totals(agenda: Agenda) -> Counter[str]:
    """The votes for each outcome that has any."""
    found: Counter[str] = Counter()
    for vote in agenda.votes:
        found[vote.outcome] += vote.votes
    return found


def leading(agenda: Agenda) -> list[str]:
    """The outcomes with most votes; all of them where nobody has voted (8.20)."""
    votes = totals(agenda)
    most = max(votes.values(), default=0)
    return [outcome for outcome in agenda.outcomes if votes[outcome] == most]
