### The browser: replays.

screen-page_replay = Replay
screen-page_upload = Open a log
screen-replay_watch = Watch the replay
screen-replay_entry = Step { $n } of { $length }
screen-replay_slider = Position
screen-replay_first = To the beginning
screen-replay_turn_back = Previous turn
screen-replay_back = Previous step
screen-replay_next = Next step
screen-replay_turn_next = Next turn
screen-replay_last = To the end
screen-replay_play = Play
screen-replay_pause = Pause
screen-replay_eyes = Point of view
screen-replay_public = What everyone sees
screen-replay_seat = What { $name } sees
screen-replay_speed = Speed
screen-replay_rounds = Rounds
screen-replay_rubies = Rubies
screen-replay_chance = Chance
screen-replay_now = What happened here
screen-replay_from = Play from here
screen-replay_from_help = A new table that continues after step { $n }. From there on, dice and cards are drawn afresh.
screen-key_space = space
screen-key_play = play, pause
screen-upload_help = The log of a finished game from this program, saved in the browser, by “istanbul play --save” or by “istanbul simulate --out”. It is kept among your tables.
screen-upload_link = Its link can be shared.
screen-upload_choose = Choose a file
screen-upload_drop = or drop it here
screen-upload_many =
    { $n } { $n ->
        [one] game
       *[other] games
    } in this file: choose one
screen-upload_not_log = { $name } is not a log: line { $n } cannot be read.
screen-upload_broken = This file cannot be replayed as a game. Nothing was kept.
screen-upload_not_over = This game is not over. Only finished games can be opened here.
screen-upload_too_large = This file is too large: a log can be at most 4 MB.
