### The screens of the browser.

screen-title = Istanbul
screen-lead = Walk through the bazaar with your merchant and his assistants, load your wheelbarrow, and be the first to collect the rubies.
screen-home_games = Games in the family
screen-home_base = 16 places, 2 to 5 players
screen-home_mocha = Coffee, a tavern and a guild hall
screen-home_letters = Letters, seals and a companion
screen-home_great_bazaar = Both expansions: 25 places
screen-home_dice = Dice, crystals and cards in half an hour
screen-home_goal = New here? Whoever has five rubies first wins. Ten steps show you how.
screen-go_on = Continue your game
screen-play_now = Play now
screen-play_now_help = Base game, short paths, you and two computer players
screen-navigation = Main pages
screen-nav_new = New table
screen-nav_join = Join
screen-nav_tables = My tables
screen-nav_settings = Settings
screen-page_new = New table
screen-page_join = Join a table
screen-page_tables = My tables
screen-more_tables = Older tables
screen-page_settings = Settings
screen-page_table = Table
screen-page_watch = Watching
screen-page_enter = Your personal link
screen-page_confirm = Emails about your games
screen-page_stop = No more emails
screen-page_gallery = Gallery
screen-language = Language
screen-theme = Appearance
screen-theme_auto = System default
screen-theme_light = Light
screen-theme_dark = Dark
screen-theme_night = Night bazaar
screen-speed = Speed of other players' turns
screen-speed_help = Tap, or press Space or Esc, to skip ahead; hold to go faster.
screen-speed_normal = Normal
screen-speed_quick = Quick
screen-speed_instant = Instant
screen-motion = Animations
screen-motion_help = Pieces glide, goods fly, dice roll.
screen-stepwise = Step by step
screen-stepwise_help = You carry out every action and end each turn yourself. Otherwise, an action with nothing to choose is carried out at once, and a turn with nothing left to do ends by itself.
screen-your_name = Your name
screen-default_name = Traveller
screen-you = You
screen-other_device = Play on another device
screen-other_device_help = A personal link takes your tables with you. Anyone who opens it plays as you; it works for ten minutes.
screen-make_link = Create a link
screen-one_moment = One moment…
screen-offline = Connection lost. Trying again…
screen-base_game = Base game
screen-dice_game = The Dice Game
screen-game = Game
screen-way_base = The bazaar of sixteen places: load goods, sell them, collect rubies.
screen-way_mocha = With coffee, the tavern, guild cards and a barrier; twenty places.
screen-way_letters = With letters to deliver, a companion, a kiosk and auctions; twenty places.
screen-way_great_bazaar = Everything together, on twenty-five places.
screen-players = Players
screen-player_n = Player { $n }
screen-seat_kind = Seat { $n }: who plays
screen-seat_name = Seat { $n }: name
screen-seat_rung = Seat { $n }: strength
screen-seat_level = Level…
screen-seat_level_n = Seat { $n }: level
screen-seat_me = At this screen
screen-seat_open = Friend online
screen-seat_bot = Computer
screen-seat_open_help = You get a link, a code and a QR code to share.
screen-variants = Variants
screen-variant_caravan_leader = Caravan leader
screen-variant_help_caravan_leader = The last player to use the Caravansary keeps both cards when they use it again.
screen-variant_neutral_assistants = Neutral assistants
screen-variant_help_neutral_assistants = One of each player's assistants belongs to nobody; anyone may pick it up. Not with five players.
screen-edition = Edition
screen-edition_big_box = Big Box
screen-edition_first = First edition
screen-edition_help_big_box = Today's rules; rubies do not run out.
screen-edition_help_first = As in 2014: the rubies of the Palace and the Dealer can run out.
screen-letters_deck = Bonus cards
screen-letters_deck_with_base = Old and new
screen-letters_deck_new_only = New only
screen-letters_deck_help_with_base = The cards of the base game and of the expansion together.
screen-letters_deck_help_new_only = Only the cards of the expansion.
screen-turn_time = Thinking time
screen-turn_time_0 = No limit
screen-lost_on_time = lost on time
screen-time_until = until { $when }
screen-layout = Bazaar layout
screen-layout_short_paths = Short paths
screen-layout_long_paths = Long paths
screen-layout_in_order = In order
screen-layout_printed = As in the rulebook
screen-layout_random = Random
screen-layout_own = Your own
screen-layout_help = Drag a place onto another one, or click two places, to swap them.
screen-layout_random_help = An example: the real board is drawn when the game begins. To decide it now, swap places or shuffle.
screen-reshuffle = Shuffle
screen-open_table = Open the table
screen-start_game = Start the game
screen-code = Table code
screen-code_help = Five letters that your host can see.
screen-join = Join
screen-no_tables = You have no tables yet.
screen-status_waiting = Waiting for players
screen-status_playing = In progress
screen-status_over = Finished
screen-delete_table = Delete the table: { $names }
screen-no_such_table = There is no such table, or it is not open to you
screen-to_home = Home
screen-who_is_there = At the table
screen-seat_free = Free seat
screen-sit_here = Sit here
screen-put_bot = Replace with computer
screen-free_seat = Free the seat
screen-stand_up = Leave the seat
screen-connected = here
screen-away = away
screen-waiting_for =
    Waiting for { $n } { $n ->
        [one] player
       *[other] players
    }
screen-waiting_for_host = The host starts the game.
screen-invite = Invite friends
screen-invite_help = Send the link, share the code, or let them scan this.
screen-copy_link = Copy the link
screen-copied = Copied
screen-qr = QR code with the address of this table
screen-board = The bazaar
screen-what_now = What you can do now
screen-waits_for = Waiting for { $seat }…
screen-game_over = The game is over
screen-turn_done = Nothing else to do: end your turn
screen-turn_ends = Nothing else to do: your turn ends
screen-turn_ends_cards = Your turn ends unless you play a card or a tile
screen-skip_ahead = Skip ahead
screen-also = Along with it
screen-cannot_pay = You cannot pay the merchants here: your turn would end.
screen-ends_turn = Your turn would end here.
screen-then_ends = then your turn ends
# the chance of a choice, and what it brings on average
screen-odds = { $percent }%
screen-mean = ⌀ { $whole }.{ $tenths }
screen-visit_only = No assistant for this place: you can only visit, and your turn ends.
screen-undo = Undo
screen-redo = Redo
screen-end_turn = End turn
screen-all_options = All options as a list
screen-close = Close
screen-cancel = Cancel
screen-menu = Menu
screen-choose_place = Choose a place on the board.
screen-choose_card = Choose a card from your hand.
screen-choose_edge = Choose an edge between two places.
screen-choose_goods = Click the goods.
screen-more = One more: { $good }
screen-less = One fewer: { $good }
screen-bid = Your bid
screen-bid_less = Bid less
screen-bid_more = Bid more
screen-use_yellow = Use the yellow tile
screen-since_last = Since your last turn
screen-time_left = Time left
screen-stand_in = Let a computer play for { $name }
screen-take_back = Take your seat back
screen-go_there = Go there
screen-share_watch = Copy a link for spectators
screen-resign = Give up
screen-resign_sure = Give up? A computer player will take over for you.
screen-you_win = You win!
screen-rematch = Rematch
screen-end_ahead =
    { $n ->
        [one] One ruby
       *[other] { $n } rubies
    } ahead of { $seat }.
screen-end_level = As many rubies as { $seat }: the tie-break decided.
screen-share_replay = Copy a link to the replay
screen-watching = You are watching.
screen-watching_late = { $n ->
        [one] You are watching, one round behind.
       *[other] You are watching, { $n } rounds behind.
    }
screen-notify = Tell me when it is my turn
screen-check_dice = Check the dice
screen-dice_right =
    The dice are provably fair: { $n } { $n ->
        [one] draw was recomputed and matches
       *[other] draws were recomputed, and all match
    }.
screen-dice_wrong = The dice do not match. { $problem }
screen-save_log = Save the log
screen-look_at_board = Look at the board
screen-rubies_over_rounds = Rubies by round
screen-ruby_sources = Rubies from
screen-dice_chart =
    Dice: { $n } { $n ->
        [one] roll
       *[other] rolls
    }
screen-dice_chart_help = Bars: how often each sum came up. Lines: expected.
screen-tie_break = Ties on rubies are broken by lira, then goods, then bonus cards.
screen-column_rubies = Rubies
screen-column_lira = Lira
screen-column_goods = Goods
screen-column_cards = Cards
screen-bot_names = Ayşe Mehmet Leyla Yusuf Zeynep Emre

bot-random = Dreamer
bot-apprentice = Apprentice
bot-trader = Trader
bot-master = Master
bot-grandmaster = Grandmaster
bot-level = Level { $n }

bot_help-random = Chooses at random.
bot_help-apprentice = Knows the rules and a few tricks.
bot_help-trader = Plans a few turns ahead.
bot_help-master = Thinks hard; not easily beaten.
bot_help-grandmaster = Has learnt from tens of thousands of games; the strongest.
bot_help-level = You choose how strong it is; it makes mistakes that a person might make.

screen-error_offline = No connection to the server. Retrying…
screen-error_not_sent = No connection to the server: your choice was not sent. Choose again once you are back online.
screen-page_missing = Not found
screen-no_such_page = There is no page at this address.
screen-error_server = The server could not do that.
screen-percent = { $n }%
screen-description = Walk through the bazaar, load your wheelbarrow, collect rubies: with friends online, at one screen, or against computer players.
screen-picture_wide = The bazaar in a three-player game
screen-picture_narrow = The same on a phone
