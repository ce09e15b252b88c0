file-missing = Nie ma pliku „{ $path }”
file-forbidden = Nie wolno ci otworzyć „{ $path }”
file-folder = „{ $path }” to folder, a nie plik
file-empty = Plik jest pusty
file-not_text = Plik nie jest tekstem w UTF-8
file-not_json = Plik nie zawiera ani pozycji, ani zapisu partii
file-line = Wiersza { $n } nie da się odczytać
file-not_log = To nie jest zapis partii albo ma format nieznany tej wersji
file-log_header = Początek zapisu jest uszkodzony
file-log_seats =
    Zapis musi wymieniać { $n } { $n ->
        [one] gracza
        [few] graczy
       *[many] graczy
    }
file-log_options = Zapis wymienia grę, której ta wersja nie potrafi rozegrać
file-log_entry = Wpis { $n } zapisu jest uszkodzony
file-log_move = Wpis { $n } zapisu, „{ $text }”, jest w tym momencie partii niemożliwy
file-log_rules = Partię rozegrano według zasad, których ta wersja nie zna
file-log_position = Ta partia nie zaczęła się od początku: tutaj można otwierać tylko całe partie
file-log_result = Wynik w zapisie nie jest tym, do którego doprowadziła partia
file-many_games =
    Plik zawiera { $n } { $n ->
        [one] partię
        [few] partie
       *[many] partii
    }: wybierz jedną za pomocą --number
file-no_such_game =
    Plik zawiera tylko { $n } { $n ->
        [one] partię
        [few] partie
       *[many] partii
    }
file-no_such_entry =
    Zapis ma tylko { $n } { $n ->
        [one] wpis
        [few] wpisy
       *[many] wpisów
    }
file-field = Niedozwolona wartość pola „{ $name }”
file-unknown_field = Pola „{ $name }” nie może tu być
file-position = Taka pozycja nie może się zdarzyć w grze
file-tables = Pliku z twoimi liczbami nie da się odczytać
file-row = „{ $name }” nie da się zmienić w ten sposób
file-no_fair_dice = Kości tej partii nie da się sprawdzić: nie rzucał nimi serwer
file-no_secret = Kości można sprawdzić dopiero po zakończeniu partii
