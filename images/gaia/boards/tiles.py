"""What tiles, boosters, tokens and actions do, as a line of signs."""

from __future__ import annotations

from images.layout.inline import signs_if
from rules.gaia.components import BOARD_ACTIONS, BOOSTERS, FEDERATION_TOKENS, FINAL_TILES, ROUND_TILES, TILES, Goods
from rules.gaia.state import Player

_SIGNS = {
    "type": ["@type"],
    "federation": ["@federation"],
    "sector": ["@sector"],
    "gaia": ["@gaia"],
    "gaia-mine": ["@mine", "@gaia"],
    "big": ["@institute", "@academy-k"],
    "structure": ["@mine", "@lab", "@institute"],
    "structure-fed": ["@federation", "@mine", "@lab"],
}


def signs(what: str) -> list[str]:
    """The icons for something counted or something that happens."""
    return _SIGNS.get(what, [f"@{what}"])


def goods(amounts: Goods) -> list[str]:
    """Each amount before its icon."""
    return [part for good, amount in amounts.items() for part in (str(amount), f"@{_icon(good)}")]


def _icon(good: str) -> str:
    if good == "gaiaformers":
        return "gaiaformer"
    return good


def round_tile(id: str) -> list[str]:
    """A round scoring tile."""
    tile = ROUND_TILES[id]
    return [*signs(tile.on), "→", str(tile.vp), "@vp"]


def final_tile(id: str) -> list[str]:
    """A final scoring tile: what is counted."""
    return signs(FINAL_TILES[id].id)


def technology(id: str) -> list[str]:
    """A technology tile."""
    tile = TILES[id]
    if id == "tech3":
        return [*signs("big"), "= 4", "@value"]
    if tile.income:
        return ["@income", *goods(tile.income)]
    if tile.action:
        return ["@action", *goods(tile.action)]
    start = signs_if(tile.on, *signs(tile.on), "→")
    return [*start, *goods(tile.gain), *signs_if(tile.per, "/", *signs(tile.per))]


def booster(id: str) -> list[str]:
    """A round booster: income, then its action or what it scores when given back."""
    own = BOOSTERS[id]
    parts = ["@income", *goods(own.income)]
    if own.steps:
        return [*parts, "@action", str(own.steps), "@step"]
    if own.range:
        return [*parts, "@action", f"+{own.range}", "@range"]
    if own.per:
        return [*parts, "@pass", str(own.vp), "@vp", "/", *signs(own.per)]
    return parts


def token_sign(id: str) -> str:
    """The side up of a federation token that is laid out: green, or grey of one that has no green side."""
    if FEDERATION_TOKENS[id].grey:
        return "@grey"
    return "@federation"


def token(id: str) -> list[str]:
    """A federation token."""
    return goods(FEDERATION_TOKENS[id].gain)


def action_cost(id: str) -> list[str]:
    """What a power or qic action costs."""
    return goods(cost_of(id))


def cost_of(id: str) -> dict[str, int]:
    """The same as an amount by good."""
    action = BOARD_ACTIONS[id]
    if action.power:
        return {"power": action.power}
    return {"qic": action.qic}


def board_action(id: str) -> list[str]:
    """What a power or qic action brings."""
    action = BOARD_ACTIONS[id]
    special = {"qic1": ["@tile"], "qic2": ["@federation", "→", "@vp"], "qic3": ["3", "@vp", "+", "@type"]}
    if id in special:
        return special[id]
    if action.steps:
        return [str(action.steps), "@step"]
    return goods(action.gain)


def special(player: Player, source: str) -> list[str]:
    """A special action by its source; empty for those of a faction, which need words."""
    if source in BOOSTERS:
        own = BOOSTERS[source]
        if own.steps:
            return [str(own.steps), "@step"]
        return [f"+{own.range}", "@range"]
    if source in TILES:
        return goods(TILES[source].action)
    if source != "academy-q":
        return []
    return goods(player.building(source).action)
