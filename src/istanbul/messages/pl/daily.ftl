### Bazar dnia w przeglądarce.

daily-about = Każdego dnia czeka jedna partia, taka sama dla wszystkich: ta sama gra, ten sam układ, ten sam początek, ci sami przeciwnicy. Masz jedną próbę, bez podpowiedzi. Nowy dzień zaczyna się o północy UTC.
daily-dice = Każdy dzień ma swoje kości: rzuty wynikają z daty i są takie same dla wszystkich.
daily-past = Partie z poprzednich dni można jeszcze rozegrać, ale nie liczą się do serii.
daily-not_counted = Partia z tego dnia została rozegrana później, dlatego nie liczy się do serii.
daily-waits = Twoja partia jeszcze trwa.
daily-none = Nie masz jeszcze partii z tego dnia.
daily-place = Miejsce
daily-place_of = { $n } z { $of }
daily-rounds = Rundy
daily-lost = Stracona szansa
daily-streak = Dni z rzędu
daily-reviewing = Trwa analiza twojej partii: { $percent }%
daily-others = W porównaniu z { $n ->
        [one] { $n } inną osobą
        [few] { $n } innymi osobami
       *[many] { $n } innymi osobami
    } na tym serwerze:
daily-others_result = Twój wynik jest lepszy niż wynik { $percent }% z nich.
daily-others_lost = Twoja strata szans jest mniejsza niż u { $percent }% z nich.
daily-master = „{ $bot }” na twoim miejscu, z tymi samymi kośćmi: miejsce { $place } z { $of }, rund: { $rounds }, stracona szansa: { $lost }%.
daily-share = Udostępnij
daily-shared = Skopiowano
