screen-page_replay = Повтор
screen-page_upload = Открыть запись
screen-replay_watch = Смотреть повтор
screen-replay_entry = Запись { $n } из { $length }
screen-replay_slider = Место в партии
screen-replay_first = В начало
screen-replay_turn_back = На ход назад
screen-replay_back = На шаг назад
screen-replay_next = На шаг вперёд
screen-replay_turn_next = На ход вперёд
screen-replay_last = В конец
screen-replay_play = Воспроизвести
screen-replay_pause = Пауза
screen-replay_eyes = Чьими глазами
screen-replay_public = Что видят все
screen-replay_seat = Видит { $name }
screen-replay_speed = Скорость
screen-replay_rounds = Раунды
screen-replay_rubies = Рубины
screen-replay_chance = Случай
screen-replay_now = Что здесь произошло
screen-replay_from = Играть отсюда
screen-replay_from_help = Новый стол продолжит партию после записи { $n }. Кубики и карты дальше выпадут заново.
screen-key_space = пробел
screen-key_play = воспроизвести, приостановить
screen-upload_help = Запись законченной партии этой программы: сохранённая в браузере, командой «istanbul play --save» или «istanbul simulate --out». Она останется среди ваших столов, ссылкой можно поделиться.
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
screen-upload_too_large = Файл слишком велик: запись занимает не больше 4 МБ.
