"""How a computer player votes: for what serves it most, with half of its planets in the first of two agendas.

What an outcome does at once is reckoned by the rules themselves; what a law does later is judged by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.opponents.reasons import Reason
from rules.ti4.agendas.consequences import consequences
from rules.ti4.agendas.frames import NextAgenda
from rules.ti4.agendas.outcomes import outcome_of
from rules.ti4.agendas.voting import THREAT, USE, VOTE, influence_of, open_agenda
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.components.agendas import AGAINST, AGENDAS, FOR
from rules.ti4.computer.reasons import why
from rules.ti4.state import Player, State

HARMFUL = frozenset(("public-execution", "compensated-disarmament", "colonial-redistribution", "demilitarized-zone"))
VOTED_DOWN = frozenset(  # what costs whoever has most to lose
    {
        *("anti-intellectual-revolution", "arms-reduction", "executive-sanctions", "fleet-regulations"),
        *("swords-to-plowshares", "representative-government", "new-constitution", "wormhole-research"),
    }
)
WORTH: Mapping[str, float] = {  # victory points for one of what an outcome changes at once
    "vp": 1.0, "technologies": 0.3, "tokens": 0.2, "units": 0.1, "planets": 0.08, "trade-goods": 0.06,
    "action-cards": 0.1, "secrets": 0.3,
}  # fmt: skip
OF_OTHERS = 0.7  # of what an outcome brings the others on average, for which it is worth that much less
WEIGHED = ("for-against", "player")  # what is voted on with few enough outcomes to reckon each
TELLS = 0.05  # a difference by which a vote is decided
ENDING = ("quash", "veto", "political-favor")  # what has the agenda discarded
SILENCING = ("assassinate-representative", "political-secret")
SPARED = 1  # command tokens for secondary abilities that are left after one for Quash
FEW_VOTES = 0.15  # of all votes: with no more of them rather a prediction is made than a vote


def ballot(view: State, player: Player, question: Decision) -> Answer | None:
    """Cards, an outcome with planets, or a prediction; None, which is to abstain, where nothing serves the player."""
    assert isinstance(question.ask, Pick)
    id, options = str(question.facts["agenda"]), question.ask.options
    outcomes = [option for option in options if option.word.startswith(f"{VOTE}:")]
    if predicted := [option for option in options if option.word.startswith(f"{THREAT}:")]:
        return ((_wanted(view, player, id, predicted) or predicted[0]).word,)
    chosen = _wanted(view, player, id, outcomes)
    cards = (*_ending(view, player, id, options), *_silencing(view, player, options, wanted=chosen is not None))
    if riding := _riding(view, player, id, options):
        return (*cards, riding)
    planets = [option.word for option in options if option.word.startswith(f"{USE}:")]
    spent = planets[: (len(planets) + 1) // 2] if _another_follows(view) else planets
    one_vote = view.law("representative-government") is not None
    if chosen is None or not (spent or one_vote):
        return cards or None
    return (*cards, chosen.word, *spent)


def tie_broken(view: State, player: Player, question: Decision) -> Answer | None:
    """What the player would vote for."""
    assert isinstance(question.ask, Pick)
    chosen = _wanted(view, player, str(question.facts["agenda"]), list(question.ask.options))
    return (chosen.word,) if chosen else None


def ballot_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Why an outcome is voted for, a prediction is made, or nobody is voted for."""
    assert isinstance(question.ask, Pick)
    id, chosen = str(question.facts["agenda"]), [each for each in question.ask.options if each.word in answer]
    outcomes = [each for each in chosen if not each.facts.get(ACTION_CARD)]
    voted = next((each for each in outcomes if not each.word.startswith(f"{USE}:")), None)
    if any(str(each.facts.get(ACTION_CARD, "")).endswith("-rider") for each in chosen):
        yield why("predicts", 4.0)
    elif voted:
        yield _for_outcome(view, player, id, voted, question.ask.options)
    else:
        votes = [each for each in question.ask.options if each.word.startswith(f"{VOTE}:")]
        yield why("keeps-ready" if _wanted(view, player, id, votes) else "no-outcome", 4.0)
    if _named(chosen, *ENDING):
        yield why("ends-agenda", 3.0)
    if _named(chosen, *SILENCING):
        yield why("silences", 2.0)
    if voted and voted.word.startswith(VOTE) and _another_follows(view):
        yield why("saves-votes", 1.0)


def _for_outcome(view: State, player: Player, id: str, voted: Option, options: Sequence[Option]) -> Reason:
    """Why this outcome serves the player best."""
    head = voted.word.partition(":")[0]
    if _best_at_once(view, player, id, [each for each in options if each.word.startswith(f"{head}:")]):
        return why("best-at-once", 4.0)
    if AGENDAS[id].elect == "for-against":
        return why("costs-most-of" if id in VOTED_DOWN else "serves-most", 4.0)
    return why("hurts-leader" if id in HARMFUL else "elects-you", 4.0)


def _another_follows(view: State) -> bool:
    """Whether planets are still needed for another agenda of this phase."""
    return any(isinstance(frame, NextAgenda) and frame.left for frame in view.frames())


def _named(options: Sequence[Option], *names: str) -> list[Option]:
    """The options that play one of these cards, notes and powers."""
    return [option for option in options if option.facts.get(ACTION_CARD) in names]


def _ending(view: State, player: Player, id: str, options: Sequence[Option]) -> Iterator[str]:
    """One way to be rid of an agenda that costs the player more than it may bring, where its token is spared."""
    leads = player.points == max(each.points for each in view.players)
    if id in VOTED_DOWN or (id in HARMFUL and leads):
        for option in _named(options, *ENDING):
            if not option.costs or player.pools.strategy > SPARED:
                yield option.word
                return


def _silencing(view: State, player: Player, options: Sequence[Option], *, wanted: bool) -> Iterator[str]:
    """Who has most votes does not vote, if the player cares what comes of it."""
    for name in SILENCING if wanted else ():
        found = _named(options, name)
        if found:
            yield max(found, key=lambda option: _votes(view, _silenced(option))).word


def _silenced(option: Option) -> int:
    """Whom a card or a note keeps from voting: its target, or its owner."""
    return int(option.facts["target"] if "target" in option.facts else option.facts["owner"])


def _riding(view: State, player: Player, id: str, options: Sequence[Option]) -> str:
    """A rider on what most will want, by whoever has few votes; "" for none."""
    riders = [each for each in options if str(each.facts.get(ACTION_CARD, "")).endswith("-rider")]
    everybody = sum(_votes(view, each.seat) for each in view.playing())
    if not riders or AGENDAS[id].elect != "for-against" or _votes(view, player.seat) > FEW_VOTES * everybody:
        return ""
    expected = AGAINST if id in VOTED_DOWN else FOR
    return next((option.word for option in riders if option.facts.get("outcome") == expected), "")


def _votes(view: State, seat: int) -> int:
    """The votes of a player's ready planets."""
    return sum(influence_of(view, planet) for planet in view.planets(seat) if not planet.exhausted)


def _wanted(view: State, player: Player, id: str, options: list[Option]) -> Option | None:
    """The outcome that serves the player best; None where none does."""
    if found := _best_at_once(view, player, id, options):
        return found
    if AGENDAS[id].elect == "for-against":
        wanted = AGAINST if id in VOTED_DOWN else FOR
        return next((option for option in options if option.facts.get("outcome") == wanted), None)
    rivals = [other for other in view.playing() if other.seat != player.seat]
    whose = max(rivals, key=lambda other: other.points).seat if id in HARMFUL else player.seat
    return next((option for option in options if _concerns(view, option) == whose), None)


def _best_at_once(view: State, player: Player, id: str, options: list[Option]) -> Option | None:
    """The outcome that does most for the player at once, compared with the others; None where all do the same."""
    agenda = open_agenda(view)
    if agenda is None or AGENDAS[id].elect not in WEIGHED:
        return None
    values = {
        option.word: _value(view, player, outcome_of(agenda, option.word.rpartition(":")[2]))
        for option in options
        if option.word.rpartition(":")[2] in agenda.outcomes
    }
    if not values or max(values.values()) - min(values.values()) < TELLS:
        return None
    return max((each for each in options if each.word in values), key=lambda option: values[option.word])


def _value(view: State, player: Player, outcome: str) -> float:
    """What an outcome does at once, in victory points."""
    changes = consequences(view, outcome)
    by_seat = {seat: sum(WORTH.get(what, 0.0) * n for what, n in changed.items()) for seat, changed in changes.items()}
    others = [by_seat.get(other.seat, 0.0) for other in view.playing() if other.seat != player.seat]
    return by_seat.get(player.seat, 0.0) - OF_OTHERS * sum(others) / max(1, len(others))


def _concerns(view: State, option: Option) -> int:
    """The player whom an outcome is about; -1 for nobody."""
    facts = option.facts
    if "target" in facts:
        return int(facts["target"])
    if "planet" in facts:
        return view.planet(str(facts["planet"])).owner
    if "law" in facts and (law := view.law(str(facts["law"]))):
        return law.owner
    scorers = [player.seat for player in view.players if facts.get("objective") in player.scored]
    return scorers[0] if scorers else -1
