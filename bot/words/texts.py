"""Words in every language: Fluent messages by id, and the ids that follow from a game's data.

    <game>-name  <game>-rules  command-<game> (the description of the command)  <game>-board-<board>
    <game>-ask-<kind>  <game>-event-<kind>  <game>-digest-<kind>  <game>-name-<id>
    <game>-word-<head>  <game>-group-<head> (of a word or group `head:rest`, with the name of the rest as `arg`)
    <game>-chapter-<chapter> (of the reference; its entries have names: <game>-name-<chapter>-<id> or <game>-name-<id>)
    <game>-option-<option>  <game>-choice-<option>-<value>  <game>-order-<order>

An option that people may write: `<game>-write-<option>` is that in its menu, `<game>-written-<option>` that it was
(for `seats` players), `<game>-text-<option>` the text itself; `<game>-warned-<kind>` what is warned of in it.

By what a game is won where points are level: `<game>-tie-break`, with the argument `names`.
A control or prompt that all games share may have a game's own word, `<game>-ui-<control>` (see `Texts.own`): what lies
before a seat, or a part of the map, is called as in the rulebook.

Where components have values that are not the printed ones, tables say which (`bot/words/own_values.py`): each data file
that a host may replace is called `<game>-file-<its name without the ending>`.

What a game's `purse` counts has its `<game>-name-<id>` too. A question may have more words: of a choice of several
(`<game>-choose-<kind>`, `<game>-offer-<kind>` and `<game>-ready-<kind>`, see `bot/ui/panel/question_controls.py`), and
above it where an answer may count at once (`<game>-draws-<kind>`), and once it is answered (`<game>-step-<kind>`, with
the answer as `answer`; see `bot/words/labels.py:Labels.step`). Tips: `bot/ui/panel/advice/tips.py`.

An id that means two things has a name for each: `<game>-name-<where>-<id>`, where it is the key of a fact (`planet`),
the head of a word (`research`) or the kind of a question (`advance`). What the options of one question are called:

    <game>-name-<kind>-<word>  <game>-word-<kind>-<head>  <game>-each-<kind> (all others, with the name of their `head`)
    <game>-under-<group>-<head> (where the heading is open that they stand under, which need not be said again)
    <game>-open-<group> (that heading itself, where it says more than the button that opened it)

What options cost and gain: `<game>-amount-<name>`, with the argument `n` for a number, `what` for the name of a word
or, of a head (`income:ore` is the head `income` over `ore`), for all amounts under it. See `bot/words/effects.py`. An
option `head:rest` without a text is called by what it costs and gains; an event that gained something may have a text
of its own, `<game>-event-<kind>-result`, with that as the argument `result`, or as `changes`, which have signs:
`<game>-change-<name>` with `n`.

The fact `seats` holds several players, apart by spaces. A fact that has words of its own is called
`<game>-<fact>-<id>`, with the other facts as they stand as its arguments.
Where something happened is said with what it is where no map stands beside it: an event with the fact `tile` may say
`told-tile` in its place, which is the message `<game>-told-tile` with the name as `place`.
A place, which has numbers and no name, is called by its id, or as `<game>-place` writes it (its argument: `place`).
So much of something (`cruiser=2`) is said as an amount, under a head (`lose:cruiser=2`) or in a place (`pds:jord=2`).
The second copy of a thing is called like the first (`ship.2` like `ship`), a part like the whole (`ship:0`).

Why a rule of thumb ranks an answer (`rules/opponents/reasons.py`): `<game>-reason-<kind>`, filled by the facts of the
reason.

    refusal-<code>  illegal-<code>  <game>-illegal-<code>

A missing message is a warning (once a text; an error in tests), and its id is shown.
"""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from bot.errors import Refusal
from bot.words.effects import amount_words, facts_apart, joined, unsaid, whole
from bot.words.messages import Messages
from bot.words.particles import addressed, josa, listed
from images.words.numbers import signed, written
from images.words.tenses import present
from rules import games
from rules.core.decisions import NO_FACTS, Decision, Facts, Illegal, Option
from rules.core.flow import Event
from rules.opponents.reasons import Reason

LOCALES = ("en", "ko")
WANTED_AT_ONCE = "command"  # the file with what is told of a game that nobody has asked for
FOLDERS = [Path(__file__).parent / "locale"]
SEATS = frozenset({"seat", "by", "owner", "giver", "receiver", "target"})
ORDER = "seats"  # the fact that holds several players, in their order
BY_SEAT = "by-seat"  # the fact that holds what each of several players has: `0=settle 1=trade+double`
NAMED = re.compile(r"[a-z][a-z0-9-]*")
COPY = re.compile(r"(?<=[a-z])\.[0-9]+(?=:|$)")  # the `.2` of the second copy of a card
SO_MUCH = re.compile(r"(?P<name>[a-z0-9].*)=(?P<number>[0-9]+)")
NUMBERED = re.compile(r"(?=.*[0-9])(?=.*[a-z])")  # what has numbers and no name is a place


class MissingText(UserWarning):
    """A warning: a language lacks a message, or a message was given no value for one of its arguments."""


def language(locale: str | None) -> str:
    """The language we have that comes nearest to Discord's `locale`: by what stands before a hyphen, else the first."""
    short = (locale or "").partition("-")[0]
    if short in LOCALES:
        return short
    return LOCALES[0]


@lru_cache
def bundle(lang: str) -> Messages:
    """All messages of a language (`en`, `ko`); those of games are among them. Read once for each."""
    made = Messages([lang], functions=FUNCTIONS, use_isolating=False)
    for folder in FOLDERS:
        for path in sorted((folder / lang).glob("*.ftl")):
            game, _, part = path.stem.partition("-")
            if game in games.MODULES and part != WANTED_AT_ONCE:
                made.add_later(game, path)
            else:
                made.add_file(path)
    return made


def _josa(word: Any, pair: str) -> str:
    return josa(written(word) if isinstance(word, int) else str(word), pair)


def _seat(key: str, value: int, names: Sequence[str]) -> str | int:
    """A number, or the player it stands for."""
    if key in SEATS and value < len(names):
        return names[value]
    return value


def _seats(value: str, names: Sequence[str]) -> str:
    """Numbers of seats in a row, apart by spaces, as the players they stand for."""
    return ", ".join(str(_seat("seat", int(number), names)) for number in value.split(" "))


def _upper(word: Any) -> str:
    return str(word).upper()


def _signed(number: Any) -> str:
    return signed(int(number))


def _listed(names: Any, joint: str = "") -> str:
    return listed(str(names), joint)


def _first(word: Any, count: Any) -> int:
    """The first so many digits of a number that begins a name, such as of a tile, for a selector."""
    digits = str(word)[: int(count)]
    return int(digits) if digits.isdecimal() else -1


def _addressed(mentions: Any, title: str) -> str:
    return addressed(str(mentions), title)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "JOSA": _josa,
    "LISTED": _listed,
    "ADDRESSED": _addressed,
    "FIRST": _first,
    "UPPER": _upper,
    "SIGNED": _signed,
}


AHEAD: dict[str, Callable[[str], str]] = {"ko": present}  # where what will be done is told otherwise than what is done


class Named(str):
    """A name to show; a Fluent selector may match on its `id` instead."""

    __slots__ = ("id",)
    __hash__ = str.__hash__
    id: str

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) or self.id == other


def named_as(name: str | int, told: str | int) -> str | int:
    """The name of an id that was told, which a selector knows still; a number as it stands."""
    if not (isinstance(name, str) and isinstance(told, str)):
        return name
    named = Named(name)
    named.id = told
    return named


def _number(word: str) -> str | int:
    """A word, as a number where it is one, which a selector may match; none with zeros in front, as of a tile."""
    if word.isdecimal() and word == str(int(word)):
        return int(word)
    return word


class Texts:
    """The words of one language, the one that comes nearest to Discord's `locale`.

    `Texts("en")("post-next", mentions="Ada")` is "Ada: you are next." What is said of a game takes its
    `kind` first, as in `texts.name(kind, id)`; `names` are those of its players by seat. A message that is missing, or
    an argument of it, warns with `MissingText`; a missing message is said by its id.
    """

    def __init__(self, locale: str | None) -> None:
        self.locale = language(locale)
        self._bundle = bundle(self.locale)

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message with its arguments filled in."""
        pattern = self._bundle.pattern(message)
        if pattern is None:
            warnings.warn(f"no text {message} in {self.locale}", MissingText, stacklevel=2)
            return message
        text, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            warnings.warn(f"text {message} in {self.locale}: {error!r}", MissingText, stacklevel=2)
        return str(text)

    def _says_all(self, message: str, args: Mapping[str, Any]) -> bool:
        """Whether there is such a message, and these are all that it asks for."""
        pattern = self._bundle.pattern(message)
        return pattern is not None and not self._bundle.format_pattern(pattern, args)[1]

    def has(self, message: str) -> bool:
        """Whether the language has a message of this id, such as `ui-mine`."""
        return self._bundle.has_message(message)

    def own(self, game: str, message: str, /, **args: Any) -> str:
        """The game's own word where it has one, else that of all games.

        `own("<game>", "ui-mine")` is the message `<game>-ui-mine`, or `ui-mine` where there is none. `args` fill it.
        """
        particular = f"{game}-{message}"
        return self(particular if self.has(particular) else message, **args)

    def ask(self, game: str, decision: Decision, names: Sequence[str] = ()) -> str:
        """What is asked."""
        return self.question(game, decision.kind, decision.facts, names)

    def question(self, game: str, kind: str, facts: Mapping[str, str | int], names: Sequence[str] = ()) -> str:
        """What a question of this kind asks."""
        return self(f"{game}-ask-{kind}", **self.facts(game, facts, names))

    def warning(self, game: str, decision: Decision, group: str = "", names: Sequence[str] = ()) -> str:
        """What is said above a question whose answer may count at once, where the game has words for it.

        `group` is the heading that is open, "" for none; "" is returned where no answer under it does.
        """
        open_heading = group.partition(":")[0] or "none"
        facts = self.facts(game, decision.facts, names)
        return self(f"{game}-draws-{decision.kind}", **facts, under=open_heading).strip()

    def option(
        self, game: str, decision: Decision, option: Option, names: Sequence[str] = (), *, under: str = ""
    ) -> str:
        """One of the options of a question; `under` the heading that is open, some are called by what differs there."""
        facts, kind = self.facts(game, option.facts, names), decision.kind
        word = COPY.sub("", option.word)
        head, _, rest = word.partition(":")
        facts = {"arg": self.called(game, head, rest), **facts}
        own = [f"{game}-name-{kind}-{word}", f"{game}-word-{kind}-{head}"]
        if under and rest:
            own.insert(0, f"{game}-under-{under.partition(':')[0]}-{head}")
        if particular := next(filter(self.has, own), None):
            return self(particular, **facts)
        if self.has(f"{game}-each-{kind}"):
            return self(f"{game}-each-{kind}", **{"head": self.name(game, head), **facts})
        called = self.has(f"{game}-name-{word}") or self.has(f"{game}-word-{head}") or not rest
        if not called and (option.costs or option.gains):
            return whole("", *self.effect(game, option.costs, option.gains))
        return self.word(game, word, **facts)

    def effect(self, game: str, costs: Facts, gains: Facts) -> tuple[list[str], list[str]]:
        """What something costs and gains, each amount by amount.

        `costs` and `gains` are those of an `Option`: `{"ore": 1}` and `{"score": 2}` may be `(["1 ore"], ["2 VP"])`.
        """
        named = partial(self.called, game)
        return amount_words(self, game, costs, named), amount_words(self, game, gains, named)

    def group(self, game: str, group: str) -> str:
        """The heading of some options; a group `head:rest` has the argument `arg`."""
        head, _, rest = group.partition(":")
        return self(f"{game}-group-{head}", arg=self.name(game, rest))

    def open_group(self, game: str, group: str) -> str:
        """The heading of some options while it is open, which has more room than its button."""
        message = f"{game}-open-{group}"
        return self(message) if self.has(message) else self.group(game, group)

    def event(self, game: str, event: Event, names: Sequence[str] = ()) -> str:
        """Something that happened, and what was paid and gained: `… — pays 2 ore → 3 VP`.

        What was lost rather than paid has words of its own, `<game>-event-<kind>-paid` with what it was as `what`. So
        may an event with its results, `<game>-event-<kind>-result`, as they are or as `changes` with their signs; a log
        that does not say yet what they ask for is told without them. So it is with `<game>-event-<kind>-in-full`, which
        asks for facts that are not always known, such as those that logs of older releases lack.
        """
        facts, costs, gains = facts_apart(event.facts)
        named, effect = self._told(game, facts, names), self.effect(game, costs, gains)
        own = f"{game}-event-{event.kind}-result"
        in_full = f"{game}-event-{event.kind}-in-full"
        if any(effect) and self._says_all(own, {**named, "result": "", "changes": ""}):
            return self(own, **named, result=whole("", *effect), changes=self._changes(game, costs, gains))
        line = self(in_full if self._says_all(in_full, named) else f"{game}-event-{event.kind}", **named)
        costs_told, gains_told = unsaid(line, *effect)
        if not costs_told:
            return whole(line, (), gains_told)
        return whole(line, [self._paid(game, event.kind, costs, joined(costs_told))], gains_told)

    def ahead(self, told: str) -> str:
        """A line of the log, or the statement of a step, as what will be done: `놓았습니다` as `놓습니다`."""
        return AHEAD[self.locale](told) if self.locale in AHEAD else told

    def _changes(self, game: str, costs: Facts, gains: Facts) -> str:
        """What came of something, with signs, where the game has words for it: `<game>-change-<name>`."""
        amounts = {**{name: -int(n) for name, n in costs.items() if isinstance(n, int)}, **gains}
        named = {f"{game}-change-{name}": n for name, n in amounts.items() if n}
        return ", ".join(self(message, n=n) for message, n in named.items() if self.has(message))

    def _paid(self, game: str, kind: str, costs: Facts, what: str) -> str:
        """What was paid, or lost; where that is only one thing it may have words of its own, `<game>-paid-<thing>`."""
        only, *others = (name for name, amount in costs.items() if self.effect(game, {name: amount}, NO_FACTS)[0])
        if not others and self.has(f"{game}-paid-{only}"):
            return self(f"{game}-paid-{only}", what=self.called(game, only, str(costs[only])))
        paid = f"{game}-event-{kind}-paid"
        return self(paid if self.has(paid) else "event-paid", what=what)

    def digest(self, game: str, event: Event, names: Sequence[str] = ()) -> str:
        """Something that a chapter of a game brought, without whom (`bot/manifest/digest.py`)."""
        return self(f"{game}-digest-{event.kind}", **self._told(game, event.facts, names))

    def _told(self, game: str, facts: Facts, names: Sequence[str]) -> dict[str, Any]:
        """Facts in words, of which a text may choose by their ids, too; places also with what they are."""
        named = self.facts(game, facts, names)
        told: dict[str, Any] = {key: named_as(named[key], facts[key]) for key in named}
        places = [key for key in facts if self.has(f"{game}-told-{key}")]
        return told | {f"told-{key}": self(f"{game}-told-{key}", place=named[key]) for key in places}

    def reason(self, game: str, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why a rule of thumb of a game ranks an answer where it does."""
        return self(f"{game}-reason-{reason.kind}", **self._told(game, reason.facts, names))

    def several(self, game: str, kind: str, names: Sequence[str], facts: Facts = NO_FACTS) -> str:
        """That several seats did something of one kind, for what is told in short; "" where the game has no words.

        `facts` are those that it has of all of them, which it may say: `<game>-event-<kind>-several-in-full`.
        """
        message = f"{game}-event-{kind}-several"
        told = {**self._told(game, facts, ()), "names": ", ".join(names)}
        in_full = f"{message}-in-full"
        if self._says_all(in_full, told):
            return self(in_full, **told)
        return self(message, **told) if self.has(message) else ""

    def rows(self, game: str, events: Sequence[Event | None], names: Sequence[str]) -> Mapping[int, str]:
        """By place what several seats got alike, each in short in a row of its kind, `<game>-event-<kind>-row`.

        The `first` of them opens the row with what all of it is, `<game>-event-<kind>-rows`. Left out is what has no
        such words or lacks facts that they ask for, and a kind of which there is one event only.
        """
        found, begun = dict[int, str](), set[str]()
        kinds = Counter(event.kind for event in events if event)
        for at, event in ((at, event) for at, event in enumerate(events) if event and kinds[event.kind] > 1):
            kind = f"{game}-event-{event.kind}"
            if not self.has(f"{kind}-rows"):
                continue
            facts, costs, gains = facts_apart(event.facts)
            told = {**self._told(game, facts, names), "changes": self._changes(game, costs, gains) or "0"}
            if self._says_all(f"{kind}-row", told):
                row = self(f"{kind}-row", **told)
                found[at] = row if kind in begun else self(f"{kind}-rows", first=row)
                begun.add(kind)
        return found

    def refusal(self, error: Refusal | Illegal, game: str = "", names: Sequence[str] = ()) -> str:
        """Why something is not possible: where the game is known, in its own words and never in those of another.

        These are told players and things by name; what all games share has answers in it, as they were typed.
        """
        if isinstance(error, Refusal):
            return self(f"refusal-{error.code}", **error.details)
        shared = f"illegal-{error.code}"
        own = [f"{one}-illegal-{error.code.removeprefix(f'{one}-')}" for one in ([game] if game else games.MODULES)]
        ids = [*own, shared] if game else [shared, *own]
        message = next(filter(self.has, ids), shared)
        if game and message != shared:
            named = self.facts(game, error.details, names)
            return self(message, **{key: named_as(named[key], error.details[key]) for key in named})
        return self(message, **error.details)

    def word(self, game: str, word: str, **facts: Any) -> str:
        """A word of an answer: a number, its name, or `head:rest` as the message of its head with `arg` for the rest.

        That message is `<game>-word-<head>`. A word with digits that has neither, such as `7b2`, is that of a place.
        """
        if re.fullmatch(r"-?\d+", word):
            return written(int(word))
        if self.has(f"{game}-name-{word}"):
            return self(f"{game}-name-{word}", **facts)
        head, _, rest = word.partition(":")
        if rest and not NAMED.fullmatch(head):
            return word
        if not rest and not self.has(f"{game}-word-{head}") and not head.isalpha():
            return self._place(game, word)
        return self(f"{game}-word-{head}", **{"arg": _number(self.called(game, head, rest)), **facts})

    def name(self, game: str, value: str) -> str:
        """What ids are called; a place, which has no name, is called by its id. Commas may be part of that."""
        parts = [self._name(game, part) for part in value.split(" ")]
        if any("," in part for part in parts):
            return " · ".join(parts)
        return ", ".join(parts)

    def facts(self, game: str, facts: Mapping[str, str | int], names: Sequence[str] = ()) -> dict[str, str | int]:
        """Facts as people read them: players and things by name, numbers as they are.

        A seat is called by `names` where it has one.
        """
        return {
            key: self._fact(game, key, value, facts, names) if isinstance(value, str) else _seat(key, value, names)
            for key, value in facts.items()
        }

    def _fact(self, game: str, key: str, value: str, facts: Mapping[str, str | int], names: Sequence[str]) -> str:
        if key == ORDER:
            return _seats(value, names)
        if key == BY_SEAT:
            return self._by_seat(game, value, names)
        return self.called(game, key, value, facts)

    def _by_seat(self, game: str, value: str, names: Sequence[str]) -> str:
        """What each of several players has."""
        parts = [part.partition("=") for part in value.split(" ")]
        own = [
            self("one-of-each", name=_seat("seat", int(seat), names), what=self.name(game, ids.replace("+", " ")))
            for seat, _, ids in parts
        ]
        return "; ".join(own)

    def called(self, game: str, where: str, value: str, facts: Mapping[str, str | int] = NO_FACTS) -> str:
        """The name of an id in a certain place, where it may take the facts beside it as arguments."""
        own = (f"{game}-name-{where}-{value}", f"{game}-{where}-{value}")
        particular = next(filter(self.has, own), None)
        if particular:
            return self(particular, **facts)
        return self.name(game, value)

    def _name(self, game: str, value: str) -> str:
        value = COPY.sub("", value)
        if so_much := SO_MUCH.fullmatch(value):
            return self._amount(game, so_much["name"], int(so_much["number"]))
        head = value.partition(":")[0]
        if self.has(f"{game}-name-{value}") or (NAMED.fullmatch(head) and self.has(f"{game}-word-{head}")):
            return self.word(game, value)
        if self.has(f"{game}-name-{head}"):
            return self(f"{game}-name-{head}")
        return self._place(game, value)

    def _amount(self, game: str, name: str, number: int) -> str:
        """So much of something: `cruiser=2`, under a head (`lose:cruiser=2`) or at a place (`infantry:jord=2`)."""
        head, colon, rest = name.partition(":")
        if colon and self.has(f"{game}-word-{head}"):
            return self(f"{game}-word-{head}", arg=self._amount(game, rest, number))
        there = f"{game}-there-{head}"
        if colon and self.has(there):
            return self(there, n=number, place=self.name(game, rest))
        said = self(f"{game}-amount-{head}", n=number)
        if colon:
            return self("amount-there", amount=said, place=self.name(game, rest))
        return said

    def _place(self, game: str, word: str) -> str:
        """A word without a name is called by itself; a place as the game writes places."""
        if NUMBERED.match(word) and self.has(f"{game}-place"):
            return self(f"{game}-place", place=word)
        return word
