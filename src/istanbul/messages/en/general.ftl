### What both games share: the terminal, results, seats.

expansion-great_bazaar = Great Bazaar
expansion-letters = Letters & Seals
expansion-mocha = Mocha & Baksheesh

seat_colour-0 = red
seat_colour-1 = blue
seat_colour-2 = green
seat_colour-3 = yellow
seat_colour-4 = white

over-max_rounds = The game was stopped at the round limit
over-rubies = The ruby goal was reached
over-shared = Shared win: { $seats }
over-winner = { $seat } wins!

ui-all_tiles = Tiles
ui-ambiguous = “{ $text }” fits { $n } options: { $texts }
ui-anywhere = go anywhere
ui-assistant_count =
    { $n } { $n ->
        [one] assistant
       *[other] assistants
    }
ui-assistants = Assistants
ui-barrier = Barrier
ui-blue_count = { $n } jewelry
ui-call_back = assistants back
ui-cannot_redo = Nothing to do again: nothing has just been taken back
ui-cannot_undo = Nothing to take back: dice, a card or another player came after your last choice
ui-card_count =
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
ui-board_breaks_rule = This board of your own does not keep the Big Box rule for random boards.
ui-board_keeps_rule = This board of your own keeps the Big Box rule for random boards.
ui-chance_next = Chance is next: { $texts }
ui-choose = Number, action or help
ui-coffee = Coffee
ui-coffee_count = { $n } coffee
ui-command_action = choose by text; a beginning that fits one option is enough
ui-command_board = draw the board again
ui-command_hand = your cards, and what is known of the others'
ui-command_help = this list; with a name: what the place, card or tile does
ui-command_log = what has happened so far
ui-command_number = choose the option with this number
ui-command_quit = stop playing
ui-command_redo = do it again after undo
ui-command_save = save the game now; with a name: to this file from now on
ui-command_undo = take back your last choice, until dice, a draw or another player
ui-companion = Companion
ui-decides = { $seat } decides
ui-deck = deck { $n }
ui-extension_count =
    { $n } { $n ->
        [one] extension
       *[other] extensions
    }
ui-file_exists = { $path } is there already: choose another name
ui-goal =
    { $n } { $n ->
        [one] ruby
       *[other] rubies
    } to win
ui-good_count =
    { $n } { $n ->
        [one] good
       *[other] goods
    }
ui-goods_count = { $n } { $good }
ui-green_count = { $n } spice
ui-guild = Guild
ui-guild_cards = Guild cards
ui-guild_count =
    { $n } guild { $n ->
        [one] card
       *[other] cards
    }
ui-guild_discard = Discarded guild cards
ui-hand = Hand
ui-in_reserve = ready
ui-kiosk_row = Kiosk tiles
ui-kiosk_tile = Kiosk tile { $n }
ui-kiosk_tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
ui-last_round = last round
ui-letter_count =
    { $n } { $n ->
        [one] letter
       *[other] letters
    }
ui-letters = Letters
ui-lira = Lira
ui-lira_count = { $n } lira
ui-log = Log
ui-no_cards = no cards
ui-no_help = No place, card or tile is called “{ $text }”: help lists the commands
ui-not_an_option = “{ $text }” is no option here: type a number from 1 to { $n }, an action as shown, or help
ui-not_now = “{ $text }” is not possible now: type a number from 1 to { $n }, an action as shown, or help
ui-not_saved = Not saved: there is no file yet (save FILE)
ui-options = Options
ui-piece_assistant = assistant
ui-piece_companion = companion
ui-piece_delivered = delivered, = seals in all
ui-piece_family = family
ui-piece_merchant = merchant
ui-pile = pile { $n }
ui-pile_top = Top of the discard pile
ui-prices = Prices
ui-reason_and = { $reason }; { $also }
ui-red_count = { $n } fabric
ui-redone = Done again
ui-resume_with = To go on: { $command }
ui-roasting = lira, good, card
ui-round = Round { $n }
ui-rubies = Rubies
ui-ruby_count =
    { $n } { $n ->
        [one] ruby
       *[other] rubies
    }
ui-saved = Saved: { $path }
ui-seal_count =
    { $n } { $n ->
        [one] seal
       *[other] seals
    }
ui-seat = Player
ui-send_family = send family
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
ui-thinking = { $seat } is thinking …
ui-tile_count =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
ui-tiles = Mosque tiles
ui-undone = Taken back
ui-wheelbarrow = Wheelbarrow
ui-yellow_count = { $n } fruit
ui-you = you
ui-your_turn = Your turn
