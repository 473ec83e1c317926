"""Transactions: what players offer each other and trade."""
