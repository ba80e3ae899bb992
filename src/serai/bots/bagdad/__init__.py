"""What bots know of The Thief of Bagdad."""
