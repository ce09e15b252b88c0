"""Telling people something while they do not look: by push, mail and webhook."""
