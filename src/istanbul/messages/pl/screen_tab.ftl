screen-starting = Gra przygotowuje się w twojej przeglądarce…
screen-starting_waits = Gra jest otwarta w innej karcie. Zamknij ją, żeby grać dalej tutaj.
screen-starting_failed = W tej przeglądarce nie udało się uruchomić gry.
screen-starting_forgets = Ta przeglądarka niczego nie zapisuje dla tej strony. Po zamknięciu karty twoje stoły znikną, więc pobierz zapis każdej gry, którą chcesz zachować.
screen-starting_again = Gra się zatrzymała i uruchamia się ponownie. Twoje stoły są bezpieczne.
screen-alone_title = Gra z innymi na wielu urządzeniach
screen-alone = Ta strona działa tylko w twojej przeglądarce, więc nikt nie dołączy tu z innego urządzenia. Możesz grać z graczami komputerowymi albo na zmianę przy jednym ekranie.
screen-alone_host = Jeśli każdy ma grać na własnym urządzeniu, ktoś z was musi uruchomić serwer. Zainstaluj program na komputerze i wpisz:
