ti4-rules =
    ### Twilight Imperium in short (fourth edition)
    Rounds of three phases, until somebody has { $points ->
        [0] 10 victory points (or as many as the table plays to)
       *[other] { $points } victory points
    }.
    - **Strategy phase**: from the speaker on, everybody takes a strategy card, with three or four players two. Its number is your initiative. A trade good is laid on each card that nobody takes.
    - **Action phase**: by initiative, one action each or a pass, until all have passed. You may pass once your strategy cards are used.
      · **Strategic action**: use your card. Everybody else may use its secondary ability, for most of them with a token from the strategy pool.
      · **Tactical action**: put a token from the tactic pool into a system, which is active. Ships without a token in their system move there, with ground forces and fighters aboard. Space cannons fire, then there is a space combat; then you bombard, land and fight on planets; then your docks there produce.
      · In your turn you may trade once with each neighbor: trade goods, and commodities, which become trade goods in other hands.
    - **Status phase**: score one public and one secret objective; a public objective is revealed; tokens come back from the board, and two are gained; all cards are readied and all units repaired.
    - **Combat**: each unit rolls a ten-sided die and hits with its combat value or more. Whoever is hit chooses what is lost. Ships with *sustain damage* may take a hit first.
    - **Tokens**: the fleet pool says how many ships, fighters apart, you may have in a system. Capacity says how many fighters and ground forces your ships carry there.
    - **Mecatol Rex**: who first lands there spends 6 influence for the custodians token, which is a victory point.
    - **Agenda phase**, once the custodians have left: two agendas; planets are exhausted for votes, and all are readied behind it.
    - **Action cards**: you draw one in each status phase, and hold at most seven. Say beforehand when a card is played, or to be asked in a battle.
    - **Your faction** has abilities, a flagship, two technologies and a promissory note of its own: see your sheet. Those used at a moment stand beside the cards.

# Questions
ti4-ask-keep-secret = Keep which secret objective?
ti4-ask-starting-technology = Which technology do you start with?
ti4-ask-starting-units = Where in your home system do your units stand?
ti4-ask-choose-card = Which strategy card do you take?
ti4-ask-action = { $second ->
    [1] { $by }: a second action?
   *[other] Which action do you take?
}
ti4-step-action = Action: { $answer }
ti4-ask-deal = Trade with a neighbor …
ti4-ask-terms = What do you give { $target }, and what do you get?
ti4-step-terms = Deal with { $target }: { $count ->
    [0] no offer
   *[other] { $answer }
}
ti4-ask-offers = Offers to you
ti4-ask-transit-diodes = Transit Diodes: which ground forces go where? Up to four.
ti4-step-transit-diodes = Transit Diodes: { $count ->
    [0] moves no ground forces
   *[other] { $answer }
}
ti4-ask-secondary = Use the secondary ability of { $card }?
ti4-beside-secondary = { $about-secondary }
ti4-ask-gain-tokens = Gain { $each ->
    [0] { $free } command tokens
   *[other] { $free ->
        [0] command tokens, one for each { $each } influence spent
       *[other] { $free } command tokens, and one more for each { $each } influence spent
    }
}
ti4-ask-choose-system = Diplomacy: into which of your systems does everybody else put a token?
ti4-ask-ready-planets = Ready which planets?
ti4-step-ready-planets = { $count ->
    [0] Readies no planet
   *[other] Readies { $answer }
}
ti4-ask-choose-speaker = Who becomes the speaker?
ti4-ask-place-structure = Place { $docks ->
    [0] a PDS
   *[other] a structure
} on which planet?
ti4-step-place-structure = { $docks ->
    [0] PDS
   *[other] Structure
}: { $answer }
ti4-beside-place-structure = { $stay ->
    [none] {""}
   *[other] ⚠️ With your token in its system, ships there cannot move away in this round: { $stay }.
}
ti4-offer-share-trade = { $count ->
    [0] Nobody
   *[other] { $answer }
}
ti4-ask-share-trade = Who may use the secondary ability without a token? They have to.
ti4-step-share-trade = { $count ->
    [0] Lets nobody use the secondary ability without a token
   *[other] Use the secondary ability without a token: { $answer }
}
ti4-ask-take-up-token = Take up your command token from which system?
ti4-ask-rearrange = Spread your command tokens over your pools; your largest fleet needs { $fleet } in the fleet pool
ti4-ask-home-production = Which space dock at home produces?
ti4-step-home-production = Produces at { $answer }
ti4-ask-research = Which technology do you research?
ti4-step-research = Research: { $answer }
ti4-ask-score-now = Score which public objective?
ti4-ask-return-secret = You hold too many secret objectives: which one goes back?
ti4-ask-move = { $able ->
    [0] No ship of yours can move to { $place } ({ $system }): go on without a move
   *[other] Which units move to { $place } ({ $system })?
}
ti4-step-move = { $count ->
    [0] Moves no units to { $place } ({ $system })
   *[other] To { $place } ({ $system }): { $answer }
}
ti4-ask-excess = Too much in { $place } ({ $system }): { $ships ->
    [0] { $units } beyond the capacity of your ships
    [one] 1 ship beyond your fleet pool
   *[other] { $ships } ships beyond your fleet pool
}. What is removed?
ti4-ask-cannon-target = Space cannon at { $place } ({ $system }): fire at whom?
ti4-ask-assign-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on your ships in { $place } ({ $system }){ $aimed ->
    [0] {""}
   *[other] {", "}{ $aimed } of them on others than fighters
}: { $hits ->
    [one] which ship takes it?
   *[other] which ships take them?
}
ti4-ask-retreat = Space combat in { $place } ({ $system }): announce a retreat?
ti4-step-retreat = Space combat in { $place } ({ $system }): { $answer }
ti4-ask-custodians = Spend { $influence } influence for the custodians token? Then you have to land on Mecatol Rex.
ti4-step-custodians = { $count ->
    [0] Does not spend { $influence } influence for the custodians token
   *[other] { $influence } influence for the custodians token: { $answer }
}
ti4-ask-bombard = Which units bombard which planet?
ti4-step-bombard = { $count ->
    [0] Bombards no planet
   *[other] Bombardment: { $answer }
}
ti4-ask-commit = How many ground forces land on which planet?
ti4-beside-commit = { $takes ->
    [0] {""}
    [1] {""}
    [2] -# What is suggested takes both planets.
   *[other] -# What is suggested takes { $takes } planets.
 }
ti4-step-commit = { $count ->
    [0] Lands no ground forces
   *[other] Landing: { $answer }
}
ti4-ask-defense-grid = Ground combat on { $planet }: use Magen Defense Grid, so that the opponent does not roll?
ti4-step-defense-grid = Magen Defense Grid on { $planet }: { $answer }
ti4-ask-produce = Production in { $place } ({ $system }): up to { $limit ->
    [one] 1 unit
   *[other] { $limit } units
}. What is made, and what pays for it?
ti4-step-produce = { $count ->
    [0] Produces nothing in { $place } ({ $system })
   *[other] Production in { $place } ({ $system }): { $answer }
}
ti4-ask-score = Score which objectives? One public, one secret.
ti4-step-score = { $count ->
    [0] Scores no objective
   *[other] Objectives to score: { $answer }
}
ti4-ask-pay-objective = { $objective }: what do you pay with?
ti4-ask-redistribute = Spread your command tokens, the new ones too, over your pools; your largest fleet needs { $fleet } in the fleet pool
ti4-choose-starting-units = Place them otherwise: { $most } units
ti4-choose-assign-hits = { $most ->
    [one] Take 1 hit
   *[other] Take { $most } hits
}
ti4-choose-ready-planets = Up to { $most } planets
ti4-choose-share-trade = Any of the others
ti4-choose-terms = Add to the deal …
ti4-choose-commit = Land up to { $most }

# What is said above a question whose answer may count at once
ti4-draws-action = { $under ->
    [ring-0] {""}
    [ring-1] {""}
    [ring-2] {""}
    [ring-3] {""}
    [off-the-map] {""}
   *[other] Cards and abilities may count at once.
 }
ti4-draws-move = Where dice or cards may follow, it counts at once.
ti4-draws-retreat = Where dice or cards may follow, it counts at once.
ti4-draws-cannon-target = Where dice or cards may follow, it counts at once.
ti4-draws-secondary = Where dice or cards may follow, it counts at once.
ti4-draws-assign-hits = Where dice or cards may follow, it counts at once.
ti4-draws-pay-objective = Where dice or cards may follow, it counts at once.
ti4-draws-bombard = Where dice or cards may follow, it counts at once.
ti4-draws-commit = Where dice or cards may follow, it counts at once.
ti4-draws-custodians = Where dice or cards may follow, it counts at once.
ti4-draws-defense-grid = Where dice or cards may follow, it counts at once.
ti4-draws-produce = Where dice or cards may follow, it counts at once.
ti4-draws-redistribute = Where dice or cards may follow, it counts at once.
ti4-draws-score-now = Where dice or cards may follow, it counts at once.
ti4-draws-excess = Where dice or cards may follow, it counts at once.

# Headings
ti4-group-strategic = Strategic action
ti4-group-ring-0 = Tactical action: Mecatol Rex
ti4-group-ring-1 = Tactical action: inner ring
ti4-group-ring-2 = Tactical action: second ring
ti4-group-ring-3 = Tactical action: third ring
ti4-group-off-the-map = Tactical action: Creuss home
ti4-group-component = Use a technology
ti4-group-transit-diodes = Use a technology
ti4-group-pds = PDS
ti4-group-space-dock = Space dock
ti4-group-propulsion = Propulsion
ti4-group-biotic = Biotic
ti4-group-warfare = Warfare
ti4-group-cybernetic = Cybernetic
ti4-group-upgrade = Unit upgrade
ti4-group-public = Public objectives
ti4-group-secret = Secret objectives
ti4-group-payment = Pay with
ti4-group-planets = Planet
ti4-group-trade-goods = Trade goods
ti4-group-pools = Pool
ti4-group-from = From { $arg }
ti4-group-to = To { $arg }
ti4-group-sustain = Sustain damage
ti4-group-lose = Lose
ti4-group-give = Give
ti4-group-get = Get

# Options
ti4-each-choose-card = { $initiative }: { $card }
ti4-word-strategic = Use { $card }
ti4-word-activate = { $place } ({ $system })
ti4-word-x-89-bacterial-weapon = X-89 Bacterial Weapon on { $planet }
ti4-name-action-done = No second action
ti4-word-with = Trade with { $target }
ti4-word-withdraw = Take back the offer to { $target }
ti4-word-give = gives { $arg }
ti4-word-get = gets { $arg }
ti4-word-accept = { $offers ->
    [1] Accept
   *[other] { $target }: accept
}
ti4-word-decline = { $offers ->
    [1] Decline
   *[other] { $target }: decline
}
ti4-name-secondary-use = Use it
ti4-name-secondary-decline = No
ti4-each-choose-system = { $place } ({ $system })
ti4-each-take-up-token = { $place } ({ $system })
ti4-each-choose-speaker = { $target }
ti4-each-share-trade = { $target }
ti4-each-place-structure = { $kind } on { $planet }
ti4-name-place-structure-none = No structure
ti4-each-research = { $technology }{ $count ->
    [0] {""}
   *[other] {" "}(exhaust { $planets })
}
ti4-name-research-none = No technology
ti4-name-score-now-none = No objective
ti4-each-move = { $damaged ->
    [0] { $kind }
   *[other] { $kind }, damaged
}{ $landed ->
    [0] {""}
   *[other] {" "}({ $where })
}
ti4-each-cannon-target = { $target }{ $graviton ->
    [0] {""}
   *[other] {", "}with Graviton Laser System
}
ti4-name-cannon-target-hold-fire = Hold fire
ti4-each-assign-hits = { $kind }
ti4-each-excess = { $kind }
ti4-name-retreat-stay = Stay and fight
ti4-word-retreat-to = Retreat to { $place } ({ $system })
ti4-each-bombard = { $kind } at { $planet }
ti4-each-starting-units = { $kind } on { $planet }
ti4-name-defense-grid-use = Use it
ti4-name-defense-grid-keep = Keep it
ti4-each-produce = { $kind }{ $landed ->
    [0] {""}
   *[other] {" "}({ $where })
}
ti4-word-produce-pay = { $arg }
ti4-word-pay = { $arg }
ti4-word-from = { $arg }
ti4-word-to = { $arg }
ti4-word-sustain = { $arg } damaged
ti4-word-lose = { $arg } lost

# What options cost and gain; of a head, `what` is all under it
ti4-amount-vp = { $n } VP
ti4-amount-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
ti4-amount-influence = { $n } influence
ti4-amount-exhausted = exhausted: { $what }
ti4-paid-exhausted = exhausts { $what }
ti4-amount-unused = {""}
ti4-amount-trade-goods = { $n ->
    [one] 1 trade good
   *[other] { $n } trade goods
}
ti4-amount-commodities = { $n ->
    [one] 1 commodity
   *[other] { $n } commodities
}
ti4-amount-tactic = { $n } tactic
ti4-amount-fleet = { $n } fleet
ti4-amount-strategy = { $n } strategy
# Of battles, about: how likely one wins, and how many ships one loses
ti4-amount-odds = { $what } to win
ti4-amount-losses = { $what } ships lost
ti4-amount-reach = { $n ->
    [one] 1 ship can come
   *[other] { $n } ships can come
}
ti4-amount-forces-lost = { $what } ground forces lost
ti4-amount-flagship = { $n ->
    [one] 1 flagship
   *[other] { $n } flagships
}
ti4-amount-war-sun = { $n ->
    [one] 1 war sun
   *[other] { $n } war suns
}
ti4-amount-dreadnought = { $n ->
    [one] 1 dreadnought
   *[other] { $n } dreadnoughts
}
ti4-amount-carrier = { $n ->
    [one] 1 carrier
   *[other] { $n } carriers
}
ti4-amount-cruiser = { $n ->
    [one] 1 cruiser
   *[other] { $n } cruisers
}
ti4-amount-destroyer = { $n ->
    [one] 1 destroyer
   *[other] { $n } destroyers
}
ti4-amount-fighter = { $n ->
    [one] 1 fighter
   *[other] { $n } fighters
}
ti4-amount-infantry = { $n } infantry
ti4-amount-pds = { $n } PDS
ti4-amount-space-dock = { $n ->
    [one] 1 space dock
   *[other] { $n } space docks
}

# What a player counts
ti4-name-tactic = Tactic pool
ti4-name-fleet = Fleet pool
ti4-name-strategy = Strategy pool
ti4-name-resources = Resources
ti4-name-influence = Influence
ti4-name-trade-goods = Trade goods
ti4-name-commodities = Commodities

# Words
ti4-name-off-the-map = Creuss home
ti4-name-empty = empty space
ti4-name-asteroid-field = asteroid field
ti4-name-nebula = nebula
ti4-name-supernova = supernova
ti4-name-gravity-rift = gravity rift

# What a panel says of what may be scored
ti4-stakes = **Status phase**: { $home ->
    [0] no public objectives without your home planets
   *[other] { $open ->
        [0] you have scored all that are open
       *[other] { $count ->
            [0] none of { $open } open objectives is met yet
           *[other] you could score { $objectives } ({ $points } VP){ $most ->
                [0] {""}
               *[other] {" "}or { $others } ({ $most } VP)
            }
        }
    }
}{ $agenda ->
    [0] {""}
   *[other] {" "}· agendas follow
}

# What happens
ti4-event-round = Round { $round }
ti4-ended-points = { $names }: { $count } VP reached, which ends the game.
ti4-ended-alone = Only { $names } is left in the game.
ti4-ended-objectives = No objective is left to be revealed, which ends the game.
ti4-event-over = The game is over
ti4-event-phase = { $phase }
ti4-phase-strategy = Strategy phase
ti4-phase-action = Action phase
ti4-phase-status = Status phase
ti4-event-kept-secret = Only you know: you keep { $objective }
ti4-event-starting-technology = { $seat } starts with { $technology }
ti4-event-starting-units = { $seat } sets up at home: { $units }
ti4-event-chose-card = { $seat } takes { $card }
ti4-event-passed = { $seat } passes
ti4-event-passed-several = { LISTED($names, "and") } pass
ti4-event-strategic = { $seat } uses { $card }
ti4-event-followed = { $seat } uses the secondary ability of { $card }
ti4-event-declined = { $seat } declines the secondary ability of { $card }
ti4-event-declined-several = { LISTED($names, "and") } decline the secondary ability
ti4-event-declined-several-in-full = { LISTED($names, "and") } decline the secondary ability of { $card }
ti4-event-gained-no-tokens = { $seat } gains no command tokens
ti4-event-gained-tokens = { $seat } gains command tokens: { $pools }
ti4-event-diplomacy = { $seat } chooses { $place } ({ $system }): everybody else has a command token there
ti4-event-readied = { $seat } readies { $planets }
ti4-event-speaker = { $seat } is the speaker now
ti4-event-placed-structure = { $seat } builds on { $planet }: { $kind }
ti4-event-built-structure = { $seat } builds on { $planet }: { $units }
ti4-event-gained-result = { $seat } gains { $result } by Trade
ti4-event-replenished-result = { $seat } replenishes { $result }
ti4-event-let-in = { $seat } lets { $target } replenish for free
ti4-event-took-up-token = { $seat } takes a command token up from { $place } ({ $system })
ti4-event-tokens = { $seat } has laid out command tokens: { $pools }
ti4-event-researched = { $seat } researches { $technology }
ti4-event-imperial = { $seat } holds Mecatol Rex
ti4-event-drew-secret = { $seat } draws a secret objective
ti4-event-secret = Only you know: you draw { $objective }
ti4-event-returned-secret = Only you know: you put back { $objective }
ti4-event-scored = { $seat } scores { $objective }
ti4-event-scoring = { $seat } is about to score { $objective }, and pays for it
ti4-event-revealed = New objective: { $objective }
ti4-event-activated = { $seat } activates { $place } ({ $system })
ti4-event-moved = { $seat } moves to { $place } ({ $system }): { $units }
ti4-event-moved-from = { $seat } moves from { $origins } to { $place }: { $units }
ti4-event-lost-in-rift = { $seat } loses { $units } in the gravity rift on the way to { $place } ({ $system }; rolled { $dice })
ti4-event-lost-on-the-way = { $seat } moves to { $place } ({ $system }), and no ship arrives
ti4-event-rift = { $seat }’s { $kind } { $lost ->
    [0] survives the gravity rift
   *[other] is lost in the gravity rift
} (rolled { $dice })
ti4-event-rift-in-full = { $seat } loses { $units } in the gravity rift (rolled { $dice })
ti4-event-removed = { $seat } removes in { $place } ({ $system }): { $units }
ti4-event-removed-in-full = { $seat } removes from { $place } ({ $system }), { $why ->
    [fleet] beyond the fleet pool
   *[capacity] beyond what can be carried there
}: { $units }
ti4-event-cannon = { $seat } fires space cannons at { $target } in { $place } ({ $system }): { ti4-rolled }
ti4-event-cannon-defense = { $seat } fires space cannons at the landing of { $target } on { $planet }: { ti4-rolled }
ti4-event-combat = Space combat in { $place } ({ $system }): { $seat } attacks { $target }
ti4-event-assault-cannon = { $seat } fires the Assault Cannon at { $target }
ti4-event-barrage = { $seat } fires anti-fighter barrage: { ti4-rolled }
ti4-event-fired = { $seat } fires: { ti4-rolled }
ti4-event-lost-in-battle = { $seat } loses { $units }
ti4-rolled = { $hits ->
    [0] { $misses ->
        [0] no dice
        [one] 1 miss ({ $missed })
       *[other] { $misses } misses ({ $missed })
    }
   *[other] { $hits ->
        [one] 1 hit ({ $hit })
       *[other] { $hits } hits ({ $hit })
    }{ $misses ->
        [0] {""}
        [one] , 1 miss ({ $missed })
       *[other] , { $misses } misses ({ $missed })
    }
}
ti4-event-hit = { $seat } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: { $units }
ti4-event-repaired = { $seat } repairs by Duranium Armor: { $kind }
ti4-event-retreat-announced = { $seat } announces a retreat to { $place } ({ $system })
ti4-event-retreated = { $seat } retreats to { $place } ({ $system })
ti4-event-retreat-prevented = { $seat } cannot carry out the retreat to { $place } ({ $system }) in this round
ti4-event-retreat-failed = { $seat } has no ship left for the retreat to { $place } ({ $system })
ti4-event-won = { $seat } wins the space combat in { $place } ({ $system }) against { $target }
ti4-event-drawn = The space combat in { $place } ({ $system }) destroys both sides: { $seat } and { $target }
ti4-event-bombarded = { $seat } bombards { $planet }: { ti4-rolled }
ti4-event-custodians = { $seat } takes the custodians token
ti4-event-committed = { $seat } lands: { $units }
ti4-event-ground-fired = { $seat } fires on { $planet }: { ti4-rolled }
ti4-event-defense-grid = { $seat } uses Magen Defense Grid on { $planet }: the opponent does not roll
ti4-event-ground-won = { $seat } wins the ground combat on { $planet } against { $target }
ti4-event-ground-drawn = The ground combat on { $planet } destroys both sides: { $seat } and { $target }
ti4-event-animated = { $seat } places 1 infantry on { $planet } by Dacxive Animators
ti4-event-returning = { $seat }: { $count ->
    [0] no infantry comes back
   *[other] { $count } infantry will come back
}
ti4-event-returned = { $seat } has { $count } infantry back on { $planet }
ti4-event-structures-destroyed = { $seat } loses on { $planet }: { $units }
ti4-event-gained-control = { $seat } takes { $planet }
ti4-event-captured = { $seat } takes { $planet } from { $target }
ti4-event-captured-in-full = { $seat } takes { $planet } from { $target } by { $by }
ti4-event-produced = { $seat } produces in { $place } ({ $system }): { $units }
ti4-event-wasted = Only you see this: { $what ->
    [left-behind] nothing carries { $count ->
        [one] a unit
       *[other] { $count } units
    } of yours any more in { $place } ({ $system }): removed
    [activation] no ship of yours gets to { $place } ({ $system }), and nothing of yours there can land or produce
   *[other] { $count ->
        [0] no ship of yours gets there, and nothing of yours there can land or produce
        [one] 1 more is spent than it costs ({ $what })
       *[other] { $count } more are spent than it costs ({ $what })
    }
}
ti4-event-bacterial-weapon = { $seat } uses X-89 Bacterial Weapon on { $planet }: all ground forces there are destroyed
ti4-event-transit-diodes = { $seat } uses Transit Diodes: { $taken } ▸ { $placed }
ti4-event-offered = { $seat } offers { $target }: { $terms }
ti4-event-withdrew-offer = { $seat } takes back the offer to { $target }
ti4-event-refused-offer = { $seat } refuses the offer of { $target }
ti4-event-traded = { $seat } trades with { $target }
ti4-event-traded-paid = gives { $what }
ti4-event-eliminated = { $seat } has nothing left and is eliminated

# Refusals
ti4-illegal-cards-unspent = Your strategy cards have to be used first ({ $count } left): then you may pass.
ti4-illegal-own-token = Your command token lies there already: a system is activated once a round (Tactical action).
ti4-illegal-no-tactic-token = You have no command token in the tactic pool (Tactical action).
ti4-illegal-strategy-card-used = Its primary ability was used in this round (Strategic action).
ti4-illegal-tokens-paid = What you spend is for { $tokens } command tokens; you laid { $given }.
ti4-illegal-objective-lacks = { $task }: you have { $there } of { $asked }.
ti4-illegal-objective-lacks-planet = { $task }: you do not control { $planet }, and have { $there } of { $asked } ships there.
ti4-illegal-objective-by-deed = { $task }: scored in the action phase, at that moment (61).
ti4-illegal-objective-home = A public objective needs all planets of your home system (61.16).
ti4-illegal-score-one-each = One public and one secret objective at most.
ti4-illegal-excess-left = That is not enough: more has to be removed.
ti4-illegal-excess-too-much = That is too much: { $kind } may stay.
ti4-illegal-must-land = The custodians are gone: at least one of your ground forces has to land on Mecatol Rex.
ti4-illegal-cannot-move = Not all of these ships can get to { $place }: their move is too short, or something stands in the way.
ti4-illegal-nothing-carries = No ship that you chose carries { $count ->
    [one] the unit
   *[other] the { $count } units
} without a move of { $count ->
    [one] its
   *[other] their
} own: add one with capacity, such as a carrier.
ti4-illegal-too-little-capacity = The ships you chose carry { $capacity ->
    [one] 1 unit
   *[other] { $capacity } units
}, and you chose { $count }.
ti4-illegal-cannot-pick-up = The ships you chose get to { $place }, but not by way of all the units they should carry.
ti4-illegal-too-little = { $what ->
    [resources] It costs { $cost } resources; you pay with { $paid }.
   *[influence] It costs { $cost } influence; you pay with { $paid }.
}
ti4-illegal-diodes = As many ground forces are placed as are taken, up to { $most }: you took { $taken } and placed { $placed }.
ti4-illegal-starting-units = { $kind }: place { $number }; you placed { $given }.
ti4-illegal-production-limit = At most { $most } units can be made here; you chose { $given }.
ti4-illegal-not-produced = { $kind } cannot be made there.
ti4-illegal-ground-force-limit = At most { $most } ground forces can be made there; you chose { $given }.
ti4-illegal-plastic = { $kind }: { $wanting } more than you have pieces for; you take { $removed } off the board.
ti4-illegal-not-removable = { $kind } cannot be taken off the board in { $place }.
ti4-illegal-plastic-stacks = { $kind }: they can be in at most { $most } places at a time.
ti4-illegal-fleet-pool = Your fleet pool allows { $most } ships in a system; there would be { $given }.
ti4-illegal-capacity = Your ships have no room for { $over } of that.

# Table options
ti4-option-points = Victory points to win
ti4-choice-points-10 = 10
ti4-choice-points-14 = 14

# What lies before a seat, and a part of the map
ti4-ui-dealt = Your faction: **{ $name }**
ti4-ui-mine = My faction sheet
ti4-ui-sheets = Faction sheets
ti4-ui-sector = System { $sector }
ti4-ui-zoom = Look at a system closely …

# Boards
ti4-board-galaxy = Galaxy
ti4-board-objectives = Objectives
ti4-board-strategy = Strategy cards
ti4-board-council = Agenda and laws
ti4-board-deals = Deals and promissory notes
ti4-board-technologies = Technologies
ti4-board-key = Key
ti4-board-key-2 = Key 2

# What everybody plays, and titles at the end
ti4-event-faction = { $seat } plays { $faction }
ti4-title-conqueror = { $name } conquered the most planets of others ({ $count })
ti4-title-scholar = { $name } researched the most ({ $count })
