"""Questions a game asks, and the shape of their answers.

Three shapes serve every game: choose some of a list (`Pick`), name a number (`Number`), spread an amount over slots
(`Allocate`). An answer is a tuple of words; the same words are the log line, the menu value, the typed command and the
test script. `check` looks at the shape only; whether an answer makes sense is the rule's business.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from random import Random

from rules.core.records import record

Answer = tuple[str, ...]
Facts = Mapping[str, str | int]

WORD = re.compile(r"[a-z0-9:+=.,-]{1,40}")
NO_FACTS: Facts = {}


class Illegal(Exception):
    """A refusal, such as `Illegal("pick-unknown", word="gold")`: `code` names its message, `details` fill it.

    Nothing stored has changed. In words it is `illegal-<code>`, or `<game>-illegal-<code>` for one of a game's own.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


@record
class Option:
    """One thing to pick: its word, the heading it belongs under, facts for its label, what it costs and gains.

    Costs and gains are whole numbers by what a purse counts (`ore`, or `score`), as the rules take and give them. What
    is no such number has a word (`tile`), or a number of another kind behind a head (`income:ore`).
    """

    word: str
    group: str = ""
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    costs: Facts = field(default_factory=lambda: NO_FACTS)
    gains: Facts = field(default_factory=lambda: NO_FACTS)


@record
class Unavailable:
    """What a player may look for among the options and does not find: as an option, and the refusal that says why."""

    option: Option
    reason: Illegal


@record
class Pick:
    """Choose between `least` and `most` of the options.

    `offers` are whole answers the game proposes, best first, where the combinations are too many to list; any other
    choice of options may be tried and the rule says whether it holds.
    """

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    offers: tuple[Answer, ...] = ()

    def check(self, answer: Answer) -> None:
        """Raise `Illegal` pick-count (least, most, given), pick-unknown (word) or pick-twice unless `answer` fits."""
        if not self.least <= len(answer) <= self.most:
            raise Illegal("pick-count", least=self.least, most=self.most, given=len(answer))
        words = [option.word for option in self.options]
        for word in answer:
            if word not in words:
                raise Illegal("pick-unknown", word=word)
        if len(answer) > 1 and len(set(answer)) < len(answer):
            raise Illegal("pick-twice")

    def sample(self, rng: Random) -> Answer:
        """A random answer; headings first, so that a long list does not drown a short one."""
        if self.offers:
            return rng.choice(self.offers)
        if self.most == 1 and self.least == 1:
            group = rng.choice(sorted({option.group for option in self.options}))
            return (rng.choice([option.word for option in self.options if option.group == group]),)
        count = rng.randint(self.least, min(self.most, len(self.options)))
        return tuple(option.word for option in rng.sample(self.options, count))

    def forced(self) -> Answer | None:
        """The only answer there is, if there is only one."""
        if self.least == len(self.options):
            return tuple(option.word for option in self.options)
        return () if self.most == 0 else None


@record
class Number:
    """Name a whole number from `least` to `most`."""

    least: int
    most: int

    def check(self, answer: Answer) -> None:
        """Raise `Illegal` number-shape or number-range (least, most) unless `answer` is one whole number in range."""
        if len(answer) != 1 or not re.fullmatch(r"-?[0-9]{1,9}", answer[0]):
            raise Illegal("number-shape")
        if not self.least <= int(answer[0]) <= self.most:
            raise Illegal("number-range", least=self.least, most=self.most)

    def sample(self, rng: Random) -> Answer:
        """A random number in range, as an answer of one word: `("7",)`."""
        return (str(rng.randint(self.least, self.most)),)

    def forced(self) -> Answer | None:
        """The only number there is, if there is only one."""
        return (str(self.least),) if self.least == self.most else None


@record
class Slot:
    """A place that takes up to `cap` of what is spread: facts for its label, heading, what one costs and gains."""

    word: str
    cap: int
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    group: str = ""
    costs: Facts = field(default_factory=lambda: NO_FACTS)
    gains: Facts = field(default_factory=lambda: NO_FACTS)


@record
class Allocate:
    """Spread between `least` and `most` over slots; words are `slot=n`, slots with nothing are left out.

    `offers` are whole answers the game proposes, as in a `Pick`.
    """

    slots: tuple[Slot, ...]
    least: int
    most: int
    offers: tuple[Answer, ...] = ()

    def check(self, answer: Answer) -> None:
        """Raise `Illegal` allocate-shape, allocate-cap, allocate-sum, pick-unknown or pick-twice unless it fits."""
        caps = {slot.word: slot.cap for slot in self.slots}
        amounts = allocation(answer)
        for word, amount in amounts.items():
            if word not in caps:
                raise Illegal("pick-unknown", word=word)
            if not 1 <= amount <= caps[word]:
                raise Illegal("allocate-cap", word=word, most=caps[word])
        if len(amounts) < len(answer):
            raise Illegal("pick-twice")
        if not self.least <= sum(amounts.values()) <= self.most:
            raise Illegal("allocate-sum", least=self.least, most=self.most, given=sum(amounts.values()))

    def sample(self, rng: Random) -> Answer:
        """A random spread of a random amount, or one of those proposed."""
        if self.offers:
            return rng.choice(self.offers)
        room = [slot.word for slot in self.slots for _ in range(slot.cap)]
        taken = rng.sample(room, rng.randint(self.least, min(self.most, len(room))))
        return spread({slot.word: taken.count(slot.word) for slot in self.slots})

    def forced(self) -> Answer | None:
        """The only spread there is, if all is filled, nothing is, or there is one place for it."""
        if self.least == sum(slot.cap for slot in self.slots):
            return spread({slot.word: slot.cap for slot in self.slots})
        if len(self.slots) == 1 and self.least == self.most:
            return spread({self.slots[0].word: self.least})
        return () if self.most == 0 else None


def allocation(answer: Answer) -> dict[str, int]:
    """The amounts by slot: `allocation(("a=2",))` is `{'a': 2}`; `Illegal` allocate-shape (word) for other words."""
    amounts: dict[str, int] = {}
    for word in answer:
        slot, equals, number = word.partition("=")
        if not equals or not re.fullmatch(r"[0-9]{1,4}", number):
            raise Illegal("allocate-shape", word=word)
        amounts[slot] = int(number)
    return amounts


def spread(amounts: Mapping[str, int]) -> Answer:
    """Write amounts as `slot=n` words without those that are zero: `spread({"a": 2, "b": 0})` is `('a=2',)`."""
    return tuple(f"{slot}={amount}" for slot, amount in amounts.items() if amount)


Ask = Pick | Number | Allocate


@record
class Decision:
    """An open question: who owes which answer.

    `kind` is unique per seat among the open questions and names the message and the rule. `default` is always legal.
    `closes`: the default ends the seat's turn, so that *confirm* may answer it along. An answer to a `sealed` question
    stays hidden until everybody's is in; one that is `settled` is in, may be changed, and nobody waits for it.

    `optional`: may be answered at any time, and nobody waits for it. `aside`: an answer counts at once on the stored
    position, beside its seat's draft, which it leaves alone. `conclusive`: an answer, the last of several in a row, is
    all its seat is to do for now, and counts at once. `blind`: nobody else may know who is asked; see `StandingOrder`.
    """

    seat: int
    kind: str
    ask: Ask
    default: Answer
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    closes: bool = False
    sealed: bool = False
    settled: bool = False
    optional: bool = False
    aside: bool = False
    blind: bool = False
    conclusive: bool = False

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for an answer."""
        return not (self.settled or self.optional)


def choose(
    seat: int, kind: str, options: Sequence[Option], default: Answer | None = None, /, **facts: str | int
) -> Decision:
    """The commonest question: one of these, the first by default. Facts may have any name, `seat` and `kind` too."""
    return Decision(seat, kind, Pick(tuple(options)), default or (options[0].word,), facts)
