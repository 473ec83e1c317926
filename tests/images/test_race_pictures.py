"""What people must be able to read of Race for the Galaxy, in both languages; and what a picture must not tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import islice
from random import Random

import pytest
from PIL import Image

from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST, printable, width
from images.drawing.scene import Scene
from images.drawing.theme import THEMES
from images.options import Options
from images.race.cards import card
from images.race.cards import hands as cards
from images.race.cards.grid import ShownCard
from images.race.cards.pages import Part, compact, large, listed, page, small
from images.race.cards.slips import CRATE
from images.race.painters import PAINTERS
from images.race.table import key, since
from images.race.table import overview as table
from images.race.views import VIEWS
from images.render import picture
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import start
from rules.race.designs import DESIGNS
from rules.race.game import GAME
from rules.race.state import State
from testkit.playouts import playout
from tests.images import race_sample as sample
from tests.images.measure import clipped, collisions, faint, smallest

EN = Texts("en")
OWN: dict[str, Callable[..., Scene]] = {"tableau": cards.tableau, "hand": cards.hand, "explore": cards.explore}
POSITIONS = [sample.middle, sample.choosing, sample.exploring, sample.starting, sample.crowded, sample.over]


def scenes(state: State, texts: Texts) -> list[Scene]:
    """Every view, of every seat as it sees itself and as the others see it."""
    names = sample.NAMES[: len(state.players)]
    own = [
        scene(view(state, viewer), texts, Options(seat=player.seat, names=names))
        for player in state.players
        for viewer in (player.seat, None)
        for scene in OWN.values()
    ]
    shown = view(state, None)
    happened = since.scene(shown, texts, Options(names=names, events=sample.EVENTS[: 8 * len(state.players)]))
    return [table.scene(shown, texts, Options(names=names)), key.scene(shown, texts), happened, *own]


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


LAYOUTS = {"large": large(3), "compact": compact(3), "small 3": small(3), "small 4": small(4), "listed": listed(2)}


@pytest.mark.parametrize("edition", DESIGNS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_card_can_be_read_in_every_layout(edition: str, layout: str, texts: Texts) -> None:
    state = sample.middle()
    state.options["edition"] = edition
    names = list(DESIGNS[edition])
    for first in range(0, len(names), 20):
        cards = [
            ShownCard(name, number, good=bool(state.card(name).good), points=12 if state.card(name).score else None)
            for number, name in enumerate(names[first : first + 20], 1)
        ]
        readable(page(state, texts, state.players[0], sample.NAMES, [Part("", cards, LAYOUTS[layout])]))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_letters_stand_out_in_every_layout(layout: str, theme: str, texts: Texts) -> None:
    state = sample.crowded()
    cards = [
        ShownCard(name, number, off=number % 3 == 0) for number, name in enumerate(list(DESIGNS["second"])[::5], 1)
    ]
    drawn = page(state, texts, state.players[0], sample.NAMES, [Part("", cards, LAYOUTS[layout])])
    assert faint(drawn, PAINTERS, THEMES[theme]) == []


def hands(cards: int) -> Iterator[list[str]]:
    """Hands of so many cards, in which every card of the edition lies."""
    names = sorted(DESIGNS["second"], key=lambda name: Random(name).random())
    for first in range(0, len(names), cards):
        yield (names[first:] + names)[:cards]


def on_a_phone(scene: Scene) -> float:
    readable(scene)
    return scene.height * 390 / scene.width


@pytest.mark.parametrize("choices", [0, 1, 4, 9])
def test_a_hand_leaves_room_for_the_question(choices: int, texts: Texts) -> None:
    state = sample.middle()
    for size in (10, 18):
        for state.players[0].hand in hands(size):
            drawn = cards.hand(
                state, texts, Options(seat=0, names=sample.NAMES, choices=state.players[0].hand[:choices])
            )
            assert on_a_phone(drawn) <= 420


def test_cards_to_choose_from_and_the_hand_leave_room_for_the_question(texts: Texts) -> None:
    state = sample.exploring()
    for dealt in hands(18):
        state.players[0].looking, state.players[0].hand = dealt[:8], dealt[8:]
        assert on_a_phone(cards.explore(state, texts, Options(seat=0, names=sample.NAMES))) <= 420


def test_a_tableau_leaves_room_for_a_question_about_it(texts: Texts) -> None:
    state = sample.middle()
    for state.players[0].tableau in hands(14):
        assert on_a_phone(cards.tableau(state, texts, Options(seat=0, choices=["good:old-earth"]))) <= 420


@pytest.mark.parametrize("edition", DESIGNS)
def test_every_card_can_be_read_alone(edition: str, texts: Texts) -> None:
    state = sample.crowded()
    state.options["edition"] = edition
    for name in DESIGNS[edition]:
        readable(card.scene(state, texts, Options(card=name, names=sample.NAMES)))


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
    first, again = (picture("race", state, what, EN, Options(names=sample.NAMES)) for _ in range(2))
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
    seen, made = view(state, viewer), VIEWS[what]
    told = Options(seat=seat, card="trade-league", events=sample.EVENTS)
    return made.scene(seen, EN, told), made.alt(seen, EN, told), made.words(seen, EN, told)


def test_looking_changes_nothing() -> None:
    state = sample.exploring()
    for what in VIEWS:
        picture("race", state, what, Texts("ko"))
    assert state == sample.exploring()


def test_no_name_reaches_what_a_slip_shows_at_its_right() -> None:
    """A good that lies there, or the planet or building of its picture: long names ran across it."""
    scene = table.scene(view(sample.over(), None), EN, Options(names=sample.NAMES))
    slips = [each for each in scene.things if each.kind == "art"]
    for text in (each for each in scene.texts if each.tag == "name"):
        beside = [
            slip.x + slip.w / 2 - CRATE
            for slip in slips
            if abs(slip.x - text.x) < slip.w / 2 and abs(slip.y - text.y) < slip.h / 2
        ]
        assert all(text.x + width(text.words, text.size, text.weight) <= side for side in beside)
