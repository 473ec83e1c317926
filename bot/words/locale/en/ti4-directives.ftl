# Directives
ti4-name-archived-secret = Archived Secret
ti4-name-economic-equality = Economic Equality
ti4-name-judicial-abolishment = Judicial Abolishment
ti4-name-mutiny = Mutiny
ti4-name-seed-of-an-empire = Seed of an Empire
ti4-name-unconventional-measures = Unconventional Measures
ti4-about-agenda-archived-secret = Elect a player: they draw a secret objective.
ti4-about-agenda-economic-equality = For: everybody gives all trade goods back, then gains 5. Against: everybody gives all trade goods back.
ti4-about-agenda-judicial-abolishment = Elect a law: it is in force no more.
ti4-about-agenda-mutiny = For: everybody who voted for it gains a victory point. Against: everybody who voted for it loses one.
ti4-about-agenda-seed-of-an-empire = For: whoever has most victory points gains one. Against: whoever has fewest gains one.
ti4-about-agenda-unconventional-measures = For: everybody who voted for it draws 2 action cards. Against: everybody who voted for it discards all action cards.
ti4-event-agenda-point = { $seat }: victory points by an agenda
ti4-picture-part-agenda = Agendas
