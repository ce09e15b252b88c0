### Co polecenia terminala mówią o sobie.

cli-istanbul_text =
    Gra planszowa Istanbul: graj w przeglądarce lub w terminalu, symuluj wiele partii, oglądaj
    pozycje i zapisy.

    Pozycje i zapisy są w formacie JSON; akcje wszędzie zapisuje się tak samo (docs/notation.md):
    "move tea_house", "act 7", "card five_lira", "end_turn".
cli-istanbul_more =
    przykłady:
      istanbul play --seed 7 --save game.jsonl     partia przeciw dwóm botom, zapisywana w pliku
      istanbul play --resume game.jsonl            kontynuuj ją
      istanbul play --game dice                    Istanbul: gra kościana
      istanbul simulate --games 100 --players 4    co dzieje się w stu partiach
      istanbul replay game.jsonl --to 40           historia partii i plansza po wpisie 40
      istanbul show position.json --seat 0         pozycja widziana z miejsca 0

    Błędne dane dają jeden wiersz z tym, czego oczekiwano, i kod wyjścia 2; nic wtedy nie jest
    zapisywane. "istanbul COMMAND --help" mówi więcej o poleceniu.
cli-commands = polecenia
cli-game_options = opcje gry
cli-see_help = { $problem } (zobacz { $command })
cli-whole_between = oczekiwano liczby całkowitej od { $low } do { $high }, a nie „{ $text }”
cli-whole_from = oczekiwano liczby całkowitej od { $low }, a nie „{ $text }”

cli-parser_usage = {"użycie: "}
cli-parser_arguments = argumenty
cli-parser_options = opcje
cli-parser_help = pokaż tę pomoc i zakończ
cli-parser_version = pokaż wersję programu i zakończ
cli-parser_argument = argument %(argument_name)s: %(message)s
cli-parser_one_argument = oczekiwano jednej wartości
cli-parser_required = brakuje argumentów: %s
cli-parser_unrecognized = nieznane argumenty: %s
cli-parser_choice = niedozwolona wartość %(value)r (do wyboru: %(choices)s)
cli-parser_no_argument = zbędna wartość opcji: %r
cli-parser_ambiguous = niejednoznaczna opcja: %(option)s może oznaczać %(matches)s

cli-game = board (domyślnie) lub dice
cli-players = od 2 do 5, w dice od 2 do 4 (domyślnie 3)
cli-expansions = mocha, letters lub oba: Wielki Bazar
cli-layout = short_paths (domyślnie), long_paths, in_order, random lub rzędy numerów lokacji: "15,5,2,14/4,12,7,3/8,6,11,9/13,10,1,16"; z jednym dodatkiem printed (domyślnie), random lub rzędy; z dwoma random (domyślnie) lub rzędy
cli-variants = caravan_leader, neutral_assistants (od 2 do 4 graczy)
cli-edition = big_box (domyślnie) lub first (bez dodatków)
cli-letters_deck = with_base (domyślnie) lub new_only; tylko dla letters
cli-tables = plik TOML, który zmienia wiersze tabel
cli-max_rounds = przerwij partię po tylu rundach (domyślnie bez ograniczeń)
cli-seed = to samo ziarno losowości to ten sam układ, gracz rozpoczynający, karty i rzuty
cli-jobs = liczba partii naraz (domyślnie %(default)s)
cli-cluster = ray: na wszystkich komputerach klastra, który wskazuje RAY_ADDRESS lub który działa tutaj, a jeśli go nie ma, w --jobs procesach własnego Raya; wyniki są wszędzie takie same
cli-language = %(choices)s (domyślnie według zmiennej środowiskowej LANG, a bez niej en)
cli-json = wypisz wynik jako JSON
cli-position = plik JSON: pozycja lub zapis; - : standardowe wejście

cli-play_help = graj z komputerem w przeglądarce lub w terminalu
cli-play_text =
    Partia przeciw komputerowi. Otwiera się w przeglądarce (serwer działa tak długo jak to polecenie)
    lub toczy się tutaj: z --terminal, z --seed, --save lub --resume, z własnym programem (cmd:...),
    bez terminala oraz gdy interfejs przeglądarkowy nie jest wbudowany.

    W terminalu przy każdym wyborze wpisz numer opcji, jej tekst ("move tea_house"; wystarczy początek
    pasujący tylko do jednej) albo:
      help [NAZWA]        polecenia; co robi lokacja, karta, żeton lub postać
      log                 co się dotąd wydarzyło
      undo, redo          cofnij swój ostatni wybór, dopóki nie było rzutu, karty ani innego gracza
      board, hand         obejrzyj jeszcze raz
      save [PLIK]         zapisz teraz; z nazwą: odtąd w tym pliku
      quit                zakończ

    Bez terminala (wejście z pliku lub potoku) czyta wiersze i wypisuje zwykły tekst; kończy się wraz
    z wejściem. Gdy ustawiono NO_COLOR, nie ma kolorów.
cli-play_more =
    przykłady:
      istanbul play                                      w przeglądarce
      istanbul play --terminal                           tutaj, przeciw dwóm botom
      istanbul play --players 4 --bots random --seat 1   grasz na drugim miejscu
      istanbul play --seats me,apprentice,master         każde miejsce z nazwy
      istanbul play --expansions mocha                   z dodatkiem Mokka i Bakszysz, 5 x 4 lokacje
      istanbul play --expansions mocha,letters           Wielki Bazar, 5 x 5 lokacji
      istanbul play --game dice --players 4              Istanbul: gra kościana
      istanbul play --save game.jsonl                    zapis po każdym ruchu
      istanbul play --resume game.jsonl                  kontynuuj
cli-play_terminal = tutaj, nie w przeglądarce
cli-play_seat = twoje miejsce (domyślnie 0)
cli-play_bots = kim są pozostali (domyślnie trader): random, apprentice, trader, master, grandmaster, bot z zainstalowanego pakietu lub program: cmd:node my_bot.js
cli-play_seats = wszystkie miejsca po przecinku: raz me, pozostałe jak w --bots
cli-play_save = nowy plik, w którym gra jest zapisywana
cli-play_resume = kontynuuj partię z pliku z zapisem
cli-play_no_screen = Interfejs przeglądarkowy nie jest wbudowany; gra toczy się w terminalu.

cli-serve_help = uruchom serwer stołów
cli-serve_text =
    Prowadzi stoły dla osób przy tym komputerze, w sieci lokalnej lub gdzie indziej i przechowuje
    każdą partię. Bez --lan i --host serwer jest dostępny tylko z tego komputera.

    Partie są w pliku SQLite w twoim folderze danych (jego ścieżka pojawia się na początku) lub
    w PostgreSQL. Bez --bus z jednej bazy korzysta naraz tylko jeden serwer. Ctrl-C kończy jego pracę;
    partie można potem kontynuować.

    Za odwrotnym proxy: uruchom go na loopbacku, niech proxy przekazuje nagłówek Host i przepuszcza
    WebSocket na /api/socket, a publiczny adres podaj w --origin (przykład jest w docs/server.md).
cli-serve_more =
    przykłady:
      istanbul serve                                         na tym komputerze
      istanbul serve --lan                                   w sieci lokalnej, z kodem QR
      istanbul serve --origin https://istanbul.example.org   za odwrotnym proxy
      istanbul serve --bot "busy=node busy.js"               własny bot
      istanbul serve --database postgresql://me@host/games   stoły w PostgreSQL
cli-serve_host = nasłuchuj pod tym adresem (domyślnie 127.0.0.1, z --lan pod każdym)
cli-serve_port = domyślnie %(default)s; 0 wybiera wolny port
cli-serve_database = plik lub postgresql://...
cli-serve_bus = serwer NATS (nats://... lub tls://...), przez który kilka serwerów korzysta z jednej bazy PostgreSQL (docs/scale.md)
cli-serve_bus_credentials = plik z danymi logowania do magistrali
cli-serve_bus_ca = plik z certyfikatami CA dla magistrali
cli-serve_workers = liczba procesów na tym komputerze ze wspólną bazą PostgreSQL (domyślnie %(default)s)
cli-serve_lan = dla sieci lokalnej, przez zwykły http
cli-serve_origin = publiczny adres serwera
cli-serve_proxy = adres odwrotnego proxy na innym komputerze, którego informacjom o odwiedzających serwer ufa; można podać kilka razy
cli-serve_log_level = %(choices)s (domyślnie %(default)s)
cli-serve_webhooks = dokąd wolno wysyłać powiadomienia przez HTTP (domyślnie adresy publiczne)
cli-serve_mail = serwer poczty, np. smtp://name@host:587; hasło pochodzi z ISTANBUL_MAIL_PASSWORD
cli-serve_mail_from = adres nadawcy wiadomości
cli-serve_bot = udostępnij program jako bota (docs/engine.md); można podać kilka razy
cli-serve_here = Istanbul jest pod adresem { $address }
cli-serve_others = Dla innych: { $address }
cli-serve_kept = Partie są przechowywane tutaj: { $where }
cli-serve_no_push = Zamkniętych przeglądarek nie da się powiadomić: doda to pip install 'istanbul[notices]'.
cli-serve_no_screen = Interfejs przeglądarkowy nie jest wbudowany: programy mogą grać, przeglądarki nie.
cli-serve_no_network = Nie znaleziono sieci lokalnej; serwer jest dostępny tylko z tego komputera.
cli-serve_end = Ctrl-C kończy pracę serwera.
cli-serve_end_game = Ctrl-C kończy pracę; partie można kontynuować następnym razem.

cli-worker_help = wykonuj obliczenia dla serwerów stołów: boty, podpowiedzi, analizy
cli-worker_text =
    Oblicza ruchy botów, podpowiedzi i analizy dla wszystkich serwerów jednej magistrali ("istanbul serve
    --bus"). Takich procesów może być dowolnie wiele, na dowolnych komputerach; żaden nie potrzebuje bazy
    danych. Bez nich serwery liczą same.

    Wersje muszą być takie same. Ctrl-C kończy pracę po dokończeniu tego, co zaczęte.
cli-worker_more =
    przykłady:
      istanbul worker --bus nats://bus:4222                  po jednym procesie na rdzeń
      istanbul worker --bus nats://bus:4222 --processes 4    cztery procesy
cli-worker_bus = serwer NATS wspólny z serwerami stołów: nats://... lub tls://...
cli-worker_bus_credentials = plik z danymi logowania do magistrali
cli-worker_bus_ca = plik z certyfikatami CA dla magistrali
cli-worker_processes = liczba procesów dla botów i podpowiedzi; drugie tyle, o niskim priorytecie, wykonuje analizy (domyślnie jeden na rdzeń)
cli-worker_log_level = %(choices)s (domyślnie %(default)s)
cli-worker_here = Liczy dla serwerów tej magistrali; procesów: { $processes }.
cli-worker_end = Ctrl-C kończy pracę.

cli-simulate_help = rozegraj wiele partii między botami i policz, co się dzieje
cli-simulate_text =
    Rozgrywa wiele partii między botami i pokazuje tabelę: rundy, wygrane według miejsc z przedziałami
    95%, źródła rubinów, użyte lokacje i karty, opcje na decyzję, partie na sekundę. To samo ziarno
    --seed daje te same partie przy każdym --jobs.
cli-simulate_games = ile (domyślnie %(default)s)
cli-simulate_agents = po przecinku, po kolei na miejsca (domyślnie random): random, apprentice, trader, master, grandmaster, bot z zainstalowanego pakietu lub program: cmd:node my_bot.js
cli-simulate_out = zapisz każdą partię: FILE.jsonl (po zapisie w wierszu) lub FILE.parquet (z pyarrow)
cli-simulate_decisions = zapisz każdą decyzję: obserwacja, dozwolone akcje, wybór, wynik; formaty jak w --out
cli-simulate_force = --out i --decisions mogą zastąpić istniejące pliki

cli-arena_help = zmierz siłę botów
cli-arena_text =
    Rozgrywa partie między podanymi botami, po jednym na miejsce. Po każdej partii zamieniają się
    miejscami i na każdym mają ten sam układ, tego samego gracza rozpoczynającego i te same
    losowania. Potem pokazuje tabelę: udziały wygranych z przedziałami 95%, tury do wygranej, źródła
    rubinów, czas na decyzję. Przy budżecie w węzłach to samo ziarno --seed daje te same partie.
cli-arena_players = od 2 do 5, w dice od 2 do 4 (domyślnie po jednym na każdego z --agents; z --ladder 4)
cli-arena_agents = po przecinku: random, apprentice, trader, master, grandmaster, bot z zainstalowanego pakietu lub program: cmd:node my_bot.js
cli-arena_games = ile (domyślnie %(default)s)
cli-arena_budget = ile master, grandmaster i boty z innych pakietów mogą myśleć nad decyzją: 0.2s, 200ms lub liczba węzłów (domyślnie %(default)s); pozostałe mają własny budżet
cli-arena_resume = przechowuj tam wyniki, wiersz JSON na partię, i kontynuuj od miejsca przerwania
cli-arena_ladder = boty tworzą pulę: losuje się z niej składy, a każdy bot otrzymuje ranking

cli-check_agent_help = wypróbuj bota we wszystkich grach i opcjach
cli-check_agent_text =
    Bot rozgrywa partie ze wszystkimi dodatkami, wariantami, układami i liczbami graczy, tak że każde
    dwa wybory choć raz się spotykają, a potem dowiadujesz się, co jest z nim nie tak: kończy się
    błędem, odpowiada niedozwoloną akcją, myśli za długo, nie gra tak samo przy tym samym --seed albo
    zmienia to, co dostał. Kod wyjścia 1, jeśli coś jest nie tak.
cli-check_agent_agent = jak po --agents; także "cmd:node my_bot.js"
cli-check_agent_seconds = zakończ po tylu sekundach (domyślnie %(default)s)
cli-check_agent_budget = ile może myśleć nad decyzją: 0.2s, 200ms lub węzły (domyślnie jak zwykle)
cli-check_agent_slow = sekundy na decyzję, jeśli budżet ich nie podaje (domyślnie %(default)s)

cli-replay_help = opowiedz przebieg partii z zapisu lub sprawdź zapis
cli-replay_text =
    Odtwarza zapis wpis po wpisie i opowiada wszystko, co się wydarzyło. To, co cofnięto, jest
    pominięte. Z pliku z wieloma partiami (simulate --out: po zapisie w wierszu, lub Parquet)
    --number wybiera jedną; --check sprawdza wszystkie.
cli-replay_log = plik z zapisem (wiersze JSON, jeden obiekt lub Parquet); - : standardowe wejście
cli-replay_to = zatrzymaj tam i narysuj
cli-replay_number = partia numer N
cli-replay_check = tylko sprawdź, czy zapis da się odtworzyć
cli-replay_json = wpisy ze zdarzeniami albo wynik sprawdzenia

cli-review_help = oceń każdą decyzję zakończonej partii
cli-review_text =
    Ocenia każdą decyzję zakończonej partii według tego, co gracz mógł wiedzieć: ile szansy na wygraną
    kosztowała, co byłoby lepsze i dlaczego. Rzuty i dobrane karty liczą się osobno: co komu przyniosło
    szczęście i jak wyglądałaby partia przy przeciętnym szczęściu (docs/review.md).
cli-review_log = zapis zakończonej partii; - : standardowe wejście
cli-review_number = partia numer N
cli-review_nodes = jak dokładnie rozpatrywać każdą decyzję (domyślnie %(default)s)
cli-review_threads = ile decyzji oceniać naraz (domyślnie %(default)s)
cli-review_json = cała analiza

cli-verify_help = sprawdź kości partii z serwera
cli-verify_text =
    Oblicza na nowo układ, gracza rozpoczynającego, każdy rzut i każde losowanie zakończonej partii
    z sekretu w jej zapisie i podaje pierwszą różnicę (docs/fair_dice.md). Kod wyjścia to 0, jeśli
    wszystko się zgadza, a w przeciwnym razie 1.
cli-verify_log = zapis zakończonej partii; - : standardowe wejście
cli-verify_json = ok, draws, problem

cli-show_help = narysuj pozycję lub koniec zapisu
cli-show_text =
    Rysuje pozycję (JSON, można napisać ręcznie; to, co pominięto, ma wartość początkową) lub stan na
    końcu zapisu. Widać karty wszystkich; z --seat tylko to, co wie gracz na tym miejscu.
cli-show_seat = tak, jak widzi ją gracz na tym miejscu
cli-show_json = zamiast tego wszystkie pola jako JSON

cli-perft_help = policz przebiegi gry z pozycji
cli-perft_text =
    Liczy przebiegi z dokładnie N kroków; krok to akcja albo wynik losowania, każdy liczony raz bez
    względu na prawdopodobieństwo. Przebiegi, które kończą się wcześniej, się nie liczą. Dwa programy
    o tych samych liczbach grają według tych samych zasad.
cli-perft_depth = kroki
cli-perft_divide = liczba dla każdego pierwszego kroku
cli-perft_json = liczba, sekundy i podział jako JSON

cli-bench_help = zmierz, jak szybko działają tu zasady, zwykłe i skompilowane
cli-bench_text =
    Mierzy losową grę, kopie i światy na jednym rdzeniu, mediany z 5 przebiegów, dla zasad w Pythonie
    oraz, jeśli je skompilowano, dla szybkich. Mówi, które z nich są zainstalowane. Stosunki porównują
    pomiary z tego samego przebiegu.
cli-bench_players = od 2 do 5, w dice od 2 do 4 (domyślnie { $players })
cli-bench_max_rounds = przerwij partię po tylu rundach (domyślnie { $rounds })

cli-engine_help = protokół wierszowy: partie dla innych programów
cli-engine_text =
    Czyta ze standardowego wejścia po jednym obiekcie JSON w wierszu i na każdy odpowiada jednym
    wierszem: "ok" to true albo false; przy false "error" i "message" mówią dlaczego. "id" wraca
    w odpowiedzi. Na błędny wiersz odpowiada błędem i działa dalej. docs/engine.md objaśnia wszystkie
    żądania i pokazuje całą rozmowę. Żądania:

    { $requests }

cli-facts_help = wypisz fakty z tabel, które nie są pewne
cli-facts_text =
    Tabele (ceny, żetony, karty) pochodzą z instrukcji i zdjęć. Tu są wiersze tylko prawdopodobne
    lub odtworzone; wszystkie inne są pewne. Własne liczby można podać przez --tables FILE w każdym
    poleceniu, które zaczyna partię.
cli-facts_json = jako JSON: oznaczenie każdego wiersza

cli-backup_help = skopiuj bazę danych serwera
cli-backup_text =
    Kopiuje bazę danych serwera do nowego pliku SQLite, także gdy serwer działa. Kopia jest taką samą
    bazą: serve --database FILE kontynuuje z nią.
cli-backup_file = kopia; plik nie może jeszcze istnieć
cli-backup_database = plik lub postgresql://...; bez tego baza, z której korzysta "istanbul serve"

cli-completion_help = wypisz skrypt, który uzupełnia polecenia w powłoce
cli-completion_text =
    Wypisuje skrypt dla powłoki. Gdy powłoka go wczyta, klawisz Tab uzupełnia polecenia, opcje, nazwy
    gier, dodatków, układów i botów oraz pliki.

      bash   istanbul completion bash > ~/.local/share/bash-completion/completions/istanbul
      zsh    istanbul completion zsh > ~/.zfunc/_istanbul     (z fpath+=~/.zfunc przed compinit)
      fish   istanbul completion fish > ~/.config/fish/completions/istanbul.fish
cli-completion_shell = dla której powłoki
