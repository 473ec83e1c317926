"""Every view in words."""
