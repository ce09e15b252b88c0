screen-keep_title = Zachowaj dostęp do swoich stołów
screen-keep_help = Serwer rozpoznaje cię po pliku cookie w tej przeglądarce. Jeśli plik przepadnie, wrócisz do swoich stołów dzięki kluczowi dostępu albo kodowi odzyskiwania. Haseł nie ma.
screen-keep_passkeys = Klucze dostępu
screen-keep_passkey = { $device }, dodano { $day }
screen-keep_add = Dodaj klucz dostępu
screen-keep_remove = Usuń
screen-keep_remove_of = Usuń klucz dostępu: { $device }
screen-keep_obstacle_missing = Ten serwer nie obsługuje kluczy dostępu.
screen-keep_obstacle_address = Klucze dostępu wymagają serwera z nazwą. Pod adresem z samych liczb nie działają.
screen-keep_obstacle_insecure = Klucze dostępu działają tylko przez https.
screen-keep_obstacle_browser = Ta przeglądarka nie obsługuje kluczy dostępu.
screen-keep_cancelled = Nie użyto klucza dostępu.
screen-keep_already = Masz już klucz dostępu na tym urządzeniu.
screen-keep_codes = Kody odzyskiwania
screen-keep_codes_none = Nie masz kodów odzyskiwania.
screen-keep_codes_left =
    { $n ->
        [one] Został ci { $n } kod odzyskiwania.
        [few] Zostały ci { $n } kody odzyskiwania.
       *[many] Zostało ci { $n } kodów odzyskiwania.
    }
screen-keep_codes_make = Utwórz kody odzyskiwania
screen-keep_codes_again = Utwórz nowe kody odzyskiwania
screen-keep_codes_shown = Zapisz te kody i przechowuj je w bezpiecznym miejscu: widać je tylko ten jeden raz. Każdy działa jeden raz. Starsze kody już nie działają.
screen-keep_back = Masz tu już swoje stoły?
screen-keep_back_help = Z kluczem dostępu albo kodem odzyskiwania grasz w tej przeglądarce jako ta sama osoba co wcześniej. Najpierw zapytamy cię o zgodę.
screen-keep_back_passkey = Mam klucz dostępu
screen-keep_back_code = Mam kod odzyskiwania
screen-keep_code = Kod odzyskiwania
screen-keep_use = Użyj tego kodu
screen-keep_becomes = W tej przeglądarce będziesz grać jako { $name }.
screen-keep_came_link = dodane przez osobisty link
screen-keep_came_passkey = dodane kluczem dostępu
screen-keep_came_code = dodane kodem odzyskiwania
refused-no_passkeys = Klucze dostępu tutaj nie działają.
refused-many_passkeys = Nie możesz mieć więcej kluczy dostępu. Najpierw usuń jeden.
refused-no_passkey = Nie masz takiego klucza dostępu.
refused-passkey_refused = Ten serwer nie zna tego klucza dostępu albo odpowiedź klucza jest błędna.
refused-challenge_old = Trwało to zbyt długo. Spróbuj jeszcze raz.
refused-code_used = Ten kod odzyskiwania jest błędny albo został już użyty.
