"""An order for any kind of question says what it answers, whatever the question was about."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from bot.table.game import answering
from bot.table.game.answering import DEFAULT, AnyOrder
from bot.ui.panel.orders import any_order
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core import saves
from rules.core.decisions import Decision, Pick
from tests.matrix.cell import PEOPLE
from tools.keep import kept


def orderable(game_id: str) -> Iterator[Decision]:
    """A question of each kind that may be answered by such an order."""
    game = games.game(game_id)
    for kind, path in kept(game).items():
        state = saves.load(game, game.version, gzip.decompress(path.read_bytes()))
        for question in game.pending(state):
            if question.kind == kind and answering.may_be_ordered(game, question):
                yield question


@pytest.mark.parametrize("locale", sorted(LOCALES))
@pytest.mark.parametrize("game_id", sorted(games.MODULES))
def test_an_order_is_called_by_the_answer_it_gives(game_id: str, locale: str) -> None:
    labels = Labels(Texts(locale), game_id, [person.name for person in PEOPLE])
    for question in orderable(game_id):
        options = question.ask.options if isinstance(question.ask, Pick) else ()
        for option in options:
            order = AnyOrder.of(AnyOrder.to(question, option.word).stored)
            said = any_order.described(labels, question.kind, order)
            assert labels.ask(question) in said
            if not (option.costs or option.gains):
                assert said.startswith(labels.option(question, option))
        default = any_order.described(labels, question.kind, AnyOrder.to(question, DEFAULT))
        assert default.startswith(labels.texts("ui-any-default-short"))


@pytest.mark.parametrize(
    ("kept", "order"),
    [
        ("yes", AnyOrder("yes")),
        ('yes|attacked|{"seat": 1}', AnyOrder("yes", "attacked", {"seat": 1})),
        ('yes|round:2|[{"seat": 1}, {"card": "a"}]', AnyOrder("yes", "round:2", {"seat": 1}, {"card": "a"})),
        ('{"word":"yes","option":{"card":"a"}}', AnyOrder("yes", option={"card": "a"})),
    ],
)
def test_orders_of_every_form_that_was_ever_kept_are_read(kept: str, order: AnyOrder) -> None:
    assert AnyOrder.of(kept) == order
    assert AnyOrder.of(order.stored) == order
