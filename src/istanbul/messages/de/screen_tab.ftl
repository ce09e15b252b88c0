screen-starting = Das Spiel wird in deinem Browser eingerichtet …
screen-starting_waits = Das Spiel ist in einem anderen Tab geöffnet. Wenn du ihn schließt, geht es hier weiter.
screen-starting_failed = Das Spiel ließ sich in diesem Browser nicht starten.
screen-starting_forgets = Dieser Browser speichert für diese Seite nichts. Deine Tische sind weg, sobald du den Tab schließt. Speichere also das Protokoll jeder Partie, die du behalten willst.
screen-starting_again = Das Spiel wurde unterbrochen und startet neu. Deine Tische sind noch da.
screen-alone_title = Mit anderen an mehreren Geräten spielen
screen-alone = Diese Seite läuft nur in deinem Browser. Von einem anderen Gerät aus kann hier niemand mitspielen. Du kannst gegen Computerspieler antreten, oder ihr spielt abwechselnd an diesem Bildschirm.
screen-alone_host = Wenn jeder an seinem eigenen Gerät spielen soll, muss einer von euch einen Server betreiben. Installiere dafür das Programm auf einem Computer und gib ein:
