screen-page_replay = Wiederholung
screen-page_upload = Partie öffnen
screen-replay_watch = Wiederholung ansehen
screen-replay_entry = Eintrag { $n } von { $length }
screen-replay_slider = Stelle der Partie
screen-replay_first = Zum Anfang
screen-replay_turn_back = Einen Zug zurück
screen-replay_back = Einen Schritt zurück
screen-replay_next = Einen Schritt weiter
screen-replay_turn_next = Einen Zug weiter
screen-replay_last = Zum Ende
screen-replay_play = Abspielen
screen-replay_pause = Anhalten
screen-replay_eyes = Aus wessen Sicht
screen-replay_public = Was alle sehen
screen-replay_seat = Sicht von { $name }
screen-replay_speed = Tempo
screen-replay_rounds = Runden
screen-replay_rubies = Rubine
screen-replay_chance = Zufall
screen-replay_now = Was hier geschah
screen-replay_from = Ab hier spielen
screen-replay_from_help = Ein neuer Tisch, der nach Eintrag { $n } weitergeht. Künftige Würfe und Karten werden neu gezogen.
screen-key_space = Leertaste
screen-key_play = abspielen, anhalten
screen-upload_help = Das Protokoll einer beendeten Partie aus diesem Programm: im Browser gespeichert, mit „istanbul play --save“ oder mit „istanbul simulate --out“. Es bleibt bei deinen Tischen, und sein Link lässt sich weitergeben.
screen-upload_choose = Datei wählen
screen-upload_drop = oder hier ablegen
screen-upload_many =
    { $n } { $n ->
        [one] Partie
       *[other] Partien
    } in dieser Datei: wähle eine
screen-upload_not_log = { $name } ist kein Protokoll: Zeile { $n } ist nicht lesbar.
screen-upload_broken = Diese Datei lässt sich nicht als Partie nachspielen. Nichts wurde gespeichert.
screen-upload_not_over = Diese Partie ist nicht beendet. Hier lassen sich nur beendete Partien öffnen.
screen-upload_too_large = Diese Datei ist zu groß: Ein Protokoll hat höchstens 4 MB.
