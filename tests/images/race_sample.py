"""Positions of Race for the Galaxy laid out by hand, with something of everything on the table."""

from __future__ import annotations

from rules.core.flow import Event
from rules.race.cards.scoring import finish
from rules.race.designs import DESIGNS, EXPERT_STARTS, PHYSICAL
from rules.race.frames import Actions, Consume, Develop, Explore, Frame, Start, Together
from rules.race.state import Good, Player, State

OPTIONS = {
    "edition": "second",
    "starts": "random",
    "two-player": "simple",
    "order": "together",
    "produce": "auto",
    "gamble": "must",
}
NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]
LONG = sorted((name for name in DESIGNS["second"] if name not in EXPERT_STARTS), key=len, reverse=True)


def _state(players: list[Player], **other: object) -> State:
    used = {card for player in players for card in (*player.tableau, *player.hand, *player.looking)}
    rest = [card for card in sorted(PHYSICAL) if card not in used]
    state = State(dict(OPTIONS), players, 31, [], rest[:-9], rest[-9:], order=[player.seat for player in players])
    for name, value in other.items():
        setattr(state, name, value)
    return state


ASKED = (1, 2)  # in the middle of the game; the others have answered


def middle() -> State:
    """Four players in round 6, developing: two have answered, goods lie on worlds."""
    ada = Player(0, ["old-earth", "gem-world", "space-marines", "lost-alien-warship"], chips=4, actions=["explore5"])
    ada.hand, ada.goods = ["trade-league", "colony-ship"], [Good("gem-world", "drop-ships")]
    ben = Player(1, ["new-sparta", "research-labs"], actions=["develop"], hand=["old-earth", "new-vinland"])
    cy = Player(2, ["alpha-centauri", "merchant-guild", "mining-world"], chips=12, actions=["trade"])
    cy.goods = [Good("alpha-centauri", "asteroid-belt"), Good("mining-world", "rebel-base")]
    cy.hand = ["mining-robots", "drop-ships.2", "tourist-world"]
    dee = Player(3, ["epsilon-eridani", "contact-specialist"], actions=["double"], hand=["new-earth"])
    players = [ada, ben, cy, dee]
    ada.last, ben.last, cy.last, dee.last = ["settle"], ["explore1"], ["settle"], ["produce"]
    ben.ready = cy.ready = False
    ada.sealed = "trade-league"
    lanes: list[list[Frame]] = [[Develop(player.seat)] for player in players]
    return _state(players, stack=[Together(lanes)], round=6, phase="develop")


def choosing() -> State:
    """The same, when action cards are chosen for the next round."""
    state = middle()
    state.stack = [Together([[Actions(player.seat)] for player in state.players])]
    state.round, state.phase = 7, ""
    for player in state.players:
        player.last, player.actions = player.actions, []
    return state


def exploring() -> State:
    """Everybody looks at cards."""
    state = middle()
    state.stack = [Together([[Explore(player.seat)] for player in state.players])]
    state.phase = "explore"
    for player in state.players:
        count = 7 if player.actions == ["explore5"] else 2
        player.looking, state.deck = state.deck[:count], state.deck[count:]
    return state


def starting() -> State:
    """Two experts before the first round."""
    players = [
        Player(0, looking=["star-nomad-raiders", "old-earth", *LONG[:6]], ready=False),
        Player(1, looking=["new-sparta", "gateway-station", *LONG[6:12]], ready=False),
    ]
    lanes: list[list[Frame]] = [[Start(player.seat)] for player in players]
    state = _state(players, stack=[Together(lanes)])
    state.options |= {"starts": "expert", "two-player": "experienced"}
    return state


def crowded() -> State:
    """As much as may come together: twelve long names each, a good on every world, large numbers."""
    players = []
    for seat in range(4):
        player = Player(seat, LONG[seat * 13 : seat * 13 + 13], chips=103, actions=["explore1", "develop2"])
        player.last = ["trade", "settle2"]
        player.goods = [Good(card, "?") for card in player.tableau if DESIGNS["second"][card].good]
        player.hand = list(PHYSICAL[seat * 20 : seat * 20 + 20])
        players.append(player)
    stack = [Together([[Consume(0)], [Consume(2)]])]
    state = _state(players, stack=stack, round=12, phase="consume", pool=-3)
    state.deck, state.discard = list(PHYSICAL), list(PHYSICAL)
    return state


def over() -> State:
    """The end."""
    state = crowded()
    state.stack, state.phase = [], ""
    finish(state)
    return state


def _events() -> list[tuple[int, Event]]:
    """Two rounds with something of every kind, numbered as in a log; some of it for one pair of eyes."""
    told = [
        Event("start", {"seat": 0, "world": "old-earth"}),
        Event("round", {"round": 6}),
        Event("actions", {"seat": 0, "actions": "explore1 develop2"}),
        Event("actions", {"seat": 1, "actions": "trade"}),
        Event("phase", {"phase": "explore"}),
        Event("looking", {"cards": "old-earth gem-world"}, (0,)),
        Event("explored", {"seat": 0, "drew": 7, "kept": 1}),
        Event("phase", {"phase": "settle"}),
        Event("placed", {"seat": 0, "card": "the-last-of-the-uplift-gnarssh"}),
        Event("used", {"seat": 0, "card": "new-military-tactics"}),
        Event("paid", {"seat": 0, "card": "the-last-of-the-uplift-gnarssh", "count": 0}),
        Event("good", {"seat": 0, "world": "the-last-of-the-uplift-gnarssh"}),
        Event("phase", {"phase": "consume"}),
        Event("sold", {"seat": 1, "world": "imperium-armaments-world", "cards": 4}),
        Event("drew", {"seat": 1, "count": 4}),
        Event("drew-cards", {"cards": "public-works"}, (1,)),
        Event("consumed", {"seat": 1, "power": "black-market-trading-world:1", "goods": 2, "vp": 12, "cards": 2}),
        Event("spent", {"seat": 1, "power": "deficit-spending:0", "count": 2, "vp": 2}),
        Event("gambled", {"seat": 1, "guess": 2, "card": "alien-rosetta-stone-world", "hit": 1}),
        Event("discarded", {"seat": 1, "count": 3}),
        Event("over"),
    ]
    return list(enumerate(told, 97))


EVENTS = tuple(_events())
