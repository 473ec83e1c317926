# What a phase brought, without whom
ti4-digest-points = { $points } VP{ $change ->
    [0] {""}
   *[other] {" "}({ SIGNED($change) })
}
ti4-digest-took-cards = took { $cards }
ti4-digest-won-planets = took { $planets } ({ $places })
ti4-digest-scored = scored { $objectives }
ti4-digest-points-of = { $points } VP from { $source ->
    [custodians] the custodians token
    [agenda] an agenda
    [rider] a rider
    [mecatol-rex-held] { ti4-picture-part-imperial }
    [support] { ti4-picture-part-support }
    [crown-of-emphidia] the { ti4-picture-part-crown-of-emphidia }
    [holy-planet-of-ixth] the { ti4-picture-part-holy-planet-of-ixth }
    [shard-of-the-throne] the { ti4-picture-part-shard-of-the-throne }
   *[other] { $source }
}
ti4-digest-lost-points = { $points } VP lost with { $source ->
    [custodians] the custodians token
    [agenda] an agenda
    [rider] a rider
    [mecatol-rex-held] { ti4-picture-part-imperial }
    [support] { ti4-picture-part-support }
    [crown-of-emphidia] the { ti4-picture-part-crown-of-emphidia }
    [holy-planet-of-ixth] the { ti4-picture-part-holy-planet-of-ixth }
    [shard-of-the-throne] the { ti4-picture-part-shard-of-the-throne }
   *[other] { $source }
}
ti4-digest-learned = technology: { $technologies }
ti4-digest-built = built { $units }
ti4-digest-gained = gained { $amounts }
ti4-digest-hand = { $count } { $count ->
    [one] action card
   *[other] action cards
} ({ SIGNED($change) })
ti4-digest-got-notes = has got { $notes }
ti4-digest-lost-planets = lost { $planets } ({ $places })
ti4-digest-lost-units = lost { $units }
ti4-digest-removed-units = had no room for { $units }
ti4-digest-lost-amounts = lost { $amounts }
ti4-digest-paid = paid { $amounts }
ti4-digest-gone = is out of the game
ti4-digest-revealed = open now: { $objectives }
ti4-digest-laws = new law: { $laws }
ti4-digest-repealed = no longer in force: { $laws }
ti4-digest-speaker = speaker: { $target }
ti4-digest-offer = offer of { $giver } to { $receiver }
ti4-digest-card-goods = { $card }: { $count } { $count ->
    [one] trade good
   *[other] trade goods
} to take
ti4-name-custodians = { ti4-picture-part-custodians }
ti4-name-mecatol-rex-held = { ti4-picture-part-imperial }
ti4-name-support = { ti4-picture-part-support }
ti4-name-agenda = { ti4-picture-part-agenda }
ti4-name-rider = { ti4-picture-part-rider }
