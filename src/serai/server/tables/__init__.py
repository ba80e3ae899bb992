"""Tables: seats, clocks, chat, commands and what each viewer is sent."""
