"""How the weights of the computer players are made (docs/training.md): `python -m training`."""
