# Laws for which a player, a planet or an objective is elected
ti4-name-classified-document-leaks = Classified Document Leaks
ti4-name-committee-formation = Committee Formation
ti4-name-core-mining = Core Mining
ti4-name-crown-of-emphidia = The Crown of Emphidia
ti4-name-crown-of-thalnos = The Crown of Thalnos
ti4-name-demilitarized-zone = Demilitarized Zone
ti4-name-holy-planet-of-ixth = Holy Planet of Ixth
ti4-name-imperial-arbiter = Imperial Arbiter
ti4-name-minister-of-commerce = Minister of Commerce
ti4-name-minister-of-exploration = Minister of Exploration
ti4-name-minister-of-industry = Minister of Industry
ti4-name-minister-of-peace = Minister of Peace
ti4-name-minister-of-policy = Minister of Policy
ti4-name-minister-of-sciences = Minister of Sciences
ti4-name-minister-of-war = Minister of War
ti4-name-prophecy-of-ixth = Prophecy of Ixth
ti4-name-research-team-biotic = Research Team: Biotic
ti4-name-research-team-cybernetic = Research Team: Cybernetic
ti4-name-research-team-propulsion = Research Team: Propulsion
ti4-name-research-team-warfare = Research Team: Warfare
ti4-name-senate-sanctuary = Senate Sanctuary
ti4-name-shard-of-the-throne = Shard of the Throne
ti4-name-terraforming-initiative = Terraforming Initiative
ti4-about-agenda-classified-document-leaks = Elect a secret objective that somebody has scored: it is public now, and everybody can score it. It counts against nobody’s three secret ones.
ti4-about-agenda-committee-formation = Elect a player. Before a vote that elects a player they may give this law up and say who is elected, without a vote.
ti4-about-agenda-core-mining = Elect a hazardous planet: one infantry on it is destroyed, and it is worth 2 resources more.
ti4-about-agenda-crown-of-emphidia = Elect a player: they gain a victory point. Whoever takes a planet in the home system of its owner takes the crown, and the point with it.
ti4-about-agenda-crown-of-thalnos = Elect a player. In each round of combat they may roll dice again that missed; units of theirs that rolled again and still have no hit are destroyed.
ti4-about-agenda-demilitarized-zone = Elect a cultural planet: all units on it are destroyed. None can land on it, be produced there or be placed there.
ti4-about-agenda-holy-planet-of-ixth = Elect a cultural planet: whoever controls it has a victory point by it, and loses that with the planet. Units on it cannot produce.
ti4-about-agenda-imperial-arbiter = Elect a player. At the end of a strategy phase they may give this law up to swap one of their strategy cards with one of another player.
ti4-about-agenda-minister-of-commerce = Elect a player. When they replenish commodities they gain a trade good for each neighbor.
ti4-about-agenda-minister-of-exploration = Elect a player. When they gain control of a planet they gain a trade good.
ti4-about-agenda-minister-of-industry = Elect a player. When they place a space dock, all of their units in that system may produce.
ti4-about-agenda-minister-of-peace = Elect a player. When somebody activates a system with units of another player they may give this law up: the turn ends at once.
ti4-about-agenda-minister-of-policy = Elect a player. At the end of the status phase they draw an action card.
ti4-about-agenda-minister-of-sciences = Elect a player. The abilities of Technology cost them no resources.
ti4-about-agenda-minister-of-war = Elect a player. After an action they may give this law up: they take one of their command tokens off the board and perform another action.
ti4-about-agenda-prophecy-of-ixth = Elect a player. Their fighters add 1 to each combat roll. When they produce fewer than two fighters at a time, the law is gone.
ti4-about-agenda-research-team-biotic = Elect an industrial planet. Whoever controls it may exhaust this law in the place of a biotic prerequisite, once a round.
ti4-about-agenda-research-team-cybernetic = Elect an industrial planet. Whoever controls it may exhaust this law in the place of a cybernetic prerequisite, once a round.
ti4-about-agenda-research-team-propulsion = Elect an industrial planet. Whoever controls it may exhaust this law in the place of a prerequisite of propulsion, once a round.
ti4-about-agenda-research-team-warfare = Elect a hazardous planet. Whoever controls it may exhaust this law in the place of a prerequisite of warfare, once a round.
ti4-about-agenda-senate-sanctuary = Elect a cultural planet: it is worth 2 influence more.
ti4-about-agenda-shard-of-the-throne = Elect a player: they gain a victory point. Whoever wins a combat against its owner takes the shard, and the point with it.
ti4-about-agenda-terraforming-initiative = Elect a hazardous planet: it is worth a resource and an influence more.
ti4-ask-imperial-arbiter = Imperial Arbiter: swap a strategy card, and give the law up?
ti4-each-imperial-arbiter = { $card } for { $taken } of { $target }
ti4-name-imperial-arbiter-keep = No swap
ti4-ask-minister-of-peace = { $target } activates { $place } ({ $system }): end the turn, and give Minister of Peace up?
ti4-step-minister-of-peace = Minister of Peace: { $answer }
ti4-name-minister-of-peace-end = End the turn
ti4-name-minister-of-peace-keep = Let it go on
ti4-ask-minister-of-war = Minister of War: take up which command token for another action, and give the law up?
ti4-step-minister-of-war = Minister of War: { $answer }
ti4-each-minister-of-war = { $place } ({ $system })
ti4-name-minister-of-war-keep = No further action
ti4-ask-reroll-ships = Crown of Thalnos in { $place } ({ $system }): roll which misses again? Ships without a hit then are destroyed.
ti4-step-reroll-ships = Crown of Thalnos in { $place } ({ $system }): { $count ->
    [0] rolls no misses again
   *[other] rolls again: { $answer }
}
ti4-choose-reroll-ships = Up to { $most ->
    [one] 1 die
   *[other] { $most } dice
}
ti4-each-reroll-ships = { $kind }, hits with { $value }
ti4-ask-reroll-ground-forces = Crown of Thalnos on { $planet }: roll how many misses again? Infantry without a hit then is destroyed.
ti4-choose-reroll-ground-forces = Up to { $most ->
    [one] 1 die
   *[other] { $most } dice
}
ti4-each-reroll-ground-forces = { $kind }
ti4-draws-reroll-ships = Where dice or cards may follow, it counts at once.
ti4-draws-reroll-ground-forces = Where dice or cards may follow, it counts at once.
ti4-draws-minister-of-peace = This may count at once, for good.
ti4-order-peace = My Minister of Peace
ti4-choice-peace-mine = ask me where my units are
ti4-choice-peace-ask = ask me at every activation against anybody
ti4-choice-peace-never = let every turn go on
ti4-order-rerolls = My Crown of Thalnos
ti4-choice-rerolls-ask = ask me
ti4-choice-rerolls-never = leave dice as they fell
ti4-event-swapped-cards = { $seat } gives { $target } { $card } for { $taken }
ti4-event-ended-turn = { $seat } ends the turn of { $target }
ti4-event-ended-turn-in-full = { $seat } ends the turn of { $target } by { $by }
ti4-event-law-goods = { $seat } gains trade goods by { $law }
ti4-event-law-point = { $seat } gains { $law ->
    [crown-of-emphidia] the { ti4-picture-part-crown-of-emphidia }
   *[other] the { $law }
}
ti4-event-lost-law-point = { $seat } loses { $law ->
    [crown-of-emphidia] the { ti4-picture-part-crown-of-emphidia }
   *[other] the { $law }
}
ti4-event-lost-law-point-paid = { $what }
ti4-event-rerolled-ships = { $seat } rolls again in { $place } ({ $system }): { ti4-rolled }
ti4-picture-part-crown-of-emphidia = Crown of Emphidia
ti4-picture-part-holy-planet-of-ixth = Holy Planet of Ixth
ti4-picture-part-shard-of-the-throne = Shard of the Throne
ti4-picture-leaked = Made public by a law
ti4-event-worth-more = { $planet } of { $seat } is worth more by { $law }
ti4-event-worth-less = { $planet } of { $seat } is worth less without { $law }
ti4-event-worth-less-paid = loses { $what }
