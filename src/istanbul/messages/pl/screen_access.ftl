screen-access_keys = Skróty klawiszowe
screen-access_key = Klawisz
screen-access_does = Działanie
screen-access_typed = Wpisz akcję
screen-access_typed_help = W notacji gry, tak krótko, jak chcesz: „m tea” to „move tea_house”. Strzałkami wybierasz z listy; działają też undo i redo.
screen-access_words = Opis stołu
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
screen-access_letters = Skróty jednoliterowe
screen-access_letters_help = Wyłącz je, jeśli dyktujesz albo jeśli liter potrzebuje czytnik ekranu.
screen-access_not_yours = To nie twoja tura.
screen-access_no_option = „{ $text }” nie jest teraz możliwe. Lista poniżej pokazuje, co jest możliwe.
screen-key_arrows = poruszanie się po planszy, lokacja po lokacji
screen-key_enter = wybór lokacji lub przycisku
screen-key_tab = przejście do przycisków, kart i przebiegu gry
screen-key_board = przejście do planszy
screen-key_now = przejście do tego, co można teraz zrobić
screen-key_undo = cofnięcie
screen-key_redo = ponowienie
screen-key_end = zakończenie tury
screen-key_options = wszystkie opcje jako lista
screen-key_hurry = przewinięcie do przodu; przytrzymanie: szybciej
screen-key_escape = odłożenie karty lub zwinięcie wyboru; przewinięcie do przodu
screen-key_typed = wpisanie akcji
screen-key_words = opis całego stołu
screen-key_seat = odczytanie, co ma ten gracz
screen-key_repeat = powtórzenie ostatniego komunikatu
screen-key_keys = ta lista
screen-access_any = dowolny towar
screen-text_size = Wielkość tekstu
screen-sound = Dźwięki
screen-sound_help = Słychać twoją turę, ruchy, kości, zyski i rubiny.
screen-sound_offer = Włączyć dźwięki?
screen-volume = Głośność
screen-offline_shell = Brak połączenia z serwerem; trwa ponowne łączenie. Tymczasem działają ustawienia, otwarte wcześniej strony zasad i samouczek, jeśli był już otwarty.
screen-upgraded = Jest nowa wersja.
screen-reload = Odśwież
screen-key_digit = podanie tej liczby, gdy gra o nią pyta
screen-key_answer = wybór jednej z odpowiedzi na ekranie
screen-key_letter = przejście do tej lokacji albo wzięcie tej karty (litery widać, gdy grasz klawiszami)
screen-key_hint = pokazanie lub ukrycie podpowiedzi
screen-key_explain = objaśnienie zaznaczonego elementu albo wszystkiego, co jest na stole
screen-access_fee_supply =
    { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } do zasobów
screen-access_gain = otrzymujesz { FORM($things, "accusative") }
screen-access_loss = oddajesz { FORM($things, "accusative") }
screen-access_option = { $option } ({ $gains })
screen-access_titled = { $title }: { $things }
screen-access_turn = { $name }: { $told }
screen-access_your_turn = Twoja tura: { $asked }
screen-access_seat = { $name } (kolor { $seat_colour })
screen-access_you = { $name } (kolor { $seat_colour }, ty)
screen-access_rubies =
    { $n } z { $goal } { $goal ->
        [one] rubinu
        [few] rubinów
       *[many] rubinów
    }
screen-access_barrow =
    wózek, a w nim { $goods }, miejsce na { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } każdego rodzaju
screen-access_barrow_empty =
    pusty wózek, miejsce na { $n } { $n ->
        [one] sztukę
        [few] sztuki
       *[many] sztuk
    } każdego rodzaju
screen-access_none = brak towarów
screen-access_merchant = kupiec { FORM($place, "at") }
screen-access_stack =
    { $n } { $n ->
        [one] pomocnik
        [few] pomocników
       *[many] pomocników
    } przy kupcu
screen-access_assistants = zostawieni pomocnicy: { FORM($places, "at") }
screen-access_family = krewny { FORM($place, "at") }
screen-access_companion = partner { FORM($place, "at") }
screen-access_companion_ready = partner do wystawienia
screen-access_letters_open = listy do doręczenia
screen-access_letters_delivered = doręczone listy
screen-access_letter = list zaadresowany { FORM($place, "to") }
screen-access_letter_delivered = list doręczony { FORM($place, "to") }, 2 pieczęcie
screen-access_stack_asks = { $colour } wymaga { FORM($goods, "genitive") }
screen-access_stack_empty = nie ma już { FORM($colour, "genitive_plural") }
screen-access_barrier = bariera od strony { FORM($place, "genitive") }, jej żeton ma { $seat_colour } gracz
screen-access_barrier_held = Bariera, jej żeton ma { $seat_colour } gracz
screen-access_edge = Bariera między { FORM($place, "instrumental") } a { FORM($to, "instrumental") }
screen-access_tile = { $tile }, koszt: { $price }
