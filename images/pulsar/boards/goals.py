"""The goals view: the three goals, what they score and sell, and how far everybody is."""

from __future__ import annotations

from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import GOOD, PANEL, PANEL_LIGHT, PAPER, lit_colour
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, heading
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.seats import owner, stage
from images.pulsar.signs import COUNTED, purchase_signs
from images.pulsar.telling import words_of_signs
from images.words.phrases import Texts, first_line, listed, sentences, titled
from rules.pulsar.components import GOALS, Goal
from rules.pulsar.counting import count
from rules.pulsar.state import State

SIDE = 12
HIGH = 206
BIG = TextStyle(34, weight="Bold")
PLAYER = 250  # px of a player's column


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """Everything on the goal tiles."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-goals"), stage(position, texts))
    for name in position.goals:
        _goal(drawn, position, texts, GOALS[name], top)
        top += HIGH + 10
    drawn.height = round(top + 6)
    return drawn


def goal_words(texts: Texts, goal: Goal) -> str:
    """What meets a goal."""
    return texts("pulsar-picture-goal", least=goal.least, what=texts(f"pulsar-picture-counted-{goal.what}"))


def goal_signs(goal: Goal) -> list[str]:
    """What a goal scores, and what can be bought then."""
    bonuses = [part for bonus in goal.bonuses for part in ("   +", *purchase_signs(bonus))]
    return [str(goal.vp), "@vp", *bonuses]


def _goal(drawn: Scene, position: State, texts: Texts, goal: Goal, top: float) -> None:
    drawn.add(panel((SIDE, top, WIDTH - SIDE, top + HIGH), PANEL))
    title = [*COUNTED[goal.what], goal_words(texts, goal)]
    inline(drawn, MARGIN + 8, top + 36, title, TextStyle(32, PAPER, "Bold"), f"goal {goal.id}")
    inline(drawn, MARGIN + 8, top + 92, goal_signs(goal), BIG, f"scores {goal.id}")
    for i, player in enumerate(position.players):
        reached = count(position, player, goal.what)
        met = reached >= goal.least
        x = SIDE + 10 + PLAYER * i + 8 * i
        box = (x, top + HIGH - 72, x + PLAYER, top + HIGH - 12)
        drawn.add(panel(box, PANEL_LIGHT, GOOD if met else ""))
        y = top + HIGH - 42
        badge(drawn, owner(player.seat, texts), x + 34, y)
        words, colour = f"{reached} / {goal.least}", lit_colour(lit=met)
        drawn.add(Text(words, x + 72, y, 32, colour, "Bold", tag=f"reached {goal.id} {player.seat}"))
        if met:
            inline(drawn, x + PLAYER - 52, y, ["@yes"], tag=f"met {goal.id} {player.seat}")


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The goals, and how far everybody is."""
    said = []
    for name in position.goals:
        goal = GOALS[name]
        rows = [
            (phrases.name_of(player.seat, texts, options.names), count(position, player, goal.what))
            for player in position.players
        ]
        said.append(f"{goal_words(texts, goal)}: {listed(rows)}.")
    return sentences(texts("pulsar-picture-alt-goals"), *said)


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each goal, what it scores and sells, and how far everybody is."""
    lines = [first_line(texts("pulsar-picture-goals"), stage(position, texts))]
    for name in position.goals:
        goal = GOALS[name]
        rows = [
            (phrases.name_of(own.seat, texts, options.names), count(position, own, goal.what))
            for own in position.players
        ]
        lines.append(titled(goal_words(texts, goal), words_of_signs(texts, goal_signs(goal))))
        lines.append(listed(rows))
    return lines
