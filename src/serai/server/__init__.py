"""The table server: people sit down by a link and play; what was acknowledged is never lost; secrets stay secret."""
