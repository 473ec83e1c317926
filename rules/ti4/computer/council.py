"""How a computer player votes: for what serves it, with half of its planets in the first of two agendas."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.ti4.agendas.frames import NextAgenda
from rules.ti4.agendas.voting import THREAT, USE, VOTE
from rules.ti4.components.agendas import AGAINST, AGENDAS, FOR
from rules.ti4.state import Player, State

HARMFUL = frozenset(("public-execution", "compensated-disarmament", "colonial-redistribution", "demilitarized-zone"))
VOTED_DOWN = frozenset(  # what costs whoever has most to lose
    {
        *("anti-intellectual-revolution", "arms-reduction", "executive-sanctions", "fleet-regulations"),
        *("swords-to-plowshares", "representative-government", "new-constitution", "wormhole-research"),
    }
)


def ballot(view: State, player: Player, question: Decision) -> Answer | None:
    """An outcome and planets, or a prediction; None, which is to abstain, where nothing serves the player."""
    assert isinstance(question.ask, Pick)
    id = str(question.facts["agenda"])
    outcomes = [option for option in question.ask.options if option.word.startswith(f"{VOTE}:")]
    if predicted := [option for option in question.ask.options if option.word.startswith(f"{THREAT}:")]:
        return ((_wanted(view, player, id, predicted) or predicted[0]).word,)
    chosen = _wanted(view, player, id, outcomes)
    planets = [option.word for option in question.ask.options if option.word.startswith(f"{USE}:")]
    spent = planets[: (len(planets) + 1) // 2] if _another_follows(view) else planets
    one_vote = view.law("representative-government") is not None
    if chosen is None or not (spent or one_vote):
        return None
    return (chosen.word, *spent)


def tie_broken(view: State, player: Player, question: Decision) -> Answer | None:
    """What the player would vote for."""
    assert isinstance(question.ask, Pick)
    chosen = _wanted(view, player, str(question.facts["agenda"]), list(question.ask.options))
    return (chosen.word,) if chosen else None


def _another_follows(view: State) -> bool:
    """Whether planets are still needed for another agenda of this phase."""
    return any(isinstance(frame, NextAgenda) and frame.left for frame in view.frames())


def _wanted(view: State, player: Player, id: str, options: list[Option]) -> Option | None:
    """The outcome that serves the player best; None where none does."""
    if AGENDAS[id].elect == "for-against":
        wanted = AGAINST if id in VOTED_DOWN else FOR
        return next((option for option in options if option.facts.get("outcome") == wanted), None)
    rivals = [other for other in view.playing() if other.seat != player.seat]
    whose = max(rivals, key=lambda other: other.points).seat if id in HARMFUL else player.seat
    return next((option for option in options if _concerns(view, option) == whose), None)


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
