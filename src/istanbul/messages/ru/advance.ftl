### The browser: planning a turn in advance.

advance-make = Спланировать следующий ход
advance-change = Изменить план
advance-help = Выберите, что вы сделаете в свой следующий ход, — так, будто сейчас ваш ход, а остальные до него ничего не делают. План выполняется, когда наступает ваш ход, если всё так, как вы ожидали; иначе он отменяется, и вы об этом узнаете. Больше о нём никто не знает.
advance-leave = Выйти, не сохраняя план
advance-next_turn = Следующий ход: { $step }
advance-cut = Убрать «{ $step }» и всё, что дальше
advance-whatever_step = Дальше при любом исходе
advance-whatever = Продолжить при любом исходе
advance-chance = Здесь решает случай. Что потом?
advance-otherwise = Во всех остальных случаях
advance-result = { $result } ({ $percent } %)
advance-go_on = Продолжить здесь
advance-leave_out = Убрать этот случай
advance-other_results = Другой случай
advance-keep = Сохранить план
advance-drop = Отменить план
advance-ended_gone = План отменён: «{ $option }» в задуманном виде больше невозможно.
advance-ended_changed = План отменён: «{ $option }» теперь даст другой результат.
advance-ended_result = План закончился: для этого исхода в нём ничего нет.
advance-ended_done = План выполнен. Остаток хода за вами.
advance-changed = Ожидалось: { $expected } Сейчас: { $found }
