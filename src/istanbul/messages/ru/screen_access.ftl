screen-access_keys = Горячие клавиши
screen-access_key = Клавиша
screen-access_does = Что делает
screen-access_typed = Ввести действие
screen-access_typed_help = В нотации игры, слова можно сокращать: «m tea» — это «move tea_house». Стрелки выбирают из списка; undo и redo тоже работают.
screen-access_words = Стол словами
screen-access_news = Что произошло
screen-access_options =
    { $n } { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }
screen-access_can = можно выбрать
screen-access_fee =
    { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    } — { $seat }
screen-access_delivered = доставлено
screen-access_letters = Клавиши из одной буквы
screen-access_letters_help = Выключите, если вы диктуете или буквы нужны программе чтения с экрана.
screen-access_not_yours = Сейчас не ваш ход.
screen-access_no_option = «{ $text }» сейчас невозможно. Что можно — в списке ниже.
screen-key_arrows = идти по полю, место за местом
screen-key_enter = выбрать место или кнопку
screen-key_tab = к кнопкам, картам и журналу
screen-key_board = к полю
screen-key_now = к тому, что можно сделать сейчас
screen-key_undo = отменить
screen-key_redo = вернуть
screen-key_end = завершить ход
screen-key_options = все варианты списком
screen-key_hurry = пропустить вперёд; если удерживать — быстрее
screen-key_escape = вернуть карту, убрать выбор в панель; пропустить показ
screen-key_typed = ввести действие
screen-key_words = весь стол словами
screen-key_seat = сказать, что есть у этого игрока
screen-key_repeat = повторить сказанное
screen-key_keys = этот список
screen-access_any = любой товар
screen-text_size = Размер текста
screen-sound = Звуки
screen-sound_help = Слышны ваш ход, перемещения, кубики, доходы и рубины.
screen-volume = Громкость
screen-offline_shell = Нет связи с сервером, попытки продолжаются. Пока доступны настройки, прочитанные правила и открытая ранее первая игра.
screen-upgraded = Появилась новая версия.
screen-reload = Обновить
screen-key_hint = показать или скрыть подсказки
screen-key_explain = объяснить то, что в фокусе, или всё на столе
