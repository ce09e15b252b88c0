### Wyścigi solo, w przeglądarce.

race-about = Jesteś na bazarze bez rywali: w ilu turach zdobędziesz pięć rubinów? Wybierz planszę. Potem możesz zobaczyć najlepszą znaną trasę.
race-dice = Plansza, początek, żetony popytu i rzuty kośćmi wynikają z wyścigu: są takie same dla wszystkich, także przy powtórce. Najlepsza znana trasa nie potrzebuje szczęścia: nie wymaga rzutów o liry i towary ani dobierania kart.
race-number = Wyścig { $n }
race-known = Najlepsza znana trasa: { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }
race-mine = Twój wynik: { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }
race-new = Jeszcze nierozegrany
race-on = Rozpoczęty
race-given = Rezygnacja
race-start = Rozpocznij wyścig { $n }
race-go = Kontynuuj wyścig { $n }
race-result = Wynik wyścigu { $n }
race-every = Wszystkie wyścigi na tej planszy
race-turns = Twoje tury
race-best = Twój najlepszy wynik
race-least = Najlepszy znany
race-behind =
    { $n ->
        [one] O { $n } turę
        [few] O { $n } tury
        [many] O { $n } tur
       *[other] O { $n } tury
    } więcej niż na najlepszej znanej trasie.
race-equal = Tak szybko jak na najlepszej znanej trasie!
race-ahead = Szybciej niż na najlepszej znanej trasie!
race-route = Pokaż najlepszą trasę
race-again = Jeszcze raz
race-next = Następny wyścig
race-all = Wszystkie wyścigi
race-replay = Mój wyścig
