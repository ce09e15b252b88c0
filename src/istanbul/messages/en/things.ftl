### Facts that more than one game has.

fact-mosque_rubies = rubies there
fact-at_start = at the start
fact-start_lira = lira at the start, in turn order
fact-goal = rubies to win
