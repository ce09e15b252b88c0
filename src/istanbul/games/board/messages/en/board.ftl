### The board game with its expansions: names, explanations, events, prompts and options.

place-auction_house = Auction House
place-black_market = Black Market
place-caravansary = Caravansary
place-catacombs = Catacombs
place-coffee_house = Coffee House
place-embassy = Embassy
place-fabric_warehouse = Fabric Warehouse
place-fountain = Fountain
place-fruit_warehouse = Fruit Warehouse
place-gemstone_dealer = Gemstone Dealer
place-great_mosque = Great Mosque
place-guild_hall = Guild Hall
place-kiosk = Kiosk
place-large_market = Large Market
place-police_station = Police Station
place-post_office = Post Office
place-roasting_plant = Roasting Plant
place-secret_society = Secret Society
place-small_market = Small Market
place-small_mosque = Small Mosque
place-spice_warehouse = Spice Warehouse
place-sultans_palace = Sultan's Palace
place-tavern = Tavern
place-tea_house = Tea House
place-wainwright = Wainwright

short-auction_house = Auction
short-black_market = Black Mkt
short-caravansary = Caravansary
short-catacombs = Catacombs
short-coffee_house = Coffee Hse
short-embassy = Embassy
short-fabric_warehouse = Fabric
short-fountain = Fountain
short-fruit_warehouse = Fruit
short-gemstone_dealer = Dealer
short-great_mosque = Gr. Mosque
short-guild_hall = Guild Hall
short-kiosk = Kiosk
short-large_market = Large Mkt
short-police_station = Police
short-post_office = Post Office
short-roasting_plant = Roasting
short-secret_society = Society
short-small_market = Small Mkt
short-small_mosque = Sm. Mosque
short-spice_warehouse = Spice
short-sultans_palace = Palace
short-tavern = Tavern
short-tea_house = Tea House
short-wainwright = Wainwright

good-blue = jewelry
good-coffee = coffee
good-green = spice
good-red = fabric
good-yellow = fruit

figure-coffee_trader = coffee trader
    .subject = The coffee trader
figure-courier = courier
    .subject = The courier
figure-governor = governor
    .subject = The governor
figure-neutral_1 = neutral merchant 1
    .subject = Neutral merchant 1
figure-neutral_2 = neutral merchant 2
    .subject = Neutral merchant 2
figure-neutral_3 = neutral merchant 3
    .subject = Neutral merchant 3
figure-smuggler = smuggler
    .subject = The smuggler

colour-blue = blue tile
colour-green = green tile
colour-red = red tile
colour-yellow = yellow tile

card-any_place = Anywhere for 3 lira
card-assistant_back = Assistant back
card-coffee_house_again = Coffee House again
card-companion_two = Companion 2 steps
card-copy_discard = Copy the top discard
card-corner = To a corner
card-dealer_again = Gemstone Dealer again
card-dice_rewards_coffee = Dice for lira, goods, coffee
card-dice_rewards_letter = Dice for lira, goods, letters
card-die_to_six = One die to 6
card-exchange = Exchange up to 3
card-family_step = Family member 1 step
card-family_to_police = Family member to the Police Station
card-five_lira = 5 lira
card-good_for_lira = 7 lira for 1 good
card-green_good_lira = 1 green good and 3 lira
card-guild_for_coffee = Guild card for 2 coffee
card-join_merchant = To another merchant
card-letter = 1 letter
card-lira_for_coffee = 8 lira for 1 coffee
card-meet_from_afar = Meet from afar
card-mosque_again = Mosque again
card-move_3_4 = Move 3–4 steps
card-one_good = 1 good
card-palace_again = Sultan's Palace again
card-post_office_again = Post Office again
card-red_good_lira = 1 red good and 3 lira
card-secret_society_again = Secret Society again
card-small_market_any = Small Market: any goods
card-stay = Stay
card-two_coffee = 2 coffee
card-wainwright_again = Wainwright again
card-yellow_good_lira = 1 yellow good and 3 lira

card_help-any_place = Pay 3 lira to go to any other place instead of taking 1 or 2 steps.
card_help-assistant_back = Before you move, bring one of your assistants from any place back under your stack.
card_help-coffee_house_again = Right after the Coffee House: carry out its action once more, at the new price.
card_help-companion_two = Your companion goes exactly 2 steps instead of 1.
card_help-copy_discard = Carry out the top card of the discard pile.
card_help-corner = Instead of taking 1 or 2 steps, go to any corner of the board.
card_help-dealer_again = Right after the Gemstone Dealer: carry out its action once more, at the new price.
card_help-dice_rewards_coffee = Roll two dice; each brings 2 lira (1–2), 1 good (3–4) or 2 coffee (5–6).
card_help-dice_rewards_letter = Roll two dice; each brings 2 lira (1–2), 1 good or coffee (3–4) or 1 letter (5–6).
card_help-die_to_six = After one of your rolls (unless it moves a figure), turn one die to 6.
card_help-exchange = Exchange up to 3 goods or coffee for the same number of other kinds.
card_help-family_step = If your family member is not at the Police Station, it takes one step in place of your turn and carries out the action there.
card_help-family_to_police = Your family member goes back to the Police Station, and you get 3 lira or a bonus card.
card_help-five_lira = Gain 5 lira at any time during your turn.
card_help-good_for_lira = Pay 1 good or coffee and gain 7 lira.
card_help-green_good_lira = Gain 1 green good (spice) and 3 lira.
card_help-guild_for_coffee = Pay 2 coffee and draw a guild card.
card_help-join_merchant = Instead of taking 1 or 2 steps, go to another player's merchant, who is not paid.
card_help-letter = Take 1 letter.
card_help-lira_for_coffee = Pay 1 coffee and gain 8 lira.
card_help-meet_from_afar = Meet the governor, smuggler, coffee trader or courier wherever he is, paying as usual.
card_help-mosque_again = Right after the Small or Great Mosque: carry out its action once more.
card_help-move_3_4 = Take 3 or 4 steps instead of 1 or 2.
card_help-one_good = Take any 1 good, before or after an action.
card_help-palace_again = Right after the Sultan's Palace: carry out its action once more, at the new price.
card_help-post_office_again = Right after the Post Office: carry out its action once more.
card_help-red_good_lira = Gain 1 red good (fabric) and 3 lira.
card_help-secret_society_again = Right after the Secret Society: carry out its action once more.
card_help-small_market_any = At the Small Market, sell any 1 to 5 goods, whatever the demand tile shows.
card_help-stay = Stay where you are instead of moving; you still leave or pick up an assistant.
card_help-two_coffee = Gain 2 coffee at any time during your turn.
card_help-wainwright_again = Right after the Wainwright: carry out its action once more.
card_help-yellow_good_lira = Gain 1 yellow good (fruit) and 3 lira.

guild-guild_1 = Cheap extension
guild-guild_2 = Fabric and 2 goods
guild-guild_3 = Spice and 2 goods
guild-guild_4 = Fruit and 2 goods
guild-guild_5 = Post Office twice
guild-guild_6 = 3 bonus cards
guild-guild_7 = Assistants back, then a turn
guild-guild_8 = Black Market doubled
guild-guild_9 = Tea House doubled
guild-guild_10 = Large Market: any goods
guild-guild_11 = Small Market and 3 coffee
guild-guild_12 = Family member anywhere
guild-guild_13 = Palace ruby and 3 coffee
guild-guild_14 = Small Mosque for 1 good
guild-guild_15 = Great Mosque for 1 good
guild-guild_16 = Dealer's ruby and 3 coffee
guild-guild_17 = Roasting Plant, 3 coffee each
guild-guild_18 = 3 guild cards
guild-guild_19 = Tavern twice
guild-guild_20 = Coffee House and 5 lira

guild_help-guild_1 = Pay 3 lira for an extension of your wheelbarrow; the third one earns a ruby as usual.
guild_help-guild_2 = Fill your wheelbarrow with red goods (fabric), then gain 2 goods of your choice.
guild_help-guild_3 = Fill your wheelbarrow with green goods (spice), then gain 2 goods of your choice.
guild_help-guild_4 = Fill your wheelbarrow with yellow goods (fruit), then gain 2 goods of your choice.
guild_help-guild_5 = Carry out the action of the Post Office twice.
guild_help-guild_6 = Take 3 bonus cards, each from the deck or the discard pile, keep them all, and take 1 coffee.
guild_help-guild_7 = Bring back as many of your assistants as you like, then take your usual turn.
guild_help-guild_8 = Black Market with everything doubled: 2 goods of one colour and 0, 2, 4 or 6 blue goods (jewelry); no red tile.
guild_help-guild_9 = Tea House: a success pays twice the number named, a failure 4 lira; no red tile.
guild_help-guild_10 = Sell 1 to 5 goods of any colours at the prices of the Large Market.
guild_help-guild_11 = Sell 1 to 5 goods of any colours at the prices of the Small Market, and take 3 coffee.
guild_help-guild_12 = Your family member goes to the Police Station, then to any other place, whose action you carry out.
guild_help-guild_13 = Carry out the action of the Sultan's Palace at the current price, and take 3 coffee.
guild_help-guild_14 = Pay 1 red or 1 green good and take that tile of the Small Mosque, whatever number it shows.
guild_help-guild_15 = Pay 1 yellow or 1 blue good and take that tile of the Great Mosque, whatever number it shows.
guild_help-guild_16 = Carry out the action of the Gemstone Dealer at the current price, and take 3 coffee.
guild_help-guild_17 = Carry out the action of the Roasting Plant with 3 coffee for each exchange.
guild_help-guild_18 = Take 2 coffee, draw 3 guild cards, then discard 1.
guild_help-guild_19 = Take two different actions of the Tavern, for 1 coffee less in all.
guild_help-guild_20 = Carry out the action of the Coffee House at the current price, and gain 5 lira.

kiosk-kiosk_1 = 1 yellow good and 1 lira
kiosk-kiosk_2 = 1 green good and 1 lira
kiosk-kiosk_3 = 1 red good and 1 lira
kiosk-kiosk_4 = 2 yellow goods
kiosk-kiosk_5 = 2 green goods
kiosk-kiosk_6 = 2 red goods
kiosk-kiosk_7 = 1 yellow good
kiosk-kiosk_8 = 1 green good
kiosk-kiosk_9 = 1 red good
kiosk-kiosk_10 = 1 blue good
kiosk-kiosk_11 = 1 bonus card
kiosk-kiosk_12 = 2 lira
kiosk-kiosk_13 = 1 coffee or 2 lira
kiosk-kiosk_14 = 1 coffee or 3 lira
kiosk-kiosk_15 = companion to your supply
kiosk-kiosk_16 = roll one die, gain that many lira
kiosk-kiosk_17 = extension for 10 lira
kiosk-kiosk_18 = extension for 1 good of each colour
kiosk-kiosk_19 = merchant to the Fountain
kiosk-kiosk_20 = a letter for a good or coffee, or the reverse
kiosk-kiosk_21 = a letter for a bonus card, or the reverse
kiosk-kiosk_22 = buy a letter for 2 lira, or sell one for 3
kiosk-kiosk_23 = buy a good or coffee for 2 lira, or sell one for 3
kiosk-kiosk_24 = buy a bonus card for 2 lira, or sell one for 3

tavern-encounters = encounters
tavern-movement = movement

tavern_help-encounters = Meeting the governor, smuggler, coffee trader and courier costs you nothing; then they move on as usual.
tavern_help-movement = Instead of taking 1 or 2 steps, your merchant may go any distance in a straight line.

thing-barrier = barrier
thing-coffee = coffee
thing-companion = companion
thing-letter = letter
thing-seal = seal

thing_help-barrier = It stands between two neighbouring places; only the player with its token may cross it. Figures moved by dice, and jumps, are not affected.
thing_help-coffee = You pay with it at the Tavern and the Coffee House. Coffee is not a good: it needs no room, and you may have any amount.
thing_help-companion = A second figure: called at the Fountain and placed with your merchant, it moves exactly 1 step instead of him and needs no assistants.
thing_help-letter = Shows a place and 1 seal. When one of your figures is there, the letter is delivered: you turn it over, and it shows 2 seals.
thing_help-seal = Letters show seals. Discard letters worth 3 or more seals for a second turn, once per round, or worth exactly 6 for a ruby at the Secret Society.

place_help-auction_house = Gain 1 good, then auction 2 bonus cards: everyone bids once, and you may raise at the end; if somebody else wins, they pay you.
place_help-black_market = Gain 1 red, green or yellow good of your choice, and roll two dice for up to 3 blue goods (jewelry).
place_help-caravansary = Take 2 bonus cards, each from the deck or the discard pile, then discard 1.
place_help-catacombs = Gain 1 good or 1 coffee, then move the figure that acted to any place; nothing else happens there.
place_help-coffee_house = Pay the price in coffee and take a ruby; the next one costs 1 coffee more.
place_help-embassy = Take 2 letters.
place_help-fabric_warehouse = Fill your wheelbarrow with red goods (fabric).
place_help-fountain = Bring back as many of your assistants as you like; you need no assistant and pay nobody here.
place_help-fruit_warehouse = Fill your wheelbarrow with yellow goods (fruit).
place_help-gemstone_dealer = Pay the price in lira and take a ruby; the next one costs 1 lira more.
place_help-great_mosque = For a blue or yellow tile, you need enough goods of its colour and pay 1 of them; both tiles together earn a ruby.
place_help-guild_hall = Take 1 coffee, draw 2 guild cards, then discard 1 guild card from your hand.
place_help-kiosk = Take 1 letter; then kiosk tiles are revealed, one more than there are players: everyone takes one and may use it; you also get the last one.
place_help-large_market = Sell 1 to 5 goods shown on the demand tile, for 3 to 25 lira.
place_help-police_station = Send your family member from here to any other place and carry out the action there.
place_help-post_office = Gain the goods and lira on the four visible spaces; then the mail indicators move on.
place_help-roasting_plant = Make up to three different exchanges, each for 2 coffee: give 2 lira, 1 good of any kind, or 1 bonus or guild card.
place_help-secret_society = Discard letters worth exactly 6 seals to take a ruby from the Palace, the Dealer or the Coffee House, and the lira of the leftmost space that still has any (3, then 2, then 1).
place_help-small_market = Sell 1 to 5 goods shown on the demand tile, for 2 to 20 lira.
place_help-small_mosque = For a red or green tile, you need enough goods of its colour and pay 1 of them; both tiles together earn a ruby.
place_help-spice_warehouse = Fill your wheelbarrow with green goods (spice).
place_help-sultans_palace = Pay the goods asked for and take a ruby; the next one costs one good more.
place_help-tavern = Choose one: for 2 coffee, place the barrier and carry out the action of a place next to it; buy a tavern tile; or, for 4 coffee and the goods on the baksheesh tile, take a ruby from the Palace, the Dealer or the Coffee House.
place_help-tea_house = Name a number from 3 to 12 and roll two dice: reach it to gain that many lira, otherwise gain 2.
place_help-wainwright = Pay 7 lira for an extension of your wheelbarrow; the third one earns a ruby.

place_more-caravansary_mocha = You also take 1 coffee.
place_more-fountain_letters = You may also bring back your companion.

tile_help-blue = Your fifth assistant joins your stack at once.
tile_help-green = At a warehouse you may pay 2 lira for 1 more good of any kind.
tile_help-red = After your roll at the Tea House or Black Market, turn one die to 4 or roll both again once.
tile_help-yellow = Once a turn, pay 2 lira to bring one of your assistants from another place back under your stack.

figure_help-coffee_trader = Meet him to take 1 coffee for 2 lira or any 1 good; then two dice move him.
figure_help-courier = Meet him to take 1 letter for 2 lira or any 1 letter, even the one you have just taken; then two dice move him.
figure_help-governor = Meet him to draw a bonus card for 2 lira or any card from your hand; then two dice move him.
figure_help-smuggler = Meet him to take 1 good of your choice for 2 lira or any 1 good, even the one you have just taken; then two dice move him.

event-assistant_laid = { $seat } leaves an assistant at the { $place }
event-assistant_returned = { $seat } calls an assistant back from the { $place }
event-assistant_taken = { $seat } picks up an assistant at the { $place }
event-auction_won = { $seat } wins the auction for { $n } lira
event-baksheesh_turned = The baksheesh tile now asks for { $goods }
event-barrier_put = { $seat } places the barrier between the { $place } and the { $to }
event-bid = { $seat } bids { $n } lira
event-called = { $seat } names { $n }
event-caravan_taken = { $seat } takes the caravan token
event-card_discarded = { $seat } discards the card “{ $card }”
event-card_drawn = { $seat } draws the card “{ $card }”
event-card_drawn_hidden = { $seat } draws a bonus card
event-card_played = { $seat } plays the card “{ $card }”
event-card_taken = { $seat } takes the card “{ $card }” from the discard pile
event-coffee = { $seat } gains { $n } coffee
event-coffee_paid = { $seat } pays { $n } coffee
event-companion_home = { $seat } takes their companion back
event-companion_moved = { $seat } sends their companion to the { $place }
event-companion_placed = { $seat } places their companion at the { $place }
event-deck_shuffled =
    The discard pile becomes the new deck: { $n } { $n ->
        [one] card
       *[other] cards
    }
event-demand = The { $place } now asks for { $goods }
event-die_turned = One die is turned: the dice now show { $first } and { $second }
event-double_turn = { $seat } takes another turn
event-extension = { $seat } extends their wheelbarrow ({ $n } of 3)
event-family_caught = { $seat } catches { $other }'s family member
event-family_returned = { $seat } sends their family member back to the Police Station
event-family_sent = { $seat } sends their family member to the { $place }
event-fifth_assistant = { $seat } gains a fifth assistant
event-figure_moved = { FORM($figure, "subject") } moves to the { $place }
event-game_over = The game is over
event-goal_reached =
    { $seat } has { $n } { $n ->
        [one] ruby
       *[other] rubies
    }: this is the last round
event-goods = { $seat } gains { $goods }
event-goods_paid = { $seat } pays { $goods }
event-guild_discarded = { $seat } discards the guild card “{ $guild }”
event-guild_drawn = { $seat } draws the guild card “{ $guild }”
event-guild_drawn_hidden = { $seat } draws a guild card
event-guild_played = { $seat } plays the guild card “{ $guild }”
event-guild_shuffled =
    The discarded guild cards become the new deck: { $n } { $n ->
        [one] card
       *[other] cards
    }
event-kiosk_revealed = The kiosk tile “{ $kiosk }” is revealed
event-kiosk_shuffled =
    { $n } kiosk { $n ->
        [one] tile is
       *[other] tiles are
    } shuffled
event-kiosk_taken = { $seat } takes the kiosk tile “{ $kiosk }”
event-last_cards = The game is ending: players may play their last cards
event-letter_delivered = { $seat } delivers a letter to the { $place }
event-letter_given =
    { $seat } discards the letter for the { $place } ({ $n } { $n ->
        [one] seal
       *[other] seals
    })
event-letter_taken = { $seat } takes a letter for the { $place }
event-letters_shuffled =
    { $n } used { $n ->
        [one] letter is
       *[other] letters are
    } shuffled
event-lira = { $seat } gains { $n } lira
event-lira_paid = { $seat } pays { $n } lira
event-mail =
    { $n ->
        [0] None of the 4 indicators is
        [one] { $n } of the 4 indicators is
        [4] All 4 indicators are
       *[other] { $n } of the 4 indicators are
    } down at the Post Office
event-merchant_paid = { $seat } pays { $other } { $n } lira
event-mosque_tile = { $seat } takes a { $colour }
event-moved = { $seat } goes to the { $place }
event-neutral_assistant_laid = { $seat } leaves a neutral assistant at the { $place }
event-neutral_assistant_taken = { $seat } picks up a neutral assistant at the { $place }
event-neutral_paid = { $seat } pays { $n } lira to the supply for { $figure }
event-nothing_drawn = { $seat } draws nothing: no cards are left
event-passed = { $seat } passes
event-price = The next ruby at the { $place } costs { $cost }
event-rolled = The dice show { $first } and { $second }
event-rolled_one = The die shows { $n }
event-ruby = { $seat } gains a ruby at the { $place }
event-skipped = { $seat } skips the action of the { $place }
event-sold = { $seat } sells { $goods } at the { $place } for { $n } lira
event-tavern_tile = { $seat } takes the tavern tile “{ $tile }”
event-tile_used = { $seat } uses the { $colour }
event-turn_cut_short = { $seat } ends their turn at once
event-assistant_laid_there = { $seat } leaves an assistant there
event-assistant_taken_there = { $seat } picks up an assistant there
event-letter_delivered_there = { $seat } delivers a letter there
event-neutral_assistant_laid_there = { $seat } leaves a neutral assistant there
event-neutral_assistant_taken_there = { $seat } picks up a neutral assistant there

prompt-action = What do you do at the { $place }?
prompt-again = What do you do at the { $place } this time?
prompt-any_place = Where do you go? (any place)
prompt-barrier = Where do you place the barrier? First choose the lower-numbered of its two places.
prompt-barrier_action = The barrier is in place. Which place's action do you take?
prompt-barrier_second = Which neighbour of the { $place } is on the other side of the barrier?
prompt-bid = Auction of 2 bonus cards; nobody has bid yet. What do you bid?
prompt-bid_held = Auction of 2 bonus cards; { $seat } holds the highest bid with { $n } lira. What do you bid?
prompt-black_market_good = Which good do you take as well?
prompt-coffee_trader_payment = How do you pay the coffee trader?
prompt-companion_two = Where does your companion go? (2 steps)
prompt-copy_discard = How do you play the copied card?
prompt-corner = Which corner do you go to?
prompt-courier_payment = How do you pay the courier?
prompt-dice_rewards_coffee = Which good do you take?
prompt-dice_rewards_letter = What do you take?
prompt-discard = Which card do you discard?
prompt-discard_guild = Which guild card do you discard?
prompt-double_turn = Discard letters worth { $seals } seals or more for another turn? ({ $n } so far)
prompt-encounters = Meet someone, or end your turn?
prompt-exchange = What do you give? (up to 3)
prompt-exchange_take = What do you take in exchange?
prompt-fountain_more = Call another assistant back?
prompt-give_letters = Which letters do you discard? ({ $n } of { $seals } seals so far)
prompt-governor_payment = How do you pay the governor?
prompt-guild_2 = Which goods do you gain as well?
prompt-guild_3 = Which goods do you gain as well?
prompt-guild_4 = Which goods do you gain as well?
prompt-guild_6 = Where does the next card come from?
prompt-guild_7 = Call assistants back before your turn?
prompt-guild_8 = Which good do you take 2 of?
prompt-guild_9 = Which number do you name at the Tea House?
prompt-guild_10 = Which goods do you sell at the Large Market? (any kinds)
prompt-guild_11 = Which goods do you sell at the Small Market? (any kinds)
prompt-guild_12 = Where do you send your family member?
prompt-guild_14 = Which tile of the Small Mosque do you take?
prompt-guild_15 = Which tile of the Great Mosque do you take?
prompt-guild_18 = Which guild card do you discard?
prompt-guild_19 = Two different actions of the Tavern: which one do you take now?
prompt-join_merchant = You go there. Use an assistant?
prompt-kiosk_tile = Use the kiosk tile “{ $tile }”?
prompt-last_cards = The game is ending. Play another card?
prompt-merchants = Pay { $n } lira for the merchants here?
prompt-move = Where do you go?
prompt-move_3_4 = Where do you go? (3 or 4 steps)
prompt-put_figure = Where do you move your figure?
prompt-red_tile = You rolled { $first } and { $second }. Change the roll?
prompt-roasting_more = Make another exchange at the Roasting Plant?
prompt-second_card = Where does the second card come from?
prompt-small_market_any = Which goods do you sell? (any kinds)
prompt-smuggler_good = Which good do you take from the smuggler?
prompt-smuggler_payment = How do you pay the smuggler?
prompt-stay = You stay here. Use an assistant?
prompt-take_kiosk = Which kiosk tile do you take?

action-act = Take the action of the { $place }
action-act_all = Call all assistants back
action-act_barrier = Place the barrier
action-act_coffee = Take 1 coffee
action-act_companion = Take your companion back
action-act_deck = Take a card from the deck
action-act_extra = Fill up, plus { $goods } for { $n } lira
action-act_good = Take { $goods }
action-act_goods = Pay { $goods }
action-act_lira = Exchange { $n } lira for coffee
action-act_number = Name { $n }
action-act_pile = Take the top card of the discard pile
action-act_pile_card = Take “{ $card }” from the discard pile
action-act_place = Call your assistant back from the { $place }
action-act_police = Send your family member to the { $place }
action-act_roast = Exchange { $goods } for coffee
action-act_ruby = Take the next ruby from the { $place }
action-act_sell = Sell { $goods }
action-act_tavern = Take the tavern tile “{ $tile }”
action-act_tile = Take a { $colour }
action-bid = Bid { $n } lira
action-card = Play “{ $card }”
action-card_assistant_back = Play “Assistant back” for the assistant at the { $place }
action-card_die_to_six = Play “One die to 6” on the { $n }
action-card_family_step = Play “Family member 1 step” and send it to the { $place }
action-card_family_to_police_card = Play “Family member to the Police Station” for a bonus card
action-card_family_to_police_lira = Play “Family member to the Police Station” for 3 lira
action-card_good_for_lira = Play “7 lira for 1 good” and pay { $goods }
action-card_join_merchant = Play “To another merchant” and go to { $other }'s merchant
action-card_meet_from_afar = Play “Meet from afar” and meet the { $figure }
action-card_one_good = Play “1 good” and take { $goods }
action-catch_card = Catch { $other }'s family member for a bonus card
action-catch_lira = Catch { $other }'s family member for 3 lira
action-companion = Send your companion to the { $place }
action-discard = Discard “{ $card }”
action-discard_guild = Discard the guild card “{ $card }”
action-done = Done
action-done_double = Take another turn
action-end_turn = End your turn
action-give = Give { $goods }
action-give_letter = Discard the letter for the { $place } (1 seal)
action-give_sealed = Discard the delivered letter for the { $place } (2 seals)
action-guild = Play the guild card “{ $card }” instead of a normal turn
action-keep = Keep the roll
action-meet = Meet the { $figure }
action-move = Go to the { $place }
action-move_lay = Go to the { $place } and leave an assistant there
action-move_neutral = Go to the { $place } and pick up a neutral assistant there
action-move_own = Go to the { $place } and pick up your assistant there
action-pass = Pass
action-pass_double = Do not take another turn
action-pay = Pay { $n } lira
action-pay_good = Pay { $goods }
action-pay_lira = Pay { $n } lira
action-place_companion = Place your companion beside your merchant
action-put = Move your figure to the { $place }
action-put_barrier = Place the barrier next to the { $place }
action-refuse = Do not pay (your turn ends)
action-skip = Skip the action
action-skip_kiosk = Do not use it
action-take = Take { $goods }
action-take_kiosk = Take the kiosk tile “{ $tile }”
action-tile_red = Turn the { $n } into a 4
action-tile_red_reroll = Roll both dice again
action-tile_yellow = Pay 2 lira (yellow tile) to call your assistant back from the { $place }
action-use = Use it
action-use_at = Take the action of the { $place }
action-use_coffee = Take coffee instead
action-visit = Go to the { $place } without using an assistant (your turn ends)
