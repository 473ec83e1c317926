# Production: what is chosen so far, and how it is paid
ti4-counted-produce = { $counted }{ $landed ->
    [0] {""}
   *[other] {" "}({ $where })
}
ti4-price-produce = { $head ->
    [taken] Taken off the board for a new one
   *[other] { $made ->
        [one] { $price } { $price ->
            [one] resource
           *[other] resources
        }
       *[other] { $made } for { $price } { $price ->
            [one] resource
           *[other] resources
        }
    }
}
ti4-slot-produce = { ti4-price-produce } · { $more ->
    [0] no more
   *[other] { $more } more
}
ti4-so-far-produce = spends { $price } of { $able } resources{ $off ->
    [0] {""}
   *[other] {" "}({ $off } less by { ti4-name-sarween-tools })
}, { $left ->
    [0] no more unit
    [one] 1 more unit
   *[other] { $left } more units
} possible
ti4-way-produce = { $paid ->
    [0] Done, nothing to pay
   *[other] { $only ->
        [0] Pay ({ $aims })
       *[other] Pay with
    }: { $rest }{ $besides ->
        [0] { $lost ->
            [0] {""}
           *[other] {" "}({ $lost } wasted)
        }
       *[other] { $lost ->
            [0] {" "}({ $besides } resources go with it)
           *[other] {" "}({ $lost } wasted; { $besides } resources go with it)
        }
    }
}
ti4-counted-integrated-economy = { ti4-counted-produce }
ti4-price-integrated-economy = { ti4-price-produce }
ti4-slot-integrated-economy = { ti4-slot-produce }
ti4-so-far-integrated-economy = { ti4-so-far-produce }
ti4-way-integrated-economy = { ti4-way-produce }
ti4-aim-least-lost = Least wasted
ti4-aim-no-goods = Fewest trade goods
ti4-aim-other-kept = { $what ->
    [resources] Influence kept
   *[influence] Resources kept
}
ti4-so-far-custodians = spends { $price } of { $able } influence
ti4-way-custodians = { ti4-way-produce }
ti4-so-far-pay-objective = spends { $price } of { $able } { $influence ->
    [0] resources
   *[other] influence
}
ti4-way-pay-objective = { ti4-way-produce }
ti4-so-far-gain-tokens = { $left ->
    [0] spends { $price } of { $able } influence
    [one] 1 more token is free
   *[other] { $left } more tokens are free
}
ti4-slot-gain-tokens = { $more ->
    [0] no more
   *[other] { $more } more
}
ti4-way-gain-tokens = { ti4-way-produce }
ti4-ui-otherwise = Pay otherwise …

# The last token of a pool
ti4-last = ⚠️ { $what }: your last token there. Once it is spent, none is left.

# An attack on whoever reads
ti4-threat = ⚔️ **{ $seat } attacks you { $home ->
    [0] in
   *[other] at home, in
} { $place } ({ $system }): { $units }.** { $stage ->
    [space] Against your { $against }: { $odds } to win, about { $lost } of your ships lost
    [landing] { $defended ->
        [0] Nothing of yours fights on { $planet }
       *[other] If all ground forces land on { $planet }, against your { $against }: { $odds } to hold it, about { $lost } of your units lost
    }
   *[landed] { $defended ->
        [0] Nothing of yours fights on { $planet }
       *[other] On { $planet } against your { $against }: { $odds } to hold it, about { $lost } of your units lost
    }
}.

# Movement: units by where they come from
ti4-counted-move-from = { $counted }{ $damaged ->
    [0] {""}
   *[other] {" "}damaged
}{ $landed ->
    [0] {""}
   *[other] {" "}({ $where })
}

# Pictures of a card that was announced, and of odds
ti4-picture-odds = To win: { $list }.
ti4-picture-announced = An action card
ti4-picture-played = Played by { $name }{ $on ->
    [none] {""}
   *[other] : { $on }
}.

# Buttons to other questions
ti4-open-instructions = Cards and powers …
ti4-beforehand-instructions = When these are played or used without your being asked.
ti4-open-hand = Card or power …
ti4-open-deal = Trade …
ti4-open-terms = Trade with { $target } …

# Selects in which amounts are chosen
ti4-choose-excess = { $least ->
    [one] Remove 1
   *[other] Remove { $least }
} or more
ti4-choose-bombard = Aim up to { $most }
ti4-choose-transit-diodes = Take from, and place on …
ti4-choose-pay-objective = Pay with …
ti4-counted-pay-objective = { $counted }
