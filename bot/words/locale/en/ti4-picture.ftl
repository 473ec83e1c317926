# Pictures of Twilight Imperium
ti4-picture-title = Twilight Imperium
ti4-picture-set-up = Set-up
ti4-picture-over = Game over
ti4-picture-order-turns = In turn order from the top
ti4-picture-round = Round { $round }
ti4-picture-ended = End of round { $round }
ti4-picture-seat = Seat { $seat }
ti4-picture-asked = to act
ti4-picture-passed = passed
ti4-picture-speaker = speaker
ti4-picture-eliminated = eliminated

# Systems
ti4-picture-off = off
ti4-picture-wormhole = wormhole { $letter }
ti4-picture-custodians = custodians token
ti4-picture-damaged = damaged: { $units }
ti4-picture-tokens = command tokens: { $names }
ti4-picture-anomaly-asteroid-field = asteroid field
ti4-picture-anomaly-nebula = nebula
ti4-picture-anomaly-supernova = supernova
ti4-picture-anomaly-gravity-rift = gravity rift
ti4-picture-trait-cultural = cultural
ti4-picture-trait-hazardous = hazardous
ti4-picture-trait-industrial = industrial
ti4-picture-specialty-propulsion = propulsion specialty
ti4-picture-specialty-biotic = biotic specialty
ti4-picture-specialty-warfare = warfare specialty
ti4-picture-specialty-cybernetic = cybernetic specialty

# What is to be seen, in sentences
ti4-picture-alt-galaxy = Galaxy, { $stage }: { $systems } systems. Points: { $list }.
ti4-picture-alt-held = Planets: { $list }.
ti4-picture-alt-asked = To act: { $names }.
ti4-picture-alt-since = Numbers of the log: { $list }.
ti4-picture-alt-no-marks = Nothing has a place on the map.
ti4-picture-told-standing = { $vp } VP, strategy cards { $card }, tactic, fleet and strategy pool { $pools }, trade goods { $goods }, commodities { $commodities }, ready: resources { $resources }, influence { $influence }

# A system close up
ti4-picture-zoom = System { $place } (tile { $tile })
ti4-picture-exhausted = exhausted
ti4-picture-no-trait = no trait
ti4-picture-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
ti4-picture-adjacent = Adjacent: { $places }
ti4-picture-adjacent-for = For { $name } also: { $places }
ti4-picture-gap = no tile yet
ti4-picture-gaps = No tile lies yet in { $list }.
ti4-picture-empty = nothing there

# What lies before a seat
ti4-picture-sign-tactic = Tactic pool
ti4-picture-sign-fleet = Fleet pool
ti4-picture-sign-strategy = Strategy pool
ti4-picture-sign-pools = Reinforcements
ti4-picture-sign-vp = Victory points
ti4-picture-sign-goods = Trade goods
ti4-picture-sign-commodities = Commodities
ti4-picture-sign-resources = Resources
ti4-picture-sign-influence = Influence
ti4-picture-sign-card = Action cards
ti4-picture-planets = Planets: { $ready } of { $count } ready
ti4-picture-technologies = Technologies: { $count }
ti4-picture-units = Units: cost, combat, move, capacity, abilities
ti4-picture-cards = Strategy cards
ti4-picture-secrets = Secret objectives
ti4-picture-used = used
ti4-picture-ability-sustain = sustain damage
ti4-picture-ability-shield = planetary shield
ti4-picture-ability-barrage = Barrage
ti4-picture-ability-bombardment = Bombardment
ti4-picture-ability-space-cannon = Space cannon
ti4-picture-ability-production = Production
ti4-picture-alt-sheet = { $name }: { $vp } VP; tactic pool { $tactic }, fleet pool { $fleet }, strategy pool { $strategy }; trade goods { $goods }, commodities { $commodities }; ready resources { $resources }, influence { $influence }.
ti4-picture-told-unit = cost { $cost }, combat { $combat }, move { $move }, capacity { $capacity }

# Technologies
ti4-picture-tree = Technologies
ti4-picture-upgrades = Unit upgrades
ti4-picture-own-technologies = Faction technologies
ti4-picture-colour-propulsion = Propulsion
ti4-picture-colour-biotic = Biotic
ti4-picture-colour-warfare = Warfare
ti4-picture-colour-cybernetic = Cybernetic
ti4-picture-state-owned = Owned
ti4-picture-state-open = Can be researched
ti4-picture-state-skipped = Can be researched by exhausting planets
ti4-picture-state-closed = Prerequisites missing
ti4-picture-planets-exhausted = { $count ->
    [one] exhausting { $count } planet
   *[other] exhausting { $count } planets
}
ti4-picture-alt-tree = Technologies of { $name }: { $count } owned.
ti4-picture-told-state = { $state }: { $list }.

# Strategy cards and objectives
ti4-picture-primary = { $does }
ti4-picture-secondary = Others: { $does }
ti4-picture-brief-leadership = 3 tokens, more for influence
ti4-picture-brief-diplomacy = Close a system to others; ready 2 planets
ti4-picture-brief-politics = Choose a speaker; draw 2 action cards
ti4-picture-brief-construction = A PDS or dock, then a PDS
ti4-picture-brief-trade = 3 trade goods, all commodities
ti4-picture-brief-warfare = A token back from the board; move tokens
ti4-picture-brief-technology = A technology free, another for 6 resources
ti4-picture-brief-imperial = Score a public objective; Mecatol Rex: 1 point
ti4-picture-free = free
ti4-picture-alt-cards = Strategy cards held: { $list }.
ti4-picture-alt-free = Free, with trade goods: { $list }.
ti4-picture-told-goods = free, trade goods: { $count }
ti4-picture-objectives = Objectives: { $points } points win
ti4-picture-own-secrets = Your secret objectives
ti4-picture-stage-one = Stage I, { $left ->
    [0] all revealed
   *[other] { $left } face down
}
ti4-picture-stage-two = Stage II, { $left ->
    [0] all revealed
   *[other] { $left } face down
}
ti4-picture-other-points = Secret objectives and other points
ti4-picture-part-objectives = Objectives
ti4-picture-part-custodians = Custodians token
ti4-picture-part-imperial = Mecatol Rex (Imperial)
ti4-picture-alt-points = { $points } points win. Points: { $list }.
ti4-picture-alt-objectives = Public objectives: { $list }.

# What public objectives ask for
ti4-task-corner-the-market = Control 4 planets of the same trait
ti4-task-develop-weaponry = Own 2 unit upgrades
ti4-task-diversify-research = Own 2 technologies in each of 2 colors
ti4-task-erect-a-monument = Spend 8 resources
ti4-task-expand-borders = Control 6 planets outside home systems
ti4-task-found-research-outposts = Control 3 planets that have technology specialties
ti4-task-intimidate-council = Have ships in 2 systems adjacent to Mecatol Rex
ti4-task-lead-from-the-front = Spend 3 command tokens from the tactic and strategy pools
ti4-task-negotiate-trade-routes = Spend 5 trade goods
ti4-task-sway-the-council = Spend 8 influence
ti4-task-centralize-galactic-trade = Spend 10 trade goods
ti4-task-conquer-the-weak = Control a planet in the home system of another player
ti4-task-form-galactic-brain-trust = Control 5 planets that have technology specialties
ti4-task-found-a-golden-age = Spend 16 resources
ti4-task-galvanize-the-people = Spend 6 command tokens from the tactic and strategy pools
ti4-task-manipulate-galactic-law = Spend 16 influence
ti4-task-master-the-sciences = Own 2 technologies in each of 4 colors
ti4-task-revolutionize-warfare = Own 3 unit upgrades
ti4-task-subdue-the-galaxy = Control 11 planets outside home systems
ti4-task-unify-the-colonies = Control 6 planets of the same trait

# The key
ti4-picture-key = Key
ti4-picture-alt-key = What the signs on the pictures of Twilight Imperium mean.
ti4-picture-key-systems = Systems
ti4-picture-key-planets = Planets
ti4-picture-key-pieces = What lies there
ti4-picture-key-goods = What players have
ti4-picture-key-units = Units
ti4-picture-key-battles = Battles
ti4-picture-key-values = Values of units
ti4-picture-means-controlled = All planets of the system are of one player
ti4-picture-means-active = The active system
ti4-picture-means-wormhole = Wormhole; those with the same letter are adjacent
ti4-picture-means-asteroid-field = Asteroid field
ti4-picture-means-nebula = Nebula
ti4-picture-means-supernova = Supernova
ti4-picture-means-gravity-rift = Gravity rift
ti4-picture-means-custodians = Custodians token
ti4-picture-means-worth = Planet: resources / influence
ti4-picture-means-cultural = Cultural planet
ti4-picture-means-hazardous = Hazardous planet
ti4-picture-means-industrial = Industrial planet
ti4-picture-means-plain = Planet without a trait
ti4-picture-means-exhausted = Exhausted planet
ti4-picture-means-specialty = Technology specialty of this color
ti4-picture-means-seat = Player
ti4-picture-means-fleet = Ships of a player: how many
ti4-picture-means-ships = What its ships are, where no others are
ti4-picture-means-token = Command token of a player
ti4-picture-means-vp = Victory points
ti4-picture-means-card = Strategy cards, by initiative
ti4-picture-means-pools = Command tokens: tactic, fleet, strategy pool
ti4-picture-means-tactic = Tactic pool
ti4-picture-means-fleet-pool = Fleet pool
ti4-picture-means-strategy = Strategy pool
ti4-picture-means-goods = Trade goods
ti4-picture-means-commodities = Commodities
ti4-picture-means-resources = Resources
ti4-picture-means-influence = Influence
ti4-picture-means-space-dock = Space dock
ti4-picture-means-pds = PDS
ti4-picture-means-dice = Combat: hits with this or more, × dice
ti4-picture-means-move = Move
ti4-picture-means-capacity = Capacity
ti4-picture-means-sustain = Can sustain damage
ti4-picture-means-shield = Planetary shield
ti4-picture-means-damage = Has sustained damage
ti4-picture-means-source = Ships can come from here
ti4-picture-means-choice = A choice, and its letter
ti4-picture-means-hit = A die that hit
ti4-picture-means-missed = A die that missed
ti4-picture-means-lost = Lost in the battle
ti4-picture-means-sustained = Sustained damage

# The part of the galaxy that a question is about
ti4-picture-which-system = Which system?
ti4-picture-which-place = Which place?
ti4-picture-which-planet = Which planet?
ti4-picture-which-ships = Which ships move?
ti4-picture-where = It is about this system
ti4-picture-own-systems = Your systems
ti4-picture-alt-places = Choice of { $name }: a part of the galaxy with { $count ->
    [one] { $count } system
   *[other] { $count } systems
}.
ti4-picture-alt-choices = Letters: { $list }.
ti4-picture-alt-marked = It is about: { $list }.
ti4-picture-alt-sources = Ships and ground forces can come from: { $list }.

# Battles
ti4-picture-battle = Battle
ti4-picture-battle-in = Battle in { $place }
ti4-picture-battle-on = Battle on { $planet }
ti4-picture-no-battle = No battle
ti4-picture-attacker = attacker
ti4-picture-defender = defender
ti4-picture-won = { $name } wins
ti4-picture-drawn = Nobody is left
ti4-picture-retreated = { $name } retreats to { $place }
ti4-picture-to-assign = { $name } assigns { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
ti4-picture-fled = retreated to { $place }
ti4-picture-combat-round = Round { $round }
ti4-picture-step-cannon = Space cannon
ti4-picture-step-assault = Assault Cannon
ti4-picture-step-barrage = Anti-fighter barrage
ti4-picture-step-bombardment = Bombardment
ti4-picture-step-defense = Space cannon defense
ti4-picture-fate-left = there: { $units }
ti4-picture-fate-away = retreated: { $units }
ti4-picture-fate-damaged = of those damaged: { $units }
ti4-picture-fate-sustained = damage sustained: { $units }
ti4-picture-fate-lost = lost: { $units }
ti4-picture-told-dice = { $unit } ({ $value }+): { ti4-rolled }
ti4-picture-told-volley = { $name }: { $dice }{ $several ->
    [0] {""}
   *[other] , { $hits } hits in all
}

# The council
ti4-picture-council = Agenda
ti4-picture-council-result = The outcome of an agenda
ti4-picture-laws = Laws in force
ti4-picture-no-laws = no law is in force
ti4-picture-law-since = since round { $round }
ti4-picture-voters = Votes
ti4-picture-votes-open = Votes · still to be had: { $count }
ti4-picture-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
ti4-picture-votes-left = up to { $count }
ti4-picture-abstained = abstains
ti4-picture-silent = no vote
ti4-picture-predicted = predicted by { $card }
ti4-picture-speaker-named = { $name } (speaker)
ti4-picture-change-units = { $count ->
    [one] unit
   *[other] units
}
ti4-picture-change-planets = { $count ->
    [one] ready planet
   *[other] ready planets
}
ti4-picture-change-technologies = { $count ->
    [one] technology
   *[other] technologies
}
ti4-picture-change-tokens = { $count ->
    [one] command token
   *[other] command tokens
}
ti4-picture-change-vp = VP
ti4-picture-change-trade-goods = { $count ->
    [one] trade good
   *[other] trade goods
}
ti4-picture-change-resources = resources
ti4-picture-change-influence = influence
ti4-picture-digest = What happened
ti4-picture-digest-all = On the table
ti4-picture-alt-digest = { $what }, what it brought everybody. Victory points: { $list }.
