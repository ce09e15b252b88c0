screen-page_replay = Powtórka
screen-page_upload = Otwórz zapis
screen-replay_watch = Obejrzyj powtórkę
screen-replay_entry = Krok { $n } z { $length }
screen-replay_slider = Pozycja
screen-replay_first = Na początek
screen-replay_turn_back = O turę wstecz
screen-replay_back = O krok wstecz
screen-replay_next = O krok dalej
screen-replay_turn_next = O turę dalej
screen-replay_last = Na koniec
screen-replay_play = Odtwórz
screen-replay_pause = Pauza
screen-replay_eyes = Punkt widzenia
screen-replay_public = To, co widzą wszyscy
screen-replay_seat = To, co widzi { $name }
screen-replay_speed = Szybkość
screen-replay_rounds = Rundy
screen-replay_rubies = Rubiny
screen-replay_chance = Los
screen-replay_now = Co się tu wydarzyło
screen-replay_from = Graj od tego miejsca
screen-replay_from_help = Nowy stół, przy którym gra toczy się dalej od kroku { $n }. Kolejne rzuty i karty zostaną wylosowane na nowo.
screen-key_space = spacja
screen-key_play = odtwarzanie, pauza
screen-upload_help = Zapis zakończonej partii z tego programu: pobrany w przeglądarce, z „istanbul play --save” albo z „istanbul simulate --out”. Zostanie wśród twoich stołów.
screen-upload_link = Link do niego można udostępnić.
screen-upload_choose = Wybierz plik
screen-upload_drop = albo upuść go tutaj
screen-upload_many =
    { $n } { $n ->
        [one] partia
        [few] partie
       *[many] partii
    } w tym pliku: wybierz jedną
screen-upload_not_log = { $name } nie jest zapisem partii: wiersza { $n } nie da się odczytać.
screen-upload_broken = Tego pliku nie da się odtworzyć jako partii. Nic nie zapisano.
screen-upload_not_over = Ta partia nie jest zakończona. Tutaj można otwierać tylko zakończone partie.
screen-upload_too_large = Ten plik jest za duży: zapis może mieć najwyżej 4 MB.
