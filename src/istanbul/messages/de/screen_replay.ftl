screen-page_replay = Wiederholung
screen-page_upload = Protokoll öffnen
screen-replay_watch = Wiederholung ansehen
screen-replay_entry = Schritt { $n } von { $length }
screen-replay_slider = Position in der Partie
screen-replay_first = Zum Anfang
screen-replay_turn_back = Einen Zug zurück
screen-replay_back = Einen Schritt zurück
screen-replay_next = Einen Schritt weiter
screen-replay_turn_next = Einen Zug weiter
screen-replay_last = Zum Ende
screen-replay_play = Abspielen
screen-replay_pause = Anhalten
screen-replay_eyes = Blickwinkel
screen-replay_public = Was alle sehen
screen-replay_seat = Sicht von { $name }
screen-replay_speed = Tempo
screen-replay_rounds = Runden
screen-replay_rubies = Rubine
screen-replay_chance = Zufall
screen-replay_now = Was hier passiert ist
screen-replay_from = Ab hier spielen
screen-replay_from_help = Ein neuer Tisch, an dem es nach Schritt { $n } weitergeht. Künftige Würfe und Karten werden neu ausgelost.
screen-key_space = Leertaste
screen-key_play = abspielen, anhalten
screen-upload_help = Das Protokoll einer beendeten Partie aus diesem Programm, gespeichert im Browser, mit „istanbul play --save“ oder mit „istanbul simulate --out“. Es bleibt bei deinen Tischen.
screen-upload_link = Seinen Link kannst du weitergeben.
screen-upload_choose = Datei wählen
screen-upload_drop = oder hierher ziehen
screen-upload_many =
    { $n } { $n ->
        [one] Partie
       *[other] Partien
    } in dieser Datei: Wähle eine
screen-upload_not_log = { $name } ist kein Protokoll: Zeile { $n } ist nicht lesbar.
screen-upload_broken = Diese Datei lässt sich nicht als Partie nachspielen. Es wurde nichts gespeichert.
screen-upload_not_over = Diese Partie ist nicht beendet. Hier lassen sich nur beendete Partien öffnen.
screen-upload_too_large = Diese Datei ist zu groß: Ein Protokoll darf höchstens 4 MB groß sein.
