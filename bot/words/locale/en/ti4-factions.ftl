# The reference of factions: what is said of abilities of their sheets, and of their promissory notes
ti4-chapter-faction-ability = Faction abilities
ti4-reference-abilities = Abilities
ti4-reference-technologies = Technologies of its own
ti4-reference-units = Units of its own
ti4-reference-flagship = Flagship
ti4-reference-note = Promissory note
ti4-reference-open = lies open before { $names }

# What a faction does well, and what to aim at
ti4-about-faction-arborec = Infantry grows by itself and makes units: spread it, and take whatever lies beside it.
ti4-about-faction-letnev = Large fleets, and dice rolled again for trade goods: seek battles in space, and keep goods for them.
ti4-about-faction-saar = Space docks fly along, each new planet gives a trade good, points need no home: keep moving.
ti4-about-faction-muaat = Begins with a war sun, which makes fighters where it is: expand behind it, and never risk it alone.
ti4-about-faction-hacan = Most commodities, trade with everybody, Trade without a token: be rich, and buy what you need.
ti4-about-faction-sol = Much infantry, and a command token more each round: take many planets early, and hold them.
ti4-about-faction-creuss = All wormholes are next door: strike where nobody expects it, and score far from home.
ti4-about-faction-l1z1x = Strong dreadnoughts that bombard in every round on the ground: take planets that others hold.
ti4-about-faction-mentak = Cruisers and destroyers shoot first, rich neighbors pay: sit between traders, with many cruisers.
ti4-about-faction-naalu = Acts first whatever card it takes, with strong fighters: score first, and grow swarms.
ti4-about-faction-nekro = No votes, no research: fights bring technologies of others. Fight a little with everybody, early.
ti4-about-faction-sardakk = Every combat roll counts 1 more: fight, with much infantry, and research what it lacks.
ti4-about-faction-jolnar = Four technologies at the start, easy research, weak in combat: lead in science, and keep peace.
ti4-about-faction-winnu = Needs no influence for the custodians token, fortifies Mecatol Rex as it takes it: go there early.
ti4-about-faction-xxcha = Diplomacy brings planets, agendas can be stopped: grow in peace, and decide votes by influence.
ti4-about-faction-yin = Enemy infantry changes sides, small ships are given up for a sure hit: make every fight dear.
ti4-about-faction-yssaril = More action cards than anybody, and no limit: draw, wait the others out, and act last.

# Abilities of faction sheets
ti4-about-faction-ability-ambush = At the start of a space combat up to two cruisers or destroyers of yours there shoot ahead, a die each: their combat value or more is a hit.
ti4-about-faction-ability-analytical = When you research a technology that upgrades no unit, you may do without one of its prerequisites.
ti4-about-faction-ability-arbiters = Action cards can be part of your transactions.
ti4-about-faction-ability-armada = In each system you can have two ships more than your fleet pool allows.
ti4-about-faction-ability-assimilate = Each PDS and space dock on a planet that you take is replaced by one of yours.
ti4-about-faction-ability-blood-ties = The custodians token costs you no influence.
ti4-about-faction-ability-brilliant = For the token of the secondary ability of Technology you may use its primary ability.
ti4-about-faction-ability-crafty = You can hold any number of action cards; nothing changes that.
ti4-about-faction-ability-creuss-gate = Your home system lies beside the map. In its place is a gate, no home system, whose wormhole δ leads there.
ti4-about-faction-ability-devotion = At the end of a round of space combat destroy one of your cruisers or destroyers there: one ship of the opponent, which you choose, is hit.
ti4-about-faction-ability-foresight = When another player moves ships into a system of yours, put a token of the strategy pool into an adjacent one without ships of others: your ships go there.
ti4-about-faction-ability-fragile = Your combat rolls count 1 less.
ti4-about-faction-ability-galactic-threat = You do not vote. Once in each agenda phase foretell an outcome; if it comes about, gain a technology of somebody who voted for it.
ti4-about-faction-ability-gashlai-physiology = Your ships can move through supernovas.
ti4-about-faction-ability-guild-ships = You can trade with players who are no neighbors.
ti4-about-faction-ability-harrow = At the end of each round of ground combat your ships there may bombard the opponent on that planet, but for a planetary shield.
ti4-about-faction-ability-indoctrination = At the start of a ground combat spend 2 influence: one infantry of the opponent there is replaced by one of yours.
ti4-about-faction-ability-masters-of-trade = The secondary ability of Trade costs you no command token.
ti4-about-faction-ability-mitosis = Your space docks produce no infantry. At the start of the status phase you put one on a planet of yours.
ti4-about-faction-ability-munitions-reserves = At the start of a round of space combat spend 2 trade goods: in that round you may roll any of your dice again.
ti4-about-faction-ability-nomadic = You can score objectives without the planets of your home system.
ti4-about-faction-ability-orbital-drop = As an action spend a token of the strategy pool: two infantry go to a planet of yours.
ti4-about-faction-ability-peace-accords = After you have used either ability of Diplomacy, take a planet without units in a system adjacent to one of your planets; not Mecatol Rex.
ti4-about-faction-ability-pillage = After a neighbor has gained trade goods or traded, and has 3 or more, take a trade good or commodity of theirs.
ti4-about-faction-ability-propagation = You research nothing: each time you would, you gain three command tokens.
ti4-about-faction-ability-quantum-entanglement = To you systems with a wormhole α or β are all adjacent; nothing changes that.
ti4-about-faction-ability-quash = When an agenda is revealed, spend a token of the strategy pool: it is discarded, and the next one is voted on.
ti4-about-faction-ability-reclamation = After a tactical action in which you gained Mecatol Rex, put a PDS and a space dock there.
ti4-about-faction-ability-scavenge = When you gain control of a planet, you gain a trade good.
ti4-about-faction-ability-scheming = When you draw action cards, you draw one more; then you discard one.
ti4-about-faction-ability-slipstream = In your tactical actions ships that start at home, or in a system with a wormhole α or β, have 1 move more.
ti4-about-faction-ability-stall-tactics = As an action discard an action card; that is all you do.
ti4-about-faction-ability-star-forge = As an action spend a token of the strategy pool: two fighters or a destroyer go to a system with a war sun of yours.
ti4-about-faction-ability-technological-singularity = Once in each combat, after a unit of the opponent is destroyed, you may gain a technology that they own.
ti4-about-faction-ability-telepathic = At the end of the strategy phase you put your 0 on your strategy card: you are first in initiative.
ti4-about-faction-ability-unrelenting = Your combat rolls count 1 more.
ti4-about-faction-ability-versatile = In the status phase you gain one command token more.

# Promissory notes of factions
ti4-about-promissory-note-acquiescence = At the end of the strategy phase swap a strategy card with one that its owner has chosen. It goes back then.
ti4-about-promissory-note-antivirus = At the start of a combat lay it open: its owner cannot use Technological Singularity against you. It goes back when you activate a system with units of its owner.
ti4-about-promissory-note-creuss-iff = At the start of your turn put a wormhole α or β of its owner into a system with a planet of yours, or one outside home systems without ships of others. It goes back then.
ti4-about-promissory-note-cybernetic-enhancements = At the start of your turn its owner loses a token of the strategy pool, and you gain one in yours. It goes back then.
ti4-about-promissory-note-fires-of-the-gashlai = As an action: its owner loses a token of the fleet pool, and you gain your technology for war suns. It goes back then.
ti4-about-promissory-note-gift-of-prescience = At the end of the strategy phase lay it open with the 0 of its owner: you are first in initiative, and they cannot use Telepathic. It goes back when the status phase ends.
ti4-about-promissory-note-greyfire-mutagen = After a system is activated: in that tactical action its owner has neither abilities nor technologies of the faction. It goes back then.
ti4-about-promissory-note-military-support = At the start of a turn of its owner: they lose a token of the strategy pool, if there is one, and you may put two infantry on a planet of yours. It goes back then.
ti4-about-promissory-note-political-favor = When an agenda is revealed: its owner loses a token of the strategy pool; the agenda is discarded, and the next one is voted on. It goes back then.
ti4-about-promissory-note-promise-of-protection = As an action lay it open: its owner cannot use Pillage against you. It goes back when you activate a system with units of its owner.
ti4-about-promissory-note-raghs-call = After you have landed on a planet: all ground forces of its owner leave that planet for another of theirs. It goes back then.
ti4-about-promissory-note-research-agreement = After its owner has researched a technology that is of no faction, you gain it too. It goes back then.
ti4-about-promissory-note-spy-net = At the start of your turn look at the action cards of its owner and take one. It goes back then.
ti4-about-promissory-note-stymie = As an action lay it open: outside home systems its owner cannot produce where units of yours are, nor beside them. It goes back when you activate a system with units of its owner.
ti4-about-promissory-note-tekklar-legion = At the start of a ground combat: your combat rolls count 1 more in it, and those of its owner 1 less if you fight them. It goes back then.
ti4-about-promissory-note-trade-convoys = As an action lay it open: you can trade with players who are no neighbors. It goes back when you activate a system with units of its owner.
ti4-about-promissory-note-war-funding = At the start of a round of space combat: its owner loses 2 trade goods, and in that round you may roll any of your dice again. It goes back then.

# On the sheet
ti4-picture-powers = What this faction can do
ti4-picture-power-silent = without effect now
ti4-picture-not-owned = not owned
ti4-picture-copies = copies { $technology }

# The draft
ti4-picture-draft = Before the game
ti4-picture-draft-next = Next
ti4-picture-draft-slices = Slices of the galaxy
ti4-picture-draft-positions = Positions at the table
ti4-picture-draft-factions = Factions
