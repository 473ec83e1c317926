"""Views in words, for people who do not see the pictures: all that is on them, and no more."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.options import NO_OPTIONS, Options
from images.race.cards.actions import COVERED, OPEN, now
from images.race.cards.describing import line
from images.race.cards.hands import held, six, start_world, to_keep, visible_cards
from images.race.seats import card_name, seat_owner
from images.race.table.overview import STRIP, amounts, chosen, ranked, result, status
from images.race.words import alt
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, listed
from rules.race.state import Player, State


def table(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """How far the game is, the piles, and everybody's points, cards, goods and action cards."""
    phases = [texts(f"race-name-{phase}") for phase in STRIP if phase in chosen(position)]
    said = [
        first_line(texts("race-picture-title"), alt.where(position, texts)),
        *_results(position, texts, options.names),
    ]
    if phases and not position.results:
        said.append(texts("race-picture-words-phases", list=", ".join(phases)))
    piles = {"chips": max(0, position.pool), "deck": len(position.deck), "discard": len(position.discard)}
    said.append(texts("race-picture-words-piles", **piles))
    for player in position.players:
        said += _player(position, texts, player, options.names, options.asked)
    return said


def _results(position: State, texts: Texts, names: Sequence[str]) -> list[str]:
    """What brought everybody their points, once the game is over."""
    title = [bold(texts("race-picture-results"))] if position.results else []
    return [*title, *(_result(position, texts, seat, names) for seat in ranked(position))]


def _result(position: State, texts: Texts, seat: int, names: Sequence[str]) -> str:
    rows = [(texts(f"race-picture-result-{column}"), points) for column, points in result(position, seat).items()]
    return f"{seat_owner(position, seat, texts, names).name}: {listed(rows)}"


def tableau(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A tableau, with the words of every power."""
    player = position.players[options.player]
    cards = [
        line(position.card(card), texts, good=player.good_on(card), points=six(position, player, card))
        for card in player.tableau
    ]
    return limited(
        [
            Line(_heading(position, texts, player, options.names, options.asked)),
            Line(_amounts(position, texts, player)),
            *cards,
        ]
    )


def hand(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A hand, by number."""
    player = position.players[options.player]
    cards = held(player)
    return _numbered(position, texts, player, cards, texts("race-picture-hand", count=len(cards)), options.names)


def explore(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The cards to choose from, by number, and the hand that some of them will join."""
    player = position.players[options.player]
    beside = visible_cards(player.hand)
    hand = [line(position.card(card), texts, points=six(position, player, card)) for card in beside]
    more = [Line(texts("race-picture-hand", count=len(beside))), *hand] if beside else []
    for world in start_world(position, player):
        more += [Line(texts("race-picture-start-own")), line(position.card(world), texts)]
    return _numbered(position, texts, player, player.looking, to_keep(position, player, texts), options.names, more)


def _numbered(
    position: State,
    texts: Texts,
    player: Player,
    cards: Sequence[str],
    said: str,
    names: Sequence[str],
    more: Sequence[Line] = (),
) -> list[str]:
    who = seat_owner(position, player.seat, texts, names).name
    lines = [
        line(position.card(card), texts, number, points=six(position, player, card))
        for number, card in enumerate(cards, 1)
    ]
    return limited([Line(first_line(who, said)), *lines, *more])


def _player(position: State, texts: Texts, player: Player, names: Sequence[str], asked: Collection[int]) -> list[str]:
    said = [_heading(position, texts, player, names, asked), _amounts(position, texts, player)]
    for when, cards in (("now", now(position, player)), ("last", player.last)):
        if cards:
            actions = ", ".join(_action(card, texts) for card in cards)
            said.append(texts(f"race-picture-words-{when}", list=actions))
    laid = ", ".join(_laid(position, texts, player, card) for card in player.tableau)
    return [*said, laid] if laid else said


def _heading(position: State, texts: Texts, player: Player, names: Sequence[str], asked: Collection[int]) -> str:
    who = seat_owner(position, player.seat, texts, names).name
    state = status(position, player, asked)
    return first_line(who, texts(f"race-picture-{state}")) if state else bold(who)


def _amounts(position: State, texts: Texts, player: Player) -> str:
    return texts("race-picture-words-amounts", **amounts(position, texts, player))


def _action(card: str, texts: Texts) -> str:
    return texts(f"race-picture-action-{card}" if card in (COVERED, OPEN) else f"race-name-{card}")


def _laid(position: State, texts: Texts, player: Player, card: str) -> str:
    """A card in a list: with the good on it, and the points of a 6-cost development."""
    called = card_name(card, texts)
    points = six(position, player, card)
    if player.good_on(card):
        return texts("race-picture-words-laid", card=called, good=texts(f"race-name-{position.card(card).good}"))
    return called if points is None else f"{called} ({texts('race-picture-counts', points=points)})"
