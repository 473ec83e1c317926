"""Laws for which a player, a planet or an objective is elected: what comes of their adoption and their end (7).

What they do as long as they are in force stands in `laws/` and where the game asks for it, as each class says.
"""

from __future__ import annotations

from rules.core.flow import Execution, results
from rules.ti4.agendas.effect import AgendaEffect
from rules.ti4.agendas.frames import Agenda
from rules.ti4.economy.worth import added
from rules.ti4.galaxy.forces import ground_forces
from rules.ti4.laws.points import gain_law_point
from rules.ti4.state import NO_SEAT, Law, State
from rules.ti4.tactical.ground_losses import destroy_ground_forces
from rules.ti4.tactical.limits import check_limits


class CommitteeFormation(AgendaEffect):
    """Its owner elects a player without a vote, once (`agendas/agenda.py`)."""

    id = "committee-formation"


class ImperialArbiter(AgendaEffect):
    """Its owner swaps strategy cards, once (`laws/discarded.py`)."""

    id = "imperial-arbiter"


class MinisterOfCommerce(AgendaEffect):
    """Trade goods for neighbors when its owner replenishes commodities (`strategy_cards/trade.py`)."""

    id = "minister-of-commerce"


class MinisterOfExploration(AgendaEffect):
    """A trade good when its owner gains control of a planet (`tactical/control.py`)."""

    id = "minister-of-exploration"


class MinisterOfIndustry(AgendaEffect):
    """Production where its owner has placed a space dock (`strategy_cards/construction.py`)."""

    id = "minister-of-industry"


class MinisterOfPeace(AgendaEffect):
    """Its owner ends a turn, once (`laws/discarded.py`)."""

    id = "minister-of-peace"


class MinisterOfPolicy(AgendaEffect):
    """An action card for its owner at the end of the status phase (`phases/status.py`)."""

    id = "minister-of-policy"


class MinisterOfSciences(AgendaEffect):
    """Technology costs its owner no resources (`strategy_cards/technology.py`)."""

    id = "minister-of-sciences"


class MinisterOfWar(AgendaEffect):
    """Its owner performs another action, once (`laws/discarded.py`)."""

    id = "minister-of-war"


class ProphecyOfIxth(AgendaEffect):
    """Better fighters for its owner (`laws/prophecy.py`)."""

    id = "prophecy-of-ixth"


class CrownOfThalnos(AgendaEffect):
    """Its owner rolls dice of combats again (`tactical/rerolls.py`)."""

    id = "crown-of-thalnos"


class ShardOfTheThrone(AgendaEffect):
    """A victory point that goes to whoever wins a combat against its owner (`tactical/space_combat.py`)."""

    id = "shard-of-the-throne"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """The elected player is the first to have it."""
        _gain_point(execution, self.id)


class CrownOfEmphidia(AgendaEffect):
    """A victory point that goes to whoever takes a planet in the home system of its owner (`tactical/control.py`)."""

    id = "crown-of-emphidia"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """The elected player is the first to have it."""
        _gain_point(execution, self.id)


def _gain_point(execution: Execution[State], id: str) -> None:
    """The owner of a law gets its victory point."""
    law = execution.state.law(id)
    assert law is not None
    gain_law_point(execution, execution.state.players[law.owner], id)


class HolyPlanetOfIxth(AgendaEffect):
    """A victory point for whoever controls the planet, on which nothing is produced (`laws/points.py`, `zones.py`)."""

    id = "holy-planet-of-ixth"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Who controls it now is the first."""
        owner = execution.state.planet(agenda.elected).owner
        if owner != NO_SEAT:
            gain_law_point(execution, execution.state.players[owner], self.id)


class ClassifiedDocumentLeaks(AgendaEffect):
    """A secret objective that somebody has scored is public."""

    id = "classified-document-leaks"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """From now on everybody can score it, and it counts against nobody's limit of secret ones."""
        state = execution.state
        state.objectives.append(agenda.elected)
        state.leaked = [*dict.fromkeys((*state.leaked, agenda.elected))]

    def repealed(self, execution: Execution[State], law: Law) -> None:
        """Whoever has scored it keeps it; nobody else can any more."""
        execution.state.objectives.remove(law.elected)


class WorthLaw(AgendaEffect):
    """A planet that is worth more (`economy/worth.py`); what can be spent at once, of a ready planet, is told."""

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Whoever controls it has more to spend."""
        planet = execution.state.planet(agenda.elected)
        more = {} if planet.exhausted else added(self.id).amounts()
        execution.tell("worth-more", seat=planet.owner, planet=planet.id, law=self.id, **results(more))

    def repealed(self, execution: Execution[State], law: Law) -> None:
        """The planet is worth less again, which tells where its card is ready (12)."""
        planet = execution.state.planet(law.elected)
        less = {} if planet.exhausted or planet.owner == NO_SEAT else added(self.id).amounts()
        if less:
            execution.tell("worth-less", seat=planet.owner, planet=planet.id, law=self.id, **results({}, less))


class CoreMining(WorthLaw):
    """A planet with more resources."""

    id = "core-mining"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """One of the infantry on it is destroyed."""
        super().adopted(execution, agenda)
        planet = execution.state.planet(agenda.elected)
        for seat in [force.seat for force in planet.forces if force.count("infantry")][:1]:
            destroy_ground_forces(execution, planet, seat, 1)


class DemilitarizedZone(AgendaEffect):
    """A planet without units (`laws/zones.py`)."""

    id = "demilitarized-zone"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Those that are there are destroyed; fighters that a dock held may be too many then."""
        state, planet = execution.state, execution.state.planet(agenda.elected)
        for seat in [force.seat for force in planet.forces]:
            destroy_ground_forces(execution, planet, seat, ground_forces(planet, seat))
        structures, planet.forces = planet.forces, []
        for force in structures:
            told = " ".join(f"{kind}={number}" for kind, number in force.units.items())
            execution.tell("structures-destroyed", seat=force.seat, planet=planet.id, units=told)
            check_limits(execution, force.seat, state.place_of(planet.id))


class SenateSanctuary(WorthLaw):
    """A planet with more influence."""

    id = "senate-sanctuary"


class TerraformingInitiative(WorthLaw):
    """A planet with more of both."""

    id = "terraforming-initiative"


class ResearchTeamBiotic(AgendaEffect):
    """It is exhausted for a prerequisite by whoever controls its planet (`technology/prerequisites.py`)."""

    id = "research-team-biotic"


class ResearchTeamCybernetic(AgendaEffect):
    """Exhausted to ignore one cybernetic prerequisite (90)."""

    id = "research-team-cybernetic"


class ResearchTeamPropulsion(AgendaEffect):
    """Exhausted to ignore one prerequisite of propulsion (90)."""

    id = "research-team-propulsion"


class ResearchTeamWarfare(AgendaEffect):
    """Exhausted to ignore one prerequisite of warfare (90)."""

    id = "research-team-warfare"
