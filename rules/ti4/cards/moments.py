"""Moments at which action cards and notes can be played, by name, and who acts in them in which order (1.19).

Nobody is asked as long as instructions speak for those who hold something, so that silence tells nothing: whoever plays
a card without being asked said so beforehand, and whoever is asked in each moment wanted that. In a moment that is
announced everybody is asked blindly who holds any card at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.core.sealing import await_answers
from rules.ti4.cards.card import options_for
from rules.ti4.cards.frames import React, Reactions, Window
from rules.ti4.cards.powers import is_power, may_play, powers_of
from rules.ti4.components.action_cards import ACTION_CARDS, name_of
from rules.ti4.components.factions import POWERS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.frames import Frame, Together
from rules.ti4.state import NO_SEAT, Player, State

COMPONENT, ACTIVATION, CARD_PLAYED, ARRIVAL = "component", "activation", "card-played", "arrival"
SPACE_ROUND, SPACE_ROUND_END, SPACE_WON = "space-round", "space-round-end", "space-won"
RETREAT_ANNOUNCED, SPACE_HITS, SUSTAINED, SHIP_DESTROYED = (
    *("retreat-announced", "space-hits", "sustained", "ship-destroyed"),
)
INVASION, COMMITTED, CANNON_HITS = "invasion", "committed", "cannon-hits"
GROUND_ROUND, GROUND_ROLLED, GROUND_ROUND_END = "ground-round", "ground-rolled", "ground-round-end"
ACTIVATED, REPLENISHED = "activated", "replenished"
CONTROL_GAINED, CONTROL_LOST = "control-gained", "control-lost"
AGENDA_PHASE, AGENDA_WHEN, AGENDA_AFTER = "agenda-phase", "agenda-when", "agenda-after"
VOTED, SPEAKER_VOTED, ELECTED = "voted", "speaker-voted", "elected"
STRATEGY_PHASE, CARD_CHOSEN, RETURNING_CARDS = "strategy-phase", "card-chosen", "returning-cards"
STRATEGY_OVER, TURN_BEGINS, ACTION_OVER = "strategy-over", "turn-begins", "action-over"
BEFORE_ACTION = "before-action"  # at the start of the own turn, as part of the question for its action
STATUS_BEGINS, STATUS_OVER = "status-begins", "status-over"
RESEARCHED, PRODUCED, DIPLOMACY_OVER, ENRICHED = "researched", "produced", "diplomacy-over", "enriched"
SPACE_ROLLED = "space-rolled"
PRODUCING = "producing"
IN_SPACE = (
    *(SPACE_ROUND, RETREAT_ANNOUNCED, SPACE_ROLLED, SPACE_HITS, SUSTAINED, SHIP_DESTROYED, SPACE_ROUND_END, SPACE_WON),
)
ON_PLANETS = (*(INVASION, COMMITTED, CANNON_HITS, GROUND_ROUND, GROUND_ROLLED, GROUND_ROUND_END),)
IN_BATTLE = (*IN_SPACE, *ON_PLANETS)
ON_AGENDAS = (AGENDA_PHASE, AGENDA_WHEN, AGENDA_AFTER, VOTED, SPEAKER_VOTED, ELECTED)

KINDS = {"as-action": (COMPONENT,), "in-battle": IN_BATTLE, "on-agenda": ON_AGENDAS, "elsewhere": ()}  # of action cards


def kind_of(name: str) -> str:
    """When an action card is played, by its name, as one of `KINDS`."""
    windows = {*ACTION_CARDS[name].windows}
    return next((kind for kind, moments in KINDS.items() if not windows.isdisjoint(moments)), "elsewhere")


def printed_order(state: State, seats: Iterable[int]) -> list[int]:
    """These seats in turn: in the action phase by initiative from the active player on, else from the speaker."""
    order = state.clockwise(state.speaker)
    if state.acting != NO_SEAT:
        order = state.initiative_order()
        first = order.index(state.acting)
        order = [*order[first:], *order[:first]]
    chosen = {*seats}
    return [seat for seat in order if seat in chosen]


def open_window(execution: Execution[State], name: str, seats: Iterable[int]) -> None:
    """A moment for those of these players who hold any card or a power for it, before whatever is next.

    It is pushed onto the stack; `name` is one of the moments of this file. Where none of them holds anything nothing
    happens.
    """
    execution.push(*moment(execution, name, seats))


def moment(execution: Execution[State], name: str, seats: Iterable[int]) -> list[Frame]:
    """Its frame, or none where nobody holds a card: instructions speak, and nobody is asked.

    Whoever gives the answer that leads here could take it back, wiser: so it counts at once, whatever is in hands.
    """
    able = _holders(execution.state, name, seats)
    if not able:
        return []
    execution.closed = True
    return [Window(name, able)]


def announce_window(execution: Execution[State], name: str, seats: Iterable[int]) -> None:
    """The same moment, in which all of these players who hold any card are asked; nobody learns who plays nothing."""
    if able := _holders(execution.state, name, seats):
        execution.closed = True
        await_answers(execution.state.players[seat] for seat in able)
        lanes = Together([[React(seat)] for seat in able])
        execution.push(lanes, Reactions(able), Window(name, [*able], announced=True))


def _holders(state: State, name: str, seats: Iterable[int]) -> list[int]:
    """Those who hold anything of the sort that is played then, whatever it is: how many cards they hold lies open."""
    holders = (seat for seat in seats if may_hold(state, state.players[seat], name))
    return printed_order(state, (seat for seat in holders if seat not in state.silenced or _speaks(state, seat, name)))


def _speaks(state: State, seat: int, name: str) -> bool:
    """Whether a player who is silenced by Political Secret has a technology for a moment, which is not forbidden."""
    powers = (POWERS[id] for id in powers_of(state.players[seat]))
    return any(power.kind != "ability" and name in power.windows for power in powers)


def may_hold(state: State, player: Player, window: str) -> bool:
    """Whether a player may have something for a moment, as everybody knows: a card, a power or a note of another."""
    return may_play(state, player, window) or (bool(player.notes) and notes_used(state, window))


def notes_used(state: State, window: str) -> bool:
    """Whether a note is used at a moment that may be in the hands of others; who has given any away lies open."""
    factions = {player.faction for player in state.players if player.gave_notes}
    notes = (note for note in PROMISSORY_NOTES.values() if note.faction in factions or (factions and not note.faction))
    return any(window in note.windows for note in notes)


def window_options(state: State, frame: Window, seat: int) -> Iterator[Option]:
    """What a player can play at a moment; a second card of a name only where the first was cancelled (2.6)."""
    silenced = seat in state.silenced
    for option in options_for(state, seat, frame.name):
        copy = option.word.partition(":")[0]
        allowed = not silenced or (is_power(copy) and POWERS[copy].kind != "ability")
        if allowed and mark(seat, copy) not in frame.played:
            yield option


def mark(seat: int, copy: str) -> str:
    """How a moment notes that a player has played a card of this name in it.

    Whichever copy it is: a player plays a card of one name once in a moment.

    >>> mark(1, "sabotage.2")
    'p2:sabotage'
    """
    return f"p{seat + 1}:{name_of(copy)}"


def innermost_window(state: State, name: str = "") -> Window | None:
    """The moment that is open, or of those that are the innermost of this name."""
    windows = (frame for frame in reversed(state.course) if isinstance(frame, Window))
    return next((frame for frame in windows if name in ("", frame.name)), None)


def own_window(state: State, name: str, seat: int) -> Window | None:
    """The moment of this name in which a player is asked now, which may stand among secondary abilities."""
    windows = [frame for frame in state.frames() if isinstance(frame, Window) and frame.name == name]
    return next((frame for frame in reversed(windows) if seat in frame.seats), None)
