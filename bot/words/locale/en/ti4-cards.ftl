# Action cards: questions, options, what happens
ti4-ask-instructions = Cards and powers, decided beforehand …
ti4-ask-hand = { $window ->
    [producing] Use a power for this production …
   *[other] Play a card or use a power before ships move …
}
ti4-ask-react = { $target } plays { $action-card }: cancel it?
ti4-step-react = { $count ->
    [0] Does not cancel { $action-card } of { $target }
   *[other] Against { $action-card } of { $target }: { $answer }
}
ti4-ask-play-now = { $window }: use a power, or play a card?
ti4-step-play-now = { $window }: { $answer }
ti4-ask-battle-plan = Battle in { $place } ({ $system }): what do you play or use, and when?
ti4-step-battle-plan = { $count ->
    [0] Plays or uses nothing in the battle in { $place } ({ $system })
   *[other] Battle in { $place } ({ $system }): { $answer }
}
ti4-ask-discard-cards = Discard { $count ->
    [one] an action card
   *[other] { $count } action cards
}
ti4-ask-spend-cards = { $objective }: which { $count } action cards do you discard?
ti4-choose-react = Play up to { $most }
ti4-choose-battle-plan = Up to { $most }
ti4-choose-discard-cards = Discard { $most }
ti4-choose-spend-cards = Discard { $most }
ti4-draws-hand = Others may cancel a card: what you play counts at once, for good.
ti4-draws-play-now = Others may cancel a card: what you play counts at once, for good.
ti4-draws-react = What you answer counts at once, for good.
ti4-draws-battle-plan = Once both plans are in, dice fall.
ti4-draws-choose-card = Whoever holds the action card Public Disgrace may forbid you this strategy card, so that you take another: this counts at once, for good.
ti4-draws-choose-speaker = You draw action cards then: this counts at once, for good.
ti4-draws-discard-cards = This may count at once, for good.
ti4-draws-share-trade = Others may use promissory notes: this may count at once, for good.
ti4-draws-offers = This may count at once, for good.
ti4-draws-spend-cards = Where dice or cards may follow, it counts at once.
ti4-group-file = Play or use without being asked
ti4-group-drop = Take back
ti4-group-cancel-as-action = Sabotage one card: an action
ti4-group-cancel-in-battle = Sabotage one card: in a battle
ti4-group-cancel-on-agenda = Sabotage one card: on an agenda
ti4-group-cancel-elsewhere = Sabotage one card: any other
ti4-group-action-cards = Action cards
ti4-group-retreat = Retreat
ti4-option-announced = Who is asked about action cards
ti4-choice-announced-heavy = everybody, about weighty ones
ti4-choice-announced-all = everybody, about all of them
ti4-choice-announced-none = nobody: what was decided before speaks
ti4-window-react = Time to answer for action cards
ti4-played-on = { $shape ->
    [planet] : { $planet }
    [planet-target] : { $planet } of { $target }
    [planet-target-readies] : exhaust { $planet } of { $target }, ready { $readies }
    [target-readies] : ready { $readies }
    [system] : { $place } ({ $system })
    [system-target] : { $place } ({ $system }), { $target }
    [system-where-target] : { $place } ({ $system }), { $target }
    [system-target-kind] : { $kind } of { $target } in { $place } ({ $system })
    [target] : { $target }
    [target-what] : { $what } of { $target }
    [target-given-taken] : { $given } for { $taken } of { $target }
    [target-kind] : { $kind } of { $target }
    [target-cancels] : { $cancels } of { $target }
    [cancels] {" "}against { $cancels }
    [outcome] : { $outcome }
    [objective] : { $objective }
    [law] : { $law }
    [votes] : { $votes }
    [target-kind-gives-up] : { $kind } of { $target }, for a { $gives-up }
    [target-gives-up] : { $target }, for a { $gives-up }
    [target-units] : { $units } of { $target }
    [improves] : { $improves ->
        [one] 1 die
       *[other] { $improves } dice
    }
    [planet-target-paid] : { $planet } against { $target }, paid with { $paid }
    [system-wormhole] : { $wormhole } in { $place } ({ $system })
    [planet-where] : from { $planet } to { $where }
    [owner] {" "}of { $owner }
    [joining] : { $joining ->
        [one] 1 ground force
       *[other] { $joining } ground forces
    }
   *[none] {""}
}
ti4-word-card = { $action-card }{ ti4-played-on }
ti4-each-hand = { $action-card }{ ti4-played-on }
ti4-each-react = { $action-card }{ ti4-played-on }
ti4-each-play-now = { $action-card }{ ti4-played-on }
ti4-each-discard-cards = { $action-card }
ti4-each-spend-cards = { $action-card }
ti4-each-battle-plan = { $action-card }: { $condition }
ti4-name-battle-plan-ask = Ask me in every moment
ti4-word-battle-plan-retreat = Retreat when I win less than { $percent } % of the time
ti4-name-play-now-pass = Nothing now
ti4-word-file = { $shape ->
    [cancels] { $action-card }{ ti4-played-on }
   *[other] { $action-card }{ ti4-played-on }: { $condition }
}
ti4-word-drop = { $shape ->
    [cancels] { $action-card }{ ti4-played-on }
   *[other] { $action-card }{ ti4-played-on }: { $condition }
}
ti4-name-condition-always = whenever I can
ti4-name-condition-mine = when it is against me
ti4-name-condition-heavy = against weighty cards
ti4-name-condition-as-action = against cards that are an action
ti4-name-condition-in-battle = against cards in battles
ti4-name-condition-on-agenda = against cards on agendas
ti4-name-condition-elsewhere = against all other cards
ti4-name-condition-named = whoever plays it
ti4-name-condition-first = in the first round
ti4-name-condition-two = against two hits or more
ti4-name-condition-any = against any hit
ti4-name-condition-outnumbered = against twice my ships
ti4-name-condition-below-25 = when I win less than 25 % of the time
ti4-name-condition-below-40 = when I win less than 40 % of the time
ti4-name-condition-below-50 = when I win less than 50 % of the time
ti4-name-condition-below-60 = when I win less than 60 % of the time
ti4-name-window-space-round = A round of space combat begins
ti4-name-window-space-round-end = A round of space combat ends
ti4-name-window-space-won = The space combat is won
ti4-name-window-retreat-announced = A retreat is announced
ti4-name-window-space-hits = Your ships are hit
ti4-name-window-sustained = A ship has sustained damage
ti4-name-window-ship-destroyed = Your ships were destroyed
ti4-name-window-invasion = The invasion begins
ti4-name-window-committed = Ground forces have landed
ti4-name-window-cannon-hits = Space cannons have hit you
ti4-name-window-ground-round = A round of ground combat begins
ti4-name-window-ground-rolled = The dice of ground combat have fallen
ti4-name-window-ground-round-end = A round of ground combat ends
ti4-name-window-card-played = A card is played
ti4-name-window-control-gained = You gain control of a planet
ti4-name-window-control-lost = You have lost a planet
ti4-event-filed-instruction = Only you know: { $action-card }{ ti4-played-on } – { $condition }
ti4-event-dropped-instruction = Only you know: no longer { $action-card }{ ti4-played-on } { $condition }
ti4-event-played-card = { $seat } plays { $action-card }{ ti4-played-on }
ti4-event-cancelled-card = { $seat } cancels { $action-card } of { $target }
ti4-event-wants-to-be-asked = { $seat } decides as the battle goes on
ti4-event-drew-cards = { $seat } draws { $count ->
    [one] an action card
   *[other] { $count } action cards
}
ti4-event-got-cards = Only you know: you draw { $action-card }
ti4-event-discarded-card = { $seat } discards { $action-card }
ti4-event-discarded-cards = { $seat } discards { $count } action cards: { $action-cards }
ti4-event-replaced = { $seat } replaces in { $place } ({ $system }): { $kind } with { $by }
ti4-event-gained-goods = { $seat } gains trade goods
ti4-event-gained-goods-result = { $seat } gains { $result }
ti4-event-paid-goods = { $seat } pays
ti4-event-paid-goods-result = { $seat } pays { $result }
ti4-event-exhausted = { $planet } of { $seat } is exhausted
ti4-event-exhausted-paid = loses { $what } for now
ti4-event-exhausted-planets = { $seat } exhausts by { $agenda }: { $planets }
ti4-event-exhausted-planets-paid = loses { $what } for now
ti4-event-lost-token = { $seat } loses a command token
ti4-event-lost-token-result = { $seat } loses a command token: { $result }
ti4-event-token-placed = { $seat } has a command token in { $place } ({ $system }) now
ti4-event-took-card = { $seat } takes an action card from { $target }
ti4-event-took-which = Only you two know: { $action-card }
ti4-event-lost-units = { $seat } loses in { $place } ({ $system }): { $units }
ti4-event-plague = Plague on { $planet } (rolls { $dice }): { $count ->
    [0] no infantry is destroyed
    [one] 1 infantry is destroyed
   *[other] { $count } infantry are destroyed
}
ti4-event-placed-infantry-on = { $seat } places { $count } infantry on { $planet }
ti4-event-placed-infantry = { $seat } places infantry on { $planets }: { $count } each
ti4-event-placed-ship = { $seat } places in { $place } ({ $system }): { $kind }
ti4-event-repaired-all = { $seat } repairs: { $units }
ti4-event-broke-off = { $seat } escapes to { $place } ({ $system }): the combat with { $target } is a draw
ti4-event-cancelled-hits = { $seat } takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
} less
ti4-event-courageous = { $seat }, for a { $kind } that was lost, dice { $dice }: { $count ->
    [one] 1 ship of the other side is destroyed
   *[other] { $count } ships of the other side are destroyed
}
ti4-event-gave-commodities = { $seat } gives all commodities
ti4-event-gave-commodities-result = { $seat } gives all commodities: { $result }
ti4-event-sent-back = { $seat } takes back from { $planet }: { $count } infantry
ti4-event-infiltrated = { $seat } takes over on { $planet }: { $units }
ti4-event-keeps-cards = { $seat } keeps the strategy cards for the next round
ti4-illegal-card-once = Each card can be played once.
ti4-event-lost-infantry = { $seat } loses on { $planet }: { $count } infantry
ti4-event-lost-fighters = { $seat } loses in { $place } ({ $system }): { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
}
ti4-event-rerolled = { $seat } rolls again on { $planet }: { ti4-rolled }
ti4-name-move-stay = All ships stay
ti4-offer-move = { $count ->
    [0] All ships stay
   *[other] { $answer }
}
