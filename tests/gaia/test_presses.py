"""The presses that a recorded turn takes are those of the panel."""

from __future__ import annotations

from tests.gaia.test_oracle import TURNS, record
from tools.presses import Counted, Turn


def turns() -> list[Turn]:
    """The presses of each turn of the record, and the free actions in it."""
    replay = Counted("gaia", record())
    replay.run()
    return replay.turns[-len(TURNS) :]


def test_a_recorded_turn_is_my_turn_heading_choice_confirm() -> None:
    assert turns()[0] == (4, 0)


def test_free_actions_that_follow_each_other_are_one_press() -> None:
    mine, free, special, track, confirm = 1, 1, 1, 1, 1  # the special action stands alone under its heading
    assert turns()[1] == (mine + free + special + track + confirm, 2)
