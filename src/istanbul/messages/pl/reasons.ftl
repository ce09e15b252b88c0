reason-winning_ruby = Rubin, którego brakuje do celu: { $place }
reason-ruby = Rubin od razu: { $place }; potem do celu jeszcze { $n }
reason-tile_towards_pair = { $colour }: do rubinu za parę zostanie jeden żeton
reason-tile = { $colour } i jego działanie
reason-place_completes_lira =
    { $to }: do rubinu brakuje { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }; tu jest wszystko ({ $place })
reason-completes_lira =
    { $to }: do rubinu brakuje { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }; to da wszystko
reason-nears_lira =
    { $to }: potem do rubinu brakuje już tylko { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }
reason-short_of_lira =
    Do rubinu brakuje { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }: { $place }
reason-place_completes_goods =
    { $to }: do rubinu brakuje { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }; tu jest wszystko ({ $place })
reason-completes_goods =
    { $to }: do rubinu brakuje { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }; to da wszystko
reason-nears_goods =
    { $to }: potem do rubinu brakuje już tylko { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }
reason-short_of_goods =
    Do rubinu brakuje { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }: { $place }
reason-place_completes_coffee =
    { $to }: do rubinu brakuje { $n } { $n ->
        [one] kawy
        [few] kaw
       *[many] kaw
    }; tu jest wszystko ({ $place })
reason-completes_coffee =
    { $to }: do rubinu brakuje { $n } { $n ->
        [one] kawy
        [few] kaw
       *[many] kaw
    }; to da wszystko
reason-nears_coffee =
    { $to }: potem do rubinu brakuje już tylko { $n } { $n ->
        [one] kawy
        [few] kaw
       *[many] kaw
    }
reason-short_of_coffee =
    Do rubinu brakuje { $n } { $n ->
        [one] kawy
        [few] kaw
       *[many] kaw
    }: { $place }
reason-place_completes_seals = { $to }: do rubinu brakuje { $n } pieczęci; tu jest wszystko ({ $place })
reason-completes_seals = { $to }: do rubinu brakuje { $n } pieczęci; to da wszystko
reason-nears_seals = { $to }: potem do rubinu brakuje już tylko { $n } pieczęci
reason-short_of_seals = Do rubinu brakuje { $n } pieczęci: { $place }
reason-cannot_pay =
    Akcja jest za droga, brakuje { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }: { $place }
reason-too_dear =
    Kupcom trzeba zapłacić { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }, to za drogo: nie będzie akcji ({ $place })
reason-goods_for_tile = Towary: +{ $n }; wystarczy na { $colour }
reason-goods_and_lira = Towary: +{ $n }, liry: +{ $lira }
reason-goods_for_lira =
    { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    } za { $lira } { $lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }
reason-goods =
    Daje { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    }
reason-lira =
    Daje { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
reason-coffee =
    Daje { $n } { $n ->
        [one] kawę
        [few] kawy
       *[many] kaw
    }
reason-no_room = W wózku nie ma miejsca na tutejsze towary: { $place }
reason-nothing_here = Teraz nic tu nie da się zyskać: { $place }
reason-nothing_to_sell = Brak towarów, na które jest popyt: { $place }
reason-sale =
    Sprzedaż: { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    } za { $lira } { $lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }
reason-sale_nears =
    Sprzedaż: { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    } za { $lira } { $lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; do rubinu zostanie { $left } ({ $to })
reason-sale_of_some =
    Sprzedaż: { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    } za { $lira } { $lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }; można by sprzedać jeszcze { $left }
reason-short_of_tile =
    Brakuje { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }: { $colour }
reason-extension = Więcej miejsca w wózku
reason-extension_towards_ruby =
    Więcej miejsca w wózku; do rubinu Kołodzieja jeszcze { $n } { $n ->
        [one] rozszerzenie
        [few] rozszerzenia
       *[many] rozszerzeń
    }
reason-assistants_back =
    { $n } { $n ->
        [one] pomocnik może
        [few] pomocników może
       *[many] pomocników może
    } wrócić; pod kupcem: { $left }
reason-assistant_back = Pomocnik wraca: { $place }
reason-assistant_for_lira =
    Pomocnik wraca za { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }: { $place }
reason-no_assistants_out = Nie ma pomocników do przywołania
reason-companion_back = Partnera będzie można wystawić na nowo
reason-family_trip = Krewny może wykonać akcję dowolnego innego miejsca
reason-family_away = Krewnego tu nie ma: nie będzie akcji
reason-family_home_lira = Krewnego znów można wysłać, a do tego liry: +{ $n }
reason-family_home_card = Krewnego znów można wysłać, a do tego karta premii
reason-tea = Liry z Herbaciarni: najbardziej opłaca się podać { $n } ({ $percent }%)
reason-jewelry = Towar i przy szczęściu biżuteria: do { $n }
reason-tavern_tile_left = Kawy wystarczy na żeton tawerny ({ $n })
reason-tavern_tile = Żeton tawerny do końca gry: { $tavern }
reason-barrier = Bariera daje akcję miejsca obok niej
reason-short_of_coffee_there =
    Żeby coś zrobić, brakuje { $n } { $n ->
        [one] kawy
        [few] kaw
       *[many] kaw
    }: { $place }
reason-roasting = Kawa: do { $n }
reason-cards_to_choose = Nowe karty premii do wyboru
reason-guild_cards_to_choose = Kawa i karty gildii do wyboru
reason-two_letters = Dwa listy dla pieczęci
reason-kiosk_round = List i dwa żetony kiosku
reason-auction = Towar oraz karty premii lub liry z licytacji
reason-catacombs = Towar lub kawa, a potem dowolne miejsce
reason-card_taken = Znana karta: „{ $card }”
reason-act_deck = Nieznana karta z talii
reason-call_best = Średnio najbardziej opłacalne; szansa { $percent }%
reason-call_best_red = Z czerwonym żetonem średnio najbardziej opłacalne; szansa { $percent }%
reason-call_for_dealer = Wystarczyłoby na rubin Handlarza klejnotów; szansa { $percent }%
reason-call_safe = Pewniejsze ({ $percent }%), ale średnio daje mniej niż { $best }
reason-call_bold = Szansa tylko { $percent }%; średnio lepiej opłaca się { $best }
reason-roll_reaches = { $total }: wystarczy na podaną liczbę { $n }
reason-roll_misses = { $total }: za mało na podaną liczbę { $n }
reason-roll_jewelry = { $total }: biżuteria +{ $n }
reason-roll = Na kościach będzie { $total }
reason-reroll_misses = { $total } to za mało na podaną liczbę { $n }: jeszcze jedna próba
reason-reroll_needless = { $total } już wystarczy: nowy rzut może tylko zaszkodzić
reason-reroll_more = Nowy rzut może dać więcej
reason-guild = Karta gildii zamiast zwykłej tury: „{ $guild }”
reason-discard_guild = Pozostałe karty gildii zostają
reason-discard = Pozostałe karty zostają
reason-visit_keeps_assistants = Oszczędza pomocników, ale tura kończy się bez akcji: { $place }
reason-visit_no_assistant = Nie ma już pomocników: tura kończy się bez akcji ({ $place })
reason-refuse = Liry zostają ({ $n }), ale tura kończy się bez akcji: { $place }
reason-end_turn = W tej turze nie ma już nic do zrobienia
reason-end_turn_keeps_cards =
    Zachowuje { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } na później
reason-skip_kiosk = Ten żeton teraz nie pomoże
reason-skip_barrier = Żadne z miejsc przy barierze teraz nie pomoże
reason-second_turn =
    Od razu jeszcze jedna tura za { $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }
reason-done = Na razie wystarczy
reason-done_at_fountain =
    { $n } { $n ->
        [one] pomocnik zostaje
        [few] pomocników zostaje
       *[many] pomocników zostaje
    } na planszy: można ich zabrać później
reason-pass_auction =
    Dwie karty nie są warte więcej niż { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
reason-pass_double_turn = Zachowuje listy na później (pieczęci: { $n })
reason-bid =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } za dwie karty premii to dobra cena; zostanie { $left }
reason-bid_high =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } za dwie karty premii to dużo; zostanie { $left }
reason-put_barrier = Tu przeszkadza innym: { $place }
reason-put_near_ruby = Blisko rubinu, na który wszystkiego wystarczy: { $to }
reason-put = Stąd zacznie się następna tura: { $place }
reason-meet_governor = Karta premii od gubernatora
reason-meet_smuggler = Dowolny towar od przemytnika
reason-meet_coffee_trader = Kawa od handlarza kawy
reason-meet_courier = List od kuriera
reason-catch_lira =
    Łapie krewnego za { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }: { $seat }
reason-catch_card = Łapie krewnego za kartę premii: { $seat }
reason-letter_for_turn = List (pieczęci: { $n }) za jeszcze jedną turę
reason-letter_for_ruby = List (pieczęci: { $n }) za rubin
reason-again = Ta sama akcja jeszcze raz w tej turze: „{ $card }”
reason-reach_ruby = Można dojść do rubinu, na który wszystkiego wystarczy: { $place }
reason-reach = Pozwala dojść do miejsc, które są za daleko
reason-card = Karta zagrana teraz, nie później: „{ $card }”
reason-act = To, co teraz daje akcja
reason-place_companion = Partner działa bez pomocników
reason-take = Jest miejsce, a przyda się później: { $goods }
reason-give = Możesz się bez tego obejść: { $goods }
reason-pay_good = Oddajesz { $goods } i oszczędzasz liry
reason-pay_lira = Kosztuje tylko liry: reszta zostaje
reason-kiosk_tile = Można użyć od razu: „{ $kiosk }”
reason-kiosk_tile_useless = Teraz bezużyteczne, ale nie trafi do innych: „{ $kiosk }”
reason-skip = Akcja przepada: { $place }
reason-skip_price = Zachowuje to, co kosztowałaby akcja: { $place }
reason-skip_ruby = Przepada rubin, na który wszystkiego wystarczy: { $place }
reason-tea_for_dealer = Liczba { $n } dałaby rubin Handlarza klejnotów ({ $percent }%)

reason_also-fee =
    opłata dla kupców: { $fee } { $fee ->
        [one] lira
        [few] liry
       *[many] lir
    }
reason_also-payee =
    opłata: { $fee } { $fee ->
        [one] lira
        [few] liry
       *[many] lir
    } ({ $payee })
reason_also-catch = tam można złapać krewnego ({ $catch })
reason_also-letter = list zostanie doręczony
reason_also-meet = tam można spotkać: { $meet }
reason_also-fetch = zabiera pomocnika
reason_also-last = zużywa ostatniego pomocnika

dice_reason-winning_ruby = Rubin, którego brakuje do celu: { $track }
dice_reason-ruby = Rubin od razu: { $track }; potem do celu jeszcze { $n }
dice_reason-tile = Działa odtąd w każdej turze: { $tile }
dice_reason-tile_towards_ruby =
    Działa w każdej turze, a do rubinu meczetu jeszcze { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }: { $tile }
dice_reason-completes_goods =
    Rubin ({ $track }): brakuje { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }; to da wszystko
dice_reason-nears_goods =
    Rubin ({ $track }): potem brakuje już tylko { $n } { $n ->
        [one] towaru
        [few] towarów
       *[many] towarów
    }
dice_reason-completes_lira =
    Rubin ({ $track }): brakuje { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }; to da wszystko
dice_reason-nears_lira =
    Rubin ({ $track }): potem brakuje już tylko { $n } { $n ->
        [one] liry
        [few] lir
       *[many] lir
    }
dice_reason-gains = Otrzymujesz { FORM($things, "accusative") }
dice_reason-costs_markers = Same kości nie wystarczą, potrzebne są znaczniki: { $things }
dice_reason-keep_for_ruby = Rzut wystarczy na rubin: { $track }
dice_reason-keep = Kryształy zostają na gorszy rzut ({ $n })
dice_reason-reroll_risks = Ryzykuje rzut, który wystarczy na rubin: { $track }
dice_reason-reroll_all =
    { $n } { $n ->
        [one] kość
        [few] kości
       *[many] kości
    } za kryształ: ten rzut nie wystarczy na rubin
dice_reason-pick_single = To jedyna taka kość: { $piece }
dice_reason-pick = Możesz się bez tego obejść: { $piece }
dice_reason-done =
    { $n } { $n ->
        [one] kość
        [few] kości
       *[many] kości
    } jeszcze raz, reszta jest dobra
dice_reason-end_turn = W tej turze nie ma już nic do zrobienia
dice_reason-end_turn_dice = Zachowuje to, co kosztowałyby inne akcje; zostało kości: { $n }
dice_reason-income_lira = Najpierw liry
dice_reason-income_crystal = Najpierw kryształy
dice_reason-income_card = Najpierw karta bazaru
dice_reason-pass = Można się bez tego obejść
dice_reason-act_two = Dwa dowolne towary za cztery kości
dice_reason-act_coins = Liry za kości, które inaczej się nie przydadzą
dice_reason-act_one_card = Karta bazaru, jaka się trafi
dice_reason-act_cards = Najlepsza karta bazaru z { $n }
dice_reason-give_tile = Bez jego pomocy i dalej do rubinu meczetu: { $tile }
dice_reason-give_tile_after_ruby = Rubin meczetu już zdobyty: { $tile }
dice_reason-pay_die = Niewykorzystane kości przepadną po turze: towary zostają
dice_reason-pay_marker = Zachowujesz { FORM($piece, "accusative") } na inną akcję
dice_reason-pay_marker_only = Nie ma już takiej kości: { $piece }
dice_reason-pay_brown = Brązowy towar zastępuje każdy kolor
dice_reason-use_card = To, co daje karta, przyda się teraz: „{ $card }”
dice_reason-one_lira = Trochę lir zamiast karty
dice_reason-use = Karta jest warta swojej ceny
dice_reason-take = Przyda się później: { $things }
dice_reason-give = Możesz się bez tego obejść: { $things }
