"""The combat phase (chapter 6): which battles are fought, what players decide in them, and what follows.

Here dice are rolled and players asked; how a battle goes is reckoned by `battle`.
"""
