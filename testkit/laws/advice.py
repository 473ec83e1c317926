"""What a seat is told besides its questions: standing orders, plans, what it may not choose, what it has to spend."""

from __future__ import annotations

from random import Random

from rules.core.game import Game
from rules.core.hidden import view
from rules.core.plans import plan
from testkit.laws.base import Broken, Station, answers, demand, listed, seats

MOST_PLANNED = 20


def standing_law(game: Game, station: Station, rng: Random) -> None:
    """What standing orders answer may be answered."""
    state = station.position(game)
    for decision in game.pending(state):
        seen = view(state, decision.seat)
        offered = game.orders_for(seen, decision.seat)
        listed_ones = {order.id: order.choices for order in game.orders}
        for order in offered:
            known = set(order.choices) <= set(listed_ones.get(order.id, ()))
            demand(known, "standing", f"{order} is not among the orders of the game")
        for orders in ({order.id: choice} for order in offered for choice in order.choices):
            answer = game.standing(seen, decision, orders)
            if answer is not None:
                answers(game, station, "standing", decision, answer)


def answering_law(game: Game, station: Station, rng: Random) -> None:
    """An order makes a difference to questions of the kinds it says it answers, and to no others."""
    state = station.position(game)
    for decision in game.pending(state):
        seen = view(state, decision.seat)
        for order in game.orders_for(seen, decision.seat):
            given = {game.standing(seen, decision, {order.id: choice}) for choice in order.choices}
            told = decision.kind in order.answers or len(given) == 1
            demand(told, "answering", f"{order.id} answers {decision.kind} and does not say so")


def ahead_law(game: Game, station: Station, rng: Random) -> None:
    """What can be planned follows from the own view, is answered in the shape it asks for, and comes to an end."""
    state = station.position(game)
    for seat in seats(game, state):
        orders: dict[str, str] = {}
        seen = view(state, seat)
        for _ in range(MOST_PLANNED):
            found = game.ahead(seen, seat, orders)
            demand(found == game.ahead(state, seat, orders), "ahead", f"seat {seat} sees through")
            refused = set(game.refused(seen, seat, orders))
            demand(refused <= set(orders), "ahead", f"{refused} of seat {seat} is not planned")
            open_ones = [order for order in found if order not in orders]
            if not open_ones:
                break
            question = found[open_ones[0]]
            demand(question.seat == seat, "ahead", f"{open_ones[0]} is a question to seat {question.seat}")
            question.ask.check(question.default)
            orders = plan(orders, open_ones[0], question.ask.sample(rng), found)
        else:
            raise Broken("ahead", f"seat {seat}: there is always more to plan")
        demand(seen == view(state, seat), "ahead", f"what seat {seat} sees has changed")
    demand(game.codec.dump_json(state) == station.saved, "ahead", "the position has changed")


def barred_law(game: Game, station: Station, rng: Random) -> None:
    """What cannot be chosen is no option, stands there once, and is known from the own view."""
    state = station.position(game)
    for decision in game.pending(state):
        found = list(game.unavailable(view(state, decision.seat), decision))
        words = [each.option.word for each in found]
        demand(len(set(words)) == len(words), "barred", f"{decision.kind}: barred twice in {words}")
        both = set(words) & set(listed(decision))
        demand(not both, "barred", f"{decision.kind}: {both} may be chosen")
        same = [str(each) for each in found] == [str(each) for each in game.unavailable(state, decision)]
        demand(same, "barred", f"{decision.kind}: the reasons tell a secret")
    demand(game.codec.dump_json(state) == station.saved, "barred", "the position has changed")


def purse_law(game: Game, station: Station, rng: Random) -> None:
    """What a seat has to spend is whole numbers that it sees itself."""
    state = station.position(game)
    for seat in seats(game, state):
        purse = game.purse(view(state, seat), seat)
        demand(purse == game.purse(state, seat), "purse", f"seat {seat} sees another purse")
        demand(all(isinstance(amount, int) for amount in purse.values()), "purse", f"odd {purse}")
