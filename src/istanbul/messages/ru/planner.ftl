### The planner, in the browser.

planner-title = Планировщик
planner-help = Выбирайте места в том порядке, в котором хотите их посетить. Остальные игроки стоят на месте, карты и жетоны не используются, и ваш маршрут никто больше не видит.
planner-begins = Ваш ход начинается
planner-stop = Остановка { $n }
planner-has = У вас есть
planner-affords = Хватит на покупку здесь: { $places }
planner-odds = Что здесь может случиться
planner-nothing = ничего
planner-take_back = Отменить
planner-clear = Очистить
planner-most = В маршруте не больше { $n } остановок.
planner-over = В конце этого раунда игра закончится.
