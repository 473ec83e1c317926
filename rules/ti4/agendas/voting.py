"""Votes: planets are exhausted for their influence, player after player, the speaker last (8.7 to 8.19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Pick
from rules.core.flow import Execution, Rule
from rules.ti4.agendas.frames import Agenda, CastVotes, Vote
from rules.ti4.agendas.outcomes import leading, outcome_facts, outcome_of, totals, word_of
from rules.ti4.cards.card import GROUP as CARDS
from rules.ti4.cards.card import Card, announced_facts, one_of_each
from rules.ti4.cards.instructions import windows_of
from rules.ti4.cards.moments import VOTED, open_window
from rules.ti4.cards.windows import announced_window
from rules.ti4.components.action_cards import name_of
from rules.ti4.economy.worth import worth
from rules.ti4.state import Planet, Player, State

VOTE, USE, IF, LATER = "vote", "exhaust", "if", "later"
UNDECIDED, DECIDES = "undecided", "decides"  # conditions under which a player votes
COUNCILOR = 5  # votes that an action card can add
BESIDE: Facts = {"after": 1}  # what holds only beside an outcome
ONE_VOTE = "representative-government"
THREAT = "galactic-threat"  # of Nekro, who cannot vote


def open_agenda(state: State) -> Agenda | None:
    """The agenda that is voted on, the innermost where one is voted on inside another; None without any."""
    return next((frame for frame in reversed(state.course) if isinstance(frame, Agenda)), None)


def voting_order(state: State) -> list[int]:
    """From the left of the speaker on, who is the last."""
    return [*state.clockwise(state.speaker)[1:], state.speaker]


def can_vote(state: State, agenda: Agenda, seat: int) -> bool:
    """Whether nothing keeps a player from voting: a rider, a card, a note, another agenda of this phase, the sheet."""
    kept = seat in (*agenda.barred, *state.silenced, *state.voteless)
    return not (kept or state.players[seat].able(THREAT))


def influence_of(state: State, planet: Planet) -> int:
    """The votes that a planet brings."""
    return worth(state, planet.id).influence


def vote_options(state: State, agenda: Agenda, player: Player) -> Iterator[Option]:
    """Outcomes, of which one is chosen first; beside it planets with influence, and cards that add votes."""
    planets_needed = int(not state.law(ONE_VOTE))
    for outcome in agenda.outcomes:
        facts = {**outcome_facts(agenda, outcome), "first": planets_needed}
        yield Option(f"{VOTE}:{word_of(agenda, outcome)}", VOTE, facts)
    if not state.law(ONE_VOTE):
        for planet in sorted(state.planets(player.seat), key=lambda planet: -influence_of(state, planet)):
            if not planet.exhausted and influence_of(state, planet):
                voting = {"planet": planet.id, "votes": influence_of(state, planet), **BESIDE}
                yield Option(f"{USE}:{planet.id}", USE, voting, worth(state, planet.id).spent_as("influence"))
    for copy in one_of_each(player):
        if VOTED in windows_of(copy):
            yield Option(copy, CARDS, {**announced_facts(name_of(copy), {}), **BESIDE})


def check_vote(state: State, words: Sequence[str]) -> None:
    """Raise `Illegal` for words of a vote that make no sense together (8.13).

    vote-one-outcome: two outcomes. vote-without-planets: an outcome without votes. vote-without-outcome: planets or
    cards without an outcome.
    """
    heads = [word.partition(":")[0] for word in words]
    if heads.count(VOTE) > 1:
        raise Illegal("vote-one-outcome")
    if VOTE in heads and USE not in heads and not state.law(ONE_VOTE):
        raise Illegal("vote-without-planets")
    if VOTE not in heads and (USE in heads or any(VOTED in windows_of(word) for word in words)):
        raise Illegal("vote-without-outcome")


class CastVotesRule(Rule):
    """What was filed is carried out now, in public; whoever wanted to be asked in their turn is."""

    frame = CastVotes

    def asks(self, state: State, frame: CastVotes) -> bool:
        """Where the player wanted to be asked in their turn."""
        return frame.asked

    def ask(self, state: State, frame: CastVotes) -> Decision | None:
        """One outcome, the planets that vote for it, and cards that add votes (8)."""
        agenda, player = open_agenda(state), state.players[frame.seat]
        if agenda is None or not frame.asked:
            return None
        options = tuple(vote_options(state, agenda, player))
        return Decision(frame.seat, "cast-votes", Pick(options, 0, len(options)), (), {"agenda": agenda.id})

    def run(self, execution: Execution[State], frame: CastVotes) -> None:
        """Carry out what was filed."""
        state, agenda = execution.state, open_agenda(execution.state)
        assert agenda is not None
        words = state.players[frame.seat].ballot.split()
        if not can_vote(state, agenda, frame.seat):
            execution.pop()
            execution.tell("cannot-vote", seat=frame.seat)
        elif f"{VOTE}:{LATER}" in words or any(map(is_instead_of_votes, words)):
            frame.asked = True  # whose rider was cancelled has not said how they vote
        else:
            execution.pop()
            _cast(execution, agenda, frame.seat, words if _wants_to(state, agenda, frame.seat, words) else ())

    def do(self, execution: Execution[State], frame: CastVotes, answer: Answer) -> None:
        """Cast the votes, or abstain without any; raises `Illegal` for what makes no sense."""
        agenda = open_agenda(execution.state)
        assert agenda is not None
        check_vote(execution.state, answer)
        execution.pop()
        _cast(execution, agenda, frame.seat, answer)


def _cast(execution: Execution[State], agenda: Agenda, seat: int, words: Sequence[str]) -> None:
    """Exhaust the planets, and count; whoever names no outcome abstains."""
    state = execution.state
    chosen = [word.partition(":")[2] for word in words if word.startswith(f"{VOTE}:")]
    if not chosen:
        execution.tell("abstained", seat=seat)
        return
    outcome, number = outcome_of(agenda, chosen[0]), 0
    used = [word.partition(":")[2] for word in words if word.startswith(f"{USE}:")]
    for planet in [planet for planet in state.planets(seat) if planet.id in used and not planet.exhausted]:
        planet.exhausted = True
        number += influence_of(state, planet)
    number = 1 if state.law(ONE_VOTE) else number
    execution.tell("voted", seat=seat, votes=number, **outcome_facts(agenda, outcome))
    agenda.votes.append(Vote(seat, outcome, number))
    cards = [word for word in words if VOTED in windows_of(word)]
    if cards:
        execution.push(*announced_window(state, VOTED, {seat: cards}))
    else:
        open_window(execution, VOTED, [seat])


def is_instead_of_votes(word: str) -> bool:
    """Whether a word plays a rider."""
    card = Card.by_id.get(name_of(word.partition(":")[0]))
    return card is not None and card.instead_of_votes


def add_votes(execution: Execution[State], seat: int, number: int) -> None:
    """More votes for the outcome that a player has voted for (8.15)."""
    agenda = open_agenda(execution.state)
    assert agenda is not None
    vote = next(vote for vote in agenda.votes if vote.seat == seat)
    vote.votes += number
    execution.tell("more-votes", seat=seat, votes=number, **outcome_facts(agenda, vote.outcome))


def _wants_to(state: State, agenda: Agenda, seat: int, words: Sequence[str]) -> bool:
    """Whether the condition holds under which a player votes; it looks only at what lies open."""
    conditions = [word.partition(":")[2] for word in words if word.startswith(f"{IF}:")]
    if UNDECIDED in conditions and is_decided(state, agenda, seat):
        return False
    if DECIDES not in conditions:
        return True
    outcome = next(word.partition(":")[2] for word in words if word.startswith(f"{VOTE}:"))
    used = [word.partition(":")[2] for word in words if word.startswith(f"{USE}:")]
    own = sum(influence_of(state, planet) for planet in state.planets(seat) if planet.id in used)
    return _comes_ahead(agenda, outcome_of(agenda, outcome), own or 1)


def _comes_ahead(agenda: Agenda, outcome: str, votes: int) -> bool:
    """Whether these votes put an outcome first that is not first alone without them."""
    found = totals(agenda)
    others = max((number for other, number in found.items() if other != outcome), default=0)
    return found[outcome] <= others < found[outcome] + votes


def is_decided(state: State, agenda: Agenda, seat: int) -> bool:
    """Whether no votes that are still possible change who leads, from the turn of a player on."""
    order = voting_order(state)
    left = [each for each in order[order.index(seat) :] if can_vote(state, agenda, each)]
    most = sum(_most_votes(state, each) for each in left)
    bribes = sum(player.trade_goods for player in state.playing() if player.hand)
    found = totals(agenda).most_common(2)
    if not found or len(leading(agenda)) > 1:
        return False
    second = found[1][1] if len(found) > 1 else 0
    return found[0][1] - second > most + bribes


def _most_votes(state: State, seat: int) -> int:
    """The most votes that a player could cast, as far as all can see: a card may add some."""
    return votes_at_hand(state, seat) + COUNCILOR * bool(state.players[seat].hand)


def votes_at_hand(state: State, seat: int) -> int:
    """The votes that a player has without cards: one by a law, else the influence of ready planets."""
    if state.law(ONE_VOTE):
        return 1
    return sum(influence_of(state, planet) for planet in state.planets(seat) if not planet.exhausted)
