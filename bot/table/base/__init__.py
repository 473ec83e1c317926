"""What every part of the table is made of: transactions, snapshots, runs, drafts, and the one way to record."""
