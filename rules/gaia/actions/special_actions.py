"""Special actions (action 7): orange octagons on boards, tiles and boosters, each once a round, at no cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.decisions import Answer, Decision, Illegal, Option, Unavailable, choose
from rules.core.flow import AskingRule, Execution, results
from rules.gaia.actions.mines import has_site, join_federation
from rules.gaia.actions.projects import project_sites
from rules.gaia.actions.research import may_advance
from rules.gaia.actions.upgrading import replace_structure, replaced_gains
from rules.gaia.components import BOOSTERS, STATIONS, TILES, TRACKS, Booster, Goods
from rules.gaia.economy.effects import foreseen
from rules.gaia.economy.goods import as_received, gain, pay
from rules.gaia.frames import Advance, Downgrade, FreeMine, PlaceStation, Swap
from rules.gaia.reach import Reach, by_sector
from rules.gaia.state import Player, State

INSTITUTES = {"ambas": "swap", "firaks": "downgrade", "ivits": "space-station"}
FRAMES: dict[str, Callable[[int], Any]] = {"swap": Swap, "downgrade": Downgrade, "space-station": PlaceStation}


def sources(player: Player) -> Iterator[str]:
    """Ids of everything of a player's that has a special action, used this round or not: booster, tiles, faction."""
    booster = BOOSTERS.get(player.booster)
    if booster and (booster.steps or booster.range):
        yield player.booster
    for own in player.technologies:
        if TILES[own.tile].action and not own.covered:
            yield own.tile
    if "academy-q" in player.structures.values():
        yield "academy-q"
    if player.institute and player.faction in INSTITUTES:
        yield INSTITUTES[player.faction]
    if player.faction == "bescods":
        yield "lowest"


def _refused(state: State, player: Player, source: str) -> Illegal | None:
    """Why a special action cannot be taken: it must be free, and have something to do."""
    if source in player.used:
        return Illegal("special-used")
    if source in BOOSTERS and not _booster_sites(state, player, BOOSTERS[source]):
        return Illegal("special-no-site")
    if source == "swap" and not own_mines(player):
        return Illegal("special-no-mine")
    if source == "downgrade" and not player.count("lab"):
        return Illegal("special-no-lab")
    if source == "downgrade" and not player.left("station"):
        return Illegal("special-no-station")
    if source == "space-station" and not station_sites(state, player):
        return Illegal("special-no-space")
    if source == "lowest" and not lowest_tracks(state, player):
        return Illegal("special-lowest")
    return None


def _booster_sites(state: State, player: Player, booster: Booster) -> bool:
    if has_site(state, player, booster.steps, booster.range):
        return True
    return bool(booster.range and project_sites(state, player, booster.range))


def special_options(state: State, player: Player) -> list[Option]:
    """An option for each special action not yet used this round."""
    return [_option(state, player, source) for source in sources(player) if not _refused(state, player, source)]


def _option(state: State, player: Player, source: str) -> Option:
    return Option(f"special:{source}", "special", gains=foreseen(state, player, _brings(player, source)))


def _brings(player: Player, source: str) -> Goods:
    """Goods that a special action gives by itself."""
    if source == "academy-q":
        return as_received(player, player.building(source).action)
    if source not in TILES:
        return {}
    return as_received(player, TILES[source].action)


def unavailable_specials(state: State, player: Player) -> Iterator[Unavailable]:
    """Special actions a player has, or had, or has not yet, that cannot be taken."""
    for source in sources(player):
        if reason := _refused(state, player, source):
            yield Unavailable(_option(state, player, source), reason)
    for own in player.technologies:
        if TILES[own.tile].action and own.covered:
            yield Unavailable(_option(state, player, own.tile), Illegal("special-covered"))
    if not any(sources(player)):
        yield Unavailable(Option("special"), Illegal("special-none"))
    if player.faction in INSTITUTES and not player.institute:
        yield Unavailable(_option(state, player, INSTITUTES[player.faction]), Illegal("special-institute"))


def special(execution: Execution[State], player: Player, source: str) -> None:
    """Mark it used and carry it out."""
    seat = player.seat
    player.used.append(source)
    brought = _brings(player, source)
    execution.tell("special", seat=seat, source=source, **results(brought))
    if source in BOOSTERS:
        execution.push(FreeMine(seat, BOOSTERS[source].steps, BOOSTERS[source].range))
    elif source == "lowest":
        execution.push(Advance(seat, lowest_tracks(execution.state, player)))
    elif source in FRAMES:
        execution.push(FRAMES[source](seat))
    else:
        gain(execution, seat, brought)


def lowest_tracks(state: State, player: Player) -> list[str]:
    """8-1 Bescods: the tracks on which the own marker is lowest and may rise."""
    low = min(player.research.values())
    return [track for track in TRACKS if player.research[track] == low and may_advance(state, player, track)]


def own_mines(player: Player) -> list[str]:
    """Mines the institute may change places with; the lost planet's has no mine to take."""
    return [at for at, kind in player.structures.items() if kind == "mine" and at != player.lost]


def _place(at: str) -> Option:
    return Option(at, "", {"hex": at})


class SwapRule(AskingRule):
    """8-1 Ambas: institute and mine change places; not building, and federations stay as they are."""

    frame = Swap

    def ask(self, state: State, frame: Swap) -> Decision:
        """The hex of the mine that changes places with the institute."""
        return choose(frame.seat, "swap", [_place(at) for at in own_mines(state.players[frame.seat])])

    def unavailable(self, state: State, frame: Swap) -> list[Unavailable]:
        """The lost planet has no mine."""
        player = state.players[frame.seat]
        if not player.lost:
            return []
        return [Unavailable(_place(player.lost), Illegal("swap-lost-planet"))]

    def do(self, execution: Execution[State], frame: Swap, answer: Answer) -> None:
        """The institute stands where the mine was, and the mine where the institute was."""
        execution.pop()
        structures = execution.state.players[frame.seat].structures
        old = next(at for at, kind in structures.items() if kind == "institute")
        structures[old], structures[answer[0]] = "mine", "institute"
        execution.tell("swapped", seat=frame.seat, hex=answer[0])


class DowngradeRule(AskingRule):
    """8-1 Firaks: a lab becomes a trading station, which counts as building one, and any track advances."""

    frame = Downgrade

    def ask(self, state: State, frame: Downgrade) -> Decision:
        """The hex of the lab, with what the trading station in its place brings."""
        player = state.players[frame.seat]
        labs = [at for at, kind in player.structures.items() if kind == "lab"]
        gains = replaced_gains(state, player, "station", labs[0])
        return choose(frame.seat, "downgrade", [Option(at, "", {"hex": at}, gains=gains) for at in labs])

    def do(self, execution: Execution[State], frame: Downgrade, answer: Answer) -> None:
        """Replace it, then advance."""
        player = execution.state.players[frame.seat]
        execution.replace(Advance(frame.seat, list(TRACKS)))
        execution.tell("upgraded", seat=frame.seat, hex=answer[0], kind="station", was=player.structures[answer[0]])
        replace_structure(execution, player, "station", answer[0])


def station_sites(state: State, player: Player) -> dict[str, int]:
    """8-1 Ivits: space in reach without planet or station, with the qic it takes."""
    if len(player.stations) >= STATIONS:
        return {}
    free = (at for at in state.galaxy.hexes if at not in state.planets and at not in player.stations)
    return Reach(state, player).among(free)


class PlaceStationRule(AskingRule):
    """A space station: worth one in federations, a start for range; no structure, so nobody charges."""

    frame = PlaceStation

    def ask(self, state: State, frame: PlaceStation) -> Decision:
        """The hexes in range that may hold a station, the nearest first."""
        found = station_sites(state, state.players[frame.seat])
        options = [by_sector(at, qic) for at, qic in sorted(found.items(), key=lambda item: item[1])]
        return choose(frame.seat, "space-station", options)

    def unavailable(self, state: State, frame: PlaceStation) -> list[Unavailable]:
        """Where a space station stands."""
        stations = state.players[frame.seat].stations
        return [Unavailable(by_sector(at, 0), Illegal("station-taken")) for at in stations]

    def do(self, execution: Execution[State], frame: PlaceStation, answer: Answer) -> None:
        """Place it; beside the federation it joins it."""
        execution.pop()
        player = execution.state.players[frame.seat]
        at = answer[0]
        pay(player, {"qic": station_sites(execution.state, player)[at]})
        player.stations.append(at)
        execution.tell("space-station", seat=frame.seat, hex=at)
        join_federation(execution.state, player)
