"""The table view: what everybody has laid out, chosen and won."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, GOOD, MUTED, PANEL, PANEL_LIGHT, PAPER
from images.layout.badges import badge
from images.layout.inline import Style, flow, length
from images.layout.parts import MARGIN, WIDTH, Texts, cells, heading, results, section
from images.race.cards.actions import now, row
from images.race.cards.grid import Face
from images.race.cards.hands import six
from images.race.cards.small import GAP, SIZES, small_cards
from images.race.colours import awaited, sealed, seat_owner
from rules.race.cards import scoring
from rules.race.cards.military import general
from rules.race.phases.choosing import PHASES
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import Player, State

STRIP = ("explore", "develop", "settle", "consume", "produce")
SIDE = MARGIN / 2
HEADER = 116
FEW = 6  # cards that a tableau may have to be shown in three columns instead of four


def scene(view: State, texts: Texts, names: Sequence[str] = (), **_: object) -> Scene:
    """Everything that lies open; `names` are the people's."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-title"), stage(view, texts))
    top = _results(drawn, view, texts, names, top) if view.results else _strip(drawn, view, texts, top)
    top = _piles(drawn, view, texts, top + 8)
    columns = 3 if max(len(player.tableau) for player in view.players) <= FEW else 4
    for player in view.players:
        top = _player(drawn, view, texts, player, names, top + 14, columns)
    drawn.height = round(top + 14)
    return drawn


def stage(view: State, texts: Texts) -> str:
    """How far the game is."""
    if view.results:
        return texts("race-picture-over")
    if not view.round:
        return texts("race-picture-set-up")
    return texts("race-picture-round", round=view.round)


def chosen(view: State) -> set[str]:
    """The phases that take place this round, as far as they are known."""
    return {phase for phase, cards in PHASES.items() for player in view.players if {*cards} & {*player.actions}}


def status(view: State, player: Player) -> str:
    """What is to be said of a player: the end of a message's id, or nothing."""
    if view.results:
        return "winner" if player.seat in scoring.winners(view) else ""
    return "asked" if player.seat in awaited(view) else "ready" if sealed(view) else ""


def amounts(view: State, player: Player) -> dict[str, str]:
    """What a player has, by icon."""
    return {
        "vp": str(scoring.points(view, player)),
        "chips": str(player.chips),
        "hand": str(len(player.hand)),
        "crate": str(len(player.goods)),
        "military": str(general(view, player)),
        "tableau": f"{len(player.tableau)}/{TABLEAU_END}",
    }


def ranked(view: State) -> list[int]:
    """The seats at the end of the game, the winners first."""
    return sorted(range(len(view.results)), key=lambda seat: (-result(view, seat)["total"], -view.results[seat]["tie"]))


def result(view: State, seat: int) -> dict[str, int]:
    """Where a seat's points came from, by column."""
    own = view.results[seat]
    total = sum(own.values()) - own["tie"]
    six = total - own["cards"] - own["chips"]
    return {"cards": own["cards"], "chips": own["chips"], "six": six, "total": total}


def _results(drawn: Scene, view: State, texts: Texts, names: Sequence[str], top: float) -> float:
    """What brought everybody their points, most first."""
    top = section(drawn, texts("race-picture-results"), top)
    rows = [(seat_owner(view, seat, texts, names), list(result(view, seat).values())) for seat in ranked(view)]
    return results(drawn, [texts(f"race-picture-result-{column}") for column in result(view, 0)], rows, top) - 8


def _strip(drawn: Scene, view: State, texts: Texts, top: float) -> float:
    """The five phases: those chosen this round are bright, the present one is framed."""
    boxes = cells(SIDE, drawn.width - SIDE, top, 60, len(STRIP), len(STRIP))
    for phase, box in zip(STRIP, boxes, strict=True):
        present = view.phase.removesuffix("2") == phase
        bright = present or (phase in chosen(view) and sealed(view) != "actions")
        drawn.add(panel(box, PANEL_LIGHT if bright else PANEL, ACCENT if present else ""))
        y = (box[1] + box[3]) / 2
        drawn.add(Thing("phase", phase, box[0] + 30, y, 40, 40, 2, note="strip"))
        words = texts(f"race-name-{phase}")
        drawn.add(Text(words, box[0] + 58, y, colour=PAPER if bright else MUTED, note=f"strip {phase}"))
    return boxes[-1][3]


def _piles(drawn: Scene, view: State, texts: Texts, top: float) -> float:
    piles = {"chips": max(0, view.pool), "deck": len(view.deck), "discard": len(view.discard)}
    boxes = cells(SIDE, drawn.width - SIDE, top, 56, len(piles), len(piles))
    for (pile, amount), box in zip(piles.items(), boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL))
        end = flow(drawn, box[0] + 14, y, [f"@{pile}", str(amount)], Style(32, weight="Bold"), pile)
        drawn.add(Text(texts(f"race-picture-pile-{pile}"), end + 12, y, colour=MUTED, note="pile"))
    return boxes[-1][3]


def _player(
    drawn: Scene, view: State, texts: Texts, player: Player, names: Sequence[str], top: float, columns: int
) -> float:
    rows = -(-len(player.tableau) // columns)
    bottom = top + HEADER + rows * (SIZES[columns][0] + GAP)
    asked = player.seat in awaited(view)
    drawn.add(panel((SIDE, top, drawn.width - SIDE, bottom), PANEL, ACCENT if asked else "", 1))
    room = _actions(drawn, view, texts, player, top + 60)
    _named(drawn, view, texts, player, names, top + 34, room)
    _amounts(drawn, view, player, top + 84, room)
    faces = [Face(card, 0, player.good_on(card), six(view, player, card)) for card in player.tableau]
    small_cards(drawn, view, texts, faces, top + HEADER, columns, 8)
    return bottom


def _amounts(drawn: Scene, view: State, player: Player, y: float, right: float) -> None:
    """What the player has, spread as far as the action cards leave room."""
    style, shown = Style(30), {icon: [f"@{icon}", amount] for icon, amount in amounts(view, player).items()}
    spare = right - SIDE - 16 - sum(length(parts, style) for parts in shown.values())
    x, gap = SIDE + 16, min(30, spare / len(shown))
    for icon, parts in shown.items():
        x = flow(drawn, x, y, parts, style, f"{icon} {player.seat}") + gap


def _actions(drawn: Scene, view: State, texts: Texts, player: Player, y: float) -> float:
    """The player's action cards, the last round's and this round's; where they begin, in px."""
    right = drawn.width - SIDE - 12
    for when, cards in (("now", now(view, player)), ("last", player.last)):
        if cards:
            right = row(drawn, texts(f"race-picture-{when}"), cards, right, y, when == "last", f"{when} {player.seat}")
            right -= 14
    return right


def _named(
    drawn: Scene, view: State, texts: Texts, player: Player, names: Sequence[str], y: float, right: float
) -> None:
    """Whose place it is, and whether they are waited for."""
    who, state = seat_owner(view, player.seat, texts, names), status(view, player)
    badge(drawn, who, SIDE + 36, y)
    words = texts(f"race-picture-{state}") if state else ""
    x, room = SIDE + 68, right - SIDE - 68 - width(words, 30) - 16
    called = fit(who.name, 34, room / 1.06)  # bold letters are wider than those measured
    drawn.add(Text(called, x, y, 34, weight="Bold", note="player"))
    x += width(called, 34, "Bold") + 16
    if words:
        drawn.add(Text(words, x, y, 30, GOOD if state == "ready" else ACCENT, note=f"status {player.seat}"))
