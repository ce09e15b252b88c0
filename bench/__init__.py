"""Programs that measure the server, beside boardgame.io."""
