reason-winning_ruby = Der Rubin, der zum Ziel fehlt: { $place }
reason-ruby =
    Sofort ein Rubin: { $place }; danach { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } bis zum Ziel
reason-tile_towards_pair = Bringt ein { $colour }: Nur noch eins bis zum Rubin für das Paar
reason-tile = Bringt ein { $colour } und seine Fähigkeit
reason-place_completes_lira =
    { $to }: { $n } { $n ->
        [one] Lira fehlt
       *[other] Lira fehlen
    } zum Rubin; hier gibt es alles ({ $place })
reason-completes_lira =
    { $to }: { $n } { $n ->
        [one] Lira fehlt
       *[other] Lira fehlen
    } zum Rubin; dies bringt alles
reason-nears_lira =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } nur noch { $n } Lira zum Rubin: { $to }
reason-short_of_lira =
    Zum Rubin { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } Lira: { $place }
reason-place_completes_goods =
    { $to }: { $n } { $n ->
        [one] Ware fehlt
       *[other] Waren fehlen
    } zum Rubin; hier gibt es alles ({ $place })
reason-completes_goods =
    { $to }: { $n } { $n ->
        [one] Ware fehlt
       *[other] Waren fehlen
    } zum Rubin; dies bringt alles
reason-nears_goods =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } nur noch { $n } { $n ->
        [one] Ware
       *[other] Waren
    } zum Rubin: { $to }
reason-short_of_goods =
    Zum Rubin { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } { $n ->
        [one] Ware
       *[other] Waren
    }: { $place }
reason-place_completes_coffee =
    { $to }: { $n } Kaffee { $n ->
        [one] fehlt
       *[other] fehlen
    } zum Rubin; hier gibt es alles ({ $place })
reason-completes_coffee =
    { $to }: { $n } Kaffee { $n ->
        [one] fehlt
       *[other] fehlen
    } zum Rubin; dies bringt alles
reason-nears_coffee =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } nur noch { $n } Kaffee zum Rubin: { $to }
reason-short_of_coffee =
    Zum Rubin { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } Kaffee: { $place }
reason-place_completes_seals =
    { $to }: { $n } Siegel { $n ->
        [one] fehlt
       *[other] fehlen
    } zum Rubin; hier gibt es alles ({ $place })
reason-completes_seals =
    { $to }: { $n } Siegel { $n ->
        [one] fehlt
       *[other] fehlen
    } zum Rubin; dies bringt alles
reason-nears_seals =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } nur noch { $n } Siegel zum Rubin: { $to }
reason-short_of_seals =
    Zum Rubin { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } Siegel: { $place }
reason-cannot_pay =
    Die Aktion ist zu teuer, { $n } Lira { $n ->
        [one] fehlt
       *[other] fehlen
    }: { $place }
reason-too_dear = Die Kaufleute dort verlangen { $n } Lira, das ist zu viel: keine Aktion ({ $place })
reason-goods_for_tile =
    Bringt { $n } { $n ->
        [one] Ware
       *[other] Waren
    }; dann reicht es für ein { $colour }
reason-goods_and_lira =
    Bringt { $n } { $n ->
        [one] Ware
       *[other] Waren
    } und { $lira } Lira
reason-goods_for_lira =
    { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira
reason-goods =
    Bringt { $n } { $n ->
        [one] Ware
       *[other] Waren
    }
reason-lira = Bringt { $n } Lira
reason-coffee = Bringt { $n } Kaffee
reason-no_room = Im Handkarren ist kein Platz für das, was es hier gibt: { $place }
reason-nothing_here = Hier ist gerade nichts zu holen: { $place }
reason-nothing_to_sell = Keine der gefragten Waren im Handkarren: { $place }
reason-sale =
    Verkauft { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira
reason-sale_nears =
    Verkauft { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira; dann { $left ->
        [one] fehlt
       *[other] fehlen
    } noch { $left } zum Rubin ({ $to })
reason-sale_of_some =
    Verkauft { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira und behält { $left } weitere, die gefragt { $left ->
        [one] ist
       *[other] sind
    }
reason-short_of_tile =
    { $n } { $n ->
        [one] Ware fehlt
       *[other] Waren fehlen
    } noch: { $colour }
reason-extension = Mehr Platz im Handkarren
reason-extension_towards_ruby =
    Mehr Platz im Handkarren; noch { $n } { $n ->
        [one] Erweiterung
       *[other] Erweiterungen
    } bis zum Rubin der Wagnerei
reason-assistants_back =
    { $n } { $n ->
        [one] Gehilfe kann
       *[other] Gehilfen können
    } zurückkommen; unter dem Kaufmann: { $left }
reason-assistant_back = Ein Gehilfe kommt zurück: { $place }
reason-assistant_for_lira = Ein Gehilfe kommt für { $n } Lira zurück: { $place }
reason-no_assistants_out = Keine Gehilfen zurückzuholen
reason-companion_back = Der Kompagnon kann neu aufgestellt werden
reason-family_trip = Das Familienmitglied kann die Aktion eines beliebigen anderen Orts ausführen
reason-family_away = Das Familienmitglied ist nicht hier: keine Aktion
reason-family_home_lira = Das Familienmitglied kann wieder losgeschickt werden, dazu { $n } Lira
reason-family_home_card = Das Familienmitglied kann wieder losgeschickt werden, dazu eine Bonuskarte
reason-tea = Lira aus der Teestube: Am besten zahlt die Ansage { $n } ({ $percent } %)
reason-jewelry = Eine Ware und mit Glück bis zu { $n } Schmuck
reason-tavern_tile_left = Genug Kaffee für ein Taverne-Plättchen ({ $n })
reason-tavern_tile = Ein Taverne-Plättchen für den Rest des Spiels: { $tavern }
reason-barrier = Die Sperre bringt die Aktion eines Orts daneben
reason-short_of_coffee_there =
    { $n } Kaffee { $n ->
        [one] fehlt
       *[other] fehlen
    }, um etwas zu tun: { $place }
reason-roasting = Bis zu { $n } Kaffee
reason-cards_to_choose = Neue Bonuskarten zur Auswahl
reason-guild_cards_to_choose = Kaffee, und Gildenkarten zur Auswahl
reason-two_letters = Zwei Briefe für Siegel
reason-kiosk_round = Ein Brief und zwei Kiosk-Plättchen
reason-auction = Eine Ware, und Bonuskarten oder Lira aus der Auktion
reason-catacombs = Eine Ware oder Kaffee, und dann an einen beliebigen Ort
reason-card_taken = Eine Karte, die man kennt: „{ $card }“
reason-act_deck = Eine unbekannte Karte vom Nachziehstapel
reason-call_best = Zahlt im Schnitt am besten; gelingt mit { $percent } %
reason-call_best_red = Zahlt mit dem roten Plättchen im Schnitt am besten; gelingt mit { $percent } %
reason-call_for_dealer = Damit wäre der Rubin des Edelsteinhändlers bezahlt; gelingt mit { $percent } %
reason-call_safe = Sicherer ({ $percent } %), zahlt im Schnitt aber weniger als { $best }
reason-call_bold = Gelingt nur mit { $percent } %; im Schnitt zahlt { $best } besser
reason-roll_reaches = { $total } reicht für die angesagte { $n }
reason-roll_misses = { $total } reicht nicht für die angesagte { $n }
reason-roll_jewelry = { $total } bringt { $n } Schmuck
reason-roll = Die Würfel zeigen dann { $total }
reason-reroll_misses = { $total } reicht nicht für die angesagte { $n }: ein neuer Versuch
reason-reroll_needless = { $total } reicht schon: Ein neuer Wurf kann nur schaden
reason-reroll_more = Ein neuer Wurf bringt vielleicht mehr
reason-guild = Spielt statt eines gewöhnlichen Zugs die Gildenkarte: „{ $guild }“
reason-discard_guild = Behält die anderen Gildenkarten
reason-discard = Behält die anderen Karten
reason-visit_keeps_assistants = Schont die Gehilfen, aber der Zug endet ohne Aktion: { $place }
reason-visit_no_assistant = Kein Gehilfe mehr da: Der Zug endet ohne Aktion ({ $place })
reason-refuse = Spart { $n } Lira, aber der Zug endet ohne Aktion: { $place }
reason-end_turn = In diesem Zug ist nichts mehr zu tun
reason-end_turn_keeps_cards =
    Hebt { $n } { $n ->
        [one] Karte
       *[other] Karten
    } für später auf
reason-skip_kiosk = Das Plättchen hilft jetzt nicht
reason-skip_barrier = Keiner der beiden Orte an der Sperre hilft jetzt
reason-second_turn = Sofort ein weiterer Zug für { $n } Siegel
reason-done = Das genügt für jetzt
reason-done_at_fountain =
    { $n } { $n ->
        [one] Gehilfe bleibt
       *[other] Gehilfen bleiben
    } draußen und { $n ->
        [one] kann
       *[other] können
    } später mitgenommen werden
reason-pass_auction = Mehr als { $n } Lira sind zwei Karten nicht wert
reason-pass_double_turn = Hebt die Briefe ({ $n } Siegel) für später auf
reason-bid = { $n } Lira sind für zwei Bonuskarten ein guter Preis; übrig: { $left }
reason-bid_high = { $n } Lira sind für zwei Bonuskarten viel; übrig: { $left }
reason-put_barrier = Steht hier anderen im Weg: { $place }
reason-put_near_ruby = Nahe bei einem Rubin, der bezahlt werden kann: { $to }
reason-put = Hier beginnt der nächste Zug: { $place }
reason-meet_governor = Eine Bonuskarte vom Gouverneur
reason-meet_smuggler = Eine Ware nach Wahl vom Schmuggler
reason-meet_coffee_trader = Kaffee vom Kaffeehändler
reason-meet_courier = Ein Brief vom Kurier
reason-catch_lira = Fängt ein Familienmitglied für { $n } Lira ein: { $seat }
reason-catch_card = Fängt ein Familienmitglied für eine Bonuskarte ein: { $seat }
reason-letter_for_turn = Ein Brief ({ $n } Siegel) für einen weiteren Zug
reason-letter_for_ruby = Ein Brief ({ $n } Siegel) für den Rubin
reason-again = Dieselbe Aktion in diesem Zug noch einmal: „{ $card }“
reason-reach_ruby = Erreicht einen Rubin, der bezahlt werden kann: { $place }
reason-reach = Erreicht Orte, die sonst zu weit weg sind
reason-card = Spielt die Karte jetzt, statt sie aufzuheben: „{ $card }“
reason-act = Was die Aktion jetzt zu bieten hat
reason-place_companion = Der Kompagnon handelt ohne Gehilfen
reason-take = Platz für { $goods } ist da, und du brauchst sie später
reason-give = Du kannst auf { $goods } verzichten
reason-pay_good = Du gibst { $goods } ab und sparst die Lira
reason-pay_lira = Kostet nur Lira: Alles andere bleibt
reason-kiosk_tile = Kann sofort genutzt werden: „{ $kiosk }“
reason-kiosk_tile_useless = Nützt jetzt nichts, aber so bekommt es kein anderer: „{ $kiosk }“
reason-skip = Verschenkt die Aktion: { $place }
reason-skip_price = Behält, was die Aktion kosten würde: { $place }
reason-skip_ruby = Verschenkt einen Rubin, der bezahlt werden kann: { $place }
reason-tea_for_dealer = Die Ansage { $n } würde den Rubin des Edelsteinhändlers bezahlen ({ $percent } %)

reason_also-fee = kostet { $fee } Lira für die Kaufleute dort
reason_also-payee = kostet { $fee } Lira, an { $payee }
reason_also-catch = dort ist ein Familienmitglied einzufangen ({ $catch })
reason_also-letter = stellt einen Brief zu
reason_also-meet = dort zu treffen: { $meet }
reason_also-fetch = nimmt einen Gehilfen mit
reason_also-last = kostet den letzten Gehilfen

dice_reason-winning_ruby = Der Rubin, der zum Ziel fehlt: { $track }
dice_reason-ruby =
    Sofort ein Rubin: { $track }; danach { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } bis zum Ziel
dice_reason-tile = Wirkt von nun an in jedem Zug: { $tile }
dice_reason-tile_towards_ruby = Wirkt in jedem Zug, und noch { $n } Plättchen bis zum Rubin der Moschee: { $tile }
dice_reason-completes_goods =
    Rubin ({ $track }): { $n } { $n ->
        [one] Ware fehlt
       *[other] Waren fehlen
    }; dies bringt alles
dice_reason-nears_goods =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } nur noch { $n } { $n ->
        [one] Ware
       *[other] Waren
    } zu einem Rubin ({ $track })
dice_reason-completes_lira =
    Rubin ({ $track }): { $n } { $n ->
        [one] Lira fehlt
       *[other] Lira fehlen
    }; dies bringt alles
dice_reason-nears_lira =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } nur noch { $n } Lira zu einem Rubin ({ $track })
dice_reason-gains = Du erhältst { $things }
dice_reason-costs_markers = Die Würfel allein reichen nicht für { $things }: Du zahlst auch mit Warenplättchen
dice_reason-keep_for_ruby = Der Wurf reicht für einen Rubin: { $track }
dice_reason-keep = Hebt die Kristalle für einen schlechteren Wurf auf ({ $n })
dice_reason-reroll_risks = Setzt einen Wurf aufs Spiel, der für einen Rubin reicht: { $track }
dice_reason-reroll_all = { $n } Würfel für einen Kristall: Dieser Wurf reicht für keinen Rubin
dice_reason-pick_single = Es ist der einzige { $piece }
dice_reason-pick = Du kannst auf einen { FORM($piece, "accusative") } verzichten
dice_reason-done = { $n } Würfel neu, die anderen sind gut so
dice_reason-end_turn = In diesem Zug ist nichts mehr zu tun
dice_reason-end_turn_dice = Behält, was die anderen Aktionen kosten würden; übrige Würfel: { $n }
dice_reason-income_lira = Zuerst die Lira
dice_reason-income_crystal = Zuerst die Kristalle
dice_reason-income_card = Zuerst die Basarkarte
dice_reason-pass = Darauf kann man verzichten
dice_reason-act_two = Zwei Marker nach Wahl für vier Würfel
dice_reason-act_coins = Lira für Würfel, die sonst nichts nützen
dice_reason-act_one_card = Die Basarkarte, die kommt
dice_reason-act_cards =
    Die beste von { $n } { $n ->
        [one] Basarkarte
       *[other] Basarkarten
    }
dice_reason-give_tile = Verzichtet auf seine Hilfe und einen Schritt zum Rubin der Moschee: { $tile }
dice_reason-give_tile_after_ruby = Der Rubin der Moschee ist schon da: { $tile }
dice_reason-pay_die = Ungenutzte Würfel verfallen nach dem Zug: schont die Marker
dice_reason-pay_marker = Du hebst den { FORM($piece, "accusative") } für eine andere Aktion auf
dice_reason-pay_marker_only = Es ist kein { $piece } mehr da
dice_reason-pay_brown = Ein Marker Braun steht für jede Farbe
dice_reason-use_card = Was die Karte bietet, lässt sich jetzt nutzen: „{ $card }“
dice_reason-one_lira = Etwas Lira statt der Karte
dice_reason-use = Was die Karte bietet, ist seinen Preis wert
dice_reason-take = Du brauchst { $things } später
dice_reason-give = Du kannst auf { $things } verzichten
