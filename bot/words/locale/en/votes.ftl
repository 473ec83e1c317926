# What a table votes on
vote-pause = Shall the clocks stand still?
vote-resume = Shall the clocks run again?
vote-extend = Shall everybody who is waited for have the time of one answer more?
vote-clock = Shall the clock be { $clock ->
    [none] taken away
    [relaxed] the relaxed one
    [daily] the daily one
   *[fast] the fast one
 }?
vote-end = Shall the game end here, without a result?
vote-decided = Shall the game end here, with the points as they stand?
vote-concede = Shall the game end here, won by { $name }?
vote-replace = Shall a computer player play on for { $name } until they return?
vote-substitute = Shall the seat of { $name } be offered to anybody who wants it? { $name } plays on until somebody takes it.
vote-house-rule = Shall this be a house rule of the table: “{ $rule }”?
vote-amend = Shall this rule hold from here on, as it was corrected since the game began: { $what }? What was played stays as it is.
vote-correct = Shall the game be corrected from { $what } { $when } on? “{ $reason }”
vote-undo = Shall the game go back to before { $what } { $when }?{ $barrier ->
    [0] {""}
   *[other] {" "}Chance fell or something was revealed since. Whoever saw it knows it; the same comes again.
 }
vote-quote = “{ $what }”
vote-move = a move by { $name }
vote-some-turn = a turn
vote-when = { $round ->
    [0] (move { $move })
   *[other] in round { $round }
 }
vote-overdue = The time of { $name } is over. What now?

# What can be chosen
vote-choice-yes = Yes
vote-choice-no = No
vote-choice-default = Use the default
vote-choice-computer = A computer takes this turn
vote-choice-substitute = Look for a substitute
vote-choice-wait = Wait on

# What was decided
deed-vote-pause-yes = The table has stopped its clocks ({ $for } of { $of } agreed)
deed-vote-pause-no = The clocks go on ({ $for } of { $of } agreed)
deed-vote-resume-yes = The clocks run again ({ $for } of { $of } agreed)
deed-vote-resume-no = The clocks still stand ({ $for } of { $of } agreed)
deed-vote-extend-yes = Everybody who is waited for has more time ({ $for } of { $of } agreed)
deed-vote-extend-no = Nobody has more time ({ $for } of { $of } agreed)
deed-vote-clock-yes = The clock is now { $clock ->
    [none] gone
    [relaxed] the relaxed one
    [daily] the daily one
   *[fast] the fast one
 } ({ $for } of { $of } agreed)
deed-vote-clock-no = The clock stays as it is ({ $for } of { $of } agreed)
deed-vote-end-yes = The table has ended the game without a result ({ $for } of { $of } agreed)
deed-vote-end-no = The game goes on ({ $for } of { $of } agreed)
deed-vote-decided-yes = The table has ended the game with the points as they stand: { $points } ({ $for } of { $of } agreed)
deed-vote-decided-no = The game goes on ({ $for } of { $of } agreed)
deed-vote-concede-yes = The table has given { $name } the game ({ $for } of { $of } agreed)
deed-vote-concede-no = The game goes on ({ $for } of { $of } agreed)
deed-vote-replace-yes = A computer player plays on for { $name }, who may return at any time ({ $for } of { $of } agreed)
deed-vote-replace-no = { $name } plays on ({ $for } of { $of } agreed)
deed-vote-substitute-yes = The seat of { $name } is offered to whoever wants it ({ $for } of { $of } agreed)
deed-vote-substitute-no = The seat of { $name } is not offered ({ $for } of { $of } agreed)
deed-vote-house-rule-yes = The table has a house rule: “{ $rule }” ({ $for } of { $of } agreed)
deed-vote-house-rule-no = This is no house rule: “{ $rule }” ({ $for } of { $of } agreed)
deed-vote-amend-yes = The table plays by a corrected rule from here on: { $what } ({ $for } of { $of } agreed)
deed-vote-amend-no = The rule stays as the game began with it, without: { $what } ({ $for } of { $of } agreed)
deed-vote-correct-yes = The game is corrected from { $what } { $when } on: “{ $reason }”
deed-vote-correct-no = The game is not corrected from { $what } { $when } on
deed-vote-undo-yes = The table has gone back to before { $what } { $when } ({ $for } of { $of } agreed)
deed-vote-undo-no = The table does not go back to before { $what } { $when } ({ $for } of { $of } agreed)
deed-vote-overdue-default = The turn of { $name } was made by default
deed-vote-overdue-computer = A computer player made this turn for { $name }
deed-vote-overdue-substitute = The seat of { $name } is offered to whoever wants it
deed-vote-overdue-wait = The table waits on for { $name }
deed-proposed = { $what } · proposed by { $name }
deed-take = { $by } has taken over the seat of { $name }

# Posts
post-vote = { $by } asks { $mentions }: **{ $question }**
post-vote-all = { $mentions }: **{ $question }**
post-vote-ends = The vote ends on { $ends }. Whoever has not voted by then is not counted.
post-vote-ends-no = The vote ends on { $ends }. Whoever has not voted by then is against it.
post-vote-over = This vote is over.
post-vote-decided = This vote is over: **{ $choice }**.
post-clock-vacation = { $mention }, your time was over; a day of your vacation is spent on it, until { $until }.
post-clock-excused = { $mention }, your time was over. This is excused, and you have until { $until }. { $left ->
    [0] The next time the others decide.
   *[other] This can happen { $left } more times before the others decide.
 }
post-clock-over = { $mention }, your time is over. Nothing happens by itself; you can still answer.

# Clocks
ui-clock = Clock
ui-window-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
 }
ui-clock-choice-none = none, nobody is hurried
ui-clock-choice-relaxed = relaxed, some days for an answer
ui-clock-choice-daily = daily, about a day for an answer
ui-clock-choice-fast = fast, some hours for an answer
ui-clock-none = -# No clock
ui-clock-relaxed = -# Relaxed clock: 105 waking hours each, and 45 more with each answer
ui-clock-daily = -# Daily clock: 45 waking hours each, and 15 more with each answer
ui-clock-fast = -# Fast clock: 12 waking hours each, and 3 more with each answer
ui-until = due { $until }
ui-paused = ⏸ The clocks stand still since { $since }
ui-vote-open-amend = Take over a corrected rule: { $what }
ui-amendment-lacking = -# Rules as the game began with them, without a later correction: { $what } ({ $section }). A vote takes it over.
ui-revision = -# Rules: revision { $own }; the newest is { $newest }.
ui-house-rule = -# House rule: { $rule }
ui-offered = -# The seat of { $name } is offered to whoever wants it
ui-take-seat = Take the seat

# Deciding together
ui-votes = Decide together …
ui-votes-title = ### Decide together
ui-vote-open = Put to the vote …
ui-vote-sure = Put this to the vote? Everybody who votes is called.
ui-vote-put = Put it to the vote
ui-vote-open-pause = Stop the clocks
ui-vote-open-resume = Let the clocks run again
ui-vote-open-extend = More time for everybody who is waited for
ui-vote-open-clock = { $clock ->
    [none] Take the clock away
    [relaxed] Change to the relaxed clock
    [daily] Change to the daily clock
   *[fast] Change to the fast clock
 }
ui-vote-open-end = End the game without a result
ui-vote-open-decided = End the game with the points as they stand
ui-vote-open-concede = End the game, won by { $name }
ui-vote-open-replace = A computer plays on for { $name }
ui-vote-open-substitute = Offer the seat of { $name } to others
ui-votes-nothing = Nothing can be put to the vote now.
ui-vote-rule = Propose a house rule
ui-vote-rule-field = The rule, in a sentence
ui-vote-own = your vote: { $choice }
ui-vote-voices = { $given } of { $all } have voted · ends { $ends }
ui-voted-last = Your vote: **{ $choice }**. { $vote ->
    [yes] It carried the motion.
    [no] It rejected the motion.
   *[other] It was the one that decided.
}
ui-further-title = ### Go back further
ui-further-how = Choose a turn: the game goes back to just before it. Whoever has acted since has to agree within a day, and everybody where something was drawn, rolled or revealed since. What was drawn or rolled comes the same again.
ui-further-none = There is no turn here to go back to.
ui-further-choose = Back to before …
ui-further-alone = Nobody else has to agree.
ui-further-asked = { $names } will be asked.
ui-further-other = Another turn …
ui-further-back = Go back now
ui-further-ask = Ask them
ui-correct = Correct from here …
ui-correct-some = Correct the game …
ui-correct-from-title = ### Correct the game
ui-correct-from-how = Choose the turn with which the correction begins. Then you write what stands in the place of the moves since. Whoever’s moves change has to agree, and one player beside you.
ui-correct-from-choose = Correct from …
ui-correct-lines = Moves instead: ={ $move } keeps move { $move }
ui-correct-reason = Why (all read it)
ui-correct-how = -# In a correction `={ $move }` keeps move { $move }. Drop a line, or write another move in its place: the name of its player, a space, and the answer in the words that `/{ $game } act` takes.
ui-correct-see = What changes?
ui-correct-title = ### What would change
ui-correct-value = { $what } { $before } → **{ $after }**
ui-correct-points = Points
ui-correct-whose = -# Moves of { $names } change. Whoever’s moves change has to agree, and one player beside whoever proposes it. For who says nothing until the end, all others decide together, two at least. A seat that a computer plays takes everybody.
ui-correct-same = No points and nothing that anybody can spend change.
ui-correct-pictures = -# The first picture is the game as it stands, the second as it would be.
refusal-correction-long = A correction has { $most } moves at most.
refusal-correction-reason = Say in up to { $most } characters why; and the moves take 2,000 characters at most.
refusal-correction-line = The rules refuse line { $number }, “{ $line }”:
refusal-correction-number = There is no such move in the log.
refusal-correction-draws = In a correction no chance falls and nothing is revealed, but for what was known before. End it before that move: whoever’s turn it is makes it, and the same comes again.
refusal-vote-unfit = This cannot be put to the vote now.
refusal-vote-open = There is a vote on this already.
refusal-vote-over = This vote is over.
refusal-not-a-voter = This vote is for others.
refusal-not-offered = This seat is not offered any more.

# One's own hours
ui-hours = My hours and vacation …
ui-hours-zone = Time zone (a city, such as Seoul)
ui-hours-wakes = I play from (hour, 0–23)
ui-hours-sleeps = I play until (hour, 0–24)
ui-hours-weekends = At weekends too?
ui-hours-away = Away for how many days from now (0: not)
ui-vacation = on vacation, back { $back }
ui-hours-yes = yes
ui-hours-no = no
ui-hours-again = Correct what I wrote …
ui-hours-kept = { $said ->
    [0] You have not set your hours. Until you do, these count: from
   *[other] You play from
 } { $wakes } to { $sleeps ->
    [0] 24
   *[other] { $sleeps }
 } o’clock ({ $zone }){ $weekends ->
    [0] , not at weekends
   *[other] {""}
 }.{ $away ->
    [0] {""}
    [one] {" "}You are away for a day: clocks spend your vacation.
   *[other] {" "}You are away for { $away } days: clocks spend your vacation.
 }
ui-hours-clocks = Calls at an hour you choose go by that time zone; clocks run in these hours only.
refusal-zone-unknown = No time zone is called “{ $zone }”. Give a large city that keeps the same time, such as Seoul or New York, or a name such as Europe/Berlin.
hours-signs = o’clock, o'clock, :00
zone-towns = Asia/Seoul: Korea, Busan; Asia/Shanghai: Beijing; Asia/Tokyo: Osaka; America/New_York: Boston, Washington, Philadelphia; America/Los_Angeles: San Francisco, Seattle; Europe/London: UK, England, Scotland; Europe/Berlin: Munich, Hamburg
refusal-hours-unknown = “{ $given }” is no number from 0 to { $most }.
