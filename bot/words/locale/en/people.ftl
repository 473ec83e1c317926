# Who answers for a seat
command-sitter = Ask somebody you trust to answer for your seat
command-sitter-who = Whom; once they accept, they see everything that your seat sees
command-sitter-until = Until when (3d, 2 weeks, 2026-12-24); without this until you say so
ui-my-seat = My seat: sitter, note, computer …
ui-seat-title = ### My seat
ui-seat-alone = -# Nobody else answers for it.
ui-seat-shows = Whoever accepts to sit for you or to share the seat **sees everything that your seat sees, hidden things too**; their answers count as yours. The log says who answered. Both of you can end it.
ui-sit-how-long = A sitter plays for me
ui-sit-days = { $days ->
    [0] until I end it
    [one] for a day
   *[other] for { $days } days
 }
ui-sitter = Ask somebody to sit for me …
ui-partner = Ask somebody to share my seat …
ui-sitter-done = You have asked { $name } to sit for you. Until they accept, they see nothing, and you are the one who is called. Then they see everything that your seat sees, what is hidden from others too, and are called in your place; you can still answer. *My seat* in *More …* says whether they have answered.
ui-partner-done = You have asked { $name } to share your seat. Until they accept, they see nothing. Then they see everything that your seat sees, what is hidden from others too, and whoever of you answers first has answered. *My seat* in *More …* says whether they have answered.
ui-asked-sitter = -# ⏳ { $name } is asked to sit for you, and has not answered. The request ends { $ends }.
ui-asked-partner = -# ⏳ { $name } is asked to share your seat, and has not answered. The request ends { $ends }.
ui-refused-sitter = -# ✗ { $name } will not sit for you.
ui-refused-partner = -# ✗ { $name } will not share your seat.
ui-withdraw = Ask { $name } no more
ui-hub-sit = ⏳ **{ $name }** asks you to { $kind ->
    [sitter] sit for them
   *[partner] share their seat
 } · { $table }
ui-hub-sit-more = { $count ->
    [one] -# One more request waits for you behind these.
   *[other] -# { $count } more requests wait for you behind these.
 }
ui-sit-request = Answer …
ui-sit-asks = ### { $name } asks you to { $kind ->
    [sitter] sit for them{ $timed ->
        [0] {""}
       *[other] {" "}until { $until }
     }
   *[partner] share their seat
 }
ui-sit-about-sitter = You would see everything that their seat sees, what is hidden from others too, and be called in their place. You would answer for them, and nothing else: no votes, no orders, no resigning. They can still answer, and both of you can end it at any time.
ui-sit-about-partner = You would see everything that their seat sees, what is hidden from others too. Both of you would be called, and whoever answers first has answered. Both of you can end it at any time.
ui-sit-ends = -# Without an answer the request ends { $ends }. Until you accept you see nothing of the seat, and nothing calls you for it.
ui-sit-accept = Accept
ui-sit-decline = Decline
ui-sit-accepted-sitter = You sit for { $name } now.
ui-sit-accepted-partner = You share the seat of { $name } now.
ui-sit-declined = You have declined. { $name } is told.
post-sit = { $asked }: **{ $name }** asks you to { $kind ->
    [sitter] sit for them{ $timed ->
        [0] {""}
       *[other] {" "}until { $until }
     }
   *[partner] share their seat
 }.
post-sit-means = -# Only who is asked can answer, until { $ends }. Once they accept, they see everything that this seat sees.
post-sit-over = -# { $name } asked { $asked } to { $kind ->
    [sitter] sit for them
   *[partner] share their seat
 }: { $answer ->
    [accepted] accepted.
    [declined] declined.
    [over] no answer in time.
   *[withdrawn] no longer asked.
 }
ui-end-sitter = Answer for myself again ({ $name })
ui-end-partner = Share it no more with { $name }
ui-decline = Answer no more for them
ui-declined = You answer for nobody at this table any more.
ui-company-sitter = { $to } sits for { $name }{ $timed ->
    [0] {""}
   *[other] {" "}until { $until }
 }
ui-company-sitter-you = You sit for { $name }{ $timed ->
    [0] {""}
   *[other] {" "}until { $until }
 }
ui-company-partner-you = You play the seat of { $name } too
ui-company-partner = { $to } plays the seat of { $name } too
post-answered-by = answered by { $names }
refusal-only-answers = You answer for somebody else here. This is for them to do.
refusal-seen-another = { $name } has answered for another seat of this table, and knows what is hidden there.
refusal-answers-no-more = You no longer answer for { $name } here: what this button was for is theirs again.
refusal-not-asked = This asks somebody else.
refusal-request-over = This request does not stand any more: it was answered or withdrawn, or its time is over.
refusal-asked-to-sit = { $name } has been asked already, and has not answered. *My seat* in *More …* withdraws that.
refusal-no-companion = Nobody answers for this seat any more.
refusal-until-when = This must be a time to come, at most { $days } days from now.
refusal-until-unknown = I cannot read “{ $given }” as a time. Type 12h, 3d, 2 weeks, 2026-12-24 or 2026-12-24 18:00.
refusal-partners-many = At most { $most } others can share a seat.
refusal-companions-too-often = You have asked { $most } people to answer for you within an hour. Wait a little before the next.
refusal-first-game = A first game is played in a thread of one’s own, where nobody else can follow.

# What was done to a seat
deed-sitter = { $name } lets { $to } answer for them
deed-sitter-until = { $name } lets { $to } answer for them until { $until }
deed-sitter-back = { $name } answers for themselves again; { $to } no longer does
deed-sitter-refuses = { $to } does not answer for { $name } any more
deed-sitter-over = The time of { $to } is over; { $name } answers for themselves again
deed-sitter-declines = { $to } will not answer for { $name }
deed-sitter-silent = { $to } has not said in time whether they will answer for { $name }
deed-partner-declines = { $to } will not share the seat of { $name }
deed-partner-silent = { $to } has not said in time whether they will share the seat of { $name }
deed-partner = { $name } shares the seat with { $to }
deed-partner-back = { $name } shares the seat with { $to } no more
deed-partner-refuses = { $to } does not share the seat of { $name } any more
deed-caretaker = { $name } let a computer player make this turn
deed-away-until = { $name } stepped back until { $until }; a computer player plays on meanwhile

# For whoever plays on
ui-hand-over = What I should know
ui-hand-over-title = ### You play on in the seat of { $name }
ui-hand-over-taken = ### You play this seat now
ui-hand-over-own = ### What whoever takes over your seat reads about it
ui-hand-over-former = -# Before, { $name } played it.
ui-hand-over-computer = -# Before, a computer player played it for { $name }.
ui-hand-over-note = **A note was left for you:**
ui-hand-over-lately = **What happened lately:**
ui-hand-over-nothing = Nothing is asked of this seat now.
ui-leave-note = Note for whoever plays on …
ui-note-field = Only who plays this seat reads it
ui-note-kept = The note is kept. Nobody reads it but who answers for this seat.

# A computer in one's place
ui-caretaker = A computer makes this turn
ui-caretaker-sure = Let a computer player make this turn for you? It counts at once, and what you have drafted is dropped. After it you play on yourself.
ui-caretaker-yes = Let it play
ui-away-counts = -# If you say until when, you count as present: a game that ends meanwhile is one you saw to the end, and you are asked for a rematch.
ui-away-how-long = A computer plays on for me …
ui-away-days = { $days ->
    [one] for a day
   *[other] for { $days } days
 }
refusal-nothing-asked = Nobody waits for you here.

# People who take over seats
ui-pool = Call me for free seats here: { $on ->
    [0] off
   *[other] on
}
ui-pool-on = -# You are called when a table of this server offers a seat, at most once an hour. Who comes first takes it.
post-offered = { $table }: the seat of { $name } is free for whoever wants it. { $mentions }

# Anonymous tables
ui-anonymous = Names hidden until the end: { $on ->
    [0] off
   *[other] on
}
ui-anonymous-now = -# Anonymous: everybody is called by their seat, and by direct message. Names come at the end.
post-were = Who was who: { $names }
refusal-names-hidden = Somebody has sat down here because names are hidden. They stay hidden until the end.
