"""What only Twilight Imperium knows of its texts: tables at rare questions, and what its components make possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from random import Random

from bot.words.texts import Texts
from rules.core.decisions import Facts, Option, choose
from rules.core.flow import WASTED, Event, results
from rules.core.game import Setup
from rules.core.play import start
from rules.opponents.reasons import Reason
from rules.ti4.components.action_cards import ACTION_CARDS
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNIT_KINDS, UNITS
from rules.ti4.computer.reasons import KINDS
from rules.ti4.game import GAME
from rules.ti4.planning.draft_wishes import WISH_DRAFT, drafts_ahead
from rules.ti4.planning.followed import FOLLOW, follows_ahead
from rules.ti4.planning.ranking import WISH, cards_ahead
from rules.ti4.state import POOLS, State
from testkit.random_games import random_game
from testkit.texts import OwnTexts, Seen, Told
from tests.ti4 import (
    agenda_scenes,
    agenda_scenes_elected,
    agenda_scenes_units,
    battle_card_scenes,
    battle_power_scenes,
    card_scenes,
    faction_battle_scenes,
    map_power_scenes,
    nekro_scenes,
    note_scenes,
    phase_power_scenes,
    trade_power_scenes,
)
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive, attack, battle, landing, neighboring, to_status, with_technology
from tests.ti4.test_status import objectives

NAME = 40
CARD_SCENES = (
    *agenda_scenes.SCENES,
    *agenda_scenes_elected.SCENES,
    *agenda_scenes_units.SCENES,
    *battle_card_scenes.SCENES,
    *battle_power_scenes.SCENES,
    *card_scenes.SCENES,
    *map_power_scenes.SCENES,
    *faction_battle_scenes.SCENES,
    *nekro_scenes.SCENES,
    *note_scenes.SCENES,
    *phase_power_scenes.SCENES,
    *trade_power_scenes.SCENES,
)
PLANNED = 8  # in one of so many positions everybody plans ahead
ROUNDS = 3  # of the games that are played: what comes later looks the same
SETUPS = [
    Setup(3),
    Setup(4, {}, {"factions": ["winnu", "creuss", "saar", "arborec"]}),
    Setup(6, {"points": "14", "galaxy": "built", "factions": "offered"}),
    Setup(5, {"galaxy": "built", "factions": "chosen"}),
    Setup(3, {"galaxy": "slices", "factions": "drafted"}),
]
PLACE: Facts = {"place": "off-the-map", "system": "hercant arretze kamdorn"}
DETAILS: Facts = {"place": "203", "kind": "dreadnought", "what": "resources", "where": "jord"}
DICE: Facts = {"dice": "cruiser:7:4 cruiser:7:9", "thrown": 24}
ROLL: Facts = {**DICE, "hits": 11, "hit": "9 10 9 8 7", "misses": 13, "missed": "4 3 1 2 2 6 5"}


class TwilightImperiumTexts(OwnTexts):
    """Twilight Imperium's own."""

    game = GAME
    counting = frozenset(("action", "move", "retreat", "secondary"))
    planned = frozenset((WISH, FOLLOW, WISH_DRAFT))
    spoken = frozenset((WASTED,))

    def play(self, seen: Seen) -> None:
        """The first rounds of some games, then the rare questions."""
        for seed, setup in enumerate(SETUPS):
            seen.look(start(GAME, setup, str(seed)))
            played = random_game(GAME, setup, str(seed), Random(seed), pending=seen.pending)
            followed = seen.follow(takewhile(lambda one: one[0].round <= ROUNDS, played))
            for state in (state for number, state in enumerate(followed) if number % PLANNED == 0):
                for seat in range(setup.seats):
                    seen.ask(*cards_ahead(state, seat, {}).values(), *follows_ahead(state, seat).values())
                    seen.ask(*dict(drafts_ahead(state, seat, {})).values())
        for table in (*(scene(seen) for scene in SCENES), *(scene() for scene in CARD_SCENES)):
            seen.look(table.state)
            while (asked := table.asked()) and asked[0][1] == "discard-cards":
                table.default()
            seen.tell(*table.events)

    def imagine(self, seen: Seen) -> None:
        """What the components make possible."""
        seen.tell(*happenings())
        seen.ask(choose(0, "research", [*technologies()]))
        for losses in ("losses", "forces-lost"):
            seen.ask(choose(0, "retreat", [Option("stay", gains={"odds": "63%", losses: "1.4"})], **PLACE))
        activated = Option("activate:101", "ring-1", PLACE, {"tactic": 1}, {"reach": 2})
        for second, by in ((0, "minister-of-war"), (1, "fleet-logistics"), (1, "minister-of-war")):
            seen.ask(choose(0, "action", [activated], second=second, by=by))
        for card in STRATEGY_CARDS:
            options, facts = [Option("use", costs={"strategy": 1}), Option("decline")], {"about-secondary": card}
            seen.ask(choose(0, "secondary", options, card=card, **facts))
        secret = Option("adapt-new-strategies", "secret", {"objective": "adapt-new-strategies"})
        seen.ask(choose(0, "score", [secret]))
        for objective in OBJECTIVES:
            seen.ask(choose(0, "score-now", [Option(objective, "", {"objective": objective}, gains={"vp": 2})]))

    def names(self, say: Texts) -> Iterator[Told]:
        """What each is called."""
        for component in (
            *TECHNOLOGIES,
            *UNITS,
            *PLANETS,
            *STRATEGY_CARDS,
            *OBJECTIVES,
            *ACTION_CARDS,
            *PROMISSORY_NOTES,
        ):
            assert say.has(f"ti4-name-{component}")
            yield NAME, say.name("ti4", component)
        for faction in FACTIONS:
            yield NAME, say(f"ti4-name-faction-{faction}")

    def reasons(self) -> Iterator[Reason]:
        """Every kind, with none, one and several of what it counts; about every strategy card where it is about one."""
        things: Facts = {"objective": "corner-the-market", "planet": "mecatol-rex", "technology": "gravity-drive"}
        for kind in KINDS:
            for number in (0, 1, 7):
                counted = dict.fromkeys(("n", "resources", "influence"), number)
                cards = {"card": "trade", "taken": "leadership", "given": "technology", "unit": "war-sun"}
                yield Reason(kind, 1.0, {**things, **counted, **cards, "target": 1})
        yield from (Reason(kind, 1.0, {"card": card}) for kind in ("card", "follows") for card in STRATEGY_CARDS)

    def position(self) -> State:
        """Before the first round."""
        position: State = GAME.new(Setup(3), Random(1))
        return position

    def details(self, code: str, names: frozenset[str]) -> Iterator[Facts]:
        """Names where a refusal has some, and numbers."""
        yield {name: DETAILS.get(name, 7) for name in names}
        if "what" in names:
            yield {**dict.fromkeys(names, 7), "what": "influence"}


def cannons(seen: Seen) -> Table:
    """A space cannon that fires with Graviton Laser System."""
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=1)
    table.player().technologies.clear()
    table.player(1).technologies.append("graviton-laser-system")
    table.play("p1 action activate:203", "p1 move carrier:304=1 fighter:304=2")
    seen.look(table.state)
    table.play("p2 cannon-target p1:graviton", dice=(9,))
    return table


def barrages(seen: Seen) -> Table:
    """Fighters lost by a barrage."""
    table = battle({"destroyer": 1, "cruiser": 1}, {"fighter": 2, "carrier": 1})
    attack(table, "destroyer:304=1", "cruiser:304=1", dice=(9, 9, 9, 7, 1))
    return table


def bombards(seen: Seen) -> Table:
    """Two planets below a ship that bombards, and a landing."""
    table = landing({}, dreadnought=1)
    table.lay("203", "27", 1)
    table.put("new-albion", 1, infantry=1)
    table.put("starpoint", 1, infantry=1)
    arrive(table, "dreadnought:304=1")
    seen.look(table.state)
    table.play("p1 bombard dreadnought:new-albion=1", dice=(9,))
    table.play("p1 commit new-albion=1")
    return table


def grids(seen: Seen) -> Table:
    """A landing below a PDS with Magen Defense Grid, which is beaten off."""
    table = landing({"infantry": 1, "pds": 1})
    table.player(1).technologies.append("magen-defense-grid")
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=1", dice=(1,))
    seen.look(table.state)
    table.play("p2 defense-grid use", dice=(8,))
    return table


def grounds(seen: Seen) -> Table:
    """A ground combat that is won with Dacxive Animators, against infantry that comes back, and takes what is built."""
    table = landing({"infantry": 1, "space_dock": 1})
    table.player().technologies.append("dacxive-animators")
    table.player(1).technologies.append("spec-ops-2")
    arrive(table)
    table.play("p1 commit wellon=1", dice=(8, 1, 5))
    return table


def both_gone(seen: Seen) -> Table:
    """A ground combat after which nobody is left, with infantry that does not come back."""
    table = landing({"infantry": 1})
    table.player(1).technologies.append("spec-ops-2")
    arrive(table)
    table.play("p1 commit wellon=1", dice=(8, 8, 1))
    return table


def throne(seen: Seen) -> Table:
    """The custodians, and a point for Mecatol Rex by Imperial."""
    table = acting("xxcha", "sol", "hacan")
    table.clear(0)
    table.put("101", 0, carrier=1, infantry=2)
    table.player().trade_goods = 6
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=2")
    seen.look(table.state)
    table.play("p1 custodians trade-goods=6", "p1 commit mecatol-rex=2")
    table.player().strategy_cards = ["imperial"]
    while table.asked() and table.asked()[0] != (0, "action"):
        table.default()
    table.play("p1 action strategic:imperial")
    return table


def diodes(seen: Seen) -> Table:
    """A table whose first player moves ground forces by Transit Diodes, with what is asked then."""
    table = with_technology("transit-diodes")
    table.lay("203", "19", 0)
    seen.look(table.state)
    table.play("p1 action transit-diodes")
    seen.look(table.state)
    table.play("p1 transit-diodes from:jord=4 to:wellon=3 to:jord=1")
    return table


def weapons(seen: Seen) -> Table:
    """X-89 Bacterial Weapon, and infantry that is back the next turn."""
    table = with_technology("x-89-bacterial-weapon", "fleet-logistics")
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=3)
    table.put("203", 0, dreadnought=1)
    seen.look(table.state)
    table.player(1).returning = 2
    table.play("p1 action x-89-bacterial-weapon:wellon")
    seen.look(table.state)
    table.play("p1 action done")
    return table


def armour(seen: Seen) -> Table:
    """A space combat with Assault Cannon and Duranium Armor."""
    table = battle({"dreadnought": 3}, {"carrier": 1, "cruiser": 2, "fighter": 1})
    table.player().technologies += ["duranium-armor", "assault-cannon"]
    attack(table, "dreadnought:304=3")
    seen.look(table.state)
    table.play("p2 assign-hits lose:carrier=1", dice=(1, 1, 1, 7, 1, 1))
    seen.look(table.state)
    table.play("p1 assign-hits sustain:dreadnought=1", dice=(1, 1, 1, 1, 1, 1, 5, 5, 5, 1, 1, 1))
    return table


def nobody(seen: Seen) -> Table:
    """A space combat after which nobody is left."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    attack(table, "cruiser:304=1", dice=(7, 7))
    return table


def retreats(seen: Seen) -> Table:
    """A retreat that is carried out."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    seen.look(table.state)
    table.play("p2 retreat to:202", dice=(1, 1))
    return table


def trades(seen: Seen) -> Table:
    """An offer that is taken back, and one that is accepted."""
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:commodities=2 get:trade-goods=1")
    seen.look(table.state)
    table.play("p1 deal withdraw:p2", "p1 deal with:p2", "p1 terms give:commodities=2")
    table.play("p2 offers decline:p1", "p1 deal with:p2", "p1 terms give:commodities=2", "p2 offers accept:p1")
    return table


def beaten(seen: Seen) -> Table:
    """A player who has nothing left."""
    table = with_technology()
    table.clear(1)
    for planet in [*table.state.planets(1)]:
        planet.owner = 0
    table.play("p1 action activate:303", "p1 move")
    return table


def scores(seen: Seen) -> Table:
    """Imperial with a public objective that is paid for."""
    table = acting("xxcha", "sol", "hacan")
    shown, asked = table.state.objectives[0], "erect-a-monument"
    table.state.possible["one"] = [shown if id == asked else id for id in table.state.possible["one"]]
    table.state.objectives = list(dict.fromkeys([asked, *table.state.objectives[1:]]))
    table.player().trade_goods = 8
    table.player().strategy_cards = ["imperial"]
    table.play("p1 action strategic:imperial")
    seen.look(table.state)
    table.play("p1 score-now erect-a-monument")
    seen.look(table.state)
    table.play("p1 pay-objective trade-goods=8")
    return table


def spying(seen: Seen) -> Table:
    """Form a Spy Network, for five action cards."""
    table = Table()
    table.secret(0, "form-a-spy-network")
    to_status(table)
    table.deal_cards(0, "sabotage.1", "sabotage.2", "spy.1", "summit.1", "veto.1", "plague.1")
    table.play("p1 score form-a-spy-network", "p2 score", "p3 score")
    seen.look(table.state)
    table.play("p1 spend-cards sabotage.1 sabotage.2 spy.1 summit.1 veto.1")
    return table


def secretive(seen: Seen) -> Table:
    """A secret objective too many is drawn, and one is put back."""
    table = acting("sol", "hacan", "xxcha")
    state, player = table.state, table.player()
    player.secrets = sorted([*player.secrets, *state.secret_deck[:2]])
    state.secret_deck = state.secret_deck[2:]
    player.strategy_cards = ["imperial"]
    table.play("p1 action strategic:imperial")
    while table.asked()[0][1] == "score-now":
        table.default()
    seen.look(table.state)
    table.play(f"p1 return-secret {player.secrets[0]}")
    return table


def readies(seen: Seen) -> Table:
    """Diplomacy with more exhausted planets than are readied."""
    table = acting("hacan", "sol", "xxcha")
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.player().strategy_cards = ["diplomacy"]
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    return table


def docks(seen: Seen) -> Table:
    """Warfare with two space docks at home."""
    table = acting("hacan", "xxcha", "sol")
    table.put("archon-tau", 1, space_dock=1)
    table.player().strategy_cards = ["warfare"]
    table.play("p1 action strategic:warfare", "p1 rearrange tactic=3 fleet=3 strategy=2", "p2 secondary use")
    return table


def taken(seen: Seen) -> Table:
    """Construction without a space dock in the reinforcements."""
    table = acting()
    for place, tile, planet in (("203", "27", "new-albion"), ("204", "26", "lodor")):
        table.lay(place, tile, owner=0)
        table.put(planet, 0, space_dock=1)
    table.player().strategy_cards = ["construction"]
    table.play("p1 action strategic:construction", "p1 place-structure space-dock:starpoint")
    return table


def economies(seen: Seen) -> Table:
    """A planet that is gained with Integrated Economy."""
    table = with_technology("integrated-economy")
    table.player().trade_goods = 9
    table.player().pools.fleet = 5
    table.lay("203", "27")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:jord=3", "p1 commit starpoint=1")
    seen.look(table.state)
    table.play("p1 integrated-economy cruiser=1 pay:trade-goods=3")
    return table


def blockaded(seen: Seen) -> Table:
    """A space dock in space among ships of another."""
    table = acting("hacan", "saar", "xxcha")
    table.put("203", 1, space_dock=1, infantry=1)
    table.play("p1 action activate:203", "p1 move cruiser:304=1")
    return table


def travels(seen: Seen) -> Table:
    """Ground forces taken along by Transit Diodes, and a second action by Fleet Logistics, or none."""
    table = acting("sol", "hacan", "xxcha")
    table.player().technologies += ["transit-diodes", "fleet-logistics"]
    table.lay("203", "19", 0)
    table.play("p1 action transit-diodes")
    seen.look(table.state)
    table.play("p1 transit-diodes from:jord=1 to:wellon=1", "p1 action card:orbital-drop:jord")
    return table


def outrun(seen: Seen) -> Table:
    """Somebody wins by an objective that another would have scored after them."""
    table = Table()
    objectives(table, "lead-from-the-front")
    table.player().vp = {"custodians": 9}
    to_status(table)
    table.play("p1 score lead-from-the-front", "p2 score lead-from-the-front", "p3 score")
    table.play("p1 pay-objective tactic=3")
    return table


SCENES: tuple[Callable[[Seen], Table], ...] = (
    travels,
    outrun,
    *(cannons, barrages, bombards, grids, grounds, both_gone, throne, diodes),
    *(
        weapons,
        armour,
        nobody,
        retreats,
        trades,
        beaten,
        scores,
        secretive,
        spying,
        readies,
        docks,
        taken,
        economies,
        blockaded,
    ),
)


def happenings() -> Iterator[Event]:
    """What comes of every component."""
    for technology in TECHNOLOGIES:
        yield Event(
            "researched", {"seat": 0, "technology": technology, **results({}, {"resources": 6, "influence": 3})}
        )
    for objective in OBJECTIVES:
        asked: dict[str, str | int] = {"objective": objective, "asks": objective}
        yield Event("scored", {"seat": 0, **asked, **results({"vp": 1})})
        yield Event("scoring", {"seat": 0, **asked})
        yield Event("revealed", asked)
    for card in STRATEGY_CARDS:
        for kind in ("strategic", "followed", "declined", "chose-card"):
            yield Event(kind, {"seat": 0, "card": card})
    for planet in PLANETS:
        yield Event("captured", {"seat": 0, "target": 1, "planet": planet})
        yield Event("captured", {"seat": 0, "target": 1, "planet": planet, "by": "colonial-redistribution"})
    everything = " ".join(f"{kind}=12" for kind in UNIT_KINDS)
    for kind in ("moved", "removed", "produced"):
        yield Event(kind, {"seat": 0, **PLACE, "units": everything})
    yield Event("tokens", {"seat": 0, "gained": 3, "pools": " ".join(f"{pool}=16" for pool in POOLS)})
    yield Event("fired", {"seat": 0, **PLACE, **ROLL})
    for faction in FACTIONS:
        yield Event("faction", {"seat": 0, "faction": faction})
    yield Event("lost-on-the-way", {"seat": 0, **PLACE})
    for kind in ("pds", "space-dock"):
        yield Event("built-structure", {"seat": 0, "planet": "mecatol-rex", "units": f"{kind}=1"})
    yield Event("researched", {"seat": 0, "technology": "war-sun", **results({}, {"exhausted": "mecatol-rex"})})
    yield Event("lost-in-rift", {"seat": 0, **PLACE, "units": everything, "dice": "1 3 2"})
    yield Event("rift", {"seat": 0, "kind": "carrier", "dice": "3", "lost": 1, "units": everything})
    yield Event("lost-in-battle", {"seat": 0, "units": everything})
    yield Event("too-late", {"seat": 0, "objectives": "lead-from-the-front become-the-gatekeeper"})
    yield Event("moved-from", {"seat": 0, **PLACE, "units": everything, "origins": "101 202"})
    for kind in ("retreat-failed", "retreat-prevented"):
        yield Event(kind, {"seat": 0, **PLACE})
    yield Event("placed-infantry-on", {"seat": 0, "planet": "mecatol-rex", "count": 3})
    for brought in (results({"vp": 1}), results({}, {"vp": 1})):
        yield Event("point-by-agenda", {"seat": 0, "agenda": "mutiny", **brought})
    yield Event("gained-no-tokens", {"seat": 0, "paid": 0})
    yield Event("over")


def technologies() -> Iterator[Option]:
    """Every technology that can be researched, without planets and with two of them."""
    for id in (id for id, technology in TECHNOLOGIES.items() if technology.kind != "assimilator"):
        yield Option(id, TECHNOLOGIES[id].kind, {"technology": id, "planets": "", "count": 0})
        facts: Facts = {"technology": id, "planets": "wellon new-albion", "count": 2}
        yield Option(f"{id}:1", TECHNOLOGIES[id].kind, facts, {"resources": 6, "influence": 3})


OWN = TwilightImperiumTexts()
