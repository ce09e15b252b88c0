screen-access_keys = Горячие клавиши
screen-access_key = Клавиша
screen-access_does = Что она делает
screen-access_typed = Ввести действие
screen-access_typed_help = В нотации игры, слова можно сокращать как угодно: «m tea» — это «move tea_house». Стрелки выбирают из списка; undo и redo тоже работают.
screen-access_words = Описание стола
screen-access_news = Что произошло
screen-access_options =
    { $n } { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }: { $options }
screen-access_can = можно выбрать: { $options }
screen-access_fee = { $n } { count-lira.noun } игроку { $seat }
screen-access_letters = Однобуквенные клавиши
screen-access_letters_help = Выключите их, если вы диктуете или если буквы нужны программе чтения с экрана.
screen-access_not_yours = Сейчас не ваш ход.
screen-access_no_option = «{ $text }» сейчас невозможно. Что можно сделать, показывает список ниже.
screen-key_arrows = перемещаться по полю, место за местом
screen-key_enter = выбрать место или кнопку
screen-key_tab = к кнопкам, картам и журналу
screen-key_board = к полю
screen-key_now = к тому, что можно сделать сейчас
screen-key_undo = отменить
screen-key_redo = повторить
screen-key_end = завершить ход
screen-key_options = все варианты списком
screen-key_hurry = пропустить показ; если удерживать — быстрее
screen-key_escape = вернуть карту на руку или свернуть выбор; пропустить показ
screen-key_typed = ввести действие
screen-key_words = описание всего стола
screen-key_seat = сказать, что есть у этого игрока
screen-key_repeat = повторить то, что было сказано последним
screen-key_keys = этот список
screen-access_any = любой товар
screen-text_size = Размер текста
screen-sound = Звуки
screen-sound_help = Вы услышите начало своего хода, перемещения, кубики, доходы и рубины.
screen-sound_offer = Включить звуки?
screen-volume = Громкость
screen-offline_shell = Нет связи с сервером, пробуем снова. Пока доступны настройки, уже открытые страницы правил и обучение, если вы его открывали.
screen-upgraded = Появилась новая версия.
screen-reload = Обновить
screen-key_digit = назвать это число, когда его спрашивают
screen-key_answer = выбрать один из ответов на экране
screen-key_letter = пойти в это место или взять эту карту (буквы видны, пока вы играете с клавиатуры)
screen-key_hint = показать или скрыть подсказки
screen-key_explain = объяснить то, что в фокусе, или всё, что есть на столе
screen-access_fee_supply = { $n } { count-lira.noun } в запас
screen-access_gain = вы получите { FORM($things, "accusative") }
screen-access_loss = вы отдадите { FORM($things, "accusative") }
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Ваш ход: { $asked }
screen-access_seat = { $name } ({ $seat_colour })
screen-access_you = { $name } ({ $seat_colour }, вы)
screen-access_rubies =
    { $n } из { $goal } { $goal ->
        [one] рубина
        [few] рубинов
       *[many] рубинов
    }
screen-access_barrow = в тележке { $goods }; в ней есть место на { $n } { count-good.noun } каждого вида
screen-access_barrow_empty = тележка пуста; в ней есть место на { $n } { count-good.noun } каждого вида
screen-access_none = нет товаров
screen-access_merchant = торговец { FORM($place, "at") }
screen-access_stack = { $n } { count-assistant.noun } при торговце
screen-access_assistants = помощники оставлены { FORM($places, "at") }
screen-access_family = родственник { FORM($place, "at") }
screen-access_companion = партнёр { FORM($place, "at") }
screen-access_companion_ready = партнёр в запасе, его можно выставить
screen-access_letters_open = письма, которые нужно доставить
screen-access_letters_delivered = доставленные письма
screen-access_letter = письмо для { FORM($place, "genitive") }
screen-access_letter_delivered = доставленное письмо для { FORM($place, "genitive") }, 2 печати
screen-access_stack_asks = { $colour }, нужно иметь { $goods }
screen-access_stack_empty = { FORM($colour, "genitive_plural") } больше нет
screen-access_barrier = барьер в сторону { FORM($place, "genitive") }, жетон барьера у { FORM($seat_colour, "genitive") } игрока
screen-access_barrier_held = Барьер, жетон барьера у { FORM($seat_colour, "genitive") } игрока
screen-access_edge = Барьер между { FORM($place, "instrumental") } и { FORM($to, "instrumental") }
screen-access_tile = { $tile }, цена: { $price }
