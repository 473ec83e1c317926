"""What people and bots do: each action changes the world and tells bots and pages about it."""
