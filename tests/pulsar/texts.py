"""What only Pulsar 2849 knows of its texts: tables at rare questions, and everything its components make possible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.games.pulsar_told import WHY
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Facts, Option, choose
from rules.core.flow import FORFEITED, Event, results
from rules.core.game import Setup
from rules.pulsar.actions.landing import bonus_gains
from rules.pulsar.actions.paying import Payment, payment_costs, payment_facts
from rules.pulsar.actions.technologies import patent_gains
from rules.pulsar.actions.transmitters import online_gains, promised
from rules.pulsar.benefits.telling import at_once, benefit_costs, benefit_gains, together
from rules.pulsar.components import (
    EXPLORATION,
    GATE_COLOURS,
    GOALS,
    HEADQUARTERS,
    PENALTIES,
    ROUNDS,
    SIZES,
    SYSTEMS,
    TECHNOLOGIES,
    TRANSMITTERS,
)
from rules.pulsar.frames import Buy, Claim, ExplorationBonus, Isolated
from rules.pulsar.game import GAME
from rules.pulsar.planning.wish_lists import WISH, wishes_ahead
from rules.pulsar.state import State
from testkit.playouts import playout
from testkit.texts import OwnTexts, Seen, Told
from tests.pulsar.kit import Table

NAME = 24
OUTLOOK = 80
DOES = 100  # of what a technology does
DETAILS: Facts = {"round": ROUNDS, "die": 6, "need": 3, "have": 1, "word": "x", "dice": "3 5", "count": 2}
PAYMENTS = (
    Payment(4),
    Payment(5, modifier="-1"),
    Payment(3, bonus=True, modifier="+1"),
    Payment(0, bonus=True, modifier="+2"),
)
SETUPS = [
    Setup(2, {"passing-blue": "may", "cluster": "dead-end"}, {"boards": ["di", "cii", "biii"]}),
    Setup(3, {"cluster": "dead-end", "first-roll": "even"}, {"boards": ["di", "aii", "aiii"]}),
    Setup(4, {}, {"boards": ["ai", "bii", "ciii"]}),
    Setup(2, {"headquarters": "none"}),
    Setup(4, {"passing-blue": "may", "hardship": "landing"}, {"boards": ["bi", "dii", "diii"]}),
    Setup(3, {}, {"boards": ["ci", "cii", "biii"]}),
    Setup(3),  # in which what is bought is drawn, too
]


class PulsarTexts(OwnTexts):
    """What only Pulsar 2849 knows of its texts: the games to play, and what these seldom come to."""

    game = GAME
    counting = frozenset(("turn", "fly", "bonus", "buy"))
    planned = frozenset((WISH,))
    spoken = frozenset((FORFEITED,))

    def play(self, seen: Seen) -> None:
        """A random game of each set-up, with what may be wished for; then the rare questions."""
        for seed, setup in enumerate(SETUPS):
            seen.look(GAME.new(setup, Random(seed)))
            for state in seen.follow(playout(GAME, setup, str(seed), Random(seed), eager=2, pending=seen.pending)):
                for seat in range(setup.seats):
                    seen.ask(*wishes_ahead(state, seat, {}).values())
        for table, lines in directed():
            for line in lines:
                seen.ask(*table.pending())
                seen.tell(*table.play(line))

    def imagine(self, seen: Seen) -> None:
        """What the components make possible."""
        seen.tell(*happenings())
        for payment in PAYMENTS:
            seen.ask(choose(0, "turn", [*actions(payment)], dice="1 6 red-0 red-6", count=4))
            seen.ask(choose(0, "turn", [*actions(payment)], dice="", count=0))
        seen.ask(choose(0, "bonus", [Option("printed", gains={"lost-die": "2"})], place="s01"))
        seen.ask(
            choose(0, "keep", [Option(tile, gains=benefit_gains(EXPLORATION[tile].benefit)) for tile in EXPLORATION])
        )

    def lines(self, say: Texts, labels: Labels, seen: Seen) -> Iterator[Told]:
        """What two counters each on the last space of a track will lose."""
        yield OUTLOOK, say("pulsar-outlook", vp=4 * max(PENALTIES.values()))

    def names(self, say: Texts) -> Iterator[Told]:
        """What each technology is called, and what it does."""
        for technology in TECHNOLOGIES:
            yield NAME, say.name("pulsar", technology)
            yield DOES, say(f"pulsar-does-{technology}")

    def position(self) -> State:
        """A table of two."""
        return Table(2).state

    def details(self, code: str, names: frozenset[str]) -> Iterator[Facts]:
        """Numbers that may be."""
        yield {name: DETAILS[name] for name in names}


OWN = PulsarTexts()


def directed() -> Iterator[tuple[Table, list[str]]]:
    """Tables at questions that random games hardly come to, and what is answered there."""
    table = Table(3)
    table.turn(3)
    table.patent("cii-l4")
    table.reveal("s01", "t01")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    yield table, ["p1 bonus draw", "p1 keep vp5"]
    table = Table(3)
    table.turn(3)
    table.patent("di-m1")
    table.state.stack.append(Claim(0, ["p01", "p02", "p03"]))
    yield table, ["p1 claim p01 p03"]
    for taken in ((), ("p05", "p06", "p07", "p08")):
        table = Table(3)
        table.turn(3)
        table.patent("di-m1")
        for place in ("p04", *taken):
            table.own(place)
        table.state.stack.append(Claim(0, ["p01", "p02", "p03"], "p09"))
        yield table, ["p1 claim p09"]
    table = Table(3)
    table.turn(3)
    table.state.stack.append(Isolated(0, optional=True))
    yield table, ["p1 isolated none"]
    table = Table(3)
    table.turn(3)
    table.reveal("s01", next(tile.id for tile in SYSTEMS.values() if tile.benefit.red is not None))
    table.state.stack.append(ExplorationBonus(0, "s01"))
    yield table, ["p1 bonus printed"]
    table = Table(2, until="gate")
    table.state.shown = []
    yield table, ["p2 gate e1"]
    table = Table(3)
    table.turn(3).gyrodynes = ["small"]
    table.state.gyrodynes["small"] -= 1
    table.own("p01", "small")
    table.own("p02")
    yield table, ["p1 turn place:small:p02"]
    table = Table(3)
    table.turn(3).bonus_used = True
    table.reveal("s01", "t01")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    yield table, ["p1 bonus printed"]
    table = Table(3, boards=["ai", "bii", "aiii"])
    table.turn(2, round=3).cubes = 1
    yield table, ["p1 turn patent:bii-r3:2"]
    table = Table(3)
    table.transmitter("a5", 1, 2, online=True)
    table.transmitter("b6", 2, 3, online=True)
    table.players[0].cubes = 24
    table.state.stack.append(Buy(0))
    yield table, ["p1 buy a5 b6"]


def actions(payment: Payment) -> Iterator[Option]:
    """Whatever a die may pay for."""
    state = Table(4).state
    paid, costs = payment_facts(payment), payment_costs(payment)
    for technology in TECHNOLOGIES.values():
        gains = together({"vp": 2}, patent_gains(state, state.players[0], technology))
        spent = together(costs, benefit_costs(technology.benefit))
        yield Option(f"patent:{technology.id}", "patent", {"technology": technology.id, **paid}, spent, gains)
    for side, board in HEADQUARTERS.items():
        for project in board.values():
            facts = {"project": project.id, "headquarters": side, **paid}
            yield Option(f"project:{project.id}", "project", facts, costs, benefit_gains(project.benefit))
    for tile, printed in TRANSMITTERS.items():
        online = online_gains(state, state.players[0], printed)
        facts = {"tile": tile, "die": 6, **paid}
        yield Option(f"transmitter:{tile}", "transmitter", facts, costs, promised(online))
        yield Option(f"build:{tile}", "build", facts, costs, online)
    for size in SIZES:
        yield Option(f"take:{size}", "take", {"size": size, **paid}, costs, {"vp": 2})
        yield Option(
            f"spin:x1:{size}", "spin", {"size": size, "place": "x1", **paid}, costs, {"vp": 5, "spinning:vp": 3}
        )


def happenings() -> Iterator[Event]:
    """What comes from every component, also as games tell it that began under an earlier release."""
    sources = [*TECHNOLOGIES, *EXPLORATION, "engineering", "initiative", "gyrodynes", "transmitter:c8", "project:4a"]
    for source in (*sources, "s16"):
        yield Event("scored", {"seat": 0, "vp": 12, "source": source})
        yield Event("gained", {"seat": 1, "source": source, **results({"cubes": 2, "one": 1, "two": 1})})
        for kind in ("bonus-die", "bonus-die-lost"):
            yield Event(kind, {"seat": 2, "die": 6, "source": source})
    for tile in SYSTEMS:
        found: dict[str, str | int] = {"seat": 3, "place": "s16", "tile": tile, "blue": 2, "dead": 1}
        yield Event("revealed", {**found, **results(bonus_gains(tile))})
        yield Event("revealed", found)
    for tile in EXPLORATION:
        yield Event("explored", {"seat": 0, "tile": tile})
        yield Event("explored", {"seat": 0, "tile": tile, **results(at_once(EXPLORATION[tile].benefit))})
        yield Event("drew", {"seat": 0, "tile": tile, "other": tile})
    for taken in ("printed", "draw"):
        yield Event("bonus", {"seat": 0, "place": "s16", "taken": taken, "tile": "t01"})
    for why in WHY:
        yield Event("scored", {"seat": 0, "vp": 12, "source": "bi-l1", "why": why})
    for token in ("one", "two"):
        yield Event("changed-die", {"seat": 0, "die": 4, "value": 6, "token": token})
        way: dict[str, str | int] = {"seat": 0, "start": "p01", "place": "s16", "distance": 8, "way": "s16"}
        yield Event("flown", {**way, "die": 6, "token": token})
    yield Event("goals", {"goals": " ".join(f"goal-{goal}" for goal in [*GOALS][:3])})
    yield Event("stations", {"seat": 0, "count": 3, "places": "s01 s02 s16"})
    yield Event("exploration-tiles", {"seat": 0, "count": 3, "tiles": "vp4 vp5 cubes", "gain:vp": 9, "gain:cubes": 2})
    for technology in TECHNOLOGIES.values():
        gains = together({"vp": 12}, at_once(technology.benefit))
        yield Event("patent", {"seat": 0, "technology": technology.id, **results(gains)})
    for side, board in HEADQUARTERS.items():
        for project in board.values():
            facts: dict[str, str | int] = {"seat": 0, "project": project.id, "headquarters": side}
            yield Event("project", {**facts, **results(at_once(project.benefit))})
    for median in range(1, 12):
        yield Event("rolled", {"dice": "1 1 2 3 3 4 5 6 6", "median": median})
    for colour in GATE_COLOURS:
        yield Event("run", {"seat": 0, "project": "4a", "colour": colour, "vp": 12})
    for silver, red in ((2, 1), (5, 3)):
        yield Event("double", {"seat": 0, "silver": silver, "red": red, "source": "ciii-l8"})
