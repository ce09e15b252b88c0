screen-page_replay = Повтор
screen-page_upload = Открыть запись
screen-replay_watch = Смотреть повтор
screen-replay_entry = Шаг { $n } из { $length }
screen-replay_slider = Момент партии
screen-replay_first = В начало
screen-replay_turn_back = Предыдущий ход
screen-replay_back = Предыдущий шаг
screen-replay_next = Следующий шаг
screen-replay_turn_next = Следующий ход
screen-replay_last = В конец
screen-replay_play = Воспроизвести
screen-replay_pause = Пауза
screen-replay_eyes = Чьими глазами
screen-replay_public = Что видят все
screen-replay_seat = Глазами игрока { $name }
screen-replay_speed = Скорость
screen-replay_rounds = Раунды
screen-replay_rubies = Рубины
screen-replay_chance = Случай
screen-replay_now = Что здесь произошло
screen-replay_from = Играть отсюда
screen-replay_from_help = Новый стол, за которым партия продолжится после шага { $n }. Дальнейшие броски и карты определятся заново.
screen-key_space = пробел
screen-key_play = воспроизвести, приостановить
screen-upload_help = Запись законченной партии этой программы: сохранённая в браузере, командой «istanbul play --save» или «istanbul simulate --out». Она останется среди ваших столов.
screen-upload_link = Ссылкой на неё можно поделиться.
screen-upload_choose = Выбрать файл
screen-upload_drop = или перетащите его сюда
screen-upload_many =
    В этом файле { $n } { $n ->
        [one] партия
        [few] партии
       *[many] партий
    }: выберите одну
screen-upload_not_log = { $name } — не запись партии: строка { $n } не читается.
screen-upload_broken = Этот файл не удаётся воспроизвести как партию. Ничего не сохранено.
screen-upload_not_over = Эта партия не закончена. Здесь открываются только законченные партии.
screen-upload_too_large = Файл слишком велик: запись может занимать не больше 4 МБ.
