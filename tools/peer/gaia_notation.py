"""The peer's lines as answers to our questions.

A command is turned into a `Reply`: the answer by kind of question it may meet, since the same words serve several
(`build m 7B2` is a first mine, an action, or the mine that came with one). Who asks decides.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.decisions import Answer, spread
from rules.core.hexes import Hex
from rules.gaia.galaxy import Galaxy
from tools.peer.gaia_setup import TURN, tile

Reply = dict[str, Answer]

AMOUNT = re.compile(r"(\d*)(\D.*)")
DISPLAY_ONLY = re.compile(r"\([^)]*\)")
BETWEEN_ROUNDS = re.compile(r"\S+\s+(income|brainstone|decline tech|spend \d*tg)")

UPGRADES = {"ts": "station", "lab": "lab", "PI": "institute", "ac1": "academy-k", "ac2": "academy-q"}
SPECIALS = {
    "q": "academy-q",
    "4c": "academy-q",
    "4pw": "tech9",
    "q,5c": "adv3",
    "3o": "adv11",
    "3k": "adv13",
    "step": "booster4",
    "range+3": "booster5",
    "space-station": "space-station",
    "swap-PI": "swap",
    "down-lab": "downgrade",
    "up-lowest": "lowest",
}
STONE = {"area1": "1", "area2": "2", "area3": "3", "gaia": "gaia", "discard": "gone"}
GAIA_GOODS = {"q": "qic", "o": "ore", "k": "knowledge", "c": "credits"}
NO_TILE: Reply = {"itar-tile": ("decline",)}
INCOME = {"pw": "charge", "t": "tokens"}


class Unreadable(Exception):
    """A command of another form than the notation has."""


@dataclass(frozen=True, slots=True)
class Conversion:
    """A free action: `cost` units of `paid` for `amounts` of goods."""

    word: str
    paid: str
    cost: int
    goods: Mapping[str, int]


CONVERSIONS = (
    Conversion("power-qic", "pw", 4, {"q": 1}),
    Conversion("power-ore", "pw", 3, {"o": 1}),
    Conversion("power-knowledge", "pw", 4, {"k": 1}),
    Conversion("power-credits", "pw", 1, {"c": 1}),
    Conversion("qic-ore", "q", 1, {"o": 1}),
    Conversion("knowledge-credits", "k", 1, {"c": 1}),
    Conversion("ore-credits", "o", 1, {"c": 1}),
    Conversion("ore-tokens", "o", 1, {"t": 1}),
    Conversion("credits-qic", "c", 4, {"q": 1}),
    Conversion("credits-ore", "c", 3, {"o": 1}),
    Conversion("credits-knowledge", "c", 4, {"k": 1}),
    Conversion("token-knowledge", "t-a3", 1, {"k": 1}),
    Conversion("gaiaformer-qic", "gf", 1, {"q": 1}),
)
TOGETHER = Conversion("power-ore-credits", "pw", 4, {"o": 1, "c": 1})


def amounts(text: str) -> Counter[str]:
    """Read `3pw,1t`: how many of each unit."""
    read: Counter[str] = Counter()
    for part in text.split(","):
        match = AMOUNT.fullmatch(part)
        if match is None:
            raise Unreadable(text)
        read[match[2]] += int(match[1] or 1)
    return read


def converted(paid: Counter[str], goods: Counter[str], doubled: bool) -> dict[str, int]:
    """The free actions, with their numbers, that turn what was paid into these goods.

    `doubled`: tokens are worth two (Nevlas' institute), so ore and credits of odd cost are best paid in one.
    """
    rows = [row for row in CONVERSIONS if paid[row.paid] and all(goods[unit] for unit in row.goods)]
    found = _split(rows, paid, goods)
    if found is None:
        raise Unreadable(f"spend {dict(paid)} for {dict(goods)}")
    if doubled and found.get("power-ore", 0) % 2 and found.get("power-credits", 0) % 2:
        found = {**found, TOGETHER.word: 1}
        found["power-ore"] -= 1
        found["power-credits"] -= 1
    return {word: count for word, count in found.items() if count}


def _split(rows: Sequence[Conversion], paid: Counter[str], goods: Counter[str]) -> dict[str, int] | None:
    if not any(paid.values()) and not any(goods.values()):
        return {}
    if not rows:
        return None
    row, rest = rows[0], rows[1:]
    (unit,) = row.goods
    for count in range(min(paid[row.paid] // row.cost, goods[unit]), -1, -1):
        left = Counter({**paid, row.paid: paid[row.paid] - count * row.cost})
        found = _split(rest, left, Counter({**goods, unit: goods[unit] - count}))
        if found is not None:
            return {row.word: count, **found}
    return None


class Notation:
    """Reads the lines of one record: who is meant by a name, which sector lies at a centre, which hex at a place."""

    def __init__(self, record: Mapping[str, Any], galaxy: Galaxy) -> None:
        self.seats = {faction: seat for seat, faction in enumerate(record["factions"])}
        self.seats |= {f"p{seat + 1}": seat for seat in range(record["players"])}
        self.galaxy = galaxy
        self._nevlas = self.seats.get("nevlas")
        self._seat = 0
        self._doubled = False
        self._led = False  # an earlier command of the line brought a level that `up` names
        self._tiles = False  # Itars take tiles for tokens in this line

    def read(self, line: str, doubled: bool = False) -> tuple[int, list[Reply]]:
        """The seat and its replies, in order. `doubled`: the seat's tokens are worth two when spent."""
        who, _, rest = line.partition(" ")
        if who not in self.seats:
            raise Unreadable(line)
        self._seat, self._doubled, self._led, self._tiles = self.seats[who], doubled, False, False
        if "(" in rest:
            rest = DISPLAY_ONLY.sub("", rest)
        *commands, last = (command.split() for command in rest.split("."))
        replies = [reply for words in (*commands, last) if words for reply in self._command(words)]
        if not last:
            replies.append({"finish": ("end",)})
        return self._seat, _merged(replies)

    def _command(self, words: list[str]) -> list[Reply]:
        verb, *rest = words
        if verb not in COMMANDS:
            raise Unreadable(" ".join(words))
        return list(COMMANDS[verb](self, rest))

    def place(self, text: str) -> str:
        """A hex by our name; `QxR` is turned into the name of that place."""
        q, cross, r = text.partition("x")
        return self.galaxy.names[Hex(int(q), int(r))] if cross else text.lower()

    def rotate(self, words: list[str]) -> Iterator[Reply]:
        """`rotate 0x0 2 5x-2 1`: sixths of a turn by centre."""
        turned: Counter[str] = Counter()
        for q, r, times in TURN.findall(" ".join(words)):
            turned[self.galaxy.names[Hex(int(q), int(r))].removesuffix("c")] += int(times)
        yield {"rotate": tuple(f"{number}:{times % 6}" for number, times in turned.items() if times % 6)}

    def set(self, words: list[str]) -> Iterator[Reply]:
        """`set booster 1 to booster4`; which map tiles are used is given, not chosen."""
        if words[0] != "mapTile":
            yield {"component": (tile(words[3]),)}

    def faction(self, words: list[str]) -> Iterator[Reply]:
        """`faction terrans`: a choice, or a bid of nothing."""
        yield {"faction": (words[0],), "bid": (f"{words[0]}:0",)}

    def bid(self, words: list[str]) -> Iterator[Reply]:
        """`bid terrans 3`."""
        yield {"bid": (":".join(words),)}

    def build(self, words: list[str]) -> Iterator[Reply]:
        """`build m 7B2`: first structures, mines, gaia projects, upgrades, stations, Firaks' trading station."""
        kind, at = words[0], self.place(words[1])
        if kind == "m":
            yield {"action": (f"mine:{at}",), "mine": (at,), "settle": (at,)}
        elif kind == "gf":
            yield {"action": (f"gaiaformer:{at}",), "mine": (f"gaiaformer:{at}",)}
        elif kind == "sp":
            yield {"space-station": (at,)}
        else:
            self._doubled |= kind == "PI" and self._seat == self._nevlas
            yield {"action": (f"{UPGRADES[kind]}:{at}",), "settle": (at,), "downgrade": (at,)}

    def booster(self, words: list[str]) -> Iterator[Reply]:
        """`booster booster9`."""
        yield {"booster": (words[0],)}

    def income(self, words: list[str]) -> Iterator[Reply]:
        """`income 4pw,t`: what comes next, as kind and amount; whose source it is, the question tells."""
        for part in words[0].split(","):
            ((unit, count),) = amounts(part).items()
            yield {"income": (INCOME[unit], str(count))}

    def brainstone(self, words: list[str]) -> Iterator[Reply]:
        """`brainstone area2`: where the stone ends."""
        place = (STONE[words[0]],)
        yield {"stone": place, "bowls": place}

    def spend(self, words: list[str]) -> Iterator[Reply]:
        """`spend 7pw for 2o,1c`: free actions, or what Terrans and Itars make of the gaia area."""
        paid, goods = amounts(words[0]), amounts(words[2])
        if "tg" not in paid:
            for word, count in converted(paid, goods, self._doubled).items():
                yield {"action": (f"{word}:{count}",), "finish": (f"{word}:{count}",)}
        elif "tech" in goods:
            self._tiles = True
            yield {"itar-tile": ("tile",)}
        else:
            yield {"terran-goods": spread({GAIA_GOODS[unit]: count for unit, count in goods.items()})}

    def burn(self, words: list[str]) -> Iterator[Reply]:
        """`burn 2`."""
        word = (f"burn:{words[0]}",)
        yield {"action": word, "finish": word}

    def federation(self, words: list[str]) -> Iterator[Reply]:
        """`federation 1A5,1A6,3B2 fed4`."""
        yield {"action": ("federation",)}
        yield {"federate": tuple(map(self.place, words[0].split(",")))}
        yield {"token": (words[1],)}

    def up(self, words: list[str]) -> Iterator[Reply]:
        """`up nav`: research, or the level that came with something."""
        yield {"advance": (words[0],)} if self._led else {"action": (f"research:{words[0]}",)}

    def action(self, words: list[str]) -> Iterator[Reply]:
        """`action power3`."""
        yield {"action": (words[0],)}

    def special(self, words: list[str]) -> Iterator[Reply]:
        """`special 4pw`: named by what it brings."""
        self._led = True
        yield {"action": (f"special:{SPECIALS[words[0]]}",)}

    def tech(self, words: list[str]) -> Iterator[Reply]:
        """`tech free1`, `tech adv-nav`."""
        self._led = True
        yield {"tile": (words[0].replace("adv-", "adv:"),)}

    def cover(self, words: list[str]) -> Iterator[Reply]:
        """`cover free1`."""
        yield {"cover": (words[0],)}

    def lost_planet(self, words: list[str]) -> Iterator[Reply]:
        """`lostPlanet 4B5`."""
        yield {"lost-planet": (self.place(words[0]),)}

    def fedtile(self, words: list[str]) -> Iterator[Reply]:
        """`fedtile fed4`: a token scored again."""
        yield {"rescore": (words[0],)}

    def swap(self, words: list[str]) -> Iterator[Reply]:
        """`swap-PI 4A5`: the mine's place."""
        yield {"swap": (self.place(words[0]),)}

    def leave(self, words: list[str]) -> Iterator[Reply]:
        """`pass booster4`, `pass` in the last round."""
        yield {"action": (f"pass:{words[0]}" if words else "pass",)}

    def charge(self, words: list[str]) -> Iterator[Reply]:
        """`charge 2pw`; with the Taklons' token `1t,2pw` or `2pw,1t`."""
        first, *more = words[0].split(",")
        taken = ("token-first" if first.endswith("t") else "token-last") if more or first.endswith("t") else "yes"
        yield {"charge": (taken,)}

    def decline(self, words: list[str]) -> Iterator[Reply]:
        """`decline 2pw`, `decline up`, `decline tech`."""
        if words == ["up"]:
            yield {"advance": ("decline",)}
            if self._tiles:  # after this the peer offers no other tile for tokens
                yield NO_TILE
        elif words == ["tech"]:
            yield NO_TILE
        else:
            yield {"charge": ("no",)}


COMMANDS: dict[str, Callable[[Notation, list[str]], Iterator[Reply]]] = {
    "rotate": Notation.rotate,
    "set": Notation.set,
    "faction": Notation.faction,
    "bid": Notation.bid,
    "build": Notation.build,
    "booster": Notation.booster,
    "income": Notation.income,
    "brainstone": Notation.brainstone,
    "spend": Notation.spend,
    "burn": Notation.burn,
    "federation": Notation.federation,
    "up": Notation.up,
    "action": Notation.action,
    "special": Notation.special,
    "tech": Notation.tech,
    "cover": Notation.cover,
    "lostPlanet": Notation.lost_planet,
    "fedtile": Notation.fedtile,
    "swap-PI": Notation.swap,
    "pass": Notation.leave,
    "charge": Notation.charge,
    "decline": Notation.decline,
}


def _merged(replies: list[Reply]) -> list[Reply]:
    """Terrans answer once for the whole gaia area."""
    parts = [reply for reply in replies if "terran-goods" in reply]
    if len(parts) < 2:
        return replies
    total: Counter[str] = Counter()
    for part in parts:
        for word in part["terran-goods"]:
            slot, _, count = word.partition("=")
            total[slot] += int(count)
    return [{"terran-goods": spread(total)}, *(reply for reply in replies if reply not in parts)]
