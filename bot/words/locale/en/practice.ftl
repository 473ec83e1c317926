# Games of files, and tables that go on from a moment of a game that has ended
command-import = Look at a game of a file, and practise from any of its moments
command-import-file = What Log → Export gave of a game, or the record of a game of another platform
import-shown = -# From your file, played again by today's rules. Only you see it; your five newest are kept. Names are as the file has them.
import-public-log = -# From the file of a game that goes on: its log as everybody was told it, and as the file has it. What is hidden is not in it, so nobody can step through it or play on from it; bring its file again when the game has ended. The whole log is attached.
practice-mark = -# 🧪 Practice: no result of it counts anywhere.
ui-hub-practice = practice
practice-from-here = Practise from here as …
practice-seat = { $number }: { $name }
practice-begun = 🧪 **{ $name }** goes on from there, in { $where }. Computers play the other seats; friends take one over by *Take the seat* in the thread. All that is hidden lies as it did then, and the same chance is to come: whoever has the file can know it.
practice-start = 🧪 **Practice**, from after move { $move ->
    [0] 0: from the very beginning
   *[other] { $move }
} of a game that has ended. Hidden things lie as they did, and whoever has the file of that game can know them. Nothing here counts in anybody's games.
refusal-import-large = A file of a game has at most { $most } MiB, not packed.
refusal-import-shape = This is no file of a game that can be read here. It has to be what *Log* → *Export* gives, or the whole record of a game of boardgamers with its set-up, as JSON.
refusal-import-goes-on = This is the file of a game that goes on: until it has ended, nobody looks into it or plays on from it.
refusal-import-game = The game of this file is none that can be played here.
refusal-import-start = The game of this file cannot begin as it says: its number of players or its options are none that there are.
refusal-import-move = Line { $move } of this file cannot be played by the rules of today. Nothing of it was kept.
refusal-import-told = Move { $move } of this file leads to something else by the rules of today than the file tells: it was played by other rules, or was changed. Nothing of it was kept.
refusal-import-long = This game is too long to be played again here.
refusal-imports-too-often = You have brought { $most } files within an hour. Wait a little before the next.
refusal-practice-over = Here the game was over: choose an earlier moment to practise from.
