# Powers of factions that are used at a moment
ti4-group-powers = Powers
ti4-name-condition-never = never
ti4-event-used-power = { $seat } uses { $action-card }{ ti4-played-on }
ti4-event-spent-token = { $seat } spends a command token of the strategy pool
ti4-event-spent-token-result = { $seat } spends a command token: { $result }
ti4-event-placed-ships = { $seat } places in { $place } ({ $system }): { $units }

# Combats
ti4-event-repaired-flagship = { $seat } repairs the flagship in { $place } ({ $system })
ti4-event-woven = { $seat } hits once more on { $planet }, by Valkyrie Particle Weave
ti4-event-lost-landed-fighters = { $seat } loses on { $planet }: { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
}
ti4-event-fighters-returned = { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
} of { $seat } { $count ->
    [one] returns
   *[other] return
} to space from { $planet }
ti4-each-commit = { $planet }: { $kind }
ti4-each-lose-landed = { $kind }
ti4-ask-lose-landed = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} on your units on { $planet }: { $count ->
    [one] which is lost?
   *[other] which are lost?
}
ti4-choose-lose-landed = Units
ti4-draws-lose-landed = Where dice or cards may follow, it counts at once.
ti4-name-condition-in-space = with the ground forces in space
ti4-illegal-hits-left = That is not enough: { $hits ->
    [one] 1 hit has
   *[other] { $hits } hits have
} to be taken.
ti4-illegal-hits-too-many = That is too much: without one of them all hits are taken, too.
ti4-illegal-aimed-hits = Ships other than fighters have to take { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.

# Abilities of faction sheets
ti4-name-ambush = Ambush
ti4-name-analytical = Analytical
ti4-name-arbiters = Arbiters
ti4-name-armada = Armada
ti4-name-assimilate = Assimilate
ti4-name-blood-ties = Blood Ties
ti4-name-brilliant = Brilliant
ti4-name-crafty = Crafty
ti4-name-creuss-gate = Creuss Gate
ti4-name-devotion = Devotion
ti4-name-foresight = Foresight
ti4-name-fragile = Fragile
ti4-name-galactic-threat = Galactic Threat
ti4-name-gashlai-physiology = Gashlai Physiology
ti4-name-guild-ships = Guild Ships
ti4-name-harrow = Harrow
ti4-name-indoctrination = Indoctrination
ti4-name-masters-of-trade = Masters of Trade
ti4-name-mitosis = Mitosis
ti4-name-munitions-reserves = Munitions Reserves
ti4-name-nomadic = Nomadic
ti4-name-orbital-drop = Orbital Drop
ti4-name-peace-accords = Peace Accords
ti4-name-pillage = Pillage
ti4-name-propagation = Propagation
ti4-name-quantum-entanglement = Quantum Entanglement
ti4-name-quash = Quash
ti4-name-reclamation = Reclamation
ti4-name-scavenge = Scavenge
ti4-name-scheming = Scheming
ti4-name-slipstream = Slipstream
ti4-name-stall-tactics = Stall Tactics
ti4-name-star-forge = Star Forge
ti4-name-technological-singularity = Technological Singularity
ti4-name-telepathic = Telepathic
ti4-name-unrelenting = Unrelenting
ti4-name-versatile = Versatile

# Promissory notes of factions
ti4-name-acquiescence = Acquiescence
ti4-name-antivirus = Antivirus
ti4-name-creuss-iff = Creuss IFF
ti4-name-cybernetic-enhancements = Cybernetic Enhancements
ti4-name-fires-of-the-gashlai = Fires of the Gashlai
ti4-name-gift-of-prescience = Gift of Prescience
ti4-name-greyfire-mutagen = Greyfire Mutagen
ti4-name-military-support = Military Support
ti4-name-political-favor = Political Favor
ti4-name-promise-of-protection = Promise of Protection
ti4-name-raghs-call = Ragh's Call
ti4-name-research-agreement = Research Agreement
ti4-name-spy-net = Spy Net
ti4-name-stymie = Stymie
ti4-name-tekklar-legion = Tekklar Legion
ti4-name-trade-convoys = Trade Convoys
ti4-name-war-funding = War Funding

# Moments
ti4-name-window-strategy-over = The strategy phase ends
ti4-name-window-turn-begins = A turn begins
ti4-name-window-action-over = A tactical action is over
ti4-name-window-status-begins = The status phase begins
ti4-name-window-status-over = The status phase ends
ti4-name-window-researched = A technology is researched
ti4-name-window-produced = After production
ti4-name-window-diplomacy-over = Diplomacy has been carried out
ti4-name-window-enriched = A neighbor has gained trade goods or traded
ti4-name-window-space-rolled = Dice of a space combat

# In battles
ti4-name-condition-last-ship = if it destroys their last ships, and not mine
ti4-name-condition-worth = if it costs them more than me
ti4-name-condition-many-dice = with four dice or more
ti4-name-condition-up-to-1 = for up to 1 trade good each time
ti4-name-condition-up-to-2 = for up to 2 trade goods each time
ti4-name-condition-unless-more = unless I have more infantry there
ti4-name-condition-both-there = where its owner and I meet
ti4-event-ambushed = { $seat } fires from ambush: { ti4-rolled }
ti4-event-improved-dice = { $seat } makes dice better by one: { ti4-rolled }
ti4-event-indoctrinated = { $seat } replaces 1 infantry of { $target } on { $planet } with one of their own
ti4-event-scavenged = { $seat } gains by { ti4-name-scavenge } on { $planet }
ti4-event-scavenged-result = { $seat } gains { $result } by { ti4-name-scavenge } on { $planet }
ti4-event-salvaged = { $seat } gains by { ti4-name-salvage-operations }
ti4-event-lost-goods = { $seat } loses trade goods
ti4-event-lost-goods-result = { $seat } loses { $result }
ti4-event-mutated = { $seat } can use neither abilities nor technologies of the faction until this turn ends
ti4-picture-step-ambush = { ti4-name-ambush }
ti4-picture-step-dimensional-splicer = { ti4-name-dimensional-splicer }
ti4-picture-step-devotion = { ti4-name-devotion }
ti4-picture-step-impulse-core = { ti4-name-impulse-core }
ti4-picture-step-exotrireme-2 = { ti4-name-exotrireme-2 }
ti4-picture-step-indoctrination = { ti4-name-indoctrination }
# Trade, technology and cards
ti4-name-secondary-primary = Use the primary ability instead
ti4-word-primary = { $technology }{ $count ->
    [0] {""}
   *[other] {" "}(exhaust { $planets })
}, by the primary ability
ti4-name-condition-upgrade = when it is an upgrade of a unit
ti4-name-condition-trade-goods = always, a trade good
ti4-name-condition-commodities = always, a commodity if there is one
ti4-event-pillaged = { $target } pillages { $seat }
ti4-event-pillaged-paid = loses { $what }
ti4-event-gained-token = { $seat } gains a command token
ti4-event-gained-technology = { $seat } gains { $technology }
ti4-picture-seen = Action cards that you know of here
ti4-name-cards = Action cards
ti4-amount-cards = { $n ->
    [one] 1 action card
   *[other] { $n } action cards
}
ti4-event-offered-cards = Only you two know: { $receiver } would get { $action-card }
ti4-event-gave-cards = { $seat } gives { $target } { $count ->
    [one] an action card
   *[other] { $count } action cards
}
ti4-event-gave-which-cards = Only you two know: { $receiver } gets { $action-card }
ti4-event-swapped-values = { $seat } swaps resources and influence of { $planet } for a production
ti4-event-swapped-values-paid = loses { $what }
ti4-event-restored-values = { $planet } of { $seat } has its own values again
ti4-event-restored-values-paid = loses { $what }
ti4-name-window-producing = During a production
ti4-ask-take-from-hand = You see the action cards of { $target }: take one
ti4-each-take-from-hand = { $action-card }
ti4-event-looked-at-hand = { $seat } looks at the action cards of { $target } ({ $count })
ti4-event-saw-hand = Only you know: { $target } holds { $action-card }
# Phases, agendas and production
ti4-draws-research = This may count at once, for good.
ti4-draws-gain-tokens = This may count at once, for good.
ti4-draws-cast-votes = This may count at once, for good.
ti4-draws-take-technology = This may count at once, for good.
ti4-draws-place-infantry = This may count at once, for good.
ti4-draws-swap-cards = This may count at once, for good.
ti4-draws-bioplasmosis = This may count at once, for good.
ti4-draws-ready-planets = This may count at once, for good.
ti4-ask-swap-cards = Acquiescence: which strategy cards do you swap?
ti4-each-swap-cards = { $card } for { $taken } of { $target }
ti4-event-zero-token = { $seat } has the “0” token, and is first in initiative
ti4-event-propagated = { $seat } cannot research, and gains command tokens
ti4-name-research-tokens = 3 command tokens
ti4-ask-place-infantry = { $power }: put { $count ->
    [one] an infantry
   *[other] { $count } infantry
} on which planet?
ti4-name-place-infantry-none = On none
ti4-ask-bioplasmosis = Bioplasmosis: which infantry goes where? Each within its system, or to an adjacent one.
ti4-choose-bioplasmosis = Take from, and place on …
ti4-event-bioplasmosis = { $seat } moves by Bioplasmosis: { $taken } ▸ { $placed }
ti4-event-infantry-aboard = { $seat } gets an infantry aboard Genesis in { $place } ({ $system })
ti4-illegal-bioplasmosis-left = As many infantry are placed as are taken: you took { $taken } and placed { $placed }.
ti4-illegal-bioplasmosis-far = Infantry goes to planets in the same system, or in an adjacent one.

# The Nekro Virus takes technologies
ti4-ask-take-technology = Gain a technology that they own, or lay an assimilator on one of their faction
ti4-each-take-technology = { $shape ->
    [copied] { $technology } by { $assimilator }
   *[gained] { $technology }
}
ti4-name-take-technology-none = No technology
ti4-group-copied = Copied by an assimilator
ti4-event-took-technology = { $seat } gains a technology of { $target }: { $technology }
ti4-event-assimilated = { $seat } lays { $assimilator } on { $technology } and has its text
ti4-event-no-longer-copied = { $seat } takes { $assimilator } from { $technology }
ti4-event-lost-technology = { $seat } gives up { $technology }
ti4-event-moved-dock = { $seat } moves a space dock in { $place } ({ $system }): { $where }
ti4-event-returned-units = { $seat } takes off the board in { $place } ({ $system }): { $units }

# The map: wormholes, routes, production and what others activate
ti4-name-window-before-action = Before the action of your turn
ti4-word-before = { $action-card }{ ti4-played-on } – before your action
ti4-event-placed-wormhole = { $seat } puts a token into { $place } ({ $system }): { $wormhole }
ti4-event-called-away = { $seat } takes { $count } infantry from { $planet } to { $where }
ti4-event-foresaw = { $seat } foresees { $target } and leaves for { $place } ({ $system })
ti4-event-siphoned = E-Res Siphons of { $seat }: { $target } has activated a system with their ships
ti4-event-lost-fleet-token = Neuroglaive: { $seat } loses from the fleet pool
ti4-event-lost-fleet-token-result = Neuroglaive: { $seat } loses command tokens: { $result }
ti4-illegal-chaos-mapping = Ships of another player with Chaos Mapping are in this asteroid field: nobody else can activate it.
ti4-ask-withdraw = Which ground forces go along to { $place } ({ $system })?
ti4-step-withdraw = { $count ->
    [0] No ground forces go along to { $place } ({ $system })
   *[other] To { $place } ({ $system }) as well: { $answer }
}
ti4-choose-withdraw = Take up to { $most } along
ti4-event-taken-along = { $seat } takes along to { $place } ({ $system }), from { $planets }: { $units }
ti4-name-window-arrival = Ships have arrived
ti4-draws-withdraw = Dice may fall at once then: this is for good.
