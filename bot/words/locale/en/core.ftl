# Refusals of the table
refusal-no-game = There is no such table any more.
refusal-not-lobby = The game has begun.
refusal-not-running = This game is not being played.
refusal-not-owner = Only the owner of the table can do that: { $owner }.
refusal-not-seated = You have no seat at this table.
refusal-already-seated = You already have a seat at this table.
refusal-table-full = All seats are taken.
refusal-too-few = At least { $least } players are needed.
refusal-no-hints = This table has no hints.
refusal-no-agent = There is no such computer player.
refusal-option-unknown = There is no such option.
refusal-option-seats = With { $seats } players this option has no effect.
refusal-text-players = That is for { $serves } players, and at this table { $least } to { $most } can play.
refusal-order-unknown = There is no such standing order.
refusal-stale = This has moved on. Here is what is asked now.
refusal-counted-already = That counts already. Here is what is asked now.
refusal-not-together = Not all of these are possible one after another. Nothing has changed.
refusal-draft-empty = There is nothing to take back.
refusal-not-confirmable = Your turn is not complete yet.
refusal-follow-own = You are told of this game anyway.
refusal-follow-many = You are to be told of the end of { $most } games already. Take one back first.
refusal-undo-nothing = { undo-barred }
undo-barred = { $why ->
    [chance] Your last turn stands: chance decided something in it, and is not tried twice.
    [chance-since] Your last turn stands: chance has decided something since, and is not tried twice.
    [revealed] Your last turn stands: something hidden became known by it.
    [revealed-since] Your last turn stands: something hidden has become known since.
    [acted] Your last turn stands: { $name } has acted since.
    [answered] Your last turn stands: somebody else has answered since, by hand or by a standing order.
    [corrected] Your last turn stands: the game has been corrected since.
    [window] Nothing can be taken back while others may react in secret.
    [gone] Your last turn stands: the position before it is no longer kept.
   *[none] You have no turn yet that could be taken back.
 }
refusal-undo-too-often = You have taken { $most } turns back in this game within an hour. Wait a little before the next.
refusal-redo-nothing = There is nothing to put back: you have taken nothing back, or somebody has moved since.
refusal-line-unknown = I cannot read “{ $line }” as an answer to what you are asked.
refusal-line-ambiguous = “{ $line }” answers more than one question: put the name of the question first.
refusal-barred = { $option }: { $reason }

# Refusals that keep one person from taking what all share
refusal-too-fast = That was too much at once. Wait a few seconds, then go on.
refusal-too-many-games = You have { $most } games already. Finish or leave one of them first.
refusal-server-full = This server has { $most } games already. One of them must end first.
refusal-tables-too-often = You have opened { $most } tables within an hour. Wait a little before the next.
refusal-reports-too-often = You have reported { $most } times within an hour. Wait a little before the next.
refusal-first-too-often = You have begun { $most } first games within a day. The next can begin tomorrow; or open a table with a computer player.

# Refusals of the kernel
illegal-seats = { $least } to { $most } players can play.
illegal-option-unknown = The option { $option } cannot be { $value }.
illegal-text-long = At most { $most } characters can be read here; you wrote { $given }.
illegal-text-seats = What was written under *Options* is for { $serves } players, and this would be a game of { $seats }.
illegal-pick-count = Choose between { $least } and { $most }; you chose { $given }.
illegal-pick-unknown = “{ $word }” is not among the choices.
illegal-pick-twice = The same thing stands in your answer twice.
illegal-number-shape = A whole number is asked for.
illegal-number-range = A number from { $least } to { $most } is asked for.
illegal-allocate-shape = “{ $word }” should look like name=number.
illegal-allocate-cap = “{ $word }” takes at most { $most }.
illegal-allocate-sum = At least { $least } and at most { $most } in all: you chose { $given }.
illegal-line-shape = I cannot read “{ $line }”.
illegal-not-asked = You are not asked that now.

# Announcements in a game's thread
post-start = The game begins. Seats in order: { $names }.
post-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}: { $lost }
post-asked = { $mentions }: your move.
post-undo = { $name } took their turn back.
post-redo = { $name } put the turn back that was taken back.
post-correct = The game is corrected from { $what } { $when } on.
post-rewind = The game is back to before { $what } { $when }, as { $name } asked. Where chance fell, the same comes again.
post-taken-back = { $what ->
    [whole] -# ↩️ Taken back.
    [part] -# ↩️ What is struck out was taken back.
   *[other] -# ↩️ Some of what is told here was taken back.
}
post-resign = { $name } has left; a computer player takes the seat.
post-followed = A game that you watched has ended.
post-abandon = The table was given up.
post-lost = The channel of this game was deleted. The game goes on: you find it in `/play`. Any of its players can give it a new place by using `{ $command }` in another channel of that server.
post-moved = { $mentions }: the game has moved and goes on here.
post-window = **{ $ask }** The window closes { $ends }. Nobody learns whether you answer.
post-window-closed = The window has closed: nothing is asked of you here any more.
post-over = The game is over. { $count ->
    [one] { $names } wins
   *[other] { LISTED($names, "and") } share the win
}{ $lead ->
    [0] {""}
   *[other] {" "}by { $lead } VP
}.
post-over-decided = The game is over, with the points as they stand. { $count ->
    [one] { $names } leads
   *[other] { LISTED($names, "and") } share the lead
}{ $lead ->
    [0] {""}
   *[other] {" "}by { $lead } VP
}.
finale-decided = **What decided it**
finale-led = { $name } led after every round.
finale-led-late = { $before ->
    [never] { $name } took the lead only in the last round.
    [shared] { $name } was tied for the lead before the last round, and led alone after it.
   *[lost] { $name } had lost the lead, and took it back only in the last round.
}
finale-ahead = { $points ->
    [0] { $name } beside { $other }: { $parts }
   *[other] { $name } has { $points } VP more than { $other }: { $parts }
}
finale-ahead-besides = Besides: { $parts }{ $points ->
    [0] {""}
   *[other] {" "}· in all { $name } has { $points } VP more than { $other }
}
finale-led-last = { $before ->
    [never] Only the scoring at the end put { $name } in front.
    [shared] { $name } shared the lead after the last round, and only the scoring at the end put them in front.
   *[lost] { $name } had lost the lead, and only the scoring at the end brought it back.
}
finale-overtaken = { $when ->
    [end] Before the scoring at the end
   *[round] Before the last round
} { $count ->
    [one] { $others } was
   *[other] { LISTED($others, "and") } were
} { $lead } VP ahead of { $name }, who then scored { $points } VP more{ $count ->
    [one] {""}
   *[other] {" "}than { $other }
}{ $parts ->
    [none] .
   *[other] : { $parts }
}
finale-part = { $part } { SIGNED($points) }
finale-part-counted = { finale-part } ({ $own } : { $other } of them)
finale-more = { $name } ahead by { $parts }
finale-part-rest = all else { SIGNED($points) }
finale-leads = -# In the lead after round { $stretches }
finale-lead = { $until ->
    [same] { $since }
   *[other] { $since }–{ $until }
}: { $count ->
    [0] tied
   *[other] { $names }
}
finale-lead-at-the-end = at the end: { $count ->
    [0] tied
   *[other] { $names }
}
finale-place = **{ $rank }** · { $name } · { $points } VP{ $gained ->
    [0] { $late ->
        [0] {""}
       *[other] {" "}(end { SIGNED($late) })
    }
   *[other] { $late ->
        [0] {" "}({ SIGNED($gained) })
       *[other] {" "}(round { SIGNED($gained) }, end { SIGNED($late) })
    }
}{ chapter-moved }
finale-round-parts = last round: { $parts }
finale-end-parts = end: { $parts }
finale-rest-of-parts = others { $points }
finale-last-round =
    ### Round { $round }, the last
chapter-points = { $name }: { $points }{ $gained ->
    [0] {""}
   *[other] {" "}({ SIGNED($gained) })
}
finale-turn = { $what } · round { $round }
finale-since = { $what } · since round { $round }
finale-in-round = round { $round }
finale-front = { $what } · round { $round }, takes the lead
finale-grew = round { $round }: { $name } { SIGNED($own) }, { $other } { $others ->
    [0] 0
   *[other] { SIGNED($others) }
}{ $front ->
    [yes] {" "}({ $name } takes the lead)
   *[no] {""}
}
finale-difference = **{ $part }: { $name } { SIGNED($points) }** ({ $own } : { $other } VP)
finale-in-turns = { $name } in { $turns } { $turns ->
    [one] turn
   *[other] turns
}{ $others ->
    [0] {""}
   *[other] , { $other } in { $others }
}
finale-item = { $what } { $points } VP
finale-both = both the same: { $points } VP
finale-longest = longest turn: { $name }, { $count } steps in round { $round }{ $points ->
    [0] {""}
   *[other] {" "}({ SIGNED($points) } VP)
}
finale-saved = { $count ->
    [one] 1 wait saved by orders given ahead
   *[other] { $count } waits saved by orders given ahead
}
opening-points = -# Points at the start: { $seats }
opening-seat = { $name } { $points } VP
opening-points-alike = -# Everybody begins with { $points } VP.
chapter-over =
    ### Round { $round } is over
chapter-part-over =
    ### Round { $round }: { $name } is over
chapter-place = **{ $rank }** · { $name } · { $points } VP{ $gained ->
    [0] {""}
   *[other] {" "}({ SIGNED($gained) }{ $alone ->
        [none] {""}
       *[other] {": "}{ $alone }
    })
}{ chapter-moved }
chapter-moved = { $up ->
    [0] {""}
   *[other] {" "}▲{ $up }
}{ $down ->
    [0] {""}
   *[other] {" "}▼{ $down }
}
chapter-lead = { $count ->
    [one] { $names } takes the lead.
   *[other] { LISTED($names, "and") } share the lead.
}
chapter-still = -# No points changed. { $points }
chapter-mattered = **What mattered**
chapter-besides = -# ★ Also: { $what }{ $count ->
    [0] {""}
   *[other] {" "}· and { $count } more
}
chapter-by-itself = • **{ $part }**: { $seats }
chapter-of-seat = { $name } { SIGNED($points) }
chapter-brought = **{ SIGNED($points) } VP**{ $turns ->
    [1] {""}
   *[other] {" "}in { $turns } turns
} · { $what }
chapter-so-far = -# The end would add now: { $seats }
chapter-adds = { $name } { SIGNED($points) } ({ $parts })
chapter-grew = { $name }: { $part } { SIGNED($points) } VP
chapter-others = also { $parts }
chapter-and-more = { $what } (and { $count } more)
chapter-gained = { SIGNED($points) } VP
post-rematch = { $mentions }: { $name } would like a rematch. Press *Rematch* to play again; it begins when all have.
post-remind = { $mention }: you have been asked since { $since }.
post-more = … and { $count } more. The log has them all.
thread-name = { $name } · { $game }

# Numbers in pictures, where they stand alone: one that is held, and one that is added or taken away
number = { $n }
signed = { SIGNED($n) }

# Over the rows of everybody in the picture of a map, once the game is over
picture-order-end = Final ranking

# The course of a game, in its picture
picture-course = Points by round
picture-course-end = End
picture-sources = Where the points come from
picture-sources-rest = Others
picture-total = Total
picture-course-none = No round has ended yet
picture-course-alt = The points of everybody, round by round. { $rounds ->
    [0] No round has ended yet.
    [one] After the first round: { $list }.
   *[other] After { $rounds } rounds: { $list }.
}

# So much of something at a place
amount-there = { $amount } ({ $place })
one-of-each = { $name } – { $what }

# In lines of what happened
event-between = {"; "}
event-paid = pays { $what }
