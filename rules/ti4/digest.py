"""What some time of a game has brought everybody: two positions as somebody may see them, and what was told between.

Each thing is an event: of a player where it has the fact `seat`, else of all. Amounts stand in one fact, as
`cruiser=2 fighter=1`; so do ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from rules.core.decisions import Facts
from rules.core.flow import Event
from rules.ti4.components.units import UNIT_KINDS
from rules.ti4.state import Player, State

COST, GAIN = "cost:", "gain:"
LOSE = "lose:"
GONE = ("lost-units", "structures-destroyed", "hit", "returned-units")  # events with what is gone in `units`
COUNTED: Mapping[str, str] = {  # events that count what is gone, and what that is
    "docks-destroyed": "space-dock",
    "lost-infantry": "infantry",
    "lost-landed-fighters": "fighter",
    "lost-fighters": "fighter",
}
OVER = "indoctrinated"  # an infantry of its target is one of its player from now on
BUILT = ("produced", "placed-ships", "placed-structure", "placed-ship")
POINTS = "vp"  # which are told for themselves
OF_PLANETS = ("resources", "influence")  # what planets could pay that are won or readied, which is told as planets
UNPAID = ("exhausted", "exhausted-planets", "worth-less", "swapped-values", "restored-values")  # cost by an effect
TAKEN = (  # events by which somebody loses what they have, and pays for nothing
    *("pillaged", "lost-token", "lost-goods", "gave-commodities"),
)
LOSSES = (
    "lost-planets",
    "lost-units",
    "removed-units",
    "lost-points",
    "lost-amounts",
    "paid",
)  # kinds of what a player would rather have kept
SOURCES: Mapping[str, str] = {"imperial": "mecatol-rex-held"}  # what points are for where that is called like a card


def digest(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    """What was scored, won, lost, learned, built, gained and paid, player by player, and what lies on the table.

    What matters most comes first.
    """
    own = [event for player in after.players for event in _of_player(before, after, player, events)]
    return [*own, *_of_all(before, after)]


def _of_player(before: State, after: State, player: Player, events: Sequence[Event]) -> Iterator[Event]:
    seat, then = player.seat, before.players[player.seat]
    change = player.points - then.points
    yield Event("points", {"seat": seat, "points": player.points, "change": change})
    yield from _things("scored", seat, "objectives", _new(player.scored, then.scored))
    more = {part: _more(part, player, then) for part in {**then.vp, **player.vp}}
    for kind, sign in (("points-of", 1), ("lost-points", -1)):
        for part, points in ((part, sign * more[part]) for part in more if sign * more[part] > 0):
            yield Event(kind, {"seat": seat, "source": SOURCES.get(part, part), "points": points})
    yield from _of_planets("won-planets", seat, after, _new(_planets(after, seat), _planets(before, seat)))
    yield from _of_planets("lost-planets", seat, after, _new(_planets(before, seat), _planets(after, seat)))
    yield from _amounts("lost-units", seat, "units", lost_units(seat, events))
    yield from _amounts("removed-units", seat, "units", _removed(seat, events))
    yield from _things("took-cards", seat, "cards", _new(player.strategy_cards, then.strategy_cards))
    yield from _things("learned", seat, "technologies", _new(player.owned, then.owned))
    yield from _things("got-notes", seat, "notes", [note.partition(".")[0] for note in _notes(then, player)])
    yield from _amounts("built", seat, "units", _built(seat, events))
    gained = _sum(_facts(seat, events, (), others=True), GAIN)
    yield from _amounts("gained", seat, "amounts", {what: gained[what] for what in gained if what not in OF_PLANETS})
    yield from _amounts("lost-amounts", seat, "amounts", _sum(_facts(seat, events, TAKEN), COST))
    yield from _amounts("paid", seat, "amounts", _sum(_facts(seat, events, [*UNPAID, *TAKEN], others=True), COST))
    if drawn := len(player.hand) - len(then.hand):
        yield Event("hand", {"seat": seat, "count": len(player.hand), "change": drawn})
    if player.eliminated and not then.eliminated:
        yield Event("gone", {"seat": seat})


def _more(source: str, now: Player, then: Player) -> int:
    """How many points a player has more of what is no objective, such as the custodians token."""
    return now.vp.get(source, 0) - then.vp.get(source, 0)


def _of_all(before: State, after: State) -> Iterator[Event]:
    """What has come to lie open: objectives, laws, offers with whom they are for, goods on cards to take; a speaker."""
    yield from _things("revealed", None, "objectives", _new(after.objectives, before.objectives))
    yield from _things("laws", None, "laws", _new([law.id for law in after.laws], [law.id for law in before.laws]))
    yield from _things("repealed", None, "laws", _new([law.id for law in before.laws], [law.id for law in after.laws]))
    if after.speaker != before.speaker:
        yield Event("speaker", {"target": after.speaker})
    for offer in after.offers:
        yield Event("offer", {"giver": offer.seat, "receiver": offer.to})
    for card, number in after.strategy_goods.items():
        if number != before.strategy_goods.get(card, 0):
            yield Event("card-goods", {"card": card, "count": number})


def _things(kind: str, seat: int | None, name: str, ids: Iterable[str]) -> Iterator[Event]:
    """An event that names things; none without any."""
    if words := " ".join(ids):
        yield Event(kind, {**_whose(seat), name: words})


def _of_planets(kind: str, seat: int, state: State, ids: Iterable[str]) -> Iterator[Event]:
    """An event that names planets, and in the same order the places where they lie: the map has no room for names."""
    in_order = sorted(ids, key=state.place_of)
    places = " ".join(dict.fromkeys(map(state.place_of, in_order)))
    yield from (Event(kind, {**each.facts, "places": places}) for each in _things(kind, seat, "planets", in_order))


def _amounts(kind: str, seat: int, name: str, amounts: Mapping[str, int]) -> Iterator[Event]:
    """An event that names amounts; none without any."""
    return _things(kind, seat, name, [f"{what}={number}" for what, number in amounts.items() if number > 0])


def _whose(seat: int | None) -> dict[str, str | int]:
    return {} if seat is None else {"seat": seat}


def _new(now: Iterable[str], then: Iterable[str]) -> list[str]:
    """What is there and was not before, in order."""
    before = {*then}
    return [each for each in now if each not in before]


def _planets(state: State, seat: int) -> list[str]:
    return [planet.id for planet in state.planets(seat)]


def _notes(then: Player, now: Player) -> list[str]:
    """The notes of others that lie open before a player now."""
    return [note for note in _new(now.play_area, then.play_area) if note not in now.all_notes]


def _sum(told: Iterable[Facts], mark: str) -> Counter[str]:
    """All that some events say was paid, or gained, without points."""
    found = Counter[str]()
    for facts in told:
        for name, number in facts.items():
            what = name.removeprefix(mark)
            if name.startswith(mark) and isinstance(number, int) and what != POINTS and ":" not in what:
                found[what] += number
    return found


def lost_units(seat: int, events: Sequence[Event]) -> Mapping[str, int]:
    """The units of a player that were destroyed or went over to somebody else, by kind."""
    found = Counter[str]()
    found["infantry"] += sum(event.kind == OVER and event.facts["target"] == seat for event in events)
    for event in _own(seat, events):
        if event.kind in GONE:
            found += _units(event, LOSE if event.kind == "hit" else "")  # which also names ships that sustained damage
        elif event.kind in COUNTED:
            found[COUNTED[event.kind]] += int(event.facts["count"])
        elif event.kind == "rift" and event.facts["lost"]:
            found += lost_in_rift(event)
    return {kind: found[kind] for kind in UNIT_KINDS if found[kind]}


def lost_in_rift(event: Event) -> Counter[str]:
    """What a gravity rift took, by kind: a ship, with all that was aboard where the event names it."""
    return _units(event) if "units" in event.facts else Counter([str(event.facts["kind"])])


def _removed(seat: int, events: Sequence[Event]) -> Mapping[str, int]:
    """The units of a player that went back to the reinforcements, as those for which there was no room, by kind."""
    found = Counter[str]()
    for event in _own(seat, events):
        if event.kind == "removed":
            found += _units(event)
    return {kind: found[kind] for kind in UNIT_KINDS if found[kind]}


def _built(seat: int, events: Iterable[Event]) -> Mapping[str, int]:
    """The units that a player produced or placed, by kind."""
    found = Counter[str]()
    for event in _own(seat, events):
        if event.kind in BUILT and "units" in event.facts:
            found += _units(event)
        elif event.kind in BUILT:
            found[str(event.facts["kind"])] += 1
    return {kind: found[kind] for kind in UNIT_KINDS if found[kind]}


def _own(seat: int, events: Iterable[Event]) -> Iterator[Event]:
    return (event for event in events if event.facts.get("seat") == seat)


def _facts(seat: int, events: Iterable[Event], kinds: Collection[str], *, others: bool = False) -> Iterator[Facts]:
    """What events of a player say that are of these kinds, or of all `others`."""
    return (event.facts for event in _own(seat, events) if (event.kind in kinds) is not others)


def _units(event: Event, head: str = "") -> Counter[str]:
    """The units that an event names under a head, by kind: `lose:cruiser=2` is two cruisers."""
    found = Counter[str]()
    for word in str(event.facts["units"]).split():
        what, _, number = word.partition("=")
        if word.startswith(head):
            found[what.rpartition(":")[2]] += int(number)
    return found
