"""The notation of the peer platform, which many players have in their fingers: `build ts 3A2. charge 2`.

A command becomes a `Reply`: the answer by kind of question it may meet, since the same words serve several
(`build m 7B2` is a first mine, an action, or the mine that came with one). Who asks decides.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import cast

from rules.core.decisions import Answer, Decision, Illegal, Pick, spread
from rules.core.hexes import Hex
from rules.gaia.board.galaxy import Galaxy
from rules.gaia.game import GAME
from rules.gaia.phases.gaia_phase import ITAR_PRICE, TERRAN_PRICES
from rules.gaia.spending import amounts, converted
from rules.gaia.state import Player, State

Reply = dict[str, Answer]

TURN = re.compile(r"(-?\d+)x(-?\d+) (\d+)")
UPGRADES = {"ts": "station", "lab": "lab", "pi": "institute", "ac1": "academy-k", "ac2": "academy-q"}
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
    "swap-pi": "swap",
    "down-lab": "downgrade",
    "up-lowest": "lowest",
}
STONE = {"area1": "1", "area2": "2", "area3": "3", "gaia": "gaia", "discard": "gone"}
GAIA_GOODS = {"q": "qic", "o": "ore", "k": "knowledge", "c": "credits"}
NO_TILE: Reply = {"itar-tile": ("decline",)}
INCOME = {"pw": "charge", "t": "tokens"}
BY_ITSELF = {"income", "stone", "bowls", "advance", "cover", "rescore", "token"}  # not asked where one answer is left


def read(state: State, seat: int, command: str) -> list[str]:
    """Our lines for one command, given the position it is said in; raises `Illegal` notation.

    A command that says what has followed by itself, such as the level beside a tile, has no lines.
    """
    player = state.players[seat]
    nevlas = player.faction == "nevlas"
    said = command.split()
    if not said:
        raise Illegal("notation", line=command)
    asked = {question.kind: question for question in GAME.pending(state, seat)}
    doubled = nevlas and player.institute
    speaker = Speaker(state.galaxy, nevlas=nevlas, doubled=doubled, led="action" not in asked)
    return [line for reply in speaker.replies(said) for line in _lines(player, reply, asked, command)]


def _lines(player: Player, reply: Reply, asked: Mapping[str, Decision], command: str) -> list[str]:
    """A reply as the answer to what is asked, or to what it alone can be meant for."""
    kinds = [kind for kind in reply if kind in asked]
    if not kinds and len(reply) > 1:
        raise Illegal("notation", line=command)
    kind = (kinds or list(reply))[0]
    if kind in BY_ITSELF and list(asked) == ["finish"]:
        return []
    return [" ".join((kind, *fitted(player, asked.get(kind), kind, reply[kind])))]


def fitted(player: Player, question: Decision | None, kind: str, words: Answer) -> Answer:
    """Words as our question has them: an income by its source, and of Ivits' whole federation only what is added.

    Raises `Illegal` notation for an income that is not to come.
    """
    if kind == "federate":
        return tuple(at for at in words if at not in player.federated and at not in player.satellites)
    if kind != "income" or question is None:
        return words
    of, amount = words
    for option in cast(Pick, question.ask).options:
        if option.gains.get(of) == int(amount):
            return (option.word,)
    raise Illegal("notation", line=f"income {amount} {of}")


class Speaker:
    """Reads the commands of one seat's turn, one after another.

    `doubled`: the seat's tokens are worth two when spent. `nevlas`: an institute will make them so. `led`: an earlier
    command of the turn brought a level that `up` names.
    """

    def __init__(self, galaxy: Galaxy, *, nevlas: bool = False, doubled: bool = False, led: bool = False) -> None:
        self.galaxy = galaxy
        self._nevlas = nevlas
        self._doubled = doubled
        self._led = led
        self._tiles = False  # Itars take tiles for tokens in this turn

    def replies(self, words: list[str]) -> list[Reply]:
        """The replies of one command; raises `Illegal` notation."""
        verb, *rest = map(str.lower, words)
        try:
            return list(COMMANDS[verb](self, rest))
        except (KeyError, IndexError, ValueError) as error:
            raise Illegal("notation", line=" ".join(words)) from error

    def place(self, text: str) -> str:
        """A hex by our name; `QxR` is turned into the name of that place."""
        q, cross, r = text.partition("x")
        if cross:
            return self.galaxy.names[Hex(int(q), int(r))]
        return text.lower()

    def rotate(self, words: list[str]) -> Iterator[Reply]:
        """`rotate 0x0 2 5x-2 1`: sixths of a turn by centre."""
        turned: Counter[str] = Counter()
        for q, r, times in TURN.findall(" ".join(words)):
            turned[self.galaxy.names[Hex(int(q), int(r))].removesuffix("c")] += int(times)
        yield {"rotate": tuple(f"{number}:{times % 6}" for number, times in turned.items() if times % 6)}

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
            self._doubled |= kind == "pi" and self._nevlas
            yield {"action": (f"{UPGRADES[kind]}:{at}",), "settle": (at,), "downgrade": (at,)}

    def booster(self, words: list[str]) -> Iterator[Reply]:
        """`booster booster9`."""
        yield {"booster": (words[0],)}

    def income(self, words: list[str]) -> Iterator[Reply]:
        """`income 4pw,t`: what comes next, as kind and amount; whose source it is, the question tells.

        An answer for each part, in the order in which they are written.
        """
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
            for word, count in converted(paid, goods, doubled=self._doubled).items():
                yield {"action": (f"{word}:{count}",), "finish": (f"{word}:{count}",)}
        elif "tech" in goods:
            if (paid, goods) != ({"tg": ITAR_PRICE}, {"tech": 1}):
                raise ValueError  # each tile is a question of its own
            self._tiles = True
            yield {"itar-tile": ("tile",)}
        else:
            made = {GAIA_GOODS[unit]: count for unit, count in goods.items()}
            if paid["tg"] != sum(TERRAN_PRICES[good] * count for good, count in made.items()):
                raise ValueError
            yield {"terran-goods": spread(made)}

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
        if first.endswith("t"):
            yield {"charge": ("token-first",)}
        else:
            yield {"charge": ("token-last" if more else "yes",)}

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


COMMANDS: dict[str, Callable[[Speaker, list[str]], Iterator[Reply]]] = {
    "rotate": Speaker.rotate,
    "faction": Speaker.faction,
    "bid": Speaker.bid,
    "build": Speaker.build,
    "booster": Speaker.booster,
    "income": Speaker.income,
    "brainstone": Speaker.brainstone,
    "spend": Speaker.spend,
    "burn": Speaker.burn,
    "federation": Speaker.federation,
    "up": Speaker.up,
    "action": Speaker.action,
    "special": Speaker.special,
    "tech": Speaker.tech,
    "cover": Speaker.cover,
    "lostplanet": Speaker.lost_planet,
    "fedtile": Speaker.fedtile,
    "swap-pi": Speaker.swap,
    "pass": Speaker.leave,
    "charge": Speaker.charge,
    "decline": Speaker.decline,
}
