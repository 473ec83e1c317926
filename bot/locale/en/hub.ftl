# Hub
ui-hub-title = ### Orrery
ui-hub-games = { $count ->
    [0] You are in no game now. Open a table or join one.
    [one] You have one game.
   *[other] You have { $count } games. Those that wait for you come first.
}
ui-hub-tables = **Open tables here**
ui-hub-seated = Seated: { $names }
ui-hub-new = Open a table: choose a game
ui-to-hub = Back
ui-state-waits = **waits for you**
ui-state-lobby = not started
ui-state-running = waits for others
ui-state-over = over
ui-state-abandoned = given up
ui-settings = Settings
ui-settings-title = ### Settings: language and reminders
ui-language-auto = Language: as in my Discord
ui-language-en = Language: English
ui-language-ko = Language: 한국어
ui-remind-hours = { $hours ->
    [0] No reminders
   *[other] Remind me after { $hours } hours
}
ui-theme-dark = Pictures: dark
ui-theme-light = Pictures: light
ui-next = Next game ▶
ui-next-none = Nothing else waits for you.
