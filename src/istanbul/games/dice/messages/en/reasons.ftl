### Why an option is good or bad.

dice_reason-winning_ruby = The ruby { FORM($track, "for") } gets you to the goal
dice_reason-ruby = You gain a ruby { FORM($track, "for") }; { $n } more to reach the goal
dice_reason-tile = “{ $tile }” works every turn from now on
dice_reason-tile_towards_ruby =
    “{ $tile }” works every turn; { $n } more { $n ->
        [one] tile
       *[other] tiles
    } to earn the mosque's ruby
dice_reason-completes_goods =
    You are { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby { FORM($track, "for") }; this makes up the difference
dice_reason-nears_goods =
    That leaves you only { $n } { $n ->
        [one] good
       *[other] goods
    } short of a ruby { FORM($track, "for") }
dice_reason-completes_lira = You are { $n } lira short of a ruby { FORM($track, "for") }; this makes up the difference
dice_reason-nears_lira = That leaves you only { $n } lira short of a ruby { FORM($track, "for") }
dice_reason-gains = You get { $things }
dice_reason-costs_markers = The dice alone do not pay for { $things }: you use markers too
dice_reason-keep_for_ruby = This roll buys a ruby { FORM($track, "for") }
dice_reason-keep =
    { $n ->
        [one] You save your crystal for a worse roll
       *[other] You save your { $n } crystals for a worse roll
    }
dice_reason-reroll_risks = You put at risk a roll that buys a ruby { FORM($track, "for") }
dice_reason-reroll_all =
    You reroll { $n } { $n ->
        [one] die
       *[other] dice
    } for a crystal: this roll does not buy a ruby
dice_reason-pick_single = It is the only { $piece }
dice_reason-pick = You can do without one { $piece }
dice_reason-done =
    You reroll { $n } { $n ->
        [one] die; the others are
       *[other] dice; the others are
    } good as they are
dice_reason-end_turn = There is nothing more to do this turn
dice_reason-end_turn_dice =
    You keep what the other actions would cost; { $n } { $n ->
        [one] die goes
       *[other] dice go
    } unused
dice_reason-income_lira = You take the lira first
dice_reason-income_crystal = You take the crystals first
dice_reason-income_card = You reveal the bazaar card first
dice_reason-pass = You can do without it
dice_reason-act_two = You take two markers of your choice for four goods
dice_reason-act_coins = You get lira for dice that are otherwise of no use
dice_reason-act_one_card = You get whatever bazaar card turns up
dice_reason-act_cards =
    You choose from { $n } bazaar { $n ->
        [one] card
       *[other] cards
    }
dice_reason-give_tile = You lose the effect of “{ $tile }” and a step towards the mosque's ruby
dice_reason-give_tile_after_ruby = You already have the mosque's ruby and can give up “{ $tile }”
dice_reason-pay_die = Unused dice are lost at the end of your turn, so you keep your markers
dice_reason-pay_marker = You save the { $piece } for another action
dice_reason-pay_marker_only = There is no { $piece } left
dice_reason-pay_brown = A brown marker counts as any colour
dice_reason-use_card = You can use “{ $card }” now
dice_reason-one_lira = You take lira instead of using the card
dice_reason-use = What the card gives is worth its price
dice_reason-take = { $things } will be useful later
dice_reason-give = You can do without { $things }
