### The browser: the review of a game.

screen-review = Review
screen-review_chances = Chances of winning over the game
screen-review_working = Every decision is being judged…
screen-review_whose = Whose decisions
screen-review_everyone = Everybody's decisions
screen-review_best = This was as good as the best option.
screen-review_show = Show it on the board
screen-review_astray = This did not happen: step { $n } of a better line.
screen-review_back = Back to the game
screen-review_try = Try it yourself
screen-review_luck = Rolls and draws that counted most
screen-review_luck_row = { $what } { $seat }: { $points }
screen-review_average = With average luck, the chance of winning for { $seat } would have been { $percent }.
screen-review_turning = { $seat }: from { $from } to { $to }
