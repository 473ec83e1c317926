"""The picture of the draft before a game of Twilight Imperium: what there is, and who has taken what."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games.ti4 import MANIFEST
from bot.words.texts import Texts
from images.drawing.theme import MARK
from images.options import Options
from images.ti4.views import VIEWS
from rules.core.hidden import view
from rules.core.play import give
from rules.ti4.components.factions import FACTIONS
from rules.ti4.game import GAME
from rules.ti4.state import State
from tests.images.measure import clipped, collisions, small_signs
from tests.images.test_one_screen import MOST
from tests.images.test_ti4_laying import NAMES, asked, begun, words_of

VIEW = VIEWS["draft"]
EN = Texts("en")


def drafted(seats: int, picks: int, **options: str) -> State:
    """A draft in which so many things are taken."""
    state, rng = begun(seats, **options), Random(picks)
    for _ in range(picks):
        give(GAME, state, asked(state), (rng.choice(words_of(asked(state))),), rng)
    return state


def shown(state: State) -> Options:
    """What the picture is told of the question that stands beside it."""
    seat = asked(state).seat
    return Options(seat=seat, choices=words_of(asked(state)), names=NAMES[: len(state.players)], question=True)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("factions", ["random", "chosen", "drafted", "offered"])
def test_the_draft_can_be_read_and_leaves_room_for_its_question(seats: int, factions: str, texts: Texts) -> None:
    for picks in (0, seats, 2 * seats - 1):
        state = drafted(seats, picks, galaxy="slices", factions=factions)
        scene = VIEW.scene(view(state, asked(state).seat), texts, shown(state))
        assert collisions(scene) == clipped(scene) == small_signs(scene) == []
        assert scene.height * 390 / scene.width <= MOST


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("factions", ["chosen", "drafted", "offered"])
def test_factions_alone_can_be_chosen_by_their_picture(seats: int, factions: str, texts: Texts) -> None:
    state = drafted(seats, 1, factions=factions)
    scene = VIEW.scene(view(state, asked(state).seat), texts, shown(state))
    assert collisions(scene) == clipped(scene) == small_signs(scene) == []
    assert scene.height * 390 / scene.width <= MOST
    assert {thing.id for thing in scene.of("faction")} >= {*words_of(asked(state))}
    assert {MANIFEST.panels.pictures[kind] for kind in ("draft", "choose-faction")} == {"draft"}


def test_what_is_taken_bears_the_badge_of_who_has_it_and_what_is_free_is_rimmed() -> None:
    state = drafted(4, 0, galaxy="slices", factions="chosen")
    for word in ("slice:b", "faction:hacan", "position:3"):
        give(GAME, state, asked(state), (word,), Random(0))
    scene, told = VIEW.scene(state, EN, shown(state)), VIEW.words(state, EN, shown(state))
    assert len([thing for thing in scene.of("badge") if thing.tag.startswith("taken ")]) == 3
    takers = [player.seat for player in state.players if player.slice or player.faction or player.position]
    assert len(takers) == 3
    for start in ("**Slice B", "**The Emirates of Hacan", "**Position 3"):
        (line,) = [line for line in told if line.startswith(start)]
        assert line.rpartition(": ")[2] in {NAMES[seat] for seat in takers}
    rimmed = [thing for thing in scene.of("panel") if thing.id == MARK]
    assert len(rimmed) == len(words_of(asked(state)))


def test_who_takes_something_next_is_said_in_its_order() -> None:
    state = drafted(3, 0, galaxy="slices", factions="random")
    (line,) = [line for line in VIEW.words(state, EN, shown(state)) if line.startswith("**Next**")]
    first, second, third = (NAMES[seat] for seat in state.clockwise(state.speaker))
    assert line == f"**Next**: {', '.join([first, second, third, third, second, first])}"
    assert asked(state).seat == state.speaker
    badges = [thing for thing in VIEW.scene(state, EN, shown(state)).of("badge") if thing.tag.startswith("next ")]
    assert len(badges) == 6


def test_without_a_draft_it_says_who_plays_what() -> None:
    state = begun(5, factions="random")
    told = VIEW.words(state, EN, Options(names=NAMES))
    assert {player.faction for player in state.players} <= {*FACTIONS}
    assert len([line for line in told if line.rpartition(": ")[2] in NAMES]) == 5


@pytest.mark.parametrize("kind", ["slice", "position"])
def test_where_room_is_short_only_what_can_be_taken_is_drawn(kind: str, texts: Texts) -> None:
    state = drafted(5, 0, galaxy="slices", factions="drafted")
    choices = tuple(word for word in words_of(asked(state)) if word.startswith(kind))
    whole = VIEW.scene(state, texts, replace(shown(state), choices=choices))
    low = VIEW.scene(state, texts, replace(shown(state), choices=choices, room=600))
    assert low.height < whole.height / 2
    assert whole.of("faction")
    assert not low.of("faction")
