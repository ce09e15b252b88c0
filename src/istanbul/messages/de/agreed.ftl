### What can be agreed at a new table, besides the game: time to think, and talking.

screen-clock_turn = { $time } pro Zug
screen-clock_game = { $time } für die ganze Partie
screen-clock_game_more = { $time } für die ganze Partie, dazu { $more } pro Zug
screen-clock_days = { $time } pro Zug und { $more } Urlaub
screen-at_end = Wenn die Zeit um ist
screen-at_end_bot = Ein Computerspieler springt ein
screen-at_end_skip = Der Zug entfällt
screen-at_end_lose = Der Spieler verliert
screen-at_end_help_bot = Er spielt, bis der Spieler seinen Platz wieder einnimmt.
screen-at_end_help_skip = Der Spieler verzichtet auf alles, was freiwillig ist, und behält seinen Platz.
screen-at_end_help_lose = Ein Computerspieler spielt die Partie zu Ende, und der Spieler wird Letzter.
screen-talk = Eigene Nachrichten erlauben
screen-talk_help = Wer an diesem Tisch spielt, kann den anderen in eigenen Worten schreiben. Fertige Sätze gibt es immer.
screen-agreed_delay = Zuschauer sehen die Züge
