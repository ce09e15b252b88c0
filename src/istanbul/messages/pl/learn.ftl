screen-page_learn = Twoja pierwsza gra
screen-page_rules = Zasady
screen-nav_learn = Nauka
screen-page_puzzles = Zadania
screen-page_mistakes = Ucz się na własnych błędach
screen-page_plan = Zaplanuj następną turę
screen-plan_back = Wróć do stołu
screen-page_daily = Bazar dnia
screen-page_race = Wyścig solo
screen-nav_rules = Zasady
screen-learn_begin = Naucz się grać w dziesięciu krokach
screen-learn_guide = Twój przewodnik
screen-learn_step = Krok { $n } z { $total }
screen-learn_now = Teraz twoja kolej. { $what }.
screen-learn_other = To też jest dozwolone, ale tym razem prosimy o co innego. { $what }.
screen-learn_next = Dalej
screen-learn_back = Wstecz
screen-learn_skip = Pomiń
screen-learn_leave = Wyjdź
screen-learn_finished = Wygrywasz!
screen-learn_finished_help = To wszystko, czego potrzebujesz do gry. Gdy chcesz wiedzieć, do czego coś służy, kliknij to prawym przyciskiem, przytrzymaj palcem albo naciśnij klawisz I.
screen-learn_known = To wszystko, co jest tu nowe
screen-learn_known_help = Teraz zagraj. Gdy chcesz wiedzieć, do czego coś służy, kliknij to prawym przyciskiem, przytrzymaj palcem albo naciśnij klawisz I.
screen-learn_lessons = Lekcje
screen-learn_more = Inne lekcje
screen-learn_play = Zagraj prawdziwą partię
screen-learn_again = Od początku
screen-explain_rule = Zasada { $clause }
screen-explain_all = Co jest na stole
screen-explain_also = Także tutaj
screen-explain_players =
    { $n } { $n ->
        [one] gracz
        [few] graczy
       *[many] graczy
    }
screen-explain_mark_l = prawdopodobne
screen-explain_mark_r = odtworzone
screen-explain_help_l = Prawdopodobne: wydrukowane tylko na elemencie gry; dobrze uzasadniony wniosek albo informacja z jednego dobrego źródła.
screen-explain_help_r = Odtworzone: wydrukowane tylko na elemencie gry, a my nie mieliśmy żadnego źródła. Staranna propozycja, zgodna ze wszystkim, co wiemy.
screen-rules_lead = Zasady opisane naszymi słowami. To nieoficjalny projekt fanów: jeśli masz tę grę, najlepiej poznasz ją z jej instrukcji.
screen-rules_pages = Strony zasad
screen-rules_words = Słowa w czterech językach
screen-rules_search = Szukaj na tej stronie
screen-rules_found =
    { $n } { $n ->
        [one] trafienie
        [few] trafienia
       *[many] trafień
    }
screen-rules_contents = Spis treści
screen-rules_short = W skrócie
screen-rules_full = Pełny tekst zasad
screen-rules_english = Pełny tekst jest po angielsku; wszystko powyżej jest w twoim języku.
screen-rules_marks = Jak pewna jest informacja
screen-rules_kind_place = Lokacje
screen-rules_kind_figure = Postacie
screen-rules_kind_thing = Elementy gry
screen-rules_kind_good = Towary
screen-rules_kind_mosque_tile = Żetony meczetu
screen-rules_kind_tavern_tile = Żetony tawerny
screen-rules_kind_card = Karty
screen-rules_kind_guild = Karty gildii
screen-rules_kind_kiosk = Żetony kiosku
screen-rules_kind_action = Akcje
screen-rules_kind_track = Obszary handlu rubinami
screen-rules_kind_tile = Żetony meczetu

# Bazar dnia na pierwszej stronie.
screen-daily_about = { $game }, graczy: { $n }, przeciwnik: { $bot }
screen-daily_new = Jeszcze nie rozegrano
screen-daily_begun = Rozpoczęto
screen-daily_place = Miejsce { $n } z { $of }
screen-daily_streak = { $n ->
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
screen-daily_result = Wynik
screen-daily_days = Wszystkie dni
screen-race_done = Pięć rubinów. Liczba tur: { $n }
