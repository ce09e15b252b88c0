fact-mosque_rubies = rubiny w meczecie
fact-at_start = na początku
fact-start_lira = liry na początku, w kolejności tur
fact-goal = rubiny do wygranej
