screen-title = Istanbul
screen-lead = Zieh mit deinem Kaufmann und seinen Gehilfen durch den Basar, belade den Handkarren und sammle vor allen anderen die Rubine.
screen-home_games = Spiele der Familie
screen-home_base = 16 Orte, 2 bis 5 Personen
screen-home_mocha = Kaffee, eine Taverne und eine Gildenhalle
screen-home_letters = Briefe, Siegel und ein Kompagnon
screen-home_great_bazaar = Beide Erweiterungen: 25 Orte
screen-home_dice = Würfel, Kristalle und Karten in einer halben Stunde
screen-home_goal = Neu hier? Wer zuerst fünf Rubine hat, gewinnt. Zehn Schritte zeigen dir, wie das geht.
screen-go_on = Spiel fortsetzen
screen-play_now = Jetzt spielen
screen-play_now_help = Grundspiel, Kurze Wege, du und zwei Computerspieler
screen-navigation = Hauptseiten
screen-nav_new = Neuer Tisch
screen-nav_join = Mitspielen
screen-nav_tables = Meine Tische
screen-nav_settings = Einstellungen
screen-page_new = Neuer Tisch
screen-page_join = An einem Tisch mitspielen
screen-page_tables = Meine Tische
screen-more_tables = Ältere Tische
screen-page_settings = Einstellungen
screen-page_table = Tisch
screen-page_watch = Zuschauen
screen-page_enter = Dein persönlicher Link
screen-page_confirm = Mails zu deinen Partien
screen-page_stop = Keine Mails mehr
screen-page_gallery = Galerie
screen-language = Sprache
screen-theme = Erscheinungsbild
screen-theme_auto = Systemvorgabe
screen-theme_light = Hell
screen-theme_dark = Dunkel
screen-theme_night = Basar bei Nacht
screen-speed = Tempo fremder Züge
screen-speed_help = Antippen, Leertaste oder Esc spult vor; gedrückt halten beschleunigt.
screen-speed_normal = Normal
screen-speed_quick = Schnell
screen-speed_instant = Sofort
screen-motion = Animationen
screen-motion_help = Figuren gleiten, Waren fliegen, Würfel rollen.
screen-stepwise = Schritt für Schritt
screen-stepwise_help = Du führst jede Aktion selbst aus und beendest jeden Zug. Sonst geschieht an einem Ort sofort das einzig Mögliche, und ein Zug, in dem nichts mehr zu tun ist, endet von selbst.
screen-your_name = Dein Name
screen-default_name = Gast
screen-you = Du
screen-other_device = Auf einem anderen Gerät spielen
screen-other_device_help = Ein persönlicher Link nimmt deine Tische mit. Wer ihn öffnet, spielt unter deinem Namen. Der Link gilt zehn Minuten.
screen-make_link = Link erstellen
screen-one_moment = Einen Moment …
screen-offline = Verbindung verloren. Neuer Versuch …
screen-base_game = Grundspiel
screen-dice_game = Das Würfelspiel
screen-game = Spiel
screen-way_base = Der Basar mit sechzehn Orten: Waren laden und verkaufen, Rubine sammeln.
screen-way_mocha = Mit Kaffee, Taverne, Gildenkarten und einer Sperre; zwanzig Orte.
screen-way_letters = Mit Briefen zum Überbringen, Kompagnon, Kiosk und Auktionen; zwanzig Orte.
screen-way_great_bazaar = Alles zusammen, auf fünfundzwanzig Orten.
screen-players = Spieler
screen-player_n = Spieler { $n }
screen-seat_kind = Platz { $n }: Wer spielt?
screen-seat_name = Platz { $n }: Name
screen-seat_rung = Platz { $n }: Stärke
screen-seat_level = Stufe …
screen-seat_level_n = Platz { $n }: Stufe
screen-seat_me = An diesem Gerät
screen-seat_open = Freund online
screen-seat_bot = Computer
screen-seat_open_help = Du bekommst Link, Code und QR-Code zum Teilen.
screen-variants = Varianten
screen-variant_caravan_leader = Karawanenführer
screen-variant_help_caravan_leader = Wer zuletzt die Karawanserei genutzt hat, behält alle dort gezogenen Karten.
screen-variant_neutral_assistants = Neutrale Gehilfen
screen-variant_help_neutral_assistants = Ein Gehilfe jedes Spielers gehört niemandem; jeder darf ihn mitnehmen. Nicht zu fünft.
screen-edition = Ausgabe
screen-edition_big_box = Big Box
screen-edition_first = Erste Ausgabe
screen-edition_help_big_box = Die heutigen Regeln; Rubine gehen nicht aus.
screen-edition_help_first = Wie 2014: Die Rubine von Sultanspalast und Edelsteinhändler können ausgehen.
screen-letters_deck = Bonuskarten
screen-letters_deck_with_base = Alte und neue
screen-letters_deck_new_only = Nur neue
screen-letters_deck_help_with_base = Die Karten von Grundspiel und Erweiterung zusammen.
screen-letters_deck_help_new_only = Nur die Karten der Erweiterung.
screen-turn_time = Bedenkzeit
screen-turn_time_0 = Unbegrenzt
screen-lost_on_time = Zeit überschritten
screen-time_until = bis { $when }
screen-layout = Startaufstellung
screen-layout_short_paths = Kurze Wege
screen-layout_long_paths = Lange Wege
screen-layout_in_order = Ordnung
screen-layout_printed = Wie in der Anleitung
screen-layout_random = Zufällig
screen-layout_own = Eigene
screen-layout_help = Ziehe einen Ort auf einen anderen oder klicke zwei Orte an, um sie zu tauschen.
screen-layout_random_help = Ein Beispiel: Gelost wird erst zu Spielbeginn. Tausche Orte oder mische, um die Auslage festzulegen.
screen-reshuffle = Mischen
screen-open_table = Tisch eröffnen
screen-start_game = Spiel starten
screen-code = Code des Tisches
screen-code_help = Fünf Buchstaben, die der Gastgeber sehen kann.
screen-join = Mitspielen
screen-no_tables = Du hast noch keine Tische.
screen-status_waiting = Wartet auf Spieler
screen-status_playing = Läuft
screen-status_over = Beendet
screen-delete_table = Tisch löschen: { $names }
screen-no_such_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen
screen-to_home = Startseite
screen-who_is_there = Am Tisch
screen-seat_free = Freier Platz
screen-sit_here = Hier Platz nehmen
screen-put_bot = Durch Computer ersetzen
screen-free_seat = Platz freigeben
screen-stand_up = Platz verlassen
screen-connected = da
screen-away = weg
screen-waiting_for =
    Es { $n ->
        [one] fehlt
       *[other] fehlen
    } noch { $n } Spieler
screen-waiting_for_host = Der Gastgeber startet das Spiel.
screen-invite = Freunde einladen
screen-invite_help = Schicke den Link, nenne den Code oder lass deine Freunde das hier scannen.
screen-copy_link = Link kopieren
screen-copied = Kopiert
screen-qr = QR-Code mit der Adresse dieses Tisches
screen-board = Der Basar
screen-what_now = Was du jetzt tun kannst
screen-waits_for = { $seat } ist am Zug …
screen-game_over = Das Spiel ist zu Ende
screen-turn_done = Es gibt nichts mehr zu tun: Beende deinen Zug
screen-turn_ends = Es gibt nichts mehr zu tun: Dein Zug endet
screen-turn_ends_cards = Dein Zug endet, wenn du nichts mehr ausspielst
screen-skip_ahead = Vorspulen
screen-also = Gleich dazu
screen-cannot_pay = Du kannst die Kaufleute hier nicht bezahlen: Dein Zug wäre zu Ende.
screen-ends_turn = Dein Zug wäre hier zu Ende.
screen-then_ends = danach endet dein Zug
# the chance of a choice, and what it brings on average
screen-odds = { $percent } %
screen-mean = ⌀ { $whole },{ $tenths }
screen-visit_only = Kein Gehilfe für diesen Ort: Du kannst ihn nur besuchen, und dein Zug endet.
screen-undo = Rückgängig
screen-redo = Wiederholen
screen-end_turn = Zug beenden
screen-all_options = Alle Möglichkeiten als Liste
screen-close = Schließen
screen-cancel = Abbrechen
screen-menu = Menü
screen-choose_place = Wähle einen Ort auf dem Spielplan.
screen-choose_card = Wähle eine Karte aus deiner Hand.
screen-choose_edge = Wähle eine Kante zwischen zwei Orten.
screen-choose_goods = Klicke die Waren an.
screen-more = { $good }: eins mehr
screen-less = { $good }: eins weniger
screen-bid = Dein Gebot
screen-bid_less = Weniger bieten
screen-bid_more = Mehr bieten
screen-use_yellow = Gelbes Plättchen nutzen
screen-since_last = Seit deinem letzten Zug
screen-time_left = Restzeit
screen-stand_in = Computer für { $name } spielen lassen
screen-take_back = Platz wieder einnehmen
screen-go_there = Hingehen
screen-share_watch = Link für Zuschauer kopieren
screen-resign = Aufgeben
screen-resign_sure = Aufgeben? Ein Computerspieler macht für dich weiter.
screen-you_win = Du gewinnst!
screen-rematch = Revanche
screen-end_ahead =
    { $n ->
        [one] Ein Rubin
       *[other] { $n } Rubine
    } Vorsprung vor { $seat }.
screen-end_level = Gleich viele Rubine wie { $seat }: Die Regel für den Gleichstand hat entschieden.
screen-share_replay = Link zur Wiederholung kopieren
screen-watching = Du siehst zu.
screen-watching_late = { $n ->
        [one] Du schaust mit einer Runde Verzögerung zu.
       *[other] Du schaust mit { $n } Runden Verzögerung zu.
    }
screen-notify = Sag mir Bescheid, wenn ich am Zug bin
screen-check_dice = Würfel prüfen
screen-dice_right =
    Die Würfel sind nachweislich fair: { $n } { $n ->
        [one] Ziehung wurde nachgerechnet und stimmt
       *[other] Ziehungen wurden nachgerechnet, und alle stimmen
    }.
screen-dice_wrong = Die Würfel stimmen nicht. { $problem }
screen-save_log = Protokoll speichern
screen-look_at_board = Spielplan ansehen
screen-rubies_over_rounds = Rubine im Verlauf der Runden
screen-ruby_sources = Woher die Rubine kamen
screen-dice_chart =
    Würfel: { $n } { $n ->
        [one] Wurf
       *[other] Würfe
    }
screen-dice_chart_help = Balken: wie oft jede Summe fiel. Striche: die Erwartung.
screen-tie_break = Bei gleich vielen Rubinen entscheiden Lira, dann Waren, dann Bonuskarten.
screen-column_rubies = Rubine
screen-column_lira = Lira
screen-column_goods = Waren
screen-column_cards = Karten
screen-bot_names = Ayşe Mehmet Leyla Yusuf Zeynep Emre

bot-random = Träumer
bot-apprentice = Lehrling
bot-trader = Händler
bot-master = Meister
bot-grandmaster = Großmeister
bot-level = Stufe { $n }

bot_help-random = Wählt irgendetwas, ganz zufällig.
bot_help-apprentice = Kennt die Regeln und ein paar Kniffe.
bot_help-trader = Plant einige Züge voraus.
bot_help-master = Denkt gründlich nach; nicht leicht zu schlagen.
bot_help-grandmaster = Hat aus Zehntausenden von Partien gelernt; der stärkste Gegner.
bot_help-level = Du wählst, wie stark er spielt; er macht Fehler, wie sie auch Menschen machen.

screen-error_offline = Keine Verbindung zum Server. Neuer Versuch …
screen-error_not_sent = Keine Verbindung zum Server: Deine Wahl wurde nicht gesendet. Wähle noch einmal, sobald die Verbindung wieder da ist.
screen-page_missing = Nicht gefunden
screen-no_such_page = Unter dieser Adresse gibt es keine Seite.
screen-error_server = Das konnte der Server nicht ausführen.
screen-percent = { $n } %
screen-description = Zieh durch den Basar, belade deinen Handkarren, sammle Rubine: mit Freunden online, an einem Bildschirm oder gegen Computer.
screen-picture_wide = Der Basar an einem Tisch zu dritt
screen-picture_narrow = Dasselbe auf dem Handy
