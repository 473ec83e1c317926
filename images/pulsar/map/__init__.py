"""The star cluster: whole, in part and close up."""
