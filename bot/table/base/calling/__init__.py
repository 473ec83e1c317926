"""When people are called, and when they are likely to be."""
