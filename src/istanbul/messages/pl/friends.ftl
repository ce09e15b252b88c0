### Przeglądarka: rankingi i jak ludzie się znajdują.

screen-ratings_help = Liczą się tu tylko partie rankingowe. Skala jest ta sama, na której zmierzono siłę graczy komputerowych. Każdy uczestnik takiej partii może sprawdzić jej kości.
screen-pool_board = Gra planszowa
screen-pool_dice = Gra kościana
screen-tempo = Tempo
screen-speed_live = Na żywo
screen-speed_days = Korespondencyjnie
screen-rating = Ranking
screen-rating_range = od { $low } do { $high }
screen-rating_range_help = Po { $n ->
        [one] jednej partii rankingowej
        [few] { $n } partiach rankingowych
       *[many] { $n } partiach rankingowych
    }. Twoja prawdziwa siła mieści się w tym przedziale z pewnością 95%.
screen-my_rating = Twój ranking
screen-no_rating = Nie masz tu jeszcze rankingu. Otwierając stół, włącz opcję „Partia rankingowa”.
screen-rating_history = { $n ->
        [one] Twój ranking w ostatniej partii
        [few] Twój ranking w ostatnich { $n } partiach
       *[many] Twój ranking w ostatnich { $n } partiach
    }
screen-rating_history_label = Od { $first } do { $last }
screen-rated_place = Miejsce { $place } z { $players }
screen-rated_weight = liczy się w { $n }%
screen-rated_check = Partia i jej kości
screen-leaders = Tabela liderów
screen-leaders_place = Miejsce
screen-leaders_none = Nikogo tu jeszcze nie ma.
screen-leaders_help = W tabeli są gracze, którzy rozegrali co najmniej { $n } { $n ->
        [one] partię rankingową
        [few] partie rankingowe
       *[many] partii rankingowych
    }. O kolejności decyduje dolny kraniec przedziału.
screen-anchors = Gracze komputerowi
screen-table_ratings = Rankingi
screen-rated = Partia rankingowa
screen-rated_help = Wynik zmienia rankingi graczy, a twoje imię może pojawić się w tabeli liderów. Czas na turę jest ograniczony i nie ma podpowiedzi. Kto odchodzi, przegrywa z tymi, którzy zostali. Partie z tymi samymi osobami lub przez to samo łącze liczą się mniej.
screen-open_tables = Stoły, które czekają na graczy
screen-open_tables_none = Żaden publiczny stół nie czeka teraz na graczy. Otwórz własny albo poszukaj graczy powyżej.
screen-open_public = Otwórz publiczny stół
screen-show_more = Pokaż więcej
screen-running_tables = Partie, które można oglądać
screen-look_on = Oglądaj
screen-seats_taken = Zajęte miejsca: { $n } z { $seats }
screen-wants_ratings = ranking od { $low } do { $high }
screen-pairing = Szybkie wyszukiwanie
screen-pairing_help = Zaznacz wszystko, w co chcesz teraz zagrać. Gdy tylko zbierze się dość chętnych, partia się zacznie. Do tego czasu zostań na tej stronie.
screen-pairing_begin = Szukaj graczy
screen-pairing_stop = Przestań szukać
screen-pairing_waits = Szukanie graczy… { $n ->
        [0] Nikt inny nie chce w to teraz zagrać.
        [one] Jeszcze jedna osoba chce w to zagrać.
        [few] Jeszcze { $n } osoby chcą w to zagrać.
       *[many] Jeszcze { $n } osób chce w to zagrać.
    }
screen-pairing_others = { $n ->
        [0] Nikt teraz nie szuka graczy.
        [one] Jedna osoba szuka teraz graczy.
        [few] { $n } osoby szukają teraz graczy.
       *[many] { $n } osób szuka teraz graczy.
    }
screen-public = Publiczny stół
screen-public_help = Do początku partii stół jest na liście „Znajdź graczy” razem z imionami siedzących przy nim osób. Wolne miejsce może zająć każdy.
screen-ratings_wanted = Pożądany ranking
screen-ratings_low = Od
screen-ratings_high = Do
screen-watching_who = Kto może oglądać?
screen-watching_nobody = Nikt
screen-watching_nobody_help = Dopóki partia trwa, widzą ją tylko gracze.
screen-watching_link = Z linkiem
screen-watching_link_help = Oglądać może każdy, kto ma link dla widzów. Widzowie nie widzą zakrytych kart.
screen-watching_everybody = Wszyscy
screen-watching_everybody_help = Dopóki partia trwa, jest na liście „Znajdź graczy”. Widzowie nie widzą zakrytych kart.
screen-delay = Kiedy widzowie zobaczą ruchy?
screen-delay_none = Od razu
screen-delay_rounds = { $n ->
        [one] Rundę później
        [few] { $n } rundy później
        [many] { $n } rund później
       *[other] { $n } rundy później
    }
screen-delay_help = Dzięki temu nikt z widzów nie pomoże graczowi. Po zakończeniu partii wszyscy widzą ją w całości.
screen-friends = Osoby z twoich poprzednich partii
screen-invite_friend = Zaproś: { $name }
screen-invited = Zaproszenie wysłano
screen-share = Udostępnij…
screen-tournament_new = Nowy turniej
screen-tournament_help = Dla 3 do 64 osób, które mają link. Gdy skończą się wszystkie partie rundy, zacznie się następna; możesz też zacząć ją wcześniej.
screen-tournament_name = Nazwa turnieju
screen-tournament_format = System
screen-tournament_swiss = Szwajcarski
screen-tournament_swiss_help = W każdej rundzie grają ze sobą osoby o podobnych wynikach i nikt nie trafia ponownie na te same osoby, jeśli można tego uniknąć.
screen-tournament_round_robin = Każdy z każdym
screen-tournament_round_robin_help = Każdy gra z każdym, o ile pozwalają na to stoły.
screen-tournament_seats = Liczba graczy przy stole
screen-tournament_rounds = Rundy
screen-tournament_make = Utwórz turniej
screen-tournament_players = { $n ->
        [one] Jeden gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
screen-tournament_invite = Każdy, kto ma adres tej strony, może dołączyć, dopóki nie zacznie się pierwsza runda.
screen-tournament_join = Dołącz
screen-tournament_leave = Opuść turniej
screen-tournament_left = już nie gra
screen-tournament_begin = Zacznij pierwszą rundę
screen-tournament_next = Zacznij teraz następną rundę
screen-tournament_delete = Usuń turniej
screen-tournament_round = Runda { $n } z { $of }
screen-tournament_byes = Pauza: { $names }
screen-standings = Tabela
screen-standings_points = Punkty
screen-standings_opponents = Rywale
screen-standings_help = Zwycięstwo i pauza dają po jednym punkcie, ostatnie miejsce przy stole nie daje żadnego, a punkty za miejsca pośrednie rozłożone są równomiernie. Przy równej liczbie punktów decydują punkty wszystkich rywali, a potem rubiny.

refused-rated_seats = W partii rankingowej każda osoba ma dokładnie jedno miejsce.
refused-rated_options = Partię rankingową rozgrywa się do końca, na jednej z dostępnych plansz i ze zwykłymi wartościami.
refused-rated_time = Partia rankingowa wymaga limitu czasu na turę i nie dopuszcza podpowiedzi.
refused-rating_range = Ten stół szuka graczy o innym rankingu.
refused-no_friend = Ta osoba nie grała tam z tobą.
refused-too_many_public = Nie możesz mieć więcej publicznych stołów. Poczekaj, aż przy którymś zacznie się gra, albo usuń jeden z nich.
refused-no_tournament = Nie ma takiego turnieju.
refused-tournament_full = W tym turnieju nie ma już miejsc.
refused-too_few_players = Turniej wymaga co najmniej trzech graczy.
refused-games_on = W tym turnieju toczy się tyle gier, ilu jest graczy. Poczekaj, aż kilka się skończy.
refused-too_many_tournaments = Nie możesz mieć więcej turniejów. Najpierw usuń jeden z nich.
