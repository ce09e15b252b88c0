### Что команды выводят о результатах измерений.

measure-games_title = Партий: { $games }; боты: { $agents }; начальное число: { $seed }
measure-what = показатель
measure-result = результат
measure-span = { $middle } (от { $low } до { $high })
measure-decimal = { $whole },{ $tenths }
measure-share = { $share } % (от { $low } до { $high })
measure-ended_by = чем закончились
measure-rounds = раунды: медиана (от 5 % до 95 %)
measure-turn = победы, место { $n } в порядке хода
measure-agent_wins = победы { $agent }, на одно место
measure-ruby = откуда рубины
measure-acted = действия
measure-card_played = сыгранные карты
measure-card_used = применённые карты базара
measure-tile_used = применённые жетоны мечетей
measure-tile_taken = взятые жетоны мечетей
measure-guild_played = сыгранные карты гильдии
measure-tavern_tile = взятые жетоны таверны
measure-kiosk_taken = взятые жетоны павильона
measure-options = варианты на решение: медиана, 99 %, максимум
measure-speed = партий/с, шагов/с

measure-arena_title = Партий: { $games }; начальное число: { $seed }; бюджет: { $budget }
measure-even = равная доля — { $percent } %
measure-player = бот
measure-win_share = доля побед
measure-turns_to_win = ходов до победы
measure-decision_ms = мс на решение: медиана, 99 %
measure-rating = рейтинг
measure-rubies_of = рубины { $agent }: { $sources }
measure-none = нет

measure-bench = показатель (одно ядро, медианы из 5)
measure-plain = обычные
measure-native = скомпилированные
measure-ratio = отношение
measure-steps_per_s = случайных шагов/с
measure-steps_per_s_driven = случайных шагов/с, правила вызываются из Python
measure-steps_per_s_state = случайных шагов/с, State вызывается из Python
measure-steps_per_s_2_threads = случайных шагов/с, два потока, по часам
measure-copies_per_s = копий/с
measure-worlds_per_s = миров/с
measure-environment_steps_per_s = шагов/с в среде, много партий, два потока, по часам
measure-reference = Пустой цикл на Python выполняется здесь { $turns } раз в секунду; один шаг стоит столько же, сколько { $cost } таких повторов.

measure-lines = { $count } { $count ->
        [one] линия
        [few] линии
       *[many] линий
    } из { $depth } { $depth ->
        [one] шага
        [few] шагов
       *[many] шагов
    }, { $seconds } с
measure-uncertain = Недостоверных сведений в таблицах: { $n }
measure-replayed = ok: { $n } { $n ->
        [one] шаг
        [few] шага
       *[many] шагов
    }, хеш { $digest }, { $ended }
measure-ranking = { $reason }, места { $ranking }
measure-not_over = не закончена
