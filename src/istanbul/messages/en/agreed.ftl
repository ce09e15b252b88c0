### What can be agreed at a new table, besides the game: time to think, and talking.

screen-clock_turn = { $time } per turn
screen-clock_game = { $time } for the whole game
screen-clock_game_more = { $time } for the whole game, plus { $more } per turn
screen-clock_days = { $time } per turn, and { $more } of vacation
screen-at_end = When time runs out
screen-at_end_bot = A computer player stands in
screen-at_end_skip = The turn is skipped
screen-at_end_lose = The player loses
screen-at_end_help_bot = It plays until the player comes back.
screen-at_end_help_skip = The player declines whatever can be declined, and keeps the seat.
screen-at_end_help_lose = A computer player finishes the game, and the player comes last.
screen-talk = Let players write messages
screen-talk_help = Players at this table can write to each other in their own words. Ready-made phrases are always there.
screen-agreed_delay = Spectators see the moves
