### Браузер: разбор партии.

screen-review = Разбор партии
screen-review_chances = Шансы на победу по ходу партии
screen-review_working = Оцениваем каждое решение…
screen-review_whose = Чьи решения
screen-review_everyone = Решения всех игроков
screen-review_best = Это решение не хуже лучшего.
screen-review_show = Показать на поле
screen-review_astray = Этого не было: шаг { $n } лучшего продолжения.
screen-review_back = Назад к партии
screen-review_try = Попробовать самостоятельно
screen-review_luck = Броски и карты, которые значили больше всего
screen-review_luck_row = { $what } { $seat }: { $points }
screen-review_average = При средней удаче шанс на победу у игрока { $seat } был бы { $percent }.
screen-review_turning = { $seat }: с { $from } до { $to }
