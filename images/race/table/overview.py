"""The table view: what everybody has laid out, chosen and won."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, PAPER
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, cells, heading, lit_panel, section
from images.layout.seats import Owner
from images.layout.standings import points_table
from images.options import NO_OPTIONS, Options
from images.race.cards.actions import now, row
from images.race.cards.grid import ShownCard
from images.race.cards.hands import six
from images.race.cards.small import end, lay, places, small_cards
from images.race.seats import sealed, seat_owner
from images.words import phrases
from images.words.phrases import Texts
from rules.race.cards import scoring
from rules.race.cards.military import general
from rules.race.phases.choosing import PHASES
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import Player, State

STRIP = ("explore", "develop", "settle", "consume", "produce")
SIDE = MARGIN / 2
HEADER = 116
INSET = 8  # px from the side of a player's place to the cards in it
FEW = 6  # cards that a tableau may have to be shown in three columns instead of four


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything that lies open."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-title"), stage(position, texts))
    top = (
        _results(drawn, position, texts, options.names, top)
        if position.results
        else _strip(drawn, position, texts, top)
    )
    top = _piles(drawn, position, texts, top + 8)
    columns = 3 if max(len(player.tableau) for player in position.players) <= FEW else 4
    for player in position.players:
        state = status(position, player, options.asked)
        top = _player(drawn, position, texts, player, options.names, state, top + 14, columns)
    drawn.height = round(top + 14)
    return drawn


def stage(position: State, texts: Texts) -> str:
    """How far the game is."""
    return phrases.stage(texts, "race", position.round, over=bool(position.results))


def chosen(position: State) -> set[str]:
    """The phases that take place this round, as far as they are known."""
    return {phase for phase, cards in PHASES.items() for player in position.players if {*cards} & {*player.actions}}


def status(position: State, player: Player, asked: Collection[int]) -> str:
    """What is to be said of a player: the end of a message's id, or nothing."""
    if position.results:
        return "winner" if player.seat in scoring.winners(position) else ""
    if player.seat in asked:
        return "asked"
    return "ready" if sealed(position) else ""


def amounts(position: State, texts: Texts, player: Player) -> dict[str, str]:
    """What a player has, by icon."""
    return {
        "vp": str(scoring.points(position, player)),
        "chips": str(player.chips),
        "hand": str(len(player.hand)),
        "crate": str(len(player.goods)),
        "military": texts("number", n=general(position, player)),
        "tableau": f"{len(player.tableau)}/{TABLEAU_END}",
    }


def ranked(position: State) -> list[int]:
    """The seats at the end of the game, the winners first."""
    return sorted(
        range(len(position.results)),
        key=lambda seat: (-result(position, seat)["total"], -scoring.tie_break(position.players[seat])),
    )


def result(position: State, seat: int) -> dict[str, int]:
    """Where a seat's points came from, by column."""
    own = {part: points for part, points in position.results[seat].items() if part != "tie"}  # which old games wrote
    total = sum(own.values())
    six = total - own["cards"] - own["chips"]
    return {"cards": own["cards"], "chips": own["chips"], "six": six, "total": total}


def _results(drawn: Scene, position: State, texts: Texts, names: Sequence[str], top: float) -> float:
    """What brought everybody their points, most first."""
    top = section(drawn, texts("race-picture-results"), top)
    heads = [texts(f"race-picture-result-{column}") for column in result(position, 0)]
    rows = [
        (seat_owner(position, seat, texts, names), list(result(position, seat).values())) for seat in ranked(position)
    ]
    return points_table(drawn, heads, rows, top) - 8


def _strip(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    """The five phases: those chosen this round are bright, the present one is framed."""
    boxes = cells(SIDE, drawn.width - SIDE, top, 60, len(STRIP), len(STRIP))
    for phase, box in zip(STRIP, boxes, strict=True):
        present = position.phase.removesuffix("2") == phase
        bright = present or (phase in chosen(position) and sealed(position) != "actions")
        drawn.add(lit_panel(box, edged=present, lit=bright))
        y = (box[1] + box[3]) / 2
        drawn.add(Thing("phase", phase, box[0] + 30, y, 40, 40, 2, tag="strip"))
        words = texts(f"race-name-{phase}")
        drawn.add(Text(words, box[0] + 58, y, colour=PAPER if bright else MUTED, tag=f"strip {phase}"))
    return boxes[-1][3]


def _piles(drawn: Scene, position: State, texts: Texts, top: float) -> float:
    piles = {"chips": max(0, position.pool), "deck": len(position.deck), "discard": len(position.discard)}
    boxes = cells(SIDE, drawn.width - SIDE, top, 56, len(piles), len(piles))
    for (pile, amount), box in zip(piles.items(), boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL))
        end = inline(drawn, box[0] + 14, y, [f"@{pile}", str(amount)], TextStyle(32, weight="Bold"), pile)
        drawn.add(Text(texts(f"race-picture-pile-{pile}"), end + 12, y, colour=MUTED, tag="pile"))
    return boxes[-1][3]


def _player(
    drawn: Scene,
    position: State,
    texts: Texts,
    player: Player,
    names: Sequence[str],
    state: str,
    top: float,
    columns: int,
) -> float:
    """A player's place: name and state, action cards, amounts, the tableau; where it ends, in px."""
    shown_cards = [ShownCard(card, 0, player.good_on(card), six(position, player, card)) for card in player.tableau]
    cards = small_cards(position, texts, shown_cards, drawn.width - MARGIN - 2 * INSET, columns)
    bottom = end(places(drawn, cards, top + HEADER, columns, INSET), top + HEADER)
    drawn.add(panel((SIDE, top, drawn.width - SIDE, bottom), PANEL, ACCENT if state == "asked" else ""))
    room = _actions(drawn, position, texts, player, top + 60)
    _named(drawn, texts, seat_owner(position, player.seat, texts, names), state, top + 34, room)
    _amounts(drawn, position, texts, player, top + 84, room)
    lay(drawn, texts, cards, top + HEADER, columns, INSET)
    return bottom


def _amounts(drawn: Scene, position: State, texts: Texts, player: Player, y: float, right: float) -> None:
    """What the player has, spread as far as the action cards leave room."""
    style = TextStyle(30)
    shown = {icon: [f"@{icon}", amount] for icon, amount in amounts(position, texts, player).items()}
    spare = right - SIDE - 16 - sum(inline_width(parts, style) for parts in shown.values())
    x = SIDE + 16
    gap = min(30, spare / len(shown))
    for icon, parts in shown.items():
        x = inline(drawn, x, y, parts, style, f"{icon} {player.seat}") + gap


def _actions(drawn: Scene, position: State, texts: Texts, player: Player, y: float) -> float:
    """The player's action cards, the last round's and this round's; where they begin, in px."""
    right = drawn.width - SIDE - 12
    for when, cards in (("now", now(position, player)), ("last", player.last)):
        if cards:
            right = row(
                drawn, texts(f"race-picture-{when}"), cards, right, y, f"{when} {player.seat}", last=when == "last"
            )
            right -= 14
    return right


def _named(drawn: Scene, texts: Texts, who: Owner, state: str, y: float, right: float) -> None:
    """Whose place it is, and whether they are waited for; `right` is where the room for both ends, in px."""
    badge(drawn, who, SIDE + 36, y)
    words = texts(f"race-picture-{state}") if state else ""
    x = SIDE + 68
    room = right - x - width(words, 30) - 16
    called = fit(who.name, 34, room / 1.06)  # bold letters are wider than those measured
    drawn.add(Text(called, x, y, 34, weight="Bold", tag="player"))
    x += width(called, 34, "Bold") + 16
    drawn.add(Text(words, x, y, 30, GOOD if state == "ready" else ACCENT, tag=f"status {who.seat}"))
