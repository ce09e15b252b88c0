### What is wrong with a file that somebody gave. What is wrong exactly follows it in English.

file-missing = There is no file “{ $path }”
file-forbidden = You are not allowed to open “{ $path }”
file-folder = “{ $path }” is a folder, not a file
file-empty = The file is empty
file-not_text = The file is not text in UTF-8
file-not_json = The file holds neither a position nor the log of a game
file-line = Line { $n } cannot be read
file-not_log = This is not the log of a game, or it has a format that this version does not know
file-log_header = The beginning of the log is damaged
file-log_seats =
    The log must name { $n } { $n ->
        [one] player
       *[other] players
    }
file-log_options = The log names a game that this version cannot play
file-log_entry = Entry { $n } of the log is damaged
file-log_move = Entry { $n } of the log, “{ $text }”, is not possible at that point of the game
file-log_rules = The game was played by rules that this version does not know
file-log_position = This game did not begin at the beginning: only whole games can be opened here
file-log_result = The result in the log is not the result of the game
file-many_games =
    The file holds { $n } { $n ->
        [one] game
       *[other] games
    }: choose one with --number
file-no_such_game =
    The file holds only { $n } { $n ->
        [one] game
       *[other] games
    }
file-no_such_entry =
    The log has only { $n } { $n ->
        [one] entry
       *[other] entries
    }
file-field = The value of “{ $name }” is not possible
file-unknown_field = “{ $name }” has no meaning here
file-position = This position cannot occur in the game
file-tables = The file with your own numbers cannot be read
file-row = “{ $name }” cannot be changed in this way
file-no_fair_dice = The dice of this game cannot be checked: they are not those of a server
file-no_secret = The dice cannot be checked before the game is over
