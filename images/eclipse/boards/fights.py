"""What a battle was, from the events that told of it: both parties, their ships, and who fired what in which round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from rules.core.flow import Event
from rules.eclipse.battle.profiles import Profile, hits
from rules.eclipse.combat_phase.battle_rule import fighting_profile, neutral_profile
from rules.eclipse.components.neutrals import NeutralKind
from rules.eclipse.components.ship_parts import DIE_COLOURS
from rules.eclipse.state import NO_SEAT, Sector, State

BEGINS = ("battle", "assault")
FIRED = ("fired", "neutral-fired")  # events; neutral ships have no seat
LOST = ("losses", "neutral-losses")
WON = ("won", "neutral-won")
DAMAGE = {colour: damage for damage, colour in DIE_COLOURS.items()}  # of dice by their colour


@dataclass(frozen=True, slots=True)
class Volley:
    """Dice of a class that fired: each as the damage it does and what it shows.

    `destroyed` is how many ships were, `damaged` those that were hit and live on: class and what it can take yet, with
    how many of them. `round` is 0 for missiles, and `needed` the lowest number that hit. Of what was
    told before that was known `reached`, whether each die hit, `lost`, the ships that were destroyed by class, and
    `damaged` are empty, `needed` is 0 and `round` None.
    """

    seat: int
    ship: str
    dice: Sequence[tuple[int, int]]
    destroyed: int = 0
    reached: Sequence[bool] = ()
    lost: Mapping[str, int] = field(default_factory=dict)
    round: int | None = None
    needed: int = 0
    damaged: Mapping[tuple[str, int], int] = field(default_factory=dict)

    def apart(self) -> tuple[Sequence[tuple[int, int]], Sequence[tuple[int, int]]]:
        """The dice that hit and those that missed; neither where that is not known."""
        flags = [*zip(self.dice, self.reached, strict=False)]
        return [die for die, hits in flags if hits], [die for die, hits in flags if not hits]


@dataclass(slots=True)
class Party:
    """One side: whose it is, its ships that are left and those that are lost, by class, and where classes fled to."""

    seat: int
    left: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    fled: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Fought:
    """A battle that has ended: its sides, what was fired round by round, and who won.

    `winner` is a seat, `NO_SEAT` where no attacker was left, None where neither won.
    """

    attacker: Party
    defender: Party
    rounds: list[list[Volley]] = field(default_factory=list)
    winner: int | None = None
    drawn: Counter[int] = field(default_factory=Counter)  # reputation tiles by seat

    @property
    def sides(self) -> tuple[Party, Party]:
        """Attacker and defender."""
        return self.attacker, self.defender


def volleys(events: Iterable[tuple[int, Event]], tile: str) -> list[Volley]:
    """What was fired in a sector since the last battle there has begun, by the log."""
    found: list[Volley] = []
    for _, event in events:
        if event.facts.get("tile") != tile:
            continue
        if event.kind in BEGINS:
            found.clear()
        elif event.kind in FIRED:
            found.append(_volley(event))
    return found


def fought(position: State, events: Sequence[tuple[int, Event]], tile: str) -> list[Fought]:
    """The battles of a sector in the last round of battles that some events told of; `position` is that after them.

    The next round may have begun with the end of a battle.
    """
    found: list[Fought] = []
    here = over = False  # what is drawn names no sector: it is for the battle before it
    for _, event in events:
        over = over or event.kind == "round"
        if event.kind in BEGINS:
            if over:
                found.clear()
            here, over = event.facts.get("tile") == tile, False
        elif over:
            continue
        if event.kind in BEGINS and here:
            defender = int(event.facts.get("target", NO_SEAT))
            found.append(Fought(Party(int(event.facts["seat"])), Party(defender)))
        elif found and here and event.kind == "drew":
            found[-1].drawn[int(event.facts["seat"])] += int(event.facts["count"])
        elif found and event.facts.get("tile") == tile:
            _add(found[-1], event)
    for fight in found[-1:]:
        for party in fight.sides:
            party.left += _left(position.sector(tile), party.seat)
    return found


def _add(fight: Fought, event: Event) -> None:
    """What an event in its sector tells of a battle."""
    seat = int(event.facts.get("seat", NO_SEAT))
    party = next((side for side in fight.sides if side.seat == seat), fight.defender)
    if event.kind in FIRED:
        _fire(fight, _volley(event))
    elif event.kind in LOST:
        party.lost.update(_ships(event, "ships"))
    elif event.kind == "left":
        party.fled[str(event.facts["ship"])] = str(event.facts.get("target", ""))
    elif event.kind in WON:
        fight.winner = seat


def _fire(fight: Fought, volley: Volley) -> None:
    """Add a volley; a class that fires again has begun another round, as has one that fires after the missiles."""
    last = [each for fired in fight.rounds[-1:] for each in fired]
    again = (volley.seat, volley.ship) in [(each.seat, each.ship) for each in last]
    if not last or again or volley.round != last[-1].round:
        fight.rounds.append([])
    fight.rounds[-1].append(volley)


def _volley(event: Event) -> Volley:
    fired = str(event.facts["dice"]).split()
    pairs = [pair.partition(":") for pair in fired]
    dice = [(DAMAGE[colour], int(roll)) for colour, _, roll in pairs]
    seat = int(event.facts.get("seat", NO_SEAT))
    reached = []
    if "hits" in event.facts:
        left = Counter(str(event.facts["hit"]).split())
        for die in fired:
            reached.append(left[die] > 0)
            left[die] -= 1
    destroyed, lost = int(event.facts.get("destroyed", 0)), _ships(event, "lost")
    number = int(event.facts["round"]) if "round" in event.facts else None
    needed = int(event.facts.get("needed", 0))
    damaged = Counter(map(_damaged, str(event.facts.get("damaged", "")).split()))
    return Volley(seat, str(event.facts["ship"]), dice, destroyed, reached, lost, number, needed, damaged)


def _damaged(entry: str) -> tuple[str, int]:
    """The class of a ship that was hit and lives on, and how much it can take yet: `hull-cruiser:1`."""
    ship, _, left = entry.removeprefix("hull-").partition(":")
    return ship, int(left)


def _ships(event: Event, fact: str) -> dict[str, int]:
    """The ships that a fact of an event tells of, by class."""
    entries = (entry.removeprefix("lost-").partition(":") for entry in str(event.facts.get(fact, "")).split())
    return {ship: int(count) for ship, _, count in entries}


def _left(sector: Sector, seat: int) -> Counter[str]:
    """The ships of a party in a sector, by class."""
    if seat == NO_SEAT:
        return Counter({"ancient": sector.ancients, "gcds": int(sector.defended)})
    fleet = sector.fleet(seat)
    if fleet is None:
        return Counter()
    return Counter(fleet.ships)


def hit(position: State, fight: Fought, volley: Volley) -> list[bool]:
    """Whether each die of a volley hit: as it was told, or else any ship of the other side by the blueprints of now."""
    if volley.reached:
        return [*volley.reached]
    other = next(side for side in fight.sides if side.seat != volley.seat)
    ships = {*other.left, *other.lost, *other.fled}
    shooter = _profile(position, volley.seat, volley.ship)
    targets = [_profile(position, other.seat, ship) for ship in ships]
    return [any(hits(roll, shooter, target) for target in targets) for _, roll in volley.dice]


def _profile(position: State, seat: int, ship: str) -> Profile:
    if seat == NO_SEAT:
        return neutral_profile(cast(NeutralKind, ship))
    return fighting_profile(position.players[seat], ship)
