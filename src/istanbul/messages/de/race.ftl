### Solorennen, im Browser.

race-about = Du bist allein im Basar: Wie wenige Züge brauchst du für fünf Rubine? Wähle eine Auslage. Danach kannst du den besten bekannten Weg sehen.
race-dice = Auslage, Start, Nachfrage-Plättchen und Würfel ergeben sich aus dem Rennen: Sie sind für alle gleich, auch beim nächsten Versuch. Der beste bekannte Weg braucht kein Glück: Er würfelt nicht um Lira oder Waren und zieht keine Karten.
race-number = Rennen { $n }
race-known = Bester bekannter Weg: { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
race-mine = Dein Ergebnis: { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
race-new = Noch nicht gespielt
race-on = Begonnen
race-given = Aufgegeben
race-start = Rennen { $n } starten
race-go = Rennen { $n } fortsetzen
race-result = Ergebnis von Rennen { $n }
race-every = Alle Rennen mit dieser Auslage
race-turns = Deine Züge
race-best = Dein bestes Ergebnis
race-least = Bester bekannter Weg
race-behind =
    { $n ->
        [one] Ein Zug mehr als auf dem besten bekannten Weg.
       *[other] { $n } Züge mehr als auf dem besten bekannten Weg.
    }
race-equal = So schnell wie der beste bekannte Weg!
race-ahead = Schneller als der beste bekannte Weg!
race-route = Besten Weg zeigen
race-again = Noch einmal
race-next = Nächstes Rennen
race-all = Alle Rennen
race-replay = Mein Rennen
