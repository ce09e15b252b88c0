reason-winning_ruby = Der Rubin { FORM($place, "from") } bringt dich ans Ziel
reason-ruby =
    Du erhältst { FORM($place, "at") } einen Rubin; danach { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } bis zum Ziel
reason-tile_towards_pair = Du bekommst das { FORM($colour, "weak") }: Zum Rubin für das Paar fehlt nur noch eines
reason-tile = Du bekommst das { FORM($colour, "weak") } und seine Wirkung
reason-place_completes_lira =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Lira; { FORM($place, "at") } bekommst du sie
reason-completes_lira =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Lira; damit hast du sie
reason-nears_lira =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { $n } Lira für einen Rubin { FORM($to, "at") }
reason-short_of_lira =
    Für einen Rubin { FORM($place, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $n } Lira
reason-place_completes_goods =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } { $n ->
        [one] Ware
       *[other] Waren
    }; { FORM($place, "at") } bekommst du sie
reason-completes_goods =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } { $n ->
        [one] Ware
       *[other] Waren
    }; damit hast du sie
reason-nears_goods =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für einen Rubin { FORM($to, "at") }
reason-short_of_goods =
    Für einen Rubin { FORM($place, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $n } { $n ->
        [one] Ware
       *[other] Waren
    }
reason-place_completes_coffee =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Kaffee; { FORM($place, "at") } bekommst du { $n ->
        [one] ihn
       *[other] sie
    }
reason-completes_coffee =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Kaffee; damit hast du { $n ->
        [one] ihn
       *[other] sie
    }
reason-nears_coffee =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { $n } Kaffee für einen Rubin { FORM($to, "at") }
reason-short_of_coffee =
    Für einen Rubin { FORM($place, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $n } Kaffee
reason-place_completes_seals =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Siegel; { FORM($place, "at") } bekommst du { $n ->
        [one] es
       *[other] sie
    }
reason-completes_seals =
    Für einen Rubin { FORM($to, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Siegel; damit hast du { $n ->
        [one] es
       *[other] sie
    }
reason-nears_seals =
    Dann { $n ->
        [one] fehlt
       *[other] fehlen
    } dir nur noch { $n } Siegel für einen Rubin { FORM($to, "at") }
reason-short_of_seals =
    Für einen Rubin { FORM($place, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $n } Siegel
reason-cannot_pay =
    Für die Aktion { FORM($place, "genitive") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Lira
reason-too_dear = Du kannst den Kaufleuten { FORM($place, "at") } die { $n } Lira nicht zahlen: Die Aktion entfällt
reason-goods_for_tile =
    Du erhältst { $n } { $n ->
        [one] Ware
       *[other] Waren
    } und hast damit genug für das { FORM($colour, "weak") }
reason-goods_and_lira =
    Du erhältst { $n ->
        [0] nur
        [one] { $n } Ware und
       *[other] { $n } Waren und
    } { $lira } Lira
reason-goods_for_lira =
    Du erhältst { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira
reason-goods =
    Du erhältst { $n } { $n ->
        [one] Ware
       *[other] Waren
    }
reason-lira = Du erhältst { $n } Lira
reason-coffee = Du erhältst { $n } Kaffee
reason-no_room = In deinem Handkarren ist kein Platz für das, was es { FORM($place, "at") } gibt
reason-nothing_here = Gerade gibt es { FORM($place, "at") } für dich nichts zu holen
reason-nothing_to_sell = Du hast keine der Waren, die { FORM($place, "at") } gefragt sind
reason-sale =
    Du verkaufst { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira
reason-sale_nears =
    Du verkaufst { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira; dann { $left ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $left } Lira für einen Rubin { FORM($to, "at") }
reason-sale_of_some =
    Du verkaufst { $n } { $n ->
        [one] Ware
       *[other] Waren
    } für { $lira } Lira und behältst { $left } weitere, die du auch verkaufen könntest
reason-short_of_tile =
    Für das { FORM($colour, "weak") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } { $n ->
        [one] Ware
       *[other] Waren
    }
reason-extension = Du bekommst mehr Platz im Handkarren
reason-extension_towards_ruby =
    Du bekommst mehr Platz; bis zum Rubin der Wagnerei { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } { $n ->
        [one] Erweiterung
       *[other] Erweiterungen
    }
reason-assistants_back =
    { $n } { $n ->
        [one] Gehilfe kann
       *[other] Gehilfen können
    } zurückkommen; unter deinem Kaufmann { $left ->
        [0] ist jetzt keiner
        [one] ist jetzt { $left }
       *[other] sind jetzt { $left }
    }
reason-assistant_back = Ein Gehilfe kommt { FORM($place, "from") } zurück
reason-assistant_for_lira = Ein Gehilfe kommt für { $n } Lira { FORM($place, "from") } zurück
reason-no_assistants_out = Du hast keine Gehilfen, die du zurückholen könntest
reason-companion_back = Du kannst deinen Kompagnon neu aufstellen
reason-family_trip = Dein Familienmitglied kann die Aktion eines beliebigen anderen Ortes ausführen
reason-family_away = Dein Familienmitglied ist unterwegs: Die Aktion entfällt
reason-family_home_lira = Du kannst dein Familienmitglied wieder losschicken und erhältst { $n } Lira
reason-family_home_card = Du kannst dein Familienmitglied wieder losschicken und bekommst eine Bonuskarte
reason-tea = Lira aus der Teestube: Die Ansage { $n } bringt im Schnitt am meisten (Chance { $percent } %)
reason-jewelry =
    { $n ->
        [0] Du erhältst eine Ware, hast aber keinen Platz für blaue Waren
        [one] Du erhältst eine Ware und mit etwas Glück { $n } blaue dazu
       *[other] Du erhältst eine Ware und mit etwas Glück bis zu { $n } blaue dazu
    }
reason-jewelry_only =
    { $n ->
        [one] Mit etwas Glück erhältst du { $n } blaue Ware; für andere hast du keinen Platz
       *[other] Mit etwas Glück erhältst du bis zu { $n } blaue Waren; für andere hast du keinen Platz
    }
reason-tavern_tile_left = Du hast genug Kaffee ({ $n }) für ein Taverne-Plättchen
reason-tavern_tile = Du bekommst für den Rest des Spiels das Taverne-Plättchen „{ $tavern }“
reason-barrier = Mit der Sperre kannst du die Aktion eines angrenzenden Ortes ausführen
reason-short_of_coffee_there =
    Für eine Aktion { FORM($place, "at") } { $n ->
        [one] fehlt
       *[other] fehlen
    } dir { $n } Kaffee
reason-roasting = Du kannst bis zu { $n } Kaffee erhalten
reason-cards_to_choose = Du bekommst neue Bonuskarten zur Auswahl
reason-guild_cards_to_choose = Du bekommst Kaffee und dazu Gildenkarten zur Auswahl
reason-two_letters = Du bekommst zwei Briefe
reason-kiosk_round = Du bekommst einen Brief und zwei Kiosk-Plättchen
reason-auction = Du erhältst eine Ware und aus der Auktion Bonuskarten oder Lira
reason-catacombs = Du erhältst eine Ware oder Kaffee und gehst dann an einen beliebigen Ort
reason-card_taken = Diese Karte kennst du: „{ $card }“
reason-act_deck = Du bekommst eine unbekannte Karte vom Nachziehstapel
reason-call_best = Bringt im Schnitt am meisten (Chance { $percent } %)
reason-call_best_red = Bringt mit dem roten Plättchen im Schnitt am meisten (Chance { $percent } %)
reason-call_for_dealer = Damit könntest du den Rubin beim Edelsteinhändler bezahlen (Chance { $percent } %)
reason-call_safe = Sicherer (Chance { $percent } %), bringt aber im Schnitt weniger als die { $best }
reason-call_bold = Die Chance beträgt nur { $percent } %; im Schnitt bringt die { $best } mehr
reason-roll_reaches = Mit { $total } erreichst du die angesagte { $n }
reason-roll_misses = Mit { $total } verfehlst du die angesagte { $n }
reason-roll_jewelry =
    Mit { $total } erhältst du { $n ->
        [0] keine blaue Ware
        [one] { $n } blaue Ware
       *[other] { $n } blaue Waren
    }
reason-roll = Die Würfel zeigen dann { $total }
reason-reroll_misses = Mit { $total } verfehlst du die angesagte { $n }: Du bekommst einen neuen Versuch
reason-reroll_needless = Mit { $total } hast du es schon geschafft: Ein neuer Wurf kann nur schaden
reason-reroll_more = Ein neuer Wurf bringt dir vielleicht mehr
reason-guild = Du spielst statt eines gewöhnlichen Zuges die Gildenkarte „{ $guild }“
reason-discard_guild = Du behältst die anderen Gildenkarten
reason-discard = Du behältst die anderen Karten
reason-visit_keeps_assistants = Du behältst deine Gehilfen, aber dein Zug endet { FORM($place, "at") } ohne Aktion
reason-visit_no_assistant = Du hast keinen Gehilfen mehr: Dein Zug endet { FORM($place, "at") } ohne Aktion
reason-refuse = Du sparst { $n } Lira, aber dein Zug endet { FORM($place, "at") } ohne Aktion
reason-end_turn = In diesem Zug gibt es nichts mehr zu tun
reason-end_turn_keeps_cards =
    Du hebst { $n } { $n ->
        [one] Karte
       *[other] Karten
    } für später auf
reason-skip_kiosk = Das Plättchen hilft dir jetzt nicht
reason-skip_barrier = Keiner der beiden Orte an der Sperre hilft dir jetzt
reason-second_turn = Für { $n } Siegel machst du sofort einen Bonuszug
reason-done = Das genügt fürs Erste
reason-done_at_fountain =
    { $n } { $n ->
        [one] Gehilfe bleibt auf dem Spielplan: Du kannst ihn später mitnehmen
       *[other] Gehilfen bleiben auf dem Spielplan: Du kannst sie später mitnehmen
    }
reason-pass_auction = Mehr als { $n } Lira sind zwei Karten nicht wert
reason-pass_double_turn = Du hebst die Briefe ({ $n } Siegel) für später auf
reason-bid =
    { $n } Lira für zwei Bonuskarten: ein guter Preis; dir { $left ->
        [0] bleibt nichts
        [one] bleibt { $left } Lira
       *[other] bleiben { $left } Lira
    }
reason-bid_high =
    { $n } Lira für zwei Bonuskarten: ziemlich viel; dir { $left ->
        [0] bleibt nichts
        [one] bleibt { $left } Lira
       *[other] bleiben { $left } Lira
    }
reason-put_barrier = Neben { FORM($place, "dative") } steht die Sperre den anderen im Weg
reason-put_near_ruby = Du bist in der Nähe { FORM($to, "genitive") } und kannst dir den Rubin dort leisten
reason-put = Dein nächster Zug beginnt { FORM($place, "at") }
reason-meet_governor = Du ziehst beim Gouverneur eine Bonuskarte
reason-meet_smuggler = Du nimmst beim Schmuggler eine Ware deiner Wahl
reason-meet_coffee_trader = Du bekommst Kaffee vom Kaffeehändler
reason-meet_courier = Du bekommst einen Brief vom Kurier
reason-catch_lira = Du fängst das Familienmitglied von { $seat } für { $n } Lira ein
reason-catch_card = Du fängst das Familienmitglied von { $seat } für eine Bonuskarte ein
reason-letter_for_turn = Dieser Brief ({ $n } Siegel) zählt für einen Bonuszug
reason-letter_for_ruby = Dieser Brief ({ $n } Siegel) zählt für den Rubin
reason-again = Mit „{ $card }“ führst du dieselbe Aktion in diesem Zug noch einmal aus
reason-reach_ruby = Du erreichst { FORM($place, "accusative") } und kannst dir dort einen Rubin leisten
reason-reach = Du erreichst Orte, die sonst zu weit weg sind
reason-card = „{ $card }“ jetzt zu spielen ist besser, als die Karte aufzuheben
reason-act = Du führst die Aktion aus
reason-place_companion = Dein Kompagnon braucht keine Gehilfen
reason-take = Für { $goods } hast du Platz und später Verwendung
reason-give = Du kannst auf { $goods } verzichten
reason-pay_good = Du gibst { $goods } ab und sparst die Lira
reason-pay_lira = Du zahlst nur Lira und behältst alles andere
reason-kiosk_tile = „{ $kiosk }“ kannst du sofort nutzen
reason-kiosk_tile_useless = „{ $kiosk }“ nützt dir jetzt nichts, aber so bekommt es niemand sonst
reason-skip = Du verzichtest auf die Aktion { FORM($place, "genitive") }
reason-skip_price = Du behältst, was die Aktion { FORM($place, "genitive") } kosten würde
reason-skip_ruby = Du verzichtest { FORM($place, "at") } auf einen Rubin, den du dir leisten kannst
reason-tea_for_dealer = Mit der Ansage { $n } könntest du den Rubin beim Edelsteinhändler bezahlen (Chance { $percent } %)
worth-call = Chance { $percent } %; im Schnitt { $whole },{ $tenths } Lira
worth-jewelry = Du bekommst eine Ware und mit { $percent } % Chance auch blaue Waren (im Schnitt { $whole },{ $tenths })
worth-no_jewelry = Du bekommst eine Ware; für blaue Waren ist kein Platz
reason_also-fee = die Kaufleute dort kosten dich { $fee } Lira
reason_also-payee = du zahlst { $fee } Lira an { $payee }
reason_also-catch = dort kannst du das Familienmitglied von { $catch } einfangen
reason_also-letter = du überbringst einen Brief
reason_also-meet = dort kannst du { FORM($meet, "dative") } begegnen
reason_also-fetch = du nimmst einen Gehilfen mit
reason_also-last = du setzt deinen letzten Gehilfen ein
