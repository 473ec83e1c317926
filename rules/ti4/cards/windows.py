"""What happens in a moment: player after player plays a card or passes, until all have passed in a row (1.19)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Illegal, Option, Pick, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.core.sealing import Act, Answers, OpeningRule, SealedRule, sealed
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.cards.frames import PlayNow, React, Reactions, Researched, Window
from rules.ti4.cards.instructions import spoken_for, wanted
from rules.ti4.cards.moments import (
    ENRICHED,
    IN_BATTLE,
    innermost_window,
    mark,
    open_window,
    own_window,
    printed_order,
    window_options,
)
from rules.ti4.cards.playing import announce, card_in_question
from rules.ti4.cards.powers import is_power
from rules.ti4.components.action_cards import name_of
from rules.ti4.economy.frames import Enriched
from rules.ti4.economy.gains import may_pillage
from rules.ti4.frames import Frame
from rules.ti4.state import Player, State

PASS = "pass"
LEVEL = "/"  # between what a player wants to play in a moment and in one inside it


class WindowRule(ActingRule):
    """The next player in line plays a card or passes."""

    frame = Window

    def run(self, execution: Execution[State], frame: Window) -> None:
        """Until all have passed.

        The answer that leads here counts at once: instructions speak, and it could be taken back, wiser.
        """
        state = execution.state
        execution.closed = True
        if frame.passed >= len(frame.seats):
            execution.pop()
            leave(state, frame)
            return
        seat = frame.seats.pop(0)
        frame.seats.append(seat)
        frame.passed += 1
        if seat in state.asking and not frame.announced:
            execution.push(PlayNow(seat, frame.name))
        elif word := _next_word(state, frame, state.players[seat]):
            _play(execution, frame, seat, word)
        elif _asks_openly(state, frame, state.players[seat]):
            execution.push(PlayNow(seat, frame.name))


def _asks_openly(state: State, frame: Window, player: Player) -> bool:
    """Whether a player is asked because of a power that can be used now, about which nothing was said beforehand.

    Everybody sees that it can be used, so that this tells nothing of any hand.
    """
    if frame.announced or (frame.name in IN_BATTLE and player.seat in state.planned):
        return False
    usable = {option.word.partition(":")[0] for option in window_options(state, frame, player.seat)}
    return any(is_power(word) and not spoken_for(player, word) for word in usable)


def _next_word(state: State, frame: Window, player: Player) -> str:
    """The card that a player plays now: as answered, where all were asked, and else as instructed; "" for none."""
    playable = [option.word for option in window_options(state, frame, player.seat)]
    if not frame.announced:
        return wanted(state, player, frame.name, playable)
    outer, _, inner = player.line.rpartition(LEVEL)
    words = inner.split()
    while words:
        word = words.pop(0)
        player.line = LEVEL.join((outer, " ".join(words)))
        if word in playable:
            return word
    return ""


def announced_window(state: State, name: str, lines: Mapping[int, Iterable[str]]) -> list[Frame]:
    """A moment in which these players play what they have said, those without a word stand for nothing in it.

    lines: what each has said, by seat, which is put before them in place. Returns the frame to push, or [].
    """
    seats = printed_order(state, lines)
    for seat in seats:
        _stand_in_line(state.players[seat], lines[seat])
    return [Window(name, seats, announced=True)] if seats else []


def _stand_in_line(player: Player, words: Iterable[str]) -> None:
    """What a player wants to play in a moment; behind what is still to come of moments around it."""
    player.line = LEVEL.join((player.line, " ".join(words)))


def leave(state: State, frame: Window) -> None:
    """A moment is over: what somebody wanted to play in it and never could stays in the hand, unseen."""
    if frame.announced:
        for seat in frame.seats:
            player = state.players[seat]
            player.line = player.line.rpartition(LEVEL)[0]


def _play(execution: Execution[State], frame: Window, seat: int, word: str) -> None:
    """Announce a card; afterwards everybody may play once more."""
    copy, _, target = word.partition(":")
    frame.passed = 0
    frame.played.append(mark(seat, copy))
    announce(execution, seat, copy, target, frame.name)


class PlayNowRule(AskingRule):
    """Whoever wanted to be asked is, in every moment, with or without a card that fits; or the owner of a power is."""

    frame = PlayNow

    def ask(self, state: State, frame: PlayNow) -> Decision:
        """Which card."""
        window = own_window(state, frame.window, frame.seat)
        options = window_options(state, window, frame.seat) if window else ()
        return choose(frame.seat, "play-now", [Option(PASS), *options], (PASS,), window=frame.window)

    def do(self, execution: Execution[State], frame: PlayNow, answer: Answer) -> None:
        """Play it, or pass."""
        execution.pop()
        window = own_window(execution.state, frame.window, frame.seat)
        if window and answer[0] != PASS:
            _play(execution, window, frame.seat, answer[0])


class ReactRule(SealedRule):
    """Everybody is asked blindly at a moment that was announced; what they have instructed is their default."""

    frame = React

    def question(self, state: State, player: Player) -> Decision:
        """Which cards."""
        window = innermost_window(state)
        assert window is not None
        options = tuple(window_options(state, window, player.seat))
        word = wanted(state, player, window.name, [option.word for option in options])
        most = len({option.word.partition(":")[0] for option in options})
        facts: dict[str, str | int] = {"window": window.name}
        if played := card_in_question(state):
            facts |= {"target": played.seat, ACTION_CARD: name_of(played.card)}
        asked = sealed(player, "react", Pick(options, 0, most), (word,) if word else (), facts)
        return replace(asked, blind=True)

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """Each card once."""
        copies = [word.partition(":")[0] for word in answer]
        if len({*copies}) < len(copies):
            raise Illegal("card-once")


class EnrichedRule(ActingRule):
    """Whoever may take something of a player for it is asked, once."""

    frame = Enriched

    def run(self, execution: Execution[State], frame: Enriched) -> None:
        """Open the moment, and then it is over."""
        state, player = execution.state, execution.state.players[frame.seat]
        if frame.asked:
            execution.pop()
            return
        frame.asked = True
        robbers = [other.seat for other in state.playing() if may_pillage(state, other, player)]
        open_window(execution, ENRICHED, robbers)


class ResearchedRule(ActingRule):
    """Whoever could use it has done so."""

    frame = Researched


def _keep(execution: Execution[State], answers: Answers) -> None:
    """Each answer waits until its turn."""
    for player, words in answers:
        _stand_in_line(player, words)


class ReactionsRule(OpeningRule):
    """All answers of a moment are in."""

    frame = Reactions
    acts: Mapping[str, Act] = {"reactions": _keep}

    def players(self, state: State, frame: Reactions) -> Sequence[Player]:
        """Those who were asked."""
        return [state.players[seat] for seat in frame.seats]
