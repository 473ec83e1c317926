"""A sheet in words: everything its picture shows, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from images.gaia.boards.sheet import KINDS, step_cost, to_place
from images.gaia.boards.wheel import ability, institute, wheel_words
from images.gaia.map.pieces import player_pieces
from images.gaia.seats import charges_offered, owned
from images.gaia.words.phrases import goods, line, marked, name, power, title, token_name, track_name
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, coordinates, listed, titled
from rules.gaia.actions.special_actions import sources
from rules.gaia.components import FEDERATION_TOKENS, LIMITS, ROUNDS, TRACKS, Building
from rules.gaia.economy.income import total
from rules.gaia.state import Federation, Player, State


def sheet(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A seat's goods, power, structures, income, research, tiles, tokens and actions."""
    seat = options.player
    names = options.names
    player = position.players[seat]
    lines = [f"**{name(position, seat, texts, names)}**", goods(texts, owned(player)), _left(position, player, texts)]
    if not player.research:
        return lines
    lines += [power(player, texts)]
    if player.resting:
        lines.append(texts("gaia-picture-told-resting", count=player.resting))
    lines += [title(texts, "buildings"), *(_structure(player, texts, kind) for kind in KINDS)]
    lines += [line(texts, "income", goods(texts, total(player)))] if position.round < ROUNDS else []
    lines += _faction(player, texts)
    lines += [line(texts, "research", listed((track_name(texts, id), player.research[id]) for id in TRACKS))]
    lines += [line for line in _belongings(position, player, texts) if line]
    there = [f"{texts(f'gaia-picture-icon-{kind}')} {at.upper()}" for at, kind in player_pieces(player)]
    return [*lines, line(texts, "told-map", ", ".join(there))] if there else lines


def goods_only(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """What a seat can spend."""
    seat = options.player
    names = options.names
    player = position.players[seat]
    first = f"**{name(position, seat, texts, names)}**"
    return [first, goods(texts, owned(player)), _left(position, player, texts), power(player, texts)]


def _faction(player: Player, texts: Texts) -> list[str]:
    """The steps to other planets, the ability, and that of the planetary institute."""
    return [
        line(texts, "icon-step", wheel_words(texts, player.board.home, step_cost(player))),
        titled(texts("gaia-reference-ability"), ability(texts, player.faction)),
        titled(texts("gaia-name-structure-institute"), institute(texts, player.faction)),
    ]


def _left(position: State, player: Player, texts: Texts) -> str:
    """What may still be placed, and how much of a good one can have."""
    return (
        f"{goods(texts, to_place(position, player))} · {texts('gaia-picture-told-limits', goods=goods(texts, LIMITS))}"
    )


def _structure(player: Player, texts: Texts, kind: str) -> str:
    building = player.building(kind)
    left = texts("gaia-picture-left", left=player.left(kind), count=building.count)
    return f"{texts(f'gaia-picture-icon-{kind}')}: {left}; {goods(texts, building.cost)}; {_brings(texts, building)}"


def _brings(texts: Texts, building: Building) -> str:
    """Income slot by slot, or the action."""
    if building.action:
        return f"{texts('gaia-picture-icon-action')}: {goods(texts, building.action)}"
    slots = " / ".join(goods(texts, slot) or "–" for slot in building.income)
    return f"{texts('gaia-picture-icon-income')}: {slots}"


def _token(texts: Texts, own: Federation) -> str:
    words = token_name(texts, own.token)
    if FEDERATION_TOKENS[own.token].grey:
        return words
    return f"{words} ({texts('gaia-picture-told-green' if own.green else 'gaia-picture-told-turned')})"


def _belongings(position: State, player: Player, texts: Texts) -> Iterator[str]:
    tiles = [marked(texts, tile.tile, "told-covered" if tile.covered else "") for tile in player.technologies]
    yield line(texts, "technologies", "; ".join(tiles)) if tiles else ""
    yield line(texts, "booster", texts(f"gaia-name-{player.booster}")) if player.booster else ""
    tokens = [_token(texts, own) for own in player.federations]
    yield line(texts, "federations", "; ".join(tokens)) if tokens else ""
    acts = [marked(texts, f"special-{id}", "told-used" if id in player.used else "") for id in sources(player)]
    yield line(texts, "specials", "; ".join(acts)) if acts else ""
    charges = [f"{frame.power} ({frame.hex.upper()})" for frame in charges_offered(position, player.seat)]
    yield line(texts, "charges", ", ".join(charges)) if charges else ""
    yield line(texts, "told-federated", coordinates(player.federated)) if player.federated else ""
