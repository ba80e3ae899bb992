"""Members: passkeys, invitations, export and deletion."""
