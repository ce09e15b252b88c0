screen-access_keys = Tastenkürzel
screen-access_key = Taste
screen-access_does = Was sie tut
screen-access_typed = Aktion eintippen
screen-access_typed_help = In der Notation des Spiels, beliebig abgekürzt: „m tea“ ist „move tea_house“. Die Pfeiltasten wählen aus der Liste; auch undo und redo gehen.
screen-access_words = Der Tisch in Worten
screen-access_news = Was geschehen ist
screen-access_options =
    { $n } { $n ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    }: { $options }
screen-access_can = wählbar: { $options }
screen-access_fee = { $n } Lira an { $seat }
screen-access_letters = Kürzel mit einzelnen Buchstaben
screen-access_letters_help = Schalte sie aus, wenn du diktierst oder ein Screenreader die Buchstaben braucht.
screen-access_not_yours = Du bist nicht am Zug.
screen-access_no_option = „{ $text }“ geht jetzt nicht. Was geht, steht in der Liste.
screen-key_arrows = über den Plan gehen, Ort für Ort
screen-key_enter = den Ort oder die Schaltfläche wählen
screen-key_tab = zu Schaltflächen, Karten und Protokoll
screen-key_board = zum Plan
screen-key_now = zu dem, was jetzt möglich ist
screen-key_undo = zurücknehmen
screen-key_redo = wiederholen
screen-key_end = den Zug beenden
screen-key_options = alle Möglichkeiten als Liste
screen-key_hurry = vorspringen; gedrückt gehalten: schneller
screen-key_escape = eine Karte zurücklegen, Wahlen in die Leiste; vorspringen
screen-key_typed = eine Aktion eintippen
screen-key_words = der ganze Tisch in Worten
screen-key_seat = sagen, was dieser Spieler hat
screen-key_repeat = das zuletzt Gesagte wiederholen
screen-key_keys = diese Liste
screen-access_any = beliebige Ware
screen-text_size = Schriftgröße
screen-sound = Klänge
screen-sound_help = Dein Zug, Schritte, Würfel, Gewinne und Rubine sind zu hören.
screen-volume = Lautstärke
screen-offline_shell = Keine Verbindung zum Server; sie wird wieder versucht. Bis dahin gibt es die Einstellungen, die Regeln, die du gelesen, und das erste Spiel, das du geöffnet hast.
screen-upgraded = Eine neue Version ist da.
screen-reload = Neu laden
screen-key_hint = Hinweise zeigen oder verbergen
screen-key_explain = erklären, was den Fokus hat, oder alles auf dem Tisch
screen-access_fee_supply = { $n } Lira an den Vorrat
screen-access_gain = du erhältst { $things }
screen-access_loss = du gibst { $things } ab
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Du bist dran: { $asked }
screen-access_seat = { $name } ({ $seat_colour })
screen-access_you = { $name } ({ $seat_colour }, du)
screen-access_rubies =
    { $n } von { $goal } { $goal ->
        [one] Rubin
       *[other] Rubinen
    }
screen-access_barrow = Handkarren mit { $goods }, Platz für je { $n }
screen-access_barrow_empty = leerer Handkarren, Platz für je { $n }
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
screen-access_companion_ready = Kompagnon bereit
screen-access_letters_open = offene Briefe
screen-access_letters_delivered = zugestellte Briefe
screen-access_letter = Brief { FORM($place, "to") }
screen-access_letter_delivered = zugestellter Brief { FORM($place, "to") }, 2 Siegel
screen-access_stack_asks = { $colour } für { $goods }
screen-access_stack_empty = kein { $colour } mehr
screen-access_barrier = Sperre Richtung { $place }, Plättchen bei { $seat_colour }
screen-access_barrier_held = Sperre, Plättchen bei { $seat_colour }
screen-access_edge = Sperre zwischen { $place } und { $to }
screen-access_tile = { $tile } für { $price }
