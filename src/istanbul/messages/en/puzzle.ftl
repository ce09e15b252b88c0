### Puzzles, in the browser.

puzzle-guide = Puzzle
puzzle-standing = Rating { $rating }, { $solved } of { $tried } solved
puzzle-kind_win = Win this turn
puzzle-kind_ruby = The fastest ruby
puzzle-kind_card = Which card?
puzzle-kind_payment = What do you pay with?
puzzle-kind_route = A route over several turns
puzzle-kind_choice = Find the best option
puzzle-ask_win = You can get your last ruby this turn. What do you do first?
puzzle-ask_ruby = You can get a ruby this turn. What do you do first?
puzzle-ask_card = One card is clearly better than all the others. Which one?
puzzle-ask_payment = One way to pay is clearly better than all the others. Which one?
puzzle-ask_route = The reward comes after this turn. Where do you go now?
puzzle-ask_choice = One option is clearly better than all the others. Which one?
puzzle-about = { $game }, rating { $rating }. Choose on the board as in a game; your first answer counts.
puzzle-right = That's right!
puzzle-wrong = There is something better
puzzle-lost = This loses { $percent }% of the chance of winning.
puzzle-not_counted = Only your first answer to a puzzle counts for your rating.
puzzle-next = Next puzzle
puzzle-other = Another puzzle
puzzle-again = Try again
puzzle-show_again = Show it again
puzzle-choose = Choose puzzles
puzzle-game = Game
puzzle-kind = Kind
puzzle-all = All
puzzle-none = There is no such puzzle.
puzzle-left = { $n } { $n ->
        [one] puzzle is
       *[other] puzzles are
    } still new to you.

# One's own mistakes.
puzzle-kind_mistake = You can do better now
puzzle-ask_mistake = Here you once lost { $percent }% of the chance of winning. What do you do today?
mistake-about = { $game }, from one of your games. Choose on the board as in a game.
mistake-due = You will see this position again on { $when }.
mistake-left = { $n } of your mistakes { $n ->
        [one] is
       *[other] are
    } due now.
mistake-later = Your mistakes: { $n }. None of them is due now. The next one comes on { $when }.
mistake-none = Play a game and open its review: the mistakes you made there come back here until you find the better option.
