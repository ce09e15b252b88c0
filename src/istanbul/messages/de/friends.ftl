### Der Browser: Wertungen, und wie Leute einander finden.

screen-ratings_help = Hier zählen nur gewertete Partien. Die Skala ist die, auf der die Stärke der Computerspieler gemessen wurde. Wer bei einer solchen Partie mitgespielt hat, kann ihre Würfel prüfen.
screen-pool_board = Brettspiel
screen-pool_dice = Würfelspiel
screen-tempo = Tempo
screen-speed_live = Live
screen-speed_days = Über mehrere Tage
screen-rating = Wertung
screen-rating_range = { $low } bis { $high }
screen-rating_range_help = Nach { $n ->
        [one] einer gewerteten Partie
       *[other] { $n } gewerteten Partien
    }. Deine wahre Stärke liegt mit 95 % Sicherheit in diesem Bereich.
screen-my_rating = Deine Wertung
screen-no_rating = Du hast hier noch keine Wertung. Schalte „Gewertete Partie“ ein, wenn du einen Tisch eröffnest.
screen-rating_history = Deine Wertung in den letzten { $n } Partien
screen-rating_history_label = Von { $first } bis { $last }
screen-rated_place = Platz { $place } von { $players }
screen-rated_weight = zählt { $n } %
screen-rated_check = Die Partie und ihre Würfel
screen-leaders = Bestenliste
screen-leaders_place = Platz
screen-leaders_none = Hier steht noch niemand.
screen-leaders_help = Wer mindestens { $n } gewertete Partien gespielt hat, steht in der Liste, geordnet nach dem unteren Ende des Bereichs.
screen-anchors = Computerspieler
screen-table_ratings = Wertungen
screen-rated = Gewertete Partie
screen-rated_help = Das Ergebnis ändert eure Wertungen, und dein Name kann in der Bestenliste stehen. Jeder Zug hat ein Zeitlimit, und es gibt keine Tipps. Wer geht, verliert gegen alle, die bleiben. Partien mit denselben Leuten oder über denselben Anschluss zählen weniger.
screen-open_tables = Tische, die auf Mitspieler warten
screen-open_tables_none = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Eröffne einen oder suche oben nach Mitspielern.
screen-open_public = Öffentlichen Tisch eröffnen
screen-show_more = Mehr anzeigen
screen-running_tables = Partien zum Zuschauen
screen-look_on = Zuschauen
screen-seats_taken = { $n } von { $seats } Plätzen besetzt
screen-wants_ratings = Wertungen von { $low } bis { $high }
screen-pairing = Schnellsuche
screen-pairing_help = Kreuze alles an, was du jetzt gern spielen würdest. Sobald genug andere dasselbe möchten, beginnt die Partie. Bleib so lange auf dieser Seite.
screen-pairing_begin = Mitspieler suchen
screen-pairing_stop = Suche beenden
screen-pairing_waits = Mitspieler werden gesucht … { $n ->
        [0] Sonst möchte das gerade niemand spielen.
        [one] Eine weitere Person möchte das auch spielen.
       *[other] { $n } weitere möchten das auch spielen.
    }
screen-pairing_others = { $n ->
        [0] Gerade sucht niemand Mitspieler.
        [one] Gerade sucht eine Person Mitspieler.
       *[other] Gerade suchen { $n } Leute Mitspieler.
    }
screen-public = Öffentlicher Tisch
screen-public_help = Bis die Partie beginnt, steht der Tisch unter „Mitspieler finden“, mit den Namen derer, die dort sitzen. Einen freien Platz darf jeder nehmen.
screen-ratings_wanted = Gewünschte Wertungen
screen-ratings_low = Von
screen-ratings_high = Bis
screen-watching_who = Wer darf zuschauen?
screen-watching_nobody = Niemand
screen-watching_nobody_help = Solange die Partie läuft, sehen sie nur die Spieler.
screen-watching_link = Mit dem Link
screen-watching_link_help = Wer den Link für Zuschauer hat, kann zuschauen. Zuschauer sehen keine verdeckten Karten.
screen-watching_everybody = Alle
screen-watching_everybody_help = Die Partie steht unter „Mitspieler finden“, solange sie läuft. Zuschauer sehen keine verdeckten Karten.
screen-delay = Wann sehen Zuschauer die Züge?
screen-delay_none = Sofort
screen-delay_rounds = { $n ->
        [one] Eine Runde später
       *[other] { $n } Runden später
    }
screen-delay_help = So kann niemand, der zuschaut, einem Spieler helfen. Wenn die Partie vorbei ist, sehen alle alles.
screen-friends = Leute, mit denen du gespielt hast
screen-invite_friend = { $name } einladen
screen-invited = Eingeladen
screen-share = Teilen …
screen-tournament_new = Neues Turnier
screen-tournament_help = Für 3 bis 64 Leute, die den Link haben. Sobald alle Partien einer Runde beendet sind, beginnt die nächste; du kannst sie auch früher beginnen.
screen-tournament_name = Name des Turniers
screen-tournament_format = Modus
screen-tournament_swiss = Schweizer System
screen-tournament_swiss_help = In jeder Runde treffen Spieler mit ähnlichem Punktestand aufeinander, und niemand trifft noch einmal auf dieselben Leute, wenn es sich vermeiden lässt.
screen-tournament_round_robin = Jeder gegen jeden
screen-tournament_round_robin_help = Alle spielen gegen alle, soweit die Tische es zulassen.
screen-tournament_seats = Spieler pro Tisch
screen-tournament_rounds = Runden
screen-tournament_make = Turnier eröffnen
screen-tournament_players = { $n ->
        [one] Ein Spieler
       *[other] { $n } Spieler
    }
screen-tournament_invite = Wer die Adresse dieser Seite hat, kann teilnehmen, bis die erste Runde beginnt.
screen-tournament_join = Teilnehmen
screen-tournament_leave = Turnier verlassen
screen-tournament_left = ausgestiegen
screen-tournament_begin = Erste Runde beginnen
screen-tournament_next = Nächste Runde jetzt beginnen
screen-tournament_delete = Turnier löschen
screen-tournament_round = Runde { $n } von { $of }
screen-tournament_byes = Spielfrei: { $names }
screen-standings = Tabelle
screen-standings_points = Punkte
screen-standings_opponents = Gegner
screen-standings_help = Ein Sieg und eine spielfreie Runde bringen je einen Punkt, der letzte Platz am Tisch keinen; die Punkte für die Plätze dazwischen sind gleichmäßig abgestuft. Bei Gleichstand entscheiden die Punkte aller Gegner, dann die Rubine.

refused-rated_seats = In einer gewerteten Partie hat jede Person genau einen Platz.
refused-rated_options = Eine gewertete Partie wird zu Ende gespielt, auf einem der angebotenen Spielpläne und mit den üblichen Zahlen.
refused-rated_time = Eine gewertete Partie braucht ein Zeitlimit pro Zug, und Tipps sind nicht erlaubt.
refused-rating_range = Deine Wertung liegt außerhalb dessen, was an diesem Tisch gewünscht ist.
refused-no_friend = Mit dieser Person hast du dort nicht gespielt.
refused-too_many_public = Mehr öffentliche Tische sind nicht möglich. Warte, bis an einem gespielt wird, oder lösche einen.
refused-no_tournament = Dieses Turnier gibt es nicht.
refused-tournament_full = Dieses Turnier ist voll.
refused-too_few_players = Ein Turnier braucht mindestens drei Spieler.
refused-games_on = In diesem Turnier laufen so viele Partien, wie es Spieler hat. Warte, bis einige zu Ende sind.
refused-too_many_tournaments = Mehr Turniere sind nicht möglich. Lösche zuerst eines.
