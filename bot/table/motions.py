"""All that a table can vote on, by the kinds of `bot/table/votes/ballots.py`, which has how each is decided."""

from __future__ import annotations

from collections.abc import Mapping

from bot.table.clocks import motions as of_clocks
from bot.table.people.pool import Substitute
from bot.table.reminding.overdue import Overdue
from bot.table.seating import motions as of_seating
from bot.table.undoing import motions as of_undoing
from bot.table.votes.motions import Motion

MOTIONS: Mapping[str, Motion] = {
    "pause": of_clocks.Pause(),
    "resume": of_clocks.Resume(),
    "extend": of_clocks.Extend(),
    "clock": of_clocks.OtherClock(),
    "end": of_seating.End(),
    "decided": of_seating.EndDecided(),
    "concede": of_seating.Concede(),
    "cancel": of_seating.Cancel(),
    "replace": of_seating.Replace(),
    "substitute": Substitute(),
    "house-rule": of_seating.HouseRule(),
    "undo": of_undoing.GoBack(),
    "correct": of_undoing.Correct(),
    "amend": of_undoing.Amend(),
    "overdue": Overdue(),
}
