dice_reason-winning_ruby = Der Rubin { FORM($track, "for") } bringt dich ans Ziel
dice_reason-ruby =
    Du erhältst einen Rubin { FORM($track, "for") }; danach { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } bis zum Ziel
dice_reason-tile = „{ $tile }“ wirkt von nun an in jedem Zug
dice_reason-tile_towards_ruby =
    „{ $tile }“ wirkt in jedem Zug; bis zum Rubin der Moschee { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } Plättchen
dice_reason-completes_goods =
    Zu einem Rubin { FORM($track, "for") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } { $n ->
        [one] Ware
       *[other] Waren
    }; damit hast du sie
dice_reason-nears_goods =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { $n } { $n ->
        [one] Ware
       *[other] Waren
    } zu einem Rubin { FORM($track, "for") }
dice_reason-completes_lira =
    Zu einem Rubin { FORM($track, "for") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Lira; damit hast du sie
dice_reason-nears_lira =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { $n } Lira zu einem Rubin { FORM($track, "for") }
dice_reason-gains = Du erhältst { $things }
dice_reason-costs_markers = Für { $things } reichen die Würfel allein nicht: Du zahlst auch mit Warenplättchen
dice_reason-keep_for_ruby = Mit dem Wurf kannst du einen Rubin { FORM($track, "for") } bezahlen
dice_reason-keep =
    Du sparst { $n ->
        [one] deinen Kristall
       *[other] deine { $n } Kristalle
    } für einen schlechteren Wurf auf
dice_reason-reroll_risks = Du setzt einen Wurf aufs Spiel, mit dem du einen Rubin { FORM($track, "for") } bezahlen kannst
dice_reason-reroll_all = Du würfelst { $n } Würfel für einen Kristall neu: Dieser Wurf reicht für keinen Rubin
dice_reason-pick_single = Es ist der einzige { FORM($piece, "weak") }
dice_reason-pick = Du kannst auf einen { FORM($piece, "accusative") } verzichten
dice_reason-done = Du würfelst { $n } Würfel neu; die anderen sind gut so
dice_reason-end_turn = In diesem Zug gibt es nichts mehr zu tun
dice_reason-end_turn_dice =
    Du behältst, was die anderen Aktionen kosten würden; { $n } Würfel { $n ->
        [one] bleibt
       *[other] bleiben
    } übrig
dice_reason-income_lira = Du nimmst zuerst die Lira
dice_reason-income_crystal = Du nimmst zuerst die Kristalle
dice_reason-income_card = Du deckst zuerst die Basarkarte auf
dice_reason-pass = Du kannst darauf verzichten
dice_reason-act_two = Du nimmst für vier Waren zwei Warenplättchen deiner Wahl
dice_reason-act_coins = Du bekommst Lira für Würfel, die sonst nichts nützen
dice_reason-act_one_card = Du nimmst die Basarkarte, wie sie kommt
dice_reason-act_cards =
    Du wählst aus { $n } { $n ->
        [one] Basarkarte
       *[other] Basarkarten
    }
dice_reason-give_tile = Du verlierst die Wirkung von „{ $tile }“ und einen Schritt zum Rubin der Moschee
dice_reason-give_tile_after_ruby = Den Rubin der Moschee hast du schon; auf „{ $tile }“ kannst du verzichten
dice_reason-pay_die = Ungenutzte Würfel verfallen nach deinem Zug: Die Warenplättchen behältst du
dice_reason-pay_marker = Du hebst den { FORM($piece, "accusative") } für eine andere Aktion auf
dice_reason-pay_marker_only = Es ist kein { $piece } mehr da
dice_reason-pay_brown = Ein braunes Warenplättchen gilt für jede Farbe
dice_reason-use_card = „{ $card }“ kannst du jetzt nutzen
dice_reason-one_lira = Du nimmst Lira, statt die Karte zu nutzen
dice_reason-use = Was die Karte bringt, ist den Preis wert
dice_reason-take = Du kannst { $things } später gut gebrauchen
dice_reason-give = Du kannst auf { $things } verzichten
