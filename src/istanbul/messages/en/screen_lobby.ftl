### The browser: who sits at a table, before the game and after an identity was lost.

screen-agreed = What you are playing
screen-ratings_agreed = Ratings
screen-ratings_rated = rated
screen-hints_allowed = allowed
screen-hints_none = none
screen-host = host
screen-host_away = The host is away. The game can start when they are back.
screen-free_seat_of = Free the seat: { $name }
screen-seat_up = Seat { $n }: move up
screen-seat_down = Seat { $n }: move down
screen-open_hands = Open hands
screen-open_hands_help = No cover page between turns: everybody at this screen sees everybody's cards.
screen-name_of_person = Name
screen-lost_seat_title = This browser has forgotten you
screen-lost_seat = You sat here as { $name }. The cookie by which the server knew you is gone, so you are only watching now.
screen-lost_seat_link = If another device of yours still knows you, create a personal link there, in the settings, and open it here.
screen-lost_seat_waiting = Or ask the host to free the seat. Then sit down again.
screen-lost_seat_playing = Otherwise the others can let a computer player go on for you, from the menu.
