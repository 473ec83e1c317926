"""Production: which units can be made where, what they cost and how they are best paid."""
