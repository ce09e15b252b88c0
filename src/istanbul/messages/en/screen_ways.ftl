### The browser: several people at one device, shared screens.

screen-page_shared = Shared table
screen-hand_over = Now it is { $name }'s turn
screen-hand_over_help = Give the device to { $name }. Everyone else, look away.
screen-i_am = I am { $name }
screen-hand_over_undo = { $name }: take back your last step
screen-person_here = Somebody at this screen
screen-shared = Shared table
screen-shared_help = This device shows the board to everyone: a tablet on the table, or a television. Everybody joins on their own phone and keeps their hand there.
screen-seat_phone = On a phone
screen-seat_phone_help = Joins with the QR code or the five-letter code.
screen-shared_join = Scan this with your phone, or enter the code:
screen-places = Places to choose from
screen-whole_table = Show the whole table
screen-hints = Hints
screen-hints_switch = At every choice you can ask a computer player what it would do.
screen-hints_switch_people = When several people play, hints work only while everyone agrees (in the waiting room or in the menu).
screen-hints_ask = Ask for a hint
screen-hints_title = Hints from the { $bot }
screen-hints_rank = hint { $n }
screen-hints_thinking = Thinking…
screen-hints_help = Best first, with the chance of winning from there.
screen-hints_as_good = about as good as the first
screen-hints_agree = { $name } agrees to hints
screen-hints_agreed = Everyone agrees: you can ask for hints.
screen-hints_waiting = Not agreed yet: { $names }
screen-to_public_screen = To the public screen
