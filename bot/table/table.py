"""The table: the only writer. Everything people and computer players do to a game goes through its parts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.agents import USUAL
from bot.agents.mind import Mind
from bot.store.game_store import GameStore
from bot.table.calls import followers
from bot.table.calls import following as calls
from bot.table.calls.followers import Followers
from bot.table.calls.held import Calls
from bot.table.calls.hooks import Hooks
from bot.table.clocks import following as clocks
from bot.table.clocks.clocks import Clocks
from bot.table.course.digests import Digests
from bot.table.course.feed import Feeds
from bot.table.course.public_log import PublicLogs
from bot.table.course.replay import Replay
from bot.table.course.reports import Reports
from bot.table.drafts import following as drafts
from bot.table.game.change import Changes
from bot.table.game.names import Names, Spellings, as_keys
from bot.table.game.transactions import Transactions, clock_time
from bot.table.games import Games
from bot.table.guided_games import GuidedGames
from bot.table.limits import STANDARD, Limits
from bot.table.metadata import Metadata
from bot.table.motions import MOTIONS
from bot.table.outbox import Outbox
from bot.table.people import companions, requests
from bot.table.people.beginners import Beginners
from bot.table.people.companions import Companions
from bot.table.people.hand_overs import HandOvers
from bot.table.people.pool import Pool
from bot.table.people.preferences import Preferences
from bot.table.people.promises import Promises
from bot.table.people.requests import Requests
from bot.table.plans import premoves
from bot.table.plans.notebook import Notebook
from bot.table.plans.orders import Orders
from bot.table.plans.plans import Plans
from bot.table.practice import Practice
from bot.table.privacy.erasure import Erasure
from bot.table.privacy.kept import Kept
from bot.table.reminding.reminders import Reminders
from bot.table.seating.channels import Channels
from bot.table.seating.invitations import Invitations
from bot.table.seating.keeping_apart import KeepingApart
from bot.table.seating.leaving import Leaving, Seats
from bot.table.seating.lobby import Lobby
from bot.table.seating.queue import Queue
from bot.table.seating.ready_checks import ReadyChecks
from bot.table.seating.rematches import Rematches
from bot.table.seating.stuck import StuckLobbies
from bot.table.seating.templates import Templates
from bot.table.turns.computers import Computers
from bot.table.turns.turns import Turns
from bot.table.undoing import positions
from bot.table.undoing.corrections import Corrections
from bot.table.undoing.undo import Undo
from bot.table.uptime.uptime import Uptime
from bot.table.votes.votes import Votes
from bot.table.waiting import ledger, windows
from bot.table.waiting.forecasts import Forecasts

T = TypeVar("T")

LEADING = (premoves.play_filed,)  # what a run does before it is stored
FOLLOWING = (  # what follows when moves were made, each told of what those before it have found
    ledger.follow,  # who is waited for
    clocks.follow,  # and how long they may think
    premoves.follow,
    calls.follow,  # who is called, and what is announced
    positions.follow,
    windows.follow,
    drafts.follow,
    followers.follow,
)
SEATED = (  # what follows when another player has sat down
    drafts.follow_seated,
    premoves.follow_seated,
    windows.follow_seated,
    companions.follow_seated,
    requests.follow_seated,
    ledger.follow_seated,
    clocks.follow_seated,
)


class Table:
    """All that can be done, by subject. Methods raise `Refusal` or the rules' `Illegal`, and then nothing has changed.

    Args:
        store: Where everything is kept.
        now: The time in whole seconds since 1970.
        changed: Called with a game's id after a change of it was committed.
        seed: The seed of every game, for demos and tests; without it each game draws its own.
        limits: What one person may take of the bot.
        spellings: How the two words that name a table read in each language.
        mind: Where computer players think; without one, in the threads in which their turns are made.
        level: How well computers play that sit down, until their table chooses otherwise.
    """

    def __init__(
        self,
        store: GameStore,
        now: Callable[[], int] = clock_time,
        changed: Callable[[str], None] = lambda game_id: None,
        seed: str = "",
        limits: Limits = STANDARD,
        spellings: Spellings = as_keys,
        mind: Mind | None = None,
        level: str = USUAL,
    ) -> None:
        transactions = self.transactions = Transactions(store, Changes(LEADING, FOLLOWING, SEATED), now, changed)
        names = Names(spellings)

        # By folder, in the order of the rooms of the table from below (`pyproject.toml`): a subject that is handed
        # another one comes after it.

        # course
        self.replay = Replay(transactions)
        self.digests = Digests(transactions, self.replay)
        self.reports = Reports(transactions)
        self.feeds = Feeds(transactions)
        self.public_logs = PublicLogs(transactions)

        # votes, clocks, waiting
        self.votes = Votes(transactions, MOTIONS, limits)
        self.clocks = Clocks(transactions)
        self.forecasts = Forecasts(transactions)

        # calls
        self.calls = Calls(transactions)
        self.hooks = Hooks(transactions)
        self.followers = Followers(transactions)

        # metadata, outbox
        self.metadata = Metadata(transactions)
        self.outbox = Outbox(transactions)

        # plans
        self.orders = Orders(transactions)
        self.notebook = Notebook(transactions)
        self.plans = Plans(transactions)

        # seating
        self.lobby = Lobby(transactions, seed, limits, names)
        self.lobby.level = level
        self.invitations = Invitations(transactions, self.lobby)
        self.channels = Channels(transactions)
        self.keeping_apart = KeepingApart(transactions)
        self.leaving = Leaving(transactions, limits)
        self.seats = Seats(transactions, limits)
        self.queue = Queue(transactions, limits, names)
        self.ready_checks = ReadyChecks(transactions)
        self.rematches = Rematches(transactions, seed, limits, names)
        self.stuck_lobbies = StuckLobbies(transactions, self.votes, limits)
        self.templates = Templates(transactions)

        # people
        self.beginners = Beginners(transactions)
        self.companions = Companions(transactions)
        self.requests = Requests(transactions, limits)
        self.hand_overs = HandOvers(transactions)
        self.pool = Pool(transactions)
        self.preferences = Preferences(transactions)
        self.promises = Promises(transactions)

        # turns
        self.turns = Turns(transactions)
        self.computers = Computers(transactions, mind or Mind())

        # undoing
        self.undo = Undo(transactions, self.votes, limits)
        self.corrections = Corrections(transactions, self.votes)

        # games, guided_games, practice
        self.games = Games(transactions)
        self.guided_games = GuidedGames(transactions, self.computers, self.turns, seed, limits, names)
        self.practice = Practice(transactions, seed, limits, names)
        self.practice.level = level

        # privacy, reminding, uptime
        self.kept = Kept(transactions)
        self.erasure = Erasure(transactions)
        self.reminders = Reminders(transactions, self.votes)
        self.uptime = Uptime(transactions)

        self._under_way: dict[tuple[str | int, ...], asyncio.Task[Any]] = {}

    async def single_flight(self, make: Callable[[], Coroutine[Any, Any, T]], *key: str | int) -> T:
        """Run `make`, or share the result of the run under the same key that is under way.

        For what goes by way of Discord, such as making a thread: two quick presses make one.
        """
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._under_way.pop(key))
        made: T = await asyncio.shield(self._under_way[key])
        return made
