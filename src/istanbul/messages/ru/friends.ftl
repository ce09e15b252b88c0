### Браузер: рейтинги и как люди находят друг друга.

screen-ratings_help = Здесь учитываются только рейтинговые партии. Шкала та же, по которой измерена сила компьютерных игроков. Каждый участник такой партии может проверить её кубики.
screen-pool_board = Настольная игра
screen-pool_dice = Кости
screen-tempo = Темп
screen-speed_live = В реальном времени
screen-speed_days = По переписке
screen-rating = Рейтинг
screen-rating_range = от { $low } до { $high }
screen-rating_range_help = После { $n } { $n ->
        [one] рейтинговой партии
        [few] рейтинговых партий
       *[many] рейтинговых партий
    }. Ваша настоящая сила лежит в этих пределах с вероятностью 95 %.
screen-my_rating = Ваш рейтинг
screen-no_rating = Здесь у вас ещё нет рейтинга. Открывая стол, включите «Рейтинговая партия».
screen-rating_history = { $n ->
        [one] Ваш рейтинг за последнюю { $n } партию
        [few] Ваш рейтинг за последние { $n } партии
       *[many] Ваш рейтинг за последние { $n } партий
    }
screen-rating_history_label = От { $first } до { $last }
screen-rated_place = Место { $place } из { $players }
screen-rated_weight = вес { $n } %
screen-rated_check = Партия и её кубики
screen-leaders = Таблица лидеров
screen-leaders_place = Место
screen-leaders_none = Здесь пока никого нет.
screen-leaders_help = В таблицу попадают после { $n } рейтинговых партий. Порядок определяет нижняя граница рейтинга.
screen-anchors = Компьютерные игроки
screen-table_ratings = Рейтинги
screen-rated = Рейтинговая партия
screen-rated_help = Результат изменит рейтинги игроков, а ваше имя может появиться в таблице лидеров. Время на ход ограничено, подсказок нет. Тот, кто уходит, проигрывает тем, кто остался. Партии с одними и теми же людьми или через одно подключение имеют меньший вес.
screen-open_tables = Столы, за которыми ждут игроков
screen-open_tables_none = Сейчас ни за одним открытым столом не ждут игроков. Создайте свой или начните поиск выше.
screen-open_public = Создать открытый стол
screen-show_more = Показать ещё
screen-running_tables = Партии, которые можно посмотреть
screen-look_on = Смотреть
screen-seats_taken = Занято мест: { $n } из { $seats }
screen-wants_ratings = рейтинг от { $low } до { $high }
screen-pairing = Быстрый поиск
screen-pairing_help = Отметьте всё, во что вы готовы сыграть сейчас. Как только наберётся достаточно желающих, партия начнётся. Не закрывайте пока эту страницу.
screen-pairing_begin = Искать игроков
screen-pairing_stop = Прекратить поиск
screen-pairing_waits = Идёт поиск… { $n ->
        [0] Больше никто не хочет сыграть в это сейчас.
        [one] В это готов сыграть ещё { $n } человек.
        [few] В это готовы сыграть ещё { $n } человека.
       *[many] В это готовы сыграть ещё { $n } человек.
    }
screen-pairing_others = { $n ->
        [0] Сейчас никто не ищет игроков.
        [one] Сейчас игроков ищет { $n } человек.
        [few] Сейчас игроков ищут { $n } человека.
       *[many] Сейчас игроков ищут { $n } человек.
    }
screen-public = Открытый стол
screen-public_help = До начала партии стол виден в разделе «Найти игроков» вместе с именами сидящих за ним. Свободное место может занять любой.
screen-ratings_wanted = Желаемый рейтинг
screen-ratings_low = От
screen-ratings_high = До
screen-watching_who = Кто может смотреть?
screen-watching_nobody = Никто
screen-watching_nobody_help = Пока партия идёт, её видят только игроки.
screen-watching_link = По ссылке
screen-watching_link_help = Смотреть может любой, у кого есть ссылка для зрителей. Закрытых карт зрители не видят.
screen-watching_everybody = Все
screen-watching_everybody_help = Пока партия идёт, она видна в разделе «Найти игроков». Закрытых карт зрители не видят.
screen-delay = Когда зрители видят ходы?
screen-delay_none = Сразу
screen-delay_rounds = { $n ->
        [one] На { $n } раунд позже
        [few] На { $n } раунда позже
        [many] На { $n } раундов позже
       *[other] На { $n } раунда позже
    }
screen-delay_help = Так никто из зрителей не сможет подсказать игроку. Когда партия окончена, все видят её целиком.
screen-friends = Люди, с которыми вы играли
screen-invite_friend = Пригласить: { $name }
screen-invited = Приглашение отправлено
screen-share = Поделиться…
screen-tournament_new = Новый турнир
screen-tournament_help = Для 3–64 человек, у которых есть ссылка. Как только закончатся все партии тура, начнётся следующий; вы можете начать его и раньше.
screen-tournament_name = Название турнира
screen-tournament_format = Система
screen-tournament_swiss = Швейцарская
screen-tournament_swiss_help = В каждом туре встречаются игроки с близкими результатами, и никто не встречается с теми же людьми снова, если этого можно избежать.
screen-tournament_round_robin = Круговая
screen-tournament_round_robin_help = Каждый играет с каждым, насколько позволяют столы.
screen-tournament_seats = Игроков за столом
screen-tournament_rounds = Туры
screen-tournament_make = Создать турнир
screen-tournament_players = { $n } { $n ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
screen-tournament_invite = Участвовать может любой, у кого есть адрес этой страницы, пока не начался первый тур.
screen-tournament_join = Участвовать
screen-tournament_leave = Покинуть турнир
screen-tournament_left = больше не играет
screen-tournament_begin = Начать первый тур
screen-tournament_next = Начать следующий тур сейчас
screen-tournament_delete = Удалить турнир
screen-tournament_round = Тур { $n } из { $of }
screen-tournament_byes = Свободны в этом туре: { $names }
screen-standings = Положение
screen-standings_points = Очки
screen-standings_opponents = Соперники
screen-standings_help = Победа и свободный тур дают одно очко, последнее место за столом — ни одного, очки за места между ними распределены равномерно. При равенстве решают очки всех соперников, затем рубины.

refused-rated_seats = В рейтинговой партии у каждого человека ровно одно место.
refused-rated_options = Рейтинговую партию играют до конца, на одном из предложенных полей и с обычными числами.
refused-rated_time = Для рейтинговой партии нужно ограничить время на ход, а подсказки в ней запрещены.
refused-rating_range = Этот стол ждёт игроков с другим рейтингом.
refused-no_friend = Вы не играли там с этим человеком.
refused-too_many_public = Больше открытых столов иметь нельзя. Дождитесь начала игры за одним из них или удалите один.
refused-no_tournament = Такого турнира нет.
refused-tournament_full = В этом турнире больше нет мест.
refused-too_few_players = Для турнира нужно не меньше трёх игроков.
refused-games_on = В этом турнире идёт столько партий, сколько в нём игроков. Подождите, пока некоторые закончатся.
refused-too_many_tournaments = Больше турниров иметь нельзя. Сначала удалите один из них.
