# What a moderator finds out about the bot on their server
command-setup = For moderators: whether Orrery can work here
command-setup-check = What Orrery lacks in this channel and on this server, and where to click
setup-title = ### Setup check
setup-well = ✅ In { $channel } nothing is missing: tables can be opened.
setup-lacks = ❌ In { $channel } { $count ->
    [one] one permission is missing
   *[other] { $count } permissions are missing
}:
setup-lack = **{ $permission }** — without it { $lost }
setup-fix-server = -# → *Server Settings* → *Roles* → *{ $role }* → *Permissions*: switch on **{ $permissions }**.
setup-fix-channel = -# → The bot's role has it, this channel takes it away. Hold or right-click the channel → *Edit Channel* → *Permissions* → *Advanced permissions* → *{ $role }* (*+* adds it) → **{ $permissions }**: ✓.
setup-again = -# Then check again: what rests on these is looked at only when you have them.
setup-no-channel = ❌ Tables cannot be opened here: only in text channels. Use this command in one.
setup-news = -# In a channel for announcements nobody can begin a first game: Discord has no private threads there.
setup-elsewhere = ❌ { $count ->
    [one] Another channel lacks something
   *[other] { $count } other channels lack something
} (use this command there):
setup-elsewhere-more = - and { $count } more
setup-moderators = **Moderators of tables:** whoever may *Manage Threads*. Who manages the server can choose a role in `/play` → *Settings*.
setup-moderators-role = **Moderators of tables:** whoever may *Manage Threads*, and { $role }.
setup-kept-machine = **Storage:** the games lie on a disk of the machine.
setup-kept-volume = **Storage:** the games lie in a volume of their own, and outlive an update of the container.
setup-kept-container = **Storage:** the games lie inside the container. With its next update all of them are gone: tell whoever hosts the bot to mount a volume.
setup-kept-memory = **Storage:** the games lie in memory only. With the next restart all of them are gone: tell whoever hosts the bot to give the database a disk.
setup-kept-server = **Storage:** the games lie in a database server, apart from the bot.
setup-backup-made = **Backup:** the last one was made { $when } and found sound. The bot makes one each night.
setup-backup-first = **Backup:** there is none yet. The bot makes the first tonight.
setup-backup-failed = **Backup:** the last try failed. Tell whoever hosts the bot; its log says why (`backup-failed`).
setup-backup-late = **Backup:** for two days there has been none. Tell whoever hosts the bot to look at its log.
setup-backup-before = -# The last sound one was made { $when }.
setup-backup-days = -# Each is kept for { $days ->
    [one] one day
   *[other] { $days } days
}, on a disk of the bot's machine. Whether there is a copy elsewhere cannot be seen from here.
setup-backup-server = **Backup:** the bot makes none of a database server. Whether whoever hosts it does cannot be seen from here.
setup-backup-off = **Backup:** the bot makes none but before an update. Whether whoever hosts it does cannot be seen from here.
setup-permission-view-channel = View Channel
setup-permission-send-messages = Send Messages
setup-permission-attach-files = Attach Files
setup-permission-create-public-threads = Create Public Threads
setup-permission-send-messages-in-threads = Send Messages in Threads
setup-permission-create-private-threads = Create Private Threads
setup-lost-view-channel = the bot is not in the channel at all: no tables, no posts.
setup-lost-send-messages = no table can be opened: its message cannot be posted.
setup-lost-attach-files = no table can be opened, and those there are go on without pictures.
setup-lost-create-public-threads = no table can be opened, and a game that starts gets no thread.
setup-lost-send-messages-in-threads = no table can be opened, and turns, calls and reminders wait unsent.
setup-lost-create-private-threads = nobody can begin a first game; everything else works.

# Chance that can be checked: the hash of the seed first, the seed at the end
command-new-seed = What all chance of the game follows from. You can know all that is to come; the table is told so
chance-hash = -# Chance: the seed of this game has the hash `{ $hash }`. It is shown at the end, and can be checked.
chance-hash-known = -# Chance: the seed of this game has the hash `{ $hash }`.
chance-hash-short = -# Chance: the hash of the seed begins with `{ $hash }`; *Export* shows it whole.
chance-hash-above = -# Chance: the seed of this game has the hash above. It is shown at the end, and can be checked.
chance-given = The owner of the table gave the seed, and can know what will be drawn.
chance-seed-short = -# Chance: seed `{ $seed }`; *Log* → *Export*
chance-seed = -# Chance: the seed of this game was `{ $seed }`. *Log* → *Export* gives a file with which anybody can check it.
chance-lobby = 🎲 { $owner } gave the seed of this game, and can know what will be drawn.
ui-export = Export
export-title = ### The whole game in a file
export-how = It holds every move, the seed and its hash, and no user ids. `{ $command }` checks on any machine that the hash of the first post is that of the seed, and that all chance follows from it.
export-log-title = ### The game so far in a file
export-log-how = It holds the position and what every move told to all, as everybody may see them: nothing hidden, no seed, and no user ids. When the game is over, *Export* gives the whole of it.
refusal-seed-shape = A seed has at most { $most } letters, digits and the signs `.` `-` `_`, without spaces.

# What is kept of a person
command-privacy = What Orrery keeps of you; take all of it along, or have it deleted
privacy-title = ### What Orrery keeps of you
privacy-kept = - **At each table you sat or sit at:** your Discord id, the name you had there, which seat you played from when on, your moves, your standing orders, your notebook, and what you are putting together or have planned.
    - **Of tables you opened, moderated or are invited to:** that it was you, what you did to them, and how you voted.
    - **For all games:** your settings and standing orders. Your webhook, block list and kept set-ups, and servers that barred you from their tables. For a day: how often you opened or joined tables, opened votes, took turns back, brought files of games, or reported a problem. Your five newest games of files. What you report lies with whoever hosts the bot.
    - It reads no messages and gives nothing to anybody else, but to your webhook that it is your turn. It is kept until you delete it; whoever hosts the bot may have backups.
privacy-games = { $games ->
    [0] No game names you
    [one] One game names you
   *[other] { $games } games name you
}, { $living } of them still going on or not begun.
privacy-ways = **Export** gives all of it as a file; of a running game nothing that your seat may not see. **Delete** ends it.
privacy-export = Export
privacy-delete = Delete …
privacy-exported = All that is kept of you, for you alone.
privacy-sure = ### Delete everything about you?
    This cannot be taken back.
    - You leave { $living ->
        [one] the one game
       *[other] all { $living } games
    } you have now: a computer player takes your seat, and what you had drafted or planned is dropped.
    - Tables you opened ({ $opened }) go to somebody else at them, or are closed where nobody is.
    - In all games, ended ones too, “Player 3” or the like stands in the place of your name. Your moves stay: the others' games are made of them.
    - Your settings and standing orders are forgotten.
    - What was posted on Discord stays there, as far as nobody deletes it; so do backups of whoever hosts the bot, for as long as they are kept.
privacy-delete-yes = Delete everything
privacy-deleted = Done. { $games ->
    [one] One game
   *[other] { $games } games
} named you and { $games ->
    [one] does
   *[other] do
} so no more; nothing else of you is kept. Whatever you press here from now on begins anew.
privacy-player = Player { $number }
privacy-somebody = Somebody

# What somebody reports to whoever hosts the bot
report-title = ### Report a problem
report-what = Is a rule wrong, a picture, a word? Does the game not go on? Write it down, and it goes to whoever hosts the bot.
report-goes = -# With it goes this game as everybody may see it, with its log. Hidden cards do not go, not even yours, and no names: do not write what others may not know.
report-write = Write …
report-field = What is wrong, and what should have happened?
report-sent = Thank you. It was passed on to whoever hosts the bot, with the game as it is now. Nothing has changed in it.
report-head = **Report** · { $game } `{ $id }`, after move { $move }, { $seat ->
    [0] by somebody without a seat
   *[other] from seat { $seat }
}
report-replay = -# Play it again on the machine of the bot: `{ $command }`. The file holds nothing hidden.
report-damaged = -# The position of this game cannot be read. All others go on; `orrery check` names what is wrong.
