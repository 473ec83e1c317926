"""What people and bots do to the world; the REST API and the pages both end here."""
