# Before the start: who is asked whether they are ready
ui-am-ready = I am ready
ui-not-now = Not now
ui-ready-asked = **Ready?** The game begins by itself when everybody is. Whoever says nothing frees their seat { $ends }.
ui-ready-yes = ✅ ready
ui-ready-not = ⏳ not answered yet
ui-ready-waits = At table **{ $name }** (`{ $id }`) the others are asked whether they are ready. The game begins by itself when everybody is.
post-ready = { $mentions }: it is some time since you sat down at table **{ $name }** (`{ $id }`). Are you ready? The game begins when everybody is; whoever says nothing frees their seat { $ends }.
post-ready-over = -# Who was asked for table **{ $name }** (`{ $id }`) whether they are ready: { $names }. That is settled.
post-unready-silent = { $mention }: { $names } did not say whether they are ready and sits no more at table **{ $name }** (`{ $id }`). Start without them, or wait for others.
post-unready-left = { $mention }: { $names } got up from table **{ $name }** (`{ $id }`), so the game does not begin by itself. Press *Start* when it suits you.
refusal-not-asked-ready = Nobody is asked now whether they are ready.

# Who may come
ui-guests = Who comes …
ui-guests-title = ### Who comes to this table
ui-guests-help = An invitation keeps a seat until it is answered; whoever is invited need not meet what you ask of others.
ui-access = Open to
ui-access-open = everybody
ui-access-unlisted = whoever finds it: it stands in no list
ui-access-private = whoever is invited: others ask, and the owner lets them in
ui-access-line = { $access ->
    [unlisted] Unlisted: it stands in no list of open tables.
   *[private] Private: by invitation; others ask, and the owner lets them in.
}
ui-seats = Seats
ui-seats-all = up to { $most }
ui-finish = Games played to the end
ui-finish-choice = { $least ->
    [0] not asked for
   *[other] at least { $least } %{ $newcomers ->
        [0] , and five games begun or more
       *[other] , or fewer than five games begun
    }
}
ui-member-finished = { $seen } of { $begun } games seen to the end
ui-member-level = { $level ->
    [first] new to this game
    [some] knows this game
   *[many] knows this game well
}
ui-level = Meant for
ui-level-any = everybody, whether they know the game or not
ui-level-newcomers = Newcomers to the game are welcome: there is time to learn
ui-level-known = For people who know the game
ui-invite = Invite somebody …
ui-ask-in = Ask to join
ui-accept = Join
ui-let-in = Let them in
ui-let-in-name = Let { $name } in
ui-turn-away = No
ui-asked-in = You have asked to join **{ $name }** (`{ $id }`). You are called when its owner lets you in.
ui-let-in-done = They sit at table **{ $name }** (`{ $id }`) now.
ui-turn-away-done = They are not told, and cannot ask again for table **{ $name }** (`{ $id }`).
ui-keep-open = Keep the table open
ui-kept-open = Table **{ $name }** (`{ $id }`) stays open. A table that waits for players is closed when nobody there does anything for { $days ->
    [one] a day
   *[other] { $days } days
}; they are counted from now.
post-invited = { $mentions }: { $owner } invites you to **{ $game }** at table **{ $name }** (`{ $id }`). A seat is kept for you.
post-invited-over = { $sits ->
    [yes] -# { $names } was invited to table **{ $name }** (`{ $id }`), and sits there.
   *[no] -# { $names } was invited to table **{ $name }** (`{ $id }`). That is settled.
}
post-welcomed = { $mentions }: you sit at table **{ $name }** (`{ $id }`) now.
post-asks = { $mention }: { $guest } would like to join your table **{ $name }** (`{ $id }`).
post-asks-over = { $sits ->
    [yes] -# { $names } asked to join table **{ $name }** (`{ $id }`), and sits there.
   *[no] -# { $names } asked to join table **{ $name }** (`{ $id }`). That is settled.
}
post-ageing = { $mention }: nobody has touched your table **{ $name }** (`{ $id }`) for a while. It is closed { $ends } unless somebody at it presses this.
post-ageing-over = -# Table **{ $name }** (`{ $id }`) was to be closed, as nobody had touched it. That is settled.
refusal-by-invitation = This table is private. Press *Ask to join* on its message; its owner decides.
refusal-asked-already = You have asked already. The owner of the table decides.
refusal-finish-rate = The owner of this table asks that people have seen at least { $least } % of their games to the end.
refusal-finish-few = The owner of this table asks for people of whom it is known that they see their games to the end, and you have begun fewer than { $few }. Ask the owner for an invitation, or join tables that welcome newcomers first.
refusal-seats-taken = More than { $most } seats are taken or kept already.

# When they play
ui-overlap = -# { $begin } `{ $bar }` { $end } · hours of { $known } of { $all }
ui-overlap-all = -# { $hours ->
    [0] There is no hour in which all of them play.
    [one] All of them play for an hour a day: { $spans }
   *[other] All of them play for { $hours } hours a day: { $spans }
}
ui-share-hours = Others see my hours and vacation: { $on ->
    [0] off
   *[other] on
}
ui-share-rate = Lobbies show my finished games: { $on ->
    [0] off
   *[other] on
}

# Keeping apart
ui-block-list = Block list …
ui-block-title = ### Block list
    Whom you block cannot sit down at a table where you sit, nor you where they do. Neither is told why. Games that have begun go on.
ui-list-nobody = -# Nobody is on it yet.
ui-block = Block somebody …
ui-unblock = Blocked: choose whom to take off the list …
ui-bar-list = Barred people …
ui-bar-title = ### Barred from the tables of this server
    For moderators. Whoever is barred opens no table here and sits down at none; they are told so. Games that have begun go on.
ui-bar = Bar somebody …
ui-unbar = Barred: choose whom to let in again …
refusal-not-welcome = You cannot sit down at this table. One possible reason is a block list, yours or somebody else’s; which it is, nobody is told.
refusal-cannot-seat = { $name } cannot be given a seat at this table.
refusal-banned = The moderators of this server do not let you sit down at its tables.
refusal-block-self = You cannot block yourself.
refusal-block-full = Your block list holds { $most } people. Take somebody off it first.

# Kept set-ups
ui-template = Keep this set-up
ui-template-field = Its name
ui-template-kept = “{ $name }” is kept: `/play` → *Open a table …* opens tables with it. It knows the game, options, clock, seats, computers and who may come.
ui-templates = Saved set-ups …
ui-templates-title = ### Kept set-ups
    At a table of yours *Who comes …* keeps one; `/play` → *Open a table …* opens tables with it.
ui-list-nothing = -# None is kept yet.
ui-template-drop = Forget …
refusal-no-template-name = Give it a name.
refusal-templates-full = You keep { $most } set-ups already. Forget one of them first, in `/play` → Settings.

# A lobby whose owner is not heard of
ui-cancel-lobby = Close it together
ui-cancel-silent = The owner, { $owner }, was last heard of here { $since }. Those who sit here can close the table together.
ui-cancel-asked = Whether table **{ $name }** (`{ $id }`) shall be closed is up to { $names } as well: they have until { $ends }. Whatever { $owner } does there keeps it open.
ui-cancelled = Table **{ $name }** (`{ $id }`) is closed.
vote-cancel = Shall this table be closed? Its owner has not been heard of for days.
deed-vote-cancel-yes = The people at the table have closed it ({ $for } of { $of } agreed)
deed-vote-cancel-no = The table stays open ({ $for } of { $of } agreed)
post-stuck = { $mentions }: { $owner } has done nothing at table **{ $name }** (`{ $id }`) for days. { $by } asks: shall it be closed? Whatever { $owner } does there keeps it open.
post-stuck-over = This vote is over: { $closed ->
    [yes] the table is closed.
   *[no] the table stays open.
}
post-cancelled = { $mention }: the people at your table **{ $name }** (`{ $id }`) have closed it, since you had not been heard of for days.
refusal-owner-there = The owner of this table did something here within the last three days. Ask them.

# Limits
refusal-server-many-open = This server has { $most } tables that have not started already. One of them must start or be closed first.
refusal-joins-too-often = You have joined tables { $most } times within an hour. Wait a little.
refusal-votes-too-often = You have opened { $most } votes within a day. Wait until tomorrow.

# The queue
ui-queue = Find players …
ui-queue-title = ### Find players
    You say what you would play, and wait. When enough people on this server fit, a table opens by itself and you are called once. Nobody reads who waits, only how many.
ui-queue-title-game = ### Find players: { $game }
ui-queue-waits = ⏳ You wait for **{ $game }** · players: { $seats } · { $clock } · since { $since } · until { $ends }
ui-queue-ended = ⌛ Nobody who fits came for **{ $game }** within { $days } days. Choose it again to go on waiting.
ui-queue-count = Waiting here: { $games }
ui-queue-game = Which game …
ui-queue-seats = Players
ui-queue-seats-count = { $count } players
ui-queue-clock = Clock
ui-queue-clock-any = any clock
ui-queue-join = Wait for players
ui-queue-change = Wait for this instead
ui-queue-leave = Stop waiting for { $game }
ui-queue-leave-one = Stop waiting for …
ui-queue-hours = -# Of those who have set their hours, only people play together who are awake at the same time for at least { $least } hours of a day. Block lists are kept to.
ui-queue-found = Enough people fit: table **{ $name }** (`{ $id }`) is open in { $channel }. The others are asked whether they are ready.
ui-hub-queue = -# ⏳ In the queue: { $games }
ui-hub-queue-ended = -# ⌛ Nobody found for: { $games }
post-matched = { $mentions }: the queue has found { $count } people for **{ $game }**, at table **{ $name }** (`{ $id }`).
post-matched-ready = Clock: { $clock }. Are you ready? The game begins when everybody is; whoever says nothing frees their seat { $ends }.
deed-queue = The queue of the server opened this table
queue-ended = You waited { $days } days in the queue of **{ $server }** for **{ $game }**, and nobody who fits came. `/play` → *Find players …* lets you go on waiting.

# The map before the start
ui-map = The map …
ui-map-title = ### The map of { $name } with { $count } players
ui-map-seed = The game starts with this map: its seed was given. Who takes which seat is still open.
ui-map-certain = The game starts with this very map. What else the picture shows is drawn at the start.
ui-map-drawn = Chance lays the map at the start, so that nobody knows it yet. Options may fix it; a table that is opened with a seed (`{ $command }`, *seed*) shows it here.
ui-map-seat = Seat { $seat }
