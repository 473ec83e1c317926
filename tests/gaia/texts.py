"""What only Gaia Project knows of its texts: games of plenty, and everything that its components make possible."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core.decisions import Decision, Facts, Illegal, Option, Pick, Unavailable
from rules.core.flow import FORFEITED, WARNINGS, WASTED, Event
from rules.core.game import Setup
from rules.gaia import components
from rules.gaia.actions.free_actions import free_options
from rules.gaia.actions.special_actions import INSTITUTES
from rules.gaia.components import Goods
from rules.gaia.game import GAME
from rules.gaia.state import Player, Power, State
from testkit.games.gaia_plenty import rich_game
from testkit.playouts import playout
from testkit.texts import OwnTexts, Seen, constants, rule_trees

OVERFLOW = ("credits", "ore", "knowledge", "charge")
GOODS = ("credits", "ore", "knowledge", "qic", "power", "token", "two", "gaiaformer")
NEEDLESS = ("level", "overpaid", "project", "range", "steps", "uncharged")
UNSPENT = ("gaia-power", "goods", "special")
WASTE = (*OVERFLOW, *(f"income-{kind}" for kind in OVERFLOW), *NEEDLESS)
BARRED = 4  # in one of so many positions with plenty it is looked at what cannot be chosen
SETUPS = [
    Setup(2),
    Setup(3, {"components": "chosen", "rotation": "last", "auction": "bid-while-choosing"}),
    Setup(4, {"auction": "bid-after", "bowls": "lowest", "factions": "random"}),
    Setup(4, {"components": "chosen", "peer": "yes", "turn-order": "passing", "rotation": "random"}),
    Setup(4, {"bowls": "lowest", "factions": "first-game", "federations": "flexible"}),
    Setup(3, {"factions": "first-game", "size": "cross", "federations": "subset"}),
]


class GaiaTexts(OwnTexts):
    """Gaia Project's own."""

    game = GAME
    spoken = frozenset(WARNINGS)

    def play(self, seen: Seen) -> None:
        """A random game of each set-up, and one of plenty."""
        for seed, setup in enumerate(SETUPS):
            seen.look(GAME.new(setup, Random(seed)))
            for _ in seen.follow(playout(GAME, setup, str(seed), Random(seed), eager=3, pending=seen.pending)):
                pass
            for number, (state, _, events) in enumerate(rich_game(setup, seed, seen.pending)):
                seen.tell(*events)
                seen.ask(*seen.pending(state))
                if number % BARRED == 0:
                    seen.look(state)

    def imagine(self, seen: Seen) -> None:
        """What the data make possible."""
        for kind, options in {"action": [*actions(), *conversions()], "bid": bids(), "income": incomes()}.items():
            seen.ask(Decision(0, kind, Pick(tuple(options)), (), {"round": 6}))
        for move in ("charge", "spend", "burn"):
            places = tuple(map(Option, ("1", "2", "3", "gone")))
            seen.ask(Decision(0, "stone", Pick(places), (), {"move": move, "amount": 12}))
        for to, end in (("gaia", "gaia"), ("supply", "gone")):
            places = tuple(map(Option, ("1", "2", "3", end)))
            seen.ask(Decision(0, "bowls", Pick(places), (), {"to": to, "amount": 12}))
        seen.ask(Decision(0, "rescore", Pick(tuple(map(Option, components.FEDERATION_TOKENS))), ()))
        whole = Option("whole", "", {}, {"vp": 3}, {"charge": 4})
        seen.bar(Decision(0, "charge", Pick(()), ()), Unavailable(whole, Illegal("charge-room", need=4, have=2)))
        none = Unavailable(Option("mine", "mine"), Illegal("mine-none-left"))
        seen.bar(Decision(0, "mine", Pick(()), ()), none)
        for good in GOODS:
            option = Option(f"power-ore:{good}", "free", costs={"power": 3}, gains={"ore": 1})
            short = Unavailable(option, Illegal("free-cost", good=good, need=3, have=0))
            seen.bar(Decision(0, "action", Pick(()), ()), short)
        seen.tell(*happenings(), *(Event("dealt", {"seat": 0, "faction": name}) for name in components.FACTIONS))
        seen.tell(
            Event("final-scorings", {"finals": " ".join(f"final-tile-{tile}" for tile in components.FINAL_TILES)})
        )
        seen.tell(Event("round-scorings", {"rounds": 6, "tiles": " ".join(components.ROUND_TILES)}))

    def position(self) -> State:
        """A table of two, whose first player has the brainstone."""
        state: State = GAME.new(Setup(2), Random(0))
        state.players[0].faction = "taklons"
        return state

    def refused(self) -> Iterator[tuple[str, Facts]]:
        """What is lacking, by the good; refusals of federations are returned first, then raised."""
        for tree in rule_trees("gaia"):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "lack":
                    yield from ((code, {"good": 7, "need": 7, "have": 7}) for code in constants(node.args[2]))
                returned = str(getattr(getattr(node, "value", None), "value", ""))
                if isinstance(node, ast.Return) and returned.startswith("federation-"):
                    yield returned, {"need": 7, "afford": 7}


OWN = GaiaTexts()


def actions() -> Iterator[Option]:
    yield from (Option(f"special:{source}", "special") for source in specials())
    yield from (Option(f"pass:{booster}", "pass", {"booster": booster}) for booster in components.BOOSTERS)
    yield from (Option(action, "board") for action in components.BOARD_ACTIONS)
    for planet in (*components.WHEEL, "gaia", "lost"):
        yield mine("10a11", planet, {"credits": 2, "ore": 10, "qic": 3}, steps=3)
    for kind in ("station", "lab", "institute", "academy-k", "academy-q"):
        yield Option(f"{kind}:10a11", "upgrade", {"hex": "10a11"}, {"credits": 6, "ore": 6})


def mine(at: str, planet: str, costs: Goods, steps: int) -> Option:
    facts: Facts = {"hex": at, "planet": planet, "steps": steps}
    return Option(f"mine:{at}", "mine", facts, costs, {"vp": 3, "income:ore": 1})


def specials() -> Iterator[str]:
    yield from ("academy-q", "lowest", *INSTITUTES.values())
    yield from (booster.id for booster in components.BOOSTERS.values() if booster.steps or booster.range)
    yield from (tile.id for tile in components.TILES.values() if tile.action)


def conversions() -> Iterator[Option]:
    """Free actions of every faction, with the institute."""
    for faction in components.FACTIONS:
        player = Player(0, faction, credits=30, ore=15, knowledge=15, qic=9, gaiaformers=3, power=Power(4, 12, 12))
        player.structures["1a1"] = "institute"
        yield from free_options(player)


def bids() -> Iterator[Option]:
    for faction in components.FACTIONS:
        yield from (Option(f"{faction}:{vp}", f"faction:{faction}", costs={"end:vp": vp}) for vp in (0, 1, 40))


def incomes() -> Iterator[Option]:
    """Every icon of income that moves power."""
    goods = [(kind, row) for board in components.FACTIONS.values() for kind, row in board.buildings.items()]
    icons = [(kind, income) for kind, building in goods for income in building.income]
    icons += [("faction", board.income) for board in components.FACTIONS.values()]
    icons += [("booster", booster.income) for booster in components.BOOSTERS.values()]
    icons += [(tile.id, tile.income) for tile in components.TILES.values()]
    icons += [(track.id, income) for track in components.TRACKS.values() for income in track.income]
    for source, income in icons:
        for kind in {"charge", "tokens"} & income.keys():
            yield Option(f"{kind}:{source}", "", {"source": source}, gains={kind: income[kind]})


def happenings() -> Iterator[Event]:
    for source in specials():
        yield Event("special", {"seat": 0, "source": source})
    for token in components.FEDERATION_TOKENS:
        yield Event("token", {"seat": 1, "token": token})
    for option in conversions():
        yield Event("converted", {"seat": 2, "word": option.word.partition(":")[0], "count": 2})
    for tile in components.TILES:
        yield Event("tile", {"seat": 3, "tile": tile})
    paying: list[Any] = [*components.ROUND_TILES.values(), *components.TILES.values()]
    for what in WASTE:
        yield Event(WASTED, {"what": what, "count": 1, "source": "booster4"})
        yield Event(WASTED, {"what": what, "count": 12, "source": "academy-q"})
    for what in UNSPENT:
        yield Event(FORFEITED, {"what": what, "count": 12, "source": "academy-q"})
    for trigger in {tile.on for tile in paying} - {"", "pass"} | {"institute", "academy-k", "academy-q"}:
        for kind, count in (("scored", 1), ("scored-times", 2)):
            told: dict[str, str | int] = {"seat": 0, "event": trigger, "points": 6, "count": count}
            yield Event(kind, told)  # of an earlier release
            yield from (Event(kind, {**told, "through": through}) for through in ("round", "technology"))
    yield Event("charged", {"seat": 0, "power": 2, "vp": 1})  # these, too
    yield Event("upgraded", {"seat": 0, "hex": "7b2", "kind": "lab"})
