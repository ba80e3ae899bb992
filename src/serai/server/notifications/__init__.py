"""Notifications by web push and mail."""
