"""What a person does beforehand: plans of turns, and a notebook."""
