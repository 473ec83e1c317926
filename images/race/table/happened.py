"""Things that happened, as sentences and as signs. Only what everybody may read is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from images.layout.inline import signs_if
from images.race.cards.actions import ACTIONS
from images.race.cards.signs import kind_sign
from images.race.cards.tokens import shape
from images.race.seats import card_name, seat_owner
from images.words.phrases import Texts
from rules.core.flow import Event
from rules.race.state import State

Facts = Mapping[str, str | int]


def told(event: Event) -> bool:
    """Whether all may read an event, and it says something here."""
    if event.kind == "paid" and not event.facts["count"]:
        return False
    return event.seen_by is None and (event.kind in SIGNS or event.kind in ("round", "phase", "over"))


def sentence(position: State, texts: Texts, event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    facts: dict[str, str | int] = {}
    for key, value in event.facts.items():
        if key == "seat":
            facts[key] = seat_owner(position, int(value), texts, names).name
        elif isinstance(value, str) and ":" not in key:  # what it brought is told in signs
            facts[key] = ", ".join(card_name(word.partition(":")[0], texts) for word in value.split())
        elif not isinstance(value, str):
            facts[key] = value
    return texts(f"race-event-{event.kind}", **facts)


def totals(position: State, texts: Texts, events: Sequence[Event]) -> list[str]:
    """Points (chips, and those printed on cards), cards and goods that came in, as signs."""
    sums = {"vp": 0, "hand": 0, "crate": 0}
    for event in events:
        sums["vp"] += int(event.facts.get("vp", 0)) + _printed(position, event.facts) * (event.kind == "placed")
        sums["hand"] += _drawn(event)
        sums["crate"] += event.kind == "good"
    return [sign for icon, amount in sums.items() if amount for sign in (texts("signed", n=amount), f"@{icon}")]


def _printed(position: State, facts: Facts) -> int:
    """Points printed on the card that an event is about."""
    if "card" not in facts:
        return 0
    return position.card(str(facts["card"])).vp


def _drawn(event: Event) -> int:
    """Cards that came into a hand."""
    number = {"drew": "count", "explored": "kept", "gambled": "hit"}.get(event.kind)
    if not number:
        return 0
    return int(event.facts[number])


Draw = Callable[[State, Texts, Facts], list[str]]


def _card(position: State, texts: Texts, card: str) -> list[str]:
    return [f"@{shape(position.card(card))}", card_name(card, texts)]


def _placed(position: State, texts: Texts, facts: Facts) -> list[str]:
    points = _printed(position, facts)
    return [*_card(position, texts, str(facts["card"])), *signs_if(points, texts("signed", n=points), "@vp")]


def _good(position: State, texts: Texts, world: str) -> list[str]:
    return [kind_sign(position.card(world).good, texts), card_name(world, texts)]


def _actions(position: State, texts: Texts, facts: Facts) -> list[str]:
    cards = [ACTIONS[card] for card in str(facts["actions"]).split()]
    return [sign for phase, more in cards for sign in (f"@phase-{phase}", more) if sign]


def _power(facts: Facts, texts: Texts) -> str:
    return card_name(str(facts["power"]).partition(":")[0], texts)


def _consumed(position: State, texts: Texts, facts: Facts) -> list[str]:
    cards = signs_if(facts["cards"], str(facts["cards"]), "@card")
    return [f"−{facts['goods']}", "@crate", "→", f"+{facts['vp']}", "@vp", *cards, _power(facts, texts)]


def _paid(position: State, texts: Texts, facts: Facts) -> list[str]:
    return [f"−{facts['count']}", "@hand"]


def _gambled(position: State, texts: Texts, facts: Facts) -> list[str]:
    came = texts(f"race-picture-gamble-{'kept' if facts['hit'] else 'lost'}")
    return [f"{facts['guess']}?", *_card(position, texts, str(facts["card"])), "→", came]


SIGNS: dict[str, Draw] = {
    "start": lambda position, texts, facts: _card(position, texts, str(facts["world"])),
    "actions": _actions,
    "explored": lambda position, texts, facts: [str(facts["drew"]), "@look", "→", f"+{facts['kept']}", "@hand"],
    "placed": _placed,
    "held": lambda position, texts, facts: [texts("race-picture-held")],
    "used": lambda position, texts, facts: ["@self", card_name(str(facts["card"]), texts)],
    "paid": _paid,
    "good": lambda position, texts, facts: ["+1", *_good(position, texts, str(facts["world"]))],
    "drew": lambda position, texts, facts: [f"+{facts['count']}", "@hand"],
    "sold": lambda position, texts, facts: ["−1", *_good(position, texts, str(facts["world"]))],
    "consumed": _consumed,
    "spent": lambda position, texts, facts: [
        *(f"−{facts['count']}", "@hand", "→", f"+{facts['vp']}", "@vp"),
        _power(facts, texts),
    ],
    "gambled": _gambled,
    "discarded": lambda position, texts, facts: [f"−{facts['count']}", "@discard"],
}
