# The agenda phase: questions, options, what happens
ti4-phase-agenda = Agenda phase
ti4-name-action-agenda-phase = Agenda phase
ti4-option-votes = Voting on agendas
ti4-choice-votes-all = all vote
ti4-choice-votes-decided = until the outcome is decided
ti4-window-council = Time to answer for an agenda
ti4-ask-council = { $vote ->
    [no] { $agenda }: what do you play? You have no vote in this phase
   *[yes] { $agenda }: what do you play, and how do you vote?
}
ti4-step-council = { $agenda }: { $count ->
    [0] plays nothing and does not vote
   *[other] { $answer }
}
ti4-ask-cast-votes = Your turn to vote on { $agenda }
ti4-ask-break-tie = No outcome of { $agenda } leads: you decide
ti4-ask-elect-by-committee = { $agenda }: elect a player by Committee Formation, without a vote?
ti4-ask-place-agendas = Where do these agendas go?
ti4-choose-council = { $vote ->
    [no] Play cards …
   *[yes] Cards, or to be asked in your turn …
}
ti4-choose-council-vote = Choose planets: their influence votes for it …
ti4-choose-cast-votes-vote = Choose planets: their influence votes for it …
ti4-draws-council = Once all have answered, it counts.
ti4-draws-break-tie = This may count at once, for good.
ti4-draws-choose-system = Ships may have to go: this counts at once, for good.
ti4-group-vote = Vote
ti4-group-exhaust = Planets to exhaust
ti4-group-if = Only if
ti4-outcome = { $shape ->
    [target] { $target }
    [planet] { $planet }
    [law] { $law }
    [objective] { $objective }
   *[outcome] { $outcome }
}
ti4-each-council = { $action-card }{ ti4-played-on }
ti4-each-cast-votes = { $action-card }{ ti4-played-on }
ti4-word-council-vote = Vote: { ti4-outcome }
ti4-word-cast-votes-vote = Vote: { ti4-outcome }
ti4-word-council-exhaust = Exhaust { $planet }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
ti4-word-cast-votes-exhaust = Exhaust { $planet }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
ti4-word-council-if = Only if { $condition }
ti4-word-cast-votes-if = Only if { $condition }
ti4-each-break-tie = { ti4-outcome }
ti4-each-elect-by-committee = { $target }
ti4-name-elect-by-committee-hold = Hold the vote
ti4-each-place-agendas = On top: { $above } · below: { $below }
ti4-name-above-none = –
ti4-name-below-none = –
ti4-name-outcome-for = For
ti4-name-outcome-against = Against
ti4-name-outcome-later = Ask me in my turn
ti4-name-condition-undecided = the outcome is still open then
ti4-name-condition-decides = my votes put it ahead
ti4-name-window-agenda-phase = The agenda phase begins
ti4-name-window-agenda-when = An agenda is revealed
ti4-name-window-agenda-after = An agenda lies open
ti4-name-window-voted = You have voted
ti4-name-window-speaker-voted = The speaker has voted
ti4-name-window-elected = You are elected
ti4-illegal-vote-one-outcome = Vote for one outcome.
ti4-illegal-vote-without-planets = A vote needs planets: press the outcome, then choose in the list below it which ones you exhaust.
ti4-illegal-vote-without-outcome = Press first what you vote for.
ti4-illegal-vote-later-alone = If you are asked in your turn, you say everything about the vote then.
ti4-illegal-vote-with-rider = Whoever plays a rider has no vote on that agenda. If it is cancelled, you are asked in your turn.
ti4-illegal-vote-one-condition = One condition at most.
ti4-event-agenda = Agenda: { $agenda }
ti4-event-no-object = { $agenda } is discarded: { $agenda ->
    [new-constitution] no law is in force
    [judicial-abolishment] no law is in force
    [miscount-disclosed] no law is in force
    [classified-document-leaks] nobody has scored a secret objective
   *[other] nobody has such a planet
}
ti4-event-looked-at-agendas = { $seat } looks at { $count ->
    [one] the next agenda
   *[other] the next { $count } agendas
}
ti4-event-saw-agendas = Only you know: { $agenda } come next
ti4-event-placed-agendas = { $seat } puts agendas back: { $above } on top, { $below } below
ti4-event-cannot-vote = { $seat } cannot vote
ti4-event-abstained = { $seat } abstains
ti4-event-voted = { $seat } votes { ti4-outcome }: { $votes }
ti4-event-more-votes = { $seat } adds { $votes } votes for { ti4-outcome }
ti4-event-decided = The outcome is decided: nobody else votes
ti4-event-outcome = { $agenda }: { ti4-outcome }
ti4-event-broke-tie = { $seat } decides: { ti4-outcome }
ti4-event-committee = { $seat } has { $target } elected by Committee Formation
ti4-event-predicted = { $seat } predicts by { $card }: { ti4-outcome }
ti4-event-foretold = { $seat } was right with { $card }
ti4-event-repealed = { $law } is no longer in force
ti4-about-action-agenda-phase = Two agendas, as soon as the custodians have left Mecatol Rex: each is one question to everybody, about cards and the vote. Votes are planets exhausted for their influence; the speaker votes last and decides ties. Then all planets are readied.
