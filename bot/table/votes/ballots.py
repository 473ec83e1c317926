"""What a table can vote on, and when a vote is decided.

Nothing here changes a table: `bot/table/votes/votes.py` does what was decided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store.deed_rows import VoteRow
from bot.store.rows import Rows

HOUR = 3600
YES, NO, WAIT = "yes", "no", "wait"
SILENT_HOURS = 72  # after these, who has said nothing counts out
SILENT_SECONDS = SILENT_HOURS * HOUR
FOR_THE_SILENT = 2  # so many at least decide in the place of who has a say and says nothing


@dataclass(frozen=True, slots=True)
class VoteKind:
    """How something is decided.

    `unanimous`: all who vote have to agree, else more than half of all. When the `hours` are over, who has said nothing
    counts out, or is against it where `silence_refuses`. With `second`, those of whom `decided` is told have to agree,
    and one voice beside that of whoever opened it; who did can withdraw it by a no. The last of the `choices` is what
    happens when none wins; whoever opens a vote has chosen the first.
    """

    unanimous: bool
    choices: tuple[str, ...] = (YES, NO)
    hours: int = SILENT_HOURS
    silence_refuses: bool = False
    second: bool = False

    @property
    def fallback(self) -> str:
        """What happens when no choice wins."""
        return self.choices[-1]


KINDS_OF_VOTES: Mapping[str, VoteKind] = {
    "pause": VoteKind(unanimous=False),
    "resume": VoteKind(unanimous=True),
    "extend": VoteKind(unanimous=False),  # everybody who is waited for gets the time of one answer more
    "clock": VoteKind(unanimous=True),  # play on with another clock, or without
    "end": VoteKind(unanimous=True),  # without a result
    "decided": VoteKind(unanimous=True),  # the result as it stands
    "concede": VoteKind(unanimous=True),  # to one of the players
    "cancel": VoteKind(unanimous=False),  # close a lobby whose host is not heard of any more
    "replace": VoteKind(unanimous=False),  # a computer plays a seat on until its person returns
    "substitute": VoteKind(unanimous=False),  # anybody may take the seat over
    "house-rule": VoteKind(unanimous=True),
    "undo": VoteKind(unanimous=True, hours=24, silence_refuses=True),  # go back to before a move
    "correct": VoteKind(unanimous=False, second=True),  # other moves than were made
    "amend": VoteKind(unanimous=True, silence_refuses=True),  # play on by a rule as it was amended since the beginning
    "overdue": VoteKind(  # when a clock has run out; the clock opens it, and nobody else can
        unanimous=False, choices=("default", "computer", "substitute", WAIT)
    ),
}


def result_of(vote: VoteRow, now: int, concerned: Collection[int] = ()) -> str:
    """The choice that has won, "" while that is open.

    `concerned` are those who must agree to what needs a second: who of them has no voice is silent.
    """
    kind = KINDS_OF_VOTES[vote.kind]
    over = now >= vote.ends_at
    voices = [vote.ballots[str(user)] for user in vote.voters if str(user) in vote.ballots]
    silent = len(vote.voters) - len(voices)
    if kind.second:
        return _seconded(vote, set(concerned), over=over)
    if kind.unanimous:
        return _unanimous(voices, silent, kind, over=over)
    return _majority(Counter(voices), silent, kind, over=over)


def _seconded(vote: VoteRow, concerned: set[int], *, over: bool) -> str:
    """A no of whoever is concerned decides. For who of them says nothing, all others do, of whom two have agreed."""
    for_it = {user for user in vote.voters if vote.ballots.get(str(user)) == YES}
    against = {user for user in vote.voters if vote.ballots.get(str(user)) == NO}
    others = set(vote.voters) - {vote.by}
    if against & concerned or vote.ballots.get(str(vote.by)) == NO:
        return NO
    if concerned <= for_it and (for_it & others or not others):
        return YES
    if not over and len(for_it | against) < len(vote.voters):
        return ""
    unheard = concerned - for_it
    if unheard and not against and len(for_it) >= FOR_THE_SILENT:
        return YES
    return NO


def _unanimous(voices: list[str], silent: int, kind: VoteKind, *, over: bool) -> str:
    if NO in voices:
        return NO
    if not silent:
        return YES
    if not over:
        return ""
    if voices and not kind.silence_refuses:
        return YES
    return NO


def _majority(voices: Counter[str], silent: int, kind: VoteKind, *, over: bool) -> str:
    """More than half of all at once; when the time is over, the most of those who have spoken."""
    everybody, fallback = voices.total() + silent, kind.fallback
    for choice, count in voices.most_common():
        if 2 * count > everybody:
            return choice
    if silent and not over:
        possible = max((voices[choice] + silent for choice in kind.choices if choice != fallback), default=0)
        if 2 * possible > everybody:
            return ""
        return fallback
    first, *others = voices.most_common(2) or [(fallback, 0)]
    tied = bool(others) and others[0][1] == first[1]
    if tied:
        return fallback
    return first[0]


async def unanswered(rows: Rows, game_id: str, user_id: int | None) -> int:
    """In how many open votes of a game a person may vote and has not; 0 for nobody."""
    votes = await rows.some(VoteRow, game_id=game_id, result="")
    return sum(user_id in vote.voters and str(user_id) not in vote.ballots for vote in votes)
