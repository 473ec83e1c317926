"""What Race for the Galaxy has to show: its pictures, and its cards to look up.

A hand is shown in its owner's panel only; the printed list of cards is for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from bot.games.race_scenes import as_told
from bot.manifest.ending import Ending
from bot.manifest.folds import Fold
from bot.manifest.manifest import Boards, Manifest, Panels, Telling, WaitsOfGame
from bot.manifest.reference import PURSE, Reference, first_view
from bot.manifest.sources import Item, Items, Sources
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from rules.core.flow import Event, results
from rules.race.cards.scoring import breakdown, lying_gains, sources
from rules.race.contents import CHAPTERS, EFFECTS
from rules.race.designs import DESIGNS
from rules.race.game import GAME
from rules.race.phases.rounds import TABLEAU_END
from rules.race.phases.ways import reasons
from rules.race.sixes import SIX
from rules.race.stakes import stakes
from rules.race.state import State

CARD_KINDS = (  # questions whose words are cards
    *("start", "explore", "develop", "settle", "pay", "limit", "trade", "windfall", "goods", "hand-cards"),
    *("colonists", "consume", "produce", "card", "world", "helper", "power"),
)
PLAIN = ("what", "spends", "kinds", "any", "none", "bonus", "pass", "group", "file-now", "phase:trade")
GOODS_MOVE = ("trade", "consume", "goods", "produce", "windfall")  # questions about what lies in one's tableau


def worlds_dealt(view: State) -> Sequence[Event]:
    """The start worlds of those who have no choice, with what they bring."""
    dealt = [player for player in view.players if player.tableau]
    return [
        Event("start", {"seat": player.seat, "world": player.tableau[0], **results(lying_gains(view, player))})
        for player in dealt
    ]


@lru_cache
def nowhere() -> State:
    """A position in which no card lies open."""
    view: State = first_view(GAME)
    for player in view.players:
        player.tableau = []
    return view


REFERENCE = Reference(
    CHAPTERS,
    nowhere,
    a_page={"card": 4},
    meant=dict.fromkeys(CARD_KINDS, "card") | {"actions": "action", "first": "phase", PURSE: "count"},
    aliases={effect: f"phase:{phase}" for effect, phase in EFFECTS.items()},
    plain=PLAIN,
)


PICTURES = {
    "": "hand",
    **dict.fromkeys(("explore", "start"), "explore"),
    **dict.fromkeys(("develop", "settle", "hand-cards", "colonists"), "hand"),
    **dict.fromkeys(GOODS_MOVE, "tableau"),
}
SIXES = {card.id for edition in DESIGNS.values() for card in edition.values() if not card.world and card.price == SIX}
OF_MILITARY = "new-galactic-order"  # it grows with every card that brings Military
ADVISED = {"actions-1": ("settle", "develop", "explore5"), "actions-3": ("produce", "trade", "double")}
TITLES = {
    "explored": Tally(("explored",), "drew"),
    "placed": Tally(("placed",)),
    "consumed": Tally(("consumed",), "vp"),
}


def ended(view: State) -> Iterator[Ending]:
    """Twelve cards before somebody, or no chip left."""
    full = [player.seat for player in view.players if len(player.tableau) >= TABLEAU_END]
    if full:
        yield Ending("tableau", full, TABLEAU_END)
    if view.pool <= 0:
        yield Ending("pool")


PARTS = {  # of the points, by the kind of event that tells of them
    **dict.fromkeys(("placed", "placed-with-good", "start", "used"), "cards"),
    **dict.fromkeys(("consumed", "consumed-together", "spent"), "chips"),
}


def part_of(event: Event) -> str:
    """What brought the points of an event: a card its own, a 6-cost development all that it counts."""
    if event.kind == "placed" and event.facts["card"] in SIXES:
        return "six"
    return PARTS.get(event.kind, "")


def counted_by_sixes(event: Event) -> Mapping[str, int]:
    """Of the points of a card that is placed those that 6-cost developments give, which lie there already."""
    if event.kind != "placed":
        return {}
    return {"six": int(event.facts.get("counted", event.facts.get("gain:counted", 0)))}  # the latter in older logs


def items(view: State) -> Sequence[Items]:
    """The 6-cost developments, once the game is over."""
    return [
        {"six": [_item(card, points) for card, points in result.items() if card in SIXES]} for result in view.results
    ]


def sixes_lying(view: State) -> Sequence[Sequence[Item]]:
    """The 6-cost developments of everybody, with what they would give now."""
    found = [breakdown(view, player) for player in view.players]
    return [[Item(f"name-{card}", points) for card, points in own.items() if card in SIXES] for own in found]


def _item(card: str, points: int) -> Item:
    """A 6-cost development; one that counts a single thing, and each as a point, says how many there were."""
    return Item(f"item-{card}" if card == OF_MILITARY else f"name-{card}", points, points)


MANIFEST = Manifest(
    Boards(("table", "key", "key-2"), sheet="tableau", since="since"),
    Panels(PICTURES, without_purse=("hand", "explore", "tableau"), forecast=reasons, stakes=stakes, advised=ADVISED),
    Telling(
        Weights(
            routine=("explored", "held", "paid", "goods-of-kind", "drew", "discarded"),
            parts=("phase", "over"),
            bare=("phase",),
            turning_points=[f"placed/{card}" for card in SIXES],
            deeds=PARTS,
        ),
        as_told,
        dealt=worlds_dealt,
        titles=TITLES,
        sources=Sources(
            sources, during=part_of, besides=counted_by_sixes, unsaid="six", grows=sixes_lying, items=items
        ),
        ended=ended,
        folds={"good": Fold("goods", "world", "worlds"), "consumed": Fold("consumed-together", "power", "powers")},
        unnamed={
            "start/hand": "everybody keeps four cards, as the question says",
            "consumed/points": "chips are named; some developments count them besides",
        },
        untold={
            "*/players.ready": "all are told at once what everybody chose",
            "*/phase": "the next phase opens with a line of its own",
            "consume/players.used": "the goods are told as they are consumed",
        },
    ),
    reference=REFERENCE,
    first_game={"starts": "first-game"},
    waits=WaitsOfGame(of_two=90, of_four=101),
)
