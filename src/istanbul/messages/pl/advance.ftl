### The browser: planning a turn in advance.

advance-make = Zaplanuj następną turę
advance-change = Zmień plan
advance-help = Wybierz, co zrobisz w swojej następnej turze, tak jakby trwała ona teraz, a inni do tego czasu nic nie zrobili. Plan zostanie wykonany, gdy przyjdzie twoja kolej, o ile wszystko będzie tak, jak oczekujesz; w przeciwnym razie zostanie porzucony, a ty się o tym dowiesz. Nikt inny o nim nie wie.
advance-leave = Wyjdź bez zapisywania planu
advance-next_turn = Następna tura: { $step }
advance-cut = Usuń „{ $step }” i wszystko, co dalej
advance-whatever_step = Dalej bez względu na wynik losowania
advance-whatever = Dalej bez względu na wynik
advance-chance = Tu decyduje los. Co potem?
advance-otherwise = We wszystkich innych przypadkach
advance-result = { $result } ({ $percent }%)
advance-go_on = Planuj dalej tutaj
advance-leave_out = Usuń ten przypadek
advance-other_results = Inny przypadek
advance-keep = Zapisz ten plan
advance-drop = Porzuć plan
advance-ended_gone = Plan został porzucony: „{ $option }” nie jest już możliwe w zaplanowany sposób.
advance-ended_changed = Plan został porzucony: „{ $option }” miałoby teraz inny skutek.
advance-ended_result = Plan się kończy: nie przewiduje takiego wyniku.
advance-ended_done = Plan został wykonany. Reszta tury należy do ciebie.
advance-changed = Oczekiwano: { $expected } Teraz: { $found }
