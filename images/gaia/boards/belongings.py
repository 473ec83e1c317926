"""What lies beside a faction board: tiles, booster, federation tokens, special actions, power to be charged."""

from __future__ import annotations

from images.drawing.scene import Scene, Thing, panel
from images.drawing.theme import PANEL
from images.gaia.boards.tiles import booster, special, technology, token
from images.gaia.seats import charges_offered
from images.layout.inline import inline, text_style
from images.layout.parts import WIDTH, cells, section
from images.words.phrases import Texts
from rules.gaia.actions.special_actions import sources
from rules.gaia.state import Player, State

SIDE = 12


def belongings(drawn: Scene, player: Player, texts: Texts, top: float) -> float:
    """Technology tiles, booster, federation tokens and special actions."""
    tiles = [(technology(own.tile), own.covered, own.tile) for own in player.technologies]
    top = _listed(drawn, texts, "gaia-picture-technologies", tiles, top)
    if player.booster:
        top = _listed(drawn, texts, "gaia-picture-booster", [(booster(player.booster), False, player.booster)], top)
    fed = [
        (["@federation" if own.green else "@grey", *token(own.token)], not own.green, own.token)
        for own in player.federations
    ]
    top = _listed(drawn, texts, "gaia-picture-federations", fed, top)
    acts = [(_special(player, source, texts), source in player.used, source) for source in sources(player)]
    return _listed(drawn, texts, "gaia-picture-specials", acts, top)


def _special(player: Player, source: str, texts: Texts) -> list[str]:
    signs = special(player, source) or [texts(f"gaia-picture-special-{source}")]
    return ["@used" if source in player.used else "@action", *signs]


def charges(drawn: Scene, position: State, player: Player, texts: Texts, top: float) -> float:
    """The power that neighbours' new structures offer, with their hexes."""
    rows = [
        ([str(frame.power), "@charge", frame.hex.upper()], False, frame.hex)
        for frame in charges_offered(position, player.seat)
    ]
    return _listed(drawn, texts, "gaia-picture-charges", rows, top)


def _listed(drawn: Scene, texts: Texts, words: str, rows: list[tuple[list[str], bool, str]], top: float) -> float:
    if not rows:
        return top
    top = section(drawn, texts(words), top + 4)
    boxes = cells(SIDE, WIDTH - SIDE, top, 58, 3, len(rows))
    for (parts, dim, tag), box in zip(rows, boxes, strict=True):
        drawn.add(panel(box, PANEL))
        inline(drawn, box[0] + 14, (box[1] + box[3]) / 2, parts, text_style(dim=dim), tag)
        if dim and not parts[0].startswith(("@used", "@grey")):
            drawn.add(
                Thing("strike", "", (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, box[2] - box[0], 58, 4, tag=tag)
            )
    return boxes[-1][3]
