"""What bots know of Five Tribes."""
