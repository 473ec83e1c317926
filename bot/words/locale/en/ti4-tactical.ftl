# Production: what is chosen so far, and how it is paid
ti4-counted-produce = { $counted }{ $landed ->
    [0] {""}
   *[other] {" "}({ $where })
}
ti4-slot-produce = { $head ->
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
} · { $more ->
    [0] no more
   *[other] { $more } more
}
ti4-so-far-produce = { $price } of { $able } resources, { $left ->
    [one] 1 unit
   *[other] { $left } units
} left
ti4-way-produce = { $only ->
    [0] { $aims }
   *[other] Pay with
}: { $rest }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } too much)
}
ti4-counted-integrated-economy = { ti4-counted-produce }
ti4-slot-integrated-economy = { ti4-slot-produce }
ti4-so-far-integrated-economy = { ti4-so-far-produce }
ti4-way-integrated-economy = { ti4-way-produce }
ti4-aim-least-lost = Least lost
ti4-aim-no-goods = No goods
ti4-aim-other-kept = Influence kept
ti4-ui-otherwise = Pay otherwise …

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
ti4-picture-played = { $name } plays it{ $on ->
    [none] {""}
   *[other] : { $on }
}
