"""Tables at which action cards were just played, each once at least."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import SIX


def holding(*copies: str, announced: str = "heavy") -> Table:
    """The first player holds these, and is about to act."""
    table = Table(options={"announced": announced})
    table.cards(*SIX)
    table.deal_cards(0, *copies)
    return table


def economy() -> Table:
    """Economic Initiative."""
    table = holding("economic-initiative.1")
    table.lay("203", "26", 0)
    for planet in table.state.planets(0):
        planet.exhausted = True
    table.play("p1 action card:economic-initiative.1")
    return table


def industry() -> Table:
    """Industrial Initiative."""
    table = holding("industrial-initiative.1")
    table.lay("203", "19", 0)
    table.play("p1 action card:industrial-initiative.1")
    return table


def mining() -> Table:
    """Mining Initiative."""
    table = holding("mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:jord")
    return table


def uprising() -> Table:
    """Uprising."""
    table = holding("uprising.1")
    table.lay("203", "19", 1)
    table.play("p1 action card:uprising.1:wellon")
    return table


def focusing() -> Table:
    """Focused Research."""
    table = holding("focused-research.1")
    table.player().trade_goods = 5
    table.play("p1 action card:focused-research.1", "p1 research sarween-tools")
    return table


def subordinating() -> Table:
    """Insubordination."""
    table = holding("insubordination.1")
    table.play("p1 action card:insubordination.1:p2")
    return table


def unexpected() -> Table:
    """Unexpected Action."""
    table = holding("unexpected-action.1")
    table.state.galaxy["203"].tokens.append(0)
    table.play("p1 action card:unexpected-action.1:203")
    return table


def jamming() -> Table:
    """Signal Jamming."""
    table = holding("signal-jamming.1")
    table.play("p1 action card:signal-jamming.1:303:p2")
    return table


def spying() -> Table:
    """Spy, which nobody wants to cancel."""
    table = holding("spy.1")
    table.deal_cards(1, "plague.1", "parley.1")
    table.play("p1 action card:spy.1:p2", "p2 react")
    return table


def exhausting() -> Table:
    """Cripple Defenses."""
    table = holding("cripple-defenses.1")
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=2, infantry=1)
    table.play("p1 action card:cripple-defenses.1:wellon")
    return table


def melting() -> Table:
    """Reactor Meltdown."""
    table = holding("reactor-meltdown.1")
    table.lay("203", "19", 1)
    table.put("wellon", 1, space_dock=1, infantry=1)
    table.put("203", 1, fighter=2)
    table.play("p1 action card:reactor-meltdown.1:wellon:p2")
    return table


def killing() -> Table:
    """Lucky Shot."""
    table = holding("lucky-shot.1")
    table.lay("203", "19", 0)
    table.put("203", 1, cruiser=1, carrier=1)
    table.play("p1 action card:lucky-shot.1:cruiser:203:p2")
    return table


def plaguing() -> Table:
    """Plague."""
    table = holding("plague.1")
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=3)
    table.play("p1 action card:plague.1:wellon", dice=(6, 5, 10))
    return table


def unstable() -> Table:
    """Unstable Planet."""
    table = holding("unstable-planet.1")
    table.lay("203", "35", 1)
    table.put("bereg", 1, infantry=4)
    table.play("p1 action card:unstable-planet.1:bereg")
    return table


def bombarding() -> Table:
    """Tactical Bombardment."""
    table = holding("tactical-bombardment.1")
    table.lay("203", "19", 1)
    table.put("203", 0, dreadnought=1)
    table.play("p1 action card:tactical-bombardment.1:203")
    return table


def deploying() -> Table:
    """Frontline Deployment."""
    table = holding("frontline-deployment.1")
    table.play("p1 action card:frontline-deployment.1:jord")
    return table


def rising() -> Table:
    """Rise of a Messiah."""
    table = holding("rise-of-a-messiah.1")
    table.lay("203", "19", 0)
    table.play("p1 action card:rise-of-a-messiah.1")
    return table


def ghost() -> Table:
    """Ghost Ship."""
    table = holding("ghost-ship.1")
    table.lay("203", "39")
    table.play("p1 action card:ghost-ship.1:203")
    return table


def warring() -> Table:
    """War Effort."""
    table = holding("war-effort.1")
    table.play("p1 action card:war-effort.1:304")
    return table


def hastening() -> Table:
    """Flank Speed, before ships move."""
    table = holding("flank-speed.1", "flank-speed.2")
    table.play("p1 action activate:204", "p1 hand flank-speed.1")
    return table


def charting() -> Table:
    """Lost Star Chart, before ships move."""
    table = holding("lost-star-chart.1", "flank-speed.1")
    table.lay("203", "39")
    table.lay("309", "25")
    table.put("203", 0, carrier=1)
    table.play("p1 action activate:309", "p1 hand lost-star-chart.1")
    return table


def silent() -> Table:
    """In the Silence of Space, before ships move."""
    table = holding("in-the-silence-of-space.1", "flank-speed.1")
    table.clear(0)
    table.put("jord", 0, space_dock=1)
    table.put("304", 0, cruiser=1)
    table.put("305", 0, cruiser=1)
    for place in ("203", "204", "303"):
        table.put(place, 1, destroyer=1)
    table.play("p1 action activate:102", "p1 hand in-the-silence-of-space.1:304")
    return table


def upgrading() -> Table:
    """Upgrade."""
    table = holding("upgrade.1", "flank-speed.1")
    table.put("304", 0, cruiser=1)
    table.play("p1 action activate:304", "p1 hand upgrade.1")
    return table


def choosing() -> Table:
    """Summit."""
    table = Table()
    table.deal_cards(0, "summit.1")
    table.player().filed = "summit:always"
    while table.state.round == 1:
        table.default()
    while table.asked()[0][1] != "gain-tokens" and table.state.round == 2:
        table.default()
    table.player().pools.lay_out({"tactic": 3, "fleet": 3, "strategy": 2})
    table.play("p1 gain-tokens tactic=2")
    return table


def disgracing() -> Table:
    """Public Disgrace."""
    table = Table()
    table.deal_cards(1, "public-disgrace.1")
    table.play("p2 instructions file:public-disgrace:leadership", "p1 choose-card leadership")
    return table


def returning() -> Table:
    """Political Stability, in the next strategy phase."""
    table = Table(options={"announced": "none"})
    table.cards(*SIX)
    table.deal_cards(0, "political-stability.1")
    table.play("p1 instructions file:political-stability:always")
    while table.state.round == 1:
        table.default()
    return table


def discarding() -> Table:
    """Two cards too many are discarded."""
    table = holding("sabotage.1", "sabotage.2", "sabotage.3", "sabotage.4", "spy.1", "summit.1", "veto.1")
    table.player().strategy_cards = ["politics"]
    table.play("p1 action strategic:politics", "p1 choose-speaker p2")
    return table


def announcing(*copies: str) -> Table:
    """Focused Research was announced, and others hold these cards, the third player at least a bunker."""
    table = holding("focused-research.1", "mining-initiative.1")
    table.player().trade_goods = 5
    table.deal_cards(1, copies[0])
    table.deal_cards(2, *(copies[1:] or ("bunker.1",)))
    table.play("p1 action card:focused-research.1")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    *(economy, industry, mining, uprising, focusing, subordinating, unexpected, jamming, spying, exhausting, melting),
    *(
        killing,
        plaguing,
        unstable,
        bombarding,
        deploying,
        rising,
        ghost,
        warring,
        hastening,
        charting,
        silent,
        upgrading,
    ),
    *(choosing, disgracing, returning, discarding),
)
