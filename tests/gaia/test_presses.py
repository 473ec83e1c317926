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
    turn = turns()[0]
    assert (turn.presses, turn.free) == (4, 0)


def test_free_actions_that_follow_each_other_are_one_press() -> None:
    mine, free, special, track, confirm = 1, 1, 1, 1, 1  # the special action stands alone under its heading
    turn = turns()[1]
    assert (turn.presses, turn.free) == (mine + free + special + track + confirm, 2)


def test_whoever_chooses_of_a_list_taps_twice() -> None:
    turn = turns()[1]
    assert turn.listed
    assert turn.taps == turn.presses + turn.listed
