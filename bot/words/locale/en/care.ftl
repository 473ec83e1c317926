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
setup-fix-server = -# → *Server Settings* → *Roles* → *{ $role }* → *Permissions*: turn on **{ $permissions }**.
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
setup-backup = -# The bot makes no backups of its own but before an update of its tables; whether the host does cannot be seen from here.
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
command-new-seed = What all chance of the game follows from. You can know every draw; the table is told so
chance-hash = -# Chance: the seed of this game has the hash `{ $hash }`. It is shown at the end, and can be checked.
chance-given = The host gave the seed, and can know what will be drawn.
chance-seed = -# Chance: the seed of this game was `{ $seed }`. *Log* → *Export* gives a file with which anybody can check it.
chance-lobby = 🎲 { $owner } gave the seed of this game, and can know what will be drawn.
ui-export = Export
export-title = ### The whole game in a file
export-how = It holds every move, the seed and its hash, and no user ids. `{ $command }` checks on any machine that the hash of the first post is that of the seed, and that every draw follows from it.
refusal-seed-shape = A seed has at most { $most } letters, digits and the signs `.` `-` `_`, without spaces.
