"""How computer players think ahead: a search that knows no game. In the subset, so native too."""
