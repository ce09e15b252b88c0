### What can be agreed at a new table, besides the game: time to think, and talking.

screen-clock_turn = { $time } на ход
screen-clock_game = { $time } на всю партию
screen-clock_game_more = { $time } на всю партию и ещё { $more } на каждый ход
screen-clock_days = { $time } на ход и { $more } отпуска
screen-at_end = Когда время выйдет
screen-at_end_bot = Игрока заменит компьютер
screen-at_end_skip = Ход пропускается
screen-at_end_lose = Игрок проигрывает
screen-at_end_help_bot = Он играет, пока игрок не вернётся на своё место.
screen-at_end_help_skip = Игрок отказывается от всего, от чего можно отказаться, и сохраняет место.
screen-at_end_help_lose = Партию доиграет компьютер, а игрок займёт последнее место.
screen-talk = Разрешить писать сообщения
screen-talk_help = Игроки за этим столом могут писать друг другу своими словами. Готовые фразы есть всегда.
screen-agreed_delay = Зрители видят ходы
