# What objectives ask for, in a few words behind their names
ti4-asks-corner-the-market = 4 planets of one trait
ti4-asks-develop-weaponry = 2 unit upgrades
ti4-asks-diversify-research = 2 technologies in each of 2 colors
ti4-asks-erect-a-monument = 8 resources
ti4-asks-expand-borders = 6 planets outside home systems
ti4-asks-found-research-outposts = 3 planets with technology specialties
ti4-asks-intimidate-council = ships in 2 systems beside Mecatol Rex
ti4-asks-lead-from-the-front = 3 command tokens
ti4-asks-negotiate-trade-routes = 5 trade goods
ti4-asks-sway-the-council = 8 influence
ti4-asks-centralize-galactic-trade = 10 trade goods
ti4-asks-conquer-the-weak = a planet in another player’s home system
ti4-asks-form-galactic-brain-trust = 5 planets with technology specialties
ti4-asks-found-a-golden-age = 16 resources
ti4-asks-galvanize-the-people = 6 command tokens
ti4-asks-manipulate-galactic-law = 16 influence
ti4-asks-master-the-sciences = 2 technologies in each of 4 colors
ti4-asks-revolutionize-warfare = 3 unit upgrades
ti4-asks-subdue-the-galaxy = 11 planets outside home systems
ti4-asks-unify-the-colonies = 6 planets of one trait
ti4-asks-adapt-new-strategies = 2 technologies of the own faction
ti4-asks-become-the-gatekeeper = ships at wormholes α and β
ti4-asks-control-the-region = ships in 6 systems
ti4-asks-cut-supply-lines = ships at another player’s space dock
ti4-asks-destroy-their-greatest-ship = a war sun or flagship destroyed
ti4-asks-establish-a-perimeter = 4 PDS
ti4-asks-forge-an-alliance = 4 cultural planets
ti4-asks-form-a-spy-network = 5 action cards
ti4-asks-fuel-the-war-machine = 3 space docks
ti4-asks-gather-a-mighty-fleet = 5 dreadnoughts
ti4-asks-learn-the-secrets-of-the-cosmos = ships in 3 systems beside anomalies
ti4-asks-master-the-laws-of-physics = 4 technologies of one color
ti4-asks-mine-rare-metals = 4 hazardous planets
ti4-asks-monopolize-production = 4 industrial planets
ti4-asks-occupy-the-seat-of-the-empire = Mecatol Rex with 3 ships
ti4-asks-spark-a-rebellion = a combat won against whoever has most points
ti4-asks-threaten-enemies = ships beside another player’s home system
ti4-asks-unveil-flagship = a space combat won with the flagship
ti4-asks-make-an-example-of-their-world = the last ground forces of a planet bombarded
ti4-asks-turn-their-fleets-to-dust = the last ships of a system shot by space cannon

ti4-event-scored-in-full = { $seat } scores { $objective } ({ $asks })
ti4-event-scoring-in-full = { $seat } is about to score { $objective } ({ $asks }), and pays for it
ti4-event-revealed-in-full = New objective: { $objective } ({ $asks })
ti4-event-fulfils = { $seat } { $now ->
    [0] no longer fulfils
   *[other] now fulfils
} { $objective }
ti4-event-fulfils-in-full = { $seat } { $now ->
    [0] no longer fulfils
   *[other] now fulfils
} { $objective } ({ $asks })
ti4-event-scored-none = { $seat } scores nothing
ti4-event-scored-none-several = { LISTED($names, "and") } score nothing
ti4-event-too-late = { $seat } comes too late by initiative to score { $objectives }
