### The browser: settings, keyboard, screen readers, sound.

screen-access_keys = Keyboard shortcuts
screen-access_key = Key
screen-access_does = What it does
screen-access_typed = Type an action
screen-access_typed_help = In the notation of the game, cut short as you like: “m tea” is “move tea_house”. Arrows choose from the list; undo and redo work too.
screen-access_words = The table in words
screen-access_news = What happened
screen-access_options =
    { $n } { $n ->
        [one] option
       *[other] options
    }
screen-access_can = can be chosen
screen-access_fee = { $n } lira to { $seat }
screen-access_delivered = delivered
screen-access_letters = Shortcuts with single letters
screen-access_letters_help = Switch them off if you dictate, or if a screen reader needs the letters.
screen-access_not_yours = It is not your turn.
screen-access_no_option = “{ $text }” is not possible now. The list below shows what is.
screen-key_arrows = go over the board, place by place
screen-key_enter = choose the place or the button
screen-key_tab = to buttons, cards and the log
screen-key_board = to the board
screen-key_now = to what can be done now
screen-key_undo = undo
screen-key_redo = redo
screen-key_end = end the turn
screen-key_options = all options as a list
screen-key_hurry = skip ahead; held down: faster
screen-key_escape = put a card back, or choices into the bar; skip ahead
screen-key_typed = type an action
screen-key_words = the whole table in words
screen-key_seat = say what this player has
screen-key_repeat = say again what was said last
screen-key_keys = this list
screen-access_any = any good
screen-text_size = Size of the text
screen-sound = Sounds
screen-sound_help = Your turn, moves, dice, gains and rubies can be heard.
screen-volume = Volume
screen-offline_shell = No connection to the server: it is tried again. Until then settings, the rules you have read and the first game you have opened are here.
screen-upgraded = A new version is here.
screen-reload = Reload
screen-key_hint = show hints, or hide them
screen-key_explain = explain what has the focus, or all that is on the table
