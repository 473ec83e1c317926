# Laws that are voted for or against
ti4-name-anti-intellectual-revolution = Anti-Intellectual Revolution
ti4-name-conventions-of-war = Conventions of War
ti4-name-enforced-travel-ban = Enforced Travel Ban
ti4-name-executive-sanctions = Executive Sanctions
ti4-name-fleet-regulations = Fleet Regulations
ti4-name-homeland-defense-act = Homeland Defense Act
ti4-name-publicize-weapon-schematics = Publicize Weapon Schematics
ti4-name-regulated-conscription = Regulated Conscription
ti4-name-representative-government = Representative Government
ti4-name-shared-research = Shared Research
ti4-name-wormhole-reconstruction = Wormhole Reconstruction
ti4-about-agenda-anti-intellectual-revolution = For: whoever researches a technology destroys a ship of theirs, fighters apart. Against: as the next strategy phase begins, everybody exhausts a planet for each technology they own.
ti4-about-agenda-conventions-of-war = For: cultural planets cannot be bombarded. Against: whoever voted against discards all action cards.
ti4-about-agenda-enforced-travel-ban = For: wormholes α and β do nothing while ships move. Against: every PDS in a system with a wormhole, or next to one, is destroyed.
ti4-about-agenda-executive-sanctions = For: nobody holds more than 3 action cards. Against: everybody discards an action card at random.
ti4-about-agenda-fleet-regulations = For: no fleet pool holds more than 4 command tokens. Against: everybody puts a command token into the fleet pool.
ti4-about-agenda-homeland-defense-act = For: a planet can have any number of PDS. Against: everybody destroys one of their PDS.
ti4-about-agenda-publicize-weapon-schematics = For: once anybody owns a technology of war suns, nobody needs its prerequisites; war suns sustain no damage. Against: whoever owns one discards all action cards.
ti4-about-agenda-regulated-conscription = For: fighters and infantry are made one for their cost, not two. Against: nothing happens.
ti4-about-agenda-representative-government = For: no planets are exhausted for votes, and everybody has one vote. Against: as the next strategy phase begins, whoever voted against exhausts all of their cultural planets.
ti4-about-agenda-shared-research = For: ships may move through nebulae. Against: everybody puts a command token of the reinforcements into the home system.
ti4-about-agenda-wormhole-reconstruction = For: all systems with a wormhole α or β are adjacent to each other. Against: everybody puts a command token of the reinforcements into each system with a wormhole and own ships.
ti4-ask-lose-unit = Which of your units is destroyed?
ti4-each-lose-unit = { $shape ->
    [planet] { $kind }: { $planet }
   *[system] { $kind }: { $place } ({ $system })
}
ti4-ask-exhaust-planets = { $agenda }: exhaust { $count } of your planets
ti4-choose-exhaust-planets = { $most } planets
ti4-each-exhaust-planets = { $planet }
ti4-ask-place-ship = Where do you put the { $kind }?
ti4-each-place-ship = { $place } ({ $system })
ti4-event-elected-instead = { $seat } has { $target } elected instead
ti4-event-rider-point = { $seat } was right with { ti4-name-imperial-rider }
ti4-picture-part-rider = Rider
ti4-name-condition-most = whose cultural planets are worth most votes
ti4-name-condition-leader = against whoever has most points
ti4-name-condition-next = the next to my left
ti4-name-condition-three = for up to 3 trade goods, if that wins it
ti4-name-condition-six = for up to 6 trade goods, if that wins it
ti4-name-condition-any-price = for any number of trade goods, if that wins it
