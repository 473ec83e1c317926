"""Many factions to choose from: a panel for each home planet, two lines a faction, what is unusual in bright.

Homes stand in the order of the terraforming wheel, so that neighbours are a step apart. The two factions of a home are
the sides of one board. All measures are px.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from images.drawing.fonts import width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, EDGE, MUTED, PANEL
from images.gaia.boards.wheel import DISC, planet
from images.gaia.colours import OWNERS
from images.gaia.reference.factions import WITHOUT_ABILITY, stone
from images.layout.inline import PLAIN, TextStyle, inline
from images.layout.parts import MARGIN, WIDTH
from images.layout.plates import head
from images.words.phrases import Texts
from rules.gaia.components import FACTIONS, WHEEL, Faction

SIDE = MARGIN / 2
PAD = 5  # from a panel's rim to its first line
GAP = 6
GOODS_LINE = 38
WORDS_LINE = 36
ROW = GOODS_LINE + WORDS_LINE
HOME = 60  # across
TEXT = 96  # where names and words begin
START = {"knowledge": 308, "ore": 376, "credits": 460, "qic": 528}  # where amounts begin that have one digit
BOWLS = 598
BOWL_GAP = 9
INCOME = 754
PART_GAP = 20  # from one thing that is said of a faction to the next
LINK = 12  # from a planet of the wheel to the next
UNUSUAL = TextStyle(colour=ACCENT, weight="Bold")
WORDS = TextStyle(weight="Regular")


def _most(amounts: Iterable[int]) -> int:
    """The amount that occurs most often."""
    return Counter(amounts).most_common(1)[0][0]


START_MOST = {good: _most(faction.start.get(good, 0) for faction in FACTIONS.values()) for good in START}
BOWLS_MOST = [_most(faction.bowls[bowl] for faction in FACTIONS.values()) for bowl in range(2)]
INCOME_MOST = {good: _most(faction.income.get(good, 0) for faction in FACTIONS.values()) for good in START}


def scene(texts: Texts, factions: Sequence[str], words: str) -> Scene:
    """The factions under a heading."""
    drawn = Scene(WIDTH)
    top = head(drawn, words)
    _legend(drawn, texts)
    for home in WHEEL:
        boards = [FACTIONS[id] for id in factions if FACTIONS[id].home == home]
        if boards:
            top = _home(drawn, texts, home, boards, top)
    drawn.height = round(top - GAP + 10)
    return drawn


def _legend(drawn: Scene, texts: Texts) -> None:
    """What bright numbers are, and the wheel as a row that ends as it begins."""
    left = WIDTH - MARGIN - DISC * (len(WHEEL) + 1) - LINK * len(WHEEL)
    _rule(drawn, left, WIDTH - MARGIN, 36, MUTED)
    for i, kind in enumerate((*WHEEL, WHEEL[0])):
        planet(drawn, texts, kind, (left + DISC / 2 + (DISC + LINK) * i, 36))
    inline(drawn, left - 72, 36, ["@step", "1"], tag="wheel")
    words = texts("gaia-reference-unusual")
    drawn.add(Text(words, left - 100, 36, colour=ACCENT, weight="Bold", anchor="r", tag="unusual"))


def _rule(drawn: Scene, left: float, right: float, y: float, colour: str) -> None:
    """A thin line across."""
    half = (right - left) / 2
    drawn.add(Thing("line", "2", left + half, y, 2 * half, 4, 2, colour, ((-half, 0), (half, 0)), "rule"))


def _home(drawn: Scene, texts: Texts, home: str, boards: Sequence[Faction], top: float) -> float:
    """The factions of a home planet; where the next panel begins."""
    bottom = top + 2 * PAD + ROW * len(boards)
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL, OWNERS[boards[0].colour]))
    planet(drawn, texts, home, (SIDE + 8 + HOME / 2, (top + bottom) / 2), HOME)
    for i, faction in enumerate(boards):
        if i:
            _rule(drawn, TEXT, WIDTH - SIDE - 12, top + PAD + ROW * i, EDGE)
        _faction(drawn, texts, faction, top + PAD + ROW * i)
    return bottom + GAP


def _faction(drawn: Scene, texts: Texts, faction: Faction, top: float) -> None:
    """What a faction begins with and what comes in; below it the track it is on, its ability, its institute."""
    y = top + GOODS_LINE / 2
    drawn.add(Text(texts(f"gaia-name-{faction.id}"), TEXT, y, weight="Bold", tag=f"faction {faction.id}"))
    for good, x in START.items():
        amount = faction.start.get(good, 0)
        _amount(drawn, x, y, amount, good, _style(amount, START_MOST[good]))
    at = inline(drawn, BOWLS, y, [f"I {faction.bowls[0]}"], _style(faction.bowls[0], BOWLS_MOST[0]), "bowls")
    at = inline(drawn, at + BOWL_GAP, y, [f"II {faction.bowls[1]}"], _style(faction.bowls[1], BOWLS_MOST[1]), "bowls")
    inline(drawn, at + BOWL_GAP, y, stone(faction), tag="stone")
    at = inline(drawn, INCOME, y, ["@income"], tag="income") + 8
    for good, amount in faction.income.items():
        style = _style(amount, INCOME_MOST.get(good, 0))
        at = inline(drawn, at, y, [str(amount), f"@{good}"], style, "income") + 10
    _said(drawn, texts, faction, top + GOODS_LINE + WORDS_LINE / 2)


def _amount(drawn: Scene, x: float, y: float, amount: int, good: str, style: TextStyle) -> None:
    """An amount of goods whose icon stands where those above and below it do."""
    digit, own = (width(words, style.size, style.weight) for words in ("0", str(amount)))
    inline(drawn, x + digit - own, y, [str(amount), f"@{good}"], style, "start")


def _said(drawn: Scene, texts: Texts, faction: Faction, y: float) -> None:
    """The track that a faction begins on, what it can, and what its institute brings."""
    x: float = TEXT
    for parts, style in (
        (_track(faction, texts), UNUSUAL),
        ([brief_ability(texts, faction.id)], WORDS),
        (["@institute", texts(f"gaia-institute-brief-{faction.id}")], WORDS),
    ):
        if any(parts):
            x = inline(drawn, x, y, parts, style, f"said {faction.id}") + PART_GAP


def brief_ability(texts: Texts, faction: str) -> str:
    """What a faction can from the start, in a few words; "" for one without an ability."""
    if faction in WITHOUT_ABILITY:
        return ""
    return texts(f"gaia-ability-brief-{faction}")


def _track(faction: Faction, texts: Texts) -> list[str]:
    if not faction.research:
        return []
    return ["@research", texts(f"gaia-picture-track-{faction.research}")]


def _style(amount: int, most: int) -> TextStyle:
    """Bright where an amount is not what most factions have."""
    if amount == most:
        return PLAIN
    return UNUSUAL
