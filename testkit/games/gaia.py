"""What views of Gaia Project are asked with, and positions that random games seldom come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from bot.ui.panel.question_controls import AREAS
from rules.core.decisions import Answer, Decision, Pick
from rules.core.flow import Event
from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import Move, copy
from rules.gaia.board.galaxy import FACES
from rules.gaia.contents import CHAPTERS
from rules.gaia.economy.goods import pay, receive
from rules.gaia.economy.power import burnt, charged, lowest_first, spent, take_power_tokens
from rules.gaia.game import GAME
from rules.gaia.state import State
from testkit import account
from testkit.games.gaia_plenty import rich_answers, rich_game

GROUND = ("number", "planet", "strike")  # kinds of things on pictures that texts may cross
POINTS_OF_PASSING = ("by-booster", "by-tile")  # what the booster handed back and tiles bring
BOWLS = ("one", "two", "three", "gaia-area", "stone-bowl")
PLENTIFUL = 3  # games in which nobody lacks anything
TOKEN_LAST = "token-last"
READINGS = ("subset", "printed", "flexible")


def view_options(state: State, seat: int, random: Random) -> dict[str, Any]:
    """A sector and some places of the map."""
    hexes = list(state.galaxy.hexes)
    sector = ""
    if state.sectors:
        sector = str(FACES[random.choice(state.sectors).face].number)
    places = tuple(random.sample(hexes, min(len(hexes), random.randint(1, 25))))
    return {"sector": sector, "choices": places, "entries": entries(random)}


def entries(random: Random) -> tuple[str, ...]:
    """Some of a chapter to look up, or one of it."""
    chapter = random.choice(list(CHAPTERS))
    ids = random.sample(CHAPTERS[chapter], random.choice((1, len(CHAPTERS[chapter]))))
    return tuple(f"{chapter}:{id}" for id in ids)


def more_positions(what: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """For the crop of places: federations that rich players could form, as many as it shows and those next in line."""
    if what != "places":
        return
    for seats in (2, 3, 4):
        for state, move, _ in rich_game(Setup(seats, {"federations": READINGS[seats - 2]}), seats):
            if move.kind != "federate":
                continue
            (ask,) = (asked.ask for asked in GAME.pending(state) if asked.kind == "federate")
            assert isinstance(ask, Pick)
            for page in range(0, len(ask.offers), AREAS):
                areas = tuple(map(" ".join, ask.offers[page : page + AREAS]))
                yield view(state, move.seat), {"seat": move.seat, "choices": areas}


class Account(account.Account):
    """Goods and power, booked by the functions of the rules that move them, on a position of the seat's own."""

    score = "vp"
    of_others = frozenset({"income"})
    settling = frozenset({"bowls", "stone", "cover", "bid", "faction"})
    follows: ClassVar = dict.fromkeys(BOWLS, ("power", "charge", "tokens", "two", "three", "gaia-area"))
    uncounted = frozenset({"green", "gaia-power"})

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.shadow = copy(game, state)
        self.player = self.shadow.players[seat]
        self.token_last = False
        super().__init__(game, state, seat)

    def book(self, decision: Decision, answer: Answer) -> None:
        """Taklons say whether their token comes first or last."""
        self.token_last = TOKEN_LAST in answer
        super().book(decision, answer)

    def pay(self, costs: Mapping[str, int], times: int) -> None:
        """Power moves down, tokens leave the lowest bowls first, as the defaults of questions have it."""
        player, left = self.player, {name: amount * times for name, amount in costs.items() if amount}
        if power := left.pop("power", 0):
            player.power = spent(player, power)[0]
        if tokens := left.pop("tokens", 0):
            to = "gaia" if "gaiaformers" in costs else "supply"
            player.power = take_power_tokens(player.power, lowest_first(player.power, tokens), to)
        if burns := left.pop("two", 0):
            player.power = burnt(player, burns // 2, keep=False)[0]
        if tokens := left.pop("three", 0):
            player.power.three -= tokens
        if tokens := left.pop("gaia-area", 0):
            player.power.gaia -= tokens
        pay(player, left)

    def receive(self, gains: Mapping[str, int], times: int) -> None:
        """Tokens come before power is charged, unless Taklons want theirs last."""
        points = sum(gains.get(name, 0) for name in ("vp", *POINTS_OF_PASSING))
        others = {name: amount for name, amount in gains.items() if name not in ("three", *POINTS_OF_PASSING)}
        goods = {name: amount * times for name, amount in {**others, "vp": points}.items() if amount}
        self.player.power.gaia += goods.pop("gaia-area", 0)
        if not self.token_last:
            receive(self.player, goods)
        self.player.power = charged(self.player.power, goods.get("charge", 0))[0]
        if self.token_last:
            receive(self.player, goods)

    def balanced(self, state: State) -> bool:
        """The gaia area may empty at once behind Itars' last question."""
        self.booked = self.counted(self.shadow)
        emptied = copy(self.game, self.shadow)
        power = emptied.players[self.seat].power
        power.one, power.gaia = power.one + power.gaia, 0
        return self.counted(state) in (self.booked, self.counted(emptied))


def more_games() -> Iterator[tuple[State, Sequence[Event]]]:
    """Positions with what happened then, of games that come to what random ones seldom do."""
    for number in range(PLENTIFUL):
        for state, _, events in rich_game(Setup(GAME.seats[number % len(GAME.seats)], {}), number):
            yield state, events


def more_answers() -> Iterator[Iterator[tuple[State, Move, State, Sequence[Event]]]]:
    """The first of these games, with the positions before and after each answer."""
    yield rich_answers(Setup(GAME.seats[0], {}), 0)
