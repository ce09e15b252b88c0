### Zadania w przeglądarce.

puzzle-guide = Zadanie
puzzle-standing = Ranking { $rating }, rozwiązane { $solved } z { $tried }
puzzle-kind_win = Wygraj w tej turze
puzzle-kind_ruby = Najszybszy rubin
puzzle-kind_card = Która karta?
puzzle-kind_payment = Czym zapłacisz?
puzzle-kind_route = Trasa na kilka tur
puzzle-kind_choice = Znajdź najlepszą opcję
puzzle-ask_win = W tej turze możesz zdobyć ostatni rubin. Co zrobisz najpierw?
puzzle-ask_ruby = W tej turze możesz zdobyć rubin. Co zrobisz najpierw?
puzzle-ask_card = Jedna karta jest wyraźnie lepsza od wszystkich innych. Która?
puzzle-ask_payment = Jeden sposób zapłaty jest wyraźnie lepszy od wszystkich innych. Który?
puzzle-ask_route = Nagroda przyjdzie dopiero po tej turze. Dokąd pójdziesz teraz?
puzzle-ask_choice = Jedna opcja jest wyraźnie lepsza od wszystkich innych. Która?
puzzle-about = { $game }, ranking { $rating }. Wybieraj na planszy jak w prawdziwej partii; liczy się pierwsza odpowiedź.
puzzle-right = Dobrze!
puzzle-wrong = Jest coś lepszego
puzzle-lost = To kosztuje { $percent }% szansy na wygraną.
puzzle-not_counted = Do rankingu liczy się tylko pierwsza odpowiedź na zadanie.
puzzle-next = Następne zadanie
puzzle-other = Inne zadanie
puzzle-again = Spróbuj jeszcze raz
puzzle-show_again = Pokaż jeszcze raz
puzzle-choose = Wybierz zadania
puzzle-game = Gra
puzzle-kind = Rodzaj
puzzle-all = Wszystkie
puzzle-none = Nie ma takiego zadania.
puzzle-left = Czeka na ciebie jeszcze { $n } { $n ->
        [one] nowe zadanie
        [few] nowe zadania
       *[many] nowych zadań
    }.

# Własne błędy.
puzzle-kind_mistake = Teraz potrafisz lepiej
puzzle-ask_mistake = Tu kiedyś przepadło { $percent }% twojej szansy na wygraną. Co zrobisz dzisiaj?
mistake-about = { $game }, z twojej partii. Wybieraj na planszy jak w prawdziwej partii.
mistake-due = Ta pozycja wróci { $when }.
mistake-left = Do przećwiczenia { $n ->
        [one] czeka { $n } twój błąd
        [few] czekają { $n } twoje błędy
       *[many] czeka { $n } twoich błędów
    }.
mistake-later = Wszystkie twoje błędy: { $n }. Teraz żaden nie czeka na przećwiczenie. Następny wróci { $when }.
mistake-none = Zagraj partię i otwórz jej analizę: błędy z niej będą tu wracać, aż znajdziesz lepszą opcję.
