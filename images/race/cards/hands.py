"""The views of cards: a tableau, a hand, and cards to choose from, each numbered as in menus.

Beside a question all of them fit a phone's screen: the more cards there are, the less is written on each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from images.drawing.scene import Scene
from images.drawing.theme import ACCENT
from images.layout.fitting import fitting, within
from images.options import NO_OPTIONS, Options
from images.race import phrases
from images.race.cards.describing import line
from images.race.cards.grid import ShownCard
from images.race.cards.pages import Part, compact, large, listed, page, small
from images.race.holdings import amounts_line, heading_line
from images.race.seats import card_name, seat_owner
from images.words.limited import Line, limited
from images.words.phrases import Texts, first_line, sentences
from rules.core.hidden import MASK
from rules.race.cards.military import general
from rules.race.cards.scoring import points, worth
from rules.race.phases.exploring import numbers
from rules.race.phases.rounds import TABLEAU_END
from rules.race.setup import KEPT, is_start
from rules.race.state import Player, State

SHEET = large(2)
SHORTER = (large(3), compact(3), small(3), small(4), listed(2))  # from the most telling to the shortest
BELOW = (small(4), listed(2))  # of cards that cannot be chosen now


def tableau(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """A player's cards in the order of play, with every power in signs and in words.

    Where there are `choices` it stands beside a question, and has room on a phone's screen; else in what it is given.
    """
    player = position.players[options.player]
    words = texts("race-picture-tableau", count=len(player.tableau), end=TABLEAU_END)
    cards = [ShownCard(card, 0, player.good_on(card), six(position, player, card)) for card in player.tableau]
    parts = ([Part(words, cards, layout)] for layout in (SHEET, *SHORTER))
    ways = [partial(page, position, texts, player, options.names, each) for each in parts]
    return fitting(ways, options.room) if options.choices else within(ways, options.room)


def hand(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """A player's hand, with the cards kept for it; cards that the viewer may not see lie face down.

    Where there are `choices`, the numbers of all other cards are grey; of many cards these stand below and are shorter.
    """
    player = position.players[options.player]
    cards = _numbered(position, player, held(player), options.choices)
    words = texts("race-picture-hand", count=len(cards))
    on, off = [card for card in cards if not card.off], [card for card in cards if card.off]
    ways = [[Part(words, cards, SHORTER[0])]]
    if on and off:
        others = texts("race-picture-not-now", count=len(off))
        pairs = [(layout, below) for layout in SHORTER[:4] for below in BELOW]
        ways += [[Part(words, on, layout), Part(others, off, below)] for layout, below in pairs]
    ways += [[Part(words, cards, layout)] for layout in SHORTER[1:]]
    return _fitting(position, texts, player, options, ways)


def explore(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The cards a player chooses from at the start or when exploring, and how many are kept; below them the hand.

    At the start the world that they are to go with lies above them.
    """
    player = position.players[options.player]
    words = to_keep(position, player, texts)
    cards = _numbered(position, player, player.looking)
    beside = [ShownCard(card, points=six(position, player, card)) for card in visible_cards(player.hand)]
    others = texts("race-picture-hand", count=len(beside))
    world = [ShownCard(card) for card in start_world(position, player)]
    ways = []
    for layout in SHORTER:
        looking = Part(words, cards, layout, ACCENT)
        if world:
            own = texts("race-picture-start-own")
            ways += [[Part(own, world, above), looking] for above in (layout, *BELOW)]
            continue
        ways += [[looking, Part(others, beside, below)] for below in BELOW] if beside else [[looking]]
    return _fitting(position, texts, player, options, ways)


def _fitting(position: State, texts: Texts, player: Player, options: Options, ways: Iterable[Sequence[Part]]) -> Scene:
    """The first page that has room on a phone's screen."""
    return fitting([partial(page, position, texts, player, options.names, parts) for parts in ways], options.room)


def held(player: Player) -> list[str]:
    """A hand with the cards that the player has chosen to keep for it, while others still choose."""
    return [*player.hand, *(card for card in visible_cards(player.looking) if card in player.sealed.split())]


def visible_cards(cards: Sequence[str]) -> list[str]:
    """The cards that the viewer may see."""
    return [card for card in cards if card != MASK]


def start_world(position: State, player: Player) -> list[str]:
    """The world that a player has before the first round, while the cards to keep are chosen."""
    if not position.round and player.looking:
        return player.tableau
    return []


def to_keep(position: State, player: Player, texts: Texts) -> str:
    """How many of the cards looked at are kept."""
    count = len(player.looking)
    if not count:
        return texts("race-picture-nothing")
    if position.round:
        return texts("race-picture-explore", keep=min(numbers(position, player)[1], count), count=count)
    worlds = 0 if player.tableau else sum(card != MASK and is_start(position, card) for card in player.looking[:2])
    if worlds:
        return texts("race-picture-start-world", keep=KEPT, count=count - worlds)
    return texts("race-picture-start", keep=KEPT, count=count)


def six(position: State, player: Player, card: str) -> int | None:
    """What a 6-cost development counts: in the tableau as it lies, elsewhere if it were placed now; else None."""
    if not position.card(card).score:
        return None
    return worth(position, player, card)


def _numbered(position: State, player: Player, cards: Sequence[str], choices: Sequence[str] = ()) -> list[ShownCard]:
    return [
        ShownCard(card, number, points=six(position, player, card), off=bool(choices) and card not in choices)
        for number, card in enumerate(cards, 1)
    ]


def tableau_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A tableau: its cards by name, and what lies there."""
    player = position.players[options.player]
    who = phrases.name_of(position, player, texts, options.names)
    facts = {"points": points(position, player), "chips": player.chips, "goods": len(player.goods)}
    return sentences(
        texts("race-picture-alt-tableau", name=who, count=len(player.tableau), end=TABLEAU_END),
        phrases.list_sentence("race-picture-alt-cards", [card_name(card, texts) for card in player.tableau], texts),
        texts("race-picture-alt-amounts", military=general(position, player), **facts),
    )


def hand_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A hand: how many cards, and those that may be seen, by number."""
    player = position.players[options.player]
    who = phrases.name_of(position, player, texts, options.names)
    cards = held(player)
    return sentences(texts("race-picture-alt-hand", name=who, count=len(cards)), _cards(cards, texts))


def explore_alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The cards to choose from, by number."""
    player = position.players[options.player]
    who = phrases.name_of(position, player, texts, options.names)
    cards = _cards(player.looking, texts) if player.looking else ""
    own = [f"{texts('race-picture-start-own')}: {card_name(world, texts)}." for world in start_world(position, player)]
    return sentences(f"{who}: {to_keep(position, player, texts)}.", *own, cards)


def _cards(cards: Sequence[str], texts: Texts) -> str:
    visible = [f"{number} {card_name(card, texts)}" for number, card in enumerate(cards, 1) if card != MASK]
    if visible:
        return phrases.list_sentence("race-picture-alt-cards", visible, texts)
    return texts("race-picture-alt-face-down")


def tableau_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A tableau, with the words of every power."""
    player = position.players[options.player]
    cards = [
        line(position.card(card), texts, good=player.good_on(card), points=six(position, player, card))
        for card in player.tableau
    ]
    return limited(
        [
            Line(heading_line(position, texts, player, options.names, options.asked)),
            Line(amounts_line(position, texts, player)),
            *cards,
        ]
    )


def hand_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A hand, by number."""
    player = position.players[options.player]
    cards = held(player)
    return _numbered_words(position, texts, player, cards, texts("race-picture-hand", count=len(cards)), options.names)


def explore_words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The cards to choose from, by number, and the hand that some of them will join."""
    player = position.players[options.player]
    beside = visible_cards(player.hand)
    hand = [line(position.card(card), texts, points=six(position, player, card)) for card in beside]
    more = list[Line]()
    if beside:
        more = [Line(texts("race-picture-hand", count=len(beside))), *hand]
    for world in start_world(position, player):
        more += [Line(texts("race-picture-start-own")), line(position.card(world), texts)]
    return _numbered_words(
        position, texts, player, player.looking, to_keep(position, player, texts), options.names, more
    )


def _numbered_words(
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
