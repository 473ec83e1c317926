"""The log says by which order something was answered behind the answer, and not behind what followed from it."""

from __future__ import annotations

from bot.ui.boards.log_view import _told
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.flow import Event

DISC = Event("controlled", {"seat": 0, "tile": "101"})
FOLLOWED = Event("released", {"seat": 1, "tile": "102"})


def test_an_order_is_named_behind_what_it_answered() -> None:
    labels = Labels(Texts("en"), "eclipse", ["Ada", "Ben"])
    (told,) = _told(labels, [DISC, FOLLOWED], " (by order: x)")
    assert told == f"{labels.event(DISC)} (by order: x); {labels.event(FOLLOWED)}"
    assert _told(labels, [DISC], " (by order: x)") == [f"{labels.event(DISC)} (by order: x)"]
    assert _told(labels, [DISC, FOLLOWED], "") == [labels.events([DISC, FOLLOWED])]


def test_that_a_round_or_a_phase_begins_is_nobodys_deed() -> None:
    """*Kofi starts with Sarween Tools; Round 1; Strategy phase* read as three things that Kofi did."""
    labels = Labels(Texts("en"), "ti4", ["Ada", "Kofi"])
    did, begins = Event("passed", {"seat": 1}), [Event("round", {"round": 1}), Event("phase", {"phase": "strategy"})]
    assert labels.events([did, *begins, did]) == "Kofi passes | Round 1 · Strategy phase | Kofi passes"
    assert labels.events([did, did]) == "Kofi passes; Kofi passes"
