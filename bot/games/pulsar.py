"""What Pulsar 2849 has to show: its boards, and the star cluster place by place."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from bot.games.pulsar_controls import CONTROLS
from bot.games.pulsar_told import as_it_came_about
from bot.manifest.folds import Fold
from bot.manifest.manifest import Boards, Manifest, Panels, Telling, WaitsOfGame
from bot.manifest.reference import PURSE, Reference, first_view
from bot.manifest.sources import Item, Items, Sources
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from rules.core.flow import Event
from rules.pulsar.components import GOALS, ROUNDS
from rules.pulsar.contents import CHAPTERS, CHOICES_OF_SIZES, KINDS_OF_PLACES, RED_DICE
from rules.pulsar.game import GAME
from rules.pulsar.phases.production import outlook
from rules.pulsar.scoring.final import final_points, scored_stations, sources
from rules.pulsar.scoring.itemised import goals, patents
from rules.pulsar.state import Player, State

LOOKED_AT = ("system", "pulsar", "isolated", "entry")  # kinds of places around which one looks
FIRST_GAME = {"headquarters": "none", "boards": "first-game", "goals": "first-game", "first-roll": "even"}
PICTURES = {
    **dict.fromkeys(("draft", "wish", "turn/copy"), "dice"),
    **dict.fromkeys(("turn", "fly", "settle", "claim", "isolated", "teleport"), "nearby"),
    **dict.fromkeys(("side", "bonus", "keep", "gyrodyne", "turn/take", "turn/modifier"), "reference"),
    **dict.fromkeys(("turn/transmitter", "turn/build", "attach", "buy"), "transmitters"),
    **dict.fromkeys(("turn/project", "run"), "headquarters"),
    "turn/patent": "technologies",
}


def places(view: State) -> Sequence[str]:
    """The places around which one may look, but for the jump gates between them."""
    return [place.upper() for kind in LOOKED_AT for place in view.cluster.of_kind(kind)]


def cluster(view: State) -> object:
    """The map: the side of its board, and what is explored of it."""
    return view.cluster, view.systems


def without(view: State) -> Collection[str]:
    """No headquarters where no such boards were dealt."""
    dealt = view.dealt or [player.headquarters for player in view.players if player.headquarters]
    if dealt:
        return ()
    return ("headquarters",)


@lru_cache
def nowhere() -> State:
    """A position before anything is laid out."""
    view: State = first_view(GAME)
    view.boards, view.goals, view.dealt, view.shown = [], [], [], []
    for player in view.players:
        player.headquarters = ""
    return view


PLAIN = (  # answers, places and amounts: no things
    *("end", "none", "yes", "no", "stay", "own", "board", "group:to", "group:pay"),
    *("attach:new", "attach:left", "attach:right"),
)
REFERENCE = Reference(
    CHAPTERS,
    nowhere,
    meant={
        "side": "headquarters",
        "run": "project",
        "group": "action",
        "turn": "action",
        PURSE: "count",
        **dict.fromkeys(("build", "left", "right", "buy", "tile", "tile1", "tile2", "tile3", "other"), "transmitter"),
    },
    aliases=dict.fromkeys(RED_DICE, "term:bonus-die")
    | dict.fromkeys(CHOICES_OF_SIZES, "action:take")
    | dict.fromkeys(("green", "purple", "orange"), "place:gate")
    | dict.fromkeys(("printed", "draw"), "term:exploration-bonus")
    | {
        "group:die": "term:median",
        "group:draft": "term:median",
        "group:join": "term:link",
        "guard": "track:engineering",
    }
    | {"guard-back": "track:engineering"}
    | {"source:gyrodynes": "term:production", **{name: f"place:{kind}" for name, kind in KINDS_OF_PLACES.items()}},
    plain=PLAIN,
    a_page={"headquarters": 4},
)


UPPER_ROW = "3"  # of a headquarters, and the one above it: few projects there are ever completed
UPPER_PROJECTS = [project for project in CHAPTERS["project"] if project >= UPPER_ROW]


PARTS = {  # of the points during the game, by the kind of event that tells of them
    **dict.fromkeys(("explored", "exploration-tiles"), "exploration"),
    **dict.fromkeys(("online", "bought"), "transmitters"),
    "award": "awards",
    **dict.fromkeys(("project", "run"), "projects"),
    "patent": "technologies",
    "penalty": "tracks",
}


def part_of(event: Event) -> str:
    """What brought the points of an event: its kind says it, or its source."""
    if event.kind not in ("gained", "scored"):
        return PARTS.get(event.kind, "")
    source, _, _ = str(event.facts.get("source", "")).partition(":")
    named = {"gyrodynes": "spinning", "engineering": "tracks", "transmitter": "transmitters"}
    return named.get(source, "technologies" if source in CHAPTERS["technology"] else "")


TITLES = {
    "flown": Tally(("flown",), "distance"),
    "stations": Tally(("station",)),
    "patents": Tally(("patent",)),
    "spun": Tally(("spun",)),
}


def items(view: State) -> Sequence[Items]:
    """The goals that were scored, the purple patents, and how many stations there are, once the game is over."""
    return [
        {
            "goals": [Item(f"picture-counted-{GOALS[goal].what}", vp) for goal, vp in goals(view, player).items()],
            "patents": [Item(f"tech-{patent}", vp) for patent, vp in patents(view, player).items() if vp],
            "stations": [_stations(view, player, ended["stations"])],
        }
        for player, ended in zip(view.players, view.results, strict=False)
    ]


def _stations(view: State, player: Player, points: int) -> Item:
    """The stations of a player, and how many more by tiles and technologies count as such."""
    built = view.stations(player.seat)
    return Item("item-stations", points, built, more=scored_stations(view, player) - built)


def goals_dealt(view: State) -> Sequence[Event]:
    """The goals of this game, which the end scores."""
    return [Event("goals", {"goals": " ".join(f"goal-{goal}" for goal in view.goals)})]


LATER = {  # parts of the final scoring, and what the production phase pays, by the kinds of events that lead to them
    "stations": ("station", "stations"),
    "patents": ("patent",),
    "pulsars": ("claimed",),
    "gyrodynes": ("spun",),
    "spinning": ("spun",),
}


def so_far(view: State) -> Sequence[Mapping[str, int]]:
    """What the final scoring would bring everybody now; nothing once it has."""
    return [] if view.results else [final_points(view, player) for player in view.players]


def pays(view: State) -> Mapping[str, Sequence[str]]:
    """The goals of this game."""
    return {"end": [f"goal:{goal}" for goal in view.goals]}


MANIFEST = Manifest(
    Boards(
        ("board", "dice", "technologies", "headquarters", "transmitters", "goals", "scoring", "key", "key-2"),
        missing=without,
        sheet="sheet",
        since="since",
        crop="places",
        place="place",
        way="way",
        zoom="zoom",
        sectors=places,
        preview=cluster,
    ),
    Panels(
        PICTURES,
        without_purse=("nearby",),
        one_by_one=True,
        headed=("draft", "turn", "fly", "teleport"),
        listed=("turn", "fly"),
        controls=CONTROLS,
        pays=pays,
        advised={"turn-1": ("fly",), "turn-2": ("take",), "turn-3": ("patent", "transmitter")},
        outlook=outlook,
    ),
    Telling(
        Weights(
            routine=("drafted", "revealed", "unused", "drew", "modifier", "declined", "bonus-die", "bonus-die-lost"),
            parts=("rolled", "actions", "order", "over"),
            bare=("actions",),
            settlement=("transmitters",),
            turning_points=("award", *(f"project/{name}" for name in UPPER_PROJECTS)),
            settles_from=("order", "bought"),
            deeds=("online", "patent", "project", "scored"),
            opens=("flown", "jumped"),
        ),
        as_it_came_about,
        goals_dealt,
        titles=TITLES,
        sources=Sources(
            sources,
            ("patents", "goals", "pulsars", "gyrodynes", "cubes", "initiative", "stations"),
            rest="game",
            during=part_of,
            later=LATER,
            so_far=so_far,
            items=items,
        ),
        folds={
            "station": Fold("stations", "place", "places"),
            "explored": Fold("exploration-tiles", "tile", "tiles"),
            "scored": Fold("scored"),
        },
        untold={
            **dict.fromkeys(
                ("turn/players.dice", "turn/players.one", "turn/players.two", "turn/players.bonus"),
                "a die and its tokens are told with what they pay for",
            ),
            "turn/players.bonus_used": "the turn is over, and with it what was said of its bonus die",
            "attach/players.tiles": "the tile was told as it was taken",
            "run/players.ship": "the flight was told before",
        },
    ),
    reference=REFERENCE,
    first_game=FIRST_GAME,
    rounds=ROUNDS,
    waits=WaitsOfGame(of_two=36, of_four=86),
)
