"""Views in words, for people who do not see the pictures: all that is on them, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from images.layout.parts import Texts
from images.race.cards.actions import COVERED, OPEN, now
from images.race.cards.describing import Line, line, told
from images.race.cards.hands import held, known, six, to_keep
from images.race.colours import name, seat_owner
from images.race.table.overview import STRIP, amounts, chosen, ranked, result, status
from images.race.words import alt
from rules.race.state import Player, State


def table(view: State, texts: Texts, names: Sequence[str] = (), **_: object) -> list[str]:
    """How far the game is, the piles, and everybody's points, cards, goods and action cards."""
    phases = [texts(f"race-name-{phase}") for phase in STRIP if phase in chosen(view)]
    said = [f"**{texts('race-picture-title')}** · {alt.where(view, texts)}", *_results(view, texts, names)]
    if phases and not view.results:
        said.append(texts("race-picture-words-phases", list=", ".join(phases)))
    piles = {"chips": max(0, view.pool), "deck": len(view.deck), "discard": len(view.discard)}
    said.append(texts("race-picture-words-piles", **piles))
    for player in view.players:
        said += _player(view, texts, player, names)
    return said


def _results(view: State, texts: Texts, names: Sequence[str]) -> list[str]:
    """What brought everybody their points, once the game is over."""
    title = [f"**{texts('race-picture-results')}**"] if view.results else []
    return [*title, *(_result(view, texts, seat, names) for seat in ranked(view))]


def _result(view: State, texts: Texts, seat: int, names: Sequence[str]) -> str:
    rows = [f"{texts(f'race-picture-result-{column}')} {points}" for column, points in result(view, seat).items()]
    return f"{seat_owner(view, seat, texts, names).name}: {', '.join(rows)}"


def tableau(view: State, texts: Texts, seat: int = 0, names: Sequence[str] = (), **_: object) -> list[str]:
    """A tableau, with the words of every power."""
    player = view.players[seat]
    cards = [line(view.card(card), texts, 0, player.good_on(card), six(view, player, card)) for card in player.tableau]
    return told([Line(_heading(view, texts, player, names)), Line(_amounts(view, texts, player)), *cards])


def hand(view: State, texts: Texts, seat: int = 0, names: Sequence[str] = (), **_: object) -> list[str]:
    """A hand, by number."""
    player = view.players[seat]
    cards = held(player)
    return _numbered(view, texts, player, cards, texts("race-picture-hand", count=len(cards)), names)


def explore(view: State, texts: Texts, seat: int = 0, names: Sequence[str] = (), **_: object) -> list[str]:
    """The cards to choose from, by number, and the hand that some of them will join."""
    player = view.players[seat]
    beside = known(player.hand)
    hand = [line(view.card(card), texts, points=six(view, player, card)) for card in beside]
    more = [Line(texts("race-picture-hand", count=len(beside))), *hand] if beside else []
    return _numbered(view, texts, player, player.looking, to_keep(view, player, texts), names, more)


def _numbered(
    view: State,
    texts: Texts,
    player: Player,
    cards: Sequence[str],
    said: str,
    names: Sequence[str],
    more: Sequence[Line] = (),
) -> list[str]:
    who = seat_owner(view, player.seat, texts, names).name
    lines = [
        line(view.card(card), texts, number, points=six(view, player, card)) for number, card in enumerate(cards, 1)
    ]
    return told([Line(f"**{who}** · {said}"), *lines, *more])


def _player(view: State, texts: Texts, player: Player, names: Sequence[str]) -> list[str]:
    said = [_heading(view, texts, player, names), _amounts(view, texts, player)]
    for when, cards in (("now", now(view, player)), ("last", player.last)):
        if cards:
            listed = ", ".join(_action(card, texts) for card in cards)
            said.append(texts(f"race-picture-words-{when}", list=listed))
    laid = ", ".join(_laid(view, texts, player, card) for card in player.tableau)
    return [*said, laid] if laid else said


def _heading(view: State, texts: Texts, player: Player, names: Sequence[str]) -> str:
    who, state = seat_owner(view, player.seat, texts, names).name, status(view, player)
    return f"**{who}** · {texts(f'race-picture-{state}')}" if state else f"**{who}**"


def _amounts(view: State, texts: Texts, player: Player) -> str:
    return texts("race-picture-words-amounts", **amounts(view, player))


def _action(card: str, texts: Texts) -> str:
    return texts(f"race-picture-action-{card}" if card in (COVERED, OPEN) else f"race-name-{card}")


def _laid(view: State, texts: Texts, player: Player, card: str) -> str:
    """A card in a list: with the good on it, and the points of a 6-cost development."""
    called, points = name(card, texts), six(view, player, card)
    if player.good_on(card):
        return texts("race-picture-words-laid", card=called, good=texts(f"race-name-{view.card(card).good}"))
    return called if points is None else f"{called} ({texts('race-picture-counts', points=points)})"
