"""What each entry of the reference shows: signs from the game's data, words from its texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby

from images.drawing.canvas import Point
from images.drawing.scene import Scene
from images.layout.plates import Line, Plate, icon_sign
from images.pulsar.boards import headquarters, key, transmitters
from images.pulsar.colours import KIND_EDGES
from images.pulsar.reference import facts
from images.pulsar.reference.facts import REFERENCE, title
from images.pulsar.signs import COUNTED, benefit_signs, purchase_signs, technology_signs
from images.words.phrases import Texts
from rules.pulsar.components import (
    DICE_BOARDS,
    EXPLORATION,
    GOALS,
    HEADQUARTERS,
    MODIFIERS,
    SIZES,
    SYSTEMS,
    TECHNOLOGIES,
    DiceBoard,
    Goal,
    Project,
    station_vp,
)
from rules.pulsar.state import State, Tile

FEWEST_PLAYERS = 2
LAST_STATION = 13
ICONS: Mapping[str, Mapping[str, str]] = {
    "count": {"vp": "vp", "cubes": "cube", "one": "one", "two": "two", "rings": "ring"},
    "modifier": {"one": "one", "two": "two"},
    "track": {"initiative": "initiative", "engineering": "engineering"},
    "size": {size: size for size in SIZES},
    "exploration": dict.fromkeys(EXPLORATION, "explore"),
    "goal": {goal.id: COUNTED[goal.what][0].removeprefix("@") for goal in GOALS.values()},
    "technology": {each.id: each.kind for each in TECHNOLOGIES.values()},
    "action": {
        "fly": "flight",
        "take": "medium-building",
        "place": "any",
        "spin": "spin",
        "transmitter": "transmitter",
        "build": "online",
        "patent": "patent",
        "project": "project",
        "modifier": "one",
        "copy": "copy",
    },
    "term": {
        "median": "median",
        "round-value": "spin",
        "bonus-die": "red",
        "link": "link",
        "gate-run": "run-choose",
        "exploration-bonus": "bonus",
        "award": "award",
        "teleport": "jump",
        "production": "production",
        "final": "final",
    },
}
KEY_SIGNS = {"system": "system", "entry": "entry", "dead-end": "lanes", "gate": "gate-purple"}  # of places
Lines = Sequence[Sequence[str]]


def plate(drawn: Scene, position: State, texts: Texts, entry: str, *, large: bool, as_printed: bool = False) -> Plate:
    """An entry as a plate; a `large` one says all there is to say, boards may be drawn `as_printed`."""
    chapter, id = REFERENCE.parted(entry)
    edge = KIND_EDGES[TECHNOLOGIES[id].kind] if chapter == "technology" else ""
    signs = [_pyramid(drawn, texts, id)] if as_printed else _signs(drawn, position, texts, chapter, id)
    shown = [*signs, *_texts(position, texts, chapter, id, large=large)]
    return Plate(title(texts, chapter, id), shown, _sign(drawn, texts, chapter, id), edge, f"{chapter} {id}")


def _sign(drawn: Scene, texts: Texts, chapter: str, id: str) -> Callable[[Point], None] | None:
    if chapter == "place" and id in KEY_SIGNS:
        return partial(key.sign, drawn, texts, KEY_SIGNS[id])
    icon = id if chapter == "place" else ICONS.get(chapter, {}).get(id, "")
    return icon_sign(drawn, icon)


def _signs(drawn: Scene, position: State, texts: Texts, chapter: str, id: str) -> list[Line]:
    if chapter == "transmitter":
        return [Line(draw=lambda at: _transmitter(drawn, id, at), high=transmitters.TILE[1] + 6)]
    return [Line(parts) for parts in lines(position, texts, chapter, id)]


def _pyramid(drawn: Scene, texts: Texts, side: str) -> Line:
    """A side of the headquarters with its rows from the top down."""
    high = round(headquarters.printed(Scene(drawn.width), side, texts, 0))

    def draw(at: Point) -> None:
        headquarters.printed(drawn, side, texts, at[1] - high / 2)

    return Line(draw=draw, high=high)


def _transmitter(drawn: Scene, id: str, at: Point) -> None:
    placed = transmitters.Placed(Tile(id), turned=False, link=None, lit=False)
    transmitters.tile(drawn, placed, at[0] + transmitters.HALF[0], at[1] - transmitters.TILE[1] / 2, ("left", "right"))


def lines(position: State, texts: Texts, chapter: str, id: str) -> Lines:
    """What an entry costs and brings, in lines of signs."""
    of_chapter: Mapping[str, Callable[[], Lines]] = {
        "technology": lambda: _technology(id),
        "headquarters": lambda: [_project(id, project) for project in HEADQUARTERS[id].values()],
        "project": lambda: _everywhere(position, id),
        "exploration": lambda: [_of_kind(id)],
        "goal": lambda: _goal(GOALS[id]),
        "system": lambda: _system(id),
        "size": lambda: _size(id),
        "modifier": lambda: [[part for die in MODIFIERS[id].dice for part in ("/", f"@die{die}")][1:]],
        "track": lambda: [_rewards(texts, id, players) for players in DICE_BOARDS],
        "term": lambda: _term(id),
    }
    return of_chapter.get(chapter, list)()


def _technology(id: str) -> Lines:
    technology = TECHNOLOGIES[id]
    cost = f"@{'dice' if technology.icons > 1 else 'die'}{technology.die}"
    return [[cost, "→", *technology_signs(technology)]]


def _project(side: str, project: Project) -> list[str]:
    return [project.id.upper(), f"@die{project.die}", "→", *benefit_signs(project.benefit)]


def _everywhere(position: State, id: str) -> Lines:
    """A project on the sides before the players; on all sides where no game is looked at."""
    sides = [player.headquarters for player in position.players if player.headquarters] or list(HEADQUARTERS)
    return [[f"{side.upper()}:", *_project(side, HEADQUARTERS[side][id])[1:]] for side in sides]


def _goal(goal: Goal) -> Lines:
    bonuses = [part for bonus in goal.bonuses for part in ("+", *purchase_signs(bonus))]
    return [[str(goal.vp), "@vp"], bonuses]


def _system(id: str) -> Lines:
    planets: list[str] = []
    for (kind, least), own in groupby(SYSTEMS[id].planets, lambda planet: (planet.kind, planet.min_players)):
        planets += [f"@{kind}"] * len(list(own))
        planets += filter(None, [few(least).strip()])
    return [planets, ["@bonus", "→", *benefit_signs(SYSTEMS[id].benefit)]]


def few(least: int) -> str:
    """With how many players a planet is used; "" for one that is always."""
    if least > FEWEST_PLAYERS:
        return f" ({least}+)"
    return ""


def _size(id: str) -> Lines:
    size = SIZES[id]
    return [
        [f"@die{size.take}", "→", f"@{id}-building"],
        [f"@die{size.spin}", "→", "@spin", "→", "@production", str(size.vp), "@vp"],
    ]


def _rewards(texts: Texts, track: str, players: int) -> list[str]:
    """What the counters on a track bring by their rank."""
    board: DiceBoard = DICE_BOARDS[players]
    ranks = [benefit_signs(reward) or ["–"] for reward in board.engineering]
    if track == "initiative":
        ranks = [[str(vp), "@vp"] for vp in board.initiative]
    return [texts("pulsar-reference-players", count=players), *[part for rank in ranks for part in ("/", *rank)][1:]]


def _term(id: str) -> Lines:
    of_term: Mapping[str, Callable[[], Lines]] = {
        "final": _stations,
        "exploration-bonus": lambda: [["@explore", *_of_kind(kind)] for kind in EXPLORATION],
    }
    return of_term.get(id, list)()


def _of_kind(kind: str) -> list[str]:
    """How many exploration tiles of a kind there are, and what they bring."""
    return [f"{EXPLORATION[kind].count}×", "→", *benefit_signs(EXPLORATION[kind].benefit)]


def _stations() -> Lines:
    steps = [f"{number} → {station_vp(number)}" for number in range(1, LAST_STATION + 1)]
    beyond = station_vp(LAST_STATION + 1) - station_vp(LAST_STATION)
    return [["@station", *(f"{step}," for step in steps), f"+{beyond}"]]


def _texts(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> list[Line]:
    said = [facts.about(texts, chapter, id)]
    muted = [facts.place(position, texts, chapter, id)]
    if large:
        said.append(facts.chapter_about(texts, chapter))
        muted.append(facts.own_design(texts, chapter, id))
    told = [Line(words=words) for words in said if words]
    return told + [Line(words=words, muted=True) for words in muted if words]
