screen-way_dice = Пять кубиков, два действия: маркеры, жетоны мечети, карты базара и рубины. 2–4 игрока.
screen-dice_track =
    Рубин { FORM($track, "for") }: следующий стоит { $price }; { $n ->
        [one] остался { $n } рубин
        [few] осталось { $n } рубина
       *[many] осталось { $n } рубинов
    }
screen-dice_track_closed = Рубинов { FORM($track, "for") } больше нет
screen-dice_tracks = Шкалы рубинов
screen-dice_actions = Другие действия
screen-dice_do_marker = Маркер за 2 товара одного цвета
screen-dice_do_brown = Коричневый маркер за 3 разных товара
screen-dice_do_crystal = Кристалл за 2 разных товара
screen-dice_do_two = 2 маркера на выбор за 4 разных товара
screen-dice_do_coins = Лиры за все кубики с монетой
screen-dice_do_cards = Карты базара за кубики с картой
screen-dice_asks_marker = 2 одинаковых
screen-dice_asks_brown = 3 разных
screen-dice_asks_crystal = 2 разных
screen-dice_asks_two = 4 разных
screen-dice_asks_coins = все монеты
screen-dice_asks_cards = карты
screen-dice_die = { $piece }
screen-dice_kept = { $piece }, остаётся
screen-dice_rolls_again = { $piece }, будет переброшен
screen-dice_roll =
    Перебросить { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
screen-dice_pick = Нажмите на кубики, которые хотите перебросить; остальные останутся как есть.
screen-dice_choose = Нажмите на кубики и маркеры или на то, что хотите получить.
screen-dice_more = Нажмите на другие кубики и маркеры или на что-нибудь из того, что светится.
screen-dice_pay = Заплатить
screen-dice_no_markers = нет маркеров
screen-dice_shortage = Запаса не хватает: каждый возвращает { FORM($things, "accusative") }.
screen-dice_worth = Лиры после продажи
screen-dice_tie_break = При равенстве рубинов решают лиры; каждый маркер считается за { $marker }, каждый кристалл — за { $crystal }.
screen-dice_faces_help = Столбцы: сколько раз выпала каждая грань. Линии: сколько ожидалось.
screen-key_things = к тому, что можно получить и чем можно платить
