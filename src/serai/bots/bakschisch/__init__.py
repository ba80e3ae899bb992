"""What bots know of Bakschisch."""
