dice_action-end_turn = Zug beenden
dice_action-done = Gewählte Würfel würfeln
dice_action-keep = Wurf behalten
dice_action-pass = Verzichten
dice_action-income = Nehmen: { $what }
dice_action-reroll_all = Alle Würfel neu würfeln (1 Kristall)
dice_action-pick = Einen { FORM($piece, "accusative") } neu würfeln
dice_action-pick_first = Einen { FORM($piece, "accusative") } neu würfeln (1 Kristall)
dice_action-act_marker = { $thing } für { $goods }
dice_action-act_brown = Braunes Warenplättchen für 3 verschiedene Waren
dice_action-act_crystal = Kristall für 2 verschiedene Waren
dice_action-act_two = 2 Warenplättchen nach Wahl für 4 verschiedene Waren
dice_action-act_coins = Lira für alle Münzwürfel
dice_action-act_cards =
    Basar: { $n } { $n ->
        [one] Karte
       *[other] Karten
    } aufdecken
dice_action-act_tile = Moschee-Plättchen: { $tile }
dice_action-act_ruby = Rubin { FORM($track, "for") }
dice_action-pay_die = { FORM($piece, "with") } zahlen
dice_action-pay_marker = { FORM($piece, "with") } zahlen
dice_action-pay_brown = Mit einem braunen Warenplättchen zahlen
dice_action-use_card = „{ $card }“ nutzen
dice_action-one_lira = Stattdessen { $consolation } Lira nehmen
dice_action-use = Ja
dice_action-take = { FORM($thing, "one") } nehmen
dice_action-give = { FORM($thing, "one") } abgeben
dice_action-take_tile = Plättchen nehmen: { $tile }
dice_action-give_tile = Plättchen abgeben: { $tile }
dice_action-ruby = Rubin { FORM($track, "for") } nehmen

dice_card-a_red = Verkauf (Rot)
dice_card-a_yellow = Verkauf (Gelb)
dice_card-a_green = Verkauf (Grün)
dice_card-a_blue = Verkauf (Blau)
dice_card-a_crystal = Verkauf (Kristall)
dice_card-b_red = Geschenk (Rot)
dice_card-b_yellow = Geschenk (Gelb)
dice_card-b_green = Geschenk (Grün)
dice_card-b_blue = Geschenk (Blau)
dice_card-b_crystal = Geschenk (Kristall)
dice_card-c_red = Joker (Rot)
dice_card-c_yellow = Joker (Gelb)
dice_card-c_green = Joker (Grün)
dice_card-c_blue = Joker (Blau)
dice_card-d_red = Kauf (Rot)
dice_card-d_yellow = Kauf (Gelb)
dice_card-d_green = Kauf (Grün)
dice_card-d_blue = Kauf (Blau)
dice_card-e_lira_tile = Lira gegen Plättchen
dice_card-e_crystal = Kristall gegen Braun und Lira
dice_card-e_brown = Braun gegen andere Marker
dice_card-e_lira = Lira gegen Braun und Kristall
dice_card-e_marker = Marker gegen Lira
dice_card-e_tile = Plättchen gegen Braun
dice_card-f_one = Jokersammlung I
dice_card-f_two = Jokersammlung II
dice_card-f_three = Jokersammlung III
dice_card-g_brown = Zwei Kartenwürfel (Braun)
dice_card-g_lira = Zwei Kartenwürfel (Lira)
dice_card-g_crystals = Zwei Kartenwürfel (Kristalle)
dice_card-h_brown = Rubin für Braun
dice_card-h_tile = Rubin für ein Plättchen
dice_card-h_crystals = Rubin für Kristalle

dice_card_help-a_red = Du nimmst { $a_upper } Lira. Alle anderen dürfen 1 Marker Rot für { $a_lower } Lira verkaufen.
dice_card_help-a_yellow = Du nimmst { $a_upper } Lira. Alle anderen dürfen 1 Marker Gelb für { $a_lower } Lira verkaufen.
dice_card_help-a_green = Du nimmst { $a_upper } Lira. Alle anderen dürfen 1 Marker Grün für { $a_lower } Lira verkaufen.
dice_card_help-a_blue = Du nimmst { $a_upper } Lira. Alle anderen dürfen 1 Marker Blau für { $a_lower } Lira verkaufen.
dice_card_help-a_crystal = Du nimmst { $a_upper } Lira. Alle anderen dürfen 1 Kristall für { $a_lower_crystal } Lira verkaufen.
dice_card_help-b_red = Du nimmst 1 Marker Rot und { $b_upper } Lira. Alle anderen dürfen 1 Marker Rot oder { $b_lower } Lira nehmen.
dice_card_help-b_yellow = Du nimmst 1 Marker Gelb und { $b_upper } Lira. Alle anderen dürfen 1 Marker Gelb oder { $b_lower } Lira nehmen.
dice_card_help-b_green = Du nimmst 1 Marker Grün und { $b_upper } Lira. Alle anderen dürfen 1 Marker Grün oder { $b_lower } Lira nehmen.
dice_card_help-b_blue = Du nimmst 1 Marker Blau und { $b_upper } Lira. Alle anderen dürfen 1 Marker Blau oder { $b_lower } Lira nehmen.
dice_card_help-b_crystal = Du nimmst 1 Kristall und { $b_upper } Lira. Alle anderen dürfen 1 Kristall oder { $b_lower } Lira nehmen.
dice_card_help-c_red = Du nimmst { $c_upper } Marker Braun. Alle anderen dürfen 1 Marker Rot nehmen.
dice_card_help-c_yellow = Du nimmst { $c_upper } Marker Braun. Alle anderen dürfen 1 Marker Gelb nehmen.
dice_card_help-c_green = Du nimmst { $c_upper } Marker Braun. Alle anderen dürfen 1 Marker Grün nehmen.
dice_card_help-c_blue = Du nimmst { $c_upper } Marker Braun. Alle anderen dürfen 1 Marker Blau nehmen.
dice_card_help-d_red = Du nimmst 1 Marker Rot. Alle anderen dürfen { $d_lower } Lira für 1 Marker Rot zahlen.
dice_card_help-d_yellow = Du nimmst 1 Marker Gelb. Alle anderen dürfen { $d_lower } Lira für 1 Marker Gelb zahlen.
dice_card_help-d_green = Du nimmst 1 Marker Grün. Alle anderen dürfen { $d_lower } Lira für 1 Marker Grün zahlen.
dice_card_help-d_blue = Du nimmst 1 Marker Blau. Alle anderen dürfen { $d_lower } Lira für 1 Marker Blau zahlen.
dice_card_help-e_lira_tile = { $e_tile_lira } Lira für ein offenes Moschee-Plättchen zahlen; sonst { $consolation } Lira nehmen.
dice_card_help-e_crystal = 1 Kristall für 1 Marker Braun und { $e_crystal_lira } Lira abgeben; sonst { $consolation } Lira nehmen.
dice_card_help-e_brown = 1 Marker Braun für { $e_brown_markers } Marker beliebiger Farbe und { $e_brown_lira } Lira abgeben; sonst { $consolation } Lira nehmen.
dice_card_help-e_lira = { $e_lira_paid } Lira für 1 Marker Braun und 1 Kristall zahlen; sonst { $consolation } Lira nehmen.
dice_card_help-e_marker = 1 Marker für { $e_marker_lira } Lira abgeben; sonst { $consolation } Lira nehmen.
dice_card_help-e_tile = Ein eigenes Moschee-Plättchen für { $e_tile_brown } Marker Braun abgeben; sonst { $consolation } Lira nehmen.
dice_card_help-f_one = Mit mindestens 1 Marker Braun (du behältst ihn): 1 Kristall und { $f_one } Lira nehmen; sonst { $consolation } Lira nehmen.
dice_card_help-f_two = Mit mindestens 2 Markern Braun (du behältst sie): 1 Marker Braun und { $f_two } Lira nehmen; sonst { $consolation } Lira nehmen.
dice_card_help-f_three = Mit mindestens 3 Markern Braun (du behältst sie): { $f_three } Lira nehmen; sonst { $consolation } Lira nehmen.
dice_card_help-g_brown = Bei mindestens { $g_dice } eingesetzten Kartenwürfeln: { $g_brown } Marker Braun nehmen; sonst { $consolation } Lira nehmen.
dice_card_help-g_lira = Bei mindestens { $g_dice } eingesetzten Kartenwürfeln: { $g_lira } Lira nehmen; sonst { $consolation } Lira nehmen.
dice_card_help-g_crystals =
    Bei mindestens { $g_dice } eingesetzten Kartenwürfeln: { $g_crystals } { $g_crystals ->
        [one] Kristall
       *[other] Kristalle
    } nehmen; sonst { $consolation } Lira nehmen.
dice_card_help-h_brown = { $h_brown } Marker Braun für einen Rubin nach Wahl abgeben; sonst { $consolation } Lira nehmen.
dice_card_help-h_tile = Ein eigenes Moschee-Plättchen und { $h_tile_lira } Lira für einen Rubin nach Wahl abgeben; sonst { $consolation } Lira nehmen.
dice_card_help-h_crystals =
    { $h_crystals } { $h_crystals ->
        [one] Kristall
       *[other] Kristalle
    } und { $h_crystals_lira } Lira für einen Rubin nach Wahl abgeben; sonst { $consolation } Lira nehmen.


dice_count-red =
    { $n } { $n ->
        [one] rotes Warenplättchen
       *[other] rote Warenplättchen
    }
dice_count-yellow =
    { $n } { $n ->
        [one] gelbes Warenplättchen
       *[other] gelbe Warenplättchen
    }
dice_count-green =
    { $n } { $n ->
        [one] grünes Warenplättchen
       *[other] grüne Warenplättchen
    }
dice_count-blue =
    { $n } { $n ->
        [one] blaues Warenplättchen
       *[other] blaue Warenplättchen
    }
dice_count-brown =
    { $n } { $n ->
        [one] braunes Warenplättchen
       *[other] braune Warenplättchen
    }
dice_count-crystal =
    { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }
dice_count-lira = { $n } Lira

dice_event-rolled = Die Würfel zeigen { $faces }
dice_event-picked = Neu gewürfelt werden: { $pieces }
dice_event-coins = { $seat } nutzt { $n } Münzwürfel
dice_event-paid = { $seat } zahlt { FORM($pieces, "accusative") }
dice_event-taken = { $seat } nimmt { $things }
dice_event-given = { $seat } gibt { $things } ab
dice_event-returned = { $seat } gibt { $things } zurück (der Vorrat reicht nicht)
dice_event-ruby = { $seat } erhält einen Rubin { FORM($track, "for") }
dice_event-goal_reached =
    { $seat } hat { $n } { $n ->
        [one] Rubin
       *[other] Rubine
    }: Dies ist die letzte Runde
dice_event-tile_taken = { $seat } nimmt ein Moschee-Plättchen: { $tile }
dice_event-tile_given = { $seat } gibt ein Moschee-Plättchen ab: { $tile }
dice_event-tile_shown = Neu in der Auslage: { $tiles }
dice_event-card_shown = Aufgedeckt: { $cards }
dice_event-card_used = { $seat } nutzt „{ $card }“
dice_event-deck_shuffled =
    Die benutzten Basarkarten werden zum neuen Stapel: { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
dice_event-game_over = Das Spiel ist zu Ende

dice_face-red = Rot
dice_face-yellow = Gelb
dice_face-green = Grün
dice_face-blue = Blau
dice_face-coin = Münze
dice_face-card = Karte

dice_piece-die_red = roter Würfel
    .with = mit einem roten Würfel
    .accusative = roten Würfel
dice_piece-die_yellow = gelber Würfel
    .with = mit einem gelben Würfel
    .accusative = gelben Würfel
dice_piece-die_green = grüner Würfel
    .with = mit einem grünen Würfel
    .accusative = grünen Würfel
dice_piece-die_blue = blauer Würfel
    .with = mit einem blauen Würfel
    .accusative = blauen Würfel
dice_piece-marker_red = rotes Warenplättchen
    .with = mit einem roten Warenplättchen
    .accusative = das rote Warenplättchen
dice_piece-marker_yellow = gelbes Warenplättchen
    .with = mit einem gelben Warenplättchen
    .accusative = das gelbe Warenplättchen
dice_piece-marker_green = grünes Warenplättchen
    .with = mit einem grünen Warenplättchen
    .accusative = das grüne Warenplättchen
dice_piece-marker_blue = blaues Warenplättchen
    .with = mit einem blauen Warenplättchen
    .accusative = das blaue Warenplättchen
dice_piece-brown = braunes Warenplättchen
    .with = mit einem braunen Warenplättchen
    .accusative = das braune Warenplättchen
dice_piece-die_coin = Münzwürfel
    .with = mit einem Münzwürfel
    .accusative = Münzwürfel
dice_piece-die_card = Kartenwürfel
    .with = mit einem Kartenwürfel
    .accusative = Kartenwürfel

dice_price-each = je 1 Ware jeder Farbe
dice_price-each_and = je 1 Ware jeder Farbe und { $n } weitere

dice_short-income_lira = Lira
dice_short-income_card = Karte
dice_short-income_crystal = Kristall
dice_short-extra_action = Aktion
dice_short-extra_die = Würfel

dice_thing-red = rotes Warenplättchen
    .one = 1 rotes Warenplättchen
dice_thing-yellow = gelbes Warenplättchen
    .one = 1 gelbes Warenplättchen
dice_thing-green = grünes Warenplättchen
    .one = 1 grünes Warenplättchen
dice_thing-blue = blaues Warenplättchen
    .one = 1 blaues Warenplättchen
dice_thing-brown = braunes Warenplättchen
    .one = 1 braunes Warenplättchen
dice_thing-crystal = Kristall
    .one = 1 Kristall
dice_thing-lira = Lira
    .one = Lira

dice_tile-income_lira_red = Lira-Einkommen (Rot)
dice_tile-income_lira_yellow = Lira-Einkommen (Gelb)
dice_tile-income_lira_green = Lira-Einkommen (Grün)
dice_tile-income_lira_blue = Lira-Einkommen (Blau)
dice_tile-income_card_red = Karten-Einkommen (Rot)
dice_tile-income_card_yellow = Karten-Einkommen (Gelb)
dice_tile-income_card_green = Karten-Einkommen (Grün)
dice_tile-income_card_blue = Karten-Einkommen (Blau)
dice_tile-goods_red = Ware bei Münzen (Rot)
dice_tile-goods_yellow = Ware bei Münzen (Gelb)
dice_tile-goods_green = Ware bei Münzen (Grün)
dice_tile-goods_blue = Ware bei Münzen (Blau)
dice_tile-income_crystal_red = Kristall-Einkommen (Rot)
dice_tile-income_crystal_yellow = Kristall-Einkommen (Gelb)
dice_tile-income_crystal_green = Kristall-Einkommen (Grün)
dice_tile-income_crystal_blue = Kristall-Einkommen (Blau)
dice_tile-extra_action_red = Zusatzaktion (Rot)
dice_tile-extra_action_yellow = Zusatzaktion (Gelb)
dice_tile-extra_action_green = Zusatzaktion (Grün)
dice_tile-extra_action_blue = Zusatzaktion (Blau)
dice_tile-extra_die = Zusatzwürfel

dice_tile_help-income_lira_red = Zu Beginn deines Zuges nimmst du { $income_lira } Lira.
dice_tile_help-income_lira_yellow = Zu Beginn deines Zuges nimmst du { $income_lira } Lira.
dice_tile_help-income_lira_green = Zu Beginn deines Zuges nimmst du { $income_lira } Lira.
dice_tile_help-income_lira_blue = Zu Beginn deines Zuges nimmst du { $income_lira } Lira.
dice_tile_help-income_card_red = Zu Beginn deines Zuges deckst du eine Basarkarte auf und nutzt sie.
dice_tile_help-income_card_yellow = Zu Beginn deines Zuges deckst du eine Basarkarte auf und nutzt sie.
dice_tile_help-income_card_green = Zu Beginn deines Zuges deckst du eine Basarkarte auf und nutzt sie.
dice_tile_help-income_card_blue = Zu Beginn deines Zuges deckst du eine Basarkarte auf und nutzt sie.
dice_tile_help-goods_red = Bei jeder Münzaktion nimmst du zusätzlich 1 Marker Rot.
dice_tile_help-goods_yellow = Bei jeder Münzaktion nimmst du zusätzlich 1 Marker Gelb.
dice_tile_help-goods_green = Bei jeder Münzaktion nimmst du zusätzlich 1 Marker Grün.
dice_tile_help-goods_blue = Bei jeder Münzaktion nimmst du zusätzlich 1 Marker Blau.
dice_tile_help-income_crystal_red =
    Zu Beginn deines Zuges nimmst du { $income_crystals } { $income_crystals ->
        [one] Kristall
       *[other] Kristalle
    }.
dice_tile_help-income_crystal_yellow =
    Zu Beginn deines Zuges nimmst du { $income_crystals } { $income_crystals ->
        [one] Kristall
       *[other] Kristalle
    }.
dice_tile_help-income_crystal_green =
    Zu Beginn deines Zuges nimmst du { $income_crystals } { $income_crystals ->
        [one] Kristall
       *[other] Kristalle
    }.
dice_tile_help-income_crystal_blue =
    Zu Beginn deines Zuges nimmst du { $income_crystals } { $income_crystals ->
        [one] Kristall
       *[other] Kristalle
    }.
dice_tile_help-extra_action_red = Du hast in jedem Zug eine Aktion mehr.
dice_tile_help-extra_action_yellow = Du hast in jedem Zug eine Aktion mehr.
dice_tile_help-extra_action_green = Du hast in jedem Zug eine Aktion mehr.
dice_tile_help-extra_action_blue = Du hast in jedem Zug eine Aktion mehr.
dice_tile_help-extra_die = Du würfelst in jedem Zug mit einem Würfel mehr.

dice_track-red = Rot
    .for = für rote Waren
dice_track-yellow = Gelb
    .for = für gelbe Waren
dice_track-green = Grün
    .for = für grüne Waren
dice_track-blue = Blau
    .for = für blaue Waren
dice_track-mixed = alle Farben
    .for = für Waren aller Farben
dice_track-lira = Lira
    .for = für Lira
dice_track-mosque = Moschee
    .for = für Moschee-Plättchen

dice_ui-tiles = Offene Moschee-Plättchen
dice_ui-supply = Vorrat
dice_ui-dice = Würfel
dice_ui-no_dice = keine Würfel
dice_ui-markers = Marker
dice_ui-brown = Braun
dice_ui-crystals = Kristalle
dice_ui-own_tiles = Moschee-Plättchen
dice_ui-stack = Plättchen { $n }
dice_ui-deck = Basarkarten { $n }, benutzt { $used }
dice_ui-deck_short = Karten { $n }
dice_ui-actions = Aktionen übrig: { $n }
dice_ui-income = Noch einzunehmen: { $what }
dice_ui-mosque = für { $n } Plättchen
dice_ui-bazaar = Basar
dice_ui-cost = Kosten: { $price }.
dice_ui-no_tiles = keine Moschee-Plättchen
dice_ui-command_hand = deine Moschee-Plättchen erklärt
dice_ui-command_help = diese Liste; mit Namen: was Plättchen oder Karte tut
dice_ui-no_help = Kein Plättchen, keine Karte heißt „{ $text }“: help zeigt die Befehle
dice_ui-used_cards = Benutzte Basarkarten
dice_ui-two_markers = 2 Warenplättchen

dice_what-lira = Lira
dice_what-crystal = Kristalle
dice_what-card = Basarkarte

prompt-a_red = { $a_upper } Lira nehmen?
prompt-a_red_others = 1 Marker Rot für { $a_lower } Lira verkaufen?
prompt-a_yellow = { $a_upper } Lira nehmen?
prompt-a_yellow_others = 1 Marker Gelb für { $a_lower } Lira verkaufen?
prompt-a_green = { $a_upper } Lira nehmen?
prompt-a_green_others = 1 Marker Grün für { $a_lower } Lira verkaufen?
prompt-a_blue = { $a_upper } Lira nehmen?
prompt-a_blue_others = 1 Marker Blau für { $a_lower } Lira verkaufen?
prompt-a_crystal = { $a_upper } Lira nehmen?
prompt-a_crystal_others = 1 Kristall für { $a_lower_crystal } Lira verkaufen?
prompt-b_red = 1 Marker Rot und { $b_upper } Lira nehmen?
prompt-b_red_others = 1 Marker Rot oder { $b_lower } Lira nehmen?
prompt-b_yellow = 1 Marker Gelb und { $b_upper } Lira nehmen?
prompt-b_yellow_others = 1 Marker Gelb oder { $b_lower } Lira nehmen?
prompt-b_green = 1 Marker Grün und { $b_upper } Lira nehmen?
prompt-b_green_others = 1 Marker Grün oder { $b_lower } Lira nehmen?
prompt-b_blue = 1 Marker Blau und { $b_upper } Lira nehmen?
prompt-b_blue_others = 1 Marker Blau oder { $b_lower } Lira nehmen?
prompt-b_crystal = 1 Kristall und { $b_upper } Lira nehmen?
prompt-b_crystal_others = 1 Kristall oder { $b_lower } Lira nehmen?
prompt-c_red = { $c_upper } Marker Braun nehmen?
prompt-c_red_others = 1 Marker Rot nehmen?
prompt-c_yellow = { $c_upper } Marker Braun nehmen?
prompt-c_yellow_others = 1 Marker Gelb nehmen?
prompt-c_green = { $c_upper } Marker Braun nehmen?
prompt-c_green_others = 1 Marker Grün nehmen?
prompt-c_blue = { $c_upper } Marker Braun nehmen?
prompt-c_blue_others = 1 Marker Blau nehmen?
prompt-d_red = 1 Marker Rot nehmen?
prompt-d_red_others = { $d_lower } Lira für 1 Marker Rot zahlen?
prompt-d_yellow = 1 Marker Gelb nehmen?
prompt-d_yellow_others = { $d_lower } Lira für 1 Marker Gelb zahlen?
prompt-d_green = 1 Marker Grün nehmen?
prompt-d_green_others = { $d_lower } Lira für 1 Marker Grün zahlen?
prompt-d_blue = 1 Marker Blau nehmen?
prompt-d_blue_others = { $d_lower } Lira für 1 Marker Blau zahlen?
prompt-e_lira_tile = { $e_tile_lira } Lira für ein offenes Moschee-Plättchen zahlen?
prompt-e_crystal = 1 Kristall für 1 Marker Braun und { $e_crystal_lira } Lira abgeben?
prompt-e_brown = 1 Marker Braun für { $e_brown_markers } Marker beliebiger Farbe und { $e_brown_lira } Lira abgeben?
prompt-e_lira = { $e_lira_paid } Lira für 1 Marker Braun und 1 Kristall zahlen?
prompt-e_marker = 1 Marker für { $e_marker_lira } Lira abgeben?
prompt-e_tile = Ein eigenes Moschee-Plättchen für { $e_tile_brown } Marker Braun abgeben?
prompt-f_one = 1 Kristall und { $f_one } Lira nehmen?
prompt-f_two = 1 Marker Braun und { $f_two } Lira nehmen?
prompt-f_three = { $f_three } Lira nehmen?
prompt-g_brown = { $g_brown } Marker Braun nehmen?
prompt-g_lira = { $g_lira } Lira nehmen?
prompt-g_crystals =
    { $g_crystals } { $g_crystals ->
        [one] Kristall
       *[other] Kristalle
    } nehmen?
prompt-h_brown = { $h_brown } Marker Braun für einen Rubin nach Wahl abgeben?
prompt-h_tile = Ein eigenes Moschee-Plättchen und { $h_tile_lira } Lira für einen Rubin nach Wahl abgeben?
prompt-h_crystals =
    { $h_crystals } { $h_crystals ->
        [one] Kristall
       *[other] Kristalle
    } und { $h_crystals_lira } Lira für einen Rubin nach Wahl abgeben?
prompt-dice_income = Welches Einkommen nimmst du zuerst?
prompt-dice_reroll = Einen Kristall ausgeben und neu würfeln?
prompt-dice_action = Aktionen übrig: { $left }. Was tust du?
prompt-dice_pick = Noch mehr Würfel neu würfeln?
prompt-dice_payment =
    { $what }: noch { $left } { $left ->
        [one] Ware
       *[other] Waren
    } zu zahlen. Womit?
prompt-dice_choose_card = Welche Basarkarte nutzt du?
prompt-dice_take_markers = Welchen Marker nimmst du? Noch { $left }

dice_goods-red =
    { $n } { $n ->
        [one] rote Ware
       *[other] rote Waren
    }
dice_goods-yellow =
    { $n } { $n ->
        [one] gelbe Ware
       *[other] gelbe Waren
    }
dice_goods-green =
    { $n } { $n ->
        [one] grüne Ware
       *[other] grüne Waren
    }
dice_goods-blue =
    { $n } { $n ->
        [one] blaue Ware
       *[other] blaue Waren
    }

dice_face_count-red = { $n } × Rot
dice_face_count-yellow = { $n } × Gelb
dice_face_count-green = { $n } × Grün
dice_face_count-blue = { $n } × Blau
dice_face_count-coin = { $n } × Münze
dice_face_count-card = { $n } × Karte

dice_piece_count-marker_red =
    { $n } { $n ->
        [one] rotes Warenplättchen
       *[other] rote Warenplättchen
    }
    .accusative =
        { $n } { $n ->
            [one] rotes Warenplättchen
           *[other] rote Warenplättchen
        }
dice_piece_count-marker_yellow =
    { $n } { $n ->
        [one] gelbes Warenplättchen
       *[other] gelbe Warenplättchen
    }
    .accusative =
        { $n } { $n ->
            [one] gelbes Warenplättchen
           *[other] gelbe Warenplättchen
        }
dice_piece_count-marker_green =
    { $n } { $n ->
        [one] grünes Warenplättchen
       *[other] grüne Warenplättchen
    }
    .accusative =
        { $n } { $n ->
            [one] grünes Warenplättchen
           *[other] grüne Warenplättchen
        }
dice_piece_count-marker_blue =
    { $n } { $n ->
        [one] blaues Warenplättchen
       *[other] blaue Warenplättchen
    }
    .accusative =
        { $n } { $n ->
            [one] blaues Warenplättchen
           *[other] blaue Warenplättchen
        }
dice_piece_count-brown =
    { $n } { $n ->
        [one] braunes Warenplättchen
       *[other] braune Warenplättchen
    }
    .accusative =
        { $n } { $n ->
            [one] braunes Warenplättchen
           *[other] braune Warenplättchen
        }
dice_piece_count-die_red =
    { $n } { $n ->
        [one] roter Würfel
       *[other] rote Würfel
    }
    .accusative =
        { $n } { $n ->
            [one] roten Würfel
           *[other] rote Würfel
        }
dice_piece_count-die_yellow =
    { $n } { $n ->
        [one] gelber Würfel
       *[other] gelbe Würfel
    }
    .accusative =
        { $n } { $n ->
            [one] gelben Würfel
           *[other] gelbe Würfel
        }
dice_piece_count-die_green =
    { $n } { $n ->
        [one] grüner Würfel
       *[other] grüne Würfel
    }
    .accusative =
        { $n } { $n ->
            [one] grünen Würfel
           *[other] grüne Würfel
        }
dice_piece_count-die_blue =
    { $n } { $n ->
        [one] blauer Würfel
       *[other] blaue Würfel
    }
    .accusative =
        { $n } { $n ->
            [one] blauen Würfel
           *[other] blaue Würfel
        }
dice_piece_count-die_coin =
    { $n } { $n ->
        [one] Münzwürfel
       *[other] Münzwürfel
    }
    .accusative =
        { $n } { $n ->
            [one] Münzwürfel
           *[other] Münzwürfel
        }
dice_piece_count-die_card =
    { $n } { $n ->
        [one] Kartenwürfel
       *[other] Kartenwürfel
    }
    .accusative =
        { $n } { $n ->
            [one] Kartenwürfel
           *[other] Kartenwürfel
        }
