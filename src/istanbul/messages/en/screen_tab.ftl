### The browser: the game without a server (docs/site.md).

screen-starting = Setting up the game in your browser…
screen-starting_waits = The game is open in another tab. Close that tab to go on here.
screen-starting_failed = The game could not be started in this browser.
screen-starting_forgets = This browser stores nothing for this page. Your tables will be gone when you close the tab, so save the log of every game that you want to keep.
screen-starting_again = The game has stopped and is starting again. Your tables are still there.
screen-alone_title = Play with people on other devices
screen-alone = This page runs in your browser alone, so nobody can join you from another device. Here you can play against computer players, or pass the screen around.
screen-alone_host = If everybody is to play on a device of their own, one of you has to run a server. Install the program on a computer and enter:
screen-offline_play = Play here without a connection
screen-served = Once there is a connection again, you can play with others on the server. To take a finished game along, save its log here and open it there.
screen-served_back = Back to the server
