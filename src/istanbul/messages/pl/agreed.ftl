### What can be agreed at a new table, besides the game: time to think, and talking.

screen-clock_turn = { $time } na turę
screen-clock_game = { $time } na całą grę
screen-clock_game_more = { $time } na całą grę i dodatkowo { $more } na turę
screen-clock_days = { $time } na turę i { $more } urlopu
screen-at_end = Gdy czas minie
screen-at_end_bot = Gracza zastąpi komputer
screen-at_end_skip = Tura przepada
screen-at_end_lose = Gracz przegrywa
screen-at_end_help_bot = Komputer gra, dopóki gracz nie wróci na swoje miejsce.
screen-at_end_help_skip = Gracz rezygnuje ze wszystkiego, z czego można zrezygnować, i zachowuje miejsce.
screen-at_end_help_lose = Grę dokończy komputer, a gracz zajmie ostatnie miejsce.
screen-talk = Pozwól pisać wiadomości
screen-talk_help = Gracze przy tym stole mogą pisać do siebie własnymi słowami. Gotowe zwroty są dostępne zawsze.
screen-agreed_delay = Widzowie widzą ruchy
