### The browser: settings, keyboard, screen readers, sound.

screen-access_keys = Keyboard shortcuts
screen-access_key = Key
screen-access_does = What it does
screen-access_typed = Type an action
screen-access_typed_help = In the notation of the game, as short as you like: “m tea” is “move tea_house”. Use the arrow keys to choose from the list; undo and redo work too.
screen-access_words = The table in words
screen-access_news = What happened
screen-access_options =
    { $n } { $n ->
        [one] option
       *[other] options
    }: { $options }
screen-access_can = can be chosen: { $options }
screen-access_fee = { $n } lira to { $seat }
screen-access_letters = Single-letter shortcuts
screen-access_letters_help = Switch them off if you dictate, or if a screen reader needs the letters.
screen-access_not_yours = It is not your turn.
screen-access_no_option = “{ $text }” is not possible now. The list below shows what is.
screen-key_arrows = move around the board, place by place
screen-key_enter = choose the place or the button
screen-key_tab = to buttons, cards and the log
screen-key_board = to the board
screen-key_now = to what you can do now
screen-key_undo = undo
screen-key_redo = redo
screen-key_end = end the turn
screen-key_options = all options as a list
screen-key_hurry = skip ahead; hold to go faster
screen-key_escape = put a card back or collapse the choices; skip ahead
screen-key_typed = type an action
screen-key_words = the whole table in words
screen-key_seat = say what this player has
screen-key_repeat = say again what was said last
screen-key_keys = this list
screen-access_any = any good
screen-text_size = Text size
screen-sound = Sounds
screen-sound_help = You hear your turn, moves, dice, gains and rubies.
screen-sound_offer = Switch sounds on?
screen-volume = Volume
screen-offline_shell = No connection to the server; retrying. Meanwhile you can use the settings, rules pages you have opened before, and the tutorial if you have opened it.
screen-upgraded = There is a new version.
screen-reload = Reload
screen-key_digit = name this number, where one is asked for
screen-key_answer = choose one of the answers on the screen
screen-key_letter = go to this place or take this card (the letters are shown while you play by keys)
screen-key_hint = show hints, or hide them
screen-key_explain = explain the item in focus, or everything on the table
screen-access_fee_supply = { $n } lira to the supply
screen-access_gain = you get { $things }
screen-access_loss = you give { $things }
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Your turn: { $asked }
screen-access_seat = { $name } ({ $seat_colour })
screen-access_you = { $name } ({ $seat_colour }, you)
screen-access_rubies =
    { $n } of { $goal } { $goal ->
        [one] ruby
       *[other] rubies
    }
screen-access_barrow = wheelbarrow with { $goods }, room for { $n } of each kind
screen-access_barrow_empty = empty wheelbarrow, room for { $n } of each kind
screen-access_none = no goods
screen-access_merchant = merchant at the { $place }
screen-access_stack =
    { $n } { $n ->
        [one] assistant
       *[other] assistants
    } with the merchant
screen-access_assistants = assistants left at: { $places }
screen-access_family = family member at the { $place }
screen-access_companion = companion at the { $place }
screen-access_companion_ready = companion ready to be placed
screen-access_letters_open = letters to deliver
screen-access_letters_delivered = delivered letters
screen-access_letter = letter for the { $place }
screen-access_letter_delivered = delivered letter for the { $place }, 2 seals
screen-access_stack_asks = { $colour } for { $goods }
screen-access_stack_empty = no { $colour } left
screen-access_barrier = barrier towards the { $place }, token held by { $seat_colour }
screen-access_barrier_held = Barrier, token held by { $seat_colour }
screen-access_edge = Barrier between the { $place } and the { $to }
screen-access_tile = { $tile } for { $price }
