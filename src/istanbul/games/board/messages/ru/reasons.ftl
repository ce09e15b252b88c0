reason-winning_ruby = Вы получите рубин { FORM($place, "at") } и достигнете цели
reason-ruby = Вы получите рубин { FORM($place, "at") }; до цели останется { $n } { count-ruby.noun }
reason-tile_towards_pair = Вы получите { $colour } мечети: для рубина за пару останется взять один жетон
reason-tile = Вы получите { $colour } мечети и его эффект
reason-place_completes_lira =
    До рубина { FORM($to, "at") } вам не хватает { $n } { count-lira.noun_genitive }; { $n ->
        [one] её
        [few] их
       *[many] их
    } можно получить { FORM($place, "at") }
reason-completes_lira =
    До рубина { FORM($to, "at") } вам не хватает { $n } { count-lira.noun_genitive }; так вы { $n ->
        [one] её
        [few] их
       *[many] их
    } получите
reason-nears_lira = Тогда до рубина { FORM($to, "at") } вам будет не хватать всего { $n } { count-lira.noun_genitive }
reason-short_of_lira = До рубина { FORM($place, "at") } вам ещё не хватает { $n } { count-lira.noun_genitive }
reason-place_completes_goods =
    До рубина { FORM($to, "at") } вам не хватает { $n } { count-good.noun_genitive }; { $n ->
        [one] его
        [few] их
       *[many] их
    } можно получить { FORM($place, "at") }
reason-completes_goods =
    До рубина { FORM($to, "at") } вам не хватает { $n } { count-good.noun_genitive }; так вы { $n ->
        [one] его
        [few] их
       *[many] их
    } получите
reason-nears_goods = Тогда до рубина { FORM($to, "at") } вам будет не хватать всего { $n } { count-good.noun_genitive }
reason-short_of_goods = До рубина { FORM($place, "at") } вам ещё не хватает { $n } { count-good.noun_genitive }
reason-place_completes_coffee = До рубина { FORM($to, "at") } вам не хватает { $n } кофе; его можно получить { FORM($place, "at") }
reason-completes_coffee = До рубина { FORM($to, "at") } вам не хватает { $n } кофе; так вы его получите
reason-nears_coffee = Тогда до рубина { FORM($to, "at") } вам будет не хватать всего { $n } кофе
reason-short_of_coffee = До рубина { FORM($place, "at") } вам ещё не хватает { $n } кофе
reason-place_completes_seals =
    До рубина { FORM($to, "at") } вам не хватает { $n } { count-seal.noun_genitive }; { $n ->
        [one] её
        [few] их
       *[many] их
    } можно получить { FORM($place, "at") }
reason-completes_seals =
    До рубина { FORM($to, "at") } вам не хватает { $n } { count-seal.noun_genitive }; так вы { $n ->
        [one] её
        [few] их
       *[many] их
    } получите
reason-nears_seals = Тогда до рубина { FORM($to, "at") } вам будет не хватать всего { $n } { count-seal.noun_genitive }
reason-short_of_seals = До рубина { FORM($place, "at") } вам ещё не хватает { $n } { count-seal.noun_genitive }
reason-cannot_pay = Для действия { FORM($place, "genitive") } вам не хватает { $n } { count-lira.noun_genitive }
reason-too_dear = Торговцам { FORM($place, "at") } нужно заплатить { $n } { count-lira.noun_accusative }, а у вас столько нет: действия не будет
reason-goods_for_tile = Вы получите { $n } { count-good.noun }: хватит на { $colour } мечети
reason-goods_and_lira =
    Вы получите { $n ->
        [0] {""}
       *[some] { $n } { count-good.noun } и{" "}
    }{ $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason-goods_for_lira =
    Вы получите { $n } { count-good.noun } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason-goods = Вы получите { $n } { count-good.noun }
reason-lira = Вы получите { $n } { count-lira.noun_accusative }
reason-coffee = Вы получите { $n } кофе
reason-no_room = В вашей тележке нет места для того, что можно получить { FORM($place, "at") }
reason-nothing_here = Сейчас { FORM($place, "at") } для вас ничего нет
reason-nothing_to_sell = У вас нет товаров, которые покупают { FORM($place, "at") }
reason-sale =
    Вы продадите { $n } { count-good.noun } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason-sale_nears =
    Вы продадите { $n } { count-good.noun } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; тогда до рубина { FORM($to, "at") } вам будет не хватать { $left } { $left ->
        [one] лиры
        [few] лир
       *[many] лир
    }
reason-sale_of_some =
    Вы продадите { $n } { count-good.noun } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } и оставите себе ещё { $left } { $left ->
        [one] товар, который тоже можно
        [few] товара, которые тоже можно
       *[many] товаров, которые тоже можно
    } продать
reason-short_of_tile = На { $colour } мечети вам не хватает { $n } { count-good.noun_genitive }
reason-extension = В тележке станет больше места
reason-extension_towards_ruby = В тележке станет больше места; до рубина Мастерской останется { $n } { count-extension.noun }
reason-assistants_back =
    { $n } { $n ->
        [one] помощник может
        [few] помощника могут
       *[many] помощников могут
    } вернуться; { $left ->
        [0] сейчас под торговцем никого нет
       *[some] сейчас под торговцем { $left }
    }
reason-assistant_back = Помощник вернётся { FORM($place, "from") }
reason-assistant_for_lira = Помощник вернётся { FORM($place, "from") } за { $n } { count-lira.noun_accusative }
reason-no_assistants_out = Вам некого возвращать
reason-companion_back = Вы сможете выставить партнёра заново
reason-family_trip = Ваш родственник сможет выполнить действие любого другого места
reason-family_away = Вашего родственника нет в Полицейском участке: действия не будет
reason-family_home_lira = Вы сможете снова отправить родственника и получите { $n } { count-lira.noun_accusative }
reason-family_home_card = Вы сможете снова отправить родственника и получите карту бонуса
reason-tea = Лиры из Чайной: выгоднее всего назвать { $n } (вероятность { $percent } %)
reason-jewelry =
    Вы получите товар{ $n ->
        [0] ; для синих нет места
        [one] {" "}и, если повезёт, { $n } синий товар
        [few] {" "}и, если повезёт, до { $n } синих товаров
       *[many] {" "}и, если повезёт, до { $n } синих товаров
    }
reason-jewelry_only =
    Если повезёт, вы получите { $n ->
        [one] { $n } синий товар
        [few] до { $n } синих товаров
       *[many] до { $n } синих товаров
    }; другие товары не поместятся
reason-tavern_tile_left = Вам хватает кофе на жетон таверны (цена: { $n })
reason-tavern_tile = Вы получите жетон таверны «{ $tavern }» до конца игры
reason-barrier = Разместив барьер, вы сможете выполнить действие одного из мест рядом с ним
reason-short_of_coffee_there = Для любого действия { FORM($place, "genitive") } вам не хватает { $n } кофе
reason-roasting = Вы можете получить до { $n } кофе
reason-cards_to_choose = Вы получите новые карты бонусов на выбор
reason-guild_cards_to_choose = Вы получите кофе и карты гильдии на выбор
reason-two_letters = Вы получите два письма
reason-kiosk_round = Вы получите письмо и два жетона павильона
reason-auction = Вы получите товар, а с аукциона — карты бонусов или лиры
reason-catacombs = Вы получите товар или кофе, а затем сможете уйти в любое место
reason-card_taken = Вы знаете эту карту: «{ $card }»
reason-act_deck = Вы получите неизвестную карту из колоды
reason-call_best = В среднем выгоднее всего (вероятность { $percent } %)
reason-call_best_red = С красным жетоном в среднем выгоднее всего (вероятность { $percent } %)
reason-call_for_dealer = Хватило бы на рубин Ювелира (вероятность { $percent } %)
reason-call_safe = Надёжнее (вероятность { $percent } %), но выгоднее назвать { $best }
reason-call_bold = Вероятность всего { $percent } %; в среднем выгоднее назвать { $best }
reason-roll_reaches = Сумма { $total } не меньше названного числа { $n }
reason-roll_misses = Сумма { $total } меньше названного числа { $n }
reason-roll_jewelry =
    Сумма { $total } { $n ->
        [0] не даёт синих товаров
        [one] даёт { $n } синий товар
        [few] даёт { $n } синих товара
       *[many] даёт { $n } синих товаров
    }
reason-roll = Тогда сумма на кубиках будет { $total }
reason-reroll_misses = Сумма { $total } меньше названного числа { $n }: у вас будет ещё одна попытка
reason-reroll_needless = Суммы { $total } уже достаточно: новый бросок может только навредить
reason-reroll_more = Новый бросок может дать больше
reason-guild = Вы сыграете карту гильдии «{ $guild }» вместо обычного хода
reason-discard_guild = Остальные карты гильдии вы сохраните
reason-discard = Остальные карты вы сохраните
reason-visit_keeps_assistants = Вы сохраните помощников, но ход закончится без действия { FORM($place, "genitive") }
reason-visit_no_assistant = У вас не осталось помощников: ход закончится без действия { FORM($place, "genitive") }
reason-refuse = Вы сбережёте { $n } { count-lira.noun_accusative }, но ход закончится без действия { FORM($place, "genitive") }
reason-end_turn = В этот ход делать больше нечего
reason-end_turn_keeps_cards = Вы сохраните { $n } { ui-cards.noun_accusative } на потом
reason-skip_kiosk = Этот жетон вам сейчас не поможет
reason-skip_barrier = Ни одно из мест рядом с барьером вам сейчас не поможет
reason-second_turn = Вы сразу сделаете ещё один ход за { $n } { count-seal.noun }
reason-done = Пока достаточно
reason-done_at_fountain =
    { $n } { $n ->
        [one] помощник останется на поле: его можно
        [few] помощника останутся на поле: их можно
       *[many] помощников останутся на поле: их можно
    } подобрать позже
reason-pass_auction = Больше { $n } { count-lira.noun_genitive } две карты не стоят
reason-pass_double_turn = Вы сохраните письма ({ $n } { count-seal.noun }) на потом
reason-bid =
    { $n } { count-lira.noun } за две карты бонусов — хорошая цена; { $left ->
        [0] лир у вас не останется
        [one] у вас останется { $left } лира
        [few] у вас останется { $left } лиры
       *[many] у вас останется { $left } лир
    }
reason-bid_high =
    { $n } { count-lira.noun } за две карты бонусов — дорого; { $left ->
        [0] лир у вас не останется
        [one] у вас останется { $left } лира
        [few] у вас останется { $left } лиры
       *[many] у вас останется { $left } лир
    }
reason-put_barrier = Рядом { FORM($place, "with") } барьер помешает другим
reason-put_near_ruby = Вы окажетесь рядом { FORM($to, "with") }, а там вам хватит на рубин
reason-put = Ваш следующий ход начнётся { FORM($place, "at") }
reason-meet_governor = Вы возьмёте карту бонуса у управляющего
reason-meet_smuggler = Вы возьмёте у контрабандиста товар на выбор
reason-meet_coffee_trader = Вы получите кофе от продавца кофе
reason-meet_courier = Вы получите письмо от посыльного
reason-catch_lira = Вы поймаете родственника игрока { $seat } и получите { $n } { count-lira.noun_accusative }
reason-catch_card = Вы поймаете родственника игрока { $seat } и возьмёте карту бонуса
reason-letter_for_turn = Это письмо ({ $n } { count-seal.noun }) приближает вас к ещё одному ходу
reason-letter_for_ruby = Это письмо ({ $n } { count-seal.noun }) приближает вас к рубину
reason-again = С картой «{ $card }» вы в этот ход выполните то же действие ещё раз
reason-reach_ruby = Вы дойдёте до { FORM($place, "genitive") }, а там вам хватит на рубин
reason-reach = Вы дойдёте до мест, до которых иначе слишком далеко
reason-card = Карту «{ $card }» лучше сыграть сейчас, чем хранить на потом
reason-act = Вы выполните действие места
reason-place_companion = Ваш партнёр будет действовать без помощников
reason-take = Вы возьмёте { $goods }: место есть, позже пригодится
reason-give = Вы отдадите { $goods }: обойдётесь и без этого
reason-pay_good = Вы потратите { $goods } и сбережёте лиры
reason-pay_lira = Вы заплатите только лирами, а всё остальное сохраните
reason-kiosk_tile = Жетон «{ $kiosk }» вы сможете применить сразу
reason-kiosk_tile_useless = Жетон «{ $kiosk }» вам сейчас ни к чему, зато он не достанется другим
reason-skip = Вы откажетесь от действия { FORM($place, "genitive") }
reason-skip_price = Вы сохраните то, что ушло бы на действие { FORM($place, "genitive") }
reason-skip_ruby = Вы откажетесь от рубина { FORM($place, "at") }, хотя вам на него хватает
reason-tea_for_dealer = Если вы назовёте { $n }, может хватить на рубин Ювелира (вероятность { $percent } %)
worth-call = Вероятность { $percent } %; в среднем { $whole },{ $tenths } лиры
worth-jewelry = Вы получите товар, а с вероятностью { $percent } % и синие товары (в среднем { $whole },{ $tenths })
worth-no_jewelry = Вы получите товар; для синих товаров места нет
reason_also-fee =
    торговцам там вы заплатите { $fee } { $fee ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason_also-payee =
    вы заплатите игроку { $payee } { $fee } { $fee ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
reason_also-catch = там вы сможете поймать родственника игрока { $catch }
reason_also-letter = заодно вы доставите письмо
reason_also-meet = там вы сможете встретиться { FORM($meet, "with") }
reason_also-fetch = заодно вы подберёте помощника
reason_also-last = вы используете последнего помощника
