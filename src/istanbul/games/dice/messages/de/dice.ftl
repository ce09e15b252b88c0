dice_action-end_turn = Zug beenden
dice_action-done = Die gewählten Würfel neu würfeln
dice_action-keep = Den Wurf behalten
dice_action-pass = Verzichten
dice_action-income = { $what } nehmen
dice_action-reroll_all = Alle Würfel neu würfeln (1 Kristall)
dice_action-pick = Einen { FORM($piece, "accusative") } neu würfeln
dice_action-pick_first = Einen { FORM($piece, "accusative") } neu würfeln (1 Kristall)
dice_action-act_marker = { $thing } für { $goods }
dice_action-act_brown = Braunes Warenplättchen für 3 verschiedene Waren
dice_action-act_crystal = Kristall für 2 verschiedene Waren
dice_action-act_two = 2 Warenplättchen deiner Wahl für 4 verschiedene Waren
dice_action-act_coins = Lira für alle Münzwürfel
dice_action-act_cards =
    Basar: { $n } { $n ->
        [one] Karte
       *[other] Karten
    } aufdecken
dice_action-act_tile = Moschee-Plättchen „{ $tile }“
dice_action-act_ruby = Rubin { FORM($track, "for") }
dice_action-pay_die = { FORM($piece, "with") } zahlen
dice_action-pay_marker = { FORM($piece, "with") } zahlen
dice_action-pay_brown = Mit einem braunen Warenplättchen zahlen
dice_action-use_card = Die Karte „{ $card }“ nutzen
dice_action-one_lira = Stattdessen { $consolation } Lira nehmen
dice_action-use = Ja
dice_action-take = { FORM($thing, "one") } nehmen
dice_action-give = { FORM($thing, "one") } abgeben
dice_action-take_tile = Das Moschee-Plättchen „{ $tile }“ nehmen
dice_action-give_tile = Das Moschee-Plättchen „{ $tile }“ abgeben
dice_action-ruby = Den Rubin { FORM($track, "for") } nehmen

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
dice_card-e_lira_tile = Lira gegen Moschee-Plättchen
dice_card-e_crystal = Kristall gegen Braun und Lira
dice_card-e_brown = Braun gegen andere Warenplättchen
dice_card-e_lira = Lira gegen Braun und Kristall
dice_card-e_marker = Warenplättchen gegen Lira
dice_card-e_tile = Moschee-Plättchen gegen Braun
dice_card-f_one = Jokersammlung I
dice_card-f_two = Jokersammlung II
dice_card-f_three = Jokersammlung III
dice_card-g_brown = Zwei Kartenwürfel (Braun)
dice_card-g_lira = Zwei Kartenwürfel (Lira)
dice_card-g_crystals = Zwei Kartenwürfel (Kristalle)
dice_card-h_brown = Rubin für Braun
dice_card-h_tile = Rubin für ein Moschee-Plättchen
dice_card-h_crystals = Rubin für Kristalle

dice_card_help-a_red = Du nimmst { $a_upper } Lira. Alle anderen dürfen je 1 rotes Warenplättchen für { $a_lower } Lira verkaufen.
dice_card_help-a_yellow = Du nimmst { $a_upper } Lira. Alle anderen dürfen je 1 gelbes Warenplättchen für { $a_lower } Lira verkaufen.
dice_card_help-a_green = Du nimmst { $a_upper } Lira. Alle anderen dürfen je 1 grünes Warenplättchen für { $a_lower } Lira verkaufen.
dice_card_help-a_blue = Du nimmst { $a_upper } Lira. Alle anderen dürfen je 1 blaues Warenplättchen für { $a_lower } Lira verkaufen.
dice_card_help-a_crystal = Du nimmst { $a_upper } Lira. Alle anderen dürfen je 1 Kristall für { $a_lower_crystal } Lira verkaufen.
dice_card_help-b_red = Du nimmst 1 rotes Warenplättchen und { $b_upper } Lira. Alle anderen dürfen je 1 rotes Warenplättchen oder { $b_lower } Lira nehmen.
dice_card_help-b_yellow = Du nimmst 1 gelbes Warenplättchen und { $b_upper } Lira. Alle anderen dürfen je 1 gelbes Warenplättchen oder { $b_lower } Lira nehmen.
dice_card_help-b_green = Du nimmst 1 grünes Warenplättchen und { $b_upper } Lira. Alle anderen dürfen je 1 grünes Warenplättchen oder { $b_lower } Lira nehmen.
dice_card_help-b_blue = Du nimmst 1 blaues Warenplättchen und { $b_upper } Lira. Alle anderen dürfen je 1 blaues Warenplättchen oder { $b_lower } Lira nehmen.
dice_card_help-b_crystal = Du nimmst 1 Kristall und { $b_upper } Lira. Alle anderen dürfen je 1 Kristall oder { $b_lower } Lira nehmen.
dice_card_help-c_red =
    Du nimmst { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen. Alle anderen dürfen je 1 rotes Warenplättchen nehmen.
dice_card_help-c_yellow =
    Du nimmst { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen. Alle anderen dürfen je 1 gelbes Warenplättchen nehmen.
dice_card_help-c_green =
    Du nimmst { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen. Alle anderen dürfen je 1 grünes Warenplättchen nehmen.
dice_card_help-c_blue =
    Du nimmst { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen. Alle anderen dürfen je 1 blaues Warenplättchen nehmen.
dice_card_help-d_red = Du nimmst 1 rotes Warenplättchen. Alle anderen dürfen je 1 rotes Warenplättchen für { $d_lower } Lira kaufen.
dice_card_help-d_yellow = Du nimmst 1 gelbes Warenplättchen. Alle anderen dürfen je 1 gelbes Warenplättchen für { $d_lower } Lira kaufen.
dice_card_help-d_green = Du nimmst 1 grünes Warenplättchen. Alle anderen dürfen je 1 grünes Warenplättchen für { $d_lower } Lira kaufen.
dice_card_help-d_blue = Du nimmst 1 blaues Warenplättchen. Alle anderen dürfen je 1 blaues Warenplättchen für { $d_lower } Lira kaufen.
dice_card_help-e_lira_tile = Zahle { $e_tile_lira } Lira für ein offenes Moschee-Plättchen; sonst nimm { $consolation } Lira.
dice_card_help-e_crystal = Gib 1 Kristall ab und nimm 1 braunes Warenplättchen und { $e_crystal_lira } Lira; sonst nimm { $consolation } Lira.
dice_card_help-e_brown = Gib 1 braunes Warenplättchen ab und nimm { $e_brown_markers } Warenplättchen beliebiger Farbe und { $e_brown_lira } Lira; sonst nimm { $consolation } Lira.
dice_card_help-e_lira = Zahle { $e_lira_paid } Lira für 1 braunes Warenplättchen und 1 Kristall; sonst nimm { $consolation } Lira.
dice_card_help-e_marker = Gib 1 Warenplättchen ab und nimm { $e_marker_lira } Lira; sonst nimm { $consolation } Lira.
dice_card_help-e_tile =
    Gib eines deiner Moschee-Plättchen ab und nimm { $e_tile_brown } { $e_tile_brown ->
        [one] braunes
       *[other] braune
    } Warenplättchen; sonst nimm { $consolation } Lira.
dice_card_help-f_one = Besitzt du mindestens 1 braunes Warenplättchen (du behältst es), nimm 1 Kristall und { $f_one } Lira; sonst nimm { $consolation } Lira.
dice_card_help-f_two = Besitzt du mindestens 2 braune Warenplättchen (du behältst sie), nimm 1 braunes Warenplättchen und { $f_two } Lira; sonst nimm { $consolation } Lira.
dice_card_help-f_three = Besitzt du mindestens 3 braune Warenplättchen (du behältst sie), nimm { $f_three } Lira; sonst nimm { $consolation } Lira.
dice_card_help-g_brown =
    Hast du mindestens { $g_dice } Kartenwürfel eingesetzt, nimm { $g_brown } { $g_brown ->
        [one] braunes
       *[other] braune
    } Warenplättchen; sonst nimm { $consolation } Lira.
dice_card_help-g_lira = Hast du mindestens { $g_dice } Kartenwürfel eingesetzt, nimm { $g_lira } Lira; sonst nimm { $consolation } Lira.
dice_card_help-g_crystals =
    Hast du mindestens { $g_dice } Kartenwürfel eingesetzt, nimm { $g_crystals } { $g_crystals ->
        [one] Kristall
       *[other] Kristalle
    }; sonst nimm { $consolation } Lira.
dice_card_help-h_brown =
    Gib { $h_brown } { $h_brown ->
        [one] braunes
       *[other] braune
    } Warenplättchen ab und nimm den nächsten Rubin einer beliebigen Leiste; sonst nimm { $consolation } Lira.
dice_card_help-h_tile = Gib eines deiner Moschee-Plättchen und { $h_tile_lira } Lira ab und nimm den nächsten Rubin einer beliebigen Leiste; sonst nimm { $consolation } Lira.
dice_card_help-h_crystals =
    Gib { $h_crystals } { $h_crystals ->
        [one] Kristall
       *[other] Kristalle
    } und { $h_crystals_lira } Lira ab und nimm den nächsten Rubin einer beliebigen Leiste; sonst nimm { $consolation } Lira.


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
dice_event-picked = Für den neuen Wurf gewählt: { $pieces }
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
dice_event-tile_taken = { $seat } nimmt das Moschee-Plättchen „{ $tile }“
dice_event-tile_given = { $seat } gibt das Moschee-Plättchen „{ $tile }“ ab
dice_event-tile_shown = Neu in der Auslage: { $tiles }
dice_event-card_shown = Im Basar aufgedeckt: { $cards }
dice_event-card_used = { $seat } nutzt die Karte „{ $card }“
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
    .weak = rote Würfel
dice_piece-die_yellow = gelber Würfel
    .with = mit einem gelben Würfel
    .accusative = gelben Würfel
    .weak = gelbe Würfel
dice_piece-die_green = grüner Würfel
    .with = mit einem grünen Würfel
    .accusative = grünen Würfel
    .weak = grüne Würfel
dice_piece-die_blue = blauer Würfel
    .with = mit einem blauen Würfel
    .accusative = blauen Würfel
    .weak = blaue Würfel
dice_piece-marker_red = rotes Warenplättchen
    .with = mit einem roten Warenplättchen
    .accusative = rotes Warenplättchen
    .weak = rote Warenplättchen
dice_piece-marker_yellow = gelbes Warenplättchen
    .with = mit einem gelben Warenplättchen
    .accusative = gelbes Warenplättchen
    .weak = gelbe Warenplättchen
dice_piece-marker_green = grünes Warenplättchen
    .with = mit einem grünen Warenplättchen
    .accusative = grünes Warenplättchen
    .weak = grüne Warenplättchen
dice_piece-marker_blue = blaues Warenplättchen
    .with = mit einem blauen Warenplättchen
    .accusative = blaues Warenplättchen
    .weak = blaue Warenplättchen
dice_piece-brown = braunes Warenplättchen
    .with = mit einem braunen Warenplättchen
    .accusative = braunes Warenplättchen
    .weak = braune Warenplättchen
dice_piece-die_coin = Münzwürfel
    .with = mit einem Münzwürfel
    .accusative = Münzwürfel
    .weak = Münzwürfel
dice_piece-die_card = Kartenwürfel
    .with = mit einem Kartenwürfel
    .accusative = Kartenwürfel
    .weak = Kartenwürfel

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
dice_tile-goods_red = Ware je Münzaktion (Rot)
dice_tile-goods_yellow = Ware je Münzaktion (Gelb)
dice_tile-goods_green = Ware je Münzaktion (Grün)
dice_tile-goods_blue = Ware je Münzaktion (Blau)
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
dice_tile_help-goods_red = Bei jeder Münzaktion nimmst du zusätzlich 1 rotes Warenplättchen.
dice_tile_help-goods_yellow = Bei jeder Münzaktion nimmst du zusätzlich 1 gelbes Warenplättchen.
dice_tile_help-goods_green = Bei jeder Münzaktion nimmst du zusätzlich 1 grünes Warenplättchen.
dice_tile_help-goods_blue = Bei jeder Münzaktion nimmst du zusätzlich 1 blaues Warenplättchen.
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
dice_ui-markers = Warenplättchen
dice_ui-brown = Braun
dice_ui-crystals = Kristalle
dice_ui-own_tiles = Moschee-Plättchen
dice_ui-stack = Plättchen { $n }
dice_ui-deck = Basarkarten { $n }, benutzt { $used }
dice_ui-deck_short = Karten { $n }
dice_ui-actions =
    Noch { $n } { $n ->
        [one] Aktion
       *[other] Aktionen
    }
dice_ui-income = Offenes Einkommen: { $what }
dice_ui-mosque = für { $n } Plättchen
dice_ui-bazaar = Basar
dice_ui-cost = Kosten: { $price }.
dice_ui-no_tiles = keine Moschee-Plättchen
dice_ui-command_hand = Erklärung deiner Moschee-Plättchen
dice_ui-command_help = diese Liste; mit Namen: was Plättchen oder Karte tut
dice_ui-no_help = Kein Plättchen und keine Karte heißt „{ $text }“: help zeigt die Befehle
dice_ui-used_cards = Benutzte Basarkarten
dice_ui-two_markers = 2 Warenplättchen

dice_what-lira = Lira
dice_what-crystal = Kristalle
dice_what-card = eine Basarkarte

prompt-a_red = Nimmst du { $a_upper } Lira?
prompt-a_red_others = Verkaufst du 1 rotes Warenplättchen für { $a_lower } Lira?
prompt-a_yellow = Nimmst du { $a_upper } Lira?
prompt-a_yellow_others = Verkaufst du 1 gelbes Warenplättchen für { $a_lower } Lira?
prompt-a_green = Nimmst du { $a_upper } Lira?
prompt-a_green_others = Verkaufst du 1 grünes Warenplättchen für { $a_lower } Lira?
prompt-a_blue = Nimmst du { $a_upper } Lira?
prompt-a_blue_others = Verkaufst du 1 blaues Warenplättchen für { $a_lower } Lira?
prompt-a_crystal = Nimmst du { $a_upper } Lira?
prompt-a_crystal_others = Verkaufst du 1 Kristall für { $a_lower_crystal } Lira?
prompt-b_red = Nimmst du 1 rotes Warenplättchen und { $b_upper } Lira?
prompt-b_red_others = Nimmst du 1 rotes Warenplättchen oder { $b_lower } Lira?
prompt-b_yellow = Nimmst du 1 gelbes Warenplättchen und { $b_upper } Lira?
prompt-b_yellow_others = Nimmst du 1 gelbes Warenplättchen oder { $b_lower } Lira?
prompt-b_green = Nimmst du 1 grünes Warenplättchen und { $b_upper } Lira?
prompt-b_green_others = Nimmst du 1 grünes Warenplättchen oder { $b_lower } Lira?
prompt-b_blue = Nimmst du 1 blaues Warenplättchen und { $b_upper } Lira?
prompt-b_blue_others = Nimmst du 1 blaues Warenplättchen oder { $b_lower } Lira?
prompt-b_crystal = Nimmst du 1 Kristall und { $b_upper } Lira?
prompt-b_crystal_others = Nimmst du 1 Kristall oder { $b_lower } Lira?
prompt-c_red =
    Nimmst du { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen?
prompt-c_red_others = Nimmst du 1 rotes Warenplättchen?
prompt-c_yellow =
    Nimmst du { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen?
prompt-c_yellow_others = Nimmst du 1 gelbes Warenplättchen?
prompt-c_green =
    Nimmst du { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen?
prompt-c_green_others = Nimmst du 1 grünes Warenplättchen?
prompt-c_blue =
    Nimmst du { $c_upper } { $c_upper ->
        [one] braunes
       *[other] braune
    } Warenplättchen?
prompt-c_blue_others = Nimmst du 1 blaues Warenplättchen?
prompt-d_red = Nimmst du 1 rotes Warenplättchen?
prompt-d_red_others = Zahlst du { $d_lower } Lira für 1 rotes Warenplättchen?
prompt-d_yellow = Nimmst du 1 gelbes Warenplättchen?
prompt-d_yellow_others = Zahlst du { $d_lower } Lira für 1 gelbes Warenplättchen?
prompt-d_green = Nimmst du 1 grünes Warenplättchen?
prompt-d_green_others = Zahlst du { $d_lower } Lira für 1 grünes Warenplättchen?
prompt-d_blue = Nimmst du 1 blaues Warenplättchen?
prompt-d_blue_others = Zahlst du { $d_lower } Lira für 1 blaues Warenplättchen?
prompt-e_lira_tile = Zahlst du { $e_tile_lira } Lira für ein offenes Moschee-Plättchen?
prompt-e_crystal = Gibst du 1 Kristall für 1 braunes Warenplättchen und { $e_crystal_lira } Lira ab?
prompt-e_brown = Gibst du 1 braunes Warenplättchen für { $e_brown_markers } Warenplättchen beliebiger Farbe und { $e_brown_lira } Lira ab?
prompt-e_lira = Zahlst du { $e_lira_paid } Lira für 1 braunes Warenplättchen und 1 Kristall?
prompt-e_marker = Gibst du 1 Warenplättchen für { $e_marker_lira } Lira ab?
prompt-e_tile =
    Gibst du eines deiner Moschee-Plättchen für { $e_tile_brown } { $e_tile_brown ->
        [one] braunes
       *[other] braune
    } Warenplättchen ab?
prompt-f_one = Nimmst du 1 Kristall und { $f_one } Lira?
prompt-f_two = Nimmst du 1 braunes Warenplättchen und { $f_two } Lira?
prompt-f_three = Nimmst du { $f_three } Lira?
prompt-g_brown =
    Nimmst du { $g_brown } { $g_brown ->
        [one] braunes
       *[other] braune
    } Warenplättchen?
prompt-g_lira = Nimmst du { $g_lira } Lira?
prompt-g_crystals =
    Nimmst du { $g_crystals } { $g_crystals ->
        [one] Kristall
       *[other] Kristalle
    }?
prompt-h_brown =
    Gibst du { $h_brown } { $h_brown ->
        [one] braunes
       *[other] braune
    } Warenplättchen für den nächsten Rubin einer beliebigen Leiste ab?
prompt-h_tile = Gibst du eines deiner Moschee-Plättchen und { $h_tile_lira } Lira für den nächsten Rubin einer beliebigen Leiste ab?
prompt-h_crystals =
    Gibst du { $h_crystals } { $h_crystals ->
        [one] Kristall
       *[other] Kristalle
    } und { $h_crystals_lira } Lira für den nächsten Rubin einer beliebigen Leiste ab?
prompt-dice_income = Welches Einkommen nimmst du zuerst?
prompt-dice_reroll = Gibst du einen Kristall ab, um neu zu würfeln?
prompt-dice_action =
    Du hast { $left ->
        [0] keine Aktion mehr
        [one] noch { $left } Aktion
       *[other] noch { $left } Aktionen
    }. Was tust du?
prompt-dice_pick = Würfelst du weitere Würfel neu?
prompt-dice_payment =
    { $what }: Du zahlst noch { $left } { $left ->
        [one] Ware
       *[other] Waren
    }. Womit?
prompt-dice_choose_card = Welche Basarkarte nutzt du?
prompt-dice_take_markers = Welches Warenplättchen nimmst du? (noch { $left })

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

dice_face_count-red = { $n }-mal Rot
dice_face_count-yellow = { $n }-mal Gelb
dice_face_count-green = { $n }-mal Grün
dice_face_count-blue = { $n }-mal Blau
dice_face_count-coin =
    { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }
dice_face_count-card =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }

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
dice_piece_count-die_coin = { $n } Münzwürfel
    .accusative = { $n } Münzwürfel
dice_piece_count-die_card = { $n } Kartenwürfel
    .accusative = { $n } Kartenwürfel
