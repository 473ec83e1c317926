# Directives
ti4-name-archived-secret = Archived Secret
ti4-name-arms-reduction = Arms Reduction
ti4-name-colonial-redistribution = Colonial Redistribution
ti4-name-compensated-disarmament = Compensated Disarmament
ti4-name-economic-equality = Economic Equality
ti4-name-incentive-program = Incentive Program
ti4-name-ixthian-artifact = Ixthian Artifact
ti4-name-judicial-abolishment = Judicial Abolishment
ti4-name-miscount-disclosed = Miscount Disclosed
ti4-name-mutiny = Mutiny
ti4-name-new-constitution = New Constitution
ti4-name-public-execution = Public Execution
ti4-name-seed-of-an-empire = Seed of an Empire
ti4-name-swords-to-plowshares = Swords to Plowshares
ti4-name-unconventional-measures = Unconventional Measures
ti4-name-wormhole-research = Wormhole Research
ti4-about-agenda-archived-secret = Elect a player: they draw a secret objective.
ti4-about-agenda-arms-reduction = For: everybody destroys dreadnoughts beyond 2 and cruisers beyond 4. Against: as the next strategy phase begins everybody exhausts planets with a technology specialty.
ti4-about-agenda-colonial-redistribution = Elect a planet that is neither Mecatol Rex nor in a home system: all units on it are destroyed. Its controller chooses a player with fewest victory points, who may place an infantry there.
ti4-about-agenda-compensated-disarmament = Elect a planet: all ground forces on it are destroyed. Its controller gains a trade good for each.
ti4-about-agenda-economic-equality = For: everybody gives all trade goods back, then gains 5. Against: everybody gives all trade goods back.
ti4-about-agenda-incentive-program = For: a public objective more of stage I is revealed. Against: one more of stage II.
ti4-about-agenda-ixthian-artifact = For: the speaker rolls a die. 6 and more: everybody may research 2 technologies. 5 and less: all units in the system of Mecatol Rex are destroyed, and in each system adjacent to it everybody destroys 3 of their units. Against: nothing.
ti4-about-agenda-judicial-abolishment = Elect a law: it is no longer in force.
ti4-about-agenda-miscount-disclosed = Elect a law: it is voted on again as if it had just been revealed, with cards and trade of its own. It stays in force meanwhile.
ti4-about-agenda-mutiny = For: everybody who voted for it gains a victory point. Against: everybody who voted for it loses one.
ti4-about-agenda-new-constitution = For: all laws are discarded; as the next strategy phase begins everybody exhausts their home planets. Against: nothing.
ti4-about-agenda-public-execution = Elect a player: they discard all action cards, pass the speaker token to the left if they have it, and cannot vote in this agenda phase any more.
ti4-about-agenda-seed-of-an-empire = For: whoever has most victory points gains one. Against: whoever has fewest gains one.
ti4-about-agenda-swords-to-plowshares = For: everybody destroys half of their infantry on each planet, rounded up, and gains a trade good for each. Against: everybody places an infantry on each planet they control.
ti4-about-agenda-unconventional-measures = For: everybody who voted for it draws 2 action cards. Against: everybody who voted for it discards all action cards.
ti4-about-agenda-wormhole-research = For: everybody with ships in a system with a wormhole may research a technology; then all ships in systems with a wormhole alpha or beta are destroyed. Against: everybody who voted so loses a command token of the command sheet.
ti4-event-agenda-point = { $seat }: victory points by an agenda
ti4-event-agenda-point-paid = loses { $what }
ti4-event-point-by-agenda = { $seat }: { $agenda }
ti4-event-point-by-agenda-paid = loses { $what }
ti4-picture-part-agenda = Agendas
ti4-ask-lose-units = { $count ->
    [one] Which of your units is destroyed?
   *[other] Which { $count } of your units are destroyed?
}
ti4-choose-lose-units = Units
ti4-each-lose-units = { $shape ->
    [planet] { $kind } on { $planet }
   *[system] { $kind } in { $place } ({ $system })
}
ti4-ask-lose-token = Which command token do you lose?
ti4-ask-choose-settler = Who may settle on { $planet }?
ti4-each-choose-settler = { $target }
ti4-ask-settle = Place an infantry on { $planet }?
ti4-name-settle-place = Place it
ti4-name-settle-none = No infantry
ti4-event-ixthian-die = { $seat } rolls for the artifact: { $dice }
ti4-event-settler = { $seat } chooses { $target } to settle on { $planet }
