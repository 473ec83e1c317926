"""What a faction starts with."""

from __future__ import annotations

from rules.gaia.components import FACTIONS, TRACKS, Goods
from rules.gaia.economy.goods import receive
from rules.gaia.state import Player, Power

SHOWN = ("gaiaformers",)  # besides the goods of the board


def take_start(player: Player) -> None:
    """What the board of a player's faction shows: goods, bowls, and a research level with its goods."""
    board = player.board
    receive(player, {kind: amount for kind, amount in board.start.items() if kind != "qic"})
    player.qic = board.start["qic"]
    player.power = Power(one=board.bowls[0], two=board.bowls[1])
    if player.faction == "taklons":
        player.power.stone = "1"
    player.research = dict.fromkeys(TRACKS, 0)
    if board.research:
        player.research[board.research] = 1
        receive(player, TRACKS[board.research].levels[1])


def start_goods(faction: str) -> Goods:
    """The goods a faction starts with, those of its research among them, and all tokens of its bowls."""
    player = Player(0, faction)
    take_start(player)
    goods = {kind: getattr(player, kind) for kind in (*FACTIONS[faction].start, *SHOWN)}
    return {**goods, "tokens": player.power.one + player.power.two}
