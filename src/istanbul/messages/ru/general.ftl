expansion-great_bazaar = Гранд-базар
expansion-letters = Письма и печати
expansion-mocha = Кофе и бакшиш

seat_colour-0 = красный
seat_colour-1 = синий
seat_colour-2 = зелёный
seat_colour-3 = жёлтый
seat_colour-4 = белый

over-max_rounds = Игра остановлена: достигнут предел раундов
over-rubies = Нужное число рубинов собрано
over-shared = Победу делят: { $seats }
over-winner = Победа: { $seat }!

ui-all_tiles = Жетоны
ui-ambiguous = «{ $text }» подходит к нескольким вариантам ({ $n }): { $texts }
ui-anywhere = куда угодно
count-assistant =
    { $n } { $n ->
        [one] помощник
        [few] помощника
       *[many] помощников
    }
ui-assistants = Помощники
ui-barrier = Заслон
count-blue =
    { $n } { $n ->
        [one] синий товар
        [few] синих товара
       *[many] синих товаров
    }
ui-call_back = сбор помощников
ui-cannot_redo = Повторять нечего: только что ничего не отменяли
ui-cannot_undo = Отменять нечего: после вашего последнего выбора был бросок, карта или ход другого игрока
count-card =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } бонуса
ui-card_count_known = известно { $n }
ui-cards =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
ui-board_breaks_rule = Это ваше поле не соответствует правилу Big Box для случайных полей.
ui-board_keeps_rule = Это ваше поле соответствует правилу Big Box для случайных полей.
ui-chance_next = Очередь случая: { $texts }
ui-choose = Номер, действие или help
ui-coffee = Кофе
count-coffee = { $n } кофе
ui-command_action = выбрать по тексту; достаточно однозначного начала
ui-command_board = показать поле ещё раз
ui-command_hand = ваши карты и что известно о чужих
ui-command_help = этот список; с названием: что делает место, карта или жетон
ui-command_log = что было до сих пор
ui-command_number = выбрать вариант с этим номером
ui-command_quit = закончить
ui-command_redo = повторить после undo
ui-command_save = сохранить сейчас; с именем: впредь в этот файл
ui-command_undo = отменить свой последний выбор, пока не было броска, карты или другого игрока
ui-decides = Решает { $seat }
ui-deck = колода { $n }
count-extension =
    { $n } { $n ->
        [one] расширение
        [few] расширения
       *[many] расширений
    }
ui-file_exists = { $path } уже существует: выберите другое имя
ui-goal =
    цель: { $n } { $n ->
        [one] рубин
        [few] рубина
       *[many] рубинов
    }
count-good =
    { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    }
count-green =
    { $n } { $n ->
        [one] зелёный товар
        [few] зелёных товара
       *[many] зелёных товаров
    }
ui-guild = Гильдия
ui-guild_cards = Карты гильдии
count-guild =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } гильдии
ui-guild_discard = Сброшенные карты гильдии
ui-hand = Рука
ui-kiosk_row = Жетоны павильона
ui-kiosk_tile = Жетон павильона { $n }
ui-kiosk_tiles =
    { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
ui-last_round = последний раунд
count-letter =
    { $n } { $n ->
        [one] письмо
        [few] письма
       *[many] писем
    }
ui-letters = Письма
ui-lira = Лиры
count-lira =
    { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    }
    .accusative =
        { $n } { $n ->
            [one] лиру
            [few] лиры
           *[many] лир
        }
ui-log = Журнал
ui-no_cards = нет карт
ui-no_help = Нет места, карты или жетона «{ $text }»: help покажет команды
ui-not_an_option = «{ $text }» здесь не подходит: введите номер от 1 до { $n }, действие из списка или help
ui-not_now = «{ $text }» сейчас невозможно: введите номер от 1 до { $n }, действие из списка или help
ui-not_saved = Не сохранено: файл ещё не указан (save ФАЙЛ)
ui-options = Варианты
ui-piece_assistant = помощник
ui-piece_companion = партнёр
ui-piece_delivered = доставлено, = всего печатей
ui-piece_family = родственник
ui-piece_merchant = торговец
ui-pile = сброс { $n }
ui-pile_top = Верхняя карта сброса
ui-prices = Цены
ui-reason_and = { $reason }; { $also }
count-red =
    { $n } { $n ->
        [one] красный товар
        [few] красных товара
       *[many] красных товаров
    }
ui-redone = Повторено
ui-resume_with = Продолжить: { $command }
ui-roasting = лиры, товар, карта
ui-round = Раунд { $n }
ui-rubies = Рубины
count-ruby =
    { $n } { $n ->
        [one] рубин
        [few] рубина
       *[many] рубинов
    }
ui-saved = Сохранено: { $path }
count-seal =
    { $n } { $n ->
        [one] печать
        [few] печати
       *[many] печатей
    }
ui-seat = Игрок
ui-send_family = послать родню
ui-set_up = Подготовка
ui-short_coffee_trader = Кофе
ui-short_courier = Пос
ui-short_governor = Упр
ui-short_smuggler = Конт
ui-sign_barrier = З
ui-sign_encounters = В
ui-sign_movement = Д
ui-sold_out = распродано
ui-tea_house =
    { $low }–{ $high }, иначе { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    }
ui-thinking = { $seat } думает…
count-tile =
    { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
ui-tiles = Жетоны мечетей
ui-undone = Отменено
ui-wheelbarrow = Тележка
count-yellow =
    { $n } { $n ->
        [one] жёлтый товар
        [few] жёлтых товара
       *[many] жёлтых товаров
    }
count-any =
    { $n } { $n ->
        [one] любой товар
        [few] любых товара
       *[many] любых товаров
    }
ui-you = вы
ui-your_turn = Ваш ход
ui-gain = +{ $things }
ui-loss = −{ $things }
ui-companion = Партнёр
ui-in_reserve = в запасе
ui-piece_ruby = рубины
ui-file = ФАЙЛ

list-last = { $first } и { $last }
list-more = { $first }, { $next }
