reason-winning_ruby = Rubin { FORM($place, "from") } wystarczy, by osiągnąć cel
reason-ruby = Zdobywasz rubin { FORM($place, "from") }; do celu będzie brakować jeszcze { $n } { count-ruby.genitive_noun }
reason-tile_towards_pair = Bierzesz { $colour }: do rubinu za parę będzie brakować już tylko jednego żetonu
reason-tile = Bierzesz { $colour } i korzystasz z jego działania
reason-place_completes_lira =
    Do rubinu { FORM($to, "from") } brakuje ci { $n } { count-lira.genitive_noun }; zdobędziesz { $n ->
        [one] ją
        [few] je
       *[many] je
    } { FORM($place, "at") }
reason-completes_lira = Do rubinu { FORM($to, "from") } brakuje ci { $n } { count-lira.genitive_noun }; to wystarczy
reason-nears_lira = Potem do rubinu { FORM($to, "from") } będzie ci brakować już tylko { $n } { count-lira.genitive_noun }
reason-short_of_lira = Do rubinu { FORM($place, "from") } nadal brakuje ci { $n } { count-lira.genitive_noun }
reason-place_completes_goods =
    Do rubinu { FORM($to, "from") } brakuje ci { $n } { count-good.genitive_noun }; zdobędziesz { $n ->
        [one] go
        [few] je
       *[many] je
    } { FORM($place, "at") }
reason-completes_goods = Do rubinu { FORM($to, "from") } brakuje ci { $n } { count-good.genitive_noun }; to wystarczy
reason-nears_goods = Potem do rubinu { FORM($to, "from") } będzie ci brakować już tylko { $n } { count-good.genitive_noun }
reason-short_of_goods = Do rubinu { FORM($place, "from") } nadal brakuje ci { $n } { count-good.genitive_noun }
reason-place_completes_coffee =
    Do rubinu { FORM($to, "from") } brakuje ci { $n } { count-coffee.genitive_noun }; zdobędziesz { $n ->
        [one] ją
        [few] je
       *[many] je
    } { FORM($place, "at") }
reason-completes_coffee = Do rubinu { FORM($to, "from") } brakuje ci { $n } { count-coffee.genitive_noun }; to wystarczy
reason-nears_coffee = Potem do rubinu { FORM($to, "from") } będzie ci brakować już tylko { $n } { count-coffee.genitive_noun }
reason-short_of_coffee = Do rubinu { FORM($place, "from") } nadal brakuje ci { $n } { count-coffee.genitive_noun }
reason-place_completes_seals =
    Do rubinu { FORM($to, "from") } brakuje ci { $n } pieczęci; zdobędziesz { $n ->
        [one] ją
        [few] je
       *[many] je
    } { FORM($place, "at") }
reason-completes_seals = Do rubinu { FORM($to, "from") } brakuje ci { $n } pieczęci; to wystarczy
reason-nears_seals = Potem do rubinu { FORM($to, "from") } będzie ci brakować już tylko { $n } pieczęci
reason-short_of_seals = Do rubinu { FORM($place, "from") } nadal brakuje ci { $n } pieczęci
reason-cannot_pay = Na akcję { FORM($place, "genitive") } brakuje ci { $n } { count-lira.genitive_noun }
reason-too_dear = Nie masz { $n } { count-lira.genitive_noun } dla kupców { FORM($place, "at") }: nie wykonasz akcji
reason-goods_for_tile = Otrzymujesz { $n } { count-good.accusative_noun }: wystarczy na { $colour }
reason-goods_and_lira =
    Otrzymujesz { $n ->
        [0] {""}
       *[some] { $n } { count-good.accusative_noun } i{" "}
    }{ $lira } { reason-sale.lira }
reason-goods_for_lira = Otrzymujesz { $n } { count-good.accusative_noun } za { $lira } { reason-sale.lira }
reason-goods = Otrzymujesz { $n } { count-good.accusative_noun }
reason-lira = Otrzymujesz { $n } { count-lira.accusative_noun }
reason-coffee = Otrzymujesz { $n } { count-coffee.accusative_noun }
reason-no_room = W twoim wózku nie ma miejsca na towary { FORM($place, "from") }
reason-nothing_here = { FORM($place, "at") } nie ma teraz nic dla ciebie
reason-nothing_to_sell = Nie masz żadnych towarów, na które jest popyt { FORM($place, "at") }
reason-sale =
    Sprzedajesz { $n } { count-good.accusative_noun } za { $lira } { $lira ->
        [one] lirę
        [few] liry
       *[many] lir
    }
    .lira =
        { $lira ->
            [one] lirę
            [few] liry
           *[many] lir
        }
reason-sale_nears =
    Sprzedajesz { $n } { count-good.accusative_noun } za { $lira } { reason-sale.lira }; do rubinu { FORM($to, "from") } będzie ci potem brakować { $left } { $left ->
        [one] liry
        [few] lir
       *[many] lir
    }
reason-sale_of_some =
    Sprzedajesz { $n } { count-good.accusative_noun } za { $lira } { reason-sale.lira } i zachowujesz { $left } { $left ->
        [one] towar, który też możesz sprzedać
        [few] towary, które też możesz sprzedać
       *[many] towarów, które też możesz sprzedać
    }
reason-short_of_tile = Do { FORM($colour, "genitive") } brakuje ci { $n } { count-good.genitive_noun }
reason-extension = Zyskujesz miejsce w wózku
reason-extension_towards_ruby =
    Zyskujesz miejsce w wózku; do rubinu od Kołodzieja będzie brakować jeszcze { $n } { $n ->
        [one] rozszerzenia
        [few] rozszerzeń
       *[many] rozszerzeń
    }
reason-assistants_back =
    Możesz przywołać { $n } { $n ->
        [one] pomocnika
        [few] pomocników
       *[many] pomocników
    }; pod kupcem { $left ->
        [0] nie masz teraz nikogo
       *[some] masz teraz { $left }
    }
reason-assistant_back = Pomocnik wraca { FORM($place, "from") }
reason-assistant_for_lira = Pomocnik wraca { FORM($place, "from") } za { $n } { count-lira.accusative_noun }
reason-no_assistants_out = Nie masz pomocników do przywołania
reason-companion_back = Możesz na nowo wystawić partnera
reason-family_trip = Twój krewny może wykonać akcję dowolnej innej lokacji
reason-family_away = Twojego krewnego nie ma na Posterunku policji: nie wykonasz akcji
reason-family_home_lira = Możesz znów wysłać krewnego i otrzymujesz { $n } { count-lira.accusative_noun }
reason-family_home_card = Możesz znów wysłać krewnego i otrzymujesz kartę premii
reason-tea = W Herbaciarni najbardziej opłaca się podać { $n } (szansa { $percent }%)
reason-jewelry =
    Otrzymujesz towar{ $n ->
        [0] ; na niebieskie nie masz miejsca
        [one] {" "}i, przy odrobinie szczęścia, { $n } niebieski towar
        [few] {" "}i, przy odrobinie szczęścia, do { $n } niebieskich towarów
       *[many] {" "}i, przy odrobinie szczęścia, do { $n } niebieskich towarów
    }
reason-jewelry_only =
    Przy odrobinie szczęścia otrzymujesz { $n ->
        [one] { $n } niebieski towar
        [few] do { $n } niebieskich towarów
       *[many] do { $n } niebieskich towarów
    }; na inne nie masz miejsca
reason-tavern_tile_left = Masz dość kawy ({ $n }) na żeton tawerny
reason-tavern_tile = Bierzesz żeton tawerny „{ $tavern }”, który działa do końca gry
reason-barrier = Stawiasz barierę i wykonujesz akcję jednej z lokacji obok niej
reason-short_of_coffee_there = Na jakąkolwiek akcję { FORM($place, "genitive") } brakuje ci { $n } { count-coffee.genitive_noun }
reason-roasting = Możesz zdobyć do { $n } { count-coffee.genitive_noun }
reason-cards_to_choose = Otrzymujesz nowe karty premii do wyboru
reason-guild_cards_to_choose = Otrzymujesz kawę oraz karty gildii do wyboru
reason-two_letters = Otrzymujesz dwa listy
reason-kiosk_round = Otrzymujesz list i dwa żetony kiosku
reason-auction = Otrzymujesz towar oraz karty premii lub liry z licytacji
reason-catacombs = Otrzymujesz towar lub kawę, a potem idziesz do dowolnej lokacji
reason-card_taken = Znasz tę kartę: „{ $card }”
reason-act_deck = Otrzymujesz nieznaną kartę z talii
reason-call_best = Średnio opłaca się najbardziej (szansa { $percent }%)
reason-call_best_red = Z czerwonym żetonem średnio opłaca się najbardziej (szansa { $percent }%)
reason-call_for_dealer = Wystarczyłoby na rubin od Handlarza klejnotów (szansa { $percent }%)
reason-call_safe = Pewniejsze (szansa { $percent }%), ale średnio opłaca się mniej niż { $best }
reason-call_bold = Szansa to tylko { $percent }%; średnio bardziej opłaca się { $best }
reason-roll_reaches = Suma { $total } wystarczy: podana liczba to { $n }
reason-roll_misses = Suma { $total } to za mało: podana liczba to { $n }
reason-roll_jewelry =
    Suma { $total } { $n ->
        [0] nie daje niebieskich towarów
        [one] daje { $n } niebieski towar
        [few] daje { $n } niebieskie towary
       *[many] daje { $n } niebieskich towarów
    }
reason-roll = Suma na kościach wyniesie { $total }
reason-reroll_misses = Suma { $total } to za mało, bo podana liczba to { $n }: masz jeszcze jedną próbę
reason-reroll_needless = Suma { $total } już wystarczy: nowy rzut może tylko zaszkodzić
reason-reroll_more = Nowy rzut może dać więcej
reason-guild = Zagrywasz kartę gildii „{ $guild }” zamiast zwykłej tury
reason-discard_guild = Zachowujesz pozostałe karty gildii
reason-discard = Zachowujesz pozostałe karty
reason-visit_keeps_assistants = Zachowujesz pomocników, ale twoja tura kończy się { FORM($place, "at") } bez akcji
reason-visit_no_assistant = Nie masz już pomocników: twoja tura kończy się { FORM($place, "at") } bez akcji
reason-refuse = Oszczędzasz { $n } { count-lira.accusative_noun }, ale twoja tura kończy się { FORM($place, "at") } bez akcji
reason-end_turn = W tej turze nie ma już nic do zrobienia
reason-end_turn_keeps_cards =
    Zachowujesz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } na później
reason-skip_kiosk = Ten żeton teraz ci nie pomoże
reason-skip_barrier = Żadna z lokacji obok bariery teraz ci nie pomoże
reason-second_turn =
    Od razu rozgrywasz jeszcze jedną turę za { $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }
reason-done = Na razie wystarczy
reason-done_at_fountain =
    { $n } { $n ->
        [one] pomocnik zostaje na planszy: możesz go
        [few] pomocników zostaje na planszy: możesz ich
       *[many] pomocników zostaje na planszy: możesz ich
    } zabrać później
reason-pass_auction =
    Więcej niż { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } to za dużo za dwie karty
reason-pass_double_turn =
    Zachowujesz listy ({ $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }) na później
reason-bid =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } za dwie karty premii to dobra cena; { $left ->
        [0] nic ci nie zostanie
        [one] zostanie ci { $left } lira
        [few] zostaną ci { $left } liry
       *[many] zostanie ci { $left } lir
    }
reason-bid_high =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } za dwie karty premii to dużo; { $left ->
        [0] nic ci nie zostanie
        [one] zostanie ci { $left } lira
        [few] zostaną ci { $left } liry
       *[many] zostanie ci { $left } lir
    }
reason-put_barrier = Obok { FORM($place, "genitive") } bariera przeszkodzi innym
reason-put_near_ruby = Jesteś blisko { FORM($to, "genitive") }, a tam stać cię na rubin
reason-put = Swoją następną turę zaczynasz { FORM($place, "at") }
reason-meet_governor = Dobierasz kartę premii od gubernatora
reason-meet_smuggler = Bierzesz od przemytnika wybrany towar
reason-meet_coffee_trader = Otrzymujesz kawę od handlarza kawy
reason-meet_courier = Otrzymujesz list od kuriera
reason-catch_lira = Łapiesz krewnego gracza { $seat } i otrzymujesz { $n } { count-lira.accusative_noun }
reason-catch_card = Łapiesz krewnego gracza { $seat } i otrzymujesz kartę premii
reason-letter_for_turn =
    Ten list ({ $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }) przybliża cię do jeszcze jednej tury
reason-letter_for_ruby =
    Ten list ({ $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }) przybliża cię do rubinu
reason-again = Dzięki karcie „{ $card }” wykonujesz w tej turze tę samą akcję jeszcze raz
reason-reach_ruby = Docierasz { FORM($place, "to") }, a tam stać cię na rubin
reason-reach = Docierasz do lokacji, do których inaczej masz za daleko
reason-card = Kartę „{ $card }” lepiej zagrać teraz, niż trzymać na później
reason-act = Wykonujesz akcję
reason-place_companion = Twój partner będzie działać bez pomocników
reason-take = Masz miejsce na { FORM($goods, "accusative") }, a to się później przyda
reason-give = Możesz obejść się bez { FORM($goods, "genitive") }
reason-pay_good = Oddajesz { FORM($goods, "accusative") } i oszczędzasz liry
reason-pay_lira = Płacisz tylko lirami i zachowujesz wszystko inne
reason-kiosk_tile = Żetonu „{ $kiosk }” możesz użyć od razu
reason-kiosk_tile_useless = Żeton „{ $kiosk }” nic ci teraz nie da, ale nie dostanie go nikt inny
reason-skip = Rezygnujesz z akcji { FORM($place, "genitive") }
reason-skip_price = Zachowujesz to, co kosztowałaby akcja { FORM($place, "genitive") }
reason-skip_ruby = Rezygnujesz z rubinu { FORM($place, "from") }, na który cię stać
reason-tea_for_dealer = Jeśli podasz { $n }, może wystarczyć na rubin od Handlarza klejnotów (szansa { $percent }%)
worth-call = Szansa { $percent }%; średnio { $whole },{ $tenths } liry
worth-jewelry = Dostajesz towar, a z szansą { $percent }% także niebieskie towary (średnio { $whole },{ $tenths })
worth-no_jewelry = Dostajesz towar; na niebieskie towary nie ma miejsca
reason_also-fee =
    zapłacisz tamtejszym kupcom { $fee } { $fee ->
        [one] lirę
        [few] liry
       *[many] lir
    }
reason_also-payee =
    zapłacisz graczowi { $payee } { $fee } { $fee ->
        [one] lirę
        [few] liry
       *[many] lir
    }
reason_also-catch = możesz tam złapać krewnego gracza { $catch }
reason_also-letter = doręczysz list
reason_also-meet = możesz tam spotkać { FORM($meet, "accusative") }
reason_also-fetch = zabierzesz pomocnika
reason_also-last = użyjesz ostatniego pomocnika
