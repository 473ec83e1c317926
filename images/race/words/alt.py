"""Two to four sentences for people who do not see a picture. They tell no more than the picture does."""

from __future__ import annotations

from collections.abc import Sequence

from images.options import NO_OPTIONS, Options
from images.race.cards.hands import held, start_world, to_keep
from images.race.seats import card_name, sealed, seat_owner
from images.race.table.overview import stage
from images.words.phrases import Texts, sentences
from rules.core.hidden import MASK
from rules.race.cards.military import general
from rules.race.cards.scoring import points
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import Player, State


def table(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The table: how far the game is, who has how much, who chose what, who is waited for."""
    rows = [
        texts(
            "race-picture-alt-row",
            name=_who(position, player, texts, options.names),
            points=points(position, player),
            cards=len(player.tableau),
            hand=len(player.hand),
        )
        for player in position.players
    ]
    waited_for = [_who(position, position.players[seat], texts, options.names) for seat in sorted(options.asked)]
    return sentences(
        where(position, texts),
        "; ".join(rows) + ".",
        _chosen(position, texts, options.names),
        _list("race-picture-alt-asked", waited_for, texts),
    )


def tableau(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A tableau: its cards by name, and what lies there."""
    player = position.players[options.player]
    who = _who(position, player, texts, options.names)
    facts = {"points": points(position, player), "chips": player.chips, "goods": len(player.goods)}
    return sentences(
        texts("race-picture-alt-tableau", name=who, count=len(player.tableau), end=TABLEAU_END),
        _list("race-picture-alt-cards", [card_name(card, texts) for card in player.tableau], texts),
        texts("race-picture-alt-amounts", military=general(position, player), **facts),
    )


def hand(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A hand: how many cards, and those that may be seen, by number."""
    player = position.players[options.player]
    who = _who(position, player, texts, options.names)
    cards = held(player)
    return sentences(texts("race-picture-alt-hand", name=who, count=len(cards)), _cards(cards, texts))


def explore(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The cards to choose from, by number."""
    player = position.players[options.player]
    who = _who(position, player, texts, options.names)
    cards = _cards(player.looking, texts) if player.looking else ""
    own = [f"{texts('race-picture-start-own')}: {card_name(world, texts)}." for world in start_world(position, player)]
    return sentences(f"{who}: {to_keep(position, player, texts)}.", *own, cards)


def key(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """What the key has; its words are in the lines."""
    return texts("race-picture-alt-key")


def _who(position: State, player: Player, texts: Texts, names: Sequence[str]) -> str:
    return seat_owner(position, player.seat, texts, names).name


def where(position: State, texts: Texts) -> str:
    """How far the game is, with the phase."""
    phase = position.phase.removesuffix("2")
    if position.results or not position.round or phase in ("", "end"):
        return f"{stage(position, texts)}."
    return f"{stage(position, texts)}, {texts(f'race-name-{phase}')}."


def _chosen(position: State, texts: Texts, names: Sequence[str]) -> str:
    """This round's action cards once they are shown, until then the last round's."""
    choosing = sealed(position) == "actions"
    shown = [(player, player.last if choosing else player.actions) for player in position.players]
    rows = [f"{_who(position, player, texts, names)} – {_actions(cards, texts)}" for player, cards in shown if cards]
    message = "race-picture-alt-last" if choosing else "race-picture-alt-chosen"
    return _list(message, rows, texts, "; ")


def _actions(cards: Sequence[str], texts: Texts) -> str:
    names = [texts(f"race-name-{action}") for action in cards]
    return names[0] if len(names) == 1 else texts("race-picture-alt-both", one=names[0], other=names[1])


def _cards(cards: Sequence[str], texts: Texts) -> str:
    visible = [f"{number} {card_name(card, texts)}" for number, card in enumerate(cards, 1) if card != MASK]
    return _list("race-picture-alt-cards", visible, texts) if visible else texts("race-picture-alt-face-down")


def _list(message: str, items: Sequence[str], texts: Texts, between: str = ", ") -> str:
    """A message with a list; nothing where the list is empty."""
    return texts(message, list=between.join(items)) if items else ""
