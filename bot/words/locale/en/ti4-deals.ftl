# Transactions with promissory notes: questions, options, what happens
ti4-name-note = Promissory note
ti4-amount-note = { $n ->
    [one] 1 promissory note
   *[other] { $n } promissory notes
}
ti4-each-terms = { $shape ->
    [owner] { $action-card } of { $owner }
    [held] { $action-card }
   *[none] { $what }
}
ti4-open-offers = Offers to you ({ $offers })
ti4-beside-offers =
    -# { $target } · You give: **{ $gives ->
        [0] nothing
        [1] { $give-rest }
        [2] { $give-note } of { $by }
       *[other] { $give-rest }, { $give-note } of { $by }
    }** / You get: **{ $gets ->
        [0] nothing
        [1] { $get-rest }
        [2] { $get-note } of { $owner }
       *[other] { $get-rest }, { $get-note } of { $owner }
    }**
    { $promissory-note ->
        [none] {""}
       *[other] -# **{ $promissory-note }** – { $about-promissory-note }
    }
ti4-amount-dealt-note = { $what }
ti4-amount-dealt-cards = { $what }
ti4-word-counter = { $offers ->
    [1] Offer something else …
   *[other] { $target }: offer something else …
}
ti4-name-window-activated = A system with units of yours is activated
ti4-name-window-replenished = Commodities are replenished
ti4-illegal-one-note = A transaction holds one promissory note from each side at most.
ti4-event-offered-note = Only you two know: { $receiver } would get { $action-card } of { $owner }
ti4-event-gave-note = { $seat } gives { $target } a promissory note
ti4-event-gave-which-note = Only you two know: { $receiver } gets { $action-card } of { $owner }
ti4-event-laid-open-note = { $action-card } of { $owner } lies before { $seat }
ti4-event-took-back-note = { $action-card } of { $owner } leaves { $seat }
ti4-event-took-back-note-paid = loses { $what }
ti4-event-used-note = { $seat } uses { $action-card } of { $owner }
ti4-picture-notes = Promissory notes
ti4-picture-note-of = { $note } ({ $owner })
ti4-picture-deals = Deals
ti4-picture-no-offers = No offer lies open.
ti4-picture-notes-held = Promissory notes of others, by holder
ti4-picture-gives = { $name } gives
ti4-picture-some-note = a promissory note
ti4-picture-some-cards = { $count ->
    [one] an action card
   *[other] { $count } action cards
}
ti4-picture-note-held = { $note } · { $where ->
    [open] lies open
   *[hand] in hand
}
ti4-picture-notes-hidden = { $count ->
    [one] 1 note in hand
   *[other] { $count } notes in hand
}
ti4-picture-notes-away = In other hands: { $notes }
ti4-picture-alt-offers = Offers: { $list }
ti4-picture-alt-notes = Promissory notes that lie open: { $list }
ti4-picture-part-support = Support

ti4-name-ceasefire = Ceasefire
ti4-name-political-secret = Political Secret
ti4-name-support-for-the-throne = Support for the Throne
ti4-name-trade-agreement = Trade Agreement
ti4-about-promissory-note-ceasefire = Say under Decide beforehand when you use it. After its owner has activated a system with units of yours, they move nothing there. It goes back to its owner then.
ti4-about-promissory-note-political-secret = When an agenda is revealed: its owner can neither vote nor play action cards nor use abilities of the faction until that agenda is over. It goes back to its owner then.
ti4-about-promissory-note-support-for-the-throne = It lies open before whoever gets it, and is worth a victory point. When its holder activates a system with units of its owner, or the owner is eliminated, it goes back and the point is lost.
ti4-about-promissory-note-trade-agreement = Say under Decide beforehand that you use it. When its owner replenishes commodities, you get all of them, as trade goods. It goes back to its owner then.
ti4-option-promises = Promises in deals
ti4-choice-promises-two = read by the two only
ti4-choice-promises-all = read by all
