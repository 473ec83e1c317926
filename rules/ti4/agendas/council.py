"""One question to everybody about an agenda: what is played on it, and how they vote.

It is asked blindly, of all, as soon as the agenda lies open: nobody learns who could have played a card. Cards are
played in their order when all answers are in, and votes are cast when it is their turn (8.3 to 8.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick
from rules.core.flow import Execution
from rules.core.sealing import Act, Answers, OpeningRule, SealedRule, await_answers, legal_answer, sealed
from rules.ti4.agendas.frames import Agenda, Council, Councils
from rules.ti4.agendas.voting import (
    BESIDE,
    DECIDES,
    IF,
    LATER,
    UNDECIDED,
    VOTE,
    can_vote,
    check_vote,
    is_instead_of_votes,
    open_agenda,
    vote_options,
)
from rules.ti4.cards.card import Card, options_for
from rules.ti4.cards.moments import AGENDA_AFTER, AGENDA_WHEN
from rules.ti4.cards.powers import may_play
from rules.ti4.components.action_cards import name_of
from rules.ti4.frames import Together
from rules.ti4.state import Player, State

PLAYED = (AGENDA_WHEN, AGENDA_AFTER)


def ask_council(execution: Execution[State]) -> None:
    """Everybody at once."""
    players = execution.state.playing()
    await_answers(players)
    lanes = Together([[Council(player.seat)] for player in players])
    execution.push(lanes, Councils([player.seat for player in players]))


class CouncilRule(SealedRule):
    """Cards before the vote, and the vote; what is said of neither is to pass and to abstain."""

    frame = Council

    def question(self, state: State, player: Player) -> Decision:
        """All of it."""
        agenda = open_agenda(state)
        assert agenda is not None
        options = tuple(_options(state, agenda, player))
        ask = Pick(options, 0, len(options))
        facts = {"agenda": agenda.id, "vote": "yes" if can_vote(state, agenda, player.seat) else "no"}
        return replace(sealed(player, "council", ask, (), facts), blind=True)

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """Each card once; a vote with its planets, unless it is made later; and none beside a rider."""
        copies = [word.partition(":")[0] for word in answer if _card(word)]
        if len({*copies}) < len(copies):
            raise Illegal("card-once")
        later = f"{VOTE}:{LATER}" in answer
        if later and len([word for word in answer if not _card(word)]) > 1:
            raise Illegal("vote-later-alone")
        if not later:
            check_vote(state, answer)
        heads = [word.partition(":")[0] for word in answer]
        if VOTE in heads and any(map(is_instead_of_votes, answer)):
            raise Illegal("vote-with-rider")
        if IF in heads and VOTE not in heads:
            raise Illegal("vote-without-outcome")
        if heads.count(IF) > 1:
            raise Illegal("vote-one-condition")


def _options(state: State, agenda: Agenda, player: Player) -> Iterator[Option]:
    """Cards of both moments, then the vote and when it counts, for whoever has one."""
    for window in PLAYED:
        for option in options_for(state, player.seat, window):
            instead = {"instead": 1} if is_instead_of_votes(option.word) else {}
            yield replace(option, facts={**option.facts, **instead})
    if not can_vote(state, agenda, player.seat):
        return
    votes = [*vote_options(state, agenda, player)]
    yield from (option for option in votes if option.group == VOTE)
    yield Option(f"{VOTE}:{LATER}", VOTE, {"outcome": LATER, "shape": "outcome"})
    yield from (option for option in votes if option.group != VOTE)
    for condition in (UNDECIDED, DECIDES):
        yield Option(f"{IF}:{condition}", IF, {"condition": condition, **BESIDE})


def _card(word: str) -> Card | None:
    """The card or note that a word plays."""
    return Card.by_id.get(name_of(word.partition(":")[0]))


def _keep(execution: Execution[State], answers: Answers) -> None:
    """Cards and votes wait until it is their time."""
    for player, words in answers:
        player.ballot = " ".join(words)


class CouncilsRule(OpeningRule):
    """All answers are in."""

    frame = Councils
    acts: Mapping[str, Act] = {"council": _keep}

    def players(self, state: State, frame: Councils) -> Sequence[Player]:
        """Those who were asked."""
        return [state.players[seat] for seat in frame.seats]


def wanted_in(state: State, window: str) -> dict[int, list[str]]:
    """What each player wants to play in a moment of the agenda, by seat; nothing of those who have nothing for it."""
    found: dict[int, list[str]] = {}
    for player in state.playing():
        if player.notes or may_play(state, player, window):
            cards = [(word, _card(word)) for word in player.ballot.split()]
            found[player.seat] = [word for word, card in cards if card and window in card.windows]
    return {seat: words for seat, words in found.items() if seat not in state.silenced}


def deal_ballots(state: State, seat: int, rng: Random) -> None:
    """Other ballots in the place of those that a seat cannot see, for `Game.rearrange`."""
    rule, agenda = CouncilRule(), open_agenda(state)
    for player in state.players:
        if agenda and player.seat != seat and player.ballot:
            player.ballot = " ".join(legal_answer(rule, state, player, rng))
