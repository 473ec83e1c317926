"""Who may do what to a table. Every part of the table asks here, and nobody anywhere else decides it.

What a person is to a table follows from its rows, but for moderating: that the interface knows from Discord, and says
it in the `Actor`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.errors import Refusal
from bot.table.game.seated import SeatedGame

Role = Literal["host", "player", "away", "sitter", "partner", "moderator"]
Deed = Literal[
    "arrange", "start", "ready", "invite", "refresh", "cancel", "close", "resign", "step-back", "return", "order",
    "order-always", "vote", "lend", "leave-word", "delegate", "seat", "rescue", "move", "undo", "look-back",
    "pause", "correct", "note", "promise",
]  # fmt: skip

MAY: Mapping[Deed, frozenset[Role]] = {
    "arrange": frozenset({"host"}),  # options, computers and the name, before the start
    "start": frozenset({"host"}),
    "ready": frozenset({"player"}),  # say so before the start
    "invite": frozenset({"host"}),  # say who may come, let in who asks
    "refresh": frozenset({"host", "player"}),  # keep a lobby open that is about to be closed
    "cancel": frozenset({"player"}),  # ask the others to close a lobby whose host is not heard of
    "close": frozenset({"host", "moderator"}),
    "resign": frozenset({"player"}),
    "step-back": frozenset({"player"}),
    "return": frozenset({"away"}),
    "order": frozenset({"player", "partner"}),  # beforehand: standing orders and plans at this table
    "order-always": frozenset({"player"}),  # for all one's games
    "vote": frozenset({"player"}),  # put something to the vote
    "lend": frozenset({"player"}),  # let somebody else answer for one's seat
    "leave-word": frozenset({"player", "partner"}),  # a note for whoever plays the seat on
    "delegate": frozenset({"player", "partner"}),  # let a computer make one turn
    "seat": frozenset({"moderator"}),  # to a computer, back to its person, to another member
    "rescue": frozenset({"host", "player", "away", "moderator"}),  # move a table that has lost its channel
    "move": frozenset({"moderator"}),  # move any other
    "undo": frozenset({"player"}),  # take back, ask the others to, put back
    "look-back": frozenset({"host", "player", "moderator"}),  # see what going back or a correction would change
    "pause": frozenset({"moderator"}),  # stop the clocks, or let them run again, without a vote
    "correct": frozenset({"host", "moderator"}),  # propose other moves in the place of some
    "note": frozenset({"player", "partner", "away"}),  # write into one's notebook
    "promise": frozenset({"player", "partner"}),  # something to another seat, or strike it out
}
REFUSED: Mapping[Deed, str] = {
    "arrange": "not-owner",
    "start": "not-owner",
    "ready": "not-seated",
    "invite": "not-owner",
    "refresh": "not-seated",
    "cancel": "not-seated",
    "close": "not-owner",
    "resign": "not-seated",
    "step-back": "not-seated",
    "return": "not-away",
    "order": "not-seated",
    "order-always": "not-seated",
    "vote": "not-seated",
    "lend": "not-seated",
    "leave-word": "not-seated",
    "delegate": "not-seated",
    "seat": "not-moderator",
    "rescue": "not-seated",
    "move": "not-moderator",
    "undo": "not-seated",
    "look-back": "not-seated",
    "pause": "not-moderator",
    "correct": "not-owner",
    "note": "not-seated",
    "promise": "not-seated",
}


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody who wants to do something, under the name they have there.

    `moderates`: they may manage the threads where the table stands, or have the role that its server chose.
    """

    user_id: int
    name: str = ""
    moderates: bool = False


By = int | Actor  # a user's id stands for somebody who does not moderate


def acting(by: By) -> Actor:
    """Who wants to do something; an id alone stands for somebody who does not moderate."""
    if isinstance(by, Actor):
        return by
    return Actor(by)


def roles(table: SeatedGame, by: By) -> Iterator[Role]:
    """What somebody is to a table."""
    actor = acting(by)
    if table.row.owner_id == actor.user_id:
        yield "host"
    if table.own_seat(actor.user_id) is not None:
        yield "player"
    elif companion := table.companion(actor.user_id):
        yield companion.kind
    if table.away_seat(actor.user_id) is not None:
        yield "away"
    if actor.moderates:
        yield "moderator"


def may(table: SeatedGame, by: By, deed: Deed) -> bool:
    """Whether somebody may do this to a table.

    It says nothing of whether it makes sense now, as to start a game that runs: whoever does it looks at that. To
    refuse with the reason there is `require`.
    """
    return not MAY[deed].isdisjoint(roles(table, by))


def require(table: SeatedGame, by: By, deed: Deed) -> None:
    """Raise the `Refusal` of this deed unless somebody may do it: not-owner (owner), not-seated, not-away or
    not-moderator.

    Whoever answers for another's seat and may not do more than that is refused with only-answers, whoever did so until
    that ended with answers-no-more (name).
    """
    if may(table, by, deed):
        return
    refused = REFUSED[deed]
    if refused == "not-seated" and table.companion(acting(by).user_id):
        refused = "only-answers"
    if refused == "not-owner":
        raise Refusal(refused, owner=f"<@{table.row.owner_id}>")
    raise unseated(table, acting(by).user_id) if refused == "not-seated" else Refusal(refused)


def unseated(table: SeatedGame, user_id: int) -> Refusal:
    """Why somebody without a seat does nothing there: not-seated, or answers-no-more (name)."""
    before = table.answered_before(user_id)
    if before is None:
        return Refusal("not-seated")
    return Refusal("answers-no-more", name=table.seats[before].name)
