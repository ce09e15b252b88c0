### The Dice Game: names, explanations, events, prompts and options.

dice_action-end_turn = End your turn
dice_action-done = Reroll the dice you picked
dice_action-keep = Keep the roll
dice_action-pass = Decline
dice_action-income = Collect { $what }
dice_action-reroll_all = Reroll all dice (1 crystal)
dice_action-pick = Reroll a { $piece }
dice_action-pick_first = Reroll a { $piece } (1 crystal)
dice_action-act_marker = { $thing } for { $goods }
dice_action-act_brown = Brown marker for 3 different goods
dice_action-act_crystal = Crystal for 2 different goods
dice_action-act_two = 2 markers of your choice for 4 different goods
dice_action-act_coins = Lira for all coin dice
dice_action-act_cards =
    Bazaar: reveal { $n } { $n ->
        [one] card
       *[other] cards
    }
dice_action-act_tile = Mosque tile “{ $tile }”
dice_action-act_ruby = Ruby { FORM($track, "for") }
dice_action-pay_die = Pay with a { $piece }
dice_action-pay_marker = Pay with a { $piece }
dice_action-pay_brown = Pay with a brown marker
dice_action-use_card = Use the card “{ $card }”
dice_action-one_lira = Take { $consolation } lira instead
dice_action-use = Yes
dice_action-take = Take { FORM($thing, "one") }
dice_action-give = Give { FORM($thing, "one") }
dice_action-take_tile = Take the mosque tile “{ $tile }”
dice_action-give_tile = Give up the mosque tile “{ $tile }”
dice_action-ruby = Take the ruby { FORM($track, "for") }

dice_card-a_red = Sale (red)
dice_card-a_yellow = Sale (yellow)
dice_card-a_green = Sale (green)
dice_card-a_blue = Sale (blue)
dice_card-a_crystal = Sale (crystal)
dice_card-b_red = Gift (red)
dice_card-b_yellow = Gift (yellow)
dice_card-b_green = Gift (green)
dice_card-b_blue = Gift (blue)
dice_card-b_crystal = Gift (crystal)
dice_card-c_red = Wild (red)
dice_card-c_yellow = Wild (yellow)
dice_card-c_green = Wild (green)
dice_card-c_blue = Wild (blue)
dice_card-d_red = Purchase (red)
dice_card-d_yellow = Purchase (yellow)
dice_card-d_green = Purchase (green)
dice_card-d_blue = Purchase (blue)
dice_card-e_lira_tile = Tile for lira
dice_card-e_crystal = Brown and lira for a crystal
dice_card-e_brown = Markers and lira for brown
dice_card-e_lira = Brown and crystal for lira
dice_card-e_marker = Lira for a marker
dice_card-e_tile = Brown for a tile
dice_card-f_one = Wild collection I
dice_card-f_two = Wild collection II
dice_card-f_three = Wild collection III
dice_card-g_brown = Two card dice (brown)
dice_card-g_lira = Two card dice (lira)
dice_card-g_crystals = Two card dice (crystals)
dice_card-h_brown = Ruby for brown
dice_card-h_tile = Ruby for a tile
dice_card-h_crystals = Ruby for crystals

dice_card_help-a_red = You take { $a_upper } lira. Each of the others may sell 1 red marker for { $a_lower } lira.
dice_card_help-a_yellow = You take { $a_upper } lira. Each of the others may sell 1 yellow marker for { $a_lower } lira.
dice_card_help-a_green = You take { $a_upper } lira. Each of the others may sell 1 green marker for { $a_lower } lira.
dice_card_help-a_blue = You take { $a_upper } lira. Each of the others may sell 1 blue marker for { $a_lower } lira.
dice_card_help-a_crystal = You take { $a_upper } lira. Each of the others may sell 1 crystal for { $a_lower_crystal } lira.
dice_card_help-b_red = You take 1 red marker and { $b_upper } lira. Each of the others may take 1 red marker or { $b_lower } lira.
dice_card_help-b_yellow = You take 1 yellow marker and { $b_upper } lira. Each of the others may take 1 yellow marker or { $b_lower } lira.
dice_card_help-b_green = You take 1 green marker and { $b_upper } lira. Each of the others may take 1 green marker or { $b_lower } lira.
dice_card_help-b_blue = You take 1 blue marker and { $b_upper } lira. Each of the others may take 1 blue marker or { $b_lower } lira.
dice_card_help-b_crystal = You take 1 crystal and { $b_upper } lira. Each of the others may take 1 crystal or { $b_lower } lira.
dice_card_help-c_red =
    You take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }. Each of the others may take 1 red marker.
dice_card_help-c_yellow =
    You take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }. Each of the others may take 1 yellow marker.
dice_card_help-c_green =
    You take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }. Each of the others may take 1 green marker.
dice_card_help-c_blue =
    You take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }. Each of the others may take 1 blue marker.
dice_card_help-d_red = You take 1 red marker. Each of the others may pay { $d_lower } lira for 1 red marker.
dice_card_help-d_yellow = You take 1 yellow marker. Each of the others may pay { $d_lower } lira for 1 yellow marker.
dice_card_help-d_green = You take 1 green marker. Each of the others may pay { $d_lower } lira for 1 green marker.
dice_card_help-d_blue = You take 1 blue marker. Each of the others may pay { $d_lower } lira for 1 blue marker.
dice_card_help-e_lira_tile = Pay { $e_tile_lira } lira for a face-up mosque tile; otherwise take { $consolation } lira.
dice_card_help-e_crystal = Give 1 crystal for 1 brown marker and { $e_crystal_lira } lira; otherwise take { $consolation } lira.
dice_card_help-e_brown =
    Give 1 brown marker for { $e_brown_markers } { $e_brown_markers ->
        [one] coloured marker
       *[other] coloured markers
    } and { $e_brown_lira } lira; otherwise take { $consolation } lira.
dice_card_help-e_lira = Pay { $e_lira_paid } lira for 1 brown marker and 1 crystal; otherwise take { $consolation } lira.
dice_card_help-e_marker = Give 1 marker for { $e_marker_lira } lira; otherwise take { $consolation } lira.
dice_card_help-e_tile =
    Give one of your mosque tiles for { $e_tile_brown } brown { $e_tile_brown ->
        [one] marker
       *[other] markers
    }; otherwise take { $consolation } lira.
dice_card_help-f_one = If you own at least 1 brown marker (you keep it), take 1 crystal and { $f_one } lira; otherwise take { $consolation } lira.
dice_card_help-f_two = If you own at least 2 brown markers (you keep them), take 1 brown marker and { $f_two } lira; otherwise take { $consolation } lira.
dice_card_help-f_three = If you own at least 3 brown markers (you keep them), take { $f_three } lira; otherwise take { $consolation } lira.
dice_card_help-g_brown =
    If you used at least { $g_dice } card dice: take { $g_brown } brown { $g_brown ->
        [one] marker
       *[other] markers
    }; otherwise take { $consolation } lira.
dice_card_help-g_lira = If you used at least { $g_dice } card dice: take { $g_lira } lira; otherwise take { $consolation } lira.
dice_card_help-g_crystals =
    If you used at least { $g_dice } card dice: take { $g_crystals } { $g_crystals ->
        [one] crystal
       *[other] crystals
    }; otherwise take { $consolation } lira.
dice_card_help-h_brown =
    Give { $h_brown } brown { $h_brown ->
        [one] marker
       *[other] markers
    } for the next ruby on any track; otherwise take { $consolation } lira.
dice_card_help-h_tile = Give one of your mosque tiles and { $h_tile_lira } lira for the next ruby on any track; otherwise take { $consolation } lira.
dice_card_help-h_crystals =
    Give { $h_crystals } { $h_crystals ->
        [one] crystal
       *[other] crystals
    } and { $h_crystals_lira } lira for the next ruby on any track; otherwise take { $consolation } lira.


dice_count-red =
    { $n } red { $n ->
        [one] marker
       *[other] markers
    }
dice_count-yellow =
    { $n } yellow { $n ->
        [one] marker
       *[other] markers
    }
dice_count-green =
    { $n } green { $n ->
        [one] marker
       *[other] markers
    }
dice_count-blue =
    { $n } blue { $n ->
        [one] marker
       *[other] markers
    }
dice_count-brown =
    { $n } brown { $n ->
        [one] marker
       *[other] markers
    }
dice_count-crystal =
    { $n } { $n ->
        [one] crystal
       *[other] crystals
    }
dice_count-lira = { $n } lira

dice_event-rolled = The dice show { $faces }
dice_event-picked = To be rerolled: { $pieces }
dice_event-coins =
    { $seat } uses { $n } coin { $n ->
        [one] die
       *[other] dice
    }
dice_event-paid = { $seat } pays { $pieces }
dice_event-taken = { $seat } takes { $things }
dice_event-given = { $seat } gives up { $things }
dice_event-returned = { $seat } gives back { $things } (the supply is short)
dice_event-ruby = { $seat } gains a ruby { FORM($track, "for") }
dice_event-goal_reached =
    { $seat } has { $n } { $n ->
        [one] ruby
       *[other] rubies
    }: this is the last round
dice_event-tile_taken = { $seat } takes the mosque tile “{ $tile }”
dice_event-tile_given = { $seat } gives up the mosque tile “{ $tile }”
dice_event-tile_shown = Now on display: { $tiles }
dice_event-card_shown = Revealed from the bazaar: { $cards }
dice_event-card_used = { $seat } uses the card “{ $card }”
dice_event-deck_shuffled =
    The used bazaar cards become the new deck: { $n } { $n ->
        [one] card
       *[other] cards
    }
dice_event-game_over = The game is over

dice_face-red = red
dice_face-yellow = yellow
dice_face-green = green
dice_face-blue = blue
dice_face-coin = coin
dice_face-card = card

dice_piece-die_red = red die
dice_piece-die_yellow = yellow die
dice_piece-die_green = green die
dice_piece-die_blue = blue die
dice_piece-marker_red = red marker
dice_piece-marker_yellow = yellow marker
dice_piece-marker_green = green marker
dice_piece-marker_blue = blue marker
dice_piece-brown = brown marker
dice_piece-die_coin = coin die
dice_piece-die_card = card die

dice_price-each = one good of each colour
dice_price-each_and = one good of each colour and { $n } more

dice_short-income_lira = lira
dice_short-income_card = card
dice_short-income_crystal = crystal
dice_short-extra_action = action
dice_short-extra_die = die

dice_thing-red = red marker
    .one = 1 red marker
dice_thing-yellow = yellow marker
    .one = 1 yellow marker
dice_thing-green = green marker
    .one = 1 green marker
dice_thing-blue = blue marker
    .one = 1 blue marker
dice_thing-brown = brown marker
    .one = 1 brown marker
dice_thing-crystal = crystal
    .one = 1 crystal
dice_thing-lira = lira
    .one = lira

dice_tile-income_lira_red = Lira income (red)
dice_tile-income_lira_yellow = Lira income (yellow)
dice_tile-income_lira_green = Lira income (green)
dice_tile-income_lira_blue = Lira income (blue)
dice_tile-income_card_red = Card income (red)
dice_tile-income_card_yellow = Card income (yellow)
dice_tile-income_card_green = Card income (green)
dice_tile-income_card_blue = Card income (blue)
dice_tile-goods_red = Goods with coins (red)
dice_tile-goods_yellow = Goods with coins (yellow)
dice_tile-goods_green = Goods with coins (green)
dice_tile-goods_blue = Goods with coins (blue)
dice_tile-income_crystal_red = Crystal income (red)
dice_tile-income_crystal_yellow = Crystal income (yellow)
dice_tile-income_crystal_green = Crystal income (green)
dice_tile-income_crystal_blue = Crystal income (blue)
dice_tile-extra_action_red = Extra action (red)
dice_tile-extra_action_yellow = Extra action (yellow)
dice_tile-extra_action_green = Extra action (green)
dice_tile-extra_action_blue = Extra action (blue)
dice_tile-extra_die = Extra die

dice_tile_help-income_lira_red = At the start of your turn you take { $income_lira } lira.
dice_tile_help-income_lira_yellow = At the start of your turn you take { $income_lira } lira.
dice_tile_help-income_lira_green = At the start of your turn you take { $income_lira } lira.
dice_tile_help-income_lira_blue = At the start of your turn you take { $income_lira } lira.
dice_tile_help-income_card_red = At the start of your turn you reveal a bazaar card and use it.
dice_tile_help-income_card_yellow = At the start of your turn you reveal a bazaar card and use it.
dice_tile_help-income_card_green = At the start of your turn you reveal a bazaar card and use it.
dice_tile_help-income_card_blue = At the start of your turn you reveal a bazaar card and use it.
dice_tile_help-goods_red = With every coin action you also take 1 red marker.
dice_tile_help-goods_yellow = With every coin action you also take 1 yellow marker.
dice_tile_help-goods_green = With every coin action you also take 1 green marker.
dice_tile_help-goods_blue = With every coin action you also take 1 blue marker.
dice_tile_help-income_crystal_red =
    At the start of your turn you take { $income_crystals } { $income_crystals ->
        [one] crystal
       *[other] crystals
    }.
dice_tile_help-income_crystal_yellow =
    At the start of your turn you take { $income_crystals } { $income_crystals ->
        [one] crystal
       *[other] crystals
    }.
dice_tile_help-income_crystal_green =
    At the start of your turn you take { $income_crystals } { $income_crystals ->
        [one] crystal
       *[other] crystals
    }.
dice_tile_help-income_crystal_blue =
    At the start of your turn you take { $income_crystals } { $income_crystals ->
        [one] crystal
       *[other] crystals
    }.
dice_tile_help-extra_action_red = You have one more action every turn.
dice_tile_help-extra_action_yellow = You have one more action every turn.
dice_tile_help-extra_action_green = You have one more action every turn.
dice_tile_help-extra_action_blue = You have one more action every turn.
dice_tile_help-extra_die = You roll one more die every turn.

dice_track-red = red
    .for = for red goods
dice_track-yellow = yellow
    .for = for yellow goods
dice_track-green = green
    .for = for green goods
dice_track-blue = blue
    .for = for blue goods
dice_track-mixed = all colours
    .for = for goods of all colours
dice_track-lira = lira
    .for = for lira
dice_track-mosque = mosque
    .for = for mosque tiles

dice_ui-tiles = Face-up mosque tiles
dice_ui-supply = Supply
dice_ui-dice = Dice
dice_ui-no_dice = no dice
dice_ui-markers = Markers
dice_ui-brown = Brown
dice_ui-crystals = Crystals
dice_ui-own_tiles = Mosque tiles
dice_ui-stack = Tiles { $n }
dice_ui-deck = Bazaar cards { $n }, used { $used }
dice_ui-deck_short = Cards { $n }
dice_ui-actions = Actions left: { $n }
dice_ui-income = Income still to collect: { $what }
dice_ui-mosque =
    for { $n } { $n ->
        [one] tile
       *[other] tiles
    }
dice_ui-bazaar = Bazaar
dice_ui-cost = Cost: { $price }.
dice_ui-no_tiles = no mosque tiles
dice_ui-command_hand = your mosque tiles explained
dice_ui-command_help = this list; with a name: what the tile or card does
dice_ui-no_help = No tile or card is called “{ $text }”: type help for the commands
dice_ui-used_cards = Used bazaar cards
dice_ui-two_markers = 2 markers

dice_what-lira = lira
dice_what-crystal = crystals
dice_what-card = a bazaar card

prompt-a_red = Take { $a_upper } lira?
prompt-a_red_others = Sell 1 red marker for { $a_lower } lira?
prompt-a_yellow = Take { $a_upper } lira?
prompt-a_yellow_others = Sell 1 yellow marker for { $a_lower } lira?
prompt-a_green = Take { $a_upper } lira?
prompt-a_green_others = Sell 1 green marker for { $a_lower } lira?
prompt-a_blue = Take { $a_upper } lira?
prompt-a_blue_others = Sell 1 blue marker for { $a_lower } lira?
prompt-a_crystal = Take { $a_upper } lira?
prompt-a_crystal_others = Sell 1 crystal for { $a_lower_crystal } lira?
prompt-b_red = Take 1 red marker and { $b_upper } lira?
prompt-b_red_others = Take 1 red marker or { $b_lower } lira?
prompt-b_yellow = Take 1 yellow marker and { $b_upper } lira?
prompt-b_yellow_others = Take 1 yellow marker or { $b_lower } lira?
prompt-b_green = Take 1 green marker and { $b_upper } lira?
prompt-b_green_others = Take 1 green marker or { $b_lower } lira?
prompt-b_blue = Take 1 blue marker and { $b_upper } lira?
prompt-b_blue_others = Take 1 blue marker or { $b_lower } lira?
prompt-b_crystal = Take 1 crystal and { $b_upper } lira?
prompt-b_crystal_others = Take 1 crystal or { $b_lower } lira?
prompt-c_red =
    Take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }?
prompt-c_red_others = Take 1 red marker?
prompt-c_yellow =
    Take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }?
prompt-c_yellow_others = Take 1 yellow marker?
prompt-c_green =
    Take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }?
prompt-c_green_others = Take 1 green marker?
prompt-c_blue =
    Take { $c_upper } brown { $c_upper ->
        [one] marker
       *[other] markers
    }?
prompt-c_blue_others = Take 1 blue marker?
prompt-d_red = Take 1 red marker?
prompt-d_red_others = Pay { $d_lower } lira for 1 red marker?
prompt-d_yellow = Take 1 yellow marker?
prompt-d_yellow_others = Pay { $d_lower } lira for 1 yellow marker?
prompt-d_green = Take 1 green marker?
prompt-d_green_others = Pay { $d_lower } lira for 1 green marker?
prompt-d_blue = Take 1 blue marker?
prompt-d_blue_others = Pay { $d_lower } lira for 1 blue marker?
prompt-e_lira_tile = Pay { $e_tile_lira } lira for a face-up mosque tile?
prompt-e_crystal = Give 1 crystal for 1 brown marker and { $e_crystal_lira } lira?
prompt-e_brown =
    Give 1 brown marker for { $e_brown_markers } { $e_brown_markers ->
        [one] coloured marker
       *[other] coloured markers
    } and { $e_brown_lira } lira?
prompt-e_lira = Pay { $e_lira_paid } lira for 1 brown marker and 1 crystal?
prompt-e_marker = Give 1 marker for { $e_marker_lira } lira?
prompt-e_tile =
    Give one of your mosque tiles for { $e_tile_brown } brown { $e_tile_brown ->
        [one] marker
       *[other] markers
    }?
prompt-f_one = Take 1 crystal and { $f_one } lira?
prompt-f_two = Take 1 brown marker and { $f_two } lira?
prompt-f_three = Take { $f_three } lira?
prompt-g_brown =
    Take { $g_brown } brown { $g_brown ->
        [one] marker
       *[other] markers
    }?
prompt-g_lira = Take { $g_lira } lira?
prompt-g_crystals =
    Take { $g_crystals } { $g_crystals ->
        [one] crystal
       *[other] crystals
    }?
prompt-h_brown =
    Give { $h_brown } brown { $h_brown ->
        [one] marker
       *[other] markers
    } for the next ruby on any track?
prompt-h_tile = Give one of your mosque tiles and { $h_tile_lira } lira for the next ruby on any track?
prompt-h_crystals =
    Give { $h_crystals } { $h_crystals ->
        [one] crystal
       *[other] crystals
    } and { $h_crystals_lira } lira for the next ruby on any track?
prompt-dice_income = Which income do you collect first?
prompt-dice_reroll = Spend a crystal to reroll dice?
prompt-dice_action =
    You have { $left ->
        [0] no actions
        [one] { $left } action
       *[other] { $left } actions
    } left. What do you do?
prompt-dice_pick = Reroll more dice?
prompt-dice_payment =
    { $what }: { $left } { $left ->
        [one] good
       *[other] goods
    } left to pay. What do you pay with?
prompt-dice_choose_card = Which bazaar card do you use?
prompt-dice_take_markers = Which marker do you take? ({ $left } to go)

dice_face_count-red = { $n } red
dice_face_count-yellow = { $n } yellow
dice_face_count-green = { $n } green
dice_face_count-blue = { $n } blue
dice_face_count-coin =
    { $n } { $n ->
        [one] coin
       *[other] coins
    }
dice_face_count-card =
    { $n } { $n ->
        [one] card
       *[other] cards
    }

dice_goods-red =
    { $n } red { $n ->
        [one] good
       *[other] goods
    }
dice_goods-yellow =
    { $n } yellow { $n ->
        [one] good
       *[other] goods
    }
dice_goods-green =
    { $n } green { $n ->
        [one] good
       *[other] goods
    }
dice_goods-blue =
    { $n } blue { $n ->
        [one] good
       *[other] goods
    }

dice_piece_count-die_red =
    { $n } red { $n ->
        [one] die
       *[other] dice
    }
dice_piece_count-die_yellow =
    { $n } yellow { $n ->
        [one] die
       *[other] dice
    }
dice_piece_count-die_green =
    { $n } green { $n ->
        [one] die
       *[other] dice
    }
dice_piece_count-die_blue =
    { $n } blue { $n ->
        [one] die
       *[other] dice
    }
dice_piece_count-die_coin =
    { $n } coin { $n ->
        [one] die
       *[other] dice
    }
dice_piece_count-die_card =
    { $n } card { $n ->
        [one] die
       *[other] dice
    }
dice_piece_count-marker_red =
    { $n } red { $n ->
        [one] marker
       *[other] markers
    }
dice_piece_count-marker_yellow =
    { $n } yellow { $n ->
        [one] marker
       *[other] markers
    }
dice_piece_count-marker_green =
    { $n } green { $n ->
        [one] marker
       *[other] markers
    }
dice_piece_count-marker_blue =
    { $n } blue { $n ->
        [one] marker
       *[other] markers
    }
dice_piece_count-brown =
    { $n } brown { $n ->
        [one] marker
       *[other] markers
    }
