dice_action-end_turn = Завершить ход
dice_action-done = Перебросить выбранные кубики
dice_action-keep = Оставить результат
dice_action-pass = Отказаться
dice_action-income = Взять { FORM($what, "accusative") }
dice_action-reroll_all = Перебросить все кубики (1 кристалл)
dice_action-pick = Перебросить { FORM($piece, "accusative") }
dice_action-pick_first = Перебросить { FORM($piece, "accusative") } (1 кристалл)
dice_action-act_marker = { $thing } за { $goods }
dice_action-act_brown = Коричневый маркер за 3 разных товара
dice_action-act_crystal = Кристалл за 2 разных товара
dice_action-act_two = 2 маркера на выбор за 4 разных товара
dice_action-act_coins = Лиры за все кубики с монетой
dice_action-act_cards =
    Базар: открыть { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
dice_action-act_tile = Жетон мечети «{ $tile }»
dice_action-act_ruby = Рубин { FORM($track, "for") }
dice_action-pay_die = Заплатить { FORM($piece, "with") }
dice_action-pay_marker = Заплатить { FORM($piece, "with") }
dice_action-pay_brown = Заплатить коричневым маркером
dice_action-use_card = Применить карту «{ $card }»
dice_action-one_lira =
    Взять вместо этого { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
dice_action-use = Да
dice_action-take = Взять { FORM($thing, "one") }
dice_action-give = Отдать { FORM($thing, "one") }
dice_action-take_tile = Взять жетон мечети «{ $tile }»
dice_action-give_tile = Отдать жетон мечети «{ $tile }»
dice_action-ruby = Взять рубин { FORM($track, "for") }

dice_card-a_red = Продажа (красный)
    .quoted = «Продажа (красный)»
dice_card-a_yellow = Продажа (жёлтый)
    .quoted = «Продажа (жёлтый)»
dice_card-a_green = Продажа (зелёный)
    .quoted = «Продажа (зелёный)»
dice_card-a_blue = Продажа (синий)
    .quoted = «Продажа (синий)»
dice_card-a_crystal = Продажа (кристалл)
    .quoted = «Продажа (кристалл)»
dice_card-b_red = Подарок (красный)
    .quoted = «Подарок (красный)»
dice_card-b_yellow = Подарок (жёлтый)
    .quoted = «Подарок (жёлтый)»
dice_card-b_green = Подарок (зелёный)
    .quoted = «Подарок (зелёный)»
dice_card-b_blue = Подарок (синий)
    .quoted = «Подарок (синий)»
dice_card-b_crystal = Подарок (кристалл)
    .quoted = «Подарок (кристалл)»
dice_card-c_red = Джокер (красный)
    .quoted = «Джокер (красный)»
dice_card-c_yellow = Джокер (жёлтый)
    .quoted = «Джокер (жёлтый)»
dice_card-c_green = Джокер (зелёный)
    .quoted = «Джокер (зелёный)»
dice_card-c_blue = Джокер (синий)
    .quoted = «Джокер (синий)»
dice_card-d_red = Покупка (красный)
    .quoted = «Покупка (красный)»
dice_card-d_yellow = Покупка (жёлтый)
    .quoted = «Покупка (жёлтый)»
dice_card-d_green = Покупка (зелёный)
    .quoted = «Покупка (зелёный)»
dice_card-d_blue = Покупка (синий)
    .quoted = «Покупка (синий)»
dice_card-e_lira_tile = Жетон за лиры
    .quoted = «Жетон за лиры»
dice_card-e_crystal = Коричневый маркер и лиры за кристалл
    .quoted = «Коричневый маркер и лиры за кристалл»
dice_card-e_brown = Цветные маркеры за коричневый
    .quoted = «Цветные маркеры за коричневый»
dice_card-e_lira = Коричневый маркер и кристалл за лиры
    .quoted = «Коричневый маркер и кристалл за лиры»
dice_card-e_marker = Лиры за маркер
    .quoted = «Лиры за маркер»
dice_card-e_tile = Коричневые маркеры за жетон
    .quoted = «Коричневые маркеры за жетон»
dice_card-f_one = Набор джокеров I
    .quoted = «Набор джокеров I»
dice_card-f_two = Набор джокеров II
    .quoted = «Набор джокеров II»
dice_card-f_three = Набор джокеров III
    .quoted = «Набор джокеров III»
dice_card-g_brown = Два кубика с картой (коричневые маркеры)
    .quoted = «Два кубика с картой (коричневые маркеры)»
dice_card-g_lira = Два кубика с картой (лиры)
    .quoted = «Два кубика с картой (лиры)»
dice_card-g_crystals = Два кубика с картой (кристаллы)
    .quoted = «Два кубика с картой (кристаллы)»
dice_card-h_brown = Рубин за коричневые маркеры
    .quoted = «Рубин за коричневые маркеры»
dice_card-h_tile = Рубин за жетон
    .quoted = «Рубин за жетон»
dice_card-h_crystals = Рубин за кристаллы
    .quoted = «Рубин за кристаллы»

dice_card_help-a_red =
    Вы берёте { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может продать 1 красный маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-a_yellow =
    Вы берёте { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может продать 1 жёлтый маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-a_green =
    Вы берёте { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может продать 1 зелёный маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-a_blue =
    Вы берёте { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может продать 1 синий маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-a_crystal =
    Вы берёте { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может продать 1 кристалл за { $a_lower_crystal } { $a_lower_crystal ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-b_red =
    Вы берёте 1 красный маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может взять 1 красный маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-b_yellow =
    Вы берёте 1 жёлтый маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может взять 1 жёлтый маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-b_green =
    Вы берёте 1 зелёный маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может взять 1 зелёный маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-b_blue =
    Вы берёте 1 синий маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может взять 1 синий маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-b_crystal =
    Вы берёте 1 кристалл и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }. Каждый из остальных может взять 1 кристалл или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-c_red =
    Вы берёте { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }. Каждый из остальных может взять 1 красный маркер.
dice_card_help-c_yellow =
    Вы берёте { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }. Каждый из остальных может взять 1 жёлтый маркер.
dice_card_help-c_green =
    Вы берёте { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }. Каждый из остальных может взять 1 зелёный маркер.
dice_card_help-c_blue =
    Вы берёте { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }. Каждый из остальных может взять 1 синий маркер.
dice_card_help-d_red =
    Вы берёте 1 красный маркер. Каждый из остальных может купить 1 красный маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-d_yellow =
    Вы берёте 1 жёлтый маркер. Каждый из остальных может купить 1 жёлтый маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-d_green =
    Вы берёте 1 зелёный маркер. Каждый из остальных может купить 1 зелёный маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-d_blue =
    Вы берёте 1 синий маркер. Каждый из остальных может купить 1 синий маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-e_lira_tile =
    Заплатите { $e_tile_lira } { $e_tile_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } и возьмите открытый жетон мечети; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-e_crystal =
    Отдайте 1 кристалл и возьмите 1 коричневый маркер и { $e_crystal_lira } { $e_crystal_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-e_brown =
    Отдайте 1 коричневый маркер и возьмите { $e_brown_markers } { $e_brown_markers ->
        [one] цветной маркер
        [few] цветных маркера
       *[many] цветных маркеров
    } и { $e_brown_lira } { $e_brown_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-e_lira =
    Заплатите { $e_lira_paid } { $e_lira_paid ->
        [one] лиру
        [few] лиры
       *[many] лир
    } и возьмите 1 коричневый маркер и 1 кристалл; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-e_marker =
    Отдайте 1 маркер и возьмите { $e_marker_lira } { $e_marker_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-e_tile =
    Отдайте один из своих жетонов мечети и возьмите { $e_tile_brown } { $e_tile_brown ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-f_one =
    Если у вас есть хотя бы 1 коричневый маркер (он остаётся у вас), возьмите 1 кристалл и { $f_one } { $f_one ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-f_two =
    Если у вас есть хотя бы 2 коричневых маркера (они остаются у вас), возьмите 1 коричневый маркер и { $f_two } { $f_two ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-f_three =
    Если у вас есть хотя бы 3 коричневых маркера (они остаются у вас), возьмите { $f_three } { $f_three ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-g_brown =
    Если вы использовали не меньше { $g_dice } { $g_dice ->
        [one] кубика
        [few] кубиков
       *[many] кубиков
    } с картой, возьмите { $g_brown } { $g_brown ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-g_lira =
    Если вы использовали не меньше { $g_dice } { $g_dice ->
        [one] кубика
        [few] кубиков
       *[many] кубиков
    } с картой, возьмите { $g_lira } { $g_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-g_crystals =
    Если вы использовали не меньше { $g_dice } { $g_dice ->
        [one] кубика
        [few] кубиков
       *[many] кубиков
    } с картой, возьмите { $g_crystals } { $g_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-h_brown =
    Отдайте { $h_brown } { $h_brown ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    } и возьмите следующий рубин любой шкалы; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-h_tile =
    Отдайте один из своих жетонов мечети и { $h_tile_lira } { $h_tile_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } и возьмите следующий рубин любой шкалы; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_card_help-h_crystals =
    Отдайте { $h_crystals } { $h_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    } и { $h_crystals_lira } { $h_crystals_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } и возьмите следующий рубин любой шкалы; иначе возьмите { $consolation } { $consolation ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.


dice_count-red =
    { $n } { $n ->
        [one] красный маркер
        [few] красных маркера
       *[many] красных маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] красный маркер
            [few] красных маркера
           *[many] красных маркеров
        }
dice_count-yellow =
    { $n } { $n ->
        [one] жёлтый маркер
        [few] жёлтых маркера
       *[many] жёлтых маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] жёлтый маркер
            [few] жёлтых маркера
           *[many] жёлтых маркеров
        }
dice_count-green =
    { $n } { $n ->
        [one] зелёный маркер
        [few] зелёных маркера
       *[many] зелёных маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] зелёный маркер
            [few] зелёных маркера
           *[many] зелёных маркеров
        }
dice_count-blue =
    { $n } { $n ->
        [one] синий маркер
        [few] синих маркера
       *[many] синих маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] синий маркер
            [few] синих маркера
           *[many] синих маркеров
        }
dice_count-brown =
    { $n } { $n ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] коричневый маркер
            [few] коричневых маркера
           *[many] коричневых маркеров
        }
dice_count-crystal =
    { $n } { $n ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }
    .accusative =
        { $n } { $n ->
            [one] кристалл
            [few] кристалла
           *[many] кристаллов
        }
dice_count-lira =
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

dice_event-rolled = Выпало: { $faces }
dice_event-picked = Выбрано для переброса: { $pieces }
dice_event-coins =
    { $seat } использует { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } с монетой
dice_event-paid = { $seat } тратит { FORM($pieces, "accusative") }
dice_event-taken = { $seat } берёт { FORM($things, "accusative") }
dice_event-given = { $seat } отдаёт { FORM($things, "accusative") }
dice_event-returned = { $seat } возвращает { FORM($things, "accusative") } (запаса не хватает)
dice_event-ruby = { $seat } получает рубин { FORM($track, "for") }
dice_event-goal_reached = { $seat } набирает { $n } { count-ruby.noun }: этот раунд последний
dice_event-tile_taken = { $seat } берёт жетон мечети «{ $tile }»
dice_event-tile_given = { $seat } отдаёт жетон мечети «{ $tile }»
dice_event-tile_shown = Теперь среди открытых жетонов: { $tiles }
dice_event-card_shown = Открыто на базаре: { $cards }
dice_event-card_used = { $seat } применяет карту «{ $card }»
dice_event-deck_shuffled = Использованные карты базара становятся новой колодой: { $n } { ui-cards.noun }
dice_event-game_over = Игра окончена

dice_face-red = красный
dice_face-yellow = жёлтый
dice_face-green = зелёный
dice_face-blue = синий
dice_face-coin = монета
dice_face-card = карта

dice_piece-die_red = красный кубик
    .genitive = красного кубика
    .with = красным кубиком
    .accusative = красный кубик
dice_piece-die_yellow = жёлтый кубик
    .genitive = жёлтого кубика
    .with = жёлтым кубиком
    .accusative = жёлтый кубик
dice_piece-die_green = зелёный кубик
    .genitive = зелёного кубика
    .with = зелёным кубиком
    .accusative = зелёный кубик
dice_piece-die_blue = синий кубик
    .genitive = синего кубика
    .with = синим кубиком
    .accusative = синий кубик
dice_piece-marker_red = красный маркер
    .genitive = красного маркера
    .with = красным маркером
    .accusative = красный маркер
dice_piece-marker_yellow = жёлтый маркер
    .genitive = жёлтого маркера
    .with = жёлтым маркером
    .accusative = жёлтый маркер
dice_piece-marker_green = зелёный маркер
    .genitive = зелёного маркера
    .with = зелёным маркером
    .accusative = зелёный маркер
dice_piece-marker_blue = синий маркер
    .genitive = синего маркера
    .with = синим маркером
    .accusative = синий маркер
dice_piece-brown = коричневый маркер
    .genitive = коричневого маркера
    .with = коричневым маркером
    .accusative = коричневый маркер
dice_piece-die_coin = кубик с монетой
    .genitive = кубика с монетой
    .with = кубиком с монетой
    .accusative = кубик с монетой
dice_piece-die_card = кубик с картой
    .genitive = кубика с картой
    .with = кубиком с картой
    .accusative = кубик с картой

dice_price-each = по 1 товару каждого цвета
dice_price-each_and =
    по 1 товару каждого цвета и ещё { $n } { $n ->
        [one] любой
        [few] любых
       *[many] любых
    }

dice_short-income_lira = лиры
dice_short-income_card = карта
dice_short-income_crystal = кристалл
dice_short-extra_action = действие
dice_short-extra_die = кубик

dice_thing-red = красный маркер
    .one = 1 красный маркер
dice_thing-yellow = жёлтый маркер
    .one = 1 жёлтый маркер
dice_thing-green = зелёный маркер
    .one = 1 зелёный маркер
dice_thing-blue = синий маркер
    .one = 1 синий маркер
dice_thing-brown = коричневый маркер
    .one = 1 коричневый маркер
dice_thing-crystal = кристалл
    .one = 1 кристалл
dice_thing-lira = лиры
    .one = лиры

dice_tile-income_lira_red = Доход лирами (красный)
    .quoted = «Доход лирами (красный)»
dice_tile-income_lira_yellow = Доход лирами (жёлтый)
    .quoted = «Доход лирами (жёлтый)»
dice_tile-income_lira_green = Доход лирами (зелёный)
    .quoted = «Доход лирами (зелёный)»
dice_tile-income_lira_blue = Доход лирами (синий)
    .quoted = «Доход лирами (синий)»
dice_tile-income_card_red = Доход картой (красный)
    .quoted = «Доход картой (красный)»
dice_tile-income_card_yellow = Доход картой (жёлтый)
    .quoted = «Доход картой (жёлтый)»
dice_tile-income_card_green = Доход картой (зелёный)
    .quoted = «Доход картой (зелёный)»
dice_tile-income_card_blue = Доход картой (синий)
    .quoted = «Доход картой (синий)»
dice_tile-goods_red = Маркер к монетам (красный)
    .quoted = «Маркер к монетам (красный)»
dice_tile-goods_yellow = Маркер к монетам (жёлтый)
    .quoted = «Маркер к монетам (жёлтый)»
dice_tile-goods_green = Маркер к монетам (зелёный)
    .quoted = «Маркер к монетам (зелёный)»
dice_tile-goods_blue = Маркер к монетам (синий)
    .quoted = «Маркер к монетам (синий)»
dice_tile-income_crystal_red = Доход кристаллом (красный)
    .quoted = «Доход кристаллом (красный)»
dice_tile-income_crystal_yellow = Доход кристаллом (жёлтый)
    .quoted = «Доход кристаллом (жёлтый)»
dice_tile-income_crystal_green = Доход кристаллом (зелёный)
    .quoted = «Доход кристаллом (зелёный)»
dice_tile-income_crystal_blue = Доход кристаллом (синий)
    .quoted = «Доход кристаллом (синий)»
dice_tile-extra_action_red = Ещё действие (красный)
    .quoted = «Ещё действие (красный)»
dice_tile-extra_action_yellow = Ещё действие (жёлтый)
    .quoted = «Ещё действие (жёлтый)»
dice_tile-extra_action_green = Ещё действие (зелёный)
    .quoted = «Ещё действие (зелёный)»
dice_tile-extra_action_blue = Ещё действие (синий)
    .quoted = «Ещё действие (синий)»
dice_tile-extra_die = Ещё кубик
    .quoted = «Ещё кубик»

dice_tile_help-income_lira_red =
    В начале своего хода вы берёте { $income_lira } { $income_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_tile_help-income_lira_yellow =
    В начале своего хода вы берёте { $income_lira } { $income_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_tile_help-income_lira_green =
    В начале своего хода вы берёте { $income_lira } { $income_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_tile_help-income_lira_blue =
    В начале своего хода вы берёте { $income_lira } { $income_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
dice_tile_help-income_card_red = В начале своего хода вы открываете карту базара и применяете её.
dice_tile_help-income_card_yellow = В начале своего хода вы открываете карту базара и применяете её.
dice_tile_help-income_card_green = В начале своего хода вы открываете карту базара и применяете её.
dice_tile_help-income_card_blue = В начале своего хода вы открываете карту базара и применяете её.
dice_tile_help-goods_red = При каждом действии с монетами вы берёте ещё 1 красный маркер.
dice_tile_help-goods_yellow = При каждом действии с монетами вы берёте ещё 1 жёлтый маркер.
dice_tile_help-goods_green = При каждом действии с монетами вы берёте ещё 1 зелёный маркер.
dice_tile_help-goods_blue = При каждом действии с монетами вы берёте ещё 1 синий маркер.
dice_tile_help-income_crystal_red =
    В начале своего хода вы берёте { $income_crystals } { $income_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }.
dice_tile_help-income_crystal_yellow =
    В начале своего хода вы берёте { $income_crystals } { $income_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }.
dice_tile_help-income_crystal_green =
    В начале своего хода вы берёте { $income_crystals } { $income_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }.
dice_tile_help-income_crystal_blue =
    В начале своего хода вы берёте { $income_crystals } { $income_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }.
dice_tile_help-extra_action_red = Каждый ход у вас на одно действие больше.
dice_tile_help-extra_action_yellow = Каждый ход у вас на одно действие больше.
dice_tile_help-extra_action_green = Каждый ход у вас на одно действие больше.
dice_tile_help-extra_action_blue = Каждый ход у вас на одно действие больше.
dice_tile_help-extra_die = Каждый ход вы бросаете на один кубик больше.

dice_track-red = красный
    .for = за красные товары
dice_track-yellow = жёлтый
    .for = за жёлтые товары
dice_track-green = зелёный
    .for = за зелёные товары
dice_track-blue = синий
    .for = за синие товары
dice_track-mixed = все цвета
    .for = за товары всех цветов
dice_track-lira = лиры
    .for = за лиры
dice_track-mosque = мечеть
    .for = за жетоны мечети

dice_ui-tiles = Открытые жетоны мечети
dice_ui-supply = Запас
dice_ui-dice = Кубики
dice_ui-no_dice = нет кубиков
dice_ui-markers = Маркеры
dice_ui-brown = Коричн.
dice_ui-crystals = Кристаллы
dice_ui-own_tiles = Жетоны мечети
dice_ui-stack = Жетоны { $n }
dice_ui-deck = Карты базара { $n }, сброс { $used }
dice_ui-deck_short = Карты { $n }
dice_ui-actions = Осталось действий: { $n }
dice_ui-income = Ещё не взят доход: { $what }
dice_ui-mosque =
    { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
dice_ui-bazaar = Базар
dice_ui-cost = Цена: { $price }.
dice_ui-no_tiles = нет жетонов мечети
dice_ui-command_hand = ваши жетоны мечети с пояснениями
dice_ui-command_help = этот список; с названием: что делает жетон или карта
dice_ui-no_help = Нет жетона или карты с названием «{ $text }»: help покажет команды
dice_ui-used_cards = Использованные карты базара
dice_ui-two_markers = 2 маркера

dice_what-lira = лиры
    .accusative = лиры
dice_what-crystal = кристаллы
    .accusative = кристаллы
dice_what-card = карта базара
    .accusative = карту базара

prompt-a_red =
    Взять { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_red_others =
    Продать 1 красный маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_yellow =
    Взять { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_yellow_others =
    Продать 1 жёлтый маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_green =
    Взять { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_green_others =
    Продать 1 зелёный маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_blue =
    Взять { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_blue_others =
    Продать 1 синий маркер за { $a_lower } { $a_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_crystal =
    Взять { $a_upper } { $a_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-a_crystal_others =
    Продать 1 кристалл за { $a_lower_crystal } { $a_lower_crystal ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_red =
    Взять 1 красный маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_red_others =
    Взять 1 красный маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_yellow =
    Взять 1 жёлтый маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_yellow_others =
    Взять 1 жёлтый маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_green =
    Взять 1 зелёный маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_green_others =
    Взять 1 зелёный маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_blue =
    Взять 1 синий маркер и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_blue_others =
    Взять 1 синий маркер или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_crystal =
    Взять 1 кристалл и { $b_upper } { $b_upper ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-b_crystal_others =
    Взять 1 кристалл или { $b_lower } { $b_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-c_red =
    Взять { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }?
prompt-c_red_others = Взять 1 красный маркер?
prompt-c_yellow =
    Взять { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }?
prompt-c_yellow_others = Взять 1 жёлтый маркер?
prompt-c_green =
    Взять { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }?
prompt-c_green_others = Взять 1 зелёный маркер?
prompt-c_blue =
    Взять { $c_upper } { $c_upper ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }?
prompt-c_blue_others = Взять 1 синий маркер?
prompt-d_red = Взять 1 красный маркер?
prompt-d_red_others =
    Купить 1 красный маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-d_yellow = Взять 1 жёлтый маркер?
prompt-d_yellow_others =
    Купить 1 жёлтый маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-d_green = Взять 1 зелёный маркер?
prompt-d_green_others =
    Купить 1 зелёный маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-d_blue = Взять 1 синий маркер?
prompt-d_blue_others =
    Купить 1 синий маркер за { $d_lower } { $d_lower ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-e_lira_tile =
    Заплатить { $e_tile_lira } { $e_tile_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } за открытый жетон мечети?
prompt-e_crystal =
    Отдать 1 кристалл за 1 коричневый маркер и { $e_crystal_lira } { $e_crystal_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-e_brown =
    Отдать 1 коричневый маркер за { $e_brown_markers } { $e_brown_markers ->
        [one] цветной маркер
        [few] цветных маркера
       *[many] цветных маркеров
    } и { $e_brown_lira } { $e_brown_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-e_lira =
    Заплатить { $e_lira_paid } { $e_lira_paid ->
        [one] лиру
        [few] лиры
       *[many] лир
    } за 1 коричневый маркер и 1 кристалл?
prompt-e_marker =
    Отдать 1 маркер за { $e_marker_lira } { $e_marker_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-e_tile =
    Отдать один из своих жетонов мечети за { $e_tile_brown } { $e_tile_brown ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }?
prompt-f_one =
    Взять 1 кристалл и { $f_one } { $f_one ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-f_two =
    Взять 1 коричневый маркер и { $f_two } { $f_two ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-f_three =
    Взять { $f_three } { $f_three ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-g_brown =
    Взять { $g_brown } { $g_brown ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }?
prompt-g_lira =
    Взять { $g_lira } { $g_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-g_crystals =
    Взять { $g_crystals } { $g_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    }?
prompt-h_brown =
    Отдать { $h_brown } { $h_brown ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    } за следующий рубин любой шкалы?
prompt-h_tile =
    Отдать один из своих жетонов мечети и { $h_tile_lira } { $h_tile_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } за следующий рубин любой шкалы?
prompt-h_crystals =
    Отдать { $h_crystals } { $h_crystals ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    } и { $h_crystals_lira } { $h_crystals_lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    } за следующий рубин любой шкалы?
prompt-dice_income = Какой доход взять первым?
prompt-dice_reroll = Потратить кристалл, чтобы перебросить кубики?
prompt-dice_action =
    { $left ->
        [0] Действий у вас не осталось.
        [one] У вас осталось { $left } действие.
        [few] У вас осталось { $left } действия.
       *[many] У вас осталось { $left } действий.
    } Что будете делать?
prompt-dice_pick = Перебросить ещё какие-нибудь кубики?
prompt-dice_payment =
    { $what }: осталось потратить { $left } { $left ->
        [one] товар
        [few] товара
       *[many] товаров
    }. Чем заплатите?
prompt-dice_choose_card = Какую карту базара применить?
prompt-dice_take_markers = Какой маркер взять? (осталось взять: { $left })

dice_goods-red =
    { $n } { $n ->
        [one] красный товар
        [few] красных товара
       *[many] красных товаров
    }
dice_goods-yellow =
    { $n } { $n ->
        [one] жёлтый товар
        [few] жёлтых товара
       *[many] жёлтых товаров
    }
dice_goods-green =
    { $n } { $n ->
        [one] зелёный товар
        [few] зелёных товара
       *[many] зелёных товаров
    }
dice_goods-blue =
    { $n } { $n ->
        [one] синий товар
        [few] синих товара
       *[many] синих товаров
    }

dice_face_count-red =
    { $n } { $n ->
        [one] красный
        [few] красных
       *[many] красных
    }
dice_face_count-yellow =
    { $n } { $n ->
        [one] жёлтый
        [few] жёлтых
       *[many] жёлтых
    }
dice_face_count-green =
    { $n } { $n ->
        [one] зелёный
        [few] зелёных
       *[many] зелёных
    }
dice_face_count-blue =
    { $n } { $n ->
        [one] синий
        [few] синих
       *[many] синих
    }
dice_face_count-coin =
    { $n } { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }
dice_face_count-card =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }

dice_piece_count-marker_red =
    { $n } { $n ->
        [one] красный маркер
        [few] красных маркера
       *[many] красных маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] красный маркер
            [few] красных маркера
           *[many] красных маркеров
        }
dice_piece_count-marker_yellow =
    { $n } { $n ->
        [one] жёлтый маркер
        [few] жёлтых маркера
       *[many] жёлтых маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] жёлтый маркер
            [few] жёлтых маркера
           *[many] жёлтых маркеров
        }
dice_piece_count-marker_green =
    { $n } { $n ->
        [one] зелёный маркер
        [few] зелёных маркера
       *[many] зелёных маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] зелёный маркер
            [few] зелёных маркера
           *[many] зелёных маркеров
        }
dice_piece_count-marker_blue =
    { $n } { $n ->
        [one] синий маркер
        [few] синих маркера
       *[many] синих маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] синий маркер
            [few] синих маркера
           *[many] синих маркеров
        }
dice_piece_count-brown =
    { $n } { $n ->
        [one] коричневый маркер
        [few] коричневых маркера
       *[many] коричневых маркеров
    }
    .accusative =
        { $n } { $n ->
            [one] коричневый маркер
            [few] коричневых маркера
           *[many] коричневых маркеров
        }
dice_piece_count-die_red =
    { $n } { $n ->
        [one] красный кубик
        [few] красных кубика
       *[many] красных кубиков
    }
    .accusative =
        { $n } { $n ->
            [one] красный кубик
            [few] красных кубика
           *[many] красных кубиков
        }
dice_piece_count-die_yellow =
    { $n } { $n ->
        [one] жёлтый кубик
        [few] жёлтых кубика
       *[many] жёлтых кубиков
    }
    .accusative =
        { $n } { $n ->
            [one] жёлтый кубик
            [few] жёлтых кубика
           *[many] жёлтых кубиков
        }
dice_piece_count-die_green =
    { $n } { $n ->
        [one] зелёный кубик
        [few] зелёных кубика
       *[many] зелёных кубиков
    }
    .accusative =
        { $n } { $n ->
            [one] зелёный кубик
            [few] зелёных кубика
           *[many] зелёных кубиков
        }
dice_piece_count-die_blue =
    { $n } { $n ->
        [one] синий кубик
        [few] синих кубика
       *[many] синих кубиков
    }
    .accusative =
        { $n } { $n ->
            [one] синий кубик
            [few] синих кубика
           *[many] синих кубиков
        }
dice_piece_count-die_coin =
    { $n } { $n ->
        [one] кубик с монетой
        [few] кубика с монетой
       *[many] кубиков с монетой
    }
    .accusative =
        { $n } { $n ->
            [one] кубик с монетой
            [few] кубика с монетой
           *[many] кубиков с монетой
        }
dice_piece_count-die_card =
    { $n } { $n ->
        [one] кубик с картой
        [few] кубика с картой
       *[many] кубиков с картой
    }
    .accusative =
        { $n } { $n ->
            [one] кубик с картой
            [few] кубика с картой
           *[many] кубиков с картой
        }
