dice_action-end_turn = Zakończ turę
dice_action-done = Przerzuć wybrane kości
dice_action-keep = Zachowaj wynik
dice_action-pass = Zrezygnuj
dice_action-income = Weź { FORM($what, "accusative") }
dice_action-reroll_all = Przerzuć wszystkie kości (1 kryształ)
dice_action-pick = Przerzuć { FORM($piece, "accusative") }
dice_action-pick_first = Przerzuć { FORM($piece, "accusative") } (1 kryształ)
dice_action-act_marker = { $thing } za { $goods }
dice_action-act_brown = Brązowy znacznik za 3 różne towary
dice_action-act_crystal = Kryształ za 2 różne towary
dice_action-act_two = 2 dowolne znaczniki za 4 różne towary
dice_action-act_coins = Liry za wszystkie kości z monetą
dice_action-act_cards =
    Bazar: odkryj { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
dice_action-act_tile = Żeton meczetu „{ $tile }”
dice_action-act_ruby = Rubin { FORM($track, "for") }
dice_action-pay_die = Zapłać { FORM($piece, "instrumental") }
dice_action-pay_marker = Zapłać { FORM($piece, "instrumental") }
dice_action-pay_brown = Zapłać brązowym znacznikiem
dice_action-use_card = Wykorzystaj kartę „{ $card }”
dice_action-one_lira =
    Weź w zamian { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }
    .lira =
        { $consolation ->
            [one] lirę
            [few] liry
           *[many] lir
        }
dice_action-use = Tak
dice_action-take = Weź { FORM($thing, "one") }
dice_action-give = Oddaj { FORM($thing, "one") }
dice_action-take_tile = Weź żeton meczetu „{ $tile }”
dice_action-give_tile = Oddaj żeton meczetu „{ $tile }”
dice_action-ruby = Weź rubin { FORM($track, "for") }

dice_card-a_red = Sprzedaż czerwonego
dice_card-a_yellow = Sprzedaż żółtego
dice_card-a_green = Sprzedaż zielonego
dice_card-a_blue = Sprzedaż niebieskiego
dice_card-a_crystal = Sprzedaż kryształu
dice_card-b_red = Podarunek (czerwony)
dice_card-b_yellow = Podarunek (żółty)
dice_card-b_green = Podarunek (zielony)
dice_card-b_blue = Podarunek (niebieski)
dice_card-b_crystal = Podarunek (kryształ)
dice_card-c_red = Brązowy (inni: czerwony)
dice_card-c_yellow = Brązowy (inni: żółty)
dice_card-c_green = Brązowy (inni: zielony)
dice_card-c_blue = Brązowy (inni: niebieski)
dice_card-d_red = Zakup czerwonego
dice_card-d_yellow = Zakup żółtego
dice_card-d_green = Zakup zielonego
dice_card-d_blue = Zakup niebieskiego
dice_card-e_lira_tile = Żeton za liry
dice_card-e_crystal = Brązowy i liry za kryształ
dice_card-e_brown = Kolorowe za brązowy
dice_card-e_lira = Brązowy i kryształ za liry
dice_card-e_marker = Liry za znacznik
dice_card-e_tile = Brązowe za żeton
dice_card-f_one = Zbiór brązowych I
dice_card-f_two = Zbiór brązowych II
dice_card-f_three = Zbiór brązowych III
dice_card-g_brown = Dwie kości z kartą (brązowe)
dice_card-g_lira = Dwie kości z kartą (liry)
dice_card-g_crystals = Dwie kości z kartą (kryształy)
dice_card-h_brown = Rubin za brązowe
dice_card-h_tile = Rubin za żeton
dice_card-h_crystals = Rubin za kryształy

# Nouns that several cards share are forms of the first message that has the number.
dice_card_help-a_red = Bierzesz { $a_upper } { prompt-a_red.lira }. Każdy z pozostałych graczy może sprzedać 1 czerwony znacznik za { $a_lower } { prompt-a_red_others.lira }.
dice_card_help-a_yellow = Bierzesz { $a_upper } { prompt-a_red.lira }. Każdy z pozostałych graczy może sprzedać 1 żółty znacznik za { $a_lower } { prompt-a_red_others.lira }.
dice_card_help-a_green = Bierzesz { $a_upper } { prompt-a_red.lira }. Każdy z pozostałych graczy może sprzedać 1 zielony znacznik za { $a_lower } { prompt-a_red_others.lira }.
dice_card_help-a_blue = Bierzesz { $a_upper } { prompt-a_red.lira }. Każdy z pozostałych graczy może sprzedać 1 niebieski znacznik za { $a_lower } { prompt-a_red_others.lira }.
dice_card_help-a_crystal =
    Bierzesz { $a_upper } { prompt-a_red.lira }. Każdy z pozostałych graczy może sprzedać 1 kryształ za { $a_lower_crystal } { $a_lower_crystal ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-b_red = Bierzesz 1 czerwony znacznik i { $b_upper } { prompt-b_red.lira }. Każdy z pozostałych graczy może wziąć 1 czerwony znacznik lub { $b_lower } { prompt-b_red_others.lira }.
dice_card_help-b_yellow = Bierzesz 1 żółty znacznik i { $b_upper } { prompt-b_red.lira }. Każdy z pozostałych graczy może wziąć 1 żółty znacznik lub { $b_lower } { prompt-b_red_others.lira }.
dice_card_help-b_green = Bierzesz 1 zielony znacznik i { $b_upper } { prompt-b_red.lira }. Każdy z pozostałych graczy może wziąć 1 zielony znacznik lub { $b_lower } { prompt-b_red_others.lira }.
dice_card_help-b_blue = Bierzesz 1 niebieski znacznik i { $b_upper } { prompt-b_red.lira }. Każdy z pozostałych graczy może wziąć 1 niebieski znacznik lub { $b_lower } { prompt-b_red_others.lira }.
dice_card_help-b_crystal = Bierzesz 1 kryształ i { $b_upper } { prompt-b_red.lira }. Każdy z pozostałych graczy może wziąć 1 kryształ lub { $b_lower } { prompt-b_red_others.lira }.
dice_card_help-c_red = Bierzesz { $c_upper } { prompt-c_red.markers }. Każdy z pozostałych graczy może wziąć 1 czerwony znacznik.
dice_card_help-c_yellow = Bierzesz { $c_upper } { prompt-c_red.markers }. Każdy z pozostałych graczy może wziąć 1 żółty znacznik.
dice_card_help-c_green = Bierzesz { $c_upper } { prompt-c_red.markers }. Każdy z pozostałych graczy może wziąć 1 zielony znacznik.
dice_card_help-c_blue = Bierzesz { $c_upper } { prompt-c_red.markers }. Każdy z pozostałych graczy może wziąć 1 niebieski znacznik.
dice_card_help-d_red = Bierzesz 1 czerwony znacznik. Każdy z pozostałych graczy może zapłacić { $d_lower } { prompt-d_red_others.lira } za 1 czerwony znacznik.
dice_card_help-d_yellow = Bierzesz 1 żółty znacznik. Każdy z pozostałych graczy może zapłacić { $d_lower } { prompt-d_red_others.lira } za 1 żółty znacznik.
dice_card_help-d_green = Bierzesz 1 zielony znacznik. Każdy z pozostałych graczy może zapłacić { $d_lower } { prompt-d_red_others.lira } za 1 zielony znacznik.
dice_card_help-d_blue = Bierzesz 1 niebieski znacznik. Każdy z pozostałych graczy może zapłacić { $d_lower } { prompt-d_red_others.lira } za 1 niebieski znacznik.
dice_card_help-e_lira_tile =
    Zapłać { $e_tile_lira } { $e_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za odkryty żeton meczetu; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-e_crystal =
    Oddaj 1 kryształ za 1 brązowy znacznik i { $e_crystal_lira } { $e_crystal_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-e_brown =
    Oddaj 1 brązowy znacznik za { $e_brown_markers } { $e_brown_markers ->
        [one] kolorowy znacznik
        [few] kolorowe znaczniki
       *[many] kolorowych znaczników
    } i { $e_brown_lira } { $e_brown_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-e_lira =
    Zapłać { $e_lira_paid } { $e_lira_paid ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 brązowy znacznik i 1 kryształ; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-e_marker =
    Oddaj 1 znacznik za { $e_marker_lira } { $e_marker_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-e_tile =
    Oddaj jeden ze swoich żetonów meczetu za { $e_tile_brown } { $e_tile_brown ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-f_one =
    Jeśli masz co najmniej 1 brązowy znacznik (zachowujesz go), weź 1 kryształ i { $f_one } { $f_one ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-f_two =
    Jeśli masz co najmniej 2 brązowe znaczniki (zachowujesz je), weź 1 brązowy znacznik i { $f_two } { $f_two ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-f_three =
    Jeśli masz co najmniej 3 brązowe znaczniki (zachowujesz je), weź { $f_three } { $f_three ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-g_brown =
    Jeśli używasz co najmniej { $g_dice } kości z kartą, weź { $g_brown } { $g_brown ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-g_lira =
    Jeśli używasz co najmniej { $g_dice } kości z kartą, weź { $g_lira } { $g_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-g_crystals =
    Jeśli używasz co najmniej { $g_dice } kości z kartą, weź { $g_crystals } { $g_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-h_brown =
    Oddaj { $h_brown } { $h_brown ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    } za następny rubin z dowolnego obszaru; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-h_tile =
    Oddaj jeden ze swoich żetonów meczetu i { $h_tile_lira } { $h_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego obszaru; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.
dice_card_help-h_crystals =
    Oddaj { $h_crystals } { $h_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    } i { $h_crystals_lira } { $h_crystals_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego obszaru; w przeciwnym razie weź { $consolation } { dice_action-one_lira.lira }.

dice_count-red =
    { $n } { $n ->
        [one] czerwony znacznik
        [few] czerwone znaczniki
       *[many] czerwonych znaczników
    }
    .accusative =
        { $n } { $n ->
            [one] czerwony znacznik
            [few] czerwone znaczniki
           *[many] czerwonych znaczników
        }
    .genitive =
        { $n } { $n ->
            [one] czerwonego znacznika
            [few] czerwonych znaczników
           *[many] czerwonych znaczników
        }
dice_count-yellow =
    { $n } { $n ->
        [one] żółty znacznik
        [few] żółte znaczniki
       *[many] żółtych znaczników
    }
    .accusative =
        { $n } { $n ->
            [one] żółty znacznik
            [few] żółte znaczniki
           *[many] żółtych znaczników
        }
    .genitive =
        { $n } { $n ->
            [one] żółtego znacznika
            [few] żółtych znaczników
           *[many] żółtych znaczników
        }
dice_count-green =
    { $n } { $n ->
        [one] zielony znacznik
        [few] zielone znaczniki
       *[many] zielonych znaczników
    }
    .accusative =
        { $n } { $n ->
            [one] zielony znacznik
            [few] zielone znaczniki
           *[many] zielonych znaczników
        }
    .genitive =
        { $n } { $n ->
            [one] zielonego znacznika
            [few] zielonych znaczników
           *[many] zielonych znaczników
        }
dice_count-blue =
    { $n } { $n ->
        [one] niebieski znacznik
        [few] niebieskie znaczniki
       *[many] niebieskich znaczników
    }
    .accusative =
        { $n } { $n ->
            [one] niebieski znacznik
            [few] niebieskie znaczniki
           *[many] niebieskich znaczników
        }
    .genitive =
        { $n } { $n ->
            [one] niebieskiego znacznika
            [few] niebieskich znaczników
           *[many] niebieskich znaczników
        }
dice_count-brown =
    { $n } { $n ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }
    .accusative =
        { $n } { $n ->
            [one] brązowy znacznik
            [few] brązowe znaczniki
           *[many] brązowych znaczników
        }
    .genitive =
        { $n } { $n ->
            [one] brązowego znacznika
            [few] brązowych znaczników
           *[many] brązowych znaczników
        }
dice_count-crystal =
    { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }
    .accusative =
        { $n } { $n ->
            [one] kryształ
            [few] kryształy
           *[many] kryształów
        }
    .genitive =
        { $n } { $n ->
            [one] kryształu
            [few] kryształów
           *[many] kryształów
        }
dice_count-lira =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    }
    .accusative =
        { $n } { $n ->
            [one] lirę
            [few] liry
           *[many] lir
        }
    .genitive =
        { $n } { $n ->
            [one] liry
            [few] lir
           *[many] lir
        }

dice_event-rolled = Wynik rzutu: { $faces }
dice_event-picked = Do przerzucenia: { $pieces }
dice_event-coins = { $seat } używa { $n } kości z monetą
dice_event-paid = { $seat } płaci { FORM($pieces, "instrumental") }
dice_event-taken = { $seat } bierze { FORM($things, "accusative") }
dice_event-given = { $seat } oddaje { FORM($things, "accusative") }
dice_event-returned = { $seat } zwraca { FORM($things, "accusative") } (w zasobach jest ich za mało)
dice_event-ruby = { $seat } otrzymuje rubin { FORM($track, "for") }
dice_event-goal_reached =
    { $seat } ma { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }: to ostatnia runda
dice_event-tile_taken = { $seat } bierze żeton meczetu „{ $tile }”
dice_event-tile_given = { $seat } oddaje żeton meczetu „{ $tile }”
dice_event-tile_shown = Teraz do wyboru: { $tiles }
dice_event-card_shown = Odkryto z talii Bazaru: { $cards }
dice_event-card_used = { $seat } wykorzystuje kartę „{ $card }”
dice_event-deck_shuffled =
    Wykorzystane karty Bazaru stają się nową talią: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
dice_event-game_over = Koniec gry

dice_face-red = czerwona
dice_face-yellow = żółta
dice_face-green = zielona
dice_face-blue = niebieska
dice_face-coin = moneta
dice_face-card = karta

dice_piece-die_red = czerwona kość
    .instrumental = czerwoną kością
    .accusative = czerwoną kość
    .genitive = czerwonej kości
dice_piece-die_yellow = żółta kość
    .instrumental = żółtą kością
    .accusative = żółtą kość
    .genitive = żółtej kości
dice_piece-die_green = zielona kość
    .instrumental = zieloną kością
    .accusative = zieloną kość
    .genitive = zielonej kości
dice_piece-die_blue = niebieska kość
    .instrumental = niebieską kością
    .accusative = niebieską kość
    .genitive = niebieskiej kości
dice_piece-marker_red = czerwony znacznik
    .instrumental = czerwonym znacznikiem
    .accusative = czerwony znacznik
    .genitive = czerwonego znacznika
dice_piece-marker_yellow = żółty znacznik
    .instrumental = żółtym znacznikiem
    .accusative = żółty znacznik
    .genitive = żółtego znacznika
dice_piece-marker_green = zielony znacznik
    .instrumental = zielonym znacznikiem
    .accusative = zielony znacznik
    .genitive = zielonego znacznika
dice_piece-marker_blue = niebieski znacznik
    .instrumental = niebieskim znacznikiem
    .accusative = niebieski znacznik
    .genitive = niebieskiego znacznika
dice_piece-brown = brązowy znacznik
    .instrumental = brązowym znacznikiem
    .accusative = brązowy znacznik
    .genitive = brązowego znacznika
dice_piece-die_coin = kość z monetą
    .instrumental = kością z monetą
    .accusative = kość z monetą
    .genitive = kości z monetą
dice_piece-die_card = kość z kartą
    .instrumental = kością z kartą
    .accusative = kość z kartą
    .genitive = kości z kartą

dice_price-each = po 1 towarze każdego koloru
dice_price-each_and =
    po 1 towarze każdego koloru i jeszcze { $n } { $n ->
        [one] dowolny
        [few] dowolne
       *[many] dowolnych
    }

dice_short-income_lira = liry
dice_short-income_card = karta
dice_short-income_crystal = kryształ
dice_short-extra_action = akcja
dice_short-extra_die = kość

dice_thing-red = czerwony znacznik
    .one = 1 czerwony znacznik
dice_thing-yellow = żółty znacznik
    .one = 1 żółty znacznik
dice_thing-green = zielony znacznik
    .one = 1 zielony znacznik
dice_thing-blue = niebieski znacznik
    .one = 1 niebieski znacznik
dice_thing-brown = brązowy znacznik
    .one = 1 brązowy znacznik
dice_thing-crystal = kryształ
    .one = 1 kryształ
dice_thing-lira = liry
    .one = liry

dice_tile-income_lira_red = Liry co turę (czerwony)
dice_tile-income_lira_yellow = Liry co turę (żółty)
dice_tile-income_lira_green = Liry co turę (zielony)
dice_tile-income_lira_blue = Liry co turę (niebieski)
dice_tile-income_card_red = Karta co turę (czerwony)
dice_tile-income_card_yellow = Karta co turę (żółty)
dice_tile-income_card_green = Karta co turę (zielony)
dice_tile-income_card_blue = Karta co turę (niebieski)
dice_tile-goods_red = Znacznik za monety (czerwony)
dice_tile-goods_yellow = Znacznik za monety (żółty)
dice_tile-goods_green = Znacznik za monety (zielony)
dice_tile-goods_blue = Znacznik za monety (niebieski)
dice_tile-income_crystal_red = Kryształ co turę (czerwony)
dice_tile-income_crystal_yellow = Kryształ co turę (żółty)
dice_tile-income_crystal_green = Kryształ co turę (zielony)
dice_tile-income_crystal_blue = Kryształ co turę (niebieski)
dice_tile-extra_action_red = Dodatkowa akcja (czerwony)
dice_tile-extra_action_yellow = Dodatkowa akcja (żółty)
dice_tile-extra_action_green = Dodatkowa akcja (zielony)
dice_tile-extra_action_blue = Dodatkowa akcja (niebieski)
dice_tile-extra_die = Dodatkowa kość

dice_tile_help-income_lira_red =
    Na początku swojej tury bierzesz { $income_lira } { $income_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
    .lira =
        { $income_lira ->
            [one] lirę
            [few] liry
           *[many] lir
        }
dice_tile_help-income_lira_yellow = Na początku swojej tury bierzesz { $income_lira } { dice_tile_help-income_lira_red.lira }.
dice_tile_help-income_lira_green = Na początku swojej tury bierzesz { $income_lira } { dice_tile_help-income_lira_red.lira }.
dice_tile_help-income_lira_blue = Na początku swojej tury bierzesz { $income_lira } { dice_tile_help-income_lira_red.lira }.
dice_tile_help-income_card_red = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-income_card_yellow = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-income_card_green = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-income_card_blue = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-goods_red = Wykonując akcję „Liry za monety”, bierzesz dodatkowo 1 czerwony znacznik.
dice_tile_help-goods_yellow = Wykonując akcję „Liry za monety”, bierzesz dodatkowo 1 żółty znacznik.
dice_tile_help-goods_green = Wykonując akcję „Liry za monety”, bierzesz dodatkowo 1 zielony znacznik.
dice_tile_help-goods_blue = Wykonując akcję „Liry za monety”, bierzesz dodatkowo 1 niebieski znacznik.
dice_tile_help-income_crystal_red =
    Na początku swojej tury bierzesz { $income_crystals } { $income_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
    .crystals =
        { $income_crystals ->
            [one] kryształ
            [few] kryształy
           *[many] kryształów
        }
dice_tile_help-income_crystal_yellow = Na początku swojej tury bierzesz { $income_crystals } { dice_tile_help-income_crystal_red.crystals }.
dice_tile_help-income_crystal_green = Na początku swojej tury bierzesz { $income_crystals } { dice_tile_help-income_crystal_red.crystals }.
dice_tile_help-income_crystal_blue = Na początku swojej tury bierzesz { $income_crystals } { dice_tile_help-income_crystal_red.crystals }.
dice_tile_help-extra_action_red = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_action_yellow = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_action_green = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_action_blue = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_die = W każdej turze rzucasz jedną kością więcej.

dice_track-red = czerwony
    .for = za czerwone towary
dice_track-yellow = żółty
    .for = za żółte towary
dice_track-green = zielony
    .for = za zielone towary
dice_track-blue = niebieski
    .for = za niebieskie towary
dice_track-mixed = wszystkie kolory
    .for = za towary wszystkich kolorów
dice_track-lira = liry
    .for = za liry
dice_track-mosque = meczet
    .for = za żetony meczetu

dice_ui-tiles = Odkryte żetony meczetu
dice_ui-supply = Zasoby
dice_ui-dice = Kości
dice_ui-no_dice = brak kości
dice_ui-markers = Znaczniki
dice_ui-brown = Brązowe
dice_ui-crystals = Kryształy
dice_ui-own_tiles = Żetony meczetu
dice_ui-stack = Żetony { $n }
dice_ui-deck = Karty Bazaru { $n }, użyte { $used }
dice_ui-deck_short = Karty { $n }
dice_ui-actions = Pozostałe akcje: { $n }
dice_ui-income = Dochód do wzięcia: { $what }
dice_ui-mosque =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
dice_ui-bazaar = Bazar
dice_ui-cost = Koszt: { $price }.
dice_ui-no_tiles = brak żetonów meczetu
dice_ui-command_hand = twoje żetony meczetu z objaśnieniem
dice_ui-command_help = ta lista; z nazwą: co robi żeton lub karta
dice_ui-no_help = Nie ma żetonu ani karty o nazwie „{ $text }”: listę poleceń pokaże help
dice_ui-used_cards = Wykorzystane karty Bazaru
dice_ui-two_markers = 2 znaczniki

dice_what-lira = liry
    .accusative = liry
dice_what-crystal = kryształy
    .accusative = kryształy
dice_what-card = karta Bazaru
    .accusative = kartę Bazaru

prompt-a_red =
    Bierzesz { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
    .lira =
        { $a_upper ->
            [one] lirę
            [few] liry
           *[many] lir
        }
prompt-a_red_others =
    Sprzedajesz 1 czerwony znacznik za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
    .lira =
        { $a_lower ->
            [one] lirę
            [few] liry
           *[many] lir
        }
prompt-a_yellow = Bierzesz { $a_upper } { prompt-a_red.lira }?
prompt-a_yellow_others = Sprzedajesz 1 żółty znacznik za { $a_lower } { prompt-a_red_others.lira }?
prompt-a_green = Bierzesz { $a_upper } { prompt-a_red.lira }?
prompt-a_green_others = Sprzedajesz 1 zielony znacznik za { $a_lower } { prompt-a_red_others.lira }?
prompt-a_blue = Bierzesz { $a_upper } { prompt-a_red.lira }?
prompt-a_blue_others = Sprzedajesz 1 niebieski znacznik za { $a_lower } { prompt-a_red_others.lira }?
prompt-a_crystal = Bierzesz { $a_upper } { prompt-a_red.lira }?
prompt-a_crystal_others =
    Sprzedajesz 1 kryształ za { $a_lower_crystal } { $a_lower_crystal ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_red =
    Bierzesz 1 czerwony znacznik i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
    .lira =
        { $b_upper ->
            [one] lirę
            [few] liry
           *[many] lir
        }
prompt-b_red_others =
    Bierzesz 1 czerwony znacznik czy { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
    .lira =
        { $b_lower ->
            [one] lirę
            [few] liry
           *[many] lir
        }
prompt-b_yellow = Bierzesz 1 żółty znacznik i { $b_upper } { prompt-b_red.lira }?
prompt-b_yellow_others = Bierzesz 1 żółty znacznik czy { $b_lower } { prompt-b_red_others.lira }?
prompt-b_green = Bierzesz 1 zielony znacznik i { $b_upper } { prompt-b_red.lira }?
prompt-b_green_others = Bierzesz 1 zielony znacznik czy { $b_lower } { prompt-b_red_others.lira }?
prompt-b_blue = Bierzesz 1 niebieski znacznik i { $b_upper } { prompt-b_red.lira }?
prompt-b_blue_others = Bierzesz 1 niebieski znacznik czy { $b_lower } { prompt-b_red_others.lira }?
prompt-b_crystal = Bierzesz 1 kryształ i { $b_upper } { prompt-b_red.lira }?
prompt-b_crystal_others = Bierzesz 1 kryształ czy { $b_lower } { prompt-b_red_others.lira }?
prompt-c_red =
    Bierzesz { $c_upper } { $c_upper ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }?
    .markers =
        { $c_upper ->
            [one] brązowy znacznik
            [few] brązowe znaczniki
           *[many] brązowych znaczników
        }
prompt-c_red_others = Bierzesz 1 czerwony znacznik?
prompt-c_yellow = Bierzesz { $c_upper } { prompt-c_red.markers }?
prompt-c_yellow_others = Bierzesz 1 żółty znacznik?
prompt-c_green = Bierzesz { $c_upper } { prompt-c_red.markers }?
prompt-c_green_others = Bierzesz 1 zielony znacznik?
prompt-c_blue = Bierzesz { $c_upper } { prompt-c_red.markers }?
prompt-c_blue_others = Bierzesz 1 niebieski znacznik?
prompt-d_red = Bierzesz 1 czerwony znacznik?
prompt-d_red_others =
    Płacisz { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 czerwony znacznik?
    .lira =
        { $d_lower ->
            [one] lirę
            [few] liry
           *[many] lir
        }
prompt-d_yellow = Bierzesz 1 żółty znacznik?
prompt-d_yellow_others = Płacisz { $d_lower } { prompt-d_red_others.lira } za 1 żółty znacznik?
prompt-d_green = Bierzesz 1 zielony znacznik?
prompt-d_green_others = Płacisz { $d_lower } { prompt-d_red_others.lira } za 1 zielony znacznik?
prompt-d_blue = Bierzesz 1 niebieski znacznik?
prompt-d_blue_others = Płacisz { $d_lower } { prompt-d_red_others.lira } za 1 niebieski znacznik?
prompt-e_lira_tile =
    Płacisz { $e_tile_lira } { $e_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za odkryty żeton meczetu?
prompt-e_crystal =
    Oddajesz 1 kryształ za 1 brązowy znacznik i { $e_crystal_lira } { $e_crystal_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-e_brown =
    Oddajesz 1 brązowy znacznik za { $e_brown_markers } { $e_brown_markers ->
        [one] kolorowy znacznik
        [few] kolorowe znaczniki
       *[many] kolorowych znaczników
    } i { $e_brown_lira } { $e_brown_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-e_lira =
    Płacisz { $e_lira_paid } { $e_lira_paid ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 brązowy znacznik i 1 kryształ?
prompt-e_marker =
    Oddajesz 1 znacznik za { $e_marker_lira } { $e_marker_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-e_tile =
    Oddajesz jeden ze swoich żetonów meczetu za { $e_tile_brown } { $e_tile_brown ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }?
prompt-f_one =
    Bierzesz 1 kryształ i { $f_one } { $f_one ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-f_two =
    Bierzesz 1 brązowy znacznik i { $f_two } { $f_two ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-f_three =
    Bierzesz { $f_three } { $f_three ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-g_brown =
    Bierzesz { $g_brown } { $g_brown ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }?
prompt-g_lira =
    Bierzesz { $g_lira } { $g_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-g_crystals =
    Bierzesz { $g_crystals } { $g_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }?
prompt-h_brown =
    Oddajesz { $h_brown } { $h_brown ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    } za następny rubin z dowolnego obszaru?
prompt-h_tile =
    Oddajesz jeden ze swoich żetonów meczetu i { $h_tile_lira } { $h_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego obszaru?
prompt-h_crystals =
    Oddajesz { $h_crystals } { $h_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    } i { $h_crystals_lira } { $h_crystals_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego obszaru?
prompt-dice_income = Który dochód bierzesz najpierw?
prompt-dice_reroll = Wydajesz kryształ, aby przerzucić kości?
prompt-dice_action =
    { $left ->
        [0] Nie masz już akcji
        [one] Została ci { $left } akcja
        [few] Zostały ci { $left } akcje
       *[many] Zostało ci { $left } akcji
    }. Co robisz?
prompt-dice_pick = Przerzucasz więcej kości?
prompt-dice_payment =
    { $what }: do zapłaty { $left ->
        [one] został { $left } towar
        [few] zostały { $left } towary
       *[many] zostało { $left } towarów
    }. Czym płacisz?
prompt-dice_choose_card = Którą kartę Bazaru wykorzystujesz?
prompt-dice_take_markers = Który znacznik bierzesz? (jeszcze { $left })

dice_face_count-red =
    { $n } { $n ->
        [one] czerwona
        [few] czerwone
       *[many] czerwonych
    }
dice_face_count-yellow =
    { $n } { $n ->
        [one] żółta
        [few] żółte
       *[many] żółtych
    }
dice_face_count-green =
    { $n } { $n ->
        [one] zielona
        [few] zielone
       *[many] zielonych
    }
dice_face_count-blue =
    { $n } { $n ->
        [one] niebieska
        [few] niebieskie
       *[many] niebieskich
    }
dice_face_count-coin =
    { $n } { $n ->
        [one] moneta
        [few] monety
       *[many] monet
    }
dice_face_count-card =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }

dice_goods-red =
    { $n } { $n ->
        [one] czerwony towar
        [few] czerwone towary
       *[many] czerwonych towarów
    }
dice_goods-yellow =
    { $n } { $n ->
        [one] żółty towar
        [few] żółte towary
       *[many] żółtych towarów
    }
dice_goods-green =
    { $n } { $n ->
        [one] zielony towar
        [few] zielone towary
       *[many] zielonych towarów
    }
dice_goods-blue =
    { $n } { $n ->
        [one] niebieski towar
        [few] niebieskie towary
       *[many] niebieskich towarów
    }

dice_piece_count-die_red =
    { $n } { $n ->
        [one] czerwona kość
        [few] czerwone kości
       *[many] czerwonych kości
    }
    .instrumental =
        { $n } { $n ->
            [one] czerwoną kością
            [few] czerwonymi kośćmi
           *[many] czerwonymi kośćmi
        }
dice_piece_count-die_yellow =
    { $n } { $n ->
        [one] żółta kość
        [few] żółte kości
       *[many] żółtych kości
    }
    .instrumental =
        { $n } { $n ->
            [one] żółtą kością
            [few] żółtymi kośćmi
           *[many] żółtymi kośćmi
        }
dice_piece_count-die_green =
    { $n } { $n ->
        [one] zielona kość
        [few] zielone kości
       *[many] zielonych kości
    }
    .instrumental =
        { $n } { $n ->
            [one] zieloną kością
            [few] zielonymi kośćmi
           *[many] zielonymi kośćmi
        }
dice_piece_count-die_blue =
    { $n } { $n ->
        [one] niebieska kość
        [few] niebieskie kości
       *[many] niebieskich kości
    }
    .instrumental =
        { $n } { $n ->
            [one] niebieską kością
            [few] niebieskimi kośćmi
           *[many] niebieskimi kośćmi
        }
dice_piece_count-die_coin =
    { $n } { $n ->
        [one] kość z monetą
        [few] kości z monetą
       *[many] kości z monetą
    }
    .instrumental =
        { $n } { $n ->
            [one] kością z monetą
            [few] kośćmi z monetą
           *[many] kośćmi z monetą
        }
dice_piece_count-die_card =
    { $n } { $n ->
        [one] kość z kartą
        [few] kości z kartą
       *[many] kości z kartą
    }
    .instrumental =
        { $n } { $n ->
            [one] kością z kartą
            [few] kośćmi z kartą
           *[many] kośćmi z kartą
        }
dice_piece_count-marker_red =
    { $n } { $n ->
        [one] czerwony znacznik
        [few] czerwone znaczniki
       *[many] czerwonych znaczników
    }
    .instrumental =
        { $n } { $n ->
            [one] czerwonym znacznikiem
            [few] czerwonymi znacznikami
           *[many] czerwonymi znacznikami
        }
dice_piece_count-marker_yellow =
    { $n } { $n ->
        [one] żółty znacznik
        [few] żółte znaczniki
       *[many] żółtych znaczników
    }
    .instrumental =
        { $n } { $n ->
            [one] żółtym znacznikiem
            [few] żółtymi znacznikami
           *[many] żółtymi znacznikami
        }
dice_piece_count-marker_green =
    { $n } { $n ->
        [one] zielony znacznik
        [few] zielone znaczniki
       *[many] zielonych znaczników
    }
    .instrumental =
        { $n } { $n ->
            [one] zielonym znacznikiem
            [few] zielonymi znacznikami
           *[many] zielonymi znacznikami
        }
dice_piece_count-marker_blue =
    { $n } { $n ->
        [one] niebieski znacznik
        [few] niebieskie znaczniki
       *[many] niebieskich znaczników
    }
    .instrumental =
        { $n } { $n ->
            [one] niebieskim znacznikiem
            [few] niebieskimi znacznikami
           *[many] niebieskimi znacznikami
        }
dice_piece_count-brown =
    { $n } { $n ->
        [one] brązowy znacznik
        [few] brązowe znaczniki
       *[many] brązowych znaczników
    }
    .instrumental =
        { $n } { $n ->
            [one] brązowym znacznikiem
            [few] brązowymi znacznikami
           *[many] brązowymi znacznikami
        }
