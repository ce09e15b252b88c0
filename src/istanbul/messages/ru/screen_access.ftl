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
    }: { $options }
screen-access_can = можно выбрать: { $options }
screen-access_fee =
    { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    } игроку { $seat }
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
screen-access_fee_supply =
    { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    } в запас
screen-access_gain = вы получите { $things }
screen-access_loss = вы отдадите { $things }
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Ваш ход: { $asked }
screen-access_seat = { $name } ({ $seat_colour })
screen-access_you = { $name } ({ $seat_colour }, вы)
screen-access_rubies = рубинов: { $n } из { $goal }
screen-access_barrow = тележка: { $goods }; каждого товара не больше { $n }
screen-access_barrow_empty = тележка пуста; каждого товара не больше { $n }
screen-access_none = нет товаров
screen-access_merchant = торговец { FORM($place, "at") }
screen-access_stack =
    { $n } { $n ->
        [one] помощник
        [few] помощника
       *[many] помощников
    } при торговце
screen-access_assistants = оставлены помощники: { FORM($places, "at") }
screen-access_family = родственник { FORM($place, "at") }
screen-access_companion = партнёр { FORM($place, "at") }
screen-access_companion_ready = партнёр готов
screen-access_letters_open = письма к доставке
screen-access_letters_delivered = доставленные письма
screen-access_letter = письмо { FORM($place, "to") }
screen-access_letter_delivered = доставленное письмо { FORM($place, "to") }, 2 печати
screen-access_stack_asks = { $colour } за { $goods }
screen-access_stack_empty = { $colour } закончился
screen-access_barrier = барьер, за ним { $place }, жетон: { $seat_colour }
screen-access_barrier_held = Барьер, жетон: { $seat_colour }
screen-access_edge = Барьер: { $place } / { $to }
screen-access_tile = { $tile } за { $price }
