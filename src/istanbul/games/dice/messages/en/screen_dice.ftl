### The browser: the table of the Dice Game.

screen-way_dice = Five dice, two actions: markers, mosque tiles, bazaar cards and rubies. 2 to 4 players.
screen-dice_track =
    Ruby { FORM($track, "for") }: the next one costs { $price }; { $n } left
screen-dice_track_closed = Ruby { FORM($track, "for") }: none left
screen-dice_tracks = Ruby tracks
screen-dice_actions = Other actions
screen-dice_do_marker = A marker for 2 goods of one colour
screen-dice_do_brown = A brown marker for 3 different goods
screen-dice_do_crystal = A crystal for 2 different goods
screen-dice_do_two = 2 markers of your choice for 4 different goods
screen-dice_do_coins = Lira for all coin dice
screen-dice_do_cards = Bazaar cards for card dice
screen-dice_asks_marker = 2 alike
screen-dice_asks_brown = 3 different
screen-dice_asks_crystal = 2 different
screen-dice_asks_two = 4 different
screen-dice_asks_coins = all coins
screen-dice_asks_cards = cards
screen-dice_die = { $piece }
screen-dice_kept = { $piece }, kept
screen-dice_rolls_again = { $piece }, to be rerolled
screen-dice_roll =
    Reroll { $n } { $n ->
        [one] die
       *[other] dice
    }
screen-dice_pick = Click the dice you want to reroll; the others stay locked.
screen-dice_choose = Click dice and markers, or what you want to get.
screen-dice_more = Click more pieces, or something that glows.
screen-dice_pay = Pay
screen-dice_no_markers = no markers
screen-dice_shortage = The supply is short: everyone gives back { $things }.
screen-dice_worth = Lira after selling
screen-dice_tie_break = Ties on rubies are broken by lira; each marker counts as { $marker } and each crystal as { $crystal }.
screen-dice_faces_help = Bars: how often each face came up. Lines: expected.
screen-key_things = to what you can get, and what you can pay with
