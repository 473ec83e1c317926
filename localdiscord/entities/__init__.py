"""The things Discord consists of: users, channels, messages, files, applications, interactions."""
