"""What Eclipse has to show: its galaxy sector by sector, boards, and battles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from bot.games.eclipse_told import (
    DREW_AND_KEPT,
    KEPT,
    drawn_and_kept,
    in_defeat,
    with_discs_put_back,
    with_retreats_in_vain,
)
from bot.manifest.folds import Fold
from bot.manifest.manifest import Boards, Manifest, Panels, Shown, Telling, WaitsOfGame
from bot.manifest.reference import PURSE, Reference, first_view
from bot.manifest.report import Report
from bot.manifest.sources import Item, Items, Sources, points_named
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from images.options import Options
from rules.core.flow import Event
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.components.technologies import CATEGORIES
from rules.eclipse.contents import ADVANCED_SQUARES, CHAPTERS
from rules.eclipse.forecast import forecast
from rules.eclipse.game import GAME
from rules.eclipse.phases.upkeep import outlook
from rules.eclipse.scoring.final import sources
from rules.eclipse.scoring.stakes import stakes
from rules.eclipse.state import State

FIRST_GAME = {"species": "terran", "start-positions": "drawn"}
PICTURES = {
    "species": "species",
    **dict.fromkeys(("place", "rotate"), "place"),
    **dict.fromkeys(("start-position", "action", "reaction", "explore", "end", "influence", "move"), "places"),
    **dict.fromkeys(("claim", "settle", "build", "colonize", "anytime"), "places"),
    "discovery": "reference",
    **dict.fromkeys((*(f"action/research:{name}" for name in CATEGORIES), "research", "ancient-technology"), "supply"),
    **dict.fromkeys(("upgrade", "slot"), "upgrade"),
    **dict.fromkeys(("activation", "engage", "assign", "stalemate", "bombard", "casualties"), "battle"),
    **dict.fromkeys(("return-cube", "artifacts", "make-room", "reputation", "pay"), "sheet"),
}


def sectors(view: State) -> Sequence[str]:
    """The numbers of the sectors on the map."""
    return sorted(sector.tile for sector in view.map.values())


def galaxy(view: State) -> object:
    """The map: which sectors lie where."""
    return {place: sector.tile for place, sector in view.map.items()}


@lru_cache
def nowhere() -> State:
    """A position before anything is laid out."""
    view: State = first_view(GAME, species="chosen")
    view.supply, view.map = {}, {}
    return view


PLAIN = (  # answers, places and amounts: no things
    *("yes", "no", "none", "done", "end", "track", "empty", "keep", "use", "discard", "cancel", "later", "rule"),
    *("fire", "to-the-end", "lose", "attack", "spare", "hex", "ring", "dice", "what"),
    *("group:terran", "group:alien", "group:sector", "group:from", "group:ships"),
)
SQUARES = {f"{where}:{resource}": "term:square" for where in ("square", "cube") for resource in RESOURCES}
REFERENCE = Reference(
    CHAPTERS,
    nowhere,
    a_page={"species": 4},
    meant={
        **dict.fromkeys(("tile", "source", "target", "place", "tiles", "guarded", "abandon", "retreat"), "sector"),
        **dict.fromkeys(("kind", "ship", "enemy", "activation", "assign", "ships"), "ship"),
        **dict.fromkeys(("covers", "part", "slot"), "part"),
        **dict.fromkeys(("group", "reaction", "anytime", "settle", "relations", "colonize", "pay"), "action"),
        **dict.fromkeys((PURSE, "track", "paid", "gained", "return-cube", "artifacts"), "resource"),
        "found": "discovery",
    },
    aliases=SQUARES
    | dict.fromkeys(ADVANCED_SQUARES, "term:advanced-square")
    | {"gray": "term:gray-square", "square:orbital": "ship:orbital", "cube:orbital": "ship:orbital"}
    | {"group:retreat": "term:retreat"}
    | {"group:abandon": "term:bankruptcy", "offer": "action:diplomacy", "accept": "action:diplomacy"}
    | {f"group:{ship}": f"ship:{ship}" for ship in CHAPTERS["ship"]}
    | {
        "withdraw": "action:diplomacy",
        "decline": "action:diplomacy",
        "abandon": "term:bankruptcy",
        "retreat": "term:retreat",
    },
    plain=PLAIN,
)


BATTLES = frozenset({"battle", "assault"})
CONTINUES = frozenset({"battle-continued"})
FIRED = frozenset({"fired", "neutral-fired"})
DICE = FIRED | {"strafed"}
OUTCOMES = frozenset({"won", "neutral-won", "lost-battle", "losses", "neutral-losses"})
WON = frozenset({"won", "neutral-won", "lost-battle"})
NO_HITS: Mapping[str, str | int] = {
    "hit": "",
    "hits": 0,
    "missed": "",
    "misses": 0,
    "lost": "",
    "damaged": "",
    "wounded": 0,
    "round": 1,
    "needed": 0,
}
UNPAID: Mapping[str, str | int] = {"produced": 0, "upkeep": 0}
UNKNOWN = {
    **dict.fromkeys(FIRED, NO_HITS),
    "produced": UNPAID,
    "collapsed": {"reputation": 0},
    "explored": {"holds": "none"},
}  # facts that were not told at first
FIGHTING = frozenset(
    {"fired", "neutral-fired", "retreats", "retreat-ended", "left", "stalemate", "losses", "neutral-losses"}
)
COMBAT = BATTLES | DICE
COMBAT |= {"retreats", "retreat-ended", "left", "stalemate", "losses", "neutral-losses", *WON}
COMBAT |= {"bombarded", "spared", "held", "cube-back", "cubes-back", "drew", KEPT, DREW_AND_KEPT, "own-reputation"}


def battle_by_battle(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
    """A scene for each battle with what followed in its sector, in the order it happened.

    One that goes on after somebody was asked begins by saying which battle that is, but where it is told who won it.
    """
    lines: list[list[Event]] = []
    for event in map(_with_facts, _as_explored([*with_discs_put_back([*_without_discarded(events)])])):
        goes_on = lines and event.kind in COMBAT - BATTLES and lines[-1][-1].kind in COMBAT
        if not goes_on:
            lines.append([])
        lines[-1].append(event)
    return [_headed(in_defeat([*_with_kept(with_retreats_in_vain(_with_loser(line), WON))])) for line in lines]


def _with_facts(event: Event) -> Event:
    """An event; of what an earlier release did not tell of it, that nothing is known."""
    return Event(event.kind, {**UNKNOWN.get(event.kind, {}), **event.facts}, event.seen_by)


def _as_explored(events: Sequence[Event]) -> Iterator[Event]:
    """Events, without the placing of a sector that was the only one explored: that tells where it lies."""
    explored: tuple[object, object] | None = None
    for event in events:
        if event.kind == "explored":
            explored = event.facts["hex"], event.facts["tiles"]
        if event.kind != "placed" or (event.facts["hex"], event.facts["tile"]) != explored:
            yield event


def _without_discarded(events: Sequence[Event]) -> Iterator[Event]:
    """Events, with a sector that was explored and at once discarded in one."""
    told = [*events]
    for place, event in enumerate(events[:-1]):
        behind = events[place + 1]
        if event.kind == "explored" and behind.kind == "discarded" and event.facts["tiles"] == behind.facts["tiles"]:
            told[place : place + 2] = Event("explored-in-vain", event.facts), Event("")
    yield from (event for event in told if event.kind)


def _with_loser(line: Sequence[Event]) -> Sequence[Event]:
    """A battle that neutral ships won, told by who lost it, where anything else in it says who fought them."""
    fought = [event.facts["seat"] for event in line if event.kind in FIGHTING | BATTLES and "seat" in event.facts]
    if not fought:
        return line
    lost = {"seat": fought[0]}
    return [Event("lost-battle", event.facts | lost) if event.kind == "neutral-won" else event for event in line]


def _with_kept(line: Sequence[Event]) -> Iterator[Event]:
    """Reputation tiles that were drawn, with how many of them were kept where that follows."""
    told = [*line]
    for place, event in enumerate(line):
        behind = line[place + 1 : place + 2]
        if event.kind == "drew" and any(each.kind == KEPT and _whose(each) == _whose(event) for each in behind):
            told[place] = Event(DREW_AND_KEPT, {**event.facts, "kept": behind[0].facts["count"]})
            told[place + 1] = Event("")
    yield from (event for event in told if event.kind)


def _whose(event: Event) -> str | int | None:
    """The seat of an event."""
    return event.facts.get("seat")


def _headed(line: Sequence[Event]) -> Sequence[Event]:
    """A line that tells more of a battle, with its heading; who won it says that, and what follows it needs none."""
    if not any(event.kind in FIGHTING for event in line) or any(event.kind in BATTLES | WON for event in line):
        return line
    tile = next(event.facts["tile"] for event in line if event.kind in FIGHTING)
    return [Event("battle-continued", {"tile": tile}), *line]


def species_dealt(view: State) -> Sequence[Event]:
    """The species of those who had no choice."""
    return [Event("species", {"seat": one.seat, "species": one.species}) for one in view.players if one.species]


def where_fought(events: Sequence[Event]) -> Iterable[Shown]:
    """The reports of the battles that have ended, sector by sector."""
    tiles = dict.fromkeys(str(event.facts["tile"]) for event in events if event.kind in OUTCOMES)
    return [Shown("report", Options(tile=tile)) for tile in tiles]


UNNAMED = {
    "species/*": "what species start with comes with the last choice, for all at once",
    "home/vp": "a home sector brings its points wherever it lies",
    "round/discs": "all discs come back from the actions",
    "round/colony-ships": "all colony ships are turned up",
    "over/discs": "all discs come back from the actions",
    "over/colony-ships": "all colony ships are turned up",
    "placed/vp": "ancients on the map count for Draco alone, whoever turned them up",
    "neutral-losses/vp": "ancients on the map count for Draco alone, whoever destroyed them",
    "collapsed/vp": "the line tells all points together",
}
UNTOLD = {
    "*/acting": "whose turn it is the message with the buttons says",
    "*/players.heeded": "what somebody has seen is no news",
    **dict.fromkeys(
        ("*/players.discs", "*/players.actions", "*/players.to_turn_up"),
        "a disc is told with what is done for it",
    ),
}
PARTS = {  # of the points, by the kind of event that tells of them
    **dict.fromkeys(("controlled", "abandoned", "released", "lost"), "sectors"),
    "kept": "discoveries",
    "researched": "technologies",
    **dict.fromkeys(("relations", "ambassador-gone"), "ambassadors"),
    "betrayed": "traitor",
    "collapsed": "reputation",
}


def part_of(event: Event) -> str:
    """What brought or cost the points of an event."""
    return PARTS.get(event.kind, "")


def points(event: Event) -> int:
    """The points that an event brings; a civilization that collapses shows its reputation, and has the rest already."""
    return int(event.facts.get("reputation", 0)) if event.kind == "collapsed" else points_named(event)


def collapsed(view: State) -> Sequence[int]:
    """Whoever is out of the game, with all points shown."""
    return [player.seat for player in view.players if player.collapsed]


def items(view: State) -> Sequence[Items]:
    """The reputation tiles of each seat, which lie open once the game is over: those of most points first."""
    return [{"reputation": _tiles(view.players[seat].reputation)} for seat in view.opened]


def _tiles(values: Sequence[int]) -> Sequence[Item]:
    """Tiles of the same points together."""
    return [
        Item("item-reputation", each * values.count(each), values.count(each), more=each)
        for each in sorted({*values}, reverse=True)
    ]


WEIGHTS = Weights(
    routine=("refreshed", "spared", "cube-back", "cubes-back", "ambassador-gone", "idle", "left-free", *DICE),
    parts=("over",),
    settlement=("produced", "technologies"),
    turning_points=(
        *BATTLES,
        *WON,
        *CONTINUES,
        *("bombarded", "lost", "betrayed", "relations", "collapsed"),
    ),
    foremost=("won",),
    always=("abandoned",),
    deeds=("controlled", "researched", "relations"),
    in_order=DICE,
    harms=dict.fromkeys(("collapsed", "lost", "lost-battle", "losses"), "seat"),
)
ADVISED = {
    "action-1": ("explore",),
    "action-2": ("colony",),
    "action-3": ("research",),
    "action-4": ("upgrade",),
    "action-5": ("build",),
    "action-6": ("move",),
    "action-7": ("influence",),
    "action-8": ("pass",),
}
TITLES = {
    "destroyed": Tally(("fired",), "destroyed"),
    "explored": Tally(("explored",)),
    "researched": Tally(("researched",)),
}
MANIFEST = Manifest(
    Boards(
        ("galaxy", "supply", "species", "scoring", "battle", "key", "key-2"),
        sheet="sheet",
        since="since",
        crop="places",
        place="place",
        zoom="zoom",
        sectors=sectors,
        preview=galaxy,
    ),
    Panels(
        PICTURES,
        without_purse=("sheet", "battle", "relations"),
        tables=("galaxy",),
        lately=("battle",),
        told=("report",),
        lettered={"place": "turned"},
        several=("colony",),
        forecast=forecast,
        stakes=stakes,
        advised=ADVISED,
        outlook=outlook,
    ),
    Telling(
        WEIGHTS,
        battle_by_battle,
        species_dealt,
        where_fought,
        UNNAMED,
        TITLES,
        Sources(
            sources,
            ("reputation",),
            collapsed,
            during=part_of,
            later={"reputation": ("drew", DREW_AND_KEPT)},
            kept={"drew": KEPT},
            items=items,
        ),
        points=points,
        folds={"cube-back": Fold("cubes-back", "track", "tracks", counted=True)},
        untold=UNTOLD,
        traits="does",
        fulfilled={"retreats": "left"},
        together=drawn_and_kept,
        report=Report(FIRED, ("seat", "ship"), OUTCOMES, BATTLES | CONTINUES, CONTINUES, "round"),
    ),
    reference=REFERENCE,
    first_game=FIRST_GAME,
    rounds=ROUNDS,
    waits=WaitsOfGame(of_two=96, of_four=171),
)
