"""A computer player: it takes the dice it has a use for, flies for stations, and develops what it has begun."""
