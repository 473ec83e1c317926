"""Wishes for a draft: what a player would take, best first, filed while others take (slices, positions, factions).

The first wish of the list that can be taken is; where none is left, the player is asked. One list serves all turns of
the player, since a wish for what the player has already is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import dropwhile

from rules.core.decisions import Answer, Decision, Option, Pick, choose
from rules.core.plans import plan_key
from rules.ti4.setup.drafting import FACTION, draft_options
from rules.ti4.setup.factions import faction_options
from rules.ti4.setup.frames import ChooseFaction, Draft
from rules.ti4.state import State

WISH_DRAFT = "wish-draft"
LONGEST = 9
_STAGE = "draft"


def drafts_ahead(view: State, seat: int, orders: Mapping[str, str]) -> Iterator[tuple[str, Decision]]:
    """The next wish, and those before it, while a turn of the seat is still to come after that of somebody else."""
    turns = [frame.seat for frame in reversed([*view.frames()]) if isinstance(frame, Draft | ChooseFaction)]
    if seat not in dropwhile(seat.__eq__, turns):
        return
    better: list[str | None] = []
    for rank in range(1, LONGEST + 1):
        options = [option for option in _options(view, seat) if option.word not in better]
        if not options:
            return
        order = plan_key(_STAGE, f"{WISH_DRAFT}{rank}")
        yield order, choose(seat, WISH_DRAFT, options, rank=rank)
        if order not in orders:
            return
        better.append(orders[order])


def _options(view: State, seat: int) -> Iterator[Option]:
    """All that can still be taken of what the player has not, with a heading for each sort."""
    player = view.players[seat]
    if any(isinstance(frame, Draft) for frame in view.frames()):
        yield from draft_options(view, player)
    else:
        yield from faction_options(view, player, f"{FACTION}:")


def wished(decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer of the list for the choice that is asked for; None where nothing of it is left."""
    assert isinstance(decision.ask, Pick)
    left = {option.word for option in decision.ask.options}
    for rank in range(1, LONGEST + 1):
        wish = orders.get(plan_key(_STAGE, f"{WISH_DRAFT}{rank}"), "")
        word = wish.removeprefix(f"{FACTION}:") if decision.kind == "choose-faction" else wish
        if word in left:
            return (word,)
    return None
