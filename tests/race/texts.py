"""What only Race for the Galaxy knows of its texts: plans, and everything that its cards make possible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from bot.words.labels import Labels
from bot.words.texts import Texts
from images.race.cards.describing import effects
from rules.core.decisions import Decision, Facts, Option, choose
from rules.core.flow import WASTED, Event
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.plans import plan_key
from rules.race.cards.wording import card_option, card_options, power_option, world_option
from rules.race.designs import CARDS, DESIGNS, GOODS
from rules.race.game import GAME
from rules.race.planning.forecast import filing
from rules.race.planning.planning import FILE
from rules.race.state import Player, State
from testkit.playouts import playout
from testkit.texts import PART, OwnTexts, Seen, Told

PRICES: tuple[Facts, ...] = ({}, {"free": "free"}, {"hand": 6}, {"uses:tactics": 1}, {"hand": 2, "uses:colony-ship": 1})
BROUGHT: Facts = {"points": 12, "military": -1, "goods": 1, "hand": 3}
TAGS = {tag for design in DESIGNS["second"].values() for tag in design.tags}
SETUPS = [
    Setup(4),
    Setup(2, {"two-player": "experienced", "edition": "first", "produce": "ask"}),
    Setup(3, {"starts": "first-game", "order": "seats", "gamble": "may"}),
    Setup(4, {"starts": "expert", "produce": "ask", "edition": "first"}),
    Setup(2, {"starts": "expert", "produce": "ask"}, {"starts": ["terraforming-colonists", "alpha-centauri"]}),
    Setup(2, {"two-player": "experienced", "starts": "expert", "order": "seats"}),
]
KNOWN: dict[str, Any] = {"count": 24, "own": 1, "world": "alien-rosetta-stone-world", "price": 6, "vp": 1}
WORDS: dict[Any, tuple[Any, ...]] = {  # what details of refusals are, where they are no numbers
    "first": ("develop", "settle"),
    "phase": ("develop", "settle"),
    "card": ("gem-world",),
    "good": ("any", *GOODS),
    "kinds": ("any", "all-different", *GOODS),
    ("too-dear", "but"): ("none", "alien"),
    ("too-weak", "but"): ("none", "contact", "alien", "ship"),
    ("too-weak", "have"): (-1, 7),
}


class RaceTexts(OwnTexts):
    """What the law of texts has to know of Race: how its rare texts are reached, and facts that fill them."""

    game = GAME
    counting = frozenset(("trade", "gamble", "windfall"))
    planned = frozenset((FILE,))
    spoken = frozenset((WASTED,))

    def play(self, seen: Seen) -> None:
        """A random game of each set-up, with what can be planned when actions are chosen."""
        for seed, setup in enumerate(SETUPS):
            seen.look(GAME.new(setup, Random(seed)))
            for state in seen.follow(playout(GAME, setup, str(seed), Random(seed), eager=2, pending=seen.pending)):
                for asked in GAME.pending(state):
                    if asked.kind == "actions":
                        seen.ask(*planned(state, asked))

    def imagine(self, seen: Seen) -> None:
        """What the cards make possible."""
        seen.tell(Event("goods", {"seat": 0, "count": 2, "worlds": "gem-world spice-world"}))
        for good in GOODS:
            put: dict[str, str | int] = {"seat": 0, "good": good, "count": 2, "worlds": "gem-world spice-world"}
            seen.tell(Event("goods-of-kind", put), Event("goods-of-kind", {**put, "count": 1, "worlds": "gem-world"}))
            seen.tell(Event("sold-of-kind", {"seat": 0, "good": good, "world": "gem-world", "cards": 5}))
            bears: dict[str, str | int] = {"seat": 0, "good": good, "card": "gem-world"}
            seen.tell(Event("placed-with-good", bears), Event("placed-with-good", {**bears, "conquered": 1}))
        seen.tell(Event("chosen", {"by-seat": "0=settle 1=trade+double"}))
        seen.tell(Event("placed", {"seat": 0, "card": "gem-world", "gain:counted": 1}))  # of an earlier release
        eats: dict[str, str | int] = {"count": 2, "powers": "gem-world:0 spice-world:0"}
        seen.tell(Event("consumed-together", {"seat": 0, **eats, "vp": 4, "gain:doubled": 4, "gain:hand": 1}))
        for edition in CARDS:
            state = State({"edition": edition}, [Player(0)], 24, [])
            seen.ask(*choices(state), *by_power(state), filing(0))
            for card, printed in CARDS[edition].items():
                if printed.of("consume"):
                    seen.tell(
                        *(Event(WASTED, {"what": what, "power": f"{card}:0"}, (0,)) for what in ("single", "unfed"))
                    )
                seen.tell(Event(WASTED, {"what": "helper", "helper": card}, (0,)))
                seen.tell(Event(WASTED, {"what": "overpaid", "count": 1}, (0,)))
                seen.tell(*(Event(kind, {**KNOWN, "seat": 3, "card": card}) for kind in ("placed", "paid", "used")))

    def names(self, say: Texts) -> Iterator[Told]:
        """Goods, tags, cards, and what every card does."""
        for name in (*GOODS, *(f"tag-{tag}" for tag in TAGS)):
            yield 20, say(f"race-name-{name}")
        for designs in DESIGNS.values():
            for name, card in designs.items():
                yield 40, say(f"race-name-{name}")
                yield from ((72, line) for line in effects(card, say))

    def lines(self, say: Texts, labels: Labels, seen: Seen) -> Iterator[Told]:
        """Why a way to pay is proposed."""
        for saves in (1, 6):
            reason = {"saves": saves, "gives-up": "colony-ship new-military-tactics", "stays": 1, "hardest": 1}
            yield from ((PART, line) for line in labels.effect("", {}, reason)[1])

    def position(self) -> State:
        """A player without a tableau."""
        return State({"edition": "second"}, [Player(0)], 24, [])

    def details(self, code: str, names: frozenset[str]) -> Iterator[Facts]:
        """Every word and number that a detail may be."""
        ordered = sorted(names)
        for said in product(*(WORDS.get((code, name), WORDS.get(name, (0, 7))) for name in ordered)):
            yield dict(zip(ordered, said, strict=True))


OWN = RaceTexts()


def planned(state: State, asked: Decision) -> list[Decision]:
    """What can be planned when actions are chosen, with one of them planned."""
    orders = {plan_key(str(state.round), "actions"): " ".join(asked.ask.sample(Random(state.round)))}
    return [*GAME.ahead(view(state, asked.seat), asked.seat, orders).values()]


def choices(state: State) -> Iterator[Decision]:
    """Every card offered wherever cards are."""
    cards = CARDS[state.options["edition"]]
    (player,) = state.players
    for kind in ("start", "explore", "limit", "colonists"):
        yield choose(0, kind, card_options(state, player, list(cards)), **KNOWN | {"world": "earths-lost-colony"})
    for price in PRICES:
        for kind, worlds in (("develop", False), ("settle", True)):
            fit = [card for card, printed in cards.items() if printed.world == worlds]
            options = [card_option(state, player, card, 24, "", price, BROUGHT) for card in fit]
            yield choose(0, kind, options, again=1)
    goods = [world_option(state, card, {"goods": 1}, {"hand": 12}) for card, printed in cards.items() if printed.good]
    yield from (choose(0, "trade", goods, power=power) for power in ("trade", *(f"{card}:0" for card in cards)))
    for card in cards:
        yield choose(0, "pay", [Option(card, "", {"use": use, "number": 24}) for use in (0, 1)], card=card, price=6)


def by_power(state: State) -> Iterator[Decision]:
    """Every power offered, and every question that a power asks."""
    cards = CARDS[state.options["edition"]]
    powers = {f"{card}:{at}": power for card, printed in cards.items() for at, power in enumerate(printed.powers)}
    worlds = [world_option(state, card) for card, printed in cards.items() if printed.good]
    asks = {"consume": "goods", "set": "goods", "windfall": "windfall", "windfall-for-card": "windfall"}
    for name, power in powers.items():
        if power.phase in ("consume", "produce"):
            yield choose(0, power.phase, [power_option(name, power)], times=2)
            yield choose(0, asks.get(power.effect, "goods"), worlds, power=name)
        if power.effect == "hand-cards":
            yield choose(0, "hand-cards", card_options(state, state.players[0], list(cards)), power=name, vp=power.vp)
