### Aufgaben im Browser.

puzzle-guide = Aufgabe
puzzle-standing = Wertung { $rating }, { $solved } von { $tried } gelöst
puzzle-kind_win = Gewinne in diesem Zug
puzzle-kind_ruby = Der schnellste Rubin
puzzle-kind_card = Welche Karte?
puzzle-kind_payment = Womit bezahlst du?
puzzle-kind_route = Ein Weg über mehrere Züge
puzzle-kind_choice = Finde die beste Möglichkeit
puzzle-ask_win = Du kannst in diesem Zug deinen letzten Rubin bekommen. Was tust du zuerst?
puzzle-ask_ruby = Du kannst in diesem Zug einen Rubin bekommen. Was tust du zuerst?
puzzle-ask_card = Eine Karte ist deutlich besser als alle anderen. Welche?
puzzle-ask_payment = Eine Art zu bezahlen ist deutlich besser als alle anderen. Welche?
puzzle-ask_route = Der Lohn kommt erst nach diesem Zug. Wohin gehst du jetzt?
puzzle-ask_choice = Eine Möglichkeit ist deutlich besser als alle anderen. Welche?
puzzle-about = { $game }, Wertung { $rating }. Wähle auf dem Spielplan wie in einer Partie; deine erste Antwort zählt.
puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres
puzzle-lost = Das kostet { $percent } % Siegchance.
puzzle-not_counted = Für deine Wertung zählt nur die erste Antwort auf eine Aufgabe.
puzzle-next = Nächste Aufgabe
puzzle-other = Eine andere Aufgabe
puzzle-again = Noch einmal versuchen
puzzle-show_again = Noch einmal zeigen
puzzle-choose = Aufgaben auswählen
puzzle-game = Spiel
puzzle-kind = Art
puzzle-all = Alle
puzzle-none = Eine solche Aufgabe gibt es nicht.
puzzle-left = { $n } { $n ->
        [one] Aufgabe ist
       *[other] Aufgaben sind
    } für dich noch neu.

# Die eigenen Fehler.
puzzle-kind_mistake = Jetzt kannst du es besser
puzzle-ask_mistake = Hier hast du einmal { $percent } % Siegchance verloren. Was tust du heute?
mistake-about = { $game }, aus einer deiner Partien. Wähle auf dem Spielplan wie in einer Partie.
mistake-due = Diese Stellung kommt am { $when } wieder.
mistake-left = { $n } { $n ->
        [one] deiner Fehler ist
       *[other] deiner Fehler sind
    } jetzt an der Reihe.
mistake-later = Deine Fehler: { $n }. Keiner davon ist jetzt an der Reihe. Der nächste kommt am { $when }.
mistake-none = Spiel eine Partie und öffne ihre Auswertung: Die Fehler daraus tauchen hier wieder auf, bis du die bessere Möglichkeit findest.
