# Commands
command-play = Your games, open tables, new tables and settings
command-new = Open a new table in this channel
command-new-computers = How many computer players sit down at once
command-new-watch = Take no seat yourself
command-join = Sit down at an open table
command-leave = Leave a table that has not started
command-start = Start your table
command-turn = Put your turn together
command-orders = What the table may answer for you
command-act = Type your turn; what may come next is proposed while you type
command-act-words = Your answers one after another, with ; between them
command-act-confirm = Confirm at once instead of looking at the draft first
command-undo = Take your last confirmed turn back
command-board = Look at a board
command-board-board = Which board
command-zoom = Look at one sector of the map closely
command-zoom-sector = The number of the sector
command-card = Look a card up by its name
command-card-name = The name of the card
command-lookup = Look anything of the game up: what it is, costs, gives and does
command-lookup-name = Its name
command-lookup-public = Post it here for all to see, as it is printed
command-since = What has happened since your last move
command-sheet = Look at a player's sheet
command-sheet-player = Whose, by name
command-log = What has happened so far
command-rules = The rules in short
command-move = Bring a game whose channel was deleted into this channel
command-resign = Leave a running game; a computer player takes your seat
command-close = Close your table, and end the game of everybody at it
command-table = Which table, if not the one of this thread

# Every message
ui-title = ### { $game } · { $name } `{ $id }`
ui-fault = Something went wrong on our side. Look again how things stand before you go on. If it happens again, report fault `{ $id }`.
ui-unavailable = I cannot get at the games just now. Nothing is lost: try again in a moment.
ui-outage = Discord did not take what I had to show. Nothing is lost: look again in a moment how things stand.
ui-none = Nothing
ui-no-picture = There is no picture of this.
ui-refresh = Refresh

# Ways back, each to what stood in this place
ui-back-hub = Back to my games
ui-back-lobby = Back to the table
ui-back-turn = Back to my turn
ui-back-beside = Back
ui-back-watching = Back to the game
ui-back-options = Back to the options
ui-back-queue = Back to the queue
ui-back-votes = Back to the votes
ui-back-settings = Back to the settings
ui-back-moderate = Back to moderating
ui-back-first = Back to my first game
ui-back-privacy = Back to my data

# Lobby
ui-lobby-title = ### { $game } · { $name } `{ $id }` is open
ui-lobby-owner = Opened by { $owner }
ui-lobby-seats = Players: { $taken } ({ $least } to { $most } can play)
ui-lobby-seats-exact = Players: { $taken } of { $most }
ui-join = Join
ui-leave = Leave
ui-add-agent = Add a computer
ui-drop-agent = Remove a computer
ui-hints = Hints of a computer: { $on ->
    [0] off
   *[other] on
}
ui-feed = Programs may read it: { $on ->
    [0] off
   *[other] on
}
ui-feed-now = -# Feed: programs may read what everybody may see of this table, without who plays.
refusal-feed-off = Whoever hosts this bot lets no programs read tables.
ui-hints-now = -# Hints: whoever plays may ask what a computer would do.
ui-hint = What would a computer do?
ui-hint-thinks = ⏳ It is thinking. That may take some seconds.
ui-hint-better = in the end about { $points } points better than the next
ui-hint-worse = in the end about { $points } points worse
ui-hint-even-better = about the same as the next
ui-hint-even-worse = about the same as the first
ui-hint-points = { $points } VP
ui-hint-because = { $points }: { $what }
ui-hint-follows = { $what }
ui-hint-instead = As the first, with { $instead } instead of { $without }
ui-hint-average = for now, on average: { $what }
ui-hint-thumb = { $place ->
    [1] Rules of thumb put it first; they cannot say by how much.
    [2] Rules of thumb put it second.
   *[other] Rules of thumb put it third.
 }
ui-hint-alone = There is nothing better that it knows of.
ui-hint-how = It has looked at { $looks } ways in which the game may go on, from what you can see.{ $points ->
    [0] {""}
   *[other] {" "}Better and worse are the points it expects in the end.
 }{ $averages ->
    [0] {""}
   *[other] {" "}Averages go as far as it looks ahead.
 } It can be wrong.
ui-hint-plans = It plans your own turns, from what you can see.{ $points ->
    [0] {""}
   *[other] {" "}Better and worse are the points it expects in the end.
 } It can be wrong.
ui-hint-thumbs = It plays this game by rules of thumb, from what you can see. It can be wrong.
ui-hint-take = Choose the first
ui-hint-at-once = -# The first counts at once: choose it in your turn, not from here.
ui-hint-none = It knows nothing to say about this question.
ui-agent-levels = How well the computers play
ui-agent-easy = easy
ui-agent-easy-about = A match for a beginner: plays sensibly, and fast
ui-agent-club = club player
ui-agent-club-about = Looks ahead a little before each answer
ui-agent-strong = strong
ui-agent-strong-about = Looks further ahead, for some seconds an answer
ui-options = Options
ui-start = Start
ui-rematch-of = Rematch of **{ $name }** `{ $id }`: the same options, the seats turned by one. It starts when all who played have agreed.
ui-invited-count = Invited, no answer yet: { $count } (*Leave* declines)
ui-invited = Invited, no answer yet: { $names } (*Leave* declines)
ui-languages = Language of what all read
ui-languages-are = -# Posted for all in: { $languages }
ui-languages-en = English
ui-languages-ko = 한국어
ui-languages-both = Both languages
ui-close = Close the table
ui-options-title = ### Options of this table
ui-options-help = Change what you like. For each rule of the game, the first choice is that of the rulebook.
ui-options-game = Rules of the game …
ui-options-others = Only { $owner } can change this, before the start.
ui-options-begun = The game has begun; this cannot be changed any more.
ui-options-rest = { $changed ->
    [0] Everything as in the rulebook
   *[other] all else as in the rulebook
}
ui-options-rules = { $changed ->
    [0] All rules as in the rulebook
   *[other] all other rules as in the rulebook
}
ui-text-change = { $what }: change …
ui-text-warned-more = and { $count } more like these
ui-own-values = { $count ->
    [one] One component has
   *[other] { $count } components have
} other numbers than the printed ones; `/{ $game } rules` says which.
ui-own-values-list = -# Not quite as printed: { $list }. Whoever hosts this bot can put in what is printed (`orrery data { $game }`).
ui-close-sure = Close this table? The game ends without a result for everybody at it.
ui-close-yes = Close the table
ui-closed = The table is closed.
ui-opened = Table **{ $name }** (`{ $id }`) is open in this channel.
ui-opened-there = Table **{ $name }** (`{ $id }`) is open in { $where }.
ui-joined = You sit at table **{ $name }** (`{ $id }`).
ui-left = You have left table **{ $name }** (`{ $id }`).
ui-started = Table **{ $name }** (`{ $id }`) has started.

# Status
ui-round = Round { $round }
ui-pays-now = **This round**: { $list }
ui-pays-end = **At the end**: { $list }
ui-asked = ▶ { $who } { $since }
ui-answered = ✓ { $who } has answered
ui-score = { $name }: { $points }
ui-over = 🏁 { $count ->
    [one] { $names } wins
   *[other] { LISTED($names, "and") } share the win
}
ui-over-yours = The game is over. You won{ $lead ->
    [0] {""}
   *[other] {" "}by { $lead } VP
}.
ui-abandoned = This table was given up.
ui-verdict-end = The table has ended the game without a result.
ui-verdict-decided = 🏁 The table has ended the game with the points as they stand.
ui-verdict-concede = 🏁 { $name } wins: the table has given { $name } the game.
ui-players = Players: { $names }
ui-open-table = Open the table
ui-rank = { $place }. { $name }: **{ $points }**
ui-rematch = Rematch
ui-rematch-begun = The rematch **{ $name }** (`{ $id }`) has begun: { $opened ->
    [0] its thread opens in { $where } now
   *[other] { $where }
}
ui-rematch-open = The rematch **{ $name }** (`{ $id }`) stands in { $where }. { $count ->
    [0] Its owner can start it.
   *[other] It starts when these have agreed: { $names }
}
ui-turn = My turn
ui-watching = You have no seat at this table. You may watch: boards and log are open to all.
ui-watch-again = Look again
ui-follow-on = Tell me when it ends
ui-follow-off = Do not tell me
ui-follows = -# You will be told when the game ends, once, in a direct message.
ui-board = Board
ui-sheets = Sheets
ui-log = Log
ui-rules = Rules

# Panel
ui-waiting =
    You have nothing to do now.
    Waiting for: { $names }
ui-finished = The game is over.
ui-draft = -# Your turn so far; only you see it:
ui-draft-before = 1–{ $count }. Chosen earlier
ui-to-confirm = Your turn is complete. Press Confirm, and it counts.
ui-whole = Your turn is complete: press Confirm.
ui-to-end-without = Your turn is complete. The last button makes it count, and says what you give up.
ui-sealed = -# Your answer counts at once, hidden; you can change it until everybody has answered.
ui-sealed-last = -# You are the last to answer: Confirm opens all answers.
ui-sealed-opens = You are the last to answer: press Confirm, and the answers are opened. Until then you can choose another.
ui-sealed-alone = -# Only you are asked: Confirm makes it count.
ui-sealed-only = -# There is one answer only. You are asked all the same, so that nobody learns that.
ui-sealed-held = Press Confirm, and your answer counts.
ui-given = Your answer: **{ $answer }**
ui-changeable = You can change it until everybody has answered. Waiting for: { $names }
ui-window = ▶ Whoever wishes may react now; the window closes { $ends }
ui-window-computers = ▶ Computers answer in secret; no person is waited for.
ui-blind-alone = What you answer counts at once. Without an answer, your standing orders answer for you { $ends }, or else: **{ $default }**
ui-blind = What you answer counts at once. Nobody learns whether you are asked, or whether you have answered. When the window closes ({ $ends }), your standing orders answer for you, or else: **{ $default }**
ui-marked = { $option } ⚡
ui-marked-at-once = ⚡ { $closed ->
    [0] counts at once, with no way back.
   *[other] may count at once, with no way back.
 }
ui-at-once = This may count at once, with no way back.
ui-aside = -# This counts at once{ $draft ->
    [0] .
   *[other] ; your draft stays.
}
ui-asked-beside = 📨 Waits for your answer: **{ $asks }**
ui-optional = -# Open at any time of your turn.
ui-optional-aside = -# Nobody waits for this: you may leave it.
ui-hub-window = { $ask } (closes { $since })
ui-or-confirm = Nothing to add? Confirm ends your turn here.
ui-or-end-without = The last button ends your turn without the rest.
ui-conclusive = -# Counts at once; undo it until somebody else moves.
ui-conclusive-briefly = -# Counts at once; it can be undone.
ui-set-up-undo = -# After Confirm, too, you can take this back until somebody else moves.
ui-conclusive-later = -# You choose twice in a row. Both choices count as soon as you have made the second.
ui-conclusive-next = -# Counts with your second choice.
ui-until-confirmed = -# Nothing counts before you press Confirm.
ui-until-confirmed-more = -# What follows does not count before you press Confirm.
ui-dropped = The game moved on and your draft no longer fits. It was put aside.
ui-dropped-undone = { $name } took their turn back: the game stands before it again, and your draft, which answered to it, was put aside. It comes back if they put the turn back.
ui-undone-by = { $name } took their turn back: the game stands before it again. What you were at may be asked again later.
ui-committed = ✓ Done: what you did counts.
ui-committed-brought = ✓ Done: { $what }
ui-undone-draft = Taken back, and a draft again.
ui-undone-draft-ways = *Confirm* plays it, *Undo step* drops its last step, *Cancel my undo* puts the turn back as it was.
ui-undone-asked = Taken back: you are asked again.
ui-undone-asked-ways = *Cancel my undo* puts the turn back as it was.
ui-redone = Put back, as it was.
ui-heading = { $heading } · { $count }
ui-heading-places = { $heading } · { $count ->
    [one] 1 place
   *[other] { $count } places
}
ui-heading-choices = { $heading } · { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
ui-heading-reasons = { $heading } · { $count ->
    [one] 1 reason
   *[other] { $count } reasons
}
ui-headings = ↑ All choices
ui-headed = { $heading }: { $option }
ui-choose = Choose …
ui-choose-of = Choose … ({ $heading })
ui-several = { $heading }: one or more
ui-several-of = { $heading }, one or more: { $list }
ui-each-costs = Each { $free ->
    [0] costs
   *[other] but { $but } costs
} { $costs }
ui-choose-exactly = Choose { $count }
ui-choose-some = Choose { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}
ui-ready = These { $count }
ui-suggested = Suggested: { $answer }
ui-ready-means = -# **{ $ready }**: { $means }
ui-choose-part = Choices { $first } to { $last }
ui-type-it = There is too much to choose from for a menu: type your answer with `{ $command }`.
ui-other = Something else …
ui-number = Name a number …
ui-number-range = A number from { $least } to { $most }
ui-spread = Spread …
ui-spread-exactly = Add one …
ui-spread-some = Add one …
ui-spread-words = As in the example: name=number
ui-spread-slot = { $slot }: { $amount } of { $most }
ui-spread-single = { $amount ->
    [0] +
   *[other] −
} { $slot }
ui-spread-amount = How much for { $slot }?
ui-spread-done = { $count ->
    [0] Choose nothing
   *[other] Choose: { $answer }
}
ui-spread-missing = { $count } of { $least } chosen
ui-spread-clear = Begin again
ui-complete-choose = Add one …
ui-complete-slot = { $slot } × { $amount }
ui-otherwise = Otherwise …
ui-up-to = { $slot }: up to { $most }
ui-amount = { $slot } × { $amount }
ui-wasted = ⚠ { $what }
ui-forfeited = ⚠ Given up if your turn ends now: { $what }
ui-with-draft = -# With your draft, which only you see and which does not count yet.
ui-words = As text
ui-no-words = There are no words for this.
ui-lettered = { $letter } · { $option }
ui-zoom = Look at a sector closely …
ui-sector = Sector { $sector }
ui-news-besides = { $last } · and { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
ui-since = Since my move
ui-digest-turn = In short: since my move
ui-digest-round = In short: this round
ui-since-title = **Since your last move**
ui-since-title-watching = **What happened lately**
ui-since-none = Nothing has happened since your last move.
ui-since-none-watching = Nothing has happened yet.
ui-since-mattered = **What mattered this round**
ui-since-report = ⚔️ Report: { $place }
ui-since-board = Map
ui-since-more = -# … and { $count } more before them; the log has them all.
ui-tip = 💡 The whole tip
ui-why = Why can't I …?
ui-why-title = Why can't I …?
ui-why-rest = Other things
ui-why-line = **{ $option }** — { $reason }
ui-why-further = *{ $more }* → *{ $further }* asks the others.
ui-why-none = Nothing is forbidden here now.
ui-confirm = Confirm
ui-confirm-without = End turn, giving up { $what }{ $more ->
    [0] {""}
   *[other] {" "}and more
}
ui-give-up-sure = Really end your turn without { $what }?
ui-give-up-yes = Yes, end it
ui-back = Undo step
ui-discard = Discard draft
ui-undo = Undo my last turn
ui-redo = Cancel my undo
ui-further = Go back further …
ui-go-on = Go on
ui-moved-on = The game has moved on meanwhile: what you were at is no longer asked.
ui-more = More …
ui-dealt = You play **{ $name }**
ui-dealt-more = all of it: *{ $more }* → *{ $where }* → *{ $chapter }*
ui-boards = Other boards
ui-mine = My sheet
ui-lookup = Look up
ui-lookup-title = **{ $game }: reference**
ui-lookup-entry = { $chapter }: { $name }
ui-lookup-asked = What you can choose now. Choose one to see all of it.
ui-lookup-choose = Choose a chapter.
ui-lookup-one = One of these, large and in words
ui-lookup-chapter = Chapters
ui-lookup-posted = Posted for all to see: { $name }
ui-orders = Standing orders
ui-orders-title = ### Standing orders: what the table answers for you

# Log, resigning
ui-log-page = **{ $count ->
    [0] {""}
    [1] Round { $rounds } ·{" "}
   *[other] Rounds { $rounds } ·{" "}
}moves { $first }–{ $last } of { $total }**
ui-log-older = ◀ Older
ui-log-newer = Newer ▶
ui-log-empty = Nothing has happened yet.
ui-log-undo = { $name } took the moves from { $move } on back
ui-log-redo = { $name } put back what was taken back
ui-log-corrected = The moves from { $move } on are corrected
ui-log-undone = ~~{ $line }~~ (taken back)
ui-log-referee = Correction: { $told }
ui-report = Report a problem
ui-resign = Resign
ui-resign-sure = Resign from this game? A computer player takes your seat for the rest of it, and the game counts as one you did not see to the end. This cannot be taken back.
ui-resign-last = Resign from this game? You are the last person in it, so the game ends without a result. This cannot be taken back.
ui-resign-yes = Resign
ui-resigned = You have left the game.

# Refusals of the interface
# The board as it was
ui-then = Show the board then …
ui-then-title = After move { $move } of { $last }{ $round ->
    [0] {""}
   *[other] , round { $round }
}
ui-then-log = Log
ui-then-back-move = ‹ move
ui-then-back-turn = ◀ turn
ui-then-back-round = ◀◀ round
ui-then-on-move = move ›
ui-then-on-turn = turn ▶
ui-then-on-round = round ▶▶
ui-rounds = Round by round
ui-rounds-told = The board at the end of each round. The page shows the same round by round, with what was told of it; it is one file that needs nothing else, so you can pass it on.
ui-rounds-alt = { $count ->
    [one] The board at the end of the game.
   *[other] { $count } boards one after another, each at the end of a round.
}
refusal-no-picture = There is no picture just now. Try again later.
refusal-no-replay = This game began with other rules: its old positions cannot be shown any more.
refusal-not-over = This game is not over yet.
refusal-no-rematch = First games and those for practice have no rematch. `/play` opens another game.
refusal-not-here = Tables can be opened only in a text channel of a server or in a thread of one. Try again in such a channel.
refusal-old-command = This command has changed with a new release. Type it once more; if that does not help, restart Discord.
refusal-no-permission = I may not post, attach pictures or open threads in this channel. A moderator can allow it.
refusal-which-table = You have several tables: name one, or use the command in its thread.
refusal-no-table = I find no such table. `/play` shows yours and the open ones.
refusal-no-sector = There is no sector { $sector } on this map.
refusal-no-player = Nobody at this table is called “{ $name }”.
refusal-no-card = There is no card of that name.
refusal-no-entry = Nothing of the game has that name.
refusal-has-place = This game has its place already: { $where }
refusal-other-server = This game belongs to another server. Move it into a channel there.

# A game whose channel is gone
ui-lost = ⚠ The channel of this game was deleted. It goes on here; `{ $command }`, used in another channel, gives it a new place.
ui-move = Move into this channel
ui-moved = The game **{ $name }** (`{ $id }`) now has its place in { $where }.
