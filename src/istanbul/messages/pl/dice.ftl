dice_action-end_turn = Zakończ turę
dice_action-done = Rzuć wybranymi kośćmi
dice_action-keep = Zostaw wynik
dice_action-pass = Zrezygnuj
dice_action-income = Weź dochód: { $what }
dice_action-reroll_all = Przerzuć wszystkie kości (1 kryształ)
dice_action-pick = Przerzuć { FORM($piece, "accusative") }
dice_action-pick_first = Przerzuć { FORM($piece, "accusative") } (1 kryształ)
dice_action-act_marker = { $thing } za { $goods }
dice_action-act_brown = Brązowy znacznik za 3 różne towary
dice_action-act_crystal = Kryształ za 2 różne towary
dice_action-act_two = 2 dowolne znaczniki za 4 różne towary
dice_action-act_coins = Liry za wszystkie monety
dice_action-act_cards =
    Bazar: odkryj { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
dice_action-act_tile = Żeton meczetu: { $tile }
dice_action-act_ruby = Rubin { FORM($track, "for") }
dice_action-pay_die = Zapłać { FORM($piece, "with") }
dice_action-pay_marker = Zapłać { FORM($piece, "with") }
dice_action-pay_brown = Zapłać brązowym znacznikiem
dice_action-use_card = Wykorzystaj „{ $card }”
dice_action-one_lira =
    Weź w zamian { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }
dice_action-use = Tak
dice_action-take = Weź { FORM($thing, "one") }
dice_action-give = Oddaj { FORM($thing, "one") }
dice_action-take_tile = Weź żeton: { $tile }
dice_action-give_tile = Oddaj żeton: { $tile }
dice_action-ruby = Weź rubin { FORM($track, "for") }

dice_card-a_red = Sprzedaż (czerwony)
dice_card-a_yellow = Sprzedaż (żółty)
dice_card-a_green = Sprzedaż (zielony)
dice_card-a_blue = Sprzedaż (niebieski)
dice_card-a_crystal = Sprzedaż (kryształ)
dice_card-b_red = Podarunek (czerwony)
dice_card-b_yellow = Podarunek (żółty)
dice_card-b_green = Podarunek (zielony)
dice_card-b_blue = Podarunek (niebieski)
dice_card-b_crystal = Podarunek (kryształ)
dice_card-c_red = Dżoker (czerwony)
dice_card-c_yellow = Dżoker (żółty)
dice_card-c_green = Dżoker (zielony)
dice_card-c_blue = Dżoker (niebieski)
dice_card-d_red = Zakup (czerwony)
dice_card-d_yellow = Zakup (żółty)
dice_card-d_green = Zakup (zielony)
dice_card-d_blue = Zakup (niebieski)
dice_card-e_lira_tile = Żeton za liry
dice_card-e_crystal = Brązowy i liry za kryształ
dice_card-e_brown = Kolorowe za brązowy
dice_card-e_lira = Brązowy i kryształ za liry
dice_card-e_marker = Liry za towar
dice_card-e_tile = Brązowe za żeton
dice_card-f_one = Zbiór dżokerów I
dice_card-f_two = Zbiór dżokerów II
dice_card-f_three = Zbiór dżokerów III
dice_card-g_brown = Dwie kości kart (brązowe)
dice_card-g_lira = Dwie kości kart (liry)
dice_card-g_crystals = Dwie kości kart (kryształy)
dice_card-h_brown = Rubin za brązowe
dice_card-h_tile = Rubin za żeton
dice_card-h_crystals = Rubin za kryształy

dice_card_help-a_red =
    Bierzesz { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może sprzedać 1 czerwony towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-a_yellow =
    Bierzesz { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może sprzedać 1 żółty towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-a_green =
    Bierzesz { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może sprzedać 1 zielony towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-a_blue =
    Bierzesz { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może sprzedać 1 niebieski towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-a_crystal =
    Bierzesz { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może sprzedać 1 kryształ za { $a_lower_crystal } { $a_lower_crystal ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-b_red =
    Bierzesz 1 czerwony towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może wziąć 1 czerwony towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-b_yellow =
    Bierzesz 1 żółty towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może wziąć 1 żółty towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-b_green =
    Bierzesz 1 zielony towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może wziąć 1 zielony towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-b_blue =
    Bierzesz 1 niebieski towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może wziąć 1 niebieski towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-b_crystal =
    Bierzesz 1 kryształ i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }. Każdy z pozostałych może wziąć 1 kryształ lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-c_red =
    Bierzesz { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }. Każdy z pozostałych może wziąć 1 czerwony towar.
dice_card_help-c_yellow =
    Bierzesz { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }. Każdy z pozostałych może wziąć 1 żółty towar.
dice_card_help-c_green =
    Bierzesz { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }. Każdy z pozostałych może wziąć 1 zielony towar.
dice_card_help-c_blue =
    Bierzesz { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }. Każdy z pozostałych może wziąć 1 niebieski towar.
dice_card_help-d_red =
    Bierzesz 1 czerwony towar. Każdy z pozostałych może zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 czerwony towar.
dice_card_help-d_yellow =
    Bierzesz 1 żółty towar. Każdy z pozostałych może zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 żółty towar.
dice_card_help-d_green =
    Bierzesz 1 zielony towar. Każdy z pozostałych może zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 zielony towar.
dice_card_help-d_blue =
    Bierzesz 1 niebieski towar. Każdy z pozostałych może zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 niebieski towar.
dice_card_help-e_lira_tile =
    Zapłacić { $e_tile_lira } { $e_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za odkryty żeton meczetu; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-e_crystal =
    Oddać 1 kryształ za 1 brązowy towar i { $e_crystal_lira } { $e_crystal_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-e_brown =
    Oddać 1 brązowy towar za { $e_brown_markers } { $e_brown_markers ->
        [one] kolorowy towar
        [few] kolorowe towary
       *[many] kolorowych towarów
    } i { $e_brown_lira } { $e_brown_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-e_lira =
    Zapłacić { $e_lira_paid } { $e_lira_paid ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 brązowy towar i 1 kryształ; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-e_marker =
    Oddać 1 towar za { $e_marker_lira } { $e_marker_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-e_tile =
    Oddać własny żeton meczetu za { $e_tile_brown } { $e_tile_brown ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-f_one =
    Mając co najmniej 1 brązowy towar (zostaje): wziąć 1 kryształ i { $f_one } { $f_one ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-f_two =
    Mając co najmniej 2 brązowe towary (zostają): wziąć 1 brązowy towar i { $f_two } { $f_two ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-f_three =
    Mając co najmniej 3 brązowe towary (zostają): wziąć { $f_three } { $f_three ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-g_brown =
    Jeśli użyto kości kart co najmniej { $g_dice }: wziąć { $g_brown } { $g_brown ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-g_lira =
    Jeśli użyto kości kart co najmniej { $g_dice }: wziąć { $g_lira } { $g_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-g_crystals =
    Jeśli użyto kości kart co najmniej { $g_dice }: wziąć { $g_crystals } { $g_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-h_brown =
    Oddać { $h_brown } { $h_brown ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    } za następny rubin z dowolnego toru; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-h_tile =
    Oddać własny żeton meczetu i { $h_tile_lira } { $h_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego toru; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_card_help-h_crystals =
    Oddać { $h_crystals } { $h_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    } i { $h_crystals_lira } { $h_crystals_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego toru; w przeciwnym razie wziąć { $consolation } { $consolation ->
        [one] lirę
        [few] liry
       *[many] lir
    }.


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

dice_event-rolled = Na kościach: { $faces }
dice_event-picked = Przerzucane: { $pieces }
dice_event-coins = { $seat } używa { $n } kości z monetą
dice_event-paid = { $seat } płaci: { FORM($pieces, "accusative") }
dice_event-taken = { $seat } bierze { FORM($things, "accusative") }
dice_event-given = { $seat } oddaje { FORM($things, "accusative") }
dice_event-returned = { $seat } zwraca { FORM($things, "accusative") } (w zasobach brakuje)
dice_event-ruby = { $seat } otrzymuje rubin { FORM($track, "for") }
dice_event-goal_reached =
    { $seat }: { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }. To ostatnia runda
dice_event-tile_taken = { $seat } bierze żeton meczetu: { $tile }
dice_event-tile_given = { $seat } oddaje żeton meczetu: { $tile }
dice_event-tile_shown = Nowy żeton do wyboru: { $tiles }
dice_event-card_shown = Odkryte karty: { $cards }
dice_event-card_used = { $seat } wykorzystuje „{ $card }”
dice_event-deck_shuffled =
    Wykorzystane karty Bazaru stają się nową talią: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
dice_event-game_over = Koniec gry

dice_face-red = czerwony
dice_face-yellow = żółty
dice_face-green = zielony
dice_face-blue = niebieski
dice_face-coin = moneta
dice_face-card = karta

dice_piece-die_red = czerwona kość
    .with = czerwoną kością
    .accusative = czerwoną kość
dice_piece-die_yellow = żółta kość
    .with = żółtą kością
    .accusative = żółtą kość
dice_piece-die_green = zielona kość
    .with = zieloną kością
    .accusative = zieloną kość
dice_piece-die_blue = niebieska kość
    .with = niebieską kością
    .accusative = niebieską kość
dice_piece-marker_red = czerwony znacznik
    .with = czerwonym znacznikiem
    .accusative = czerwony znacznik
dice_piece-marker_yellow = żółty znacznik
    .with = żółtym znacznikiem
    .accusative = żółty znacznik
dice_piece-marker_green = zielony znacznik
    .with = zielonym znacznikiem
    .accusative = zielony znacznik
dice_piece-marker_blue = niebieski znacznik
    .with = niebieskim znacznikiem
    .accusative = niebieski znacznik
dice_piece-brown = brązowy znacznik
    .with = brązowym znacznikiem
    .accusative = brązowy znacznik
dice_piece-die_coin = kość z monetą
    .with = kością z monetą
    .accusative = kość z monetą
dice_piece-die_card = kość z kartą
    .with = kością z kartą
    .accusative = kość z kartą

dice_price-each = po 1 towarze każdego koloru
dice_price-each_and = po 1 towarze każdego koloru i jeszcze { $n }

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

dice_tile-income_lira_red = Dochód: liry (czerwony)
dice_tile-income_lira_yellow = Dochód: liry (żółty)
dice_tile-income_lira_green = Dochód: liry (zielony)
dice_tile-income_lira_blue = Dochód: liry (niebieski)
dice_tile-income_card_red = Dochód: karta (czerwony)
dice_tile-income_card_yellow = Dochód: karta (żółty)
dice_tile-income_card_green = Dochód: karta (zielony)
dice_tile-income_card_blue = Dochód: karta (niebieski)
dice_tile-goods_red = Towar z monet (czerwony)
dice_tile-goods_yellow = Towar z monet (żółty)
dice_tile-goods_green = Towar z monet (zielony)
dice_tile-goods_blue = Towar z monet (niebieski)
dice_tile-income_crystal_red = Dochód: kryształ (czerwony)
dice_tile-income_crystal_yellow = Dochód: kryształ (żółty)
dice_tile-income_crystal_green = Dochód: kryształ (zielony)
dice_tile-income_crystal_blue = Dochód: kryształ (niebieski)
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
dice_tile_help-income_lira_yellow =
    Na początku swojej tury bierzesz { $income_lira } { $income_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_tile_help-income_lira_green =
    Na początku swojej tury bierzesz { $income_lira } { $income_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_tile_help-income_lira_blue =
    Na początku swojej tury bierzesz { $income_lira } { $income_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }.
dice_tile_help-income_card_red = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-income_card_yellow = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-income_card_green = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-income_card_blue = Na początku swojej tury odkrywasz kartę Bazaru i ją wykorzystujesz.
dice_tile_help-goods_red = Przy każdej akcji monet bierzesz dodatkowo 1 czerwony towar.
dice_tile_help-goods_yellow = Przy każdej akcji monet bierzesz dodatkowo 1 żółty towar.
dice_tile_help-goods_green = Przy każdej akcji monet bierzesz dodatkowo 1 zielony towar.
dice_tile_help-goods_blue = Przy każdej akcji monet bierzesz dodatkowo 1 niebieski towar.
dice_tile_help-income_crystal_red =
    Na początku swojej tury bierzesz { $income_crystals } { $income_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
dice_tile_help-income_crystal_yellow =
    Na początku swojej tury bierzesz { $income_crystals } { $income_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
dice_tile_help-income_crystal_green =
    Na początku swojej tury bierzesz { $income_crystals } { $income_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
dice_tile_help-income_crystal_blue =
    Na początku swojej tury bierzesz { $income_crystals } { $income_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
dice_tile_help-extra_action_red = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_action_yellow = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_action_green = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_action_blue = W każdej turze masz o jedną akcję więcej.
dice_tile_help-extra_die = W każdej turze rzucasz o jedną kością więcej.

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
    za { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
dice_ui-bazaar = Bazar
dice_ui-cost = Koszt: { $price }.
dice_ui-no_tiles = brak żetonów meczetu
dice_ui-command_hand = twoje żetony meczetu z objaśnieniem
dice_ui-command_help = ta lista; z nazwą: co robi żeton lub karta
dice_ui-no_help = Żaden żeton ani karta nie nazywa się „{ $text }”: help pokazuje polecenia
dice_ui-used_cards = Wykorzystane karty Bazaru
dice_ui-two_markers = 2 znaczniki

dice_what-lira = liry
dice_what-crystal = kryształy
dice_what-card = karta Bazaru

prompt-a_red =
    Wziąć { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_red_others =
    Sprzedać 1 czerwony towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_yellow =
    Wziąć { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_yellow_others =
    Sprzedać 1 żółty towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_green =
    Wziąć { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_green_others =
    Sprzedać 1 zielony towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_blue =
    Wziąć { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_blue_others =
    Sprzedać 1 niebieski towar za { $a_lower } { $a_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_crystal =
    Wziąć { $a_upper } { $a_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-a_crystal_others =
    Sprzedać 1 kryształ za { $a_lower_crystal } { $a_lower_crystal ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_red =
    Wziąć 1 czerwony towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_red_others =
    Wziąć 1 czerwony towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_yellow =
    Wziąć 1 żółty towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_yellow_others =
    Wziąć 1 żółty towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_green =
    Wziąć 1 zielony towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_green_others =
    Wziąć 1 zielony towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_blue =
    Wziąć 1 niebieski towar i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_blue_others =
    Wziąć 1 niebieski towar lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_crystal =
    Wziąć 1 kryształ i { $b_upper } { $b_upper ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-b_crystal_others =
    Wziąć 1 kryształ lub { $b_lower } { $b_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-c_red =
    Wziąć { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }?
prompt-c_red_others = Wziąć 1 czerwony towar?
prompt-c_yellow =
    Wziąć { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }?
prompt-c_yellow_others = Wziąć 1 żółty towar?
prompt-c_green =
    Wziąć { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }?
prompt-c_green_others = Wziąć 1 zielony towar?
prompt-c_blue =
    Wziąć { $c_upper } { $c_upper ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }?
prompt-c_blue_others = Wziąć 1 niebieski towar?
prompt-d_red = Wziąć 1 czerwony towar?
prompt-d_red_others =
    Zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 czerwony towar?
prompt-d_yellow = Wziąć 1 żółty towar?
prompt-d_yellow_others =
    Zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 żółty towar?
prompt-d_green = Wziąć 1 zielony towar?
prompt-d_green_others =
    Zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 zielony towar?
prompt-d_blue = Wziąć 1 niebieski towar?
prompt-d_blue_others =
    Zapłacić { $d_lower } { $d_lower ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 niebieski towar?
prompt-e_lira_tile =
    Zapłacić { $e_tile_lira } { $e_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za odkryty żeton meczetu?
prompt-e_crystal =
    Oddać 1 kryształ za 1 brązowy towar i { $e_crystal_lira } { $e_crystal_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-e_brown =
    Oddać 1 brązowy towar za { $e_brown_markers } { $e_brown_markers ->
        [one] kolorowy towar
        [few] kolorowe towary
       *[many] kolorowych towarów
    } i { $e_brown_lira } { $e_brown_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-e_lira =
    Zapłacić { $e_lira_paid } { $e_lira_paid ->
        [one] lirę
        [few] liry
       *[many] lir
    } za 1 brązowy towar i 1 kryształ?
prompt-e_marker =
    Oddać 1 towar za { $e_marker_lira } { $e_marker_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-e_tile =
    Oddać własny żeton meczetu za { $e_tile_brown } { $e_tile_brown ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }?
prompt-f_one =
    Wziąć 1 kryształ i { $f_one } { $f_one ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-f_two =
    Wziąć 1 brązowy towar i { $f_two } { $f_two ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-f_three =
    Wziąć { $f_three } { $f_three ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-g_brown =
    Wziąć { $g_brown } { $g_brown ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    }?
prompt-g_lira =
    Wziąć { $g_lira } { $g_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-g_crystals =
    Wziąć { $g_crystals } { $g_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }?
prompt-h_brown =
    Oddać { $h_brown } { $h_brown ->
        [one] brązowy towar
        [few] brązowe towary
       *[many] brązowych towarów
    } za następny rubin z dowolnego toru?
prompt-h_tile =
    Oddać własny żeton meczetu i { $h_tile_lira } { $h_tile_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego toru?
prompt-h_crystals =
    Oddać { $h_crystals } { $h_crystals ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    } i { $h_crystals_lira } { $h_crystals_lira ->
        [one] lirę
        [few] liry
       *[many] lir
    } za następny rubin z dowolnego toru?
prompt-dice_income = Który dochód bierzesz najpierw?
prompt-dice_reroll = Wydać kryształ i przerzucić kości?
prompt-dice_action = Pozostałe akcje: { $left }. Co robisz?
prompt-dice_pick = Przerzucić więcej kości?
prompt-dice_payment =
    { $what }: do zapłaty jeszcze { $left } { $left ->
        [one] towar
        [few] towary
       *[many] towarów
    }. Czym?
prompt-dice_choose_card = Którą kartę Bazaru wykorzystujesz?
prompt-dice_take_markers = Który towar bierzesz? Jeszcze { $left }

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

dice_piece_count-marker_red =
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
dice_piece_count-marker_yellow =
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
dice_piece_count-marker_green =
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
dice_piece_count-marker_blue =
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
dice_piece_count-brown =
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
dice_piece_count-die_red =
    { $n } { $n ->
        [one] czerwona kość
        [few] czerwone kości
       *[many] czerwonych kości
    }
    .accusative =
        { $n } { $n ->
            [one] czerwoną kość
            [few] czerwone kości
           *[many] czerwonych kości
        }
dice_piece_count-die_yellow =
    { $n } { $n ->
        [one] żółta kość
        [few] żółte kości
       *[many] żółtych kości
    }
    .accusative =
        { $n } { $n ->
            [one] żółtą kość
            [few] żółte kości
           *[many] żółtych kości
        }
dice_piece_count-die_green =
    { $n } { $n ->
        [one] zielona kość
        [few] zielone kości
       *[many] zielonych kości
    }
    .accusative =
        { $n } { $n ->
            [one] zieloną kość
            [few] zielone kości
           *[many] zielonych kości
        }
dice_piece_count-die_blue =
    { $n } { $n ->
        [one] niebieska kość
        [few] niebieskie kości
       *[many] niebieskich kości
    }
    .accusative =
        { $n } { $n ->
            [one] niebieską kość
            [few] niebieskie kości
           *[many] niebieskich kości
        }
dice_piece_count-die_coin =
    { $n } { $n ->
        [one] kość z monetą
        [few] kości z monetą
       *[many] kości z monetą
    }
    .accusative =
        { $n } { $n ->
            [one] kość z monetą
            [few] kości z monetą
           *[many] kości z monetą
        }
dice_piece_count-die_card =
    { $n } { $n ->
        [one] kość z kartą
        [few] kości z kartą
       *[many] kości z kartą
    }
    .accusative =
        { $n } { $n ->
            [one] kość z kartą
            [few] kości z kartą
           *[many] kości z kartą
        }
