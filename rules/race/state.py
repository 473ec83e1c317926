"""The position. Cards in hand belong to their owner's eyes, piles and goods to nobody's."""

from __future__ import annotations

from dataclasses import field

from rules.core.hidden import NOBODY, OWNER, hidden
from rules.core.records import strict
from rules.race.designs import CARDS, POWERS, Card, Cards, Named, Power
from rules.race.frames import Frame
from rules.race.tableau import Tableau, tableau


@strict
class Good:
    """A good: a face-down card on a world, which nobody looks at."""

    world: str
    card: str = hidden(NOBODY)


@strict
class Player:
    """A player's hand, tableau, goods and chips. Cards are physical ones, by their ids.

    Goods lie on worlds of the tableau, at most one on each. What others may not see is `hidden`: in their view it has
    another content, but its length.
    """

    seat: int
    tableau: list[str] = field(default_factory=list)  # in the order of play
    goods: list[Good] = field(default_factory=list)
    chips: int = 0
    actions: list[str] = field(default_factory=list)  # of this round, once revealed
    last: list[str] = field(default_factory=list)  # actions of the round before
    hand: list[str] = hidden(OWNER, default_factory=list)
    looking: list[str] = hidden(OWNER, default_factory=list)  # start worlds dealt, cards drawn to choose from
    sealed: str = hidden(OWNER, default="")  # the answer given, in words, until everybody's is in
    ready: bool = True  # whether it is given
    placed: str = ""  # card placed this phase: it takes no part until the next
    used: list[str] = field(default_factory=list)  # consume powers used this phase, as card:index
    produced: list[str] = field(default_factory=list)  # worlds that produced this phase

    def bearing(self) -> list[str]:
        """Worlds with a good."""
        return [good.world for good in self.goods]

    def good_on(self, world: str) -> bool:
        """Whether a good lies on a world."""
        return world in self.bearing()


@strict
class State:
    """A game of Race for the Galaxy between two answers.

    Seats count from 0 and are places in `players`. Rules change it in place; everybody else only reads it, mostly
    as a copy without the secrets of other seats (`rules.core.hidden.view`). Cards are named by the ids of
    `designs.CARDS`: `state.card("old-earth").vp` are the points printed on one.
    """

    options: dict[str, str]
    players: list[Player]
    pool: int  # points left; below zero when it was overdrawn
    stack: list[Frame]
    deck: list[str] = hidden(NOBODY, default_factory=list)  # sorted: its order is decided by each draw
    discard: list[str] = hidden(NOBODY, default_factory=list)  # sorted
    round: int = 0
    phase: str = ""
    results: list[dict[str, int]] = field(default_factory=list)  # final scores by seat, what came from where
    order: list[int] = field(default_factory=list)  # seats, clockwise from the lowest start world

    def in_order(self) -> list[Player]:
        """Players in the order of turns, for whatever cannot be done at once."""
        return [self.players[seat] for seat in self.order]

    @property
    def cards(self) -> Cards:
        """What is printed on cards in the edition on the table; nothing, on a card that the viewer does not see."""
        return CARDS[self.options["edition"]]

    def card(self, card: str) -> Card:
        """What is printed on a card."""
        return CARDS[self.options["edition"]][card]

    def tableau(self, player: Player, *more: str) -> Tableau:
        """What lies before a player, with `more` cards as if they lay there too; sums and lists of it are kept.

        The same object for the same cards: it is not to be changed.
        """
        return tableau(self.options["edition"], (*player.tableau, *more) if more else tuple(player.tableau))

    def active(self, player: Player) -> Tableau:
        """The cards that take part in a phase: all but what was placed in it, which lies last.

        What is placed works from the next phase on. The same object for the same cards, as of `tableau`: it is not to
        be changed.
        """
        cards = player.tableau[:-1] if player.placed else player.tableau
        return tableau(self.options["edition"], tuple(cards))

    def power(self, key: str) -> Power:
        """The power named `card:index`, in the edition that is played; raises KeyError for another."""
        return POWERS[self.options["edition"]][key]

    def powers(self, player: Player, phase: str, effect: str = "") -> Named:
        """The powers of the cards that take part in a phase, as pairs of `card:index` and power.

        Of one `effect`; of all that the cards have in the phase where it is "".
        """
        return self.active(player).powers.get((phase, effect), ())

    def total(self, player: Player, phase: str, effect: str) -> int:
        """What such powers of the cards that take part in a phase add up to."""
        return self.active(player).totals.get((phase, effect), 0)
