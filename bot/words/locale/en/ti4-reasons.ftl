# Why rules of thumb rank an answer: parts of a line, of which the weightiest stand first

# Objectives
ti4-reason-fulfilled = fulfilled already
ti4-reason-payable = its cost can be paid now
ti4-reason-missing = { $n ->
    [one] one thing is missing
   *[other] { $n } things are missing
}
ti4-reason-deed = not in sight yet
ti4-reason-fulfilled-so = { $objective } is fulfilled by winning here
ti4-reason-nearer = nearer to { $objective }
ti4-reason-farther = farther from { $objective }
ti4-reason-points = { $n } VP
ti4-reason-costs-nothing = costs nothing
ti4-reason-scores-now = { $objective } can be scored at once
ti4-reason-scores-twice = two public objectives are fulfilled: one by this card, one in the status phase
ti4-reason-scores-nothing = brings no points

# Planets and ships
ti4-reason-takes = takes { $planet } ({ $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}, { $influence } influence)
ti4-reason-planet = { $planet } has { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $influence } influence
ti4-reason-holds-centre = Mecatol Rex is a point whenever you use Imperial
ti4-reason-own-home = your home planet, without which you score no public objectives
ti4-reason-of-another = taken from { $target }
ti4-reason-odds = { $n }% to win the combat
ti4-reason-lands = { $n }% to take { $planet }
ti4-reason-towards-centre = nearer to Mecatol Rex
ti4-reason-gathers = empty carriers come back to load
ti4-reason-ships-away = { $n ->
    [0] no ship has to stay there
    [one] one ship stays there for the round
   *[other] { $n } ships stay there for the round
}
ti4-reason-leaves-home = leaves your home system without ships
ti4-reason-gives-up-support = gives back a promissory note that is a point
ti4-reason-planets-there = your planets there have { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $influence } influence
ti4-reason-ships-there = { $n ->
    [0] none of your ships is there
    [one] one of your ships is there
   *[other] { $n } of your ships are there
}
ti4-reason-stays = everything stays where it is
ti4-reason-stays-in-space = no ground forces are risked
ti4-reason-survives = staying would probably lose the fleet
ti4-reason-least-lost = loses what is cheapest
ti4-reason-in-first-round = saves most in the first round
ti4-reason-gives-up = gives up a combat that can be won

# Structures and units
ti4-reason-dock = units can be made where they could not be
ti4-reason-dock-beside = units can be made there already
ti4-reason-guards = guards its system
ti4-reason-none-left = you have none left
ti4-reason-holds-ships = { $n ->
    [one] a ship there moves no more in this round
   *[other] { $n } ships there move no more in this round
}
ti4-reason-holds-dock = nothing more is made there in this round
ti4-reason-builds-nothing = no place is worth it
ti4-reason-makes = { $n ->
    [one] 1 resource becomes units there
   *[other] { $n } resources become units there
}
ti4-reason-cargo = infantry takes planets
ti4-reason-carrier-more = carriers take infantry farther
ti4-reason-asked-for = { $objective } asks for it
ti4-reason-best-ship = the best ship to be had: { $unit }
ti4-reason-with-tokens = fighters for what is left
ti4-reason-saves = saves what it would cost
ti4-reason-leaves = leaves { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $influence } influence
ti4-reason-leaves-most = leaves you most

# Technologies
ti4-reason-strong = one of the best technologies
ti4-reason-useful = useful in most games
ti4-reason-weak = of little use by itself
ti4-reason-leads-to = leads on to { $technology }
ti4-reason-too-dear = takes trade goods that you need for an objective
ti4-reason-tokens-instead = three more actions in place of a technology
ti4-reason-no-technology = costs nothing

# Strategy cards and command tokens
ti4-reason-card = { $card ->
    [leadership] three command tokens are three more actions
    [diplomacy] readies planets, and keeps others out of a system
    [politics] two action cards
    [construction] structures without a strategy token
    [trade] trade goods, and commodities to trade
    [warfare] a token comes back, and all can be laid out anew
    [technology] a technology for nothing, and a second one cheaply
   *[imperial] a public objective scored early, or another secret one
}
ti4-reason-goods-on-card = { $n ->
    [one] a trade good lies on it
   *[other] { $n } trade goods lie on it
}
ti4-reason-few-tokens = { $n ->
    [0] your tactic pool is empty
    [one] only one token in your tactic pool
   *[other] only { $n } tokens in your tactic pool
}
ti4-reason-speaker = you can become the speaker, who chooses first
ti4-reason-primary-soon = the earlier in the round, the more use
ti4-reason-primary-late = can wait for the end of the round
ti4-reason-readies = { $n ->
    [one] one of your planets is exhausted
   *[other] { $n } of your planets are exhausted
}
ti4-reason-token-back = a token comes back to a tactic pool that is nearly empty
ti4-reason-token = { $n ->
    [one] your last token to act with
   *[other] one of { $n } tokens to act with
}
ti4-reason-follows = { $card ->
    [leadership] tokens are worth more than the influence
    [diplomacy] you have planets enough to ready
    [politics] two action cards
    [construction] there is a good place to build
    [trade] commodities to trade
    [warfare] you have resources left for units at home
    [technology] you have the resources for it
   *[imperial] you may hold another secret objective
}
ti4-reason-keeps-token = { $n ->
    [0] costs nothing
    [one] keeps the token in your strategy pool
   *[other] keeps the { $n } tokens in your strategy pool
}
ti4-reason-not-worth-token = brings too little for you now
ti4-reason-better-card = { $taken } is worth more to you than { $given }
ti4-reason-worse-card = what you would give is worth more
ti4-reason-keeps-law = the law stays yours
ti4-reason-to-act = { $n ->
    [one] one tactical action
   *[other] { $n } tactical actions
}
ti4-reason-for-secondaries = { $n ->
    [0] no secondary abilities
    [one] one secondary ability
   *[other] { $n } secondary abilities
}
ti4-reason-for-fleet = your largest fleet needs { $n }
ti4-reason-bought = { $n } bought, since there are few to act with

# Others
ti4-reason-self = you choose first in the next round
ti4-reason-behind = { $target } has { $n } VP
ti4-reason-leads-game = { $target } leads
ti4-reason-gains-by-trade = you get more than you give
ti4-reason-loses-by-trade = you give more than you get
ti4-reason-about-to-win = { $target } is about to win
ti4-reason-no-trade = you keep what you have
ti4-reason-in-return = they would have to agree once more
ti4-reason-swaps-most = they can swap most commodities with you

# Cards, powers and votes
ti4-reason-good-card = does more now than in your hand
ti4-reason-no-use = of no use now
ti4-reason-hits-many = strikes { $n } at once
ti4-reason-few-for-secondaries = { $n ->
    [0] no tokens for secondary abilities are left
    [one] only one token for secondary abilities is left
   *[other] only { $n } tokens for secondary abilities are left
}
ti4-reason-harms-self = would harm you
ti4-reason-goods = { $n ->
    [one] 1 trade good
   *[other] { $n } trade goods
}
ti4-reason-destroys-infantry = destroys { $n } infantry
ti4-reason-free-unit = a unit that takes no action
ti4-reason-against-you = it is against you
ti4-reason-not-against-you = it is not against you
ti4-reason-lets-happen = lets it happen
ti4-reason-wasted-on-it = spent on what is not against you
ti4-reason-in-first-battle = a card that waits is often never played
ti4-reason-holds-back = keeps all for another battle
ti4-reason-worth-using = worth what it costs
ti4-reason-passes-up = nothing is worth what it costs
ti4-reason-least-use = of least use to you
ti4-reason-evens-out = from where most are to where fewest are
ti4-reason-best-at-once = does most for you at once
ti4-reason-costs-most-of = the law would take more than it gives
ti4-reason-serves-most = helps more than it harms
ti4-reason-elects-you = is about you or what is yours
ti4-reason-hurts-leader = falls on the rival with most points
ti4-reason-no-outcome = no outcome serves you
ti4-reason-keeps-ready = planets stay ready
ti4-reason-predicts = a prediction brings more than a few votes
ti4-reason-ends-agenda = the agenda itself would harm you
ti4-reason-silences = whoever has most votes casts none
ti4-reason-saves-votes = half of your planets stay for the next agenda
ti4-reason-attacks-you = the action is against you
ti4-reason-attacks-others = the action is not against you

# Before the game
ti4-reason-slice = its planets have { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and { $influence } influence
ti4-reason-position = positions differ little
ti4-reason-faction = factions differ little
ti4-reason-good-tile = { $n ->
    [one] a good system beside your home
   *[other] a good system, { $n } steps from your home
}
ti4-reason-poor-tile = { $n ->
    [one] a poor system beside your home
   *[other] a poor system, { $n } steps from your home
}
