### Why an option is good or bad.

reason-winning_ruby = The ruby at the { $place } gets you to the goal
reason-ruby = You gain a ruby at the { $place }; { $n } more to reach the goal
reason-tile_towards_pair = You get the { $colour }; one more tile completes the pair and earns its ruby
reason-tile = You get the { $colour } and its effect
reason-place_completes_lira = You are { $n } lira short of a ruby at the { $to }; you can make up the difference at the { $place }
reason-completes_lira = You are { $n } lira short of a ruby at the { $to }; this makes up the difference
reason-nears_lira = That leaves you only { $n } lira short of a ruby at the { $to }
reason-short_of_lira = You are still { $n } lira short of a ruby at the { $place }
reason-place_completes_goods =
    You are { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $to }; you can make up the difference at the { $place }
reason-completes_goods =
    You are { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $to }; this makes up the difference
reason-nears_goods =
    That leaves you only { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $to }
reason-short_of_goods =
    You are still { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby at the { $place }
reason-place_completes_coffee = You are { $n } coffee short of a ruby at the { $to }; you can make up the difference at the { $place }
reason-completes_coffee = You are { $n } coffee short of a ruby at the { $to }; this makes up the difference
reason-nears_coffee = That leaves you only { $n } coffee short of a ruby at the { $to }
reason-short_of_coffee = You are still { $n } coffee short of a ruby at the { $place }
reason-place_completes_seals =
    You are { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $to }; you can make up the difference at the { $place }
reason-completes_seals =
    You are { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $to }; this makes up the difference
reason-nears_seals =
    That leaves you only { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $to }
reason-short_of_seals =
    You are still { $n } { $n ->
        [one] seal
       *[other] seals
    } short of a ruby at the { $place }
reason-cannot_pay = You need { $n } more lira for the action of the { $place }
reason-too_dear = You cannot pay the { $n } lira for the merchants at the { $place }: you get no action
reason-goods_for_tile =
    You gain { $n } { $n ->
        [one] good
       *[other] goods
    }, enough for the { $colour }
reason-goods_and_lira =
    { $n ->
        [0] You gain { $lira } lira, but no goods
        [one] You gain { $n } good and { $lira } lira
       *[other] You gain { $n } goods and { $lira } lira
    }
reason-goods_for_lira =
    You gain { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira
reason-goods =
    You gain { $n } { $n ->
        [one] good
       *[other] goods
    }
reason-lira = You gain { $n } lira
reason-coffee = You gain { $n } coffee
reason-no_room = Your wheelbarrow has no room for what the { $place } gives
reason-nothing_here = There is nothing for you at the { $place } now
reason-nothing_to_sell = You have none of the goods that the { $place } asks for
reason-sale =
    You sell { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira
reason-sale_nears =
    You sell { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira, which leaves you { $left } lira short of a ruby at the { $to }
reason-sale_of_some =
    You sell { $n } { $n ->
        [one] good
       *[other] goods
    } for { $lira } lira and keep { $left } more that you could sell too
reason-short_of_tile =
    You are { $n } { $n ->
        [one] good
       *[other] goods
    } short of the { $colour }
reason-extension = You get more room in the wheelbarrow
reason-extension_towards_ruby =
    You get more room; { $n } more { $n ->
        [one] extension
       *[other] extensions
    } to earn the Wainwright's ruby
reason-assistants_back =
    { $n } { $n ->
        [one] assistant
       *[other] assistants
    } can come back; { $left ->
        [0] none is
        [one] { $left } is
       *[other] { $left } are
    } under your merchant now
reason-assistant_back = An assistant comes back from the { $place }
reason-assistant_for_lira = An assistant comes back from the { $place } for { $n } lira
reason-no_assistants_out = You have no assistants to call back
reason-companion_back = You can place your companion again
reason-family_trip = Your family member can take the action of any other place
reason-family_away = Your family member is not at the Police Station: there is no action there
reason-family_home_lira = You can send your family member again, and you gain { $n } lira
reason-family_home_card = You can send your family member again, and you get a bonus card
reason-tea = Lira from the Tea House: naming { $n } pays best ({ $percent }% chance)
reason-jewelry =
    { $n ->
        [0] You gain a good; there is no room for blue goods
        [one] You gain a good and, with luck, { $n } blue good
       *[other] You gain a good and, with luck, up to { $n } blue goods
    }
reason-jewelry_only =
    { $n ->
        [one] With luck, you gain { $n } blue good; there is no room for others
       *[other] With luck, you gain up to { $n } blue goods; there is no room for others
    }
reason-tavern_tile_left = You have enough coffee ({ $n }) for a tavern tile
reason-tavern_tile = You get the tavern tile “{ $tavern }” for the rest of the game
reason-barrier = Placing the barrier lets you take the action of a place next to it
reason-short_of_coffee_there = You are { $n } coffee short of any action at the { $place }
reason-roasting = You can gain up to { $n } coffee
reason-cards_to_choose = You get new bonus cards to choose from
reason-guild_cards_to_choose = You get coffee, and guild cards to choose from
reason-two_letters = You get two letters
reason-kiosk_round = You get a letter and two kiosk tiles
reason-auction = You gain a good, and bonus cards or lira from the auction
reason-catacombs = You gain a good or coffee, then go to any place
reason-card_taken = You know this card: “{ $card }”
reason-act_deck = You get an unknown card from the deck
reason-call_best = Pays best on average ({ $percent }% chance)
reason-call_best_red = With the red tile this pays best on average ({ $percent }% chance)
reason-call_for_dealer = Could pay for the Gemstone Dealer's ruby ({ $percent }% chance)
reason-call_safe = Safer ({ $percent }% chance), but pays less than { $best }
reason-call_bold = Succeeds only { $percent }% of the time; { $best } pays better on average
reason-roll_reaches = { $total } is enough for the { $n } you named
reason-roll_misses = { $total } falls short of the { $n } you named
reason-roll_jewelry =
    { $n ->
        [0] A total of { $total } gives no blue goods
        [one] A total of { $total } gives { $n } blue good
       *[other] A total of { $total } gives { $n } blue goods
    }
reason-roll = The dice will then show { $total }
reason-reroll_misses = { $total } falls short of the { $n } you named: you get another try
reason-reroll_needless = { $total } is enough already: another roll can only spoil it
reason-reroll_more = Another roll may give more
reason-guild = You play the guild card “{ $guild }” instead of a normal turn
reason-discard_guild = You keep the other guild cards
reason-discard = You keep the other cards
reason-visit_keeps_assistants = You keep your assistants, but your turn ends without an action at the { $place }
reason-visit_no_assistant = You have no assistant left: your turn ends without an action at the { $place }
reason-refuse = You save { $n } lira, but your turn ends without an action at the { $place }
reason-end_turn = There is nothing more to do this turn
reason-end_turn_keeps_cards =
    You keep { $n } { $n ->
        [one] card
       *[other] cards
    } for later
reason-skip_kiosk = The tile does not help you now
reason-skip_barrier = Neither place next to the barrier helps you now
reason-second_turn =
    You take another turn at once for { $n } { $n ->
        [one] seal
       *[other] seals
    }
reason-done = That is enough for now
reason-done_at_fountain =
    { $n } { $n ->
        [one] assistant stays on the board: you can pick it up later
       *[other] assistants stay on the board: you can pick them up later
    }
reason-pass_auction = More than { $n } lira is too much for two cards
reason-pass_double_turn =
    You keep the letters ({ $n } { $n ->
        [one] seal
       *[other] seals
    }) for later
reason-bid =
    { $n } lira is a fair price for two bonus cards; { $left ->
        [0] it is all you have
       *[more] you have { $left } left
    }
reason-bid_high =
    { $n } lira is a lot for two bonus cards; { $left ->
        [0] it is all you have
       *[more] you have { $left } left
    }
reason-put_barrier = Next to the { $place }, the barrier gets in the other players' way
reason-put_near_ruby = You are near the { $to }, where you can afford a ruby
reason-put = Your next turn begins at the { $place }
reason-meet_governor = You draw a bonus card from the governor
reason-meet_smuggler = You take a good of your choice from the smuggler
reason-meet_coffee_trader = You get coffee from the coffee trader
reason-meet_courier = You get a letter from the courier
reason-catch_lira = You catch { $seat }'s family member for { $n } lira
reason-catch_card = You catch { $seat }'s family member for a bonus card
reason-letter_for_turn =
    This letter ({ $n } { $n ->
        [one] seal
       *[other] seals
    }) counts towards another turn
reason-letter_for_ruby =
    This letter ({ $n } { $n ->
        [one] seal
       *[other] seals
    }) counts towards the ruby
reason-again = With “{ $card }” you take the same action once more this turn
reason-reach_ruby = You reach the { $place }, where you can afford a ruby
reason-reach = You can reach places that are otherwise too far away
reason-card = Better to play “{ $card }” now than to keep it
reason-act = You take the action
reason-place_companion = Your companion will act without assistants
reason-take = There is room for { $goods }, which will be useful later
reason-give = You can do without { $goods }
reason-pay_good = You pay { $goods } and save your lira
reason-pay_lira = You pay lira only and keep everything else
reason-kiosk_tile = You can use “{ $kiosk }” at once
reason-kiosk_tile_useless = “{ $kiosk }” is no use to you now, but nobody else gets it
reason-skip = You give up the action of the { $place }
reason-skip_price = You keep what the action of the { $place } would cost
reason-skip_ruby = You give up a ruby that you can afford at the { $place }
reason-tea_for_dealer = Naming { $n } could pay for the Gemstone Dealer's ruby ({ $percent }% chance)
worth-call = { $percent }% chance; { $whole }.{ $tenths } lira on average
worth-jewelry = You gain a good and, with a { $percent }% chance, blue goods too ({ $whole }.{ $tenths } on average)
worth-no_jewelry = You gain a good; there is no room for blue goods
reason_also-fee = the merchants there cost you { $fee } lira
reason_also-payee = you pay { $payee } { $fee } lira
reason_also-catch = you can catch { $catch }'s family member there
reason_also-letter = you deliver a letter
reason_also-meet = you can meet the { $meet } there
reason_also-fetch = you pick up an assistant
reason_also-last = you use your last assistant
