"""How the vote on an agenda stands: on the one that lies open, or on one that is over, from what was told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from images.asked import frames
from images.ti4.phrases import outcome_shape
from rules.core.decisions import Facts
from rules.core.flow import Event
from rules.ti4.agendas.frames import Agenda, CastVotes, Prediction, Vote
from rules.ti4.agendas.voting import can_vote, open_agenda, votes_at_hand, voting_order
from rules.ti4.state import State

OUTCOMES = ("outcome", "target", "planet", "law", "objective")  # facts that name an outcome, by its shape
FEW = 3  # outcomes that are all shown, whether anybody votes for them or not
Said = Literal["waiting", "voted", "abstained", "silent"]


@dataclass(frozen=True, slots=True)
class VoteCount:
    """An agenda and the votes on it.

    outcomes: those that are shown, those with most votes first. turns: what each seat did about it, in the order in
    which they vote. at_hand: the votes that seats can still cast with planets. elected: the outcome; "" where there is
    none yet.
    """

    agenda: str
    outcomes: Sequence[str] = ()
    votes: Sequence[Vote] = ()
    predictions: Sequence[Prediction] = ()
    turns: Mapping[int, Said] = field(default_factory=dict)
    at_hand: Mapping[int, int] = field(default_factory=dict)
    elected: str = ""

    def total(self, outcome: str) -> int:
        """The votes for an outcome."""
        return sum(vote.votes for vote in self.votes if vote.outcome == outcome)

    def vote_of(self, seat: int) -> Vote | None:
        """What a seat has voted."""
        return next((vote for vote in self.votes if vote.seat == seat), None)


def open_count(position: State) -> VoteCount | None:
    """The vote on the agenda that lies open; None where none does."""
    agenda = open_agenda(position)
    if agenda is None:
        return None
    asked = [frame.seat for frame in frames(position) if isinstance(frame, CastVotes)]
    turns = {seat: _said(position, agenda, seat, asked) for seat in voting_order(position)}
    at_hand = {seat: votes_at_hand(position, seat) for seat, said in turns.items() if said == "waiting"}
    found = VoteCount(agenda.id, (), agenda.votes, agenda.predictions, turns, at_hand, agenda.elected)
    return replace(found, outcomes=_shown(found, agenda.outcomes))


def _said(position: State, agenda: Agenda, seat: int, asked: Sequence[int]) -> Said:
    if not can_vote(position, agenda, seat):
        return "silent"
    if any(vote.seat == seat for vote in agenda.votes):
        return "voted"
    if seat in agenda.turns and seat not in asked:
        return "abstained"
    return "waiting"


def past_count(events: Iterable[Event], agenda: str) -> VoteCount:
    """The last vote on an agenda that is over, where `events` may begin inside it.

    Raises KeyError where there was none.
    """
    open_now: VoteCount | None = VoteCount(agenda)
    over: VoteCount | None = None
    for event in events:
        if event.kind in ("agenda", "outcome") and event.facts["agenda"] != agenda:
            open_now = None
        elif event.kind == "agenda":
            open_now = VoteCount(agenda)
        elif open_now and not open_now.elected:
            open_now = _told(open_now, event)
        over = open_now if open_now and open_now.elected else over
    if over is None:
        raise KeyError(agenda)
    return replace(over, outcomes=_shown(over, _named(over)))


def _told(found: VoteCount, event: Event) -> VoteCount:
    """The count after something was told of it."""
    seat = int(event.facts.get("seat", -1))
    if event.kind == "voted":
        vote = Vote(seat, outcome_told(event.facts), int(event.facts["votes"]))
        return replace(found, votes=[*found.votes, vote], turns={**found.turns, seat: "voted"})
    if event.kind == "more-votes":
        more = int(event.facts["votes"])
        votes = [replace(vote, votes=vote.votes + more) if vote.seat == seat else vote for vote in found.votes]
        return replace(found, votes=votes)
    if event.kind in ("abstained", "cannot-vote"):
        said: Said = "abstained" if event.kind == "abstained" else "silent"
        return replace(found, turns={**found.turns, seat: said})
    if event.kind == "predicted":
        prediction = Prediction(seat, str(event.facts["card"]), outcome_told(event.facts))
        return replace(found, predictions=[*found.predictions, prediction])
    if event.kind == "outcome" and event.facts["agenda"] == found.agenda:
        return replace(found, elected=outcome_told(event.facts))
    return found


def outcome_told(facts: Facts) -> str:
    """The outcome that the facts of an event name."""
    shape = str(facts["shape"])
    return f"p{int(facts['target']) + 1}" if shape == "target" else str(facts[shape])


def _named(found: VoteCount) -> list[str]:
    """The outcomes that anybody has named, or both of two."""
    both = ["for", "against"] if outcome_shape(found.agenda) == "outcome" else []
    return [*both, *_spoken_of(found)]


def _spoken_of(found: VoteCount) -> list[str]:
    """What was elected, voted for or predicted."""
    voted = [vote.outcome for vote in found.votes]
    return [found.elected, *voted, *(each.outcome for each in found.predictions)]


def _shown(found: VoteCount, outcomes: Iterable[str]) -> list[str]:
    """These, where they are few; else those that anybody has named. Most votes come first."""
    every = list(dict.fromkeys(outcomes))
    if len(every) > FEW:
        every = [outcome for outcome in every if outcome in _spoken_of(found)]
    return sorted(every, key=lambda outcome: -found.total(outcome))
