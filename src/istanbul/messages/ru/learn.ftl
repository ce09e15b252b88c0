screen-page_learn = Ваша первая игра
screen-page_rules = Правила
screen-nav_learn = Обучение
screen-page_puzzles = Задачи
screen-page_mistakes = Учиться на своих ошибках
screen-page_plan = Спланировать следующий ход
screen-plan_back = Вернуться к столу
screen-page_daily = Базар дня
screen-page_race = Гонка в одиночку
screen-nav_rules = Правила
screen-learn_begin = Научиться за десять шагов
screen-learn_guide = Ваш проводник
screen-learn_step = Шаг { $n } из { $total }
screen-learn_now = Сейчас: { $what }
screen-learn_other = Так тоже можно, но сейчас нужно другое: { $what }
screen-learn_next = Дальше
screen-learn_back = Назад
screen-learn_skip = Пропустить
screen-learn_leave = Выйти
screen-learn_finished = Вы победили!
screen-learn_finished_help = Этого достаточно, чтобы играть. Если захотите узнать, что делает тот или иной предмет, щёлкните по нему правой кнопкой, нажмите на него и удерживайте или нажмите клавишу i.
screen-learn_known = Это всё, что здесь нового
screen-learn_known_help = Теперь сыграйте. Если захотите узнать, что делает тот или иной предмет, щёлкните по нему правой кнопкой, нажмите на него и удерживайте или нажмите клавишу i.
screen-learn_lessons = Уроки
screen-learn_more = Другие уроки
screen-learn_play = Сыграть по-настоящему
screen-learn_again = Начать заново
screen-explain_rule = Пункт { $clause }
screen-explain_all = Что на столе
screen-explain_also = Здесь же
screen-explain_players =
    { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
screen-explain_mark_l = вероятно
screen-explain_mark_r = реконструировано
screen-explain_help_l = Вероятно: напечатано только на компоненте; обоснованный вывод или один надёжный источник.
screen-explain_help_r = Реконструировано: напечатано только на компоненте, а источника найти не удалось. Продуманное предположение, согласованное со всем, что нам известно.
screen-rules_lead = Правила нашими словами. Это неофициальный проект поклонников: если игра у вас есть, учиться по-прежнему лучше всего по её правилам.
screen-rules_pages = Страницы правил
screen-rules_words = Слова на четырёх языках
screen-rules_search = Поиск на этой странице
screen-rules_found =
    { $n } { $n ->
        [one] совпадение
        [few] совпадения
       *[many] совпадений
    }
screen-rules_contents = Содержание
screen-rules_short = Коротко
screen-rules_full = Полный текст правил
screen-rules_english = Полный текст есть только на английском; всё, что выше, — на вашем языке.
screen-rules_marks = Насколько надёжны сведения
screen-rules_kind_place = Места
screen-rules_kind_figure = Персонажи
screen-rules_kind_thing = Компоненты
screen-rules_kind_good = Товары
screen-rules_kind_mosque_tile = Жетоны мечетей
screen-rules_kind_tavern_tile = Жетоны таверны
screen-rules_kind_card = Карты
screen-rules_kind_guild = Карты гильдии
screen-rules_kind_kiosk = Жетоны павильона
screen-rules_kind_action = Действия
screen-rules_kind_track = Шкалы рубинов
screen-rules_kind_tile = Жетоны мечети

# Базар дня, на первой странице.
screen-daily_about = { $game }, игроков: { $n }, соперник: { $bot }
screen-daily_new = Ещё не сыграно
screen-daily_begun = Партия начата
screen-daily_place = Место { $n } из { $of }
screen-daily_streak = { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
       *[many] { $n } дней подряд
    }
screen-daily_result = Итог
screen-daily_days = Все дни
screen-race_done = Пять рубинов. Ходов: { $n }
