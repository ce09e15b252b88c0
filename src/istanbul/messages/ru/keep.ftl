screen-keep_title = Сохранить доступ к своим столам
screen-keep_help = Сервер узнаёт вас по файлу cookie в этом браузере. Если он пропадёт, снова войти под своим именем поможет ключ доступа или код восстановления. Паролей нет.
screen-keep_passkeys = Ключи доступа
screen-keep_passkey = { $device }, добавлен { $day }
screen-keep_add = Добавить ключ доступа
screen-keep_remove = Удалить
screen-keep_remove_of = Удалить ключ доступа: { $device }
screen-keep_obstacle_missing = Этот сервер не настроен для ключей доступа.
screen-keep_obstacle_address = Для ключей доступа серверу нужно имя. По адресу из цифр они не работают.
screen-keep_obstacle_insecure = Ключи доступа работают только по https.
screen-keep_obstacle_browser = Этот браузер не умеет работать с ключами доступа.
screen-keep_cancelled = Ключ доступа не использован.
screen-keep_already = На этом устройстве у вас уже есть ключ доступа.
screen-keep_codes = Коды восстановления
screen-keep_codes_none = У вас нет кодов восстановления.
screen-keep_codes_left =
    { $n ->
        [one] У вас остался { $n } код восстановления.
        [few] У вас осталось { $n } кода восстановления.
       *[many] У вас осталось { $n } кодов восстановления.
    }
screen-keep_codes_make = Создать коды восстановления
screen-keep_codes_again = Создать новые коды восстановления
screen-keep_codes_shown = Запишите эти коды и храните их в надёжном месте: больше их не покажут. Каждый код действует один раз. Прежние коды больше не действуют.
screen-keep_back = Вы уже играли здесь раньше?
screen-keep_back_help = Ключ доступа или код восстановления вернёт вам в этом браузере прежнее имя и прежние столы. Сначала мы вас спросим.
screen-keep_back_passkey = У меня есть ключ доступа
screen-keep_back_code = У меня есть код восстановления
screen-keep_code = Код восстановления
screen-keep_use = Использовать этот код
screen-keep_becomes = В этом браузере вы станете игроком { $name }.
screen-keep_came_link = добавлено по личной ссылке
screen-keep_came_passkey = добавлено с помощью ключа доступа
screen-keep_came_code = добавлено с помощью кода восстановления
refused-no_passkeys = Ключи доступа здесь не работают.
refused-many_passkeys = Больше ключей доступа добавить нельзя. Сначала удалите один.
refused-no_passkey = У вас нет такого ключа доступа.
refused-passkey_refused = Сервер не знает этого ключа доступа, или ответ ключа неверен.
refused-challenge_old = Прошло слишком много времени. Попробуйте ещё раз.
refused-code_used = Этот код восстановления неверен или уже использован.
