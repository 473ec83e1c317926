"""What a panel leaves out, step by step, where all it could say is taller than a phone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.panel.meanwhile import FIRST_ALONE, PHONE_LINES
from bot.ui.panel.panel_lines import BRIEF


@dataclass(frozen=True, slots=True)
class Room:
    """What a panel has room for.

    `news`: in how many lines of a phone it is told what happened. `small`: tips and what else beginners are told are
    in small letters. `end`: what scores at the end of the game is told, too, which stands on a board as well. `never`
    and `beside`: *Never ask again*, and the ways to what else is open, are buttons; else they stand in *More*. `told`:
    a picture of what happened stands above that of the question. `held`: what there is to spend is said, which people
    look for most. `scores`: what scores is told at all. `brief`: what an answer brought is told in small letters, and
    of much the beginning; what was answered is told so as well, and not marked in a select of several choices, where
    it stood a second time. `notes`: what reassures is said, such as that nothing counts yet. `tip`: how many sentences
    of a tip are told, None for all. `lines`: how many lines buttons may fill before they become a list. `fought`: how
    a battle of one's own went is told round by round. `brought`: how many letters of what an answer brought are told
    where it is told in brief. `last`: of the steps of a draft so many are told, the last ones; None for all.
    `planned`: what is planned is said, which *Plan ahead* shows as well. `onward`: it is said how many other games
    wait, beside the title, which that leaves less room. `undo`: its own undo has a button; else it stands in *More*,
    before a beginner misses a tip. `drawn`: there is a picture at all.
    """

    news: int = PHONE_LINES
    small: bool = False
    end: bool = True
    never: bool = True
    told: bool = True
    beside: bool = True
    held: bool = True
    scores: bool = True
    brief: bool = False
    notes: bool = True
    tip: int | None = None
    lines: int = MENU_LINES
    fought: bool = True
    brought: int = BRIEF
    last: int | None = None
    planned: bool = True
    onward: bool = True
    undo: bool = True
    drawn: bool = True

    @property
    def explains(self) -> bool:
        """Whether it is told what those things do that buttons name: as long as there is room for such."""
        return self.lines > 1

    @property
    def for_words(self) -> tuple[object, ...]:
        """All that the words below the picture depend on: rooms that are alike in it have the same words."""
        return self.held, self.brief, self.notes, self.brought, self.last, self.planned, self.explains

    @property
    def for_controls(self) -> tuple[object, ...]:
        """The same of the controls."""
        return self.never, self.beside, self.brief, self.tip, self.lines, self.undo


LOW = Room(1, small=True, end=False)
LOWER = replace(LOW, brief=True)
LOWEST = replace(LOWER, never=False, told=False, last=4)
SCANT = replace(LOWEST, beside=False)
PLAIN = replace(SCANT, notes=False, last=3)
SHORTER = replace(PLAIN, tip=2)
PLAINER = replace(PLAIN, tip=1)
LITTLE = BRIEF // 3  # letters of what an answer brought
BARE = replace(PLAINER, fought=False, lines=1, scores=False, held=False)
BAREST = replace(BARE, last=1)
UNPLANNED = replace(BAREST, brought=0, news=0, planned=False)
TIPPED = replace(UNPLANNED, undo=False)
LEAST = replace(TIPPED, tip=0, last=0, news=FIRST_ALONE, onward=False)
ROOMS = (  # the first is taken that fits a phone, or else the last
    *(Room(), Room(3), Room(2)),
    *(Room(2, small=True), Room(2, small=True, end=False), LOW),
    *(LOWER, replace(LOWER, never=False), replace(LOWER, never=False, told=False)),
    *(LOWEST, replace(LOWEST, beside=False), SCANT),
    *(replace(each, fought=False) for each in (LOWER, LOWEST, SCANT, PLAIN, SHORTER, PLAINER)),
    *(BARE, BAREST, replace(BAREST, brought=LITTLE)),
    *(replace(BAREST, brought=LITTLE, news=0), replace(BAREST, brought=0, news=0)),
    *(UNPLANNED, TIPPED, replace(TIPPED, tip=0), replace(TIPPED, tip=0, last=0), LEAST),
)
UNDRAWN = tuple(replace(each, drawn=False) for each in (LOWEST, SCANT, PLAIN, SHORTER, PLAINER, BARE, BAREST, LEAST))
ANY = (*ROOMS, *UNDRAWN)  # as what is told and pressed beside a picture that cannot be lower may still be too tall
STEPPING = (*ROOMS[: ROOMS.index(BARE)], *UNDRAWN)  # while amounts are put together, of which words say how they stand
