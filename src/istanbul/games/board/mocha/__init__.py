"""Mocha & Baksheesh: coffee, guild cards, the Tavern and its barrier."""
