"""Build a mine (action 1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Unavailable, choose
from rules.core.flow import Execution, Rule, results
from rules.gaia.actions.projects import project_options, start_project, unavailable_projects
from rules.gaia.components import TRACKS, WHEEL, Goods, steps_between
from rules.gaia.economy.effects import added, foreseen, structure_income
from rules.gaia.economy.goods import affords, gain, lack, pay
from rules.gaia.economy.scoring import planet_types, points_for, score
from rules.gaia.economy.waste import waste
from rules.gaia.frames import FreeMine
from rules.gaia.reach import EXTRA_QIC_SHOWN, Reach, needless, occupied, projects, too_far
from rules.gaia.state import Player, State


@dataclass(frozen=True, slots=True)
class Site:
    """A planet on which a mine may be built: the whole cost, and the terraforming steps it takes.

    cost: ore and credits with what qic and steps take. guest: beside a structure of another there (Lantids).
    """

    hex: str
    planet: str
    cost: Goods
    steps: int = 0
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Price:
    """What a mine costs on any planet of a kind, so many qic away, and the terraforming steps in it."""

    cost: Goods
    steps: int = 0


def sites(state: State, player: Player, free_steps: int = 0, bonus: int = 0) -> list[Site]:
    """Where a mine can be built and paid for now.

    free_steps: terraforming steps that cost nothing. bonus: range beyond the usual one.
    """
    return [*_payable(state, player, free_steps, bonus, state.planets)]


def has_site(state: State, player: Player, free_steps: int = 0, bonus: int = 0) -> bool:
    """Whether there is any of those `sites`."""
    return any(True for _ in _payable(state, player, free_steps, bonus, state.planets))


def _payable(state: State, player: Player, free_steps: int, bonus: int, among: Mapping[str, str]) -> Iterator[Site]:
    if not affords(player, player.building("mine").cost):  # and nowhere does a mine cost less
        return iter(())
    return survey(state, player, Reach(state, player, bonus), free_steps, among, payable=True)


def survey(
    state: State,
    player: Player,
    reach: Reach,
    free_steps: int,
    among: Mapping[str, str] | None = None,
    *,
    payable: bool = False,
) -> Iterator[Site]:
    """Every planet in reach on which the player may have a mine, whether they can pay for it or not.

    `among`: look at these planets only. `payable`: only at those that take no more than they have, who have what a mine
    itself takes.
    """
    if not player.left("mine"):
        return
    taken = occupied(state)
    formed = projects(state)
    planets = state.planets if among is None else among
    reached = reach.among(planets)
    prices: dict[tuple[str, int, bool], Price | None] = {}
    for at, planet in planets.items():
        if at in formed:
            if planet == "gaia" and at in player.projects:  # which takes no range and no qic
                yield Site(at, planet, player.building("mine").cost)
        elif at in reached and at not in player.structures:
            kind = (planet, reached[at], at in taken)
            if kind not in prices:
                price = _price(player, planet, reached[at], free_steps, guest=at in taken)
                lies_within = not payable or (price is not None and affords(player, price.cost))
                prices[kind] = price if lies_within else None
            if found := prices[kind]:
                yield Site(at, planet, found.cost, found.steps, at in taken)


def _price(player: Player, planet: str, qic: int, free_steps: int, *, guest: bool) -> Price | None:
    """What a mine costs on a planet of this kind; None where the player may have none, whatever they pay."""
    if guest:  # 8-1 Lantids: a mine beside another's structure costs the mine only
        return Price(_with(player, {}, qic)) if player.faction == "lantids" else None
    if planet == "gaia":
        kind = "ore" if player.faction == "gleens" else "qic"  # 8-1 Gleens
        return Price(_with(player, {kind: 1}, qic))
    if planet not in WHEEL:
        return None
    steps = steps_between(player.board.home, planet)
    price = TRACKS["terra"].step_cost[player.research["terra"]]
    return Price(_with(player, {"ore": price * max(0, steps - free_steps)}, qic), steps)


def _with(player: Player, extra: Goods, qic: int) -> Goods:
    """The cost of a mine with what its planet takes, and qic for range."""
    cost = dict(player.building("mine").cost)
    for kind, amount in (*extra.items(), ("qic", qic)):
        if amount:
            cost[kind] = cost.get(kind, 0) + amount
    return cost


def mine_options(state: State, player: Player, free_steps: int = 0, bonus: int = 0, prefix: str = "") -> list[Option]:
    """An option for each site, with its cost and what it brings."""
    return _options(state, player, sites(state, player, free_steps, bonus), prefix)


def mine_option(state: State, player: Player, at: str, prefix: str) -> list[Option]:
    """The option of one site, if a mine can be built there and paid for."""
    among = _planet(state, at)
    return _options(state, player, [*_payable(state, player, 0, 0, among)], prefix) if among else []


def _options(state: State, player: Player, found: Sequence[Site], prefix: str) -> list[Option]:
    income = foreseen(state, player, mine_income(player)) if found else {}
    return [_option(state, player, site, prefix, income) for site in found]


def _planet(state: State, at: str) -> Mapping[str, str]:
    """The planet at a hex, as `State.planets` has it; nothing where there is none."""
    return {at: state.planets[at]} if at in state.planets else {}


def _option(state: State, player: Player, site: Site, prefix: str, income: Facts) -> Option:
    facts: Facts = {"hex": site.hex, "planet": site.planet, "steps": site.steps}
    gains = added(
        colony_gains(state, player, site.planet, guest=site.guest),
        {"vp": points_for(state, player, "step", site.steps), "gaiaformers": int(site.hex in player.projects)},
    )
    return Option(prefix + site.hex, "mine", facts, site.cost, {**gains, **income})


def mine_income(player: Player) -> Goods:
    """Income that one more mine of the faction board brings."""
    return structure_income(player, "mine")


def unavailable_mines(
    state: State, player: Player, free_steps: int = 0, bonus: int = 0, prefix: str = ""
) -> Iterator[Unavailable]:
    """Planets, in reach and a little beyond, on which the player can build no mine now."""
    if not player.left("mine"):
        yield Unavailable(Option("mine", "mine"), Illegal("mine-none-left"))
        return
    wide = Reach(state, player, bonus, beyond=EXTRA_QIC_SHOWN)
    surveyed = {site.hex: site for site in survey(state, player, wide, free_steps)}
    for at, planet in state.planets.items():
        if at in player.structures or (wide.qic(at) is None and at not in player.projects):
            continue
        site = surveyed.get(at)
        reason = _unpaid(state, player, site, bonus) if site else _forbidden(state, player, at)
        if reason:
            at_cost = site or Site(at, planet, player.building("mine").cost)
            yield Unavailable(_option(state, player, at_cost, prefix, {}), reason)


def _forbidden(state: State, player: Player, at: str) -> Illegal:
    """Why the player may have no mine on a planet, whatever they pay."""
    if at in occupied(state):
        return Illegal("mine-taken")
    if at in player.projects:
        return Illegal("mine-growing")
    return Illegal("mine-gaiaformer" if at in projects(state) else "mine-transdim")


def _unpaid(state: State, player: Player, site: Site, bonus: int) -> Illegal | None:
    """Why the player cannot pay for a mine: range first, then goods."""
    if site.hex not in player.projects and Reach(state, player, bonus).qic(site.hex) is None:
        return too_far(state, player, site.hex, bonus)
    if player.qic < (qic := site.cost.get("qic", 0)):  # enough for the range, but the planet takes one too
        return Illegal("mine-gaia", need=qic, have=player.qic)
    return lack(player, site.cost, "mine-cost")


def build_mine(execution: Execution[State], player: Player, at: str, free_steps: int = 0, bonus: int = 0) -> None:
    """Pay for and place a mine, in place; everything that follows from it follows.

    free_steps, bonus: as for `sites`. Raises `Illegal` pick-unknown (word) where no mine can be built and paid for.
    """
    state = execution.state
    site = next(survey(state, player, Reach(state, player, bonus), free_steps, _planet(state, at)), None)
    if site is None or not affords(player, site.cost):
        raise Illegal("pick-unknown", word=at)
    waste(execution, player.seat, "steps", free_steps - site.steps)
    if bonus and (at in player.projects or needless(execution.state, player, at, bonus)):
        waste(execution, player.seat, "range")
    pay(player, site.cost)
    back = int(at in player.projects)
    if back:
        player.projects.remove(at)
        player.gaiaformers += 1
    execution.tell("built", seat=player.seat, hex=at, planet=site.planet, **results({"gaiaformers": back}))
    if site.steps:
        score(execution, player, "step", site.steps)
    colonise(execution, player, at, guest=site.guest)


def colonise(execution: Execution[State], player: Player, at: str, *, guest: bool = False) -> None:
    """A mine now stands at a planet: points, abilities, neighbours, federations."""
    state = execution.state
    planet = state.planets[at]
    ability = _ability(state, player, planet, guest=guest)
    player.structures[at] = "mine"
    state.built.append((player.seat, at))
    join_federation(state, player)
    for event in _scoring(planet, guest=guest):
        score(execution, player, event)
    if guest:
        player.guests.append(at)
    if ability:
        execution.tell("ability", seat=player.seat, faction=player.faction, **results(ability))
        gain(execution, player.seat, ability)


def _scoring(planet: str, *, guest: bool) -> Sequence[str]:
    """For what a mine on such a planet may score in a round."""
    if planet == "gaia" and not guest:
        return ("mine", "gaia-mine")
    return ("mine",)


def _ability(state: State, player: Player, planet: str, *, guest: bool) -> Goods:
    """What a mine there brings by faction (8-1): Lantids' guests, Gleens' gaia planets, Geodens' new types."""
    if player.faction == "lantids" and guest and player.institute:
        return {"knowledge": 2}
    if player.faction == "gleens" and planet == "gaia" and not guest:
        return {"vp": 2}
    if player.faction == "geodens" and player.institute and not guest and planet not in planet_types(state, player):
        return {"knowledge": 3}
    return {}


def colony_gains(state: State, player: Player, planet: str, *, guest: bool = False) -> Goods:
    """What a mine on such a planet brings at once, without its terraforming steps."""
    points = sum(points_for(state, player, event) for event in _scoring(planet, guest=guest))
    return added({"vp": points}, _ability(state, player, planet, guest=guest))


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

    frame = FreeMine

    def ask(self, state: State, frame: FreeMine) -> Decision:
        """Where; with more range a gaia project will do as well."""
        player = state.players[frame.seat]
        options = mine_options(state, player, frame.steps, frame.range)
        if frame.range:
            options += project_options(state, player, frame.range)
        return choose(frame.seat, "mine", options, steps=frame.steps, range=frame.range)

    def unavailable(self, state: State, frame: FreeMine) -> list[Unavailable]:
        """Planets where that is not possible."""
        player = state.players[frame.seat]
        unavailable = [*unavailable_mines(state, player, frame.steps, frame.range)]
        if not frame.range:
            return unavailable
        return [*unavailable, *unavailable_projects(state, player, frame.range)]

    def asks(self, state: State, frame: FreeMine) -> bool:
        """Always: the action was only offered where it can be carried out."""
        return True

    def do(self, execution: Execution[State], frame: FreeMine, answer: Answer) -> None:
        """The mine, or the gaia project, goes to the planet chosen."""
        execution.pop()
        player = execution.state.players[frame.seat]
        _, colon, at = answer[0].rpartition(":")
        if colon:
            start_project(execution, player, at, frame.range)
        else:
            build_mine(execution, player, at, frame.steps, frame.range)
