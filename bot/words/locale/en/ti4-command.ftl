ti4-name = Twilight Imperium
command-ti4 = Twilight Imperium: fleets, trade and technology, for the throne of Mecatol Rex
