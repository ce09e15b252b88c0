expansion-great_bazaar = Wielki Bazar
expansion-letters = Listy i Pieczęcie
expansion-mocha = Mokka i Bakszysz

seat_colour-0 = czerwony
seat_colour-1 = niebieski
seat_colour-2 = zielony
seat_colour-3 = żółty
seat_colour-4 = biały

over-max_rounds = Gra została przerwana po ostatniej dozwolonej rundzie
over-rubies = Wymagana liczba rubinów została zebrana
over-shared = Wspólne zwycięstwo: { $seats }
over-winner = Wygrywa { $seat }!

ui-all_tiles = Żetony
ui-ambiguous = „{ $text }” pasuje do { $n } opcji: { $texts }
ui-anywhere = dowolna lokacja
count-assistant =
    { $n } { $n ->
        [one] pomocnik
        [few] pomocników
       *[many] pomocników
    }
    .accusative =
        { $n } { $n ->
            [one] pomocnika
            [few] pomocników
           *[many] pomocników
        }
    .genitive =
        { $n } { $n ->
            [one] pomocnika
            [few] pomocników
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
    .accusative =
        { $n } { $n ->
            [one] niebieski towar
            [few] niebieskie towary
           *[many] niebieskich towarów
        }
    .genitive =
        { $n } { $n ->
            [one] niebieskiego towaru
            [few] niebieskich towarów
           *[many] niebieskich towarów
        }
ui-call_back = powrót pomocników
ui-cannot_redo = Nie ma czego ponowić: niczego przed chwilą nie cofnięto
ui-cannot_undo = Nie ma czego cofnąć: po twoim ostatnim wyborze był rzut, doszła karta albo zagrał inny gracz
count-card =
    { $n } { $n ->
        [one] karta premii
        [few] karty premii
       *[many] kart premii
    }
    .accusative =
        { $n } { $n ->
            [one] kartę premii
            [few] karty premii
           *[many] kart premii
        }
    .genitive =
        { $n } { $n ->
            [one] karty premii
            [few] kart premii
           *[many] kart premii
        }
ui-card_count_known = znane: { $n }
ui-cards =
    { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
ui-board_breaks_rule = Twoja własna plansza nie spełnia zasady Big Boxa dla losowych plansz.
ui-board_keeps_rule = Twoja własna plansza spełnia zasadę Big Boxa dla losowych plansz.
ui-chance_next = Teraz zdarzenie losowe: { $texts }
ui-choose = Numer, akcja lub help
ui-coffee = Kawa
count-coffee =
    { $n } { $n ->
        [one] kawa
        [few] kawy
       *[many] kaw
    }
    .accusative =
        { $n } { $n ->
            [one] kawę
            [few] kawy
           *[many] kaw
        }
    .genitive =
        { $n } { $n ->
            [one] kawy
            [few] kaw
           *[many] kaw
        }
    .accusative_noun =
        { $n ->
            [one] kawę
            [few] kawy
           *[many] kaw
        }
    .genitive_noun =
        { $n ->
            [one] kawy
            [few] kaw
           *[many] kaw
        }
ui-command_action = wybierz opcję, wpisując jej tekst; wystarczy jednoznaczny początek
ui-command_board = narysuj planszę jeszcze raz
ui-command_hand = twoje karty i to, co wiadomo o kartach innych graczy
ui-command_help = ta lista; z nazwą: co robi lokacja, karta lub żeton
ui-command_log = co się dotąd wydarzyło
ui-command_number = wybierz opcję o tym numerze
ui-command_quit = zakończ grę
ui-command_redo = ponów to, co cofnięto
ui-command_save = zapisz grę teraz; z nazwą: odtąd w tym pliku
ui-command_undo = cofnij ostatni wybór, dopóki nie było po nim rzutu, karty ani innego gracza
ui-decides = Decyduje { $seat }
ui-deck = talia { $n }
count-extension =
    { $n } { $n ->
        [one] rozszerzenie
        [few] rozszerzenia
       *[many] rozszerzeń
    }
    .accusative =
        { $n } { $n ->
            [one] rozszerzenie
            [few] rozszerzenia
           *[many] rozszerzeń
        }
    .genitive =
        { $n } { $n ->
            [one] rozszerzenia
            [few] rozszerzeń
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
    .accusative =
        { $n } { $n ->
            [one] towar
            [few] towary
           *[many] towarów
        }
    .genitive =
        { $n } { $n ->
            [one] towaru
            [few] towarów
           *[many] towarów
        }
    .accusative_noun =
        { $n ->
            [one] towar
            [few] towary
           *[many] towarów
        }
    .genitive_noun =
        { $n ->
            [one] towaru
            [few] towarów
           *[many] towarów
        }
count-green =
    { $n } { $n ->
        [one] zielony towar
        [few] zielone towary
       *[many] zielonych towarów
    }
    .accusative =
        { $n } { $n ->
            [one] zielony towar
            [few] zielone towary
           *[many] zielonych towarów
        }
    .genitive =
        { $n } { $n ->
            [one] zielonego towaru
            [few] zielonych towarów
           *[many] zielonych towarów
        }
ui-guild = Gildia
ui-guild_cards = Karty gildii
count-guild =
    { $n } { $n ->
        [one] karta gildii
        [few] karty gildii
       *[many] kart gildii
    }
    .accusative =
        { $n } { $n ->
            [one] kartę gildii
            [few] karty gildii
           *[many] kart gildii
        }
    .genitive =
        { $n } { $n ->
            [one] karty gildii
            [few] kart gildii
           *[many] kart gildii
        }
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
    .accusative =
        { $n } { $n ->
            [one] list
            [few] listy
           *[many] listów
        }
    .genitive =
        { $n } { $n ->
            [one] listu
            [few] listów
           *[many] listów
        }
ui-letters = Listy
ui-lira = Liry
# .accusative and .genitive are asked for with FORM; the nouns alone follow "{ $n }" in sentences that count by themselves.
count-lira =
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
    .accusative_noun =
        { $n ->
            [one] lirę
            [few] liry
           *[many] lir
        }
    .genitive_noun =
        { $n ->
            [one] liry
            [few] lir
           *[many] lir
        }
ui-log = Przebieg gry
ui-no_cards = brak kart
ui-no_help = Nie ma lokacji, karty ani żetonu o nazwie „{ $text }”: listę poleceń pokaże help
ui-not_an_option = „{ $text }” nie jest tu żadną opcją: wpisz numer od 1 do { $n }, akcję z listy albo help
ui-not_now = „{ $text }” nie jest teraz możliwe: wpisz numer od 1 do { $n }, akcję z listy albo help
ui-not_saved = Nie zapisano: nie podano jeszcze pliku (save { ui-file })
ui-options = Opcje
ui-piece_assistant = pomocnik
ui-piece_companion = partner
ui-piece_delivered = doręczony, = pieczęcie razem
ui-piece_family = krewny
ui-piece_merchant = kupiec
ui-pile = odrzucone { $n }
ui-pile_top = Wierzchnia karta odrzucona
ui-prices = Ceny
ui-reason_and = { $reason }; { $also }
count-red =
    { $n } { $n ->
        [one] czerwony towar
        [few] czerwone towary
       *[many] czerwonych towarów
    }
    .accusative =
        { $n } { $n ->
            [one] czerwony towar
            [few] czerwone towary
           *[many] czerwonych towarów
        }
    .genitive =
        { $n } { $n ->
            [one] czerwonego towaru
            [few] czerwonych towarów
           *[many] czerwonych towarów
        }
ui-redone = Ponowiono
ui-resume_with = Aby grać dalej: { $command }
ui-roasting = liry, towar, karta
ui-round = Runda { $n }
ui-turn_number = Tura { $n }
ui-rubies = Rubiny
count-ruby =
    { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }
    .accusative =
        { $n } { $n ->
            [one] rubin
            [few] rubiny
           *[many] rubinów
        }
    .genitive =
        { $n } { $n ->
            [one] rubinu
            [few] rubinów
           *[many] rubinów
        }
    .genitive_noun =
        { $n ->
            [one] rubinu
            [few] rubinów
           *[many] rubinów
        }
ui-saved = Zapisano: { $path }
count-seal =
    { $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }
    .accusative =
        { $n } { $n ->
            [one] pieczęć
            [few] pieczęcie
           *[many] pieczęci
        }
    .genitive =
        { $n } { $n ->
            [one] pieczęci
            [few] pieczęci
           *[many] pieczęci
        }
ui-seat = Gracz
ui-send_family = wyślij krewnego
ui-set_up = Przygotowanie
ui-short_coffee_trader = Handl
ui-short_courier = Kur
ui-short_governor = Gub
ui-short_smuggler = Przem
ui-sign_barrier = B
ui-sign_encounters = S
ui-sign_movement = R
ui-sold_out = wyprzedane
ui-tea_house =
    { $low }–{ $high }, inaczej { $n } { $n ->
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
    .accusative =
        { $n } { $n ->
            [one] żeton
            [few] żetony
           *[many] żetonów
        }
    .genitive =
        { $n } { $n ->
            [one] żetonu
            [few] żetonów
           *[many] żetonów
        }
ui-tiles = Żetony meczetu
ui-undone = Cofnięto
ui-wheelbarrow = Wózek
count-yellow =
    { $n } { $n ->
        [one] żółty towar
        [few] żółte towary
       *[many] żółtych towarów
    }
    .accusative =
        { $n } { $n ->
            [one] żółty towar
            [few] żółte towary
           *[many] żółtych towarów
        }
    .genitive =
        { $n } { $n ->
            [one] żółtego towaru
            [few] żółtych towarów
           *[many] żółtych towarów
        }
count-any =
    { $n } { $n ->
        [one] dowolny towar
        [few] dowolne towary
       *[many] dowolnych towarów
    }
    .accusative =
        { $n } { $n ->
            [one] dowolny towar
            [few] dowolne towary
           *[many] dowolnych towarów
        }
    .genitive =
        { $n } { $n ->
            [one] dowolnego towaru
            [few] dowolnych towarów
           *[many] dowolnych towarów
        }
ui-you = ty
ui-your_turn = Twoja tura
ui-gain = +{ $things }
ui-loss = −{ $things }
ui-companion = Partner
ui-in_reserve = w zasobach
ui-piece_ruby = rubiny
ui-file = PLIK
ui-bot_seat = { $bot } { $n }

list-last = { $first } i { $last }
list-more = { $first }, { $next }
list-times = { $n } × { $thing }

head-seat = Gracz
head-rubies = Rub.
head-lira = L
head-coffee = K
head-wheelbarrow = Wózek
head-assistants = Pom.
head-all_tiles = Ż
head-hand = Kar
head-guild = Gil.
head-companion = Par.
head-letters = Lis.
