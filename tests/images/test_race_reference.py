"""The reference of Race for the Galaxy, and a hand that shows what can be chosen."""

from __future__ import annotations

import pytest

from bot.games.race import REFERENCE
from bot.words.texts import Texts
from images.options import Options
from images.race.views import VIEWS
from rules.core.hidden import view
from rules.race.contents import CHAPTERS
from tests.images import race_sample as sample

EN = Texts("en")


def test_one_card_is_shown_as_by_the_command_for_cards(texts: Texts) -> None:
    nowhere = REFERENCE.nowhere()
    one = VIEWS["reference"].scene(nowhere, texts, Options(entries=["card:public-works"]))
    assert one == VIEWS["card"].scene(nowhere, texts, Options(card="public-works"))
    assert VIEWS["reference"].words(nowhere, texts, Options(entries=["card:public-works"])) == VIEWS["card"].words(
        nowhere, texts, Options(card="public-works")
    )


def test_several_cards_lie_side_by_side(texts: Texts) -> None:
    scene = VIEWS["reference"].scene(
        REFERENCE.nowhere(), texts, Options(entries=["card:public-works", "card:gem-world"])
    )
    assert [thing.id for thing in scene.of("art")] == ["public-works", "gem-world"]


@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter != "card"])
def test_what_is_no_card_is_said_in_words(chapter: str, texts: Texts) -> None:
    entries = [f"{chapter}:{id}" for id in CHAPTERS[chapter]]
    told = VIEWS["reference"].words(REFERENCE.nowhere(), texts, Options(entries=entries))
    assert len(told) == len(entries)
    assert all(len(line) > 20 for line in told)
    scene = VIEWS["reference"].scene(REFERENCE.nowhere(), texts, Options(entries=entries))
    assert scene.height * 390 / 1080 < 510


def test_what_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(KeyError):
        VIEWS["reference"].scene(REFERENCE.nowhere(), EN, Options(entries=["card:dragon"]))


def test_the_numbers_of_cards_that_cannot_be_chosen_are_grey(texts: Texts) -> None:
    state = sample.middle()
    hand = state.players[2].hand
    assert len(hand) > 1
    seen = view(state, 2)
    scene = VIEWS["hand"].scene(seen, texts, Options(seat=2, choices=["none", hand[0]]))
    assert [thing.tag for thing in scene.of("tab")] == ["tab", *["tab off"] * (len(hand) - 1)]
    assert {thing.tag for thing in VIEWS["hand"].scene(seen, texts, Options(seat=2)).of("tab")} == {"tab"}
