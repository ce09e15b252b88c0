screen-access_keys = Tastenkürzel
screen-access_key = Taste
screen-access_does = Was sie tut
screen-access_typed = Aktion eintippen
screen-access_typed_help = In der Notation des Spiels, beliebig abgekürzt: „m tea“ ist „move tea_house“. Die Pfeiltasten wählen aus der Liste; undo und redo gehen auch.
screen-access_words = Der Tisch in Worten
screen-access_news = Was passiert ist
screen-access_options =
    { $n } { $n ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    }: { $options }
screen-access_can = kann gewählt werden: { $options }
screen-access_fee = { $n } Lira an { $seat }
screen-access_letters = Kürzel mit einzelnen Buchstaben
screen-access_letters_help = Schalte sie aus, wenn du diktierst oder ein Screenreader die Buchstaben braucht.
screen-access_not_yours = Du bist nicht am Zug.
screen-access_no_option = „{ $text }“ ist jetzt nicht möglich. Was möglich ist, zeigt die Liste darunter.
screen-key_arrows = auf dem Spielplan von Ort zu Ort gehen
screen-key_enter = den Ort oder die Schaltfläche wählen
screen-key_tab = zu Schaltflächen, Karten und Protokoll
screen-key_board = zum Spielplan
screen-key_now = zu dem, was jetzt möglich ist
screen-key_undo = rückgängig machen
screen-key_redo = wiederholen
screen-key_end = den Zug beenden
screen-key_options = alle Möglichkeiten als Liste
screen-key_hurry = vorspulen; gedrückt gehalten: schneller
screen-key_escape = Karte zurücklegen oder Auswahl einklappen; vorspulen
screen-key_typed = eine Aktion eintippen
screen-key_words = der ganze Tisch in Worten
screen-key_seat = ansagen, was dieser Spieler hat
screen-key_repeat = die letzte Ansage wiederholen
screen-key_keys = diese Liste
screen-access_any = beliebige Ware
screen-text_size = Schriftgröße
screen-sound = Ton
screen-sound_help = Du hörst deinen Zug, Schritte, Würfel, Einnahmen und Rubine.
screen-sound_offer = Ton einschalten?
screen-volume = Lautstärke
screen-offline_shell = Keine Verbindung zum Server; neuer Versuch läuft. Inzwischen kannst du die Einstellungen nutzen, ebenso die Regelseiten und die Einführung, soweit du sie schon einmal geöffnet hast.
screen-upgraded = Es gibt eine neue Version.
screen-reload = Neu laden
screen-key_digit = diese Zahl ansagen, wenn danach gefragt wird
screen-key_answer = eine der Antworten auf dem Bildschirm wählen
screen-key_letter = zu diesem Ort gehen oder diese Karte nehmen (die Buchstaben stehen dort, solange du mit Tasten spielst)
screen-key_hint = Tipps zeigen oder verbergen
screen-key_explain = erklären, was den Fokus hat, oder alles, was auf dem Tisch liegt
screen-access_fee_supply = { $n } Lira in den Vorrat
screen-access_gain = du erhältst { $things }
screen-access_loss = du gibst { $things } ab
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Du bist am Zug: { $asked }
screen-access_seat = { $name } ({ $seat_colour })
screen-access_you = { $name } ({ $seat_colour }, du)
screen-access_rubies = { $n } von { $goal } Rubinen
screen-access_barrow = im Handkarren { $goods }, Platz für { $n } Waren jeder Farbe
screen-access_barrow_empty = leerer Handkarren, Platz für { $n } Waren jeder Farbe
screen-access_none = keine Waren
screen-access_merchant = Kaufmann { FORM($place, "at") }
screen-access_stack =
    { $n } { $n ->
        [one] Gehilfe
       *[other] Gehilfen
    } beim Kaufmann
screen-access_assistants = abgelegte Gehilfen: { FORM($places, "at") }
screen-access_family = Familienmitglied { FORM($place, "at") }
screen-access_companion = Kompagnon { FORM($place, "at") }
screen-access_companion_ready = Kompagnon bereit zum Aufstellen
screen-access_letters_open = Briefe zum Überbringen
screen-access_letters_delivered = überbrachte Briefe
screen-access_letter = Brief für { FORM($place, "accusative") }
screen-access_letter_delivered = überbrachter Brief für { FORM($place, "accusative") }, 2 Siegel
screen-access_stack_asks = { $colour } für { $goods }
screen-access_stack_empty = kein { $colour } mehr
screen-access_barrier = Sperre zwischen hier und { FORM($place, "dative") }, ihr Plättchen hat { $seat_colour }
screen-access_barrier_held = Sperre, ihr Plättchen hat { $seat_colour }
screen-access_edge = Sperre zwischen { FORM($place, "dative") } und { FORM($to, "dative") }
screen-access_tile = { $tile } für { $price }
