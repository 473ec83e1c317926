"""Posts: what each kind says, whom it calls, what stands under it."""
