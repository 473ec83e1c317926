"""A vote about moves says what was done with them, as far as everybody may know it, in each reader's language."""

from __future__ import annotations

from dataclasses import replace

from bot.table.undoing.rewinding import quoted
from bot.words.texts import Texts
from bot.words.votes import question
from rules.core.flow import FORFEITED, Event
from tests.bot.test_roles import TABLE

GAIA = replace(TABLE, row=replace(TABLE.row, kind="gaia"))
ABOUT = {"move": 59, "seat": 0, "barrier": 0}


def asked(kind: str, locale: str, *events: Event) -> str:
    return question(kind, {**ABOUT, "reason": "x", "quote": quoted(events)}, GAIA, Texts(locale))


def test_each_language_quotes_what_was_done() -> None:
    for locale, move in (("en", "(move 59)"), ("ko", "(기록 59번)")):
        texts = Texts(locale)
        for kind in ("undo", "correct"):
            said = asked(kind, locale, Event("passed", {"seat": 0, "booster": "booster3", "points": 2}))
            passed = texts.event(
                "gaia", Event("passed", {"seat": 0, "booster": "booster3", "points": 2}), GAIA.plain_names
            )
            assert f"“{passed}” {move}" in said


def test_what_others_may_not_read_is_not_quoted() -> None:
    own = Event("draw", {"seat": 0, "card": "secret"}, (0,))
    warned = Event(FORFEITED, {"what": "goods", "count": 2}, (0,))
    assert quoted([own, warned]) == "[]"
    for locale in ("en", "ko"):
        said = asked("undo", locale, own, warned)
        assert "secret" not in said
        assert GAIA.plain_names[0] in said  # whose move it is, and its number


def test_a_vote_of_an_earlier_release_names_the_player_and_the_move() -> None:
    assert question("undo", ABOUT, GAIA, Texts("en")) == (
        f"Shall the game go back to before a move by {GAIA.plain_names[0]} (move 59)?"
    )


def test_a_long_turn_is_quoted_in_part() -> None:
    many = [Event("passed", {"seat": 0, "booster": "booster3", "points": 2}) for _ in range(50)]
    assert len(asked("undo", "en", *many)) < 250
