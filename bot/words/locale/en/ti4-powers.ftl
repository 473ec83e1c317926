# Powers of factions that are used at a moment
ti4-group-powers = Powers
ti4-name-condition-never = never
ti4-event-used-power = { $seat } uses { $action-card }{ ti4-played-on }
ti4-event-spent-token = { $seat } spends a command token of the strategy pool
ti4-event-placed-ships = { $seat } places in { $place } ({ $system }): { $units }

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
ti4-name-window-ground-losses = Ground forces are destroyed

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
ti4-event-indoctrinated = { $seat } replaces 1 infantry of { $target } on { $planet } by an own one
ti4-event-salvaged = { $seat } gains by { ti4-name-salvage-operations }
ti4-event-lost-goods = { $seat } loses trade goods
ti4-event-mutated = { $seat } can use neither abilities nor technologies of the faction until this turn ends
ti4-picture-step-ambush = { ti4-name-ambush }
ti4-picture-step-dimensional-splicer = { ti4-name-dimensional-splicer }
ti4-picture-step-devotion = { ti4-name-devotion }
ti4-picture-step-impulse-core = { ti4-name-impulse-core }
ti4-picture-step-exotrireme-2 = { ti4-name-exotrireme-2 }
ti4-picture-step-indoctrination = { ti4-name-indoctrination }
