"""What every view and every handler is made of."""
