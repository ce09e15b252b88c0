### What both games share: the terminal, results, seats.

expansion-great_bazaar = Great Bazaar
expansion-letters = Letters & Seals
expansion-mocha = Mocha & Baksheesh

seat_colour-0 = red
seat_colour-1 = blue
seat_colour-2 = green
seat_colour-3 = yellow
seat_colour-4 = white

over-max_rounds = The game stopped at the round limit
over-rubies = Someone has collected enough rubies
over-shared = Shared win: { $seats }
over-winner = { $seat } wins!

ui-all_tiles = Tiles
ui-ambiguous = “{ $text }” fits { $n } options: { $texts }
ui-anywhere = go anywhere
count-assistant =
    { $n } { $n ->
        [one] assistant
       *[other] assistants
    }
ui-assistants = Assistants
ui-barrier = Barrier
count-blue =
    { $n } blue { $n ->
        [one] good
       *[other] goods
    }
ui-call_back = assistants back
ui-cannot_redo = Nothing to redo: you have not just taken anything back
ui-cannot_undo = Nothing to take back: dice, a card or another player came after your last choice
count-card =
    { $n } bonus { $n ->
        [one] card
       *[other] cards
    }
ui-card_count_known = { $n } known
ui-cards =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
ui-board_breaks_rule = Your own board does not follow the Big Box rule for random boards.
ui-board_keeps_rule = Your own board follows the Big Box rule for random boards.
ui-chance_next = Next is a random event: { $texts }
ui-choose = Number, action or help
ui-coffee = Coffee
count-coffee = { $n } coffee
ui-command_action = choose by text; the first letters are enough if only one option fits
ui-command_board = draw the board again
ui-command_hand = your cards, and what is known of the others'
ui-command_help = this list; with a name: what the place, card or tile does
ui-command_log = what has happened so far
ui-command_number = choose the option with this number
ui-command_quit = stop playing
ui-command_redo = redo what you took back
ui-command_save = save the game now; with a name: to this file from now on
ui-command_undo = take back your last choice, unless dice, a draw or another player came after it
ui-decides = { $seat } decides
ui-deck = deck { $n }
count-extension =
    { $n } { $n ->
        [one] extension
       *[other] extensions
    }
ui-file_exists = { $path } already exists: choose another name
ui-goal =
    { $n } { $n ->
        [one] ruby
       *[other] rubies
    } to win
count-good =
    { $n } { $n ->
        [one] good
       *[other] goods
    }
count-green =
    { $n } green { $n ->
        [one] good
       *[other] goods
    }
ui-guild = Guild
ui-guild_cards = Guild cards
count-guild =
    { $n } guild { $n ->
        [one] card
       *[other] cards
    }
ui-guild_discard = Discarded guild cards
ui-hand = Hand
ui-kiosk_row = Kiosk tiles
ui-kiosk_tile = Kiosk tile { $n }
ui-kiosk_tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
ui-last_round = last round
count-letter =
    { $n } { $n ->
        [one] letter
       *[other] letters
    }
ui-letters = Letters
ui-lira = Lira
count-lira = { $n } lira
ui-log = Log
ui-no_cards = no cards
ui-no_help = No place, card or tile is called “{ $text }”: type help for the commands
ui-not_an_option = “{ $text }” is not an option here: type a number from 1 to { $n }, an action as shown, or help
ui-not_now = “{ $text }” is not possible now: type a number from 1 to { $n }, an action as shown, or help
ui-not_saved = Not saved: there is no file yet (save { ui-file })
ui-options = Options
ui-piece_assistant = assistant
ui-piece_companion = companion
ui-piece_delivered = delivered; = total seals
ui-piece_family = family
ui-piece_merchant = merchant
ui-pile = pile { $n }
ui-pile_top = Top of the discard pile
ui-prices = Prices
ui-reason_and = { $reason }; { $also }
count-red =
    { $n } red { $n ->
        [one] good
       *[other] goods
    }
ui-redone = Redone
ui-resume_with = To continue: { $command }
ui-roasting = lira, good, card
ui-round = Round { $n }
ui-turn_number = Turn { $n }
ui-rubies = Rubies
count-ruby =
    { $n } { $n ->
        [one] ruby
       *[other] rubies
    }
ui-saved = Saved: { $path }
count-seal =
    { $n } { $n ->
        [one] seal
       *[other] seals
    }
ui-seat = Player
ui-send_family = send family member
ui-set_up = Set-up
ui-short_coffee_trader = Coff
ui-short_courier = Cour
ui-short_governor = Gov
ui-short_smuggler = Smug
ui-sign_barrier = B
ui-sign_encounters = E
ui-sign_movement = M
ui-sold_out = sold out
ui-tea_house = { $low }–{ $high }, else { $n } lira
ui-thinking = { $seat } is thinking…
count-tile =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
ui-tiles = Mosque tiles
ui-undone = Taken back
ui-wheelbarrow = Wheelbarrow
count-yellow =
    { $n } yellow { $n ->
        [one] good
       *[other] goods
    }
count-any =
    { $n } { $n ->
        [one] good
       *[other] goods
    } of any kind
ui-you = you
ui-your_turn = Your turn
ui-gain = +{ $things }
ui-loss = −{ $things }
ui-companion = Companion
ui-in_reserve = ready
ui-piece_ruby = rubies
ui-file = FILE
ui-bot_seat = { $bot } { $n }

list-last = { $first } and { $last }
list-more = { $first }, { $next }
list-times = { $n } × { $thing }

# Short headings for narrow terminals, at most five letters; the long ones are ui-rubies and so on.
head-seat = Player
head-rubies = Rub.
head-lira = L
head-coffee = C
head-wheelbarrow = Wheelbarrow
head-assistants = Asst
head-all_tiles = T
head-hand = Hand
head-guild = Gld.
head-companion = Com.
head-letters = Let.
