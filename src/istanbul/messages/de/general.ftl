expansion-great_bazaar = Großer Basar
expansion-letters = Brief & Siegel
expansion-mocha = Mokka & Bakschisch

seat_colour-0 = Rot
seat_colour-1 = Blau
seat_colour-2 = Grün
seat_colour-3 = Gelb
seat_colour-4 = Weiß

over-max_rounds = Die vereinbarte Rundenzahl ist erreicht
over-rubies = Jemand hat genug Rubine gesammelt
over-shared = Geteilter Sieg: { $seats }
over-winner = { $seat } gewinnt!

ui-all_tiles = Plättchen
ui-ambiguous = „{ $text }“ passt zu { $n } Möglichkeiten: { $texts }
ui-anywhere = überallhin
count-assistant =
    { $n } { $n ->
        [one] Gehilfe
       *[other] Gehilfen
    }
ui-assistants = Gehilfen
ui-barrier = Sperre
count-blue =
    { $n } { $n ->
        [one] blaue Ware
       *[other] blaue Waren
    }
ui-call_back = Gehilfen zurück
ui-cannot_redo = Hier gibt es nichts zu wiederholen: Du hast gerade nichts zurückgenommen
ui-cannot_undo = Hier gibt es nichts zurückzunehmen: Nach deiner letzten Wahl kam ein Wurf, eine Karte oder ein anderer Spieler
count-card =
    { $n } { $n ->
        [one] Bonuskarte
       *[other] Bonuskarten
    }
ui-card_count_known = { $n } bekannt
ui-cards =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
ui-board_breaks_rule = Dieser eigene Spielplan hält die Big-Box-Regel für zufällige Pläne nicht ein.
ui-board_keeps_rule = Dieser eigene Spielplan hält die Big-Box-Regel für zufällige Pläne ein.
ui-chance_next = Als Nächstes entscheidet der Zufall: { $texts }
ui-choose = Nummer, Aktion oder help
ui-coffee = Kaffee
count-coffee = { $n } Kaffee
ui-command_action = mit dem Text wählen; ein eindeutiger Anfang genügt
ui-command_board = den Spielplan neu zeichnen
ui-command_hand = deine Karten und was von denen der anderen bekannt ist
ui-command_help = diese Liste; mit Namen: was Ort, Karte oder Plättchen tut
ui-command_log = was bisher geschah
ui-command_number = die Möglichkeit mit dieser Nummer wählen
ui-command_quit = das Spiel verlassen
ui-command_redo = Zurückgenommenes wiederholen
ui-command_save = jetzt speichern; mit einem Namen: von nun an in dieser Datei
ui-command_undo = letzte Wahl zurücknehmen, außer nach Wurf, Karte, fremdem Zug
ui-decides = { $seat } entscheidet
ui-deck = Stapel { $n }
count-extension =
    { $n } { $n ->
        [one] Erweiterung
       *[other] Erweiterungen
    }
ui-file_exists = { $path } gibt es schon: Wähle einen anderen Namen
ui-goal =
    Ziel: { $n } { $n ->
        [one] Rubin
       *[other] Rubine
    }
count-good =
    { $n } { $n ->
        [one] Ware
       *[other] Waren
    }
count-green =
    { $n } { $n ->
        [one] grüne Ware
       *[other] grüne Waren
    }
ui-guild = Gilde
ui-guild_cards = Gildenkarten
count-guild =
    { $n } { $n ->
        [one] Gildenkarte
       *[other] Gildenkarten
    }
ui-guild_discard = Abgelegte Gildenkarten
ui-hand = Hand
ui-kiosk_row = Kiosk-Plättchen
ui-kiosk_tile = Kiosk-Plättchen { $n }
ui-kiosk_tiles = { $n } Plättchen
ui-last_round = letzte Runde
count-letter =
    { $n } { $n ->
        [one] Brief
       *[other] Briefe
    }
ui-letters = Briefe
ui-lira = Lira
count-lira = { $n } Lira
ui-log = Protokoll
ui-no_cards = keine Karten
ui-no_help = Kein Ort, keine Karte und kein Plättchen heißt „{ $text }“: help zeigt die Befehle
ui-not_an_option = „{ $text }“ geht hier nicht: Gib eine Nummer von 1 bis { $n }, eine Aktion wie gezeigt oder help ein
ui-not_now = „{ $text }“ ist jetzt nicht möglich: Gib eine Nummer von 1 bis { $n }, eine Aktion wie gezeigt oder help ein
ui-not_saved = Nicht gespeichert: Es gibt noch keine Datei (save { ui-file })
ui-options = Möglichkeiten
ui-piece_assistant = Gehilfe
ui-piece_companion = Kompagnon
ui-piece_delivered = überbracht, = Siegel insgesamt
ui-piece_family = Familienmitglied
ui-piece_merchant = Kaufmann
ui-pile = Ablage { $n }
ui-pile_top = Oben auf dem Ablagestapel
ui-prices = Preise
ui-reason_and = { $reason }; { $also }
count-red =
    { $n } { $n ->
        [one] rote Ware
       *[other] rote Waren
    }
ui-redone = Wiederholt
ui-resume_with = Weiter mit: { $command }
ui-roasting = Lira, Ware, Karte
ui-round = Runde { $n }
ui-turn_number = Zug { $n }
ui-rubies = Rubine
count-ruby =
    { $n } { $n ->
        [one] Rubin
       *[other] Rubine
    }
ui-saved = Gespeichert: { $path }
count-seal = { $n } Siegel
ui-seat = Spieler
ui-send_family = Familienmitglied
ui-set_up = Spielaufbau
ui-short_coffee_trader = Kaff
ui-short_courier = Kur
ui-short_governor = Gouv
ui-short_smuggler = Schm
ui-sign_barrier = S
ui-sign_encounters = G
ui-sign_movement = B
ui-sold_out = ausverkauft
ui-tea_house = { $low }–{ $high }, sonst { $n } Lira
ui-thinking = { $seat } überlegt …
count-tile = { $n } Plättchen
ui-tiles = Moschee-Plättchen
ui-undone = Zurückgenommen
ui-wheelbarrow = Handkarren
count-yellow =
    { $n } { $n ->
        [one] gelbe Ware
       *[other] gelbe Waren
    }
count-any =
    { $n } { $n ->
        [one] beliebige Ware
       *[other] beliebige Waren
    }
ui-you = du
ui-your_turn = Du bist am Zug
ui-gain = +{ $things }
ui-loss = −{ $things }
ui-companion = Kompagnon
ui-in_reserve = bereit
ui-piece_ruby = Rubine
ui-file = DATEI
ui-bot_seat = { $bot } { $n }

list-last = { $first } und { $last }
list-more = { $first }, { $next }
list-times = { $n }-mal { $thing }

head-seat = Spieler
head-rubies = Rub.
head-lira = L
head-coffee = K
head-wheelbarrow = Handkarren
head-assistants = Geh.
head-all_tiles = P
head-hand = Hand
head-guild = Gil.
head-companion = Kom.
head-letters = Br.
