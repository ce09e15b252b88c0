fact-mosque_rubies = рубинов здесь
fact-at_start = в начале игры
fact-start_lira = лиры в начале игры, в порядке хода
fact-goal = рубинов для победы
