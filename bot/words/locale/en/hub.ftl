# Hub
command-help = How to begin, how to take a turn, and where the rules are
help-title = ### Orrery: board games at your own pace
help-lines-direct =
    - **Begin:** `/play` has your games, what waits for you in them, and your settings. Tables are opened on a server, and so is *First game*, which shows you how against a computer.
    - **Your turn:** you are called in the thread of the game. *My turn* there opens a panel that only you see. Choose, look, *Undo step*: nothing counts before **Confirm**, unless the panel says so.
    - **Rules:** every one is enforced. *Look up* in *More …* of the panel says what things do. Where a rule bars a choice you may look for, *Why can't I …?* stands there, too, and says which rule.
    - **Commands:** here you can type `/play`, `/help` and `/privacy`; those of the games, as `/{ $game } new` and `/{ $game } turn`, are typed on a server.
    - **Games:** { $games }.
help-lines =
    - **Begin:** `/play` has your games, the open tables of the server, and *First game*, which shows you how against a computer. A table for others: `/{ $game } new`, or *Open a table …* in `/play`.
    - **Your turn:** you are called in the thread of the game. *My turn* there, or `/{ $game } turn`, opens a panel that only you see. Choose, look, *Undo step*: nothing counts before **Confirm**, unless the panel says so.
    - **Rules:** every one is enforced. *Look up* in *More …* of the panel says what things do. Where a rule bars a choice you may look for, *Why can't I …?* stands there, too, and says which rule. `/{ $game } rules` has the rules in short.
    - **Away?** *My seat* in *More …* asks somebody to answer for you, or lets a computer play on.
    - **Games:** { $games }. On a server each of them has the same commands.
ui-hub-title = ### Orrery
ui-hub-lost = { $table }: a computer plays your seat now, since a moderator said so. Moderators can give it back to you.
ui-hub-games = { $count ->
    [0] You are in no game now.{ $played ->
        [0] {" "}New here? A first game against a computer shows you how, as slowly as you like.
       *[other] {""}
    }
    [one] You have one game.
   *[other] You have { $count } games.
}
ui-hub-over = **Last games**
ui-damaged = ⚠ `{ $id }` cannot be read. It was not deleted: report its number to whoever runs this bot.
ui-hub-tables = **Open tables here**
ui-hub-seated = Seated: { $names }
ui-hub-hours = { $hours ->
    [0] they never play when you do
    [one] they play when you do for an hour a day
   *[other] they play when you do for { $hours } hours a day
}
ui-hub-new = Open a table …
ui-state-lobby = not started
ui-state-running = waits for others
ui-state-over = over
ui-state-abandoned = given up
ui-settings = Settings
ui-settings-title = ### Settings
ui-language = Language
ui-language-auto = as in my Discord
ui-language-en = English
ui-language-ko = 한국어
ui-remind = Reminders
ui-remind-hours = { $hours ->
    [0] none
   *[other] after { $hours } hours
}
ui-theme = Pictures
ui-theme-dark = dark
ui-theme-light = light
ui-next = Next game ▶
ui-hub = My games
ui-next-waiting = Next game ({ $count }) ▶
ui-hub-waiting = { $count ->
    [0] { $games ->
        [one] It does not wait for you.
       *[other] None of them waits for you.
    }
    [one] { $games ->
        [one] **It waits for you.**
       *[other] **One waits for you.**
    }
   *[other] **{ $count } wait for you**, the longest wait first.
}
ui-hub-game = **{ $game }** · { $name }
ui-hub-guided = { $again ->
    [0] first game
   *[other] with tips
}
ui-hub-asked = ▶ **{ $ask }** · asked { $since }
ui-hub-asked-briefly = ▶ **{ $ask }**
ui-hub-until-briefly = ends { $time }
ui-hub-since-briefly = asked { $time }
ui-hub-until = your clock ends { $until }
ui-hub-votes = { $count ->
    [one] 🗳️ **A vote waits for you**
   *[other] 🗳️ **{ $count } votes wait for you**
} · *More …*, *Decide together …*
ui-hub-your-move = Your move
ui-hub-with = with { $names }
ui-hub-others = waiting for { $names }
ui-hub-lobby = not started · { $players }{ $ready ->
    [0] {""}
   *[other] {" · "}**you can start it**
}
ui-hub-open = Open
ui-hub-first = First game: learn with tips …

# Refusals and announcements of lobbies
refusal-too-many-open = You have { $most } open tables already. Start or close one of them first.
refusal-no-private-threads = I may not make private threads or attach pictures in this channel. A moderator can allow it; or try another channel.
post-full = { $mention }: all seats at your table **{ $name }** (`{ $id }`) are taken. You can start.
post-full-over = -# { $status ->
    [lobby] A seat at table **{ $name }** (`{ $id }`) became free again.
    [abandoned] Table **{ $name }** (`{ $id }`) is closed.
   *[other] All seats at table **{ $name }** (`{ $id }`) were taken; the game has begun.
}
post-expired = { $mention }: nobody has touched your table **{ $name }** (`{ $id }`) for { $days } days, so it was closed. `/play` opens another.
ui-hub-elsewhere = -# New tables are opened in a text channel of a server.
ui-hub-planned = { $filed ->
    [0] -# 📝 You have planned
   *[other] -# ⏩ Planned: played by itself when it is your turn
}
