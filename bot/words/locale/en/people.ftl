# Who answers for a seat
command-sitter = Let somebody you trust answer for your seat
command-sitter-who = Who; they will see everything that your seat sees
command-sitter-until = Until when (3d, 2 weeks, 2026-12-24); without this until you say so
ui-my-seat = My seat: sitter, note, computer …
ui-seat-title = ### My seat
ui-seat-alone = -# Nobody else answers for it.
ui-seat-shows = Whoever sits for you or shares the seat **sees everything that your seat sees, hidden things too**; their answers count as yours. The log says who answered. Both of you can end it.
ui-sit-how-long = A sitter plays for me
ui-sit-days = { $days ->
    [0] until I end it
    [one] for a day
   *[other] for { $days } days
 }
ui-sitter = Let somebody sit for me …
ui-partner = Share my seat with …
ui-sitter-done = { $name } sits for you now. They see everything that your seat sees, what is hidden from others too, and are called in your place. You can still answer. *My seat* in *More …* ends it.
ui-partner-done = { $name } shares your seat now. They see everything that your seat sees, what is hidden from others too, and whoever of you answers first has answered. *My seat* in *More …* ends it.
ui-end-sitter = Answer for myself again ({ $name })
ui-end-partner = Share it no more with { $name }
ui-decline = Answer no more for them
ui-declined = You answer for nobody at this table any more.
ui-company-sitter = { $to } sits for { $name }{ $timed ->
    [0] {""}
   *[other] {" "}until { $until }
 }
ui-company-partner = { $to } plays the seat of { $name } too
post-answered-by = answered by { $names }
refusal-only-answers = You answer for somebody else here. This is for them to do.
refusal-seen-another = { $name } has answered for another seat of this table, and knows what is hidden there.
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
ui-pool = Called for free seats here: { $on ->
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
