"""Pages that fit a phone: long ones in leaves, and those about a picture, which gives way to their words."""
