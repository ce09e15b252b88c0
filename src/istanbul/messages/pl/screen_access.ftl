screen-access_keys = Skróty klawiszowe
screen-access_key = Klawisz
screen-access_does = Co robi
screen-access_typed = Wpisz akcję
screen-access_typed_help = W notacji gry, słowa można skracać: „m tea” to „move tea_house”. Strzałki wybierają z listy; działają też undo i redo.
screen-access_words = Stół w słowach
screen-access_news = Co się wydarzyło
screen-access_options =
    { $n } { $n ->
        [one] opcja
        [few] opcje
       *[many] opcji
    }
screen-access_can = można wybrać
screen-access_fee =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } dla: { $seat }
screen-access_delivered = doręczone
screen-access_letters = Skróty z pojedynczych liter
screen-access_letters_help = Wyłącz je, jeśli dyktujesz albo liter potrzebuje czytnik ekranu.
screen-access_not_yours = To nie twoja tura.
screen-access_no_option = „{ $text }” nie jest teraz możliwe. Co jest możliwe, pokazuje lista poniżej.
screen-key_arrows = chodzić po planszy, miejsce po miejscu
screen-key_enter = wybrać miejsce lub przycisk
screen-key_tab = do przycisków, kart i dziennika
screen-key_board = do planszy
screen-key_now = do tego, co można teraz zrobić
screen-key_undo = cofnąć
screen-key_redo = ponowić
screen-key_end = zakończyć turę
screen-key_options = wszystkie opcje jako lista
screen-key_hurry = przewiń do końca; przytrzymaj, by przyspieszyć
screen-key_escape = odłożyć kartę, przenieść wybór na pasek; przewinąć
screen-key_typed = wpisać akcję
screen-key_words = cały stół w słowach
screen-key_seat = powiedzieć, co ma ten gracz
screen-key_repeat = powtórzyć ostatni komunikat
screen-key_keys = ta lista
screen-access_any = dowolny towar
screen-text_size = Wielkość tekstu
screen-sound = Dźwięki
screen-sound_help = Słychać twoją turę, ruchy, kości, zyski i rubiny.
screen-volume = Głośność
screen-offline_shell = Brak połączenia z serwerem; trwają kolejne próby. Do tego czasu działają ustawienia, przeczytane zasady i otwarta już pierwsza gra.
screen-upgraded = Jest nowa wersja.
screen-reload = Odśwież
screen-key_hint = pokazać lub ukryć podpowiedzi
screen-key_explain = wyjaśnić element z fokusem albo wszystko na stole
