expansion-great_bazaar = Гранд-базар
expansion-letters = Письма и печати
expansion-mocha = Кофе и бакшиш

seat_colour-0 = красный
    .genitive = красного
seat_colour-1 = синий
    .genitive = синего
seat_colour-2 = зелёный
    .genitive = зелёного
seat_colour-3 = жёлтый
    .genitive = жёлтого
seat_colour-4 = белый
    .genitive = белого

over-max_rounds = Игра остановлена: достигнуто предельное число раундов
over-rubies = Кто-то собрал нужное число рубинов
over-shared = Победу делят { $seats }
over-winner = { $seat } побеждает!

ui-all_tiles = Жетоны
ui-ambiguous =
    «{ $text }» подходит к { $n } { $n ->
        [one] варианту
        [few] вариантам
       *[many] вариантам
    }: { $texts }
ui-anywhere = идти куда угодно
count-assistant =
    { $n } { $n ->
        [one] помощник
        [few] помощника
       *[many] помощников
    }
    .accusative =
        { $n } { $n ->
            [one] помощника
            [few] помощников
           *[many] помощников
        }
    .noun =
        { $n ->
            [one] помощник
            [few] помощника
           *[many] помощников
        }
ui-assistants = Помощники
ui-barrier = Барьер
count-blue =
    { $n } { $n ->
        [one] синий товар
        [few] синих товара
       *[many] синих товаров
    }
    .accusative =
        { $n } { $n ->
            [one] синий товар
            [few] синих товара
           *[many] синих товаров
        }
ui-call_back = вернуть помощников
ui-cannot_redo = Повторять нечего: вы только что ничего не отменяли
ui-cannot_undo = Отменять нечего: после вашего последнего выбора бросили кубики, взяли карту или сходил другой игрок
count-card =
    { $n } { $n ->
        [one] карта бонуса
        [few] карты бонусов
       *[many] карт бонусов
    }
    .accusative =
        { $n } { $n ->
            [one] карту бонуса
            [few] карты бонусов
           *[many] карт бонусов
        }
ui-card_count_known = известно { $n }
ui-cards =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
    .noun =
        { $n ->
            [one] карта
            [few] карты
           *[many] карт
        }
    .noun_accusative =
        { $n ->
            [one] карту
            [few] карты
           *[many] карт
        }
ui-board_breaks_rule = Ваше поле не отвечает правилу Big Box для случайных полей.
ui-board_keeps_rule = Ваше поле отвечает правилу Big Box для случайных полей.
ui-chance_next = Дальше — случайный исход: { $texts }
ui-choose = Номер, действие или help
ui-coffee = Кофе
count-coffee = { $n } кофе
    .accusative = { $n } кофе
ui-command_action = выбрать по тексту; достаточно начала, которое подходит только к одному варианту
ui-command_board = нарисовать поле ещё раз
ui-command_hand = ваши карты и то, что известно о картах других
ui-command_help = этот список; с названием: что делает место, карта или жетон
ui-command_log = что уже произошло
ui-command_number = выбрать вариант с этим номером
ui-command_quit = закончить игру
ui-command_redo = повторить отменённое
ui-command_save = сохранить партию сейчас; с именем: дальше сохранять в этот файл
ui-command_undo = отменить свой последний выбор, пока не брошены кубики, не взята карта и не сходил другой игрок
ui-decides = Решает { $seat }
ui-deck = в колоде { $n }
count-extension =
    { $n } { $n ->
        [one] расширение
        [few] расширения
       *[many] расширений
    }
    .accusative =
        { $n } { $n ->
            [one] расширение
            [few] расширения
           *[many] расширений
        }
    .noun =
        { $n ->
            [one] расширение
            [few] расширения
           *[many] расширений
        }
ui-file_exists = { $path } уже существует: выберите другое имя
ui-goal = цель: { $n } { count-ruby.noun }
count-good =
    { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    }
    .accusative =
        { $n } { $n ->
            [one] товар
            [few] товара
           *[many] товаров
        }
    .noun =
        { $n ->
            [one] товар
            [few] товара
           *[many] товаров
        }
    .noun_genitive =
        { $n ->
            [one] товара
            [few] товаров
           *[many] товаров
        }
count-green =
    { $n } { $n ->
        [one] зелёный товар
        [few] зелёных товара
       *[many] зелёных товаров
    }
    .accusative =
        { $n } { $n ->
            [one] зелёный товар
            [few] зелёных товара
           *[many] зелёных товаров
        }
ui-guild = Гильдия
ui-guild_cards = Карты гильдии
count-guild =
    { $n } { $n ->
        [one] карта гильдии
        [few] карты гильдии
       *[many] карт гильдии
    }
    .accusative =
        { $n } { $n ->
            [one] карту гильдии
            [few] карты гильдии
           *[many] карт гильдии
        }
ui-guild_discard = Сброшенные карты гильдии
ui-hand = На руке
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
    .accusative =
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
    .noun =
        { $n ->
            [one] лира
            [few] лиры
           *[many] лир
        }
    .noun_accusative =
        { $n ->
            [one] лиру
            [few] лиры
           *[many] лир
        }
    .noun_genitive =
        { $n ->
            [one] лиры
            [few] лир
           *[many] лир
        }
ui-log = Журнал
ui-no_cards = нет карт
ui-no_help = Нет места, карты или жетона с названием «{ $text }»: help покажет команды
ui-not_an_option = «{ $text }» здесь не подходит: введите номер от 1 до { $n }, действие из списка или help
ui-not_now = «{ $text }» сейчас невозможно: введите номер от 1 до { $n }, действие из списка или help
ui-not_saved = Не сохранено: файл ещё не указан (save { ui-file })
ui-options = Варианты
ui-piece_assistant = помощник
ui-piece_companion = партнёр
ui-piece_delivered = доставлено, = всего печатей
ui-piece_family = родственник
ui-piece_merchant = торговец
ui-pile = в сбросе { $n }
ui-pile_top = Верхняя карта сброса
ui-prices = Цены
ui-reason_and = { $reason }; { $also }
count-red =
    { $n } { $n ->
        [one] красный товар
        [few] красных товара
       *[many] красных товаров
    }
    .accusative =
        { $n } { $n ->
            [one] красный товар
            [few] красных товара
           *[many] красных товаров
        }
ui-redone = Повторено
ui-resume_with = Чтобы продолжить: { $command }
ui-roasting = лиры, товар, карта
ui-round = Раунд { $n }
ui-turn_number = Ход { $n }
ui-rubies = Рубины
count-ruby =
    { $n } { $n ->
        [one] рубин
        [few] рубина
       *[many] рубинов
    }
    .accusative =
        { $n } { $n ->
            [one] рубин
            [few] рубина
           *[many] рубинов
        }
    .noun =
        { $n ->
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
    .accusative =
        { $n } { $n ->
            [one] печать
            [few] печати
           *[many] печатей
        }
    .noun =
        { $n ->
            [one] печать
            [few] печати
           *[many] печатей
        }
    .noun_genitive =
        { $n ->
            [one] печати
            [few] печатей
           *[many] печатей
        }
ui-seat = Игрок
ui-send_family = родственник уходит
ui-set_up = Подготовка
ui-short_coffee_trader = Кофе
ui-short_courier = Пос
ui-short_governor = Упр
ui-short_smuggler = Конт
ui-sign_barrier = Б
ui-sign_encounters = В
ui-sign_movement = Д
ui-sold_out = распродано
ui-tea_house = { $low }–{ $high }, иначе { $n } { count-lira.noun }
ui-thinking = { $seat } думает…
count-tile =
    { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
    .accusative =
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
    .accusative =
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
    .accusative =
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
ui-bot_seat = { $bot } { $n }

list-last = { $first } и { $last }
list-more = { $first }, { $next }
list-times = { $n } × { $thing }

head-seat = Игрок
head-rubies = Руб.
head-lira = Л
head-coffee = К
head-wheelbarrow = Тележка
head-assistants = Пом.
head-all_tiles = Ж
head-hand = Рука
head-guild = Гил.
head-companion = Пар.
head-letters = Пис.
