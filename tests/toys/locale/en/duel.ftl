duel-tie-break = Level on points; the energy left decides for { $names }.
duel-rules = Bid, chart, shoot, salvage. The most points win.
duel-ask-discard = Which cards do you put back?
duel-ask-bid = Which card do you bid?
duel-ask-chart = Round { $round }: where do you set a beacon?
duel-ask-parry = Do you raise a shield?
duel-ask-power = How many dice do you pay for?
duel-draws-power = Dice are rolled at once and cannot be taken back.
duel-ask-hits = Spread the hits
duel-so-far-hits = { $left } left
duel-slot-hits = { $more } more
duel-way-hits = { $only ->
    [0] { $aims }
   *[other] Only
}: { $rest } ({ $lost } lost)
duel-aim-first = Rest to the first
duel-aim-last = Rest to the last
duel-illegal-crowded = Too much for one: { $given }
duel-ask-salvage = Which goods do you take (weight up to { $most })?
duel-ask-end = Mend, or end the turn?
duel-group-row = Row { $arg }
duel-word-blade = Blade { $arg }
duel-word-shield = Shield { $arg }
duel-word-pass = Nothing
duel-word-done = End the turn
duel-word-mend = Mend the hull
duel-word-seat = Seat { $arg }
duel-name-core = core
duel-name-gem = gem
duel-name-gas = gas
duel-name-ore = ore
duel-name-ice = ice
duel-name-dust = dust
duel-event-round = Round { $round } begins
duel-event-drew = { $seat } drew { $cards }
duel-event-discarded = { $seat } put back { $count }
duel-event-showed = { $seat } shows { $card }
duel-event-charted = { $seat } sets a beacon on { $cell }
duel-event-parried = { $seat } parries with { $card }
duel-event-rolled = { $seat } rolls { $dice }
duel-event-hit = { $seat } is hit { $amount } times
duel-event-salvaged = { $seat } salvages { $good }
duel-event-mended = { $seat } mends
duel-event-over = The game ends
duel-title-beacons = { $name } set the most beacons ({ $count })
duel-illegal-heavy = That weighs { $given }; the hold bears { $most }.
duel-option-rounds = Rounds
duel-choice-rounds-2 = two
duel-choice-rounds-3 = three
duel-choice-rounds-5 = five
duel-order-parry = Parry
duel-choice-parry-ask = Ask me
duel-choice-parry-never = Never
duel-board-chart = The chart
duel-board-hold = The hold
duel-board-sheet = A captain's sheet
duel-illegal-taken = { $seat } has a beacon there.
duel-event-forfeited = { $what }
duel-event-wasted = A full reactor takes no more: { $energy } energy will be lost
duel-name-energy = Energy
duel-name-hull = Hull
duel-tip-welcome = Welcome to Duel.
duel-tip-discard = Keep your best blade. Others are drawn.
duel-tip-bid-1 = The highest blade has the turn.
duel-illegal-notation = I cannot read “{ $line }”.

# Amounts: not told, so that the labels of the toy are as short as its words
duel-amount-score = {""}
duel-amount-energy = {""}
duel-amount-hull = {""}

# The reference
duel-chapter-good = Goods
duel-chapter-captain = Captain
duel-picture-part-cards = Cards
duel-picture-part-game = During the game
duel-picture-part-beacons = Beacons
duel-amendment-first-die = the first die costs energy, too
