### The browser: several people at one device, shared screens.

screen-page_shared = Shared table
screen-hand_over = Now it is { $name }'s turn
screen-hand_over_help = Give the device to { $name }. Nobody else looks.
screen-i_am = I am { $name }
screen-hand_over_undo = { $name }: take the last step back
screen-person_here = Somebody at this screen
screen-shared = Shared table
screen-shared_help = This device shows the board for all: a tablet on the table, a television. Everybody joins by phone and has their hand there.
screen-seat_phone = On a phone
screen-seat_phone_help = Joins by QR code or five letters.
screen-shared_join = Scan this with your phone, or type the letters:
screen-places = Places to choose from
screen-whole_table = Show the whole table
screen-hints = Hints
screen-hints_switch = “What would a master do?” can be asked at every choice.
screen-hints_switch_people = Between people hints are given only as long as everybody agrees, in the waiting room or in the menu.
screen-hints_title = What would a master do?
screen-hints_thinking = Thinking …
screen-hints_help = The best first, with the chance to win from there.
screen-hints_agree = { $name } agrees to hints
screen-hints_agreed = Everybody agrees: hints can be asked for.
screen-hints_waiting = Not agreed yet: { $names }
screen-to_public_screen = To the public screen
