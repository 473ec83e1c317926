"""Build a mine; start a gaia project; place the lost planet (actions 1 and 2, 8-2 Navigation 5)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.decisions import Answer, Decision, Illegal, Option, choose
from rules.core.flow import Rule, Turn
from rules.gaia.components import TRACKS, WHEEL, Goods, steps_between
from rules.gaia.frames import FreeMine, LostPlanet, Tokens
from rules.gaia.goods import affords, gain, pay
from rules.gaia.power import tokens
from rules.gaia.reach import Reach, empty_space, occupied, projects
from rules.gaia.scoring import planet_types, score
from rules.gaia.state import Player, State


@dataclass(frozen=True, slots=True)
class Site:
    """A planet on which a mine may be built: the whole cost, and the terraforming steps it takes."""

    hex: str
    planet: str
    cost: Goods
    steps: int = 0
    guest: bool = False


def mines_left(player: Player) -> int:
    """Mines on the board; the one of the lost planet never stood there."""
    return player.building("mine").count - player.count("mine") + bool(player.lost)


def sites(state: State, player: Player, free_steps: int = 0, bonus: int = 0) -> list[Site]:
    """Where a mine can be built and paid for now."""
    if not mines_left(player):
        return []
    reach, taken, formed = Reach(state, player, bonus), occupied(state), projects(state)
    found = []
    for at, planet in state.planets.items():
        if at in taken:
            site = _guest_site(player, at, planet, reach)
        elif at in formed:
            site = _own_project(player, at, planet)
        else:
            site = _free_site(player, at, planet, reach, free_steps)
        if site and affords(player, site.cost):
            found.append(site)
    return found


def _guest_site(player: Player, at: str, planet: str, reach: Reach) -> Site | None:
    """8-1 Lantids: a mine beside another's structure costs the mine only."""
    if player.faction != "lantids" or at in player.structures:
        return None
    return _priced(player, at, planet, reach, {}, guest=True)


def _own_project(player: Player, at: str, planet: str) -> Site | None:
    """A gaia planet with the own gaiaformer: no range, no qic."""
    if planet != "gaia" or at not in player.projects:
        return None
    return Site(at, planet, player.building("mine").cost)


def _free_site(player: Player, at: str, planet: str, reach: Reach, free_steps: int) -> Site | None:
    if planet == "gaia":
        kind = "ore" if player.faction == "gleens" else "qic"  # 8-1 Gleens
        return _priced(player, at, planet, reach, {kind: 1})
    if planet not in WHEEL:
        return None
    steps = steps_between(player.board.home, planet)
    price = TRACKS["terra"].step_cost[player.research["terra"]]
    return _priced(player, at, planet, reach, {"ore": price * max(0, steps - free_steps)}, steps)


def _priced(
    player: Player, at: str, planet: str, reach: Reach, extra: Goods, steps: int = 0, guest: bool = False
) -> Site | None:
    qic = reach.qic(at)
    if qic is None:
        return None
    cost = dict(player.building("mine").cost)
    for kind, amount in (*extra.items(), ("qic", qic)):
        if amount:
            cost[kind] = cost.get(kind, 0) + amount
    return Site(at, planet, cost, steps, guest)


def mine_options(state: State, player: Player, free_steps: int = 0, bonus: int = 0, prefix: str = "") -> list[Option]:
    """An option for each site, with its cost."""
    return [Option(prefix + site.hex, "mine", _facts(site)) for site in sites(state, player, free_steps, bonus)]


def _facts(site: Site) -> dict[str, str | int]:
    return {"hex": site.hex, "planet": site.planet, "steps": site.steps, "ore": 0, "qic": 0, **site.cost}


def build_mine(turn: Turn[State], player: Player, at: str, free_steps: int = 0, bonus: int = 0) -> None:
    """Pay for and place a mine; everything that follows from it follows."""
    site = next((site for site in sites(turn.state, player, free_steps, bonus) if site.hex == at), None)
    if site is None:
        raise Illegal("pick-unknown", word=at)
    pay(player, site.cost)
    if at in player.projects:
        player.projects.remove(at)
        player.gaiaformers += 1
    turn.tell("built", seat=player.seat, hex=at, planet=site.planet)
    if site.steps:
        score(turn, player, "step", site.steps)
    colonise(turn, player, at, site.guest)


def colonise(turn: Turn[State], player: Player, at: str, guest: bool = False) -> None:
    """A mine now stands at a planet: points, abilities, neighbours, federations."""
    state = turn.state
    new_type = not guest and state.planets[at] not in planet_types(state, player)
    player.structures[at] = "mine"
    state.built.append((player.seat, at))
    join_federation(state, player)
    score(turn, player, "mine")
    if guest:
        player.guests.append(at)
        if player.institute and player.faction == "lantids":
            gain(turn, player.seat, {"knowledge": 2})
        return
    if state.planets[at] == "gaia":
        score(turn, player, "gaia-mine")
        player.vp += 2 * (player.faction == "gleens")
    if new_type and player.faction == "geodens" and player.institute:
        gain(turn, player.seat, {"knowledge": 3})


def join_federation(state: State, player: Player) -> None:
    """What stands beside an own federation belongs to it, and what stands beside that; it earns nothing."""
    galaxy = state.galaxy
    members = galaxy.mask(player.federated) | galaxy.mask(player.satellites)
    if not members:
        return
    free = {at for at in (*player.structures, *player.stations) if at not in player.federated}
    while near := [at for at in free if galaxy.bits[at] & galaxy.grow(members)]:
        player.federated += sorted(near)
        members |= galaxy.mask(near)
        free.difference_update(near)


class FreeMineRule(Rule):
    """A mine with free steps or more range, from a board action or a booster (8-3 2, 8-4 4 and 5)."""

    def ask(self, state: State, frame: FreeMine) -> Decision:
        """Where; with more range a gaia project will do as well."""
        player = state.players[frame.seat]
        options = mine_options(state, player, frame.steps, frame.range)
        if frame.range:
            options += project_options(state, player, frame.range)
        return choose(frame.seat, "mine", options, steps=frame.steps, range=frame.range)

    def asks(self, state: State, frame: FreeMine) -> bool:
        """Always: the action was only offered where it can be carried out."""
        return True

    def do(self, turn: Turn[State], frame: FreeMine, answer: Answer) -> None:
        """Build there."""
        turn.pop()
        player = turn.state.players[frame.seat]
        _, colon, at = answer[0].rpartition(":")
        if colon:
            start_project(turn, player, at, frame.range)
        else:
            build_mine(turn, player, at, frame.steps, frame.range)


def project_cost(player: Player) -> int:
    """Power tokens a gaia project takes, by the gaia track; 0 where there can be none."""
    return TRACKS["gaia"].project_cost[player.research["gaia"]]


def project_sites(state: State, player: Player, bonus: int = 0) -> dict[str, int]:
    """Transdim planets where a gaia project can start now, with the qic each takes."""
    cost = project_cost(player)
    if not player.gaiaformers or not cost or tokens(player.power) < cost:
        return {}
    reach, formed = Reach(state, player, bonus), projects(state)
    near = {at: reach.qic(at) for at, planet in state.planets.items() if planet == "transdim" and at not in formed}
    return {at: qic for at, qic in near.items() if qic is not None}


def project_options(state: State, player: Player, bonus: int = 0) -> list[Option]:
    """An option for each transdim planet in reach."""
    facts = {"tokens": project_cost(player)}
    return [
        Option(f"gaiaformer:{at}", "gaia", {"hex": at, "qic": qic, **facts})
        for at, qic in project_sites(state, player, bonus).items()
    ]


def start_project(turn: Turn[State], player: Player, at: str, bonus: int = 0) -> None:
    """Set a gaiaformer down and send power tokens to the gaia area."""
    qic = project_sites(turn.state, player, bonus).get(at)
    if qic is None:
        raise Illegal("pick-unknown", word=at)
    pay(player, {"qic": qic})
    player.gaiaformers -= 1
    player.projects.append(at)
    turn.tell("project", seat=player.seat, hex=at)
    turn.push(Tokens(player.seat, "gaia", project_cost(player)))


class LostPlanetRule(Rule):
    """8-2 Navigation 5: the lost planet goes to empty space within range; that counts as building a mine there."""

    def ask(self, state: State, frame: LostPlanet) -> Decision | None:
        """Where; None when the player reaches no empty space."""
        reach = Reach(state, state.players[frame.seat])
        found = [(reach.qic(at), at) for at in empty_space(state)]
        options = [
            Option(at, f"range:+{2 * qic}", {"hex": at, "qic": qic})
            for qic, at in sorted((qic, at) for qic, at in found if qic is not None)
        ]
        return choose(frame.seat, "lost-planet", options) if options else None

    def do(self, turn: Turn[State], frame: LostPlanet, answer: Answer) -> None:
        """Place it."""
        turn.pop()
        state, player, at = turn.state, turn.state.players[frame.seat], answer[0]
        pay(player, {"qic": Reach(state, player).qic(at) or 0})
        state.planets[at], player.lost = "lost", at
        turn.tell("lost-planet", seat=player.seat, hex=at)
        colonise(turn, player, at)
