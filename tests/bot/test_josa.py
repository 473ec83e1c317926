from __future__ import annotations

import pytest

from bot.words.particles import addressed, josa, listed


@pytest.mark.parametrize(
    ("word", "subject", "towards"),
    [
        ("철수", "철수가", "철수로"),
        ("길동", "길동이", "길동으로"),
        ("서울", "서울이", "서울로"),
        ("**민준**", "**민준**이", "**민준**으로"),
        ("2", "2가", "2로"),
        ("3", "3이", "3으로"),
        ("7", "7이", "7로"),
        ("10", "10이", "10으로"),
        ("7B2", "7B2가", "7B2로"),
        ("Jack", "Jack이", "Jack으로"),
        ("Bob", "Bob이", "Bob으로"),
        ("Mark", "Mark가", "Mark로"),
        ("Rachel", "Rachel이", "Rachel로"),
        ("Tom", "Tom이", "Tom으로"),
        ("Alice", "Alice가", "Alice로"),
        ("Anne", "Anne이", "Anne으로"),
        ("Jane", "Jane이", "Jane으로"),
        ("Kyle", "Kyle이", "Kyle로"),
        ("Michelle", "Michelle이", "Michelle로"),
        ("Jerome", "Jerome이", "Jerome으로"),
        ("Scott", "Scott이", "Scott으로"),
        ("Zoe", "Zoe가", "Zoe로"),
        ("Orrery 2", "Orrery 2가", "Orrery 2로"),
        ("L", "L이", "L로"),
        ("<@123>", "<@123>이(가)", "<@123>(으)로"),
        ("🤖", "🤖이(가)", "🤖(으)로"),
        ("Łé", "Łé이(가)", "Łé(으)로"),
        ("", "이(가)", "(으)로"),
    ],
)
def test_particles(word: str, subject: str, towards: str) -> None:
    assert josa(word, "이/가") == subject
    assert josa(word, "으로/로") == towards


def test_other_pairs() -> None:
    assert [josa(word, "을/를") for word in ("집", "나무")] == ["집을", "나무를"]
    assert [josa(word, "은/는") for word in ("집", "나무")] == ["집은", "나무는"]
    assert [josa(word, "과/와") for word in ("집", "나무")] == ["집과", "나무와"]


def test_names_in_a_row_are_joined_as_one_speaks() -> None:
    assert [listed(names) for names in ("Ann", "민준, Ann", "Ann, Ben, 민준")] == [
        "Ann",
        "민준과 Ann",
        "Ann, Ben과 민준",
    ]


def test_each_who_is_mentioned_has_a_title() -> None:
    """One 님 stood behind two people. A seat of an anonymous table may have a name of two words."""
    assert addressed("<@1> <@22>", "님") == "<@1> 님, <@22> 님"
    assert [addressed(name, "님") for name in ("<@1>", "Red Two")] == ["<@1> 님", "Red Two 님"]
