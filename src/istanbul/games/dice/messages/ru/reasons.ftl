dice_reason-winning_ruby = Вы получите рубин { FORM($track, "for") } и достигнете цели
dice_reason-ruby = Вы получите рубин { FORM($track, "for") }; до цели останется { $n } { count-ruby.noun }
dice_reason-tile = Жетон «{ $tile }» будет действовать каждый ход
dice_reason-tile_towards_ruby =
    Жетон «{ $tile }» будет действовать каждый ход; до рубина мечети останется { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
dice_reason-completes_goods =
    До рубина { FORM($track, "for") } вам не хватает { $n } { count-good.noun_genitive }; так вы { $n ->
        [one] его
        [few] их
       *[many] их
    } получите
dice_reason-nears_goods = Тогда до рубина { FORM($track, "for") } вам будет не хватать всего { $n } { count-good.noun_genitive }
dice_reason-completes_lira =
    До рубина { FORM($track, "for") } вам не хватает { $n } { count-lira.noun_genitive }; так вы { $n ->
        [one] её
        [few] их
       *[many] их
    } получите
dice_reason-nears_lira = Тогда до рубина { FORM($track, "for") } вам будет не хватать всего { $n } { count-lira.noun_genitive }
dice_reason-gains = Вы получите { FORM($things, "accusative") }
dice_reason-costs_markers = Одних кубиков не хватит, чтобы получить { FORM($things, "accusative") }: уйдут и маркеры
dice_reason-keep_for_ruby = Этого броска хватает на рубин { FORM($track, "for") }
dice_reason-keep =
    Вы сбережёте { $n } { $n ->
        [one] кристалл
        [few] кристалла
       *[many] кристаллов
    } для броска похуже
dice_reason-reroll_risks = Вы рискуете броском, которого хватает на рубин { FORM($track, "for") }
dice_reason-reroll_all =
    Вы перебросите { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } за кристалл: на рубин этого броска не хватает
dice_reason-pick_single = Это единственный { $piece }
dice_reason-pick = Вы обойдётесь без одного { FORM($piece, "genitive") }
dice_reason-done =
    Вы перебросите { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }; остальные и так хороши
dice_reason-end_turn = В этот ход делать больше нечего
dice_reason-end_turn_dice =
    Вы сохраните то, что ушло бы на другие действия; { $n ->
        [one] остался { $n } кубик
        [few] осталось { $n } кубика
       *[many] осталось { $n } кубиков
    }
dice_reason-income_lira = Сначала вы возьмёте лиры
dice_reason-income_crystal = Сначала вы возьмёте кристаллы
dice_reason-income_card = Сначала вы откроете карту базара
dice_reason-pass = Вы обойдётесь без этого
dice_reason-act_two = Вы возьмёте два маркера на выбор за четыре товара
dice_reason-act_coins = Вы получите лиры за кубики, которые больше ни на что не годятся
dice_reason-act_one_card = Вы примените ту карту базара, которая откроется
dice_reason-act_cards =
    Вы выберете из { $n } { $n ->
        [one] карты
        [few] карт
       *[many] карт
    } базара
dice_reason-give_tile = Вы потеряете эффект жетона «{ $tile }» и отдалитесь от рубина мечети
dice_reason-give_tile_after_ruby = Рубин мечети у вас уже есть, и жетон «{ $tile }» можно отдать
dice_reason-pay_die = Неиспользованные кубики после хода пропадут, а маркеры вы сохраните
dice_reason-pay_marker = Вы сбережёте { FORM($piece, "accusative") } для другого действия
dice_reason-pay_marker_only = Не осталось ни одного { FORM($piece, "genitive") }
dice_reason-pay_brown = Коричневый маркер заменяет любой цвет
dice_reason-use_card = Карту «{ $card }» можно применить прямо сейчас
dice_reason-one_lira = Вместо эффекта карты вы возьмёте лиры
dice_reason-use = То, что даёт карта, стоит своей цены
dice_reason-take = Вы возьмёте { FORM($things, "accusative") }: позже пригодится
dice_reason-give = Вы отдадите { FORM($things, "accusative") }: обойдётесь и без этого
