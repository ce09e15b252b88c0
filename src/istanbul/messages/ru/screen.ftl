screen-title = Стамбул
screen-lead = Проведите торговца и его помощников по базару, нагрузите тележку и соберите рубины раньше всех.
screen-home_games = Игры серии
screen-home_base = 16 мест, от 2 до 5 игроков
screen-home_mocha = Кофе, таверна и торговая гильдия
screen-home_letters = Письма, печати и партнёр
screen-home_great_bazaar = Оба дополнения: 25 мест
screen-home_dice = Кубики, кристаллы и карты за полчаса
screen-home_goal = Вы здесь впервые? Побеждает тот, кто первым соберёт пять рубинов. Десять шагов покажут, как это сделать.
screen-go_on = Продолжить игру
screen-play_now = Играть
screen-play_now_help = Базовая игра, короткие пути, вы и два компьютерных игрока
screen-navigation = Главное меню
screen-nav_new = Новый стол
screen-nav_join = Присоединиться
screen-nav_tables = Мои столы
screen-nav_settings = Настройки
screen-page_new = Новый стол
screen-page_join = Присоединиться к столу
screen-page_tables = Мои столы
screen-more_tables = Более ранние столы
screen-page_settings = Настройки
screen-page_table = Стол
screen-page_watch = Наблюдение за игрой
screen-page_enter = Ваша личная ссылка
screen-page_confirm = Письма о ваших партиях
screen-page_stop = Больше писем не будет
screen-page_gallery = Галерея
screen-language = Язык
screen-theme = Оформление
screen-theme_auto = Как в системе
screen-theme_light = Светлое
screen-theme_dark = Тёмное
screen-theme_night = Ночной базар
screen-speed = Скорость ходов других игроков
screen-speed_help = Касание, пробел или Esc пропускает показ; если удерживать — быстрее.
screen-speed_normal = Нормально
screen-speed_quick = Быстро
screen-speed_instant = Мгновенно
screen-motion = Анимация
screen-motion_help = Фишки скользят, товары летят, кубики катятся.
screen-stepwise = Шаг за шагом
screen-stepwise_help = Вы сами выполняете каждое действие и завершаете каждый ход. Иначе единственно возможное действие места выполняется сразу, а ход, в котором больше нечего делать, завершается сам.
screen-your_name = Ваше имя
screen-default_name = Путник
screen-you = Вы
screen-other_device = Играть на другом устройстве
screen-other_device_help = Личная ссылка переносит ваши столы на другое устройство. Тот, кто её откроет, будет играть за вас; она действует десять минут.
screen-make_link = Создать ссылку
screen-one_moment = Минутку…
screen-offline = Связь потеряна. Пробуем снова…
screen-base_game = Базовая игра
screen-dice_game = Кости
screen-game = Игра
screen-way_base = Базар из шестнадцати мест: грузите товары, продавайте, собирайте рубины.
screen-way_mocha = С кофе, таверной, картами гильдии и барьером; двадцать мест.
screen-way_letters = С письмами, партнёром, павильоном и аукционами; двадцать мест.
screen-way_great_bazaar = Всё вместе на двадцати пяти местах.
screen-players = Игроки
screen-player_n = Игрок { $n }
screen-seat_kind = Место { $n }: кто играет
screen-seat_name = Место { $n }: имя
screen-seat_rung = Место { $n }: сила
screen-seat_level = Уровень…
screen-seat_level_n = Место { $n }: уровень
screen-seat_me = За этим экраном
screen-seat_open = Друг по сети
screen-seat_bot = Компьютер
screen-seat_open_help = Вы получите ссылку, код и QR-код, чтобы поделиться ими.
screen-variants = Варианты
screen-variant_caravan_leader = Караванщик
screen-variant_help_caravan_leader = Тот, кто последним выполнил действие Караван-сарая, оставляет себе все карты, взятые там.
screen-variant_neutral_assistants = Ничейные помощники
screen-variant_help_neutral_assistants = Один помощник каждого игрока — ничейный; подобрать его может любой. Не для пяти игроков.
screen-edition = Издание
screen-edition_big_box = Big Box
screen-edition_first = Первое издание
screen-edition_help_big_box = Современные правила; рубины не заканчиваются.
screen-edition_help_first = Как в 2014 году: рубины Дворца и Ювелира могут закончиться.
screen-letters_deck = Карты бонусов
screen-letters_deck_with_base = Старые и новые
screen-letters_deck_new_only = Только новые
screen-letters_deck_help_with_base = Карты базовой игры и дополнения вместе.
screen-letters_deck_help_new_only = Только карты дополнения.
screen-turn_time = Время на обдумывание
screen-turn_time_0 = Без ограничения
screen-lost_on_time = время вышло
screen-time_until = до { $when }
screen-layout = Раскладка базара
screen-layout_short_paths = Короткие пути
screen-layout_long_paths = Длинные пути
screen-layout_in_order = По порядку
screen-layout_printed = Как в правилах
screen-layout_random = Случайная
screen-layout_own = Своя
screen-layout_help = Перетащите одно место на другое или нажмите на два места, чтобы поменять их местами.
screen-layout_random_help = Это пример: настоящее поле определится в начале игры. Чтобы закрепить раскладку, поменяйте места или перемешайте их.
screen-reshuffle = Перемешать
screen-open_table = Открыть стол
screen-start_game = Начать игру
screen-code = Код стола
screen-code_help = Пять букв, которые видит хозяин стола.
screen-join = Присоединиться
screen-no_tables = У вас пока нет столов.
screen-status_waiting = Ждёт игроков
screen-status_playing = Идёт игра
screen-status_over = Игра завершена
screen-delete_table = Удалить стол: { $names }
screen-no_such_table = Такого стола нет или он вам недоступен
screen-to_home = На главную
screen-who_is_there = За столом
screen-seat_free = Свободное место
screen-sit_here = Сесть сюда
screen-put_bot = Посадить компьютер
screen-free_seat = Освободить место
screen-stand_up = Встать из-за стола
screen-connected = в сети
screen-away = не в сети
screen-waiting_for =
    Ждём { $n } { $n ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }
screen-waiting_for_host = Игру начнёт хозяин стола.
screen-invite = Пригласить друзей
screen-invite_help = Отправьте ссылку, сообщите код или дайте отсканировать QR-код.
screen-copy_link = Скопировать ссылку
screen-copied = Скопировано
screen-qr = QR-код с адресом этого стола
screen-board = Базар
screen-what_now = Что можно сделать сейчас
screen-waits_for = Ходит { $seat }…
screen-game_over = Игра окончена
screen-turn_done = Больше нечего делать: завершите ход
screen-turn_ends = Больше нечего делать: ход завершается
screen-turn_ends_cards = Ход завершится, если вы больше ничего не сыграете
screen-skip_ahead = Пропустить
screen-also = Вместе с этим
screen-cannot_pay = Вам нечем заплатить здешним торговцам: ход закончится.
screen-ends_turn = Здесь ваш ход закончится.
screen-then_ends = затем ваш ход завершится
# the chance of a choice, and what it brings on average
screen-odds = { $percent } %
screen-mean = ⌀ { $whole },{ $tenths }
screen-visit_only = Для этого места нет помощника: можно только зайти, и ход закончится.
screen-undo = Отменить
screen-redo = Повторить
screen-end_turn = Завершить ход
screen-all_options = Все варианты списком
screen-close = Закрыть
screen-cancel = Отмена
screen-menu = Меню
screen-choose_place = Выберите место на поле.
screen-choose_card = Выберите карту с руки.
screen-choose_edge = Выберите границу между двумя местами.
screen-choose_goods = Нажимайте на товары.
screen-more = Добавить { FORM($good, "one") }
screen-less = Убрать { FORM($good, "one") }
screen-bid = Ваша ставка
screen-bid_less = Поставить меньше
screen-bid_more = Поставить больше
screen-use_yellow = Применить жёлтый жетон
screen-since_last = С вашего последнего хода
screen-time_left = Осталось времени
screen-stand_in = Посадить компьютер вместо игрока { $name }
screen-take_back = Вернуть себе место
screen-go_there = Перейти
screen-share_watch = Скопировать ссылку для зрителей
screen-resign = Сдаться
screen-resign_sure = Сдаться? За вас продолжит компьютер.
screen-you_win = Вы победили!
screen-rematch = Реванш
screen-end_ahead =
    Отрыв от ближайшего соперника ({ $seat }): { $n } { $n ->
        [one] рубин
        [few] рубина
       *[many] рубинов
    }.
screen-end_level = Рубинов поровну ({ $seat }): победителя определили дополнительные показатели.
screen-share_replay = Скопировать ссылку на повтор
screen-watching = Вы наблюдаете за игрой.
screen-watching_late = { $n ->
        [one] Вы смотрите партию с отставанием на { $n } раунд.
        [few] Вы смотрите партию с отставанием на { $n } раунда.
        [many] Вы смотрите партию с отставанием на { $n } раундов.
       *[other] Вы смотрите партию с отставанием на { $n } раунда.
    }
screen-notify = Сообщать, когда мой ход
screen-check_dice = Проверить кубики
screen-dice_right =
    Кубики честные: { $n } { $n ->
        [one] случайный исход пересчитан и сходится
        [few] случайных исхода пересчитаны, и все сходятся
       *[many] случайных исходов пересчитаны, и все сходятся
    }.
screen-dice_wrong = Результаты не сходятся. { $problem }
screen-save_log = Сохранить запись
screen-look_at_board = Посмотреть на поле
screen-rubies_over_rounds = Рубины по раундам
screen-ruby_sources = Откуда рубины
screen-dice_chart =
    Кубики: { $n } { $n ->
        [one] бросок
        [few] броска
       *[many] бросков
    }
screen-dice_chart_help = Столбцы: сколько раз выпала каждая сумма. Линии: сколько ожидалось.
screen-tie_break = При равенстве рубинов решают лиры, затем товары, затем карты бонусов.
screen-column_rubies = Рубины
screen-column_lira = Лиры
screen-column_goods = Товары
screen-column_cards = Карты
screen-bot_names = Айше Мехмет Лейла Юсуф Зейнеп Эмре

bot-random = Мечтатель
bot-apprentice = Ученик
bot-trader = Делец
bot-master = Мастер
bot-grandmaster = Гроссмейстер
bot-level = Уровень { $n }

bot_help-random = Выбирает что угодно, наугад.
bot_help-apprentice = Знает правила и пару уловок.
bot_help-trader = Планирует на несколько ходов вперёд.
bot_help-master = Думает основательно; победить его нелегко.
bot_help-grandmaster = Учился на десятках тысяч партий; самый сильный.
bot_help-level = Вы выбираете, насколько он силён; он ошибается так, как ошибаются люди.

screen-error_offline = Нет связи с сервером. Пробуем снова…
screen-error_not_sent = Нет связи с сервером: ваш выбор не отправлен. Выберите ещё раз, когда связь восстановится.
screen-page_missing = Не найдено
screen-no_such_page = По этому адресу нет страницы.
screen-error_server = Сервер не смог этого сделать.
screen-percent = { $n } %
screen-description = Пройдите по базару, нагрузите тележку, соберите рубины: с друзьями по сети, за одним экраном или против компьютера.
screen-picture_wide = Базар в партии на троих
screen-picture_narrow = То же самое на телефоне
