### Was die Befehle im Terminal über sich sagen.

cli-istanbul_text =
    Das Brettspiel Istanbul: im Browser oder im Terminal spielen, viele Partien simulieren, Stellungen
    und Protokolle ansehen.

    Stellungen und Protokolle sind JSON; Aktionen werden überall gleich geschrieben (docs/notation.md):
    "move tea_house", "act 7", "card five_lira", "end_turn".
cli-istanbul_more =
    Beispiele:
      istanbul play --seed 7 --save game.jsonl     eine Partie gegen zwei Bots, in einer Datei
      istanbul play --resume game.jsonl            sie fortsetzen
      istanbul play --game dice                    Istanbul – Das Würfelspiel
      istanbul simulate --games 100 --players 4    was in hundert Partien geschieht
      istanbul replay game.jsonl --to 40           eine Partie nacherzählt und der Plan nach Eintrag 40
      istanbul show position.json --seat 0         eine Stellung, wie Platz 0 sie sieht

    Auf falsche Eingaben folgen eine Zeile, die sagt, was erwartet wurde, und der Rückgabewert 2;
    geschrieben wird dann nichts. "istanbul COMMAND --help" sagt mehr über einen Befehl.
cli-commands = Befehle
cli-game_options = Optionen des Spiels
cli-see_help = { $problem } (siehe { $command })
cli-whole_between = erwartet wird eine ganze Zahl von { $low } bis { $high }, nicht „{ $text }“
cli-whole_from = erwartet wird eine ganze Zahl ab { $low }, nicht „{ $text }“

cli-parser_usage = {"Aufruf: "}
cli-parser_arguments = Argumente
cli-parser_options = Optionen
cli-parser_help = diese Hilfe anzeigen und beenden
cli-parser_version = die Version des Programms anzeigen und beenden
cli-parser_argument = Argument %(argument_name)s: %(message)s
cli-parser_one_argument = hier fehlt ein Wert
cli-parser_required = diese Argumente fehlen: %s
cli-parser_unrecognized = unbekannte Argumente: %s
cli-parser_choice = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)
cli-parser_no_argument = %r ist hier zu viel
cli-parser_ambiguous = mehrdeutige Option: %(option)s könnte %(matches)s sein

cli-game = board (Vorgabe) oder dice
cli-players = 2 bis 5, dice 2 bis 4 (Vorgabe 3)
cli-expansions = mocha, letters oder beide: der Große Basar
cli-layout = short_paths (Vorgabe), long_paths, in_order, random oder Reihen von Ortsnummern: "15,5,2,14/4,12,7,3/8,6,11,9/13,10,1,16"; mit einer Erweiterung printed (Vorgabe), random oder Reihen; mit beiden random (Vorgabe) oder Reihen
cli-variants = caravan_leader, neutral_assistants (2 bis 4 Spieler)
cli-edition = big_box (Vorgabe) oder first (ohne Erweiterungen)
cli-letters_deck = with_base (Vorgabe) oder new_only; nur für letters allein
cli-tables = eine TOML-Datei, die Zeilen der Tabellen ändert
cli-max_rounds = eine Partie nach so vielen Runden abbrechen (Vorgabe: keine Grenze)
cli-seed = derselbe Startwert ergibt dieselbe Auslage, denselben Startplatz, dieselben Karten und Würfe
cli-jobs = gleichzeitige Partien (Vorgabe %(default)s)
cli-cluster = ray: auf allen Rechnern des Clusters, den RAY_ADDRESS nennt oder der hier läuft, sonst mit --jobs Prozessen eines eigenen Ray; die Ergebnisse sind überall gleich
cli-language = %(choices)s (Vorgabe: aus der Umgebungsvariablen LANG, sonst en)
cli-json = das Ergebnis als JSON ausgeben
cli-position = eine JSON-Datei: Stellung oder Protokoll; - : Standardeingabe

cli-play_help = gegen Computer spielen, im Browser oder im Terminal
cli-play_text =
    Eine Partie gegen Computer. Sie öffnet sich im Browser (der Server dafür läuft so lange wie dieser
    Befehl) oder wird hier gespielt: mit --terminal, mit --seed, --save oder --resume, gegen ein eigenes
    Programm (cmd:...), ohne Terminal und wenn die Oberfläche nicht eingebaut ist.

    Im Terminal tippst du bei jeder Wahl die Nummer einer Möglichkeit, ihren Text ("move tea_house"; ein
    Anfang, der nur zu einer passt, genügt) oder einen dieser Befehle:
      help [NAME]         die Befehle; was ein Ort, eine Karte, ein Plättchen oder eine Figur tut
      log                 was bisher geschah
      undo, redo          die letzte Wahl zurücknehmen, außer nach Wurf, Karte oder fremdem Zug
      board, hand         noch einmal ansehen
      save [DATEI]        jetzt speichern; mit einem Namen: von nun an in dieser Datei
      quit                das Spiel verlassen

    Ohne Terminal (Eingabe aus einer Datei oder Pipe) werden Zeilen gelesen und reiner Text ausgegeben;
    Schluss ist, wenn die Eingabe endet. Ist NO_COLOR gesetzt, gibt es keine Farben.
cli-play_more =
    Beispiele:
      istanbul play                                      im Browser
      istanbul play --terminal                           hier, gegen zwei Bots
      istanbul play --players 4 --bots random --seat 1   du sitzt auf dem zweiten Platz
      istanbul play --seats me,apprentice,master         jeder Platz mit Namen
      istanbul play --expansions mocha                   mit Mokka & Bakschisch, 5 x 4 Orte
      istanbul play --expansions mocha,letters           der Große Basar, 5 x 5 Orte
      istanbul play --game dice --players 4              Istanbul – Das Würfelspiel
      istanbul play --save game.jsonl                    nach jedem Zug gespeichert
      istanbul play --resume game.jsonl                  sie fortsetzen
cli-play_terminal = hier, nicht im Browser
cli-play_seat = dein Platz (Vorgabe 0)
cli-play_bots = wer die anderen sind (Vorgabe trader): random, apprentice, trader, master, grandmaster, einer aus einem installierten Paket oder ein Programm: cmd:node my_bot.js
cli-play_seats = alle Plätze, mit Komma getrennt: einmal me, sonst wie --bots
cli-play_save = eine neue Datei, in die beim Spielen gespeichert wird
cli-play_resume = die Partie aus einer Protokolldatei fortsetzen
cli-play_no_screen = Die Oberfläche für den Browser ist nicht eingebaut; gespielt wird im Terminal.

cli-serve_help = den Server für Spieltische starten
cli-serve_text =
    Stellt Spieltische bereit, für Leute an diesem Rechner, im lokalen Netz oder anderswo, und bewahrt
    jede Partie auf. Ohne --lan und --host erreicht ihn nur dieser Rechner.

    Die Partien liegen in einer SQLite-Datei in deinem Datenordner (der Pfad wird beim Start angezeigt)
    oder in PostgreSQL. Ohne --bus nutzt eine Datenbank immer nur ein Server. Strg-C beendet ihn;
    die Partien gehen beim nächsten Mal weiter.

    Hinter einem Reverse-Proxy: Lass den Server auf der Loopback-Adresse laufen, den Proxy den
    Host-Header weiterreichen und Upgrades für /api/socket zulassen, und nenne mit --origin die
    öffentliche Adresse (docs/server.md enthält ein Beispiel).
cli-serve_more =
    Beispiele:
      istanbul serve                                         auf diesem Rechner
      istanbul serve --lan                                   im lokalen Netz, mit QR-Code
      istanbul serve --origin https://istanbul.example.org   hinter einem Reverse-Proxy
      istanbul serve --bot "busy=node busy.js"               ein eigener Computerspieler
      istanbul serve --database postgresql://me@host/games   Tische in PostgreSQL
cli-serve_host = auf dieser Adresse lauschen (Vorgabe 127.0.0.1, mit --lan überall)
cli-serve_port = Vorgabe %(default)s; 0 nimmt einen freien Port
cli-serve_database = eine Datei oder postgresql://...
cli-serve_bus = der NATS-Server (nats://... oder tls://...), über den sich mehrere Server eine PostgreSQL-Datenbank teilen (docs/scale.md)
cli-serve_bus_credentials = Datei mit den Zugangsdaten für den Bus
cli-serve_bus_ca = Datei mit den CA-Zertifikaten für den Bus
cli-serve_workers = Zahl der Prozesse auf diesem Rechner, die sich eine PostgreSQL-Datenbank teilen (Vorgabe %(default)s)
cli-serve_lan = für das lokale Netz, über einfaches http
cli-serve_origin = eine öffentliche Adresse des Servers
cli-serve_proxy = Adresse eines Reverse-Proxys auf einem anderen Rechner, dessen Angaben über Besucher der Server vertraut; mehrfach möglich
cli-serve_log_level = %(choices)s (Vorgabe %(default)s)
cli-serve_webhooks = wohin Nachrichten über HTTP gesendet werden dürfen (Vorgabe: öffentliche Adressen)
cli-serve_mail = Mailserver, etwa smtp://name@host:587; sein Passwort kommt aus ISTANBUL_MAIL_PASSWORD
cli-serve_mail_from = Absenderadresse der Mails
cli-serve_bot = ein Programm als Computerspieler anbieten (docs/engine.md); mehrfach möglich
cli-serve_here = Istanbul läuft unter { $address }
cli-serve_others = Für andere: { $address }
cli-serve_kept = Die Partien liegen in { $where }
cli-serve_no_push = Geschlossene Browser lassen sich nicht benachrichtigen; pip install 'istanbul[notices]' macht es möglich.
cli-serve_no_screen = Die Oberfläche für den Browser ist nicht eingebaut: Programme können spielen, Browser nicht.
cli-serve_no_network = Es wurde kein lokales Netz gefunden; nur dieser Rechner erreicht den Server.
cli-serve_end = Strg-C beendet den Server.
cli-serve_end_game = Strg-C beendet das Spiel; Partien können beim nächsten Mal fortgesetzt werden.

cli-worker_help = für Server rechnen: Bots, Tipps, Auswertungen
cli-worker_text =
    Berechnet für alle Server eines Busses ("istanbul serve --bus"), was Bots tun, außerdem Tipps und
    Auswertungen. Starte beliebig viele auf beliebigen Rechnern; eine Datenbank braucht keiner davon. Ohne
    sie rechnen die Server selbst.

    Worker und Server müssen dieselbe Version haben. Strg-C beendet ihn, sobald er mit seiner Arbeit
    fertig ist.
cli-worker_more =
    Beispiele:
      istanbul worker --bus nats://bus:4222                  mit einem Prozess je Kern
      istanbul worker --bus nats://bus:4222 --processes 4    mit vier
cli-worker_bus = der NATS-Server der Spielserver: nats://... oder tls://...
cli-worker_bus_credentials = Datei mit den Zugangsdaten für den Bus
cli-worker_bus_ca = Datei mit den CA-Zertifikaten für den Bus
cli-worker_processes = Zahl der Prozesse für Bots und Tipps; ebenso viele mit niedriger Priorität übernehmen Auswertungen (Vorgabe: einer je Kern)
cli-worker_log_level = %(choices)s (Vorgabe %(default)s)
cli-worker_here = { $processes ->
    [one] Rechnet für die Server dieses Busses, mit einem Prozess.
   *[other] Rechnet für die Server dieses Busses, mit { $processes } Prozessen.
}
cli-worker_end = Strg-C beendet den Worker.

cli-simulate_help = Computer viele Partien spielen lassen und zählen, was geschieht
cli-simulate_text =
    Lässt Computer viele Partien spielen und zeigt dann eine Tabelle: Runden, Siege nach Platz mit
    95-%-Intervallen, Herkunft der Rubine, genutzte Orte und Karten, Möglichkeiten je Entscheidung,
    Partien je Sekunde. Derselbe Startwert ergibt dieselben Partien, egal wie viele gleichzeitig
    laufen.
cli-simulate_games = wie viele (Vorgabe %(default)s)
cli-simulate_agents = mit Komma getrennt, reihum auf die Plätze verteilt (Vorgabe random): random, apprentice, trader, master, grandmaster, einer aus einem installierten Paket oder ein Programm: cmd:node my_bot.js
cli-simulate_out = jede Partie schreiben: FILE.jsonl (ein Protokoll je Zeile) oder FILE.parquet (mit pyarrow)
cli-simulate_decisions = jede Entscheidung schreiben: Beobachtung, erlaubte Aktionen, Wahl, Ergebnis; Formate wie --out
cli-simulate_force = --out und --decisions dürfen vorhandene Dateien ersetzen

cli-arena_help = messen, wie stark Computerspieler sind
cli-arena_text =
    Lässt die genannten Computerspieler gegeneinander antreten, einen je Platz. Sie wechseln nach jeder
    Partie die Plätze und finden auf jedem Platz dieselbe Auslage, denselben Startplatz und denselben
    Zufall vor. Danach folgt eine Tabelle: Anteile der Siege mit 95-%-Intervallen, Züge bis zum Sieg,
    Herkunft der Rubine, Zeit je Entscheidung. Mit einem Budget in Knoten ergibt derselbe Startwert
    dieselben Partien.
cli-arena_players = 2 bis 5, dice 2 bis 4 (Vorgabe: einer für jeden aus --agents; mit --ladder 4)
cli-arena_agents = mit Komma getrennt: random, apprentice, trader, master, grandmaster, einer aus einem installierten Paket oder ein Programm: cmd:node my_bot.js
cli-arena_games = wie viele (Vorgabe %(default)s)
cli-arena_budget = wie lange master, grandmaster und Spieler aus anderen Paketen über eine Entscheidung nachdenken dürfen: 0.2s, 200ms oder eine Zahl von Knoten (Vorgabe %(default)s); die anderen haben ihr eigenes Budget
cli-arena_resume = die Ergebnisse dort aufbewahren, eine JSON-Zeile je Partie, und weitermachen, wo es aufgehört hat
cli-arena_ladder = die genannten Spieler sind ein Pool: Daraus werden Besetzungen gelost, und alle erhalten eine Wertung

cli-check_agent_help = einen Computerspieler mit allen Spielen und Optionen prüfen
cli-check_agent_text =
    Lässt einen Computerspieler Partien mit allen Erweiterungen, Varianten, Auslagen und Spielerzahlen
    spielen, sodass je zwei Einstellungen in einer davon zusammentreffen, und sagt, was mit ihm nicht
    stimmt: Er stürzt ab, antwortet mit etwas Verbotenem, braucht zu lange, spielt beim selben Startwert
    nicht dasselbe oder verändert, was er bekommen hat. Rückgabewert 1, wenn etwas nicht stimmt.
cli-check_agent_agent = wie nach --agents; auch "cmd:node my_bot.js"
cli-check_agent_seconds = nach so vielen Sekunden aufhören (Vorgabe %(default)s)
cli-check_agent_budget = wie lange er über eine Entscheidung nachdenken darf: 0.2s, 200ms oder Knoten (Vorgabe: sein übliches Budget)
cli-check_agent_slow = Sekunden je Entscheidung, wenn das Budget keine nennt (Vorgabe %(default)s)

cli-replay_help = ein Protokoll nacherzählen oder prüfen
cli-replay_text =
    Spielt ein Protokoll Eintrag für Eintrag nach und erzählt alles, was geschah. Was zurückgenommen
    wurde, fehlt. Aus einer Datei mit vielen Partien (simulate --out: ein Protokoll je Zeile, oder
    Parquet) wählt --number eine aus; --check prüft alle.
cli-replay_log = eine Protokolldatei (JSON-Zeilen, ein Objekt oder Parquet); - : Standardeingabe
cli-replay_to = dort anhalten und zeichnen
cli-replay_number = die N-te Partie
cli-replay_check = nur prüfen, ob es sich nachspielen lässt
cli-replay_json = Einträge mit Ereignissen, oder die Prüfung

cli-review_help = jede Entscheidung einer beendeten Partie beurteilen
cli-review_text =
    Beurteilt jede Entscheidung einer beendeten Partie nach dem, was der Spieler wissen konnte: welche
    Siegchance sie gekostet hat, was besser gewesen wäre und warum. Würfe und gezogene Karten zählen
    für sich: was das Glück allen gebracht hat und wie es bei durchschnittlichem Glück stünde
    (docs/review.md).
cli-review_log = das Protokoll einer beendeten Partie; - : Standardeingabe
cli-review_number = die N-te Partie
cli-review_nodes = wie genau jede Entscheidung betrachtet wird (Vorgabe %(default)s)
cli-review_threads = wie viele Entscheidungen gleichzeitig beurteilt werden (Vorgabe %(default)s)
cli-review_json = die ganze Auswertung

cli-verify_help = die Würfel einer Partie von einem Server prüfen
cli-verify_text =
    Rechnet Auslage, Startplatz, jeden Wurf und jede Ziehung einer beendeten Partie aus dem Geheimnis
    im Protokoll nach und nennt die erste Abweichung (docs/fair_dice.md). Der Rückgabewert ist 0, wenn
    alles stimmt, und 1, wenn etwas abweicht.
cli-verify_log = das Protokoll einer beendeten Partie; - : Standardeingabe
cli-verify_json = ok, draws, problem

cli-show_help = eine Stellung oder das Ende eines Protokolls zeichnen
cli-show_text =
    Zeichnet eine Stellung (JSON, auch von Hand geschrieben; was fehlt, hat den Wert des Spielaufbaus)
    oder den Stand am Ende eines Protokolls. Alle Handkarten sind zu sehen; mit --seat nur, was dieser
    Platz wissen darf.
cli-show_seat = wie dieser Platz es sieht
cli-show_json = stattdessen alle Felder als JSON

cli-perft_help = die Spielverläufe ab einer Stellung zählen
cli-perft_text =
    Zählt die Verläufe von genau N Schritten; ein Schritt ist eine Aktion bei einer Entscheidung oder
    ein Ausgang des Zufalls, jeder einmal gezählt, egal wie wahrscheinlich. Verläufe, die früher enden,
    zählen nicht. Zwei Programme mit denselben Zahlen spielen nach denselben Regeln.
cli-perft_depth = Schritte
cli-perft_divide = die Zahl für jeden ersten Schritt
cli-perft_json = Zahl, Sekunden und Aufteilung als JSON

cli-bench_help = messen, wie schnell die Regeln hier laufen, in Python und kompiliert
cli-bench_text =
    Misst zufälliges Spiel, Kopien und Welten auf einem Kern, Mediane aus 5 Läufen, für die Regeln in
    Python und, wo sie kompiliert wurden, für die schnellen. Sagt, welche davon installiert sind. Die
    Verhältnisse vergleichen Messungen aus demselben Lauf.
cli-bench_players = 2 bis 5, dice 2 bis 4 (Vorgabe { $players })
cli-bench_max_rounds = eine Partie nach so vielen Runden abbrechen (Vorgabe { $rounds })

cli-engine_help = das Zeilenprotokoll sprechen: Partien für andere Programme
cli-engine_text =
    Liest ein JSON-Objekt je Zeile von der Standardeingabe und beantwortet jedes mit einer Zeile: "ok"
    ist true, oder es ist false, und "error" und "message" sagen, warum. Eine "id" kommt in der Antwort
    zurück. Auf eine fehlerhafte Zeile folgt eine Fehlermeldung, und es geht weiter. docs/engine.md
    erklärt jede Anfrage und zeigt ein ganzes Gespräch. Anfragen:

    { $requests }

cli-facts_help = die Angaben der Tabellen auflisten, die nicht sicher sind
cli-facts_text =
    Die Tabellen (Preise, Plättchen, Karten) stammen aus Anleitungen und Fotos. Hier stehen die Zeilen,
    die nur wahrscheinlich sind oder rekonstruiert wurden; alle anderen sind sicher. Eigene Zahlen gibst
    du jedem Befehl, der eine Partie beginnt, mit --tables FILE.
cli-facts_json = als JSON: wie sicher jede Zeile ist

cli-backup_help = die Datenbank eines Servers kopieren
cli-backup_text =
    Kopiert die Datenbank eines Servers in eine neue SQLite-Datei, auch während er läuft. Die Kopie ist
    eine Datenbank wie das Original: serve --database FILE macht damit weiter.
cli-backup_file = die Kopie; darf noch nicht vorhanden sein
cli-backup_database = eine Datei oder postgresql://...; sonst die, die "istanbul serve" benutzt

cli-completion_help = ein Skript ausgeben, das Befehle in der Shell vervollständigt
cli-completion_text =
    Gibt ein Skript für eine Shell aus. Hat die Shell es gelesen, vervollständigt die Tabulatortaste
    Befehle, Optionen, Namen von Spielen, Erweiterungen, Auslagen und Computerspielern sowie Dateien.

      bash   istanbul completion bash > ~/.local/share/bash-completion/completions/istanbul
      zsh    istanbul completion zsh > ~/.zfunc/_istanbul     (mit fpath+=~/.zfunc vor compinit)
      fish   istanbul completion fish > ~/.config/fish/completions/istanbul.fish
cli-completion_shell = für welche Shell
