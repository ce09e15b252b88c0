### Der Browser: die Auswertung einer Partie.

screen-review = Auswertung
screen-review_chances = Siegchancen im Verlauf der Partie
screen-review_working = Jede Entscheidung wird beurteilt …
screen-review_whose = Wessen Entscheidungen
screen-review_everyone = Entscheidungen aller
screen-review_best = Das war so gut wie die beste Möglichkeit.
screen-review_show = Auf dem Spielplan zeigen
screen-review_astray = Das ist nicht passiert: Schritt { $n } einer besseren Fortsetzung.
screen-review_back = Zurück zur Partie
screen-review_try = Selbst versuchen
screen-review_luck = Würfe und Karten, die am meisten zählten
screen-review_luck_row = { $what } { $seat }: { $points }
screen-review_average = Bei durchschnittlichem Glück hätte die Siegchance von { $seat } { $percent } betragen.
screen-review_turning = { $seat }: von { $from } auf { $to }
