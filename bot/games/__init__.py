"""The manifests of the games, one file each: a new game is a new file here."""
