"""Letters & Seals: letters, companions, kiosk tiles and the auction."""
