"""The table view: what everybody has laid out, chosen and won."""

from __future__ import annotations

from collections.abc import Sequence

from images.badges import badge
from images.flow import Style, flow, length
from images.fonts import SMALLEST, fit, wrap
from images.parts import MARGIN, WIDTH, Texts, cells, heading
from images.race.cards import legend, six
from images.race.faces import Face, cost, kind, name, points, worth
from images.race.look import GOODS, awaited, ground, sealed, seat_owner, tint
from images.scene import Box, Scene, Text, Thing, panel
from images.theme import ACCENT, GOOD, MUTED, PANEL, PANEL_LIGHT, PAPER
from rules.race import scoring
from rules.race.cards import Card
from rules.race.choosing import PHASES
from rules.race.military import general
from rules.race.rounds import TABLEAU_END
from rules.race.state import Player, State

STRIP = ("explore", "develop", "settle", "consume", "produce")
SIDE = MARGIN / 2
COLUMNS, CARD, SMALL_GAP = 4, 134, 8
HEADER = 110
ACTIONS = {
    "explore5": ("@phase-explore", "+5"),
    "explore1": ("@phase-explore", "+1 +1"),
    "develop": ("@phase-develop",),
    "develop2": ("@phase-develop",),
    "settle": ("@phase-settle",),
    "settle2": ("@phase-settle",),
    "trade": ("@phase-trade",),
    "double": ("@phase-consume", "×2"),
    "produce": ("@phase-produce",),
}


def scene(view: State, texts: Texts, names: Sequence[str] = (), **_: object) -> Scene:
    """Everything that lies open; `names` are the people's."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("race-picture-title"), stage(view, texts))
    top = _strip(drawn, view, texts, top)
    top = _piles(drawn, view, texts, top + 8)
    for player in view.players:
        top = _player(drawn, view, texts, player, names, top + 14)
    drawn.height = round(legend(drawn, texts, top + 16, [f"phase-{phase}" for phase in STRIP]) + 14)
    return drawn


def stage(view: State, texts: Texts) -> str:
    """How far the game is."""
    if view.results:
        return texts("race-picture-over")
    if not view.round:
        return texts("race-picture-set-up")
    return texts("race-picture-round", round=view.round)


def choosing(view: State) -> bool:
    """Whether action cards are being chosen: those shown are the last round's."""
    return sealed(view) == "actions"


def _strip(drawn: Scene, view: State, texts: Texts, top: float) -> float:
    """The five phases: those chosen this round are bright, the present one is framed."""
    chosen = {phase for phase, cards in PHASES.items() for player in view.players if {*cards} & {*player.actions}}
    boxes = cells(SIDE, drawn.width - SIDE, top, 60, len(STRIP), len(STRIP))
    for phase, box in zip(STRIP, boxes, strict=True):
        now = view.phase.removesuffix("2") == phase
        bright = now or (phase in chosen and not choosing(view))
        drawn.add(panel(box, PANEL_LIGHT if bright else PANEL, ACCENT if now else ""))
        y = (box[1] + box[3]) / 2
        drawn.add(Thing("phase", phase, box[0] + 30, y, 40, 40, 2, note="strip"))
        words = texts(f"race-name-{phase}")
        drawn.add(Text(words, box[0] + 58, y, colour=PAPER if bright else MUTED, note=f"strip {phase}"))
    return boxes[-1][3]


def _piles(drawn: Scene, view: State, texts: Texts, top: float) -> float:
    amounts = {"chips": max(0, view.pool), "deck": len(view.deck), "discard": len(view.discard)}
    boxes = cells(SIDE, drawn.width - SIDE, top, 56, len(amounts), len(amounts))
    for (pile, amount), box in zip(amounts.items(), boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL))
        end = flow(drawn, box[0] + 14, y, [f"@{pile}", str(amount)], Style(32, weight="Bold"), pile)
        drawn.add(Text(texts(f"race-picture-pile-{pile}"), end + 12, y, colour=MUTED, note="pile"))
    return boxes[-1][3]


def _player(drawn: Scene, view: State, texts: Texts, player: Player, names: Sequence[str], top: float) -> float:
    rows = -(-len(player.tableau) // COLUMNS)
    bottom = top + HEADER + rows * (CARD + SMALL_GAP) + 4
    who = seat_owner(view, player.seat, texts, names)
    asked = player.seat in awaited(view)
    drawn.add(panel((SIDE, top, drawn.width - SIDE, bottom), PANEL, ACCENT if asked else "", 1))
    badge(drawn, who, SIDE + 36, top + 32)
    drawn.add(Text(fit(who.name, 34, 420), SIDE + 68, top + 32, 34, weight="Bold", note="player"))
    _chosen(drawn, view, texts, player, top + 32)
    _amounts(drawn, view, player, top + 80)
    _status(drawn, view, texts, player, asked, top + 80)
    boxes = cells(SIDE + 8, drawn.width - SIDE - 8, top + HEADER, CARD, COLUMNS, len(player.tableau), SMALL_GAP)
    for card, box in zip(player.tableau, boxes, strict=True):
        _card(drawn, texts, view.card(card), Face(card, 0, player.good_on(card), six(view, player, card)), box)
    return bottom


def _chosen(drawn: Scene, view: State, texts: Texts, player: Player, y: float) -> None:
    """The player's action cards: this round's once shown, until then the last round's."""
    if not player.actions:
        return
    words = texts("race-picture-last" if choosing(view) else "race-picture-chosen")
    parts = [words, *(part for action in player.actions for part in ACTIONS[action])]
    style = Style(30, MUTED if choosing(view) else PAPER)
    flow(drawn, drawn.width - SIDE - 16 - length(parts, style), y, parts, style, f"actions {player.seat}")


def _amounts(drawn: Scene, view: State, player: Player, y: float) -> None:
    amounts = {
        "vp": str(scoring.points(view, player)),
        "chips": str(player.chips),
        "hand": str(len(player.hand)),
        "crate": str(len(player.goods)),
        "military": str(general(view, player)),
        "tableau": f"{len(player.tableau)}/{TABLEAU_END}",
    }
    x = SIDE + 16
    for icon, amount in amounts.items():
        flow(drawn, x, y, [f"@{icon}", amount], Style(30), f"{icon} {player.seat}")
        x += 120


def _status(drawn: Scene, view: State, texts: Texts, player: Player, asked: bool, y: float) -> None:
    if view.results:
        words = "race-picture-winner" if player.seat in scoring.winners(view) else ""
    else:
        words = "race-picture-asked" if asked else "race-picture-ready" if sealed(view) else ""
    if words:
        x, colour = drawn.width - SIDE - 16, GOOD if words == "race-picture-ready" else ACCENT
        drawn.add(Text(texts(words), x, y, 30, colour, anchor="r", note=f"status {player.seat}"))


def _card(drawn: Scene, texts: Texts, card: Card, face: Face, box: Box) -> None:
    """A small card: its name, cost, points, kind of good, the good that lies on it, the phases of its powers."""
    left, top, right, bottom = box
    drawn.add(panel(box, ground(card), tint(card), 2))
    drawn.add(Thing("art", card.id, right - 46, bottom - 42, 80, 80, 2, "faint"))
    for i, line in enumerate(_title(name(card.id, texts), right - left - 16)):
        drawn.add(Text(line, left + 8, top + 22 + 34 * i, note="name"))
    x, y = left + 30, bottom - 30
    x = cost(drawn, card, x, y, 42, 28)
    x = points(drawn, card, worth(card, face.points), x + 2, y, 44, 28) + 4
    if card.good:
        kind(drawn, texts, card, x + 20, y, 40)
        x += 44
    if face.good:
        drawn.add(Thing("crate", card.good, x + 18, y, 36, 36, 3, GOODS[card.good], note=f"good {face.card}"))
        x += 40
    for phase in _phases(card):
        drawn.add(Thing("phase", phase, x + 18, y, 36, 36, 3, note=f"phase {card.id}"))
        x += 38


def _title(words: str, room: float) -> list[str]:
    """A name on at most two lines."""
    first, *rest = wrap(words, SMALLEST, room)
    return [first, fit(" ".join(rest), SMALLEST, room)] if rest else [first]


def _phases(card: Card) -> list[str]:
    """The phases in which a card does something; the disc of a production world tells that it produces."""
    return list(dict.fromkeys(power.phase for power in card.powers if power.effect != "here"))
