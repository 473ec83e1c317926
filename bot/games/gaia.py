"""What Gaia Project has to show: its boards, and its map sector by sector."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.manifest.folds import Fold
from bot.manifest.manifest import Boards, Foreign, Manifest, Notation, Panels, Telling, Unplayable, WaitsOfGame
from bot.manifest.reference import PURSE, Reference, first_view
from bot.manifest.sources import Item, Items, Sources, points_named
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from images.gaia.signs import taken
from rules.core.flow import Event
from rules.gaia.actions.free_actions import CONVERSIONS
from rules.gaia.board.galaxy import FACES
from rules.gaia.components import FINAL_TILES, ROUNDS, TRACKS
from rules.gaia.contents import CHAPTERS, SPECIALS
from rules.gaia.economy.scoring import count, sources
from rules.gaia.game import GAME
from rules.gaia.notation import read
from rules.gaia.peer.games import NotOurs, ours
from rules.gaia.spending import joined
from rules.gaia.state import State


def sectors(view: State) -> Sequence[str]:
    """The numbers on the sector tiles of a map."""
    return [str(number) for number in sorted(FACES[sector.face].number for sector in view.sectors)]


def dealt(view: State) -> Sequence[Event]:
    """The factions of those who were not asked, what the end scores, and round by round what these do."""
    factions = [Event("dealt", {"seat": one.seat, "faction": one.faction}) for one in view.players if one.faction]
    finals = " ".join(f"final-tile-{tile}" for tile in view.final_tiles)
    rounds = Event("round-scorings", {"rounds": len(view.round_tiles), "tiles": " ".join(view.round_tiles)})
    return [*factions, Event("final-scorings", {"finals": finals}), rounds]


def tiles(view: State) -> object:
    """The map: how the sector tiles lie, and what is on them."""
    return view.sectors, view.planets


def pays(view: State) -> Mapping[str, Sequence[str]]:
    """The scoring tile of this round, and those of the end of the game; nothing while factions are chosen."""
    if not view.round:
        return {}
    return {"now": pays_in_round(view, view.round), "end": [f"final-tile:{tile}" for tile in view.final_tiles]}


def pays_in_round(view: State, number: int) -> Sequence[str]:
    """The scoring tile of a round."""
    return [f"round-tile:{view.round_tiles[number - 1]}"]


@lru_cache
def nowhere() -> State:
    """A position before anything is laid out."""
    view: State = first_view(GAME)
    view.slots, view.advanced, view.terra_token, view.boosters = {}, {}, "", []
    return view


PLAIN = (  # answers, places and amounts: no things
    *("decline", "end", "none", "gone", "yes", "no", "whole", "token-first", "token-last"),
    *("hex", "hexes", "slot", "to", "move", "what", "through", "source:faction", "source:booster"),
    *("group:new", "group:end"),
    *("group:standard", "group:advanced", "group:site", "group:space", "group:faction", "group:sector"),
    *("bowls:gaia", "itar-tile:tile", "stone:1", "stone:2", "stone:3", "free1", "free2", "free3"),
)
REFERENCE = Reference(
    CHAPTERS,
    nowhere,
    meant={
        "rescore": "token",
        "component": "final-tile",
        "group": "turn",
        "action": "turn",
        "kind": "structure",
        "was": "structure",
        PURSE: "resource",
    },
    aliases=SPECIALS
    | {f"event:{kind}": f"structure:{kind}" for kind in ("institute", "academy-k", "academy-q")}
    | dict.fromkeys(CONVERSIONS, "turn:free")
    | dict.fromkeys(("one", "two", "three", "gaia-area"), "resource:power")
    | {"stone-bowl": "resource:stone", "gaiaformers": "structure:gaiaformer"}
    | {"event:big": "structure:institute", "event:step": "track:terra", "event:gaia-mine": "planet:gaia"}
    | {"action:gaiaformer": "turn:gaia", "mine:gaiaformer": "turn:gaia", "source:swap": "faction:ambas"}
    | {"event:federation": "turn:federation", "event:research": "turn:research", "charge": "resource:power"},
    plain=PLAIN,
)


def of_the_peer(found: Mapping[str, Any]) -> Foreign | None:
    """A game of boardgamers.space as one of ours, None for another file; raises `Unplayable`."""
    try:
        game = ours(found)
    except NotOurs as error:
        raise Unplayable(error.number) from error
    return Foreign(game.options, game.names, game.lines) if game else None


PICTURES = {
    **dict.fromkeys(("faction", "bid", "component", "booster", "tile", "cover", "token", "rescore"), "reference"),
    **dict.fromkeys(("action/board", "action/special", "action/pass"), "reference"),
    **dict.fromkeys(("action/research", "advance"), "tracks"),
    **dict.fromkeys(
        (
            "action",
            "finish",
            "action/free",
            "finish/free",
            "income",
            "charge",
            "stone",
            "bowls",
            "terran-goods",
            "itar-tile",
        ),
        "goods",
    ),
}


PARTS = {  # of the points during the game, by the kind of event that tells of them or leads to them
    **dict.fromkeys(("scored", "scored-times", "tile"), "tiles"),
    **dict.fromkeys(("federated", "token", "rescored"), "federations"),
    **dict.fromkeys(("action", "special"), "actions"),
    "passed": "passing",
    "researched": "research",
    "charged": "charging",
    "ability": "ability",
}


def part_of(event: Event) -> str:
    """What brought or cost the points of an event."""
    return PARTS.get(event.kind, "")


def points(event: Event) -> int:
    """Charging costs the points it names; those of a bid are paid when the game is over."""
    named = points_named(event)
    return {"charged": -named, "bid": 0}.get(event.kind, named)


def items(view: State) -> Sequence[Items]:
    """The research tracks on which levels score, and what is counted for the final tiles, once the game is over."""
    return [
        {
            "levels": [Item(f"picture-track-{track}", ended[track]) for track in TRACKS if ended.get(track)],
            **{
                f"final-{tile}": [
                    Item(f"item-{tile}", ended.get(f"final{number}", 0), count(view, player, tile), ranked=True)
                ]
                for number, tile in enumerate(view.final_tiles, 1)
            },
        }
        for player, ended in zip(view.players, view.results, strict=False)
    ]


WEIGHTS = Weights(
    routine=("charged", "declined", "passed/none", "booster"),
    parts=("over",),
    settlement=("income", "left-gaia", "over-limit", "terran-goods"),
    turning_points=(
        *("upgraded/institute", "upgraded/academy-k", "upgraded/academy-q"),
        *("federated", "lost-planet", "researched/5"),
    ),
    always=("federated", "token", "lost-planet"),
    deeds=("passed", "action", "special", "rescored"),
)
TITLES = {
    "charged": Tally(("charged",), "power"),
    "mines": Tally(("built", "settled")),
    "research": Tally(("researched",)),
}
MANIFEST = Manifest(
    Boards(
        ("board", "research", "scoring", "coordinates", "key", "key-2"),
        sheet="sheet",
        since="since",
        crop="places",
        place="hex",
        taken=taken,
        zoom="zoom",
        sectors=sectors,
        preview=tiles,
    ),
    Panels(
        PICTURES,
        without_purse=("goods",),
        tables=("board",),
        fleeting=("stone-bowl", "gaia-area", "gaiaformers"),
        several=("free",),
        headed=("action", "bid", "lost-planet", "space-station"),
        pays=pays,
        advised={"action-1": ("upgrade",), "action-3": ("power", "qic", "free"), "action-4": ("pass",)},
    ),
    Telling(
        WEIGHTS,
        dealt=dealt,
        pays=pays_in_round,
        traits="ability",
        titles=TITLES,
        sources=Sources(
            sources,
            (*(f"final-{tile}" for tile in FINAL_TILES), "levels", "goods", "bid"),
            rest="game",
            during=part_of,
            items=items,
        ),
        points=points,
        folds={"scored": Fold("scored-times", summed="points")},
        unnamed={
            **dict.fromkeys(("faction/*", "bid/*"), "start goods come with the last one, for all at once"),
            "over/*": "what is left becomes points, which the table of the final scoring tells",
        },
        untold={
            **dict.fromkeys(("*/last", "*/built"), "the turn was told step by step"),
            **dict.fromkeys(("bowls/*", "stone/*", "itar-tile/*"), "what the power is for is told, and not its bowls"),
            **dict.fromkeys(("*/offered", "*/pool"), "what is drawn is asked next"),
        },
    ),
    reference=REFERENCE,
    notation=Notation(read, joined),
    foreign=of_the_peer,
    first_game={"factions": "first-game"},
    rounds=ROUNDS,
    waits=WaitsOfGame(of_two=43, of_four=117),
)
