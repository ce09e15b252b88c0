place-auction_house = Dom aukcyjny
    .to = do Domu aukcyjnego
    .at = w Domu aukcyjnym
    .from = z Domu aukcyjnego
    .genitive = Domu aukcyjnego
    .gender = masculine
place-black_market = Czarny rynek
    .to = na Czarny rynek
    .at = na Czarnym rynku
    .from = z Czarnego rynku
    .genitive = Czarnego rynku
    .gender = masculine
place-caravansary = Karawanseraj
    .to = do Karawanseraju
    .at = w Karawanseraju
    .from = z Karawanseraju
    .genitive = Karawanseraju
    .gender = masculine
place-catacombs = Katakumby
    .to = do Katakumb
    .at = w Katakumbach
    .from = z Katakumb
    .genitive = Katakumb
    .gender = plural
place-coffee_house = Kawiarnia
    .to = do Kawiarni
    .at = w Kawiarni
    .from = z Kawiarni
    .genitive = Kawiarni
    .gender = feminine
place-embassy = Ambasada
    .to = do Ambasady
    .at = w Ambasadzie
    .from = z Ambasady
    .genitive = Ambasady
    .gender = feminine
place-fabric_warehouse = Magazyn tkanin
    .to = do Magazynu tkanin
    .at = w Magazynie tkanin
    .from = z Magazynu tkanin
    .genitive = Magazynu tkanin
    .gender = masculine
place-fountain = Fontanna
    .to = do Fontanny
    .at = przy Fontannie
    .from = od Fontanny
    .genitive = Fontanny
    .gender = feminine
place-fruit_warehouse = Magazyn owoców
    .to = do Magazynu owoców
    .at = w Magazynie owoców
    .from = z Magazynu owoców
    .genitive = Magazynu owoców
    .gender = masculine
place-gemstone_dealer = Handlarz klejnotów
    .to = do Handlarza klejnotów
    .at = u Handlarza klejnotów
    .from = od Handlarza klejnotów
    .genitive = Handlarza klejnotów
    .gender = masculine
place-great_mosque = Wielki meczet
    .to = do Wielkiego meczetu
    .at = w Wielkim meczecie
    .from = z Wielkiego meczetu
    .genitive = Wielkiego meczetu
    .gender = masculine
place-guild_hall = Dom gildii
    .to = do Domu gildii
    .at = w Domu gildii
    .from = z Domu gildii
    .genitive = Domu gildii
    .gender = masculine
place-kiosk = Kiosk
    .to = do Kiosku
    .at = w Kiosku
    .from = z Kiosku
    .genitive = Kiosku
    .gender = masculine
place-large_market = Duży targ
    .to = na Duży targ
    .at = na Dużym targu
    .from = z Dużego targu
    .genitive = Dużego targu
    .gender = masculine
place-police_station = Posterunek policji
    .to = na Posterunek policji
    .at = na Posterunku policji
    .from = z Posterunku policji
    .genitive = Posterunku policji
    .gender = masculine
place-post_office = Poczta
    .to = na Pocztę
    .at = na Poczcie
    .from = z Poczty
    .genitive = Poczty
    .gender = feminine
place-roasting_plant = Palarnia kawy
    .to = do Palarni kawy
    .at = w Palarni kawy
    .from = z Palarni kawy
    .genitive = Palarni kawy
    .gender = feminine
place-secret_society = Tajne stowarzyszenie
    .to = do Tajnego stowarzyszenia
    .at = w Tajnym stowarzyszeniu
    .from = z Tajnego stowarzyszenia
    .genitive = Tajnego stowarzyszenia
    .gender = neuter
place-small_market = Mały targ
    .to = na Mały targ
    .at = na Małym targu
    .from = z Małego targu
    .genitive = Małego targu
    .gender = masculine
place-small_mosque = Mały meczet
    .to = do Małego meczetu
    .at = w Małym meczecie
    .from = z Małego meczetu
    .genitive = Małego meczetu
    .gender = masculine
place-spice_warehouse = Magazyn przypraw
    .to = do Magazynu przypraw
    .at = w Magazynie przypraw
    .from = z Magazynu przypraw
    .genitive = Magazynu przypraw
    .gender = masculine
place-sultans_palace = Pałac sułtana
    .to = do Pałacu sułtana
    .at = w Pałacu sułtana
    .from = z Pałacu sułtana
    .genitive = Pałacu sułtana
    .gender = masculine
place-tavern = Tawerna
    .to = do Tawerny
    .at = w Tawernie
    .from = z Tawerny
    .genitive = Tawerny
    .gender = feminine
place-tea_house = Herbaciarnia
    .to = do Herbaciarni
    .at = w Herbaciarni
    .from = z Herbaciarni
    .genitive = Herbaciarni
    .gender = feminine
place-wainwright = Kołodziej
    .to = do Kołodzieja
    .at = u Kołodzieja
    .from = od Kołodzieja
    .genitive = Kołodzieja
    .gender = masculine

short-auction_house = Aukcje
short-black_market = Czarny ryn.
short-caravansary = Karawanser.
short-catacombs = Katakumby
short-coffee_house = Kawiarnia
short-embassy = Ambasada
short-fabric_warehouse = Tkaniny
short-fountain = Fontanna
short-fruit_warehouse = Owoce
short-gemstone_dealer = Klejnoty
short-great_mosque = W. meczet
short-guild_hall = Gildia
short-kiosk = Kiosk
short-large_market = Duży targ
short-police_station = Policja
short-post_office = Poczta
short-roasting_plant = Palarnia
short-secret_society = Stowarzysz.
short-small_market = Mały targ
short-small_mosque = M. meczet
short-spice_warehouse = Przyprawy
short-sultans_palace = Pałac
short-tavern = Tawerna
short-tea_house = Herbaciar.
short-wainwright = Kołodziej

good-blue = biżuteria
good-coffee = kawa
good-green = przyprawy
good-red = tkaniny
good-yellow = owoce

figure-coffee_trader = handlarz kawy
    .with = z handlarzem kawy
figure-courier = kurier
    .with = z kurierem
figure-governor = gubernator
    .with = z gubernatorem
figure-neutral_1 = neutralny kupiec 1
    .with = z neutralnym kupcem 1
figure-neutral_2 = neutralny kupiec 2
    .with = z neutralnym kupcem 2
figure-neutral_3 = neutralny kupiec 3
    .with = z neutralnym kupcem 3
figure-smuggler = przemytnik
    .with = z przemytnikiem

colour-blue = niebieski żeton
colour-green = zielony żeton
colour-red = czerwony żeton
colour-yellow = żółty żeton

card-any_place = Dokądkolwiek za 3 liry
card-assistant_back = Powrót pomocnika
card-coffee_house_again = Kawiarnia jeszcze raz
card-companion_two = Partner o 2 kroki
card-copy_discard = Kopia wierzchu stosu
card-corner = Do narożnika
card-dealer_again = Handlarz klejnotów jeszcze raz
card-dice_rewards_coffee = Kości: liry, towary, kawa
card-dice_rewards_letter = Kości: liry, towary, listy
card-die_to_six = Kość na 6
card-exchange = Wymiana do 3
card-family_step = Krewny o 1 krok
card-family_to_police = Krewny na posterunek
card-five_lira = 5 lir
card-good_for_lira = 7 lir za 1 towar
card-green_good_lira = 1 przyprawa i 3 liry
card-guild_for_coffee = Karta gildii za 2 kawy
card-join_merchant = Do innego kupca
card-letter = 1 list
card-lira_for_coffee = 8 lir za 1 kawę
card-meet_from_afar = Spotkanie z daleka
card-mosque_again = Meczet jeszcze raz
card-move_3_4 = Ruch o 3–4 kroki
card-one_good = 1 towar
card-palace_again = Pałac sułtana jeszcze raz
card-post_office_again = Poczta jeszcze raz
card-red_good_lira = 1 tkanina i 3 liry
card-secret_society_again = Tajne stowarzyszenie jeszcze raz
card-small_market_any = Mały targ: dowolne towary
card-stay = Zostań na miejscu
card-two_coffee = 2 kawy
card-wainwright_again = Kołodziej jeszcze raz
card-yellow_good_lira = 1 owoc i 3 liry

card_help-any_place = Zapłać 3 liry i zamiast 1 lub 2 kroków idź w dowolne miejsce.
card_help-assistant_back = Przed ruchem przywołaj jednego swojego pomocnika z dowolnego miejsca na spód swojego stosu.
card_help-coffee_house_again = Tuż po akcji miejsca „Kawiarnia” wykonaj ją ponownie, po nowej cenie.
card_help-companion_two = Twój partner idzie dokładnie 2 kroki zamiast 1.
card_help-copy_discard = Wykonaj wierzchnią kartę stosu odrzuconych, jakby to była ona.
card_help-corner = Zamiast 1 lub 2 kroków idź na dowolne narożne miejsce planszy.
card_help-dealer_again = Tuż po akcji miejsca „Handlarz klejnotów” wykonaj ją ponownie, po nowej cenie.
card_help-dice_rewards_coffee = Rzuć dwiema kośćmi; każda daje 2 liry (1–2), 1 towar (3–4) lub 2 kawy (5–6).
card_help-dice_rewards_letter = Rzuć dwiema kośćmi; każda daje 2 liry (1–2), 1 towar lub kawę (3–4) lub 1 list (5–6).
card_help-die_to_six = Po swoim rzucie, który nie przesuwa postaci, obróć jedną kość na 6.
card_help-exchange = Wymień do 3 towarów lub kaw na tyle samo innych.
card_help-family_step = Zamiast twojej tury krewny, jeśli nie jest na posterunku, robi jeden krok i wykonuje tamtejszą akcję.
card_help-family_to_police = Twój krewny wraca na posterunek policji, a ty otrzymujesz 3 liry lub kartę premii.
card_help-five_lira = W dowolnej chwili swojej tury otrzymujesz 5 lir.
card_help-good_for_lira = Oddaj 1 towar lub kawę i weź 7 lir.
card_help-green_good_lira = Otrzymujesz 1 przyprawę (zielony towar) i 3 liry.
card_help-guild_for_coffee = Zapłać 2 kawy i dobierz kartę gildii.
card_help-join_merchant = Zamiast 1 lub 2 kroków idź do kupca innego gracza; jemu nie płacisz.
card_help-letter = Weź 1 list.
card_help-lira_for_coffee = Zapłać 1 kawę i weź 8 lir.
card_help-meet_from_afar = Spotkaj gubernatora, przemytnika, handlarza kawy lub kuriera, gdziekolwiek stoi; płacisz jak zwykle.
card_help-mosque_again = Tuż po akcji małego lub wielkiego meczetu wykonaj ją ponownie.
card_help-move_3_4 = Przejdź 3 lub 4 kroki zamiast 1 lub 2.
card_help-one_good = Przed akcją lub po niej otrzymujesz 1 wybrany towar.
card_help-palace_again = Tuż po akcji miejsca „Pałac sułtana” wykonaj ją ponownie, po nowej cenie.
card_help-post_office_again = Tuż po akcji miejsca „Poczta” wykonaj ją ponownie.
card_help-red_good_lira = Otrzymujesz 1 tkaninę (czerwony towar) i 3 liry.
card_help-secret_society_again = Tuż po akcji miejsca „Tajne stowarzyszenie” wykonaj ją ponownie.
card_help-small_market_any = Na małym targu sprzedaj od 1 do 5 dowolnych towarów, bez względu na żeton popytu.
card_help-stay = Zamiast się ruszać, zostajesz na miejscu; pomocnika i tak zostawiasz lub zabierasz.
card_help-two_coffee = W dowolnej chwili swojej tury otrzymujesz 2 kawy.
card_help-wainwright_again = Tuż po akcji miejsca „Kołodziej” wykonaj ją ponownie.
card_help-yellow_good_lira = Otrzymujesz 1 owoc (żółty towar) i 3 liry.

guild-guild_1 = Tanie rozszerzenie
guild-guild_2 = Tkaniny i 2 towary
guild-guild_3 = Przyprawy i 2 towary
guild-guild_4 = Owoce i 2 towary
guild-guild_5 = Poczta dwa razy
guild-guild_6 = 3 karty premii
guild-guild_7 = Powrót pomocników i tura
guild-guild_8 = Czarny rynek podwójnie
guild-guild_9 = Herbaciarnia podwójnie
guild-guild_10 = Duży targ, dowolne towary
guild-guild_11 = Mały targ i 3 kawy
guild-guild_12 = Krewny dokądkolwiek
guild-guild_13 = Rubin z pałacu i 3 kawy
guild-guild_14 = Mały meczet za 1 towar
guild-guild_15 = Wielki meczet za 1 towar
guild-guild_16 = Rubin handlarza i 3 kawy
guild-guild_17 = Palarnia, po 3 kawy
guild-guild_18 = 3 karty gildii
guild-guild_19 = Tawerna dwa razy
guild-guild_20 = Kawiarnia i 5 lir

guild_help-guild_1 = Zapłać 3 liry za rozszerzenie wózka; trzecie jak zwykle przynosi rubin.
guild_help-guild_2 = Zapełnij wózek tkaninami (czerwone), a potem weź 2 wybrane towary.
guild_help-guild_3 = Zapełnij wózek przyprawami (zielone), a potem weź 2 wybrane towary.
guild_help-guild_4 = Zapełnij wózek owocami (żółte), a potem weź 2 wybrane towary.
guild_help-guild_5 = Wykonaj akcję poczty dwa razy.
guild_help-guild_6 = Weź 3 karty premii, każdą z talii lub ze stosu odrzuconych, zachowaj wszystkie i weź 1 kawę.
guild_help-guild_7 = Przywołaj dowolną liczbę swoich pomocników, a potem rozegraj zwykłą turę.
guild_help-guild_8 = Czarny rynek ze wszystkim podwójnie: 2 towary jednego koloru i 0, 2, 4 lub 6 sztuk biżuterii; bez czerwonego żetonu.
guild_help-guild_9 = Herbaciarnia: sukces daje dwukrotność podanej liczby, porażka 4 liry; bez czerwonego żetonu.
guild_help-guild_10 = Sprzedaj od 1 do 5 towarów dowolnych kolorów po cenach dużego targu.
guild_help-guild_11 = Sprzedaj od 1 do 5 towarów dowolnych kolorów po cenach małego targu i weź 3 kawy.
guild_help-guild_12 = Twój krewny idzie na posterunek policji, a potem w dowolne inne miejsce, którego akcję wykonujesz.
guild_help-guild_13 = Wykonaj akcję pałacu sułtana po jego cenie i weź 3 kawy.
guild_help-guild_14 = Oddaj 1 tkaninę lub 1 przyprawę i weź ten żeton małego meczetu, bez względu na jego liczbę.
guild_help-guild_15 = Oddaj 1 owoc lub 1 sztukę biżuterii i weź ten żeton wielkiego meczetu, bez względu na jego liczbę.
guild_help-guild_16 = Wykonaj akcję handlarza klejnotów po jego cenie i weź 3 kawy.
guild_help-guild_17 = Wykonaj akcję palarni kawy, biorąc 3 kawy za każdą wymianę.
guild_help-guild_18 = Weź 2 kawy, dobierz 3 karty gildii, a potem odrzuć 1.
guild_help-guild_19 = Dwie różne akcje tawerny, razem o 1 kawę taniej.
guild_help-guild_20 = Wykonaj akcję kawiarni po jej cenie i weź 5 lir.

kiosk-kiosk_1 = 1 owoc i 1 lira
kiosk-kiosk_2 = 1 przyprawa i 1 lira
kiosk-kiosk_3 = 1 tkanina i 1 lira
kiosk-kiosk_4 = 2 owoce
kiosk-kiosk_5 = 2 przyprawy
kiosk-kiosk_6 = 2 tkaniny
kiosk-kiosk_7 = 1 owoc
kiosk-kiosk_8 = 1 przyprawa
kiosk-kiosk_9 = 1 tkanina
kiosk-kiosk_10 = 1 biżuteria
kiosk-kiosk_11 = 1 karta premii
kiosk-kiosk_12 = 2 liry
kiosk-kiosk_13 = 1 kawa lub 2 liry
kiosk-kiosk_14 = 1 kawa lub 3 liry
kiosk-kiosk_15 = partner do twoich zasobów
kiosk-kiosk_16 = jedna kość, tyle lir
kiosk-kiosk_17 = rozszerzenie za 10 lir
kiosk-kiosk_18 = rozszerzenie za towar każdego koloru
kiosk-kiosk_19 = kupiec do fontanny
kiosk-kiosk_20 = towar lub kawa ↔ list
kiosk-kiosk_21 = karta premii ↔ list
kiosk-kiosk_22 = list za 2 liry lub 3 liry za list
kiosk-kiosk_23 = towar lub kawa za 2 liry albo 3 liry za nie
kiosk-kiosk_24 = karta premii za 2 liry albo 3 liry za nią

tavern-encounters = spotkania
tavern-movement = ruch

tavern_help-encounters = Gubernator, przemytnik, handlarz kawy i kurier dają ci swoje bez zapłaty; potem jak zwykle idą dalej.
tavern_help-movement = Zamiast 1 lub 2 kroków twój kupiec może przejść w linii prostej na dowolną odległość.

thing-barrier = bariera
thing-coffee = kawa
thing-companion = partner
thing-letter = list
thing-seal = pieczęć

thing_help-barrier = Leży między dwoma sąsiednimi miejscami; przejść może tylko posiadacz jej żetonu. Rzutom i przeskokom nie przeszkadza.
thing_help-coffee = Płaci się nią w tawernie i kawiarni. To nie towar: nie zajmuje miejsca i możesz mieć jej dowolnie dużo.
thing_help-companion = Druga figura: wezwana przy fontannie i postawiona przy kupcu, rusza się zamiast niego dokładnie o 1 krok i nie potrzebuje pomocników.
thing_help-letter = Pokazuje miejsce i 1 pieczęć. Gdy stoi tam twoja figura, list jest doręczony: po odwróceniu pokazuje 2 pieczęcie.
thing_help-seal = Pieczęcie są na listach: za 3 lub więcej raz na rundę masz drugą turę, dokładnie za 6 rubin w tajnym stowarzyszeniu.

place_help-auction_house = Weź 1 towar, potem wystaw na licytację 2 karty premii: każdy podbija raz, na końcu możesz przebić; jeśli wygra ktoś inny, płaci tobie.
place_help-black_market = Rzuć dwiema kośćmi: zyskasz do 3 niebieskich towarów; weź też 1 towar czerwony, zielony lub żółty.
place_help-caravansary = Weź 2 karty premii, każdą z talii lub ze stosu odrzuconych, a potem odrzuć 1; z dodatkiem Mokka i Bakszysz weź też 1 kawę.
place_help-catacombs = Weź 1 towar lub 1 kawę, a potem postaw działającą figurę na dowolnym miejscu; nic się tam nie dzieje.
place_help-coffee_house = Zapłać cenę w kawie i weź rubin; następny kosztuje o 1 kawę więcej.
place_help-embassy = Weź 2 listy.
place_help-fabric_warehouse = Zapełnij wózek tkaninami (czerwone).
place_help-fountain = Przywołaj dowolną liczbę swoich pomocników, z dodatkiem Listy i Pieczęcie także partnera; tutaj nie potrzeba pomocnika ani zapłaty.
place_help-fruit_warehouse = Zapełnij wózek owocami (żółte).
place_help-gemstone_dealer = Zapłać cenę w lirach i weź rubin; następny kosztuje o 1 lirę więcej.
place_help-great_mosque = Jeśli masz dość towarów danego koloru, oddaj 1 z nich za niebieski lub żółty żeton; oba razem przynoszą rubin.
place_help-guild_hall = Weź 1 kawę, dobierz 2 karty gildii, a potem odrzuć 1 kartę gildii z ręki.
place_help-kiosk = Weź 1 list; potem odkrywa się żetony kiosku, o jeden więcej niż graczy: każdy bierze jeden i może go użyć, ty także ostatni.
place_help-large_market = Sprzedaj od 1 do 5 towarów z żetonu popytu, za 3 do 25 lir.
place_help-police_station = Jeśli jest tu twój krewny, wyślij go w dowolne inne miejsce i wykonaj tamtejszą akcję.
place_help-post_office = Otrzymujesz towary i liry z czterech odkrytych pól; potem znaczniki poczty się przesuwają.
place_help-roasting_plant = Do trzech różnych wymian, każda na 2 kawy: 2 liry, 1 dowolny towar, 1 karta premii lub gildii.
place_help-secret_society = Odrzuć listy z dokładnie 6 pieczęciami, aby wziąć rubin z Pałacu, od Handlarza lub z Kawiarni oraz liry z pierwszego zajętego pola od lewej (3, potem 2, potem 1).
place_help-small_market = Sprzedaj od 1 do 5 towarów z żetonu popytu, za 2 do 20 lir.
place_help-small_mosque = Jeśli masz dość towarów danego koloru, oddaj 1 z nich za czerwony lub zielony żeton; oba razem przynoszą rubin.
place_help-spice_warehouse = Zapełnij wózek przyprawami (zielone).
place_help-sultans_palace = Oddaj wymagane towary i weź rubin; następny kosztuje o jeden towar więcej.
place_help-tavern = Jedno z trzech: bariera i akcja miejsca obok niej za 2 kawy; żeton tawerny; rubin z toru cen za 4 kawy i towary z żetonu bakszyszu.
place_help-tea_house = Podaj liczbę od 3 do 12 i rzuć dwiema kośćmi: jeśli wypadnie co najmniej tyle, otrzymasz tyle lir, w przeciwnym razie 2.
place_help-wainwright = Zapłać 7 lir za rozszerzenie wózka; trzecie przynosi rubin.

tile_help-blue = Twój piąty pomocnik od razu dołącza do stosu.
tile_help-green = W magazynie możesz zapłacić 2 liry za 1 dodatkowy dowolny towar.
tile_help-red = Po swoim rzucie w herbaciarni lub na czarnym rynku obróć jedną kość na 4 albo raz przerzuć obie.
tile_help-yellow = Raz na turę możesz zapłacić 2 liry, aby przywołać jednego swojego pomocnika z innego miejsca na spód swojego stosu.

figure_help-coffee_trader = Przy spotkaniu możesz wziąć 1 kawę za 2 liry lub 1 towar; potem przesuwają go dwie kości.
figure_help-courier = Przy spotkaniu możesz wziąć 1 list za 2 liry lub za 1 dowolny list (także ten sam); potem przesuwają go dwie kości.
figure_help-governor = Przy spotkaniu możesz dobrać kartę premii za 2 liry lub za kartę z ręki; potem przesuwają go dwie kości.
figure_help-smuggler = Przy spotkaniu możesz wziąć 1 wybrany towar za 2 liry lub za 1 dowolny towar (także ten sam); potem przesuwają go dwie kości.

event-assistant_laid = { $seat } zostawia { FORM($place, "at") } pomocnika
event-assistant_returned = { $seat } przywołuje pomocnika { FORM($place, "from") }
event-assistant_taken = { $seat } zabiera { FORM($place, "at") } pomocnika
event-auction_won =
    { $seat } wygrywa licytację za { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
event-baksheesh_turned = Żeton bakszyszu wymaga teraz: { $goods }
event-barrier_put = { $seat } ustawia barierę: { $place } / { $to }
event-bid =
    { $seat } licytuje { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
event-called = { $seat } podaje liczbę { $n }
event-caravan_taken = { $seat } bierze żeton karawany
event-card_discarded = { $seat } odrzuca „{ $card }”
event-card_drawn = { $seat } dobiera „{ $card }”
event-card_drawn_hidden = { $seat } dobiera kartę premii
event-card_played = { $seat } zagrywa „{ $card }”
event-card_taken = { $seat } bierze ze stosu odrzuconych „{ $card }”
event-coffee =
    { $seat } otrzymuje { $n } { $n ->
        [one] kawę
        [few] kawy
       *[many] kaw
    }
event-coffee_paid =
    { $seat } płaci { $n } { $n ->
        [one] kawę
        [few] kawy
       *[many] kaw
    }
event-companion_home = { $seat } bierze partnera do swoich zasobów
event-companion_moved = { $seat } wysyła partnera { FORM($place, "to") }
event-companion_placed = { $seat } wystawia partnera { FORM($place, "at") }
event-deck_shuffled =
    Stos odrzuconych staje się nową talią: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
event-demand = { $place }, popyt: { $goods }
event-die_turned = Kość obrócona: teraz { $first } i { $second }
event-double_turn = { $seat } ma jeszcze jedną turę
event-extension = { $seat } rozszerza wózek ({ $n } z 3)
event-family_caught = { $seat } łapie krewnego gracza { $other }
event-family_returned = { $seat } odsyła krewnego na Posterunek policji
event-family_sent = { $seat } wysyła krewnego { FORM($place, "to") }
event-fifth_assistant = { $seat } otrzymuje piątego pomocnika
event-figure_moved = { $figure } przenosi się { FORM($place, "to") }
event-game_over = Koniec gry
event-goal_reached =
    { $seat }: { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }. To ostatnia runda
event-goods = { $seat } otrzymuje { $goods }
event-goods_paid = { $seat } oddaje { $goods }
event-guild_discarded = { $seat } odrzuca kartę gildii „{ $guild }”
event-guild_drawn = { $seat } dobiera kartę gildii „{ $guild }”
event-guild_drawn_hidden = { $seat } dobiera kartę gildii
event-guild_played = { $seat } zagrywa kartę gildii „{ $guild }”
event-guild_shuffled =
    Odrzucone karty gildii stają się nową talią: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
event-kiosk_revealed = Żeton kiosku: { $kiosk }
event-kiosk_shuffled = Żetony kiosku przetasowane: { $n }
event-kiosk_taken = { $seat } bierze żeton kiosku „{ $kiosk }”
event-last_cards = Zagrywane są ostatnie karty
event-letter_delivered = { $seat } doręcza list { FORM($place, "to") }
event-letter_given =
    { $seat } odrzuca list { FORM($place, "to") } ({ $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    })
event-letter_taken = { $seat } bierze list { FORM($place, "to") }
event-letters_shuffled = Użyte listy przetasowane: { $n }
event-lira =
    { $seat } otrzymuje { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
event-lira_paid =
    { $seat } płaci { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
event-mail = Poczta: znaczniki na dole – { $n } z 4
event-merchant_paid =
    { $seat } płaci graczowi { $other } { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
event-mosque_tile = { $seat } bierze { $colour }
event-moved = { $seat } idzie { FORM($place, "to") }
event-neutral_assistant_laid = { $seat } zostawia { FORM($place, "at") } neutralnego pomocnika
event-neutral_assistant_taken = { $seat } zabiera { FORM($place, "at") } neutralnego pomocnika
event-neutral_paid =
    { $seat } płaci do zasobów { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    } ({ $figure })
event-nothing_drawn = { $seat } nic nie dobiera: nie ma już kart
event-passed = { $seat } pasuje
event-price = { $place }: następny rubin kosztuje { $cost }
event-rolled = Wypadło { $first } i { $second }
event-rolled_one = Wypadło { $n }
event-ruby = { $seat } otrzymuje rubin { FORM($place, "at") }
event-skipped = { $seat } pomija akcję { FORM($place, "at") }
event-sold =
    { $seat } sprzedaje { FORM($place, "at") } { $goods } za { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
event-tavern_tile = { $seat } bierze żeton tawerny „{ $tile }”
event-tile_used = { $seat } używa: { $colour }
event-turn_cut_short = { $seat } od razu kończy turę
event-assistant_laid_there = { $seat } zostawia tam pomocnika
event-assistant_taken_there = { $seat } zabiera stamtąd pomocnika
event-letter_delivered_there = { $seat } doręcza tam list
event-neutral_assistant_laid_there = { $seat } zostawia tam neutralnego pomocnika
event-neutral_assistant_taken_there = { $seat } zabiera stamtąd neutralnego pomocnika

prompt-action = { $place }: co robisz?
prompt-again = { $place }, jeszcze raz: co robisz?
prompt-any_place = Dokąd? Dowolne miejsce
prompt-barrier = Bariera: pierwsze z dwóch miejsc (niższy numer)?
prompt-barrier_action = Bariera stoi. Czyją akcję wykonujesz?
prompt-barrier_second = Bariera obok: { $place }. Który sąsiad?
prompt-bid = Licytacja 2 kart premii, najwyższa stawka { $n }: ile dajesz?
prompt-black_market_good = Jaki towar bierzesz dodatkowo?
prompt-coffee_trader_payment = Jak płacisz handlarzowi kawy?
prompt-companion_two = Dokąd idzie partner? Dokładnie 2 kroki
prompt-copy_discard = Jak zagrywasz kopiowaną kartę?
prompt-corner = Do którego narożnika?
prompt-courier_payment = Jak płacisz kurierowi?
prompt-dice_rewards_coffee = Jaki towar bierzesz?
prompt-dice_rewards_letter = Co bierzesz?
prompt-discard = Którą kartę odrzucasz?
prompt-discard_guild = Którą kartę gildii odrzucasz?
prompt-double_turn = Jeszcze jedna tura za listy z pieczęciami (co najmniej { $seals })? Oddano: { $n }
prompt-encounters = Spotkanie czy koniec tury?
prompt-exchange = Co oddajesz? Do 3
prompt-exchange_take = Co bierzesz w zamian?
prompt-fountain_more = Przywołać jeszcze jednego pomocnika?
prompt-give_letters = Które listy oddajesz? Pieczęcie: { $n } z { $seals }
prompt-governor_payment = Jak płacisz gubernatorowi?
prompt-guild_2 = Jakie towary bierzesz dodatkowo?
prompt-guild_3 = Jakie towary bierzesz dodatkowo?
prompt-guild_4 = Jakie towary bierzesz dodatkowo?
prompt-guild_6 = Skąd bierzesz następną kartę?
prompt-guild_7 = Przywołać pomocników przed turą?
prompt-guild_8 = Których towarów bierzesz 2?
prompt-guild_9 = Herbaciarnia: jaką liczbę podajesz?
prompt-guild_10 = Jakie towary sprzedajesz na dużym targu? Mogą być dowolne.
prompt-guild_11 = Jakie towary sprzedajesz na małym targu? Mogą być dowolne.
prompt-guild_12 = Dokąd idzie krewny?
prompt-guild_14 = Który żeton małego meczetu?
prompt-guild_15 = Który żeton wielkiego meczetu?
prompt-guild_18 = Którą kartę gildii odrzucasz?
prompt-guild_19 = Tawerna, dwie różne akcje: która teraz?
prompt-join_merchant = Idziesz tam. Użyć pomocnika?
prompt-kiosk_tile = Żeton kiosku „{ $tile }”: używasz go?
prompt-last_cards = Gra się kończy: zagrywasz jeszcze kartę?
prompt-merchants =
    Zapłacić tutejszym kupcom { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }?
prompt-move = Dokąd?
prompt-move_3_4 = Dokąd? 3 lub 4 kroki
prompt-put_figure = Na którym miejscu stawiasz figurę?
prompt-red_tile = Wypadło { $first } i { $second }. Zmienić kości?
prompt-roasting_more = Palarnia kawy: jeszcze jedna wymiana?
prompt-second_card = Skąd bierzesz drugą kartę?
prompt-small_market_any = Jakie towary sprzedajesz? Mogą być dowolne.
prompt-smuggler_good = Jaki towar bierzesz od przemytnika?
prompt-smuggler_payment = Jak płacisz przemytnikowi?
prompt-stay = Zostajesz tutaj. Użyć pomocnika?
prompt-take_kiosk = Który żeton kiosku bierzesz?

action-act = Wykonaj akcję { FORM($place, "at") }
action-act_all = Przywołaj wszystkich pomocników
action-act_barrier = Postaw barierę
action-act_coffee = Weź 1 kawę
action-act_companion = Weź partnera do swoich zasobów
action-act_deck = Weź kartę z talii
action-act_extra =
    Napełnij wózek i weź za { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    } jeszcze { $goods }
action-act_good = Weź { $goods }
action-act_goods = Oddaj { $goods }
action-act_lira =
    Wymień na kawę { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
action-act_number = Podaj liczbę { $n }
action-act_pile = Weź wierzchnią kartę ze stosu odrzuconych
action-act_pile_card = Weź ze stosu odrzuconych „{ $card }”
action-act_place = Przywołaj pomocnika { FORM($place, "from") }
action-act_police = Wyślij krewnego { FORM($place, "to") }
action-act_roast = Wymień na kawę { $goods }
action-act_ruby = Weź następny rubin { FORM($place, "from") }
action-act_sell = Sprzedaj { $goods }
action-act_tavern = Weź żeton tawerny „{ $tile }”
action-act_tile = Weź { $colour }
action-bid =
    Licytuj { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
action-card = Zagraj „{ $card }”
action-card_assistant_back = Zagraj „Powrót pomocnika”: { $place }
action-card_die_to_six = Zagraj „Kość na 6”: { $n } → 6
action-card_family_step = Zagraj „Krewny o 1 krok”: { $place }
action-card_family_to_police_card = Zagraj „Krewny na posterunek” za kartę premii
action-card_family_to_police_lira = Zagraj „Krewny na posterunek” za 3 liry
action-card_good_for_lira = Zagraj „7 lir za 1 towar” i oddaj { $goods }
action-card_join_merchant = Zagraj „Do innego kupca”: { $other }
action-card_meet_from_afar = Zagraj „Spotkanie z daleka” { FORM($figure, "with") }
action-card_one_good = Zagraj „1 towar” i weź { $goods }
action-catch_card = Złap krewnego za kartę premii: { $other }
action-catch_lira = Złap krewnego za 3 liry: { $other }
action-companion = Wyślij partnera { FORM($place, "to") }
action-discard = Odrzuć „{ $card }”
action-discard_guild = Odrzuć kartę gildii „{ $card }”
action-done = Gotowe
action-done_double = Rozegraj jeszcze jedną turę
action-end_turn = Zakończ turę
action-give = Oddaj { $goods }
action-give_letter = Odrzuć list { FORM($place, "to") } (1 pieczęć)
action-give_sealed = Odrzuć doręczony list { FORM($place, "to") } (2 pieczęcie)
action-guild = Zagraj zamiast tury kartę gildii „{ $card }”
action-keep = Zostaw wynik
action-meet = Spotkanie { FORM($figure, "with") }
action-move = Idź { FORM($place, "to") }
action-move_lay = Idź { FORM($place, "to") } i zostaw tam pomocnika
action-move_neutral = Idź { FORM($place, "to") } i zabierz stamtąd neutralnego pomocnika
action-move_own = Idź { FORM($place, "to") } i zabierz stamtąd swojego pomocnika
action-pass = Pas
action-pass_double = Bez drugiej tury
action-pay =
    Zapłać { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
action-pay_good = Oddaj { $goods }
action-pay_lira =
    Zapłać { $n } { $n ->
        [one] lirę
        [few] liry
       *[many] lir
    }
action-place_companion = Postaw partnera przy swoim kupcu
action-put = Przenieś pionek { FORM($place, "to") }
action-put_barrier = Ustaw barierę { FORM($place, "at") }
action-refuse = Nie płać (tura się kończy)
action-skip = Pomiń akcję
action-skip_kiosk = Nie używaj
action-take = Weź { $goods }
action-take_kiosk = Weź żeton: { $tile }
action-tile_red = Obróć kość: { $n } → 4
action-tile_red_reroll = Przerzuć obie kości
action-tile_yellow = Zapłać 2 liry (żółty żeton) i przywołaj pomocnika { FORM($place, "from") }
action-use = Użyj
action-use_at = Wykonaj akcję { FORM($place, "at") }
action-use_coffee = Weź zamiast tego kawę
action-visit = Idź { FORM($place, "to") } bez użycia pomocnika (tura się kończy)
