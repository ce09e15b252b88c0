screen-page_replay = Powtórka
screen-page_upload = Otwórz zapis
screen-replay_watch = Obejrzyj powtórkę
screen-replay_entry = Wpis { $n } z { $length }
screen-replay_slider = Miejsce w partii
screen-replay_first = Na początek
screen-replay_turn_back = O turę wstecz
screen-replay_back = O krok wstecz
screen-replay_next = O krok dalej
screen-replay_turn_next = O turę dalej
screen-replay_last = Na koniec
screen-replay_play = Odtwórz
screen-replay_pause = Pauza
screen-replay_eyes = Czyimi oczami
screen-replay_public = To, co widzą wszyscy
screen-replay_seat = Widzi { $name }
screen-replay_speed = Szybkość
screen-replay_rounds = Rundy
screen-replay_rubies = Rubiny
screen-replay_chance = Los
screen-replay_now = Co się tu wydarzyło
screen-replay_from = Graj od tego miejsca
screen-replay_from_help = Nowy stół, przy którym gra toczy się dalej po wpisie { $n }. Kolejne rzuty i karty zostaną wylosowane na nowo.
screen-key_space = spacja
screen-key_play = odtwórz, wstrzymaj
screen-upload_help = Zapis zakończonej partii z tego programu: z przeglądarki, z „istanbul play --save” albo z „istanbul simulate --out”. Zostanie wśród twoich stołów, a link można udostępnić.
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
screen-upload_too_large = Ten plik jest za duży: zapis ma najwyżej 4 MB.
