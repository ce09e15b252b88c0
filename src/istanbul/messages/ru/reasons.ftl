reason-winning_ruby = Рубин, которого не хватает до цели: { $place }
reason-ruby = Рубин прямо сейчас: { $place }; после этого до цели ещё { $n }
reason-tile_towards_pair = { $colour }: до рубина за пару останется один жетон
reason-tile = { $colour } и его свойство
reason-place_completes_lira =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }; здесь это есть ({ $place })
reason-completes_lira =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }; это даст всё
reason-nears_lira =
    { $to }: после этого до рубина не хватает всего { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }
reason-short_of_lira =
    До рубина не хватает { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }: { $place }
reason-place_completes_goods =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }; здесь это есть ({ $place })
reason-completes_goods =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }; это даст всё
reason-nears_goods =
    { $to }: после этого до рубина не хватает всего { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }
reason-short_of_goods =
    До рубина не хватает { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }: { $place }
reason-place_completes_coffee =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] порции
        [few] порций
       *[many] порций
    } кофе; здесь это есть ({ $place })
reason-completes_coffee =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] порции
        [few] порций
       *[many] порций
    } кофе; это даст всё
reason-nears_coffee =
    { $to }: после этого до рубина не хватает всего { $n } { $n ->
        [one] порции
        [few] порций
       *[many] порций
    } кофе
reason-short_of_coffee =
    До рубина не хватает { $n } { $n ->
        [one] порции
        [few] порций
       *[many] порций
    } кофе: { $place }
reason-place_completes_seals =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] печати
        [few] печатей
       *[many] печатей
    }; здесь это есть ({ $place })
reason-completes_seals =
    { $to }: до рубина не хватает { $n } { $n ->
        [one] печати
        [few] печатей
       *[many] печатей
    }; это даст всё
reason-nears_seals =
    { $to }: после этого до рубина не хватает всего { $n } { $n ->
        [one] печати
        [few] печатей
       *[many] печатей
    }
reason-short_of_seals =
    До рубина не хватает { $n } { $n ->
        [one] печати
        [few] печатей
       *[many] печатей
    }: { $place }
reason-cannot_pay =
    Действие слишком дорого, не хватает { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }: { $place }
reason-too_dear =
    Торговцам надо отдать { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }, это не по карману: действия не будет ({ $place })
reason-goods_for_tile = Товары: +{ $n }; хватит на { $colour }
reason-goods_and_lira = Товары: +{ $n }, лиры: +{ $lira }
reason-goods_for_lira =
    { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason-goods =
    Даёт { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    }
reason-lira =
    Даёт { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason-coffee = Даёт { $n } кофе
reason-no_room = В тележке нет места для здешних товаров: { $place }
reason-nothing_here = Сейчас здесь нечего взять: { $place }
reason-nothing_to_sell = Нет товаров, на которые есть спрос: { $place }
reason-sale =
    Продажа: { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason-sale_nears =
    Продажа: { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; до рубина останется { $left } ({ $to })
reason-sale_of_some =
    Продажа: { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; ещё { $left } можно было бы продать
reason-short_of_tile =
    Не хватает { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }: { $colour }
reason-extension = Больше места в тележке
reason-extension_towards_ruby =
    Больше места в тележке; до рубина Мастерской ещё { $n } { $n ->
        [one] расширение
        [few] расширения
       *[many] расширений
    }
reason-assistants_back =
    { $n } { $n ->
        [one] помощник может
        [few] помощника могут
       *[many] помощников могут
    } вернуться; под торговцем: { $left }
reason-assistant_back = Помощник возвращается: { $place }
reason-assistant_for_lira =
    Помощник возвращается за { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }: { $place }
reason-no_assistants_out = Некого возвращать: помощников на поле нет
reason-companion_back = Партнёра можно будет выставить заново
reason-family_trip = Родственник сможет выполнить действие любого другого места
reason-family_away = Родственника здесь нет: действия не будет
reason-family_home_lira = Родственника снова можно отправить, и лиры: +{ $n }
reason-family_home_card = Родственника снова можно отправить, и карта бонуса
reason-tea = Лиры из Чайной: выгоднее всего назвать { $n } ({ $percent } %)
reason-jewelry = Товар и, если повезёт, драгоценности: до { $n }
reason-tavern_tile_left = Кофе хватает на жетон таверны ({ $n })
reason-tavern_tile = Жетон таверны до конца игры: { $tavern }
reason-barrier = Заслон даёт действие соседнего с ним места
reason-short_of_coffee_there = Чтобы что-то сделать, не хватает { $n } кофе: { $place }
reason-roasting = Кофе: до { $n }
reason-cards_to_choose = Новые карты бонуса на выбор
reason-guild_cards_to_choose = Кофе и карты гильдии на выбор
reason-two_letters = Два письма ради печатей
reason-kiosk_round = Письмо и два жетона павильона
reason-auction = Товар и карты бонуса или лиры с аукциона
reason-catacombs = Товар или кофе, а потом в любое место
reason-card_taken = Известная карта: «{ $card }»
reason-act_deck = Неизвестная карта из колоды
reason-call_best = В среднем выгоднее всего; выпадет с вероятностью { $percent } %
reason-call_best_red = С красным жетоном в среднем выгоднее всего; выпадет с вероятностью { $percent } %
reason-call_for_dealer = Хватило бы на рубин Ювелира; вероятность { $percent } %
reason-call_safe = Надёжнее ({ $percent } %), но в среднем меньше, чем { $best }
reason-call_bold = Вероятность всего { $percent } %; в среднем выгоднее { $best }
reason-roll_reaches = { $total }: названное число { $n } достигнуто
reason-roll_misses = { $total }: до названного числа { $n } не хватает
reason-roll_jewelry = { $total }: драгоценности +{ $n }
reason-roll = На кубиках будет { $total }
reason-reroll_misses = { $total } меньше названного числа { $n }: ещё одна попытка
reason-reroll_needless = { $total } уже достаточно: новый бросок может только навредить
reason-reroll_more = Новый бросок может дать больше
reason-guild = Карта гильдии вместо обычного хода: «{ $guild }»
reason-discard_guild = Остальные карты гильдии остаются
reason-discard = Остальные карты остаются
reason-visit_keeps_assistants = Бережёт помощников, но ход кончается без действия: { $place }
reason-visit_no_assistant = Помощников не осталось: ход кончается без действия ({ $place })
reason-refuse = Лиры целы ({ $n }), но ход кончается без действия: { $place }
reason-end_turn = В этот ход делать больше нечего
reason-end_turn_keeps_cards =
    Бережёт { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } на потом
reason-skip_kiosk = Этот жетон сейчас не поможет
reason-skip_barrier = Ни одно место рядом с заслоном сейчас не поможет
reason-second_turn =
    Сразу ещё один ход за { $n } { $n ->
        [one] печать
        [few] печати
       *[many] печатей
    }
reason-done = Пока достаточно
reason-done_at_fountain =
    { $n } { $n ->
        [one] помощник остаётся
        [few] помощника остаются
       *[many] помощников остаются
    } на поле: их можно подобрать позже
reason-pass_auction =
    Больше { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    } две карты не стоят
reason-pass_double_turn = Бережёт письма на потом (печатей: { $n })
reason-bid =
    { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    } за две карты бонуса — честная цена; останется { $left }
reason-bid_high =
    { $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    } за две карты бонуса — дорого; останется { $left }
reason-put_barrier = Здесь он мешает другим: { $place }
reason-put_near_ruby = Рядом с рубином, на который всего хватает: { $to }
reason-put = Отсюда начнётся следующий ход: { $place }
reason-meet_governor = Карта бонуса от управляющего
reason-meet_smuggler = Любой товар от контрабандиста
reason-meet_coffee_trader = Кофе от продавца кофе
reason-meet_courier = Письмо от посыльного
reason-catch_lira =
    Ловит родственника за { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }: { $seat }
reason-catch_card = Ловит родственника за карту бонуса: { $seat }
reason-letter_for_turn = Письмо (печатей: { $n }) ради ещё одного хода
reason-letter_for_ruby = Письмо (печатей: { $n }) ради рубина
reason-again = То же действие ещё раз за ход: «{ $card }»
reason-reach_ruby = Можно дойти до рубина, на который всего хватает: { $place }
reason-reach = Открывает места, до которых иначе не дойти
reason-card = Карта играется сейчас, а не остаётся на потом: «{ $card }»
reason-act = То, что сейчас даёт действие
reason-place_companion = Партнёр будет действовать без помощников
reason-take = Есть место: { $goods } пригодится позже
reason-give = Можно обойтись без этого: { $goods }
reason-pay_good = Вы потратите { $goods } и сбережёте лиры
reason-pay_lira = Уйдут только лиры, остальное остаётся
reason-kiosk_tile = Можно использовать сразу: «{ $kiosk }»
reason-kiosk_tile_useless = Сейчас бесполезно, но не достанется другим: «{ $kiosk }»
reason-skip = Действие пропадает: { $place }
reason-skip_price = Сохраняет то, чего стоило бы действие: { $place }
reason-skip_ruby = Пропадает рубин, на который всего хватает: { $place }
reason-tea_for_dealer = Число { $n } дало бы рубин Ювелира ({ $percent } %)

reason_also-fee =
    плата торговцам: { $fee } { $fee ->
        [one] лира
        [few] лиры
       *[many] лир
    }
reason_also-payee =
    плата: { $fee } { $fee ->
        [one] лира
        [few] лиры
       *[many] лир
    } ({ $payee })
reason_also-catch = там можно поймать родственника ({ $catch })
reason_also-letter = письмо будет доставлено
reason_also-meet = там можно встретить: { $meet }
reason_also-fetch = помощник будет подобран
reason_also-last = уйдёт последний помощник

dice_reason-winning_ruby = Рубин, которого не хватает до цели: { $track }
dice_reason-ruby = Рубин прямо сейчас: { $track }; после этого до цели ещё { $n }
dice_reason-tile = Действует каждый ход: { $tile }
dice_reason-tile_towards_ruby =
    Действует каждый ход, и до рубина мечети ещё { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }: { $tile }
dice_reason-completes_goods =
    Рубин ({ $track }): не хватает { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }; это даст всё
dice_reason-nears_goods =
    Рубин ({ $track }): после этого не хватает всего { $n } { $n ->
        [one] товара
        [few] товаров
       *[many] товаров
    }
dice_reason-completes_lira =
    Рубин ({ $track }): не хватает { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }; это даст всё
dice_reason-nears_lira =
    Рубин ({ $track }): после этого не хватает всего { $n } { $n ->
        [one] лиры
        [few] лир
       *[many] лир
    }
dice_reason-gains = Вы получите { FORM($things, "accusative") }
dice_reason-costs_markers = Одних кубиков не хватит, понадобятся маркеры: { $things }
dice_reason-keep_for_ruby = Броска хватает на рубин: { $track }
dice_reason-keep = Кристаллы останутся для броска похуже ({ $n })
dice_reason-reroll_risks = Рискует броском, которого хватает на рубин: { $track }
dice_reason-reroll_all =
    { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } за кристалл: на рубин бросок не годится
dice_reason-pick_single = Это единственный { $piece }
dice_reason-pick = Можно обойтись без этого: { $piece }
dice_reason-done =
    { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } заново, остальные хороши
dice_reason-end_turn = В этот ход делать больше нечего
dice_reason-end_turn_dice = Сохраняет то, чего стоили бы другие действия; кубиков осталось: { $n }
dice_reason-income_lira = Сначала лиры
dice_reason-income_crystal = Сначала кристаллы
dice_reason-income_card = Сначала карта базара
dice_reason-pass = Можно обойтись без этого
dice_reason-act_two = Два товара на выбор за четыре кубика
dice_reason-act_coins = Лиры за кубики, которые больше ни на что не годны
dice_reason-act_one_card = Какая карта базара выпадет
dice_reason-act_cards = Лучшая карта базара из { $n }
dice_reason-give_tile = Без его помощи, и рубин мечети дальше: { $tile }
dice_reason-give_tile_after_ruby = Рубин мечети уже получен: { $tile }
dice_reason-pay_die = Лишние кубики после хода пропадут: товары целы
dice_reason-pay_marker = Вы сбережёте { FORM($piece, "accusative") } для другого действия
dice_reason-pay_marker_only = Больше нет такого: { $piece }
dice_reason-pay_brown = Коричневый товар заменяет любой цвет
dice_reason-use_card = То, что даёт карта, пригодится сейчас: «{ $card }»
dice_reason-one_lira = Немного лир вместо карты
dice_reason-use = Карта стоит своей цены
dice_reason-take = Пригодится позже: { $things }
dice_reason-give = Можно обойтись без этого: { $things }
