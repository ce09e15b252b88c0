fact-mosque_rubies = Rubine dort
fact-at_start = zu Beginn
fact-start_lira = Lira zu Beginn, in Zugreihenfolge
fact-goal = Rubine bis zum Sieg
