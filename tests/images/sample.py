"""Positions laid out by hand, with something of everything on the map."""

from __future__ import annotations

from rules.core.game import chosen
from rules.gaia.board.galaxy import FACES, LAYOUTS, turn_place
from rules.gaia.components import (
    ADVANCED_TILES,
    FACTIONS,
    STANDARD_SLOTS,
    STANDARD_TILES,
    SUPPLY_TOKENS,
    TOKENS_EACH,
    TRACKS,
)
from rules.gaia.frames import Action, Charge, Together
from rules.gaia.game import GAME
from rules.gaia.state import Federation, Player, Power, Sector, State, Technology


def empty(layout: str, factions: list[str]) -> State:
    """A laid-out table with nothing built."""
    plan = LAYOUTS[layout]
    sectors = [Sector(face, 0, q, r) for face, (q, r) in zip(plan.tiles, plan.centres, strict=True)]
    planets = {
        f"{FACES[tile.face].number}{turn_place(place, tile.turns)}": planet
        for tile in sectors
        for place, planet in FACES[tile.face].planets.items()
    }
    return State(
        options=chosen(GAME, {}),
        players=[_player(seat, faction) for seat, faction in enumerate(factions)],
        sectors=sectors,
        planets=planets,
        slots=dict(zip(STANDARD_SLOTS, STANDARD_TILES, strict=True)),
        advanced=dict(zip(TRACKS, ADVANCED_TILES[2:], strict=False)),
        terra_token="fed3",
        tokens={token: TOKENS_EACH - (token == "fed3") for token in SUPPLY_TOKENS},
        round_tiles=["score3", "score6", "score2", "score7", "score4", "score1"],
        final_tiles=["gaia", "structure-fed"],
        boosters=["booster2", "booster6", "booster10"],
        order=list(range(len(factions))),
        table=list(range(len(factions))),
        stack=[Action(0)],
        round=1,
    )


def _player(seat: int, faction: str) -> Player:
    start = FACTIONS[faction].start
    return Player(
        seat,
        faction,
        credits=start["credits"],
        ore=start["ore"],
        knowledge=start["knowledge"],
        qic=start["qic"],
        power=Power(*FACTIONS[faction].bowls),
        research={track: int(track == FACTIONS[faction].research) for track in TRACKS},
    )


def full() -> State:
    """Four players in round 3: every kind of structure, federations, a shared hex, the lost planet, an open charge."""
    state = empty("full", ["terrans", "taklons", "ivits", "nevlas"])
    terrans, taklons, ivits, nevlas = state.players
    state.round = 3
    state.planets["10c"] = "lost"
    terrans.structures = {
        "1b1": "institute",
        "4a4": "station",
        "1a6": "mine",
        "3a7": "academy-k",
        "3b5": "mine",
        "10a8": "mine",
    }
    terrans.structures |= {"1a9": "lab", "10c": "mine"}
    terrans.projects, terrans.gaiaformers = ["1a3"], 1
    terrans.vp, terrans.credits, terrans.ore, terrans.knowledge, terrans.qic = 67, 23, 11, 9, 3
    terrans.power = Power(2, 4, 3, 6)
    taklons.structures = {
        "2b4": "lab",
        "1b5": "mine",
        "9a8": "institute",
        "2a3": "mine",
        "4b2": "station",
        "6b5": "academy-q",
    }
    taklons.power, taklons.vp = Power(1, 4, 2, 0, "3"), 118
    taklons.passed = True
    ivits.structures = {"2a7": "institute", "4b0": "mine", "5a3": "lab", "10a7": "station", "2a11": "mine"}
    ivits.stations, ivits.satellites = ["2b3", "4a1"], ["2c", "2a9", "2a8", "9c"]
    ivits.federated = ["2a7", "4b0", "2b3"]
    nevlas.structures = {"2b1": "station", "3b2": "institute", "8b0": "academy-k", "9a2": "mine", "3b1": "mine"}
    state.planets["3b1"] = "gaia"
    nevlas.satellites = ["2a4", "2c", "9c"]
    nevlas.federated = ["2b1"]
    terrans.satellites = ["1c", "1a5", "2c"]
    terrans.federated = ["1b1", "1a6", "1a9"]
    for player, (booster, tiles) in zip(
        state.players,
        [
            ("booster4", [("tech9", "free1"), ("tech2", "nav")]),
            ("booster5", [("tech4", "gaia")]),
            ("booster1", []),
            ("booster9", [("tech1", "terra"), ("tech6", "eco")]),
        ],
        strict=True,
    ):
        player.booster = booster
        player.technologies = [Technology(tile, slot) for tile, slot in tiles]
    terrans.technologies[1].covered = True
    terrans.technologies.append(Technology("adv11", "sci"))
    del state.advanced["sci"]
    terrans.used = ["tech9"]
    terrans.federations = [Federation("fed4", green=False), Federation("fed2", green=True)]
    ivits.federations = [Federation("fed1", green=False)]
    terrans.research = {"terra": 2, "nav": 5, "int": 1, "gaia": 3, "eco": 2, "sci": 4}
    taklons.research |= {"terra": 2, "sci": 4, "eco": 2}
    ivits.research |= {"terra": 2, "int": 3, "eco": 2}
    nevlas.research |= {"terra": 2, "sci": 3, "eco": 2}
    state.used = ["power4", "qic3"]
    state.order = [2, 0, 3, 1]
    state.built = [(2, "2a11")]
    state.stack = [Action(2), Together([[Charge(0, 3, 2, "2a11")], [Charge(3, 2, 2, "2a11")]])]
    return state


def small() -> State:
    """Two players in round 1 on seven sectors."""
    state = empty("small", ["hadsch-hallas", "xenos"])
    state.players[0].structures = {"1a6": "mine", "4b0": "mine"}
    state.players[1].structures = {"1a9": "mine", "2a3": "mine", "3a6": "station"}
    return state


def crowded() -> State:
    """As much as may come together: long numbers, five tiles, four satellites in a hex, everybody on a level."""
    state = full()
    for player in state.players:
        player.vp, player.credits, player.ore, player.knowledge, player.qic = 188, 30, 15, 15, 12
        player.power = Power(10, 12, 11, 10, "gaia" if player.faction == "taklons" else "none")
        player.satellites = ["8c", "7c", "6c"]
        player.research = dict.fromkeys(TRACKS, 4)
        tiles = ["tech3", "tech6", "adv7", "adv3", "adv5"]
        player.technologies = [Technology(tile, "terra", tile == "tech6") for tile in tiles]
        player.federations = [Federation(token, token != "fed3") for token in SUPPLY_TOKENS]
        player.resting = 2
    ends = {"final1": 18, "final2": 12, **dict.fromkeys(TRACKS, 12), "goods": 20, "bid": -11}
    state.results = [dict(ends) for _ in state.players]
    return state
