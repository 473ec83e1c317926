"""Tables at which agendas were just revealed, voted on and resolved."""

from __future__ import annotations

from collections.abc import Callable

from rules.ti4.state import PlacedAgenda
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def council(id: str = "mutiny", *cards: str, options: dict[str, str] | None = None) -> Table:
    """An agenda lies open; the first player is the speaker and holds these cards, and everybody has planets."""
    table = acting("sol", "hacan", "xxcha")
    table.state.options |= options or {}
    table.lay("203", "19", 0)
    table.deal_cards(0, *cards)
    table.lay_open(id)
    return table


def objectless() -> Table:
    """An agenda about laws is revealed where there are none, and another one after it."""
    table = acting()
    table.state.agendas_on_top = [PlacedAgenda(0, "judicial-abolishment"), PlacedAgenda(0, "mutiny")]
    table.state.agenda_deck = [id for id in table.state.agenda_deck if id not in ("judicial-abolishment", "mutiny")]
    table.reveal()
    return table


def looking() -> Table:
    """Politics has shown the next agendas."""
    table = acting("sol", "hacan", "xxcha")
    table.state.players[0].strategy_cards, table.state.players[2].strategy_cards = ["politics"], ["leadership"]
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    return table


def placing() -> Table:
    """They were put back."""
    table = looking()
    table.play("p1 place-agendas 2:1")
    return table


def voting() -> Table:
    """The speaker wanted to be asked in turn, after two have voted."""
    table = council()
    table.play("p1 council vote:later", "p2 council vote:for exhaust:kamdorn", "p3 council")
    return table


def tied() -> Table:
    """Nobody has voted, and the speaker decides."""
    table = council("archived-secret")
    table.play("p1 council", "p2 council", "p3 council")
    return table


def broken_tie() -> Table:
    """The speaker has decided."""
    table = tied()
    table.play("p1 break-tie p2")
    return table


def committee() -> Table:
    """The owner of Committee Formation may elect."""
    table = acting("sol", "hacan", "xxcha")
    table.enact("committee-formation", "p3")
    table.lay_open("archived-secret")
    table.play("p1 council", "p2 council", "p3 council")
    return table


def elected_by_committee() -> Table:
    """They have."""
    table = committee()
    table.play("p3 elect-by-committee p3")
    return table


def decided() -> Table:
    """A vote that is decided ends."""
    table = acting("sol", "hacan", "xxcha")
    table.state.options["votes"] = "decided"
    for player in table.state.players:
        for planet in table.state.planets(player.seat):
            planet.exhausted = planet.id not in ("kamdorn", "archon-ren")
    table.lay_open("mutiny")
    table.play("p1 council", "p2 council vote:for exhaust:kamdorn", "p3 council vote:for exhaust:archon-ren")
    return table


def instead() -> Table:
    """Somebody else is elected by Confusing Legal Text."""
    table = council("archived-secret", "confusing-legal-text.1")
    table.play("p1 instructions file:confusing-legal-text:next", "p1 council", "p3 council")
    table.play("p2 council vote:p1 exhaust:kamdorn")
    return table


def bribing() -> Table:
    """Trade goods buy votes, after five of a card."""
    table = council("mutiny", "bribery.1", "distinguished-councilor.1")
    table.player().trade_goods = 6
    table.play("p1 instructions file:bribery:three", "p1 council vote:for exhaust:jord distinguished-councilor.1")
    table.play("p2 council", "p3 council vote:against exhaust:archon-ren exhaust:archon-tau")
    return table


def riding(rider: str) -> Callable[[], Table]:
    """A rider that is right."""

    def ridden() -> Table:
        table = council("mutiny", f"{rider}.1")
        table.play(f"p1 council {rider}.1:for", "p2 council vote:for exhaust:kamdorn", "p3 council")
        return table

    return ridden


def repealing() -> Table:
    """A law is repealed."""
    table = acting("sol", "hacan", "xxcha")
    table.enact("fleet-regulations")
    table.deal_cards(0, "repeal-law.1")
    table.play("p1 action card:repeal-law.1:o1")
    return table


def silencing() -> Table:
    """A political secret, and a representative who is assassinated."""
    table = acting("sol", "hacan", "xxcha")
    table.give_note(1, "political-secret.1")
    table.deal_cards(2, "assassinate-representative.1")
    table.lay_open("mutiny")
    table.play("p1 council", "p2 council political-secret.1", "p3 council assassinate-representative.1:p2")
    return table


def losing_units() -> Table:
    """Everybody chooses a PDS to lose."""
    table = acting()
    table.lay("203", "19", 0)
    table.put("wellon", 0, pds=1)
    table.put("jord", 0, pds=1)
    table.resolve("homeland-defense-act", "against")
    return table


def exhausting() -> Table:
    """Planets are exhausted as the strategy phase begins."""
    table = acting()
    for place, tile in (("203", "19"), ("204", "20"), ("303", "21")):
        table.lay(place, tile, 0)
    table.state.delayed = ["anti-intellectual-revolution"]
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    for seat in (0, 1, 2):
        table.play(f"p{seat + 1} action pass")
    while table.state.round == 1:
        table.default()
    return table


def exhausted() -> Table:
    """Two planets have been exhausted, after the technologies of their owner."""
    table = exhausting()
    table.default()
    return table


def published() -> Table:
    """Fleet pools are cut, and tokens are put at home."""
    table = acting()
    table.player().pools.fleet = 6
    table.resolve("fleet-regulations", "for")
    table.resolve("shared-research", "against")
    return table


def pointed() -> Table:
    """Points and trade goods move, a card or two as well."""
    table = acting()
    table.player(1).trade_goods = 3
    table.resolve("mutiny", "for", (1, "for", 3))
    table.resolve("mutiny", "against", (1, "for", 3))
    table.resolve("economic-equality", "for")
    return table


def voteless() -> Table:
    """Whoever was executed has no vote on the next agenda."""
    table = council("public-execution")
    table.play("p1 council vote:p2 exhaust:jord", "p2 council", "p3 council")
    table.lay_open("mutiny")
    return table


def revoted(law: str = "executive-sanctions", elected: str = "", *cards: str) -> Table:
    """A law in force is voted on again, since Miscount Disclosed has elected it."""
    table = council("mutiny", *cards)
    table.play("p1 council", "p2 council", "p3 council", "p1 break-tie against")
    table.enact(law, elected)
    table.lay_open("miscount-disclosed")
    table.play("p1 council vote:o1 exhaust:jord", "p2 council", "p3 council")
    return table


RIDERS = ("construction-rider", "diplomacy-rider", "imperial-rider", "leadership-rider", "technology-rider")
SCENES: tuple[Callable[[], Table], ...] = (
    *(objectless, looking, placing, voting, tied, broken_tie, committee, elected_by_committee, decided, instead),
    *(bribing, repealing, silencing, losing_units, exhausting, exhausted, published, pointed, voteless, revoted),
    *map(riding, (*RIDERS, "trade-rider", "warfare-rider")),
)
