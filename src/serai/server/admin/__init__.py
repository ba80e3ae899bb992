"""What a host sees and does: status, members, reports, moderation, backups."""
