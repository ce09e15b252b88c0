screen-way_dice = Pięć kości, dwie akcje: znaczniki, żetony meczetu, karty Bazaru i rubiny. Od 2 do 4 graczy.
screen-dice_track =
    Rubin { FORM($track, "for") }: następny kosztuje { $price }; { $n ->
        [one] został { $n }
        [few] zostały { $n }
       *[many] zostało { $n }
    }
screen-dice_track_closed = Nie ma już rubinów { FORM($track, "for") }
screen-dice_tracks = Obszary handlu rubinami
screen-dice_actions = Inne akcje
screen-dice_do_marker = Znacznik za 2 towary jednego koloru
screen-dice_do_brown = Brązowy znacznik za 3 różne towary
screen-dice_do_crystal = Kryształ za 2 różne towary
screen-dice_do_two = 2 dowolne znaczniki za 4 różne towary
screen-dice_do_coins = Liry za wszystkie kości z monetą
screen-dice_do_cards = Karty Bazaru za kości z kartą
screen-dice_asks_marker = 2 jednakowe
screen-dice_asks_brown = 3 różne
screen-dice_asks_crystal = 2 różne
screen-dice_asks_two = 4 różne
screen-dice_asks_coins = monety
screen-dice_asks_cards = karty
screen-dice_die = { $piece }
screen-dice_kept = { $piece }, zostaje
screen-dice_rolls_again = { $piece }, do przerzucenia
screen-dice_roll =
    Przerzuć { $n } { $n ->
        [one] kość
        [few] kości
       *[many] kości
    }
screen-dice_pick = Kliknij kości, które chcesz przerzucić; pozostałe zostają.
screen-dice_choose = Kliknij kości i znaczniki albo to, co chcesz dostać.
screen-dice_more = Kliknij kolejne elementy albo coś, co jest podświetlone.
screen-dice_pay = Zapłać
screen-dice_no_markers = brak znaczników
screen-dice_shortage = Zasobów nie wystarcza: każdy zwraca { FORM($things, "accusative") }.
screen-dice_worth = Liry po sprzedaży
screen-dice_tie_break = Przy równej liczbie rubinów decydują liry; każdy znacznik liczy się za { $marker }, a każdy kryształ za { $crystal }.
screen-dice_faces_help = Słupki: ile razy wypadła każda ścianka. Kreski: wartość oczekiwana.
screen-key_things = przejście do tego, co można dostać i czym zapłacić
