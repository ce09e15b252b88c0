### Przeglądarka: analiza partii.

screen-review = Analiza partii
screen-review_chances = Szanse na wygraną w trakcie partii
screen-review_working = Trwa ocena każdej decyzji…
screen-review_whose = Czyje decyzje
screen-review_everyone = Decyzje wszystkich graczy
screen-review_best = Ta decyzja była równie dobra jak najlepsza.
screen-review_show = Pokaż na planszy
screen-review_astray = To się nie wydarzyło: krok { $n } lepszego ciągu dalszego.
screen-review_back = Wróć do partii
screen-review_try = Spróbuj samodzielnie
screen-review_luck = Rzuty i karty, które znaczyły najwięcej
screen-review_luck_row = { $what } { $seat }: { $points }
screen-review_average = Przy przeciętnym szczęściu szansa na wygraną gracza { $seat } wyniosłaby { $percent }.
screen-review_turning = { $seat }: z { $from } na { $to }
