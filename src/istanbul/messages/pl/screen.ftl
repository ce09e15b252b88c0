screen-title = Istanbul
screen-lead = Przemierzaj bazar ze swoim kupcem i jego pomocnikami, ładuj wózek i zbierz rubiny przed innymi.
screen-home_games = Gry z serii
screen-home_base = 16 lokacji, od 2 do 5 graczy
screen-home_mocha = Kawa, tawerna i dom gildii
screen-home_letters = Listy, pieczęcie i partner
screen-home_great_bazaar = Oba dodatki: 25 lokacji
screen-home_dice = Kości, kryształy i karty w pół godziny
screen-home_goal = Grasz po raz pierwszy? Wygrywa ten, kto pierwszy zbierze pięć rubinów. Dziesięć kroków pokaże ci, jak to zrobić.
screen-go_on = Kontynuuj grę
screen-play_now = Zagraj teraz
screen-play_now_help = Gra podstawowa, krótkie drogi, ty i dwóch graczy komputerowych
screen-navigation = Menu główne
screen-nav_new = Nowy stół
screen-nav_join = Dołącz
screen-nav_tables = Moje stoły
screen-nav_settings = Ustawienia
screen-page_new = Nowy stół
screen-page_join = Dołącz do stołu
screen-page_tables = Moje stoły
screen-more_tables = Starsze stoły
screen-page_settings = Ustawienia
screen-page_table = Stół
screen-page_watch = Oglądanie gry
screen-page_enter = Twój osobisty link
screen-page_confirm = Wiadomości o twoich partiach
screen-page_stop = Koniec wiadomości
screen-page_gallery = Galeria
screen-language = Język
screen-theme = Wygląd
screen-theme_auto = Jak w systemie
screen-theme_light = Jasny
screen-theme_dark = Ciemny
screen-theme_night = Nocny bazar
screen-speed = Tempo tur innych graczy
screen-speed_help = Dotknięcie, spacja lub Esc przewija do przodu; przytrzymanie przyspiesza.
screen-speed_normal = Normalnie
screen-speed_quick = Szybko
screen-speed_instant = Natychmiast
screen-motion = Animacje
screen-motion_help = Pionki suną, towary lecą, kości się toczą.
screen-stepwise = Krok po kroku
screen-stepwise_help = Każdą akcję wykonujesz i każdą turę kończysz samodzielnie. W przeciwnym razie, jeśli w lokacji możliwe jest tylko jedno, dzieje się to od razu, a tura, w której nic już nie zostało, kończy się sama.
screen-your_name = Twoje imię
screen-default_name = Gość
screen-you = Ty
screen-other_device = Graj na innym urządzeniu
screen-other_device_help = Osobisty link przenosi twoje stoły na inne urządzenie. Kto go otworzy, gra jako ty; link działa dziesięć minut.
screen-make_link = Utwórz link
screen-one_moment = Chwileczkę…
screen-offline = Utracono połączenie. Ponowne łączenie…
screen-base_game = Gra podstawowa
screen-dice_game = Gra kościana
screen-game = Gra
screen-way_base = Bazar o szesnastu lokacjach: ładuj towary, sprzedawaj je, zbieraj rubiny.
screen-way_mocha = Z kawą, Tawerną, kartami gildii i barierą; dwadzieścia lokacji.
screen-way_letters = Z listami do doręczenia, partnerem, Kioskiem i licytacjami; dwadzieścia lokacji.
screen-way_great_bazaar = Wszystko razem w dwudziestu pięciu lokacjach.
screen-players = Gracze
screen-player_n = Gracz { $n }
screen-seat_kind = Miejsce { $n }: kto gra
screen-seat_name = Miejsce { $n }: imię
screen-seat_rung = Miejsce { $n }: siła
screen-seat_level = Poziom…
screen-seat_level_n = Miejsce { $n }: poziom
screen-seat_me = Przy tym ekranie
screen-seat_open = Znajomy online
screen-seat_bot = Komputer
screen-seat_open_help = Dostaniesz link, kod i kod QR do udostępnienia.
screen-variants = Warianty
screen-variant_caravan_leader = Przewodnik karawany
screen-variant_help_caravan_leader = Kto ostatni wykonał akcję Karawanseraju, zachowuje wszystkie dobrane tam karty.
screen-variant_neutral_assistants = Neutralni pomocnicy
screen-variant_help_neutral_assistants = Jeden pomocnik każdego gracza nie należy do nikogo; każdy może go zabrać. Nie w grze pięcioosobowej.
screen-edition = Wydanie
screen-edition_big_box = Big Box
screen-edition_first = Pierwsze wydanie
screen-edition_help_big_box = Dzisiejsze zasady; rubiny się nie kończą.
screen-edition_help_first = Jak w 2014 roku: rubiny w Pałacu i u Handlarza mogą się skończyć.
screen-letters_deck = Karty premii
screen-letters_deck_with_base = Stare i nowe
screen-letters_deck_new_only = Tylko nowe
screen-letters_deck_help_with_base = Karty gry podstawowej i dodatku razem.
screen-letters_deck_help_new_only = Tylko karty dodatku.
screen-turn_time = Czas do namysłu
screen-turn_time_0 = Bez limitu
screen-lost_on_time = przekroczony czas
screen-time_until = do { $when }
screen-layout = Układ bazaru
screen-layout_short_paths = Krótkie drogi
screen-layout_long_paths = Długie drogi
screen-layout_in_order = Po kolei
screen-layout_printed = Jak w instrukcji
screen-layout_random = Losowo
screen-layout_own = Własny
screen-layout_help = Przeciągnij lokację na inną albo kliknij dwie lokacje, aby zamienić je miejscami.
screen-layout_random_help = To przykład: prawdziwa plansza zostanie wylosowana na początku gry. Zamień lokacje lub przetasuj je, aby ją ustalić.
screen-reshuffle = Przetasuj
screen-open_table = Otwórz stół
screen-start_game = Rozpocznij grę
screen-code = Kod stołu
screen-code_help = Pięć liter, które widzi gospodarz stołu.
screen-join = Dołącz
screen-no_tables = Nie masz jeszcze stołów.
screen-status_waiting = Czeka na graczy
screen-status_playing = W toku
screen-status_over = Gra skończona
screen-delete_table = Usuń stół: { $names }
screen-no_such_table = Nie ma takiego stołu albo nie masz do niego dostępu
screen-to_home = Strona główna
screen-who_is_there = Przy stole
screen-seat_free = Wolne miejsce
screen-sit_here = Usiądź tutaj
screen-put_bot = Zastąp komputerem
screen-free_seat = Zwolnij miejsce
screen-stand_up = Wstań od stołu
screen-connected = online
screen-away = offline
screen-waiting_for =
    Czekamy na { $n } { $n ->
        [one] gracza
        [few] graczy
       *[many] graczy
    }
screen-waiting_for_host = Grę rozpocznie gospodarz.
screen-invite = Zaproś znajomych
screen-invite_help = Wyślij link, podaj kod albo daj to do zeskanowania.
screen-copy_link = Kopiuj link
screen-copied = Skopiowano
screen-qr = Kod QR z adresem tego stołu
screen-board = Bazar
screen-what_now = Co możesz teraz zrobić
screen-waits_for = Teraz gra { $seat }…
screen-game_over = Koniec gry
screen-turn_done = Nie ma nic więcej do zrobienia: zakończ turę
screen-turn_ends = Nie ma nic więcej do zrobienia: tura się kończy
screen-turn_ends_cards = Tura się skończy, jeśli nic już nie zagrasz
screen-skip_ahead = Przewiń do przodu
screen-also = Razem z tym
screen-cannot_pay = Nie możesz zapłacić tutejszym kupcom: twoja tura się skończy.
screen-ends_turn = Twoja tura się tu skończy.
screen-then_ends = potem twoja tura się kończy
# the chance of a choice, and what it brings on average
screen-odds = { $percent }%
screen-mean = ⌀ { $whole },{ $tenths }
screen-visit_only = Nie masz pomocnika dla tej lokacji: możesz tylko do niej zajrzeć, a twoja tura się skończy.
screen-undo = Cofnij
screen-redo = Ponów
screen-end_turn = Zakończ turę
screen-all_options = Wszystkie opcje jako lista
screen-close = Zamknij
screen-cancel = Anuluj
screen-menu = Menu
screen-choose_place = Wybierz lokację na planszy.
screen-choose_card = Wybierz kartę z ręki.
screen-choose_edge = Wybierz krawędź między dwiema lokacjami.
screen-choose_goods = Klikaj towary.
screen-more = O jeden więcej: { $good }
screen-less = O jeden mniej: { $good }
screen-bid = Twoja oferta
screen-bid_less = Licytuj mniej
screen-bid_more = Licytuj więcej
screen-use_yellow = Użyj żółtego żetonu
screen-since_last = Od twojej ostatniej tury
screen-time_left = Pozostały czas
screen-stand_in = Niech za gracza { $name } gra komputer
screen-take_back = Odzyskaj swoje miejsce
screen-go_there = Przejdź tam
screen-share_watch = Kopiuj link dla widzów
screen-resign = Poddaj się
screen-resign_sure = Poddajesz się? Dalej zagra za ciebie komputer.
screen-you_win = Wygrywasz!
screen-rematch = Rewanż
screen-end_ahead =
    Przewaga nad drugim miejscem ({ $seat }): { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }.
screen-end_level = Rubinów tyle samo ({ $seat }): rozstrzygnęły dalsze kryteria.
screen-share_replay = Skopiuj link do powtórki
screen-watching = Oglądasz tę grę.
screen-watching_late = { $n ->
        [one] Oglądasz z opóźnieniem jednej rundy.
        [few] Oglądasz z opóźnieniem { $n } rund.
        [many] Oglądasz z opóźnieniem { $n } rund.
       *[other] Oglądasz z opóźnieniem { $n } rundy.
    }
screen-notify = Powiadom mnie, gdy przyjdzie moja kolej
screen-check_dice = Sprawdź kości
screen-dice_right =
    Kości są uczciwe, a oto dowód: { $n ->
        [one] { $n } losowanie przeliczono ponownie i się zgadza
        [few] { $n } losowania przeliczono ponownie i wszystkie się zgadzają
       *[many] { $n } losowań przeliczono ponownie i wszystkie się zgadzają
    }.
screen-dice_wrong = Kości się nie zgadzają. { $problem }
screen-save_log = Pobierz zapis gry
screen-look_at_board = Zobacz planszę
screen-rubies_over_rounds = Rubiny w kolejnych rundach
screen-ruby_sources = Źródła rubinów
screen-dice_chart =
    Kości: { $n } { $n ->
        [one] rzut
        [few] rzuty
       *[many] rzutów
    }
screen-dice_chart_help = Słupki: ile razy wypadła każda suma. Kreski: wartość oczekiwana.
screen-tie_break = Przy równej liczbie rubinów decydują liry, potem towary, potem karty premii.
screen-column_rubies = Rubiny
screen-column_lira = Liry
screen-column_goods = Towary
screen-column_cards = Karty
screen-bot_names = Ayşe Mehmet Leyla Yusuf Zeynep Emre

bot-random = Marzyciel
bot-apprentice = Uczeń
bot-trader = Handlarz
bot-master = Mistrz
bot-grandmaster = Arcymistrz
bot-level = Poziom { $n }

bot_help-random = Wybiera cokolwiek, na chybił trafił.
bot_help-apprentice = Zna zasady i kilka sztuczek.
bot_help-trader = Planuje kilka tur naprzód.
bot_help-master = Myśli głęboko; niełatwo go pokonać.
bot_help-grandmaster = Uczył się na dziesiątkach tysięcy partii; najsilniejszy.
bot_help-level = To ty wybierasz, jak mocno gra; popełnia błędy, jakie popełniają ludzie.

screen-error_offline = Brak połączenia z serwerem. Ponowne łączenie…
screen-error_not_sent = Brak połączenia z serwerem: wybór nie został wysłany. Wybierz ponownie, gdy połączenie wróci.
screen-page_missing = Nie znaleziono
screen-no_such_page = Pod tym adresem nie ma strony.
screen-error_server = Serwer nie mógł tego zrobić.
screen-percent = { $n }%
screen-description = Idź przez bazar, ładuj wózek, zbieraj rubiny: ze znajomymi online, przy jednym ekranie albo z komputerem.
screen-picture_wide = Bazar w grze trzyosobowej
screen-picture_narrow = To samo na telefonie
