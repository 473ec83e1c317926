"""The rules of the games: no language, no Discord, no SQL, no pixels."""
