file-missing = Es gibt keine Datei „{ $path }“
file-forbidden = Du darfst „{ $path }“ nicht öffnen
file-folder = „{ $path }“ ist ein Ordner, keine Datei
file-empty = Die Datei ist leer
file-not_text = Die Datei ist kein Text in UTF-8
file-not_json = Die Datei enthält weder eine Stellung noch das Protokoll einer Partie
file-line = Zeile { $n } ist nicht lesbar
file-not_log = Das ist kein Protokoll einer Partie, oder sein Format ist dieser Version unbekannt
file-log_header = Der Anfang des Protokolls ist beschädigt
file-log_seats =
    Das Protokoll muss { $n } { $n ->
        [one] Person
       *[other] Personen
    } am Tisch nennen
file-log_options = Das Protokoll nennt ein Spiel, das diese Version nicht spielen kann
file-log_entry = Eintrag { $n } des Protokolls ist beschädigt
file-log_move = Eintrag { $n } des Protokolls, „{ $text }“, ist an dieser Stelle der Partie nicht möglich
file-log_rules = Die Partie wurde nach Regeln gespielt, die diese Version nicht kennt
file-log_position = Diese Partie begann nicht von vorn: Hier lassen sich nur ganze Partien öffnen
file-log_result = Das Ergebnis im Protokoll ist nicht das, zu dem die Partie geführt hat
file-many_games =
    Die Datei enthält { $n } { $n ->
        [one] Partie
       *[other] Partien
    }: Wähle eine mit --number
file-no_such_game =
    Die Datei enthält nur { $n } { $n ->
        [one] Partie
       *[other] Partien
    }
file-no_such_entry =
    Das Protokoll hat nur { $n } { $n ->
        [one] Eintrag
       *[other] Einträge
    }
file-field = Der Wert von „{ $name }“ ist nicht zulässig
file-unknown_field = „{ $name }“ hat hier keine Bedeutung
file-position = Diese Stellung kann im Spiel nicht vorkommen
file-tables = Die Datei mit deinen eigenen Zahlen ist nicht lesbar
file-row = „{ $name }“ lässt sich so nicht ändern
file-no_fair_dice = Die Würfel dieser Partie lassen sich nicht prüfen: Es sind nicht die eines Servers
file-no_secret = Die Würfel lassen sich erst prüfen, wenn die Partie beendet ist
