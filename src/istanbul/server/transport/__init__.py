"""Sockets: from bytes to requests, and back."""
