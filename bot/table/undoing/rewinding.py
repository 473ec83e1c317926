"""How far a table can go back together, and who has to agree to that.

Whoever acted since has to agree, by hand, by order or without a choice. Where chance fell or something was revealed,
the whole table has: what was seen stays known, and the same is drawn again (ADR 16). The whole table also has where
somebody chose a move who plays no more: nobody else speaks for them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from bot.errors import Refusal
from bot.store.rows import MoveRow, Rows
from bot.table.game import history
from bot.table.game.jumps import effective_moves
from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.table.votes.ballots import FOR_THE_SILENT
from rules.core.flow import Event

QUOTED = 5  # events of a turn of which a vote tells
BY_PEOPLE = ("person", "referee")  # a correction stands in the place of what people did
CHOSEN = (*BY_PEOPLE, "order")  # by whoever played the seat then


@dataclass(frozen=True, slots=True)
class Rewind:
    """What it takes to go back to before a `move`, which has the events of its whole turn, after move `to`.

    It was made in a `round`, 0 before the first. `voters` are the people who have to agree, whoever asks among them.
    `barrier`: something was drawn or revealed since, or may have been in a game with questions of which nobody may know
    who has answered them.
    """

    move: MoveRow
    to: int
    voters: tuple[int, ...]
    barrier: bool
    round: int

    @property
    def facts(self) -> dict[str, str | int]:
        """What a vote about it is about."""
        return {**about(self.move, self.round), "barrier": int(self.barrier)}


def turns(moves: Iterable[MoveRow]) -> Iterator[MoveRow]:
    """The first moves of people's turns among some moves: those before which a table can go back to.

    The moves of a correction stand in the log together; there a turn begins with each other seat.
    """
    corrected: tuple[int, int] | None = None  # of the correction's move before: its base and seat
    for move in moves:
        begins = move.seq == move.base + 1
        if move.how == "referee":
            begins = begins or (corrected is not None and corrected != (move.base, move.seat))
            corrected = (move.base, move.seat)
        if begins and move.how in BY_PEOPLE:
            yield move


def whole_turns(moves: Sequence[MoveRow]) -> Iterator[MoveRow]:
    """The same, each with the events of its whole turn: the first answer of a turn need not do anything by itself."""
    return (whole_turn(first, moves) for first in turns(moves))


def whole_turn(first: MoveRow, moves: Iterable[MoveRow]) -> MoveRow:
    """The first move of a turn with the events of all its moves, which are among some."""
    together = [move for move in moves if (move.seat, move.base) == (first.seat, first.base)]
    return replace(first, events=tuple(event for move in together for event in move.events))


def about(turn: MoveRow, number: int) -> dict[str, str | int]:
    """What tells people which turn is meant, in place of its number in the log: what it did, whose it is, its round.

    `turn` is its first move with the events of the whole; `number` is that of its round, 0 before the first.
    """
    return {"move": turn.seq, "seat": turn.seat, "round": number, "quote": quoted(turn.events)}


def quoted(events: Iterable[Event]) -> str:
    """What everybody may read of some events, as a fact of a vote: words are found for it in each reader's language."""
    public = list(islice(visible_events(events, None), QUOTED))
    return json.dumps([[event.kind, event.facts] for event in public])


async def rewind(rows: Rows, snapshot: GameSnapshot, move: int, by: int) -> Rewind:
    """What going back to before a move takes when a person asks for it.

    Raises `Refusal` vote-unfit where it begins no turn that counts, or blind questions are open, now or then: who has
    answered those is nobody's business. Also where one alone would take back what somebody chose who has stepped back,
    and may return.
    """
    log = effective_moves(await rows.log(snapshot.row.id, 0, snapshot.row.seq))
    first = next((each for each in turns(log) if each.seq == move), None)
    if first is None or snapshot.window or snapshot.row.status != "running":
        raise Refusal("vote-unfit")
    state = await history.position(rows, snapshot, move - 1)
    if any(question.blind for question in snapshot.game.pending(state)):
        raise Refusal("vote-unfit")
    taken = [each for each in log if each.seq >= move]
    blind = any(order.waives for order in snapshot.game.orders)
    barrier = blind or any(each.blocks_undo or each.how == "referee" for each in taken)
    acted = {each.seat for each in taken}
    chose = {each.seat for each in taken if each.how in CHOSEN}
    unheard = [seat for seat in snapshot.seats if seat.seat in chose and seat.person is None]
    asked = [seat.person for seat in snapshot.seats if seat.person and (barrier or unheard or seat.seat in acted)]
    if len({by, *asked}) < FOR_THE_SILENT and any(seat.away for seat in unheard):
        raise Refusal("vote-unfit")
    return Rewind(whole_turn(first, log), move - 1, tuple(sorted({by, *asked})), barrier, round_of(state) or 0)
