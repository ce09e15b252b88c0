### Was Befehle über Gemessenes ausgeben.

measure-games_title = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Computerspieler { $agents }, Startwert { $seed }
measure-what = Messgröße
measure-result = Ergebnis
measure-span = { $middle } ({ $low } bis { $high })
measure-decimal = { $whole },{ $tenths }
measure-share = { $share } % ({ $low } bis { $high })
measure-ended_by = beendet durch
measure-rounds = Runden: Median (5 % bis 95 %)
measure-turn = Siege, Platz { $n } in der Zugreihenfolge
measure-agent_wins = Siege von { $agent }, je Platz
measure-ruby = Rubine von
measure-acted = Aktionen
measure-card_played = gespielte Karten
measure-card_used = genutzte Basarkarten
measure-tile_used = genutzte Moschee-Plättchen
measure-tile_taken = genommene Moschee-Plättchen
measure-guild_played = gespielte Gildenkarten
measure-tavern_tile = genommene Taverne-Plättchen
measure-kiosk_taken = genommene Kiosk-Plättchen
measure-options = Möglichkeiten je Entscheidung: Median, 99 %, Maximum
measure-speed = Partien/s, Schritte/s

measure-arena_title = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }, Budget { $budget }
measure-even = bei gleicher Stärke gewinnt jeder { $percent } %
measure-player = Spieler
measure-win_share = Anteil der Siege
measure-turns_to_win = Züge bis zum Sieg
measure-decision_ms = ms je Entscheidung: Median, 99 %
measure-rating = Wertung
measure-rubies_of = Rubine von { $agent }: { $sources }
measure-none = keine

measure-bench = Messgröße (ein Kern, Mediane aus 5)
measure-plain = Python
measure-native = kompiliert
measure-ratio = Verhältnis
measure-steps_per_s = zufällige Schritte/s
measure-steps_per_s_driven = zufällige Schritte/s, Regeln aus Python aufgerufen
measure-steps_per_s_state = zufällige Schritte/s, State aus Python aufgerufen
measure-steps_per_s_2_threads = zufällige Schritte/s, zwei Threads, nach der Uhr
measure-copies_per_s = Kopien/s
measure-worlds_per_s = Welten/s
measure-environment_steps_per_s = Schritte/s als Umgebung, viele Partien, zwei Threads, nach der Uhr
measure-reference = Eine leere Schleife in Python läuft hier { $turns }-mal in der Sekunde; ein Schritt kostet so viel wie { $cost } Durchläufe.

measure-lines = { $count } { $count ->
        [one] Verlauf
       *[other] Verläufe
    } mit { $depth } { $depth ->
        [one] Schritt
       *[other] Schritten
    }, { $seconds } s
measure-uncertain = { $n ->
        [one] { $n } Angabe der Tabellen ist
       *[other] { $n } Angaben der Tabellen sind
    } nicht sicher
measure-replayed = ok: { $n } { $n ->
        [one] Eintrag
       *[other] Einträge
    }, Prüfsumme { $digest }, { $ended }
measure-ranking = { $reason }, Rangfolge { $ranking }
measure-not_over = nicht beendet
