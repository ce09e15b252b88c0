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
    }: { $options }
screen-access_can = do wyboru: { $options }
screen-access_fee =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } dla gracza { $seat }
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
screen-access_fee_supply =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } do zasobów
screen-access_gain = otrzymujesz: { $things }
screen-access_loss = oddajesz: { $things }
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Twoja tura: { $asked }
screen-access_seat = { $name } ({ $seat_colour })
screen-access_you = { $name } ({ $seat_colour }, ty)
screen-access_rubies = rubiny: { $n } z { $goal }
screen-access_barrow = wózek: { $goods }; po { $n } każdego rodzaju
screen-access_barrow_empty = pusty wózek; po { $n } każdego rodzaju
screen-access_none = brak towarów
screen-access_merchant = kupiec { FORM($place, "at") }
screen-access_stack =
    { $n } { $n ->
        [one] pomocnik
        [few] pomocników
       *[many] pomocników
    } przy kupcu
screen-access_assistants = pozostawieni pomocnicy: { FORM($places, "at") }
screen-access_family = krewny { FORM($place, "at") }
screen-access_companion = partner { FORM($place, "at") }
screen-access_companion_ready = partner gotowy
screen-access_letters_open = listy do doręczenia
screen-access_letters_delivered = doręczone listy
screen-access_letter = list { FORM($place, "to") }
screen-access_letter_delivered = doręczony list { FORM($place, "to") }, 2 pieczęcie
screen-access_stack_asks = { $colour } za { $goods }
screen-access_stack_empty = { $colour }: już nie ma
screen-access_barrier = bariera, po drugiej stronie { $place }, żeton: { $seat_colour }
screen-access_barrier_held = Bariera, żeton: { $seat_colour }
screen-access_edge = Bariera: { $place } / { $to }
screen-access_tile = { $tile } za { $price }
