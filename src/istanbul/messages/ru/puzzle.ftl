### Задачи, в браузере.

puzzle-guide = Задача
puzzle-standing = Рейтинг { $rating }, решено { $solved } из { $tried }
puzzle-kind_win = Победите в этот ход
puzzle-kind_ruby = Самый быстрый рубин
puzzle-kind_card = Какая карта?
puzzle-kind_payment = Чем заплатить?
puzzle-kind_route = Маршрут на несколько ходов
puzzle-kind_choice = Найдите лучший вариант
puzzle-ask_win = В этот ход вы можете получить последний рубин. С чего вы начнёте?
puzzle-ask_ruby = В этот ход вы можете получить рубин. С чего вы начнёте?
puzzle-ask_card = Одна карта явно лучше всех остальных. Какая?
puzzle-ask_payment = Один способ заплатить явно лучше всех остальных. Какой?
puzzle-ask_route = Награда придёт не в этот ход, а позже. Куда вы пойдёте сейчас?
puzzle-ask_choice = Один вариант явно лучше всех остальных. Какой?
puzzle-about = { $game }, рейтинг { $rating }. Выбирайте на поле, как в партии; засчитывается первый ответ.
puzzle-right = Верно!
puzzle-wrong = Есть вариант лучше
puzzle-lost = Так вы теряете { $percent } % шанса на победу.
puzzle-not_counted = На рейтинг влияет только первый ответ на задачу.
puzzle-next = Следующая задача
puzzle-other = Другая задача
puzzle-again = Попробовать ещё раз
puzzle-show_again = Показать ещё раз
puzzle-choose = Выбрать задачи
puzzle-game = Игра
puzzle-kind = Вид
puzzle-all = Все
puzzle-none = Таких задач нет.
puzzle-left = Вы ещё не видели { $n } { $n ->
        [one] задачу
        [few] задачи
       *[many] задач
    }.

# Свои ошибки.
puzzle-kind_mistake = Теперь у вас получится лучше
puzzle-ask_mistake = Здесь вы однажды потеряли { $percent } % шанса на победу. Что вы сделаете сегодня?
mistake-about = { $game }, из вашей партии. Выбирайте на поле, как в партии.
mistake-due = Эта позиция вернётся { $when }.
mistake-left = Пора повторить { $n } { $n ->
        [one] свою ошибку
        [few] свои ошибки
       *[many] своих ошибок
    }.
mistake-later = Всего ваших ошибок: { $n }. Сейчас повторять нечего. Следующая вернётся { $when }.
mistake-none = Сыграйте партию и откройте её разбор: ошибки из неё будут возвращаться сюда, пока вы не найдёте лучший вариант.
