### Der Basar des Tages im Browser.

daily-about = Jeden Tag gibt es eine Partie, die für alle gleich ist: dasselbe Spiel, dieselbe Auslage, derselbe Start, dieselben Gegner. Du hast einen Versuch, ohne Tipps. Ein neuer Tag beginnt um Mitternacht UTC.
daily-dice = Die Würfel gehören zum Tag: Sie ergeben sich aus dem Datum und fallen für alle gleich.
daily-past = Vergangene Tage kannst du noch spielen, aber sie zählen nicht für deine Serie.
daily-not_counted = Du hast diesen Tag erst später gespielt, deshalb zählt er nicht für deine Serie.
daily-waits = Deine Partie ist noch nicht zu Ende.
daily-none = Du hast diesen Tag nicht gespielt.
daily-place = Platz
daily-place_of = { $n } von { $of }
daily-rounds = Runden
daily-lost = Verlorene Chance
daily-streak = Tage in Folge
daily-reviewing = Deine Partie wird ausgewertet: { $percent } %
daily-others = Verglichen mit { $n ->
        [one] { $n } anderen Person
       *[other] { $n } anderen Personen
    } auf diesem Server:
daily-others_result = Dein Ergebnis ist besser als das von { $percent } % von ihnen.
daily-others_lost = Deine Entscheidungen haben dich weniger Siegchance gekostet als die von { $percent } % der anderen.
daily-master = „{ $bot }“ auf deinem Platz, mit denselben Würfeln: Platz { $place } von { $of }, { $rounds } Runden, verlorene Chance { $lost } %.
daily-share = Teilen
daily-shared = Kopiert
