"""What Twilight Imperium has to show: its galaxy, battles, objectives and faction sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.games.ti4_came_about import as_it_came_about, losses, without_announcements
from bot.manifest.digest import Digest
from bot.manifest.ending import Ending
from bot.manifest.folds import Fold
from bot.manifest.manifest import Boards, Manifest, Panels, Shown, Telling
from bot.manifest.promises import Promises
from bot.manifest.reference import PURSE, Reference, first_view
from bot.manifest.report import Report
from bot.manifest.sources import Item, Items, Sources
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from images.options import Options
from rules.core.flow import Event
from rules.ti4.cards.card import PRINTED
from rules.ti4.cards.moments import CARD_PLAYED, IN_BATTLE, KINDS
from rules.ti4.components.layouts import DEALT, GALAXY
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import MECATOL_REX
from rules.ti4.components.systems import SYSTEM_OF, SYSTEMS
from rules.ti4.contents import CHAPTERS
from rules.ti4.digest import digest
from rules.ti4.forecast import forecast
from rules.ti4.game import GAME
from rules.ti4.paying import COMPLETED
from rules.ti4.scoring.stakes import stakes
from rules.ti4.scoring.victory import points_to_win, sources
from rules.ti4.setup.setup import OPEN_TO_ALL, PROMISES
from rules.ti4.state import OFF_THE_MAP, State
from rules.ti4.tactical.movement import lacking
from rules.ti4.threat import threat

FIRST_GAME = {"length": "short", "galaxy": "dealt", "factions": "random"}
PICTURES = {
    **dict.fromkeys(("choose-card", "choose-speaker", "share-trade", "imperial-arbiter", "swap-cards"), "strategy"),
    **dict.fromkeys(
        ("action", "choose-system", "take-up-token", "retreat", "minister-of-peace", "minister-of-war"), "places"
    ),
    **dict.fromkeys(
        ("move", "withdraw", "commit", "bombard", "produce", "excess", "starting-units", "transit-diodes"), "places"
    ),
    **dict.fromkeys(("bioplasmosis", "place-infantry"), "places"),
    **dict.fromkeys(("place-structure", "ready-planets", "exhaust-planets", "home-production"), "places"),
    **dict.fromkeys(("lose-unit", "lose-units", "place-ship", "choose-settler", "settle"), "places"),
    **dict.fromkeys(("research", "take-technology"), "technologies"),
    "starting-technology": "reference",  # whoever takes their first one does not know any yet
    **dict.fromkeys(("wish-card", "action/strategic"), "strategy"),
    **dict.fromkeys(("choose-faction", "draft", "wish-draft"), "draft"),
    **dict.fromkeys(("take-piece", "integrated-economy", "lay-red-tile", "lay-tile"), "places"),
    **dict.fromkeys(("score", "score-now"), "objectives"),
    **dict.fromkeys(("keep-secret", "return-secret", "discard-cards", "take-from-hand"), "reference"),
    **dict.fromkeys(("spend-cards", "instructions", "place-agendas"), "reference"),
    **dict.fromkeys(("council", "cast-votes", "break-tie", "elect-by-committee"), "council"),
    **dict.fromkeys(("battle-plan", "react", "play-now"), "moment"),
    "hand": "places",
    **dict.fromkeys(("gain-tokens", "rearrange", "redistribute", "secondary", "follow", "pay-objective"), "sheet"),
    **dict.fromkeys(("deal", "offers", "terms"), "deals"),
    **dict.fromkeys(("custodians", "lose-token"), "sheet"),
    **dict.fromkeys(("assign-hits", "cannon-target", "defense-grid", "reroll-ships", "reroll-ground-forces"), "battle"),
    "lose-landed": "battle",
}
TRIED = (  # what mostly counts with the turn, and at once where dice fall or cards are drawn after it
    *("action", "assign-hits", "bioplasmosis", "bombard", "break-tie", "cannon-target", "cast-votes", "choose-card"),
    *("choose-faction", "choose-system"),
    *("commit", "custodians", "defense-grid", "discard-cards", "draft", "excess", "gain-tokens"),
    *("integrated-economy", "lay-tile", "lose-landed", "minister-of-peace", "move", "pay-objective"),
    *("place-infantry", "produce", "ready-planets", "redistribute", "research", "retreat", "score-now"),
    *("secondary", "spend-cards", "swap-cards", "take-technology"),
)
UNPAID = (  # questions about units and places, which cost nothing
    *("move", "withdraw", "commit", "bombard", "excess", "retreat", "transit-diodes", "take-piece", "take-up-token"),
    *("bioplasmosis", "place-infantry", "place-ship", "lose-unit", "lose-units", "hand", "choose-settler", "settle"),
    *("choose-speaker", "imperial-arbiter", "swap-cards", "minister-of-peace", "defense-grid"),
    *("place-structure", "ready-planets", "starting-units", "home-production", "draft", "lay-tile", "lay-red-tile"),
    *(
        "research",
        "starting-technology",
        "take-technology",
        "discard-cards",
        "take-from-hand",
        "spend-cards",
        "share-trade",
    ),
)
ROLLED = ("barrage", "fired", "cannon", "cannon-defense", "bombarded", "ground-fired")
DICE = (
    *ROLLED,
    "courageous",
    *("ambushed", "improved-dice", "lost-landed-fighters"),
    *("rerolled", "rerolled-ships", "hit", "lost-fighters", "lost-infantry", "returning", "rift"),
)
BY_CARDS = (
    "lost-units",
    "repaired-all",
    "cancelled-hits",
    "broke-off",
    "sent-back",
    "infiltrated",
    "wants-to-be-asked",
    "indoctrinated",
)
COMBAT = frozenset(
    {
        *("combat", *DICE, *BY_CARDS, "assault-cannon", "repaired", "repaired-flagship"),
        *("retreat-announced", "retreated", "retreat-failed", "retreat-prevented", "won", "drawn"),
    }
)
GROUND = frozenset(
    (
        *("defense-grid", "woven", "fighters-returned"),
        *("ground-won", "ground-drawn", "animated", "structures-destroyed", "captured", "fulfils"),
    )
)
WON = frozenset({"won", "drawn", "broke-off", "ground-won", "ground-drawn"})
ENDS = WON | {"captured"}  # a planet may be taken without a fight


def battle_by_battle(events: Sequence[Event]) -> Sequence[Sequence[Event]]:
    """A scene for each battle, in the order it happened; all else for itself."""
    lines: list[list[Event]] = []
    for event in map(_with_hits, as_it_came_about(events)):
        goes_on = lines and _in_battle(event) and _in_battle(lines[-1][-1])
        if not goes_on or _begins(event, lines[-1]):
            lines.append([])
        lines[-1].append(event)
    return [without_announcements(line) for line in lines]


def _with_hits(event: Event) -> Event:
    """An event; of dice that were told as `unit:needed:shown` alone, what those showed that hit and those that missed.

    So were they in games that had begun before.
    """
    if "thrown" not in event.facts or "misses" in event.facts:
        return event
    dice = [die.split(":") for die in str(event.facts["dice"]).split()]
    hit, missed = ([die for _, needed, die in dice if (int(die) >= int(needed)) is wanted] for wanted in (True, False))
    return Event(event.kind, {**event.facts, "hit": " ".join(hit), "missed": " ".join(missed), "misses": len(missed)})


def _begins(event: Event, before: Sequence[Event]) -> bool:
    """Whether another battle begins with an event: a space combat, or dice behind a battle that is over."""
    return event.kind == "combat" or (event.kind in ROLLED and any(each.kind in ENDS for each in before))


def _in_battle(event: Event) -> bool:
    """Whether an event belongs to a battle, as does a card that was played in one, or cancelled just then."""
    if event.kind == "played-card":
        return event.facts["window"] in {*IN_BATTLE, CARD_PLAYED}
    if event.kind in ("used-power", "used-note"):
        return bool({*IN_BATTLE} & {*PRINTED[str(event.facts["action-card"])].windows})
    return event.kind in COMBAT | GROUND | {"cancelled-card", "paid-goods", "lost-goods"}


def systems(view: State) -> Sequence[str]:
    """The places of the galaxy."""
    return sorted(view.galaxy)


def galaxy(view: State) -> object:
    """The map: which tiles lie where, but for home systems; None while they are still to be dealt at random."""
    laid = map_alone(view).galaxy
    if view.options[GALAXY] == DEALT and len(laid) < view.layout.tiles:
        return None
    return {place: system.tile for place, system in laid.items()}


def map_alone(view: State) -> State:
    """The galaxy without home systems, whose players have no factions yet."""
    homes = {OFF_THE_MAP, *view.layout.homes}
    systems = {place: system for place, system in view.galaxy.items() if place not in homes}
    return replace(view, galaxy=systems, players=[replace(player, faction="") for player in view.players])


def in_short(view: State | None) -> dict[str, int]:
    """What the rules in short say of a table: how many points win; 0 where it is not one."""
    return {"points": points_to_win(view) if view else 0}


def factions_dealt(view: State) -> Sequence[Event]:
    """The factions of everybody, where nobody chooses one."""
    dealt = [player for player in view.players if player.faction]
    return [Event("faction", {"seat": player.seat, "faction": player.faction}) for player in dealt]


def what_to_show(events: Sequence[Event]) -> Iterable[Shown]:
    """The reports of the battles that have ended, place by place, the cards played outside of them, and agendas.

    Each once, for the pictures under a post; nothing where the events tell of none of them.
    """
    told = [event for event in events if event.kind in WON | {"bombarded"}]
    places: dict[str, str] = {}
    for event in told:
        places.setdefault(_system(event), _fought_at(event))
    if len(places) > 1:
        places.pop("", None)  # behind an escape the planets there are invaded, and one report tells of both
    played = [event for event in events if event.kind == "played-card" and not _in_battle(event)]
    cards = dict.fromkeys(str(event.facts["action-card"]) for event in played)
    reports = [Shown("report", Options(tile=place)) for place in places.values()]
    decided = dict.fromkeys(str(event.facts["agenda"]) for event in events if event.kind == "outcome")
    outcomes = [Shown("council", Options(card=agenda)) for agenda in decided]
    return [*reports, *(Shown("announced", Options(card=card)) for card in cards), *outcomes]


def _fought_at(event: Event) -> str:
    """The place or planet of a battle; "" is that of the last one, of which an escape names only where it leads."""
    return "" if event.kind == "broke-off" else str(event.facts.get("place", event.facts.get("planet")))


def _system(event: Event) -> str:
    """The tile on which a battle was fought, whose planets share a report; without planets its place."""
    planets = "" if event.kind == "broke-off" else str(event.facts.get("system", event.facts.get("planet")))
    return SYSTEM_OF.get(planets.partition(" ")[0], _fought_at(event))


@lru_cache
def nowhere() -> State:
    """A position before anything is laid out."""
    view: State = first_view(GAME)
    view.galaxy, view.objectives = {}, []
    return view


PLAIN = (  # answers, places and amounts: no things
    *("none", "use", "decline", "keep", "end", "done", "stay", "hold-fire", "place", "dice", "terms"),
    *("empty", "off-the-map", "powers", "primary"),
    *(
        "vote",
        "use",
        "if",
        "outcome",
        "later",
        "hold",
        "votes",
        "group:vote",
        "group:exhaust",
        "exhaust",
        "group:if",
    ),
    *("file", "drop", "ask", "pass", "shape", "condition", "window", "copy", "percent"),
    *("group:file", "group:drop", *(f"group:cancel-{kind}" for kind in KINDS), "action-cards", "follow"),
    *(
        "with",
        "withdraw",
        "accept",
        "counter",
        "to",
        "from",
        "what",
        "side",
        "where",
        "stage",
        "phase",
        "units",
        "pools",
    ),
    *("taken", "placed", "target", "payment", "give", "get", "public", "upgrade", "slice", "position", "tiles"),
    *("group:planets", "group:at", "group:faction", "group:retreat"),
    *(f"ring-{number}" for number in range(4)),
)
REFERENCE = Reference(
    CHAPTERS,
    nowhere,
    a_page={"faction": 4},
    meant={
        **dict.fromkeys(("card", "strategic", "wish-card"), "strategy-card"),
        **dict.fromkeys(
            ("cancels", "hand", "react", "play-now", "battle-plan", "discard-cards", "take-from-hand", "spend-cards"),
            "action-card",
        ),
        "readies": "planet",
        **dict.fromkeys(("above", "below"), "agenda"),
        **dict.fromkeys(("planets", "system", "pay", "commit", "withdraw", "bombard"), "planet"),
        **dict.fromkeys((PURSE, "pool", "gain-tokens", "rearrange", "redistribute"), "resource"),
        "kind": "unit",
    },
    plain=PLAIN,
)
UNUSED_TOO = "the line names the planets that are exhausted, and what was spent of them"
UNNAMED = {
    "tokens/*": "the line says how many lie in each pool then",
    "round/resources": "everybody's planets are readied",
    "round/influence": "everybody's planets are readied",
    "voted/influence": "the line says how many votes, which are the influence of the planets that were exhausted",
    "voted/resources": "planets that have voted pay for nothing any more",
    "produced/influence": UNUSED_TOO,
    "researched/influence": UNUSED_TOO,
    "researched/resources": "planets that stand in for prerequisites are named as exhausted, and pay for nothing",
    "propagated/influence": UNUSED_TOO,
    **dict.fromkeys(("indoctrinated/resources", "gained-tokens/resources", "custodians/resources"), UNUSED_TOO),
    **dict.fromkeys(("scored/resources", "scored/influence"), UNUSED_TOO),
    "captured/resources": "a planet that is lost pays for nothing any more",
    "captured/influence": "a planet that is lost pays for nothing any more",
    "diplomacy/tactic": "everybody has a token there, of a pool where the reinforcements have none",
    "diplomacy/strategy": "as above",
    "diplomacy/fleet": "as above",
    "laid-tile/*": "the last tile brings home systems, for all at once",
    "dealt-tiles/*": "home systems are there, for all at once",
    "chose-faction/*": "home systems are there, for all at once",
    "starting-components/*": "home systems are there, for all at once",
}
UNTOLD = {
    "*/acting": "whose turn it is the message with the buttons says",
    "*/active": "the action is over, and was told",
    **dict.fromkeys(("*/planned", "*/asking"), "how far a battle or a window has come is told with what comes of it"),
    "withdraw/galaxy": "where they go was told with the card or power",
    **dict.fromkeys(("keep-secret/*", "return-secret/*"), "everybody keeps one; nobody else sees which"),
}
PARTS = {  # of the points, by the kind of event that tells of them; those of laws are called as these are
    "scored": "objectives",
    "custodians": "custodians",
    "imperial": "imperial",
    **dict.fromkeys(("agenda-point", "point-by-agenda"), "agenda"),
    "rider-point": "rider",
    **dict.fromkeys(("laid-open-note", "took-back-note"), "support"),
}


def part_of(event: Event) -> str:
    """What brought or cost the points of an event."""
    return str(event.facts.get("law", "")) if event.kind.endswith("law-point") else PARTS.get(event.kind, "")


def items(view: State) -> Sequence[Items]:
    """The objectives that were scored, once the game is over."""
    return [
        {"objectives": [Item(f"name-{id}", OBJECTIVES[id].points) for id in player.scored]} if view.results else {}
        for player in view.players
    ]


POINTS = ("agenda-point", "point-by-agenda", "law-point", "rider-point")  # beside objectives, each a tenth of what wins


def ended(view: State) -> Iterator[Ending]:
    """Somebody has the points that win, nobody else is left, or no objective can be revealed any more."""
    points = points_to_win(view)
    reached = [player.seat for player in view.players if player.points >= points]
    if reached:
        yield Ending("points", reached, points)
    elif len(view.playing()) == 1:
        yield Ending("alone", [player.seat for player in view.playing()])
    else:
        yield Ending("objectives")


WANTED = [MECATOL_REX, *(planet for system in SYSTEMS.values() if system.home for planet in system.planets)]
WEIGHTS = Weights(
    routine=("declined", "scored-none", "replenished", "tokens", "offered", "refused-offer", "withdrew-offer", *DICE),
    parts=("phase", "over"),
    bare=("phase",),
    settlement=("secret", "hit", "lost-units", "removed"),
    turning_points=(
        *(
            "revealed",
            "combat",
            *WON,
            "captured",
            "custodians",
            "imperial",
            "scored",
            "too-late",
            "eliminated",
            "ended-turn",
            *POINTS,
        ),
        "gained-control/mecatol-rex",
    ),
    foremost=(
        *(f"captured/{planet}" for planet in WANTED),
        *("gained-control/mecatol-rex", "custodians", "imperial", "eliminated"),
    ),
    always=("captured", "custodians", "ended-turn", *POINTS),
    outcomes=("fulfils",),
    deeds=("scored", "custodians", "imperial"),
    in_order=(*DICE, "lost-units"),
    opens=("activated", "strategic", "agenda"),
    harms={
        "eliminated": "seat",
        **{f"captured/{planet}": "target" for planet in WANTED},
        **dict.fromkeys(("captured", "ground-won", "won"), "target"),
    },
)
TITLES = {
    "conqueror": Tally(("captured",), without="by"),
    "scholar": Tally(("researched",)),
}
MANIFEST = Manifest(
    Boards(
        ("galaxy", "objectives", "strategy", "council", "deals", "technologies", "key", "key-2"),
        sheet="sheet",
        since="since",
        crop="places",
        place="place",
        numbered=True,
        zoom="zoom",
        sectors=systems,
        preview=galaxy,
        map_alone=map_alone,
    ),
    Panels(
        PICTURES,
        whole=("action",),
        without_purse=("sheet", "battle", "moment", "council", "choose-faction", *UNPAID),
        lately=("battle", "moment"),
        told=("report",),
        lettered={"places": "planet"},
        beforehand=("instructions",),
        headed=("action", "draft", "instructions", "lay-tile", "place-structure"),
        tried=TRIED,
        opening=("action",),
        led_to=("terms",),
        forecast=forecast,
        threat=threat,
        completed=COMPLETED,
        explained={"technology": "technology", "action-card": "action-card", "card": "primary"},
        lacking={"move": lacking},
        scarce=("tactic", "fleet", "strategy"),
        fleeting=("commodities",),  # which most players have none of most of the time
        stakes=stakes,
        spelt_out=("offers",),
        advised={"action-1": ("activate",)},
    ),
    Telling(
        WEIGHTS,
        battle_by_battle,
        factions_dealt,
        what_to_show,
        UNNAMED,
        TITLES,
        sources=Sources(sources, during=part_of, items=items),
        fulfilled={"scoring": "scored", "retreat-announced": "retreated"},
        folds={
            "gained-control": Fold("gained-control", "planet", "planet"),
            "discarded-card": Fold("discarded-cards", "action-card", "action-cards"),
        },
        report=Report(ROLLED, results=ENDS, begins=("combat",), losses=losses),
        digest=Digest(
            ("phase",), Event("phase", {"phase": "strategy"}), digest, one_by_one=("took-cards",), view="digest"
        ),
        untold=UNTOLD,
        traits="about-faction",
        ended=ended,
    ),
    reference=REFERENCE,
    first_game=FIRST_GAME,
    windows={"react": 6, "council": 12},
    in_short=in_short,
    promises=Promises(("deal", "terms", "offers"), "deals", PROMISES, OPEN_TO_ALL),
)
