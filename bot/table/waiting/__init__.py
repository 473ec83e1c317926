"""Who is waited for, and when they are likely to answer."""
