"""Boards, sheets, the log and the rules, for anybody who asks."""
