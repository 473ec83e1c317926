"""What takes something from a player is what they read first, however much else happened after it."""

from __future__ import annotations

import pytest

from bot.ui.boards.since_page import MOST, Beside
from bot.ui.panel.meanwhile import FIRST_ALONE, _fitting, worded
from bot.words.posts.lines import Teller
from bot.words.texts import LOCALES, Texts
from rules.core.flow import Event
from rules.core.game import Game
from rules.eclipse.game import GAME as ECLIPSE
from rules.ti4.game import GAME as TI4
from tests.bot.snapshots import snapshot_of
from tests.eclipse.kit import Table as Galaxy
from tests.ti4.kit import Table
from tests.ti4.test_news import moved

REVEALED = Event("revealed", {"objective": "diversify-research"})
GAMES = [
    (TI4, Table().state, Event("captured", {"seat": 1, "target": 0, "planet": "jord"}), REVEALED),
    (ECLIPSE, Galaxy().state, Event("lost", {"seat": 0, "tile": "105"}), Event("won", {"seat": 1, "tile": "203"})),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "state", "loss", "other"), GAMES, ids=["ti4", "eclipse"])
def test_a_loss_of_ones_own_is_the_first_line_of_news(
    game: Game, state: object, loss: Event, other: Event, locale: str
) -> None:
    """A home planet was lost in a first game, and *★ New objective … · and 9 more lines* stood before it."""
    snapshot, texts = snapshot_of(game, state, "news"), Texts(locale)
    said = texts.event(game.id, loss, snapshot.plain_names)
    moves = [moved((other,)), moved((loss,)), *(moved((other,)) for _ in range(MOST))]
    for seat, first in ((0, True), (1, False)):
        teller = Teller(snapshot, texts, seat)
        news = _fitting([*worded(teller, teller.lines(moves), seat)])
        assert (said in news.lines[0]) is first
        page = Beside(snapshot, seat, moves).lines(texts)
        assert len(page) == MOST
        assert (said in page[0]) is first
    assert said in news.within(FIRST_ALONE).lines[0] or seat
    teller = Teller(snapshot, texts, 0)
    (alone,) = _fitting([*worded(teller, teller.lines(moves), 0)]).within(FIRST_ALONE).lines
    assert said in alone


def test_the_loss_of_a_home_planet_hurts_more_than_that_of_another() -> None:
    home, other = (Event("captured", {"seat": 1, "target": 0, "planet": planet}) for planet in ("jord", "wellon"))
    teller = Teller(snapshot_of(TI4, Table().state, "news"), Texts("en"), 0)
    (of_home,), (of_other,) = (teller.lines([moved((each,))]) for each in (home, other))
    assert teller.harm(of_home) > teller.harm(of_other) > 0
    assert Teller(snapshot_of(TI4, Table().state, "news"), Texts("en"), 1).harm(of_home) == 0
