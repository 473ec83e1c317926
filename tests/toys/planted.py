"""Faults to plant in the toy games, each with the law that must notice it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Fault:
    """`old` becomes `new` in the source of a toy; `law` must notice."""

    name: str
    law: str
    old: str
    new: str
    toy: str = "duel"


HAND = "hand: list[str] = hidden(OWNER, default_factory=list)"
BID = "bid: str | None = hidden(OWNER, default=None)"
REVEAL = "        execution.closed = True\n        state.discards += shown.values()\n"
KEPT = "state.discards += shown.values()\n"
FREE = 'Option(cell, f"row:{cell[0]}", {"cell": cell}, gains=BEACON) for cell in CELLS if cell not in taken'
NUMBER = "Number(0, state.players[frame.seat].energy)"
LAID = "        execution.state.players[frame.seat].bid = answer[0]\n"
DRAWN = 'execution.tell("drew", player.seat, seat=player.seat'
PARRIES = "    def do(self, execution: Execution[State], frame: Parry"
PARRIED = "        execution.pop()\n        if answer[0] == PASS:\n            return\n"
MENDING = "        player = state.players[frame.seat]\n        mend = "
PENDING = "pending(self.rules, state, seat)"
STATE = "@strict\nclass State:"
ANNOTATED, PYDANTIC = "__import__('typing').Annotated", "__import__('pydantic')"
SORTED = f"{ANNOTATED}[list[str], {PYDANTIC}.AfterValidator(sorted)]"
DISCARDS = "discards: list[str] = field"

PARRY = "return choose(frame.seat, frame.at, [Option(PASS), *shields])"
DISCARDED = '        execution.tell("discarded", seat=frame.seat, count=len(answer))\n'
NEVER = 'orders.get("parry") == "never"'
SCORED = "len(player.beacons) + weight(tuple(player.goods))"
BEGUN = 'execution.tell("round", round=state.round'

SECRETS = (
    Fault("hand-shown", "secrecy", HAND, "hand: list[str] = field(default_factory=list)"),
    Fault("bid-shown", "secrecy", BID, "bid: str | None = None"),
    Fault("deck-in-prompt", "closure", "free, round=state.round)", "free, next=state.deck[0])"),
    Fault("round-unnumbered", "events", BEGUN, BEGUN.replace(", round", ", number")),
    Fault("warning-told", "events", "tell(WASTED, frame.seat, ", "tell(WASTED, "),
    Fault("draw-told", "events", DRAWN, 'execution.tell("drew", seat=player.seat'),
    Fault("reveal-unmarked", "quiet", REVEAL, "        " + KEPT),
    Fault("answer-told", "sealed", LAID, LAID + '        execution.tell("bid", suit=answer[0][0])\n'),
    Fault("change-told", "sealed", LAID, LAID + '        execution.tell("bid", seat=frame.seat)\n'),
    Fault("answer-kept", "sealed", LAID, LAID + "        execution.pop()\n"),
    Fault("holders-asked", "told", PARRY, PARRY + " if shields else None"),
    Fault(
        "hand-counted",
        "told",
        DISCARDED,
        DISCARDED + '        execution.state.shields = sum(card.startswith("shield") for card in hand)\n',
    ),
    Fault("holders-slow", "tells", NEVER, NEVER + " and len(decision.ask.options) == 1"),
    Fault("hand-scored", "final", SCORED, SCORED + " + sum(map(strength, player.hand))"),
    Fault("answer-unsealed", "sealed", "sealed=True, settled=", "sealed=player.bid is None, settled="),
)

ADVICE = (
    Fault(
        "deck-in-reason", "barred", 'Illegal("duel-taken", seat=player.seat)', 'Illegal("taken", next=state.deck[0])'
    ),
    Fault("deck-in-purse", "purse", '"hull": view.players[seat].hull}', '"hull": len(set(view.deck))}'),
    Fault("plan-of-another", "ahead", '{"chart": Chart(seat)', '{"chart": Chart(0)'),
)

EFFECTS = (
    Fault("cost-untold", "effects", 'costs={"coins": 2}, ', "", "parley"),
    Fault("gain-untold", "effects", FREE, FREE.replace(", gains=BEACON", "")),
    Fault("gain-wrong", "effects", 'gains={"score": GOODS[good]}', 'gains={"score": GOODS[good] + 1}'),
    Fault("trade-wrong", "effects", '{"coins": give * paid}', '{"coins": give + paid}', "parley"),
)

ANSWERS = (
    Fault("default-unlisted", "defaults", '("0",))', '("9",))'),
    Fault("default-refused", "defaults", "offers[0], {", "tuple(state.supply), {"),
    Fault("forced-wrong", "forced", NUMBER, "type('Odd', (Number,), {'forced': lambda self: ('9',)})" + NUMBER[6:]),
    Fault("option-refused", "options", PARRIED, PARRIED + "        raise Illegal('no')\n"),
    Fault("order-wrong", "standing", "return (PASS,) if decision.kind", 'return ("no",) if decision.kind'),
    Fault("order-silent", "answering", 'answers=("parry",)', "answers=()"),
    Fault("no-word", "words", FREE, FREE.replace("cell,", "cell.upper(),", 1)),
    Fault("option-twice", "words", "[Option(PASS), *shields]", "[Option(PASS), Option(PASS), *shields]"),
)

CHECKED = "    def ask_about(self, state: State, frame: Parry, answer: Answer) -> Decision:\n        return choose("
CHECKS = (
    Fault(
        "word-let-through",
        "checked",
        PARRIES,
        CHECKED + "frame.seat, frame.at, [Option(PASS), *map(Option, answer)])\n\n" + PARRIES,
    ),
    Fault("default-alone", "checked", PARRIES, CHECKED + "frame.seat, frame.at, [Option(PASS)])\n\n" + PARRIES),
)

FLOW = (
    Fault("hand-emptied", "plays", "min(2, len(hand) - 1)", "len(hand)"),
    Fault("runs-for-ever", "plays", '            execution.pop()\n            execution.tell("over")\n', ""),
    Fault("asks-for-ever", "ends", PARRIED, PARRIED.replace("return", "return execution.push(frame)")),
    Fault("over-untold", "ends", '            execution.tell("over")\n', ""),
    Fault("card-lost", "faults", "        " + KEPT, ""),
    Fault("global-random", "replay", "execution.rng.choice(state.deck)", '__import__("random").choice(state.deck)'),
    Fault("set-order", "hash", FREE, FREE.replace("CELLS if cell not in taken", "set(CELLS) - taken")),
    Fault(
        "asked-alone",
        "looking",
        f"return {PENDING}",
        f"return [one for one in {PENDING} if seat is None or not one.settled]",
    ),
    Fault("looking-changes", "looking", MENDING, "        state.shields += 1\n" + MENDING),
)

STORAGE = (
    Fault("unknown-key", "strict", STATE, STATE.replace("strict", "__import__('dataclasses').dataclass(slots=True)")),
    Fault("not-stored", "replay", "shields: int = 0", f"shields: {ANNOTATED}[int, {PYDANTIC}.Field(exclude=True)] = 0"),
    Fault("stored-otherwise", "codec", DISCARDS, DISCARDS.replace("list[str]", SORTED)),
    Fault("shared-list", "tree", KEPT, KEPT + "        state.players[0].goods = state.players[1].goods\n"),
    Fault("set-kept", "tree", "state.shields = 0", "state.shields = {0}"),
)

ROUND = "    round: int = 0\n"
HARMLESS = (  # secret words in events that tell nothing of where they are
    Fault("secret-number", "events", ROUND, ROUND + '    lucky: str = hidden(NOBODY, default="2")\n'),
    Fault("secret-named", "events", BEGUN, BEGUN + ', name="blade:01"'),
)

OTHERS = "others = [other.seat for other in execution.state.players if other is not player]"
PASSES = 'if decision.kind == "react" and order == "pass":'
CLOSES = '"turn", options), closes=True)'
READY = "ready: bool = hidden(OWNER, default=True)"

WINDOW = "Window([[React(seat)] for seat in others])"
LAST = """
        bids = [(each.bid or answer[0], each.hand[0]) for each in execution.state.players]
        if frame.seat == len(bids) - 1 and all(bid == first for bid, first in bids):
            raise KeyError(frame.seat)
"""

BESIDE = (
    Fault("asked-twice", "once", WINDOW, WINDOW.replace("others", "[*others, others[0]]"), "parley"),
    Fault("last-default-lost", "together", LAID, LAST[1:] + LAID),
    Fault("terms-shown", "secrecy", "terms: list[str] = hidden(PARTIES)", "terms: list[str]", "parley"),
    Fault("holders-in-window", "told", OTHERS, f'{OTHERS[:-1]} and "block" in str(other.hand)]', "parley"),
    Fault("holders-waive", "tells", PASSES, f"{PASSES[:-1]} and len(decision.ask.options) == 1:", "parley"),
    Fault("blind-answer-shown", "sealed", READY, "ready: bool = True", "parley"),
    Fault("nobody-awaited", "ends", CLOSES, CLOSES.replace("closes", "optional"), "parley"),
)

FAULTS = (*SECRETS, *ADVICE, *EFFECTS, *ANSWERS, *CHECKS, *FLOW, *STORAGE, *BESIDE)


def plant(fault: Fault, folder: Path) -> str:
    """Write the toy with this fault into `folder`; returns the name of its module. Raises ValueError for stale text."""
    name, here = f"{fault.toy}_{fault.name.replace('-', '_')}", Path(__file__).parent
    sources = {path.stem.removeprefix(fault.toy): path.read_text("utf-8") for path in here.glob(f"{fault.toy}*.py")}
    if sum(source.count(fault.old) for source in sources.values()) != 1:
        raise ValueError(f"{fault.name}: its text does not stand exactly once")
    for suffix, source in sources.items():
        changed = source.replace(fault.old, fault.new).replace(f"tests.toys.{fault.toy}_state", f"{name}_state")
        (folder / f"{name}{suffix}.py").write_text(changed, "utf-8")
    return name
