### Co polecenia wypisują o wynikach pomiarów.

measure-games_title = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, boty: { $agents }, ziarno losowości: { $seed }
measure-what = miara
measure-result = wynik
measure-span = { $middle } (od { $low } do { $high })
measure-decimal = { $whole },{ $tenths }
measure-share = { $share }% (od { $low } do { $high })
measure-ended_by = powód zakończenia
measure-rounds = rundy: mediana (od 5% do 95%)
measure-turn = wygrane, miejsce { $n } w kolejności tur
measure-agent_wins = wygrane bota { $agent }, na miejsce
measure-ruby = źródła rubinów
measure-acted = akcje
measure-card_played = zagrane karty
measure-card_used = wykorzystane karty Bazaru
measure-tile_used = użyte żetony meczetu
measure-tile_taken = wzięte żetony meczetu
measure-guild_played = zagrane karty gildii
measure-tavern_tile = wzięte żetony tawerny
measure-kiosk_taken = wzięte żetony kiosku
measure-options = opcje na decyzję: mediana, 99%, maksimum
measure-speed = partie/s, kroki/s

measure-arena_title = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno losowości: { $seed }, budżet: { $budget }
measure-even = równy udział to { $percent }%
measure-player = bot
measure-win_share = udział wygranych
measure-turns_to_win = tury do wygranej
measure-decision_ms = ms na decyzję: mediana, 99%
measure-rating = ranking
measure-rubies_of = rubiny bota { $agent }: { $sources }
measure-none = brak

measure-bench = miara (jeden rdzeń, mediany z 5)
measure-plain = zwykłe
measure-native = skompilowane
measure-ratio = stosunek
measure-steps_per_s = losowe kroki/s
measure-steps_per_s_driven = losowe kroki/s, zasady wywoływane z Pythona
measure-steps_per_s_state = losowe kroki/s, State wywoływany z Pythona
measure-steps_per_s_2_threads = losowe kroki/s, dwa wątki, według zegara
measure-copies_per_s = kopie/s
measure-worlds_per_s = światy/s
measure-environment_steps_per_s = kroki/s w środowisku, wiele partii, dwa wątki, według zegara
measure-reference = Pusta pętla w Pythonie wykonuje się tu { $turns } razy na sekundę; jeden krok kosztuje tyle co { $cost } takich powtórzeń.

measure-lines = { $count } { $count ->
        [one] przebieg
        [few] przebiegi
       *[many] przebiegów
    } z { $depth } { $depth ->
        [one] kroku
        [few] kroków
       *[many] kroków
    }, { $seconds } s
measure-uncertain = Niepewne fakty w tabelach: { $n }
measure-replayed = ok: { $n } { $n ->
        [one] wpis
        [few] wpisy
       *[many] wpisów
    }, skrót { $digest }, { $ended }
measure-ranking = { $reason }, kolejność { $ranking }
measure-not_over = niezakończona
