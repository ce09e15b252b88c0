### Why an option is good or bad.

reason-winning_ruby = The ruby that reaches the goal: { $place }
reason-ruby = A ruby right away: { $place }; { $n } more to the goal
reason-tile_towards_pair = Brings a { $colour }: only one more tile for the pair's ruby
reason-tile = Brings a { $colour } and what it can do
reason-place_completes_lira =
    { $n } lira short of a ruby at the { $to }; the { $place } gives { $n ->
        [one] it
       *[other] all of them
    }
reason-completes_lira =
    { $n } lira short of a ruby at the { $to }; this brings { $n ->
        [one] it
       *[other] all of them
    }
reason-nears_lira = Then only { $n } lira short of a ruby at the { $to }
reason-short_of_lira = Still { $n } lira short of a ruby: { $place }
reason-place_completes_goods =
    { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $to }; the { $place } gives { $n ->
        [one] it
       *[other] all of them
    }
reason-completes_goods =
    { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $to }; this brings { $n ->
        [one] it
       *[other] all of them
    }
reason-nears_goods =
    Then only { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $to }
reason-short_of_goods =
    Still { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby: { $place }
reason-place_completes_coffee = { $n } coffee short of a ruby at the { $to }; the { $place } gives it
reason-completes_coffee = { $n } coffee short of a ruby at the { $to }; this brings it
reason-nears_coffee = Then only { $n } coffee short of a ruby at the { $to }
reason-short_of_coffee = Still { $n } coffee short of a ruby: { $place }
reason-place_completes_seals =
    { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $to }; the { $place } gives { $n ->
        [one] it
       *[other] all of them
    }
reason-completes_seals =
    { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $to }; this brings { $n ->
        [one] it
       *[other] all of them
    }
reason-nears_seals =
    Then only { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $to }
reason-short_of_seals =
    Still { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby: { $place }
reason-cannot_pay = The action is too dear here, { $n } lira short: { $place }
reason-too_dear = The merchants there want { $n } lira, too much: no action at the { $place }
reason-goods_for_tile =
    Brings { $n } { $n ->
        [one] good
       *[other] goods
    }, enough for the { $colour }
reason-goods_and_lira =
    Brings { $n } { $n ->
        [one] good
       *[other] goods
    } and { $lira } lira
reason-goods_for_lira =
    { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira
reason-goods =
    Brings { $n } { $n ->
        [one] good
       *[other] goods
    }
reason-lira = Brings { $n } lira
reason-coffee = Brings { $n } coffee
reason-no_room = No room in the wheelbarrow for what is here: { $place }
reason-nothing_here = Nothing to gain here now: { $place }
reason-nothing_to_sell = None of the goods asked for: { $place }
reason-sale =
    Sells { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira
reason-sale_nears =
    Sells { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira; then { $left } short of a ruby at the { $to }
reason-sale_of_some =
    Sells { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira and keeps { $left } that could be sold too
reason-short_of_tile =
    { $n } { $n ->
        [one] good
       *[other] goods
    } short of the { $colour }
reason-extension = More room in the wheelbarrow
reason-extension_towards_ruby =
    More room in the wheelbarrow; { $n } more { $n ->
        [one] extension
       *[other] extensions
    } for the Wainwright's ruby
reason-assistants_back =
    { $n } { $n ->
        [one] assistant
       *[other] assistants
    } can come back; under the merchant: { $left }
reason-assistant_back = An assistant comes back: { $place }
reason-assistant_for_lira = An assistant comes back for { $n } lira: { $place }
reason-no_assistants_out = No assistants to bring back
reason-companion_back = The companion can be placed anew
reason-family_trip = The family member can do the action of any other place
reason-family_away = The family member is not here: no action
reason-family_home_lira =
    The family member can be sent again, and { $n } { $n ->
        [one] lira comes
       *[other] lira come
    } in
reason-family_home_card = The family member can be sent again, and a bonus card comes in
reason-tea = Lira from the Tea House: calling { $n } pays best ({ $percent } %)
reason-jewelry = A good and, with luck, up to { $n } jewelry
reason-tavern_tile_left = Enough coffee for a tavern tile ({ $n })
reason-tavern_tile = A tavern tile for the rest of the game: { $tavern }
reason-barrier = The barrier brings the action of a place beside it
reason-short_of_coffee_there = { $n } coffee short of doing anything: { $place }
reason-roasting = Up to { $n } coffee
reason-cards_to_choose = New bonus cards to choose from
reason-guild_cards_to_choose = Coffee, and guild cards to choose from
reason-two_letters = Two letters for seals
reason-kiosk_round = A letter, and two kiosk tiles
reason-auction = A good, and bonus cards or lira from the auction
reason-catacombs = A good or coffee, and then to any place
reason-card_taken = A card that is known: “{ $card }”
reason-act_deck = An unknown card from the deck
reason-call_best = Pays best on average; succeeds with { $percent } %
reason-call_best_red = With the red tile this pays best on average; succeeds with { $percent } %
reason-call_for_dealer = Would pay for the Gemstone Dealer's ruby; succeeds with { $percent } %
reason-call_safe = Safer ({ $percent } %), but pays less than { $best }
reason-call_bold = Succeeds with only { $percent } %; { $best } pays better on average
reason-roll_reaches = { $total } is enough for the { $n } called
reason-roll_misses = { $total } misses the { $n } called
reason-roll_jewelry = { $total } brings { $n } jewelry
reason-roll = The dice then show { $total }
reason-reroll_misses = { $total } misses the { $n } called: another try
reason-reroll_needless = { $total } is enough already: another roll can only spoil it
reason-reroll_more = Another roll may bring more
reason-guild = Plays the guild card instead of a usual turn: “{ $guild }”
reason-discard_guild = Keeps the other guild cards
reason-discard = Keeps the other cards
reason-visit_keeps_assistants = Keeps the assistants, but the turn ends without an action: { $place }
reason-visit_no_assistant = No assistant left: the turn ends without an action at the { $place }
reason-refuse = Saves { $n } lira, but the turn ends without an action: { $place }
reason-end_turn = Nothing more to do this turn
reason-end_turn_keeps_cards =
    Keeps { $n } { $n ->
        [one] card
       *[other] cards
    } for later
reason-skip_kiosk = The tile does not help now
reason-skip_barrier = Neither place beside the barrier helps now
reason-second_turn =
    Another turn at once for { $n } { $n ->
        [one] seal
       *[other] seals
    }
reason-done = That is enough for now
reason-done_at_fountain =
    { $n } { $n ->
        [one] assistant stays
       *[other] assistants stay
    } out, where { $n ->
        [one] it
       *[other] they
    } may be picked up later
reason-pass_auction = More than { $n } lira is too much for two cards
reason-pass_double_turn =
    Keeps the letters ({ $n } { $n ->
        [one] seal
       *[other] seals
    }) for later
reason-bid = { $n } lira for two bonus cards is a fair price; { $left } left
reason-bid_high = { $n } lira is much for two bonus cards; { $left } left
reason-put_barrier = In the way of others beside this place: { $place }
reason-put_near_ruby = Near a ruby that can be paid for: { $to }
reason-put = The next turn begins here: { $place }
reason-meet_governor = A bonus card from the governor
reason-meet_smuggler = A good of choice from the smuggler
reason-meet_coffee_trader = Coffee from the coffee trader
reason-meet_courier = A letter from the courier
reason-catch_lira = Catches a family member for { $n } lira: { $seat }
reason-catch_card = Catches a family member for a bonus card: { $seat }
reason-letter_for_turn =
    A letter ({ $n } { $n ->
        [one] seal
       *[other] seals
    }) towards another turn
reason-letter_for_ruby =
    A letter ({ $n } { $n ->
        [one] seal
       *[other] seals
    }) towards the ruby
reason-again = The same action once more in this turn: “{ $card }”
reason-reach_ruby = Reaches a ruby that can be paid for: { $place }
reason-reach = Reaches places that are too far otherwise
reason-card = Plays the card now rather than keeping it: “{ $card }”
reason-act = What the action has to offer now
reason-place_companion = The companion will act without assistants
reason-take = Room for it, and of use later: { $good }
reason-give = Can do without it: { $good }
reason-pay_good = Saves the lira: { $good }
reason-pay_lira = Costs lira only: everything else is kept
reason-kiosk_tile = Can be used at once: “{ $kiosk }”
reason-kiosk_tile_useless = Of no use now, but nobody else gets it: “{ $kiosk }”
reason-skip = Gives the action away: { $place }
reason-skip_price = Keeps what the action would cost: { $place }
reason-skip_ruby = Gives away a ruby that can be paid for: { $place }
reason-tea_for_dealer = Calling { $n } would pay for the Gemstone Dealer's ruby ({ $percent } %)

reason_also-fee = costs { $fee } lira for the merchants there
reason_also-payee = costs { $fee } lira, to { $payee }
reason_also-catch = a family member can be caught there ({ $catch })
reason_also-letter = delivers a letter
reason_also-meet = somebody to meet there: { $meet }
reason_also-fetch = picks up an assistant
reason_also-last = takes the last assistant

dice_reason-winning_ruby = The ruby that reaches the goal: { $track }
dice_reason-ruby = A ruby right away: { $track }; { $n } more to the goal
dice_reason-tile = Works every turn from now on: { $tile }
dice_reason-tile_towards_ruby =
    Works every turn, and { $n } more { $n ->
        [one] tile
       *[other] tiles
    } for the mosque's ruby: { $tile }
dice_reason-completes_goods =
    { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby ({ $track }); this brings { $n ->
        [one] it
       *[other] all of them
    }
dice_reason-nears_goods =
    Then only { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby ({ $track })
dice_reason-completes_lira =
    { $n } lira short of a ruby ({ $track }); this brings { $n ->
        [one] it
       *[other] all of them
    }
dice_reason-nears_lira = Then only { $n } lira short of a ruby ({ $track })
dice_reason-gains = Brings { $thing }
dice_reason-costs_markers = The dice alone do not pay for it: markers for { $thing }
dice_reason-keep_for_ruby = The roll pays for a ruby: { $track }
dice_reason-keep = Saves the crystals for a worse roll ({ $n })
dice_reason-reroll_risks = Risks a roll that pays for a ruby: { $track }
dice_reason-reroll_all =
    { $n } { $n ->
        [one] die
       *[other] dice
    } for a crystal: this roll pays for no ruby
dice_reason-pick_single = The only die of its kind: { $face }
dice_reason-pick = Can do without one of these: { $face }
dice_reason-done =
    { $n } { $n ->
        [one] die
       *[other] dice
    } again, the others are good as they are
dice_reason-end_turn = Nothing more to do this turn
dice_reason-end_turn_dice =
    Keeps what the other actions would cost; { $n } { $n ->
        [one] die is
       *[other] dice are
    } left
dice_reason-income_lira = The lira first
dice_reason-income_crystal = The crystals first
dice_reason-income_card = The bazaar card first
dice_reason-pass = Can do without it
dice_reason-act_two = Two markers of choice for four dice
dice_reason-act_coins = Lira for dice that are of no other use
dice_reason-act_one_card = The bazaar card that comes
dice_reason-act_cards =
    The best of { $n } bazaar { $n ->
        [one] card
       *[other] cards
    }
dice_reason-give_tile = Gives up its help, and a step to the mosque's ruby: { $tile }
dice_reason-give_tile_after_ruby = The mosque's ruby is there already: { $tile }
dice_reason-pay_die = Unused dice are lost after the turn: keeps the markers
dice_reason-pay_marker = Saves the die for another action: { $colour }
dice_reason-pay_marker_only = No die of this colour is left: { $colour }
dice_reason-pay_brown = A brown marker stands for any colour
dice_reason-use_card = What the card offers can be used now: “{ $card }”
dice_reason-one_lira = A little lira instead of the card
dice_reason-use = What the card offers is worth its price
dice_reason-take = Of use later: { $thing }
dice_reason-give = Can do without it: { $thing }
