"""The peer's laid-out start as a `Setup`: every random choice is given, every rule set as the peer plays it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.core.game import Setup
from rules.gaia.board.galaxy import FACES, sector, turn_place

Record = Mapping[str, Any]

PLANETS = {
    "r": "terra",
    "o": "oxide",
    "v": "volcanic",
    "d": "desert",
    "s": "swamp",
    "t": "titanium",
    "i": "ice",
    "g": "gaia",
    "m": "transdim",
    "l": "lost",
}
FINAL_TILES = {"structureFed": "structure-fed", "planetType": "type"}
ALWAYS = {
    "peer": "yes",
    "factions": "chosen",
    "turn-order": "passing",
    "adjacency": "home",
    "bowls": "lowest",
}
AUCTIONS = {"choose-bid": "bid-after", "bid-while-choosing": "bid-while-choosing"}

TURN = re.compile(r"(-?\d+)x(-?\d+) (\d+)")


def tile(text: str) -> str:
    """A component by our id."""
    return FINAL_TILES.get(text, text).replace("advtech", "adv")


def skipped(record: Record) -> str:
    """Why a record is not for us; empty when it is."""
    variant = record["options"].get("factionVariant")
    return f"factionVariant {variant}" if variant not in (None, "standard") else ""


def setup(record: Record) -> Setup:
    """How the game of this record starts: before sectors are turned and before components that somebody chooses."""
    options = options_of(record)
    turned = rotations(record)
    given: dict[str, Any] = {"sectors": sectors(record, turned)}
    if record["setup"]["mirrored_tiles"]:
        given["planets"] = unturned(planets(record), turned)
    if options["components"] == "random":
        given |= components(record["setup"])
    return Setup(record["players"], options, given)


def options_of(record: Record) -> dict[str, str]:
    """The table's options, as far as they differ from game to game."""
    chosen = record["options"]
    options = {
        **ALWAYS,
        "federations": "subset",
        "components": "random",
        "rotation": "none",
    }
    if chosen.get("flexibleFederations"):
        options["federations"] = "flexible"
    if chosen.get("customBoardSetup"):
        options["components"] = "chosen"
    if any(" rotate" in move for move in record["moves"]):
        options["rotation"] = "last"
    if chosen.get("auction"):
        options["auction"] = AUCTIONS[chosen["auction"]]
    return options


def rotations(record: Record) -> Counter[int]:
    """Sixths of a turn by sector number, as the log has them."""
    numbers = {tuple(row["center"]): FACES[row["tile"].lower()].number for row in record["setup"]["sectors"]}
    turned: Counter[int] = Counter()
    for move in record["moves"]:
        if " rotate" in move:
            for q, r, times in TURN.findall(move):
                turned[numbers[int(q), int(r)]] += int(times)
    return turned


def sectors(record: Record, turned: Counter[int]) -> list[dict[str, str | int]]:
    """The tiles where they lie, as they lay before they were turned."""
    rows = []
    for row in record["setup"]["sectors"]:
        face = FACES[row["tile"].lower()]
        q, r = row["center"]
        rows.append({"face": face.id, "turns": (row["rotation"] - turned[face.number]) % 6, "q": q, "r": r})
    return rows


def planets(record: Record) -> dict[str, str]:
    """The planets by hex, as the game is played."""
    return {at.lower(): PLANETS[letter] for at, letter in record["setup"]["planets"].items()}


def unturned(by_hex: Mapping[str, str], turned: Counter[int]) -> dict[str, str]:
    """The planets before their sectors were turned."""
    before = {}
    for at, planet in by_hex.items():
        number = sector(at)
        place = at.removeprefix(str(number))
        before[f"{number}{turn_place(place, -turned[number])}"] = planet
    return before


def components(start: Record) -> dict[str, Any]:
    """What was drawn: boosters, technology tiles, the token of the terraforming track, scoring tiles."""
    slots = {slot: tile(held) for slot, held in start["techs"].items()}
    return {
        "boosters": list(start["boosters"]),
        "slots": {slot: held for slot, held in slots.items() if not slot.startswith("adv-")},
        "advanced": {slot.removeprefix("adv-"): held for slot, held in slots.items() if slot.startswith("adv-")},
        "terra_token": start["terraFederation"],
        "round_tiles": list(start["roundScoring"]),
        "final_tiles": [tile(held) for held in start["finalScoring"]],
    }
