"""Names are shown as they are, wherever they stand in a message."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.plain_text import CLAUSES, LEFT_OUT, clause, leaving_out, plain, visible
from tests.bot.markdown import read
from tests.letters import ANY

HOSTILE = (
    "**", "*", "__", "_", "~~", "||", "|", "`", "```", "\\", "[a](b)", "[Win](http://e.vl)", "](",
    "<http://e.vl>", "://", "https://e.vl/x", "http:", "//", "www.e.vl", "discord.gg/abc",
    "discord.com/invite/abc", "a@b.cc", "@everyone", "@here", "<@1>", "<@&1>", "<#1>", "</play:1>",
    "<id:browse>", "<t:1:R>", "<:e:1>", "<a:e:1>", ":joy:", ":", "# ", "-# ", "- ", "+ ", "* ", "1. ", "23) ",
    "> ", ">>> ", "\n", "\r", "\u2028", "\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", " ", ".", "a", "b7",
    "가",
)  # fmt: skip
NAMES = st.one_of(st.lists(st.sampled_from(HOSTILE), min_size=1, max_size=6).map("".join), st.text(ANY, max_size=12))
PLACES = {"{}": set(), "{}: 7": set(), "• {} builds on 7B2": set(), "a\n{}\n{}": set(), "**{}**": {"strong"},
          "{}, {} win.": set(), "### {}": {"heading"}, "-# {}": {"small"}, "**a**{}": {"strong"}}  # fmt: skip


@given(NAMES, st.sampled_from(sorted(PLACES)))
def test_a_name_is_shown_as_it_is_and_formats_nothing(name: str, place: str) -> None:
    assume(visible(name))
    shown, found = read(place.format(plain(name), plain(name)))
    assert found == PLACES[place]
    expected, _ = read(place.format("NAME", "NAME"))
    assert shown.replace("\u200b", "") == expected.replace("NAME", visible(name))


@pytest.mark.parametrize(
    ("text", "more"),
    [("[Win](http://e.vl)", "link"), ("||x||", "hidden"), ("https://e.vl", "address"), ("# x", "heading"),
     ("1. x", "list"), ("<t:1:R>", "time"), ("discord.gg/abc", "invitation"), ("@everyone", "mention")],
)  # fmt: skip
def test_the_reader_finds_what_is_not_escaped(text: str, more: str) -> None:
    assert read(text)[1] == {more}
    assert read(plain(text))[1] == set()


def test_what_shows_nothing_is_no_part_of_a_name() -> None:
    assert visible("  A\u202enn\u200b \n\u2066 Lee\u0007 ") == "Ann Lee"
    assert visible("\u200b\u2060") == ""
    assert visible("👩\u200d🚀") == "👩\u200d🚀"


def test_what_has_no_room_on_a_button_is_left_out_whole() -> None:
    units = "From 208: 1 carrier, 2 infantry (Lirta IV), 1 cruiser"
    assert leaving_out(units, 99) == units
    assert leaving_out(units, 45) == "From 208: 1 carrier, 2 infantry (Lirta IV) …"
    assert leaving_out(units, 38) == "From 208: 1 carrier …"
    assert leaving_out("two words", 6) == "two …"
    assert leaving_out("abcdefgh", 4) == "abc…"


def test_what_has_no_room_in_a_list_ends_with_a_clause_or_else_a_word() -> None:
    """Of what a card does the list said *fires 3 space cannon di…*."""
    told = "After another player has moved ships to a dock (or next to it): it fires 3 dice (which hit with 5)."
    assert clause(told, 120) == told
    assert clause(told, 90) == "After another player has moved ships to a dock (or next to it) …"
    assert clause(told, 60) == "After another player has moved ships to a dock …"
    assert clause("abcdefgh", 4) == "abc…"


@given(st.text(st.sampled_from("ab가 ().,:;"), max_size=60), st.integers(4, 40))
def test_a_clause_has_room_and_no_open_bracket(text: str, limit: int) -> None:
    cut = clause(text, limit)
    assert 0 < len(cut) <= limit
    if cut.endswith(LEFT_OUT) and len(text) > limit:
        kept = cut.removesuffix(LEFT_OUT)
        assert text.startswith(kept)
        assert kept.count("(") <= kept.count(")")
        assert any(text[len(kept) :].lstrip(".,:;").startswith(mark) for mark in (" ", "(", *CLAUSES))
