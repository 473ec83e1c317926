"""What people must be able to read of Race for the Galaxy, in both languages; and what a picture must not tell."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import islice
from random import Random

import pytest
from PIL import Image

from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST, printable
from images.drawing.scene import Scene
from images.race.cards import card
from images.race.cards import hands as cards
from images.race.table import key, since
from images.race.table import overview as table
from images.race.views import VIEWS
from images.render import picture
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import playout, start
from rules.race.cards.designs import DESIGNS
from rules.race.game import GAME
from rules.race.state import State
from tests.images import race_sample as sample
from tests.images.measure import clipped, collisions, smallest

EN = Texts("en")
OWN: dict[str, Callable[..., Scene]] = {"tableau": cards.tableau, "hand": cards.hand, "explore": cards.explore}
POSITIONS = [sample.middle, sample.choosing, sample.exploring, sample.starting, sample.crowded, sample.over]


def scenes(state: State, texts: Texts) -> list[Scene]:
    """Every view, of every seat as it sees itself and as the others see it."""
    names = sample.NAMES[: len(state.players)]
    own = [
        scene(view(state, viewer), texts, seat=player.seat, names=names)
        for player in state.players
        for viewer in (player.seat, None)
        for scene in OWN.values()
    ]
    shown = view(state, None)
    happened = since.scene(shown, texts, names=names, events=sample.EVENTS[: 8 * len(state.players)])
    return [table.scene(shown, texts, names=names), key.scene(shown, texts), happened, *own]


def readable(scene: Scene) -> None:
    assert scene.width == 1080
    assert smallest(scene) >= SMALLEST
    assert collisions(scene) == []
    assert clipped(scene) == []
    assert all(printable(text.words) == text.words.strip() for text in scene.texts)


@pytest.mark.parametrize("make", POSITIONS)
def test_everything_can_be_read(make: Callable[[], State], texts: Texts) -> None:
    for scene in scenes(make(), texts):
        readable(scene)


@pytest.mark.parametrize("edition", DESIGNS)
@pytest.mark.parametrize("what", ["hand", "tableau"])
def test_every_card_can_be_read(edition: str, what: str, texts: Texts) -> None:
    state = sample.middle()
    state.options["edition"] = edition
    names = list(DESIGNS[edition])
    for first in range(0, len(names), 26):
        state.players[0].hand = state.players[0].tableau = names[first : first + 26]
        readable(OWN[what](state, texts))


@pytest.mark.parametrize("edition", DESIGNS)
def test_every_card_can_be_read_alone(edition: str, texts: Texts) -> None:
    state = sample.crowded()
    state.options["edition"] = edition
    for name in DESIGNS[edition]:
        readable(card.scene(state, texts, card=name, names=sample.NAMES))


@pytest.mark.parametrize("options", [{}, {"starts": "expert", "two-player": "experienced"}], ids=str)
def test_positions_of_real_games_can_be_read(options: dict[str, str]) -> None:
    setup = Setup(2, options)
    steps = playout(GAME, setup, "pictures", Random(5), eager=6)
    positions = [start(GAME, setup, "pictures"), *(state for state, _, _ in islice(steps, 9, None, 30))]
    assert len(positions) > 3
    for number, state in enumerate(positions):
        for scene in scenes(state, Texts(("en", "ko")[number % 2])):
            readable(scene)


@pytest.mark.parametrize("what", VIEWS)
def test_pictures_are_small_described_and_always_the_same(what: str) -> None:
    state = sample.exploring()
    first, again = (picture("race", state, what, EN, names=sample.NAMES) for _ in range(2))
    assert first == again
    assert first.data[:3] == b"\xff\xd8\xff"
    assert len(first.data) < 600_000
    assert first.filename == f"race-{what}.jpg"
    assert Image.open(BytesIO(first.data)).size == (first.width, first.height)


def test_tables_stand_upright() -> None:
    scene = table.scene(view(sample.middle(), None), EN)
    assert scene.height > scene.width


def rearranged(state: State, viewer: int | None) -> State:
    """The position with other cards wherever `viewer` does not see them, and other answers under their covers."""
    random = Random(7)
    players = [player for player in state.players if player.seat != viewer]
    goods = [good for player in state.players for good in player.goods]
    hidden = [*state.deck, *state.discard, *(good.card for good in goods)]
    hidden += [card for player in players for card in (*player.hand, *player.looking)]
    random.shuffle(hidden)
    deal = iter(hidden)
    for player in players:
        player.hand = [next(deal) for _ in player.hand]
        player.looking = [next(deal) for _ in player.looking]
        player.sealed = "none" if player.sealed else ""
    for good in goods:
        good.card = next(deal)
    state.deck = sorted(next(deal) for _ in state.deck)
    state.discard = sorted(deal)
    return state


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("make", [sample.middle, sample.choosing, sample.exploring, sample.starting])
def test_what_a_viewer_does_not_see_changes_nothing(make: Callable[[], State], viewer: int | None) -> None:
    positions = make(), rearranged(make(), viewer)
    assert positions[0] != positions[1]
    for what in VIEWS:
        for seat in range(len(positions[0].players)):
            assert shown(positions[0], viewer, what, seat) == shown(positions[1], viewer, what, seat), (what, seat)


def shown(state: State, viewer: int | None, what: str, seat: int) -> tuple[object, ...]:
    """All that a view of a seat gives away: what is drawn, where, and what is said."""
    seen, made, opts = view(state, viewer), VIEWS[what], {"card": "trade-league", "events": sample.EVENTS}
    drawn = made.scene(seen, EN, seat=seat, **opts)
    return drawn, made.alt(seen, EN, seat=seat, **opts), made.words(seen, EN, seat=seat, **opts)


def test_looking_changes_nothing() -> None:
    state = sample.exploring()
    for what in VIEWS:
        picture("race", state, what, Texts("ko"))
    assert state == sample.exploring()
