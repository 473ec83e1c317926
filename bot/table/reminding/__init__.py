"""Reminders of people who are waited for, and what happens when their clock has run out."""
