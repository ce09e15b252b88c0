screen-keep_title = Zugang zu deinen Tischen sichern
screen-keep_help = Der Server erkennt dich an einem Cookie in diesem Browser. Geht es verloren, kommst du mit einem Passkey oder einem Wiederherstellungscode wieder an deine Tische. Passwörter gibt es nicht.
screen-keep_passkeys = Passkeys
screen-keep_passkey = { $device }, hinzugefügt am { $day }
screen-keep_add = Passkey hinzufügen
screen-keep_remove = Entfernen
screen-keep_remove_of = Passkey entfernen: { $device }
screen-keep_obstacle_missing = Dieser Server ist für Passkeys nicht eingerichtet.
screen-keep_obstacle_address = Passkeys brauchen einen Server mit einem Namen. Unter einer Adresse aus Zahlen funktionieren sie nicht.
screen-keep_obstacle_insecure = Passkeys funktionieren nur über https.
screen-keep_obstacle_browser = Dieser Browser kann mit Passkeys nicht umgehen.
screen-keep_cancelled = Es wurde kein Passkey benutzt.
screen-keep_already = Auf diesem Gerät hast du schon einen Passkey.
screen-keep_codes = Wiederherstellungscodes
screen-keep_codes_none = Du hast keine Wiederherstellungscodes.
screen-keep_codes_left =
    { $n ->
        [one] Du hast noch { $n } Wiederherstellungscode.
       *[other] Du hast noch { $n } Wiederherstellungscodes.
    }
screen-keep_codes_make = Wiederherstellungscodes erstellen
screen-keep_codes_again = Neue Wiederherstellungscodes erstellen
screen-keep_codes_shown = Schreib diese Codes auf und bewahre sie gut auf: Sie werden nur dieses eine Mal angezeigt. Jeder gilt einmal. Ältere Codes gelten nicht mehr.
screen-keep_back = Hast du hier schon einmal gespielt?
screen-keep_back_help = Mit einem Passkey oder einem Wiederherstellungscode bekommst du in diesem Browser deinen Namen und deine Tische zurück. Vorher wirst du gefragt.
screen-keep_back_passkey = Ich habe einen Passkey
screen-keep_back_code = Ich habe einen Wiederherstellungscode
screen-keep_code = Wiederherstellungscode
screen-keep_use = Diesen Code benutzen
screen-keep_becomes = In diesem Browser bist du dann { $name }.
screen-keep_came_link = mit einem persönlichen Link hinzugefügt
screen-keep_came_passkey = mit einem Passkey hinzugefügt
screen-keep_came_code = mit einem Wiederherstellungscode hinzugefügt
refused-no_passkeys = Passkeys funktionieren hier nicht.
refused-many_passkeys = Mehr Passkeys sind nicht möglich. Entferne zuerst einen.
refused-no_passkey = Diesen Passkey hast du nicht.
refused-passkey_refused = Dieser Server kennt diesen Passkey nicht, oder seine Antwort ist falsch.
refused-challenge_old = Das hat zu lange gedauert. Versuch es noch einmal.
refused-code_used = Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.
