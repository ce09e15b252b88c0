expansion-great_bazaar = Wielki Bazar
expansion-letters = Listy i Pieczęcie
expansion-mocha = Mokka i Bakszysz

seat_colour-0 = czerwony
seat_colour-1 = niebieski
seat_colour-2 = zielony
seat_colour-3 = żółty
seat_colour-4 = biały

over-max_rounds = Gra przerwana: osiągnięto limit rund
over-rubies = Zebrano wymaganą liczbę rubinów
over-shared = Wspólne zwycięstwo: { $seats }
over-winner = Wygrywa { $seat }!

ui-all_tiles = Żetony
ui-ambiguous = „{ $text }” pasuje do kilku możliwości ({ $n }): { $texts }
ui-anywhere = dokądkolwiek
count-assistant =
    { $n } { $n ->
        [one] pomocnik
        [few] pomocnicy
       *[many] pomocników
    }
ui-assistants = Pomocnicy
ui-barrier = Bariera
count-blue =
    { $n } { $n ->
        [one] niebieski towar
        [few] niebieskie towary
       *[many] niebieskich towarów
    }
ui-call_back = zbiórka
ui-cannot_redo = Nie ma czego ponowić: niczego przed chwilą nie cofnięto
ui-cannot_undo = Nie ma czego cofnąć: po twoim ostatnim wyborze był rzut, karta lub inny gracz
count-card =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    } premii
ui-card_count_known = znane: { $n }
ui-cards =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
ui-board_breaks_rule = Ta własna plansza nie spełnia zasady Big Box dla losowych plansz.
ui-board_keeps_rule = Ta własna plansza spełnia zasadę Big Box dla losowych plansz.
ui-chance_next = Teraz los: { $texts }
ui-choose = Numer, akcja lub help
ui-coffee = Kawa
count-coffee =
    { $n } { $n ->
        [one] kawa
        [few] kawy
       *[many] kaw
    }
ui-command_action = wybierz tekstem; wystarczy jednoznaczny początek
ui-command_board = pokaż planszę jeszcze raz
ui-command_hand = twoje karty i to, co wiadomo o innych
ui-command_help = ta lista; z nazwą: co robi miejsce, karta lub żeton
ui-command_log = co się dotąd stało
ui-command_number = wybierz możliwość o tym numerze
ui-command_quit = zakończ
ui-command_redo = ponów po undo
ui-command_save = zapisz teraz; z nazwą: odtąd do tego pliku
ui-command_undo = cofnij ostatni wybór, dopóki nie było rzutu, karty ani innego gracza
ui-decides = Decyduje { $seat }
ui-deck = talia { $n }
count-extension =
    { $n } { $n ->
        [one] rozszerzenie
        [few] rozszerzenia
       *[many] rozszerzeń
    }
ui-file_exists = { $path } już istnieje: wybierz inną nazwę
ui-goal =
    cel: { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }
count-good =
    { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    }
count-green =
    { $n } { $n ->
        [one] zielony towar
        [few] zielone towary
       *[many] zielonych towarów
    }
ui-guild = Gildia
ui-guild_cards = Karty gildii
count-guild =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    } gildii
ui-guild_discard = Odrzucone karty gildii
ui-hand = Ręka
ui-kiosk_row = Żetony kiosku
ui-kiosk_tile = Żeton kiosku { $n }
ui-kiosk_tiles =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
ui-last_round = ostatnia runda
count-letter =
    { $n } { $n ->
        [one] list
        [few] listy
       *[many] listów
    }
ui-letters = Listy
ui-lira = Liry
count-lira =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    }
ui-log = Dziennik
ui-no_cards = brak kart
ui-no_help = Nie ma miejsca, karty ani żetonu „{ $text }”: help pokaże polecenia
ui-not_an_option = „{ $text }” tu nie pasuje: wpisz numer od 1 do { $n }, akcję z listy albo help
ui-not_now = „{ $text }” jest teraz niemożliwe: wpisz numer od 1 do { $n }, akcję z listy albo help
ui-not_saved = Nie zapisano: nie podano jeszcze pliku (save PLIK)
ui-options = Możliwości
ui-piece_assistant = pomocnik
ui-piece_companion = partner
ui-piece_delivered = doręczone, = razem pieczęci
ui-piece_family = krewny
ui-piece_merchant = kupiec
ui-pile = stos { $n }
ui-pile_top = Wierzch stosu odrzuconych
ui-prices = Ceny
ui-reason_and = { $reason }; { $also }
count-red =
    { $n } { $n ->
        [one] czerwony towar
        [few] czerwone towary
       *[many] czerwonych towarów
    }
ui-redone = Ponowiono
ui-resume_with = Aby grać dalej: { $command }
ui-roasting = liry, towar, karta
ui-round = Runda { $n }
ui-rubies = Rubiny
count-ruby =
    { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }
ui-saved = Zapisano: { $path }
count-seal =
    { $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }
ui-seat = Gracz
ui-send_family = wyślij krewnego
ui-set_up = Przygotowanie
ui-short_coffee_trader = Kawa
ui-short_courier = Kur
ui-short_governor = Gub
ui-short_smuggler = Przem
ui-sign_barrier = B
ui-sign_encounters = S
ui-sign_movement = R
ui-sold_out = wyprzedane
ui-tea_house =
    { $low }–{ $high } albo { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    }
ui-thinking = { $seat } myśli…
count-tile =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }
ui-tiles = Żetony meczetów
ui-undone = Cofnięto
ui-wheelbarrow = Wózek
count-yellow =
    { $n } { $n ->
        [one] żółty towar
        [few] żółte towary
       *[many] żółtych towarów
    }
count-any =
    { $n } { $n ->
        [one] dowolny towar
        [few] dowolne towary
       *[many] dowolnych towarów
    }
ui-you = ty
ui-your_turn = Twoja tura
ui-gain = +{ $things }
ui-loss = −{ $things }
ui-companion = Partner
ui-in_reserve = gotowy
ui-piece_ruby = rubiny
ui-file = PLIK

list-last = { $first } i { $last }
list-more = { $first }, { $next }
