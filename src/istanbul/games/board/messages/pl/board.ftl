place-auction_house = Dom aukcyjny
    .to = do Domu aukcyjnego
    .at = w Domu aukcyjnym
    .from = z Domu aukcyjnego
    .genitive = Domu aukcyjnego
    .instrumental = Domem aukcyjnym
place-black_market = Czarny rynek
    .to = na Czarny rynek
    .at = na Czarnym rynku
    .from = z Czarnego rynku
    .genitive = Czarnego rynku
    .instrumental = Czarnym rynkiem
place-caravansary = Karawanseraj
    .to = do Karawanseraju
    .at = w Karawanseraju
    .from = z Karawanseraju
    .genitive = Karawanseraju
    .instrumental = Karawanserajem
place-catacombs = Katakumby
    .to = do Katakumb
    .at = w Katakumbach
    .from = z Katakumb
    .genitive = Katakumb
    .instrumental = Katakumbami
place-coffee_house = Kawiarnia
    .to = do Kawiarni
    .at = w Kawiarni
    .from = z Kawiarni
    .genitive = Kawiarni
    .instrumental = Kawiarnią
place-embassy = Ambasada
    .to = do Ambasady
    .at = w Ambasadzie
    .from = z Ambasady
    .genitive = Ambasady
    .instrumental = Ambasadą
place-fabric_warehouse = Magazyn tkanin
    .to = do Magazynu tkanin
    .at = w Magazynie tkanin
    .from = z Magazynu tkanin
    .genitive = Magazynu tkanin
    .instrumental = Magazynem tkanin
place-fountain = Fontanna
    .to = do Fontanny
    .at = przy Fontannie
    .from = od Fontanny
    .genitive = Fontanny
    .instrumental = Fontanną
place-fruit_warehouse = Magazyn owoców
    .to = do Magazynu owoców
    .at = w Magazynie owoców
    .from = z Magazynu owoców
    .genitive = Magazynu owoców
    .instrumental = Magazynem owoców
place-gemstone_dealer = Handlarz klejnotów
    .to = do Handlarza klejnotów
    .at = u Handlarza klejnotów
    .from = od Handlarza klejnotów
    .genitive = Handlarza klejnotów
    .instrumental = Handlarzem klejnotów
place-great_mosque = Wielki meczet
    .to = do Wielkiego meczetu
    .at = w Wielkim meczecie
    .from = z Wielkiego meczetu
    .genitive = Wielkiego meczetu
    .instrumental = Wielkim meczetem
place-guild_hall = Dom gildii
    .to = do Domu gildii
    .at = w Domu gildii
    .from = z Domu gildii
    .genitive = Domu gildii
    .instrumental = Domem gildii
place-kiosk = Kiosk
    .to = do Kiosku
    .at = w Kiosku
    .from = z Kiosku
    .genitive = Kiosku
    .instrumental = Kioskiem
place-large_market = Duży targ
    .to = na Duży targ
    .at = na Dużym targu
    .from = z Dużego targu
    .genitive = Dużego targu
    .instrumental = Dużym targiem
place-police_station = Posterunek policji
    .to = na Posterunek policji
    .at = na Posterunku policji
    .from = z Posterunku policji
    .genitive = Posterunku policji
    .instrumental = Posterunkiem policji
place-post_office = Poczta
    .to = na Pocztę
    .at = na Poczcie
    .from = z Poczty
    .genitive = Poczty
    .instrumental = Pocztą
place-roasting_plant = Palarnia kawy
    .to = do Palarni kawy
    .at = w Palarni kawy
    .from = z Palarni kawy
    .genitive = Palarni kawy
    .instrumental = Palarnią kawy
place-secret_society = Tajne stowarzyszenie
    .to = do Tajnego stowarzyszenia
    .at = w Tajnym stowarzyszeniu
    .from = z Tajnego stowarzyszenia
    .genitive = Tajnego stowarzyszenia
    .instrumental = Tajnym stowarzyszeniem
place-small_market = Mały targ
    .to = na Mały targ
    .at = na Małym targu
    .from = z Małego targu
    .genitive = Małego targu
    .instrumental = Małym targiem
place-small_mosque = Mały meczet
    .to = do Małego meczetu
    .at = w Małym meczecie
    .from = z Małego meczetu
    .genitive = Małego meczetu
    .instrumental = Małym meczetem
place-spice_warehouse = Magazyn przypraw
    .to = do Magazynu przypraw
    .at = w Magazynie przypraw
    .from = z Magazynu przypraw
    .genitive = Magazynu przypraw
    .instrumental = Magazynem przypraw
place-sultans_palace = Pałac sułtana
    .to = do Pałacu sułtana
    .at = w Pałacu sułtana
    .from = z Pałacu sułtana
    .genitive = Pałacu sułtana
    .instrumental = Pałacem sułtana
place-tavern = Tawerna
    .to = do Tawerny
    .at = w Tawernie
    .from = z Tawerny
    .genitive = Tawerny
    .instrumental = Tawerną
place-tea_house = Herbaciarnia
    .to = do Herbaciarni
    .at = w Herbaciarni
    .from = z Herbaciarni
    .genitive = Herbaciarni
    .instrumental = Herbaciarnią
place-wainwright = Kołodziej
    .to = do Kołodzieja
    .at = u Kołodzieja
    .from = od Kołodzieja
    .genitive = Kołodzieja
    .instrumental = Kołodziejem

short-auction_house = Aukcje
short-black_market = Czarny ryn.
short-caravansary = Karawanser.
short-catacombs = Katakumby
short-coffee_house = Kawiarnia
short-embassy = Ambasada
short-fabric_warehouse = Tkaniny
short-fountain = Fontanna
short-fruit_warehouse = Owoce
short-gemstone_dealer = Handlarz
short-great_mosque = W. meczet
short-guild_hall = Dom gildii
short-kiosk = Kiosk
short-large_market = Duży targ
short-police_station = Posterunek
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
    .accusative = handlarza kawy
figure-courier = kurier
    .accusative = kuriera
figure-governor = gubernator
    .accusative = gubernatora
figure-neutral_1 = neutralny kupiec 1
    .accusative = neutralnego kupca 1
figure-neutral_2 = neutralny kupiec 2
    .accusative = neutralnego kupca 2
figure-neutral_3 = neutralny kupiec 3
    .accusative = neutralnego kupca 3
figure-smuggler = przemytnik
    .accusative = przemytnika

colour-blue = niebieski żeton
    .genitive = niebieskiego żetonu
    .genitive_plural = niebieskich żetonów
colour-green = zielony żeton
    .genitive = zielonego żetonu
    .genitive_plural = zielonych żetonów
colour-red = czerwony żeton
    .genitive = czerwonego żetonu
    .genitive_plural = czerwonych żetonów
colour-yellow = żółty żeton
    .genitive = żółtego żetonu
    .genitive_plural = żółtych żetonów

card-any_place = Do dowolnej lokacji za 3 liry
card-assistant_back = Powrót pomocnika
card-coffee_house_again = Kawiarnia jeszcze raz
card-companion_two = Partner o 2 kroki
card-copy_discard = Kopia odrzuconej karty
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
card-green_good_lira = 1 zielony towar i 3 liry
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
card-red_good_lira = 1 czerwony towar i 3 liry
card-secret_society_again = Tajne stowarzyszenie jeszcze raz
card-small_market_any = Mały targ: dowolne towary
card-stay = Zostań na miejscu
card-two_coffee = 2 kawy
card-wainwright_again = Kołodziej jeszcze raz
card-yellow_good_lira = 1 żółty towar i 3 liry

card_help-any_place = Zapłać 3 liry i zamiast robić 1 lub 2 kroki, idź do dowolnej lokacji.
card_help-assistant_back = Przed ruchem przywołaj na spód swojego stosu jednego swojego pomocnika z dowolnej lokacji.
card_help-coffee_house_again = Tuż po akcji Kawiarni wykonaj ją jeszcze raz, po nowej cenie.
card_help-companion_two = Twój partner robi dokładnie 2 kroki zamiast 1.
card_help-copy_discard = Wykonaj efekt wierzchniej karty ze stosu kart odrzuconych.
card_help-corner = Zamiast robić 1 lub 2 kroki, idź do dowolnego narożnika planszy.
card_help-dealer_again = Tuż po akcji Handlarza klejnotów wykonaj ją jeszcze raz, po nowej cenie.
card_help-dice_rewards_coffee = Rzuć dwiema kośćmi; każda daje 2 liry (1–2), 1 towar (3–4) lub 2 kawy (5–6).
card_help-dice_rewards_letter = Rzuć dwiema kośćmi; każda daje 2 liry (1–2), 1 towar lub 1 kawę (3–4) albo 1 list (5–6).
card_help-die_to_six = Po jednym ze swoich rzutów (z wyjątkiem rzutu, który przesuwa postać) obróć jedną kość na 6.
card_help-exchange = Wymień najwyżej 3 towary lub kawy na tyle samo sztuk innych rodzajów.
card_help-family_step = Jeśli twojego krewnego nie ma na Posterunku policji, zamiast twojej tury robi on jeden krok i wykonuje akcję tej lokacji.
card_help-family_to_police = Twój krewny wraca na Posterunek policji, a ty otrzymujesz 3 liry lub kartę premii.
card_help-five_lira = W dowolnej chwili swojej tury otrzymujesz 5 lir.
card_help-good_for_lira = Oddaj 1 towar lub 1 kawę i weź 7 lir.
card_help-green_good_lira = Otrzymujesz 1 zielony towar (przyprawy) i 3 liry.
card_help-guild_for_coffee = Zapłać 2 kawy i dobierz kartę gildii.
card_help-join_merchant = Zamiast robić 1 lub 2 kroki, idź do kupca innego gracza; jemu nie płacisz.
card_help-letter = Weź 1 list.
card_help-lira_for_coffee = Zapłać 1 kawę i weź 8 lir.
card_help-meet_from_afar = Spotkaj gubernatora, przemytnika, handlarza kawy lub kuriera, gdziekolwiek jest; płacisz jak zwykle.
card_help-mosque_again = Tuż po akcji Małego lub Wielkiego meczetu wykonaj ją jeszcze raz.
card_help-move_3_4 = Zrób 3 lub 4 kroki zamiast 1 lub 2.
card_help-one_good = Przed akcją lub po niej weź 1 dowolny towar.
card_help-palace_again = Tuż po akcji Pałacu sułtana wykonaj ją jeszcze raz, po nowej cenie.
card_help-post_office_again = Tuż po akcji Poczty wykonaj ją jeszcze raz.
card_help-red_good_lira = Otrzymujesz 1 czerwony towar (tkaniny) i 3 liry.
card_help-secret_society_again = Tuż po akcji Tajnego stowarzyszenia wykonaj ją jeszcze raz.
card_help-small_market_any = Na Małym targu sprzedaj od 1 do 5 dowolnych towarów, bez względu na żeton popytu.
card_help-stay = Zamiast się ruszać, zostajesz na miejscu; pomocnika i tak zostawiasz lub zabierasz.
card_help-two_coffee = W dowolnej chwili swojej tury otrzymujesz 2 kawy.
card_help-wainwright_again = Tuż po akcji Kołodzieja wykonaj ją jeszcze raz.
card_help-yellow_good_lira = Otrzymujesz 1 żółty towar (owoce) i 3 liry.

guild-guild_1 = Tanie rozszerzenie
guild-guild_2 = Tkaniny i 2 towary
guild-guild_3 = Przyprawy i 2 towary
guild-guild_4 = Owoce i 2 towary
guild-guild_5 = Poczta dwa razy
guild-guild_6 = 3 karty premii
guild-guild_7 = Powrót pomocników i tura
guild-guild_8 = Czarny rynek podwójnie
guild-guild_9 = Herbaciarnia podwójnie
guild-guild_10 = Duży targ: dowolne towary
guild-guild_11 = Mały targ i 3 kawy
guild-guild_12 = Krewny do dowolnej lokacji
guild-guild_13 = Rubin z Pałacu i 3 kawy
guild-guild_14 = Mały meczet za 1 towar
guild-guild_15 = Wielki meczet za 1 towar
guild-guild_16 = Rubin od Handlarza i 3 kawy
guild-guild_17 = Palarnia kawy, po 3 kawy
guild-guild_18 = 3 karty gildii
guild-guild_19 = Tawerna dwa razy
guild-guild_20 = Kawiarnia i 5 lir

guild_help-guild_1 = Zapłać 3 liry za rozszerzenie wózka; trzecie jak zwykle przynosi rubin.
guild_help-guild_2 = Uzupełnij do pełna czerwone towary (tkaniny), a potem weź 2 dowolne towary.
guild_help-guild_3 = Uzupełnij do pełna zielone towary (przyprawy), a potem weź 2 dowolne towary.
guild_help-guild_4 = Uzupełnij do pełna żółte towary (owoce), a potem weź 2 dowolne towary.
guild_help-guild_5 = Wykonaj dwa razy akcję Poczty.
guild_help-guild_6 = Weź 3 karty premii, każdą z talii lub ze stosu kart odrzuconych, zachowaj wszystkie i weź 1 kawę.
guild_help-guild_7 = Przywołaj dowolną liczbę swoich pomocników, a potem rozegraj zwykłą turę.
guild_help-guild_8 = Czarny rynek, wszystko podwójnie: 2 towary jednego koloru i 0, 2, 4 lub 6 niebieskich towarów (biżuteria); bez czerwonego żetonu.
guild_help-guild_9 = Herbaciarnia: udany rzut daje dwa razy tyle lir, ile wynosi podana liczba, nieudany 4 liry; bez czerwonego żetonu.
guild_help-guild_10 = Sprzedaj od 1 do 5 towarów dowolnych kolorów po cenach Dużego targu.
guild_help-guild_11 = Sprzedaj od 1 do 5 towarów dowolnych kolorów po cenach Małego targu i weź 3 kawy.
guild_help-guild_12 = Twój krewny idzie na Posterunek policji, a potem do dowolnej innej lokacji, której akcję wykonujesz.
guild_help-guild_13 = Wykonaj akcję Pałacu sułtana po jego cenie i weź 3 kawy.
guild_help-guild_14 = Oddaj 1 czerwony lub 1 zielony towar i weź żeton tego koloru z Małego meczetu, bez względu na widoczną na nim liczbę.
guild_help-guild_15 = Oddaj 1 żółty lub 1 niebieski towar i weź żeton tego koloru z Wielkiego meczetu, bez względu na widoczną na nim liczbę.
guild_help-guild_16 = Wykonaj akcję Handlarza klejnotów po jego cenie i weź 3 kawy.
guild_help-guild_17 = Wykonaj akcję Palarni kawy, ale za każdą wymianę weź 3 kawy.
guild_help-guild_18 = Weź 2 kawy, dobierz 3 karty gildii, a potem odrzuć 1.
guild_help-guild_19 = Wykonaj dwie różne akcje Tawerny, łącznie o 1 kawę taniej.
guild_help-guild_20 = Wykonaj akcję Kawiarni po jej cenie i weź 5 lir.

kiosk-kiosk_1 = 1 żółty towar i 1 lira
kiosk-kiosk_2 = 1 zielony towar i 1 lira
kiosk-kiosk_3 = 1 czerwony towar i 1 lira
kiosk-kiosk_4 = 2 żółte towary
kiosk-kiosk_5 = 2 zielone towary
kiosk-kiosk_6 = 2 czerwone towary
kiosk-kiosk_7 = 1 żółty towar
kiosk-kiosk_8 = 1 zielony towar
kiosk-kiosk_9 = 1 czerwony towar
kiosk-kiosk_10 = 1 niebieski towar
kiosk-kiosk_11 = 1 karta premii
kiosk-kiosk_12 = 2 liry
kiosk-kiosk_13 = 1 kawa lub 2 liry
kiosk-kiosk_14 = 1 kawa lub 3 liry
kiosk-kiosk_15 = partner do twoich zasobów
kiosk-kiosk_16 = rzut jedną kością: tyle lir, ile wypadnie
kiosk-kiosk_17 = rozszerzenie za 10 lir
kiosk-kiosk_18 = rozszerzenie za 1 towar każdego koloru
kiosk-kiosk_19 = kupiec do Fontanny
kiosk-kiosk_20 = towar lub kawa za list albo odwrotnie
kiosk-kiosk_21 = karta premii za list albo odwrotnie
kiosk-kiosk_22 = kup list za 2 liry albo sprzedaj za 3
kiosk-kiosk_23 = kup towar lub kawę za 2 liry albo sprzedaj za 3
kiosk-kiosk_24 = kup kartę premii za 2 liry albo sprzedaj za 3

tavern-encounters = spotkania
tavern-movement = ruch

tavern_help-encounters = Spotkania z gubernatorem, przemytnikiem, handlarzem kawy i kurierem nic cię nie kosztują; potem postacie te jak zwykle idą dalej.
tavern_help-movement = Zamiast robić 1 lub 2 kroki, twój kupiec może przejść w linii prostej dowolną odległość.

thing-barrier = bariera
thing-coffee = kawa
thing-companion = partner
thing-letter = list
thing-seal = pieczęć

thing_help-barrier = Stoi między dwiema sąsiednimi lokacjami; przejść przez nią może tylko gracz, który ma jej żeton. Nie zatrzymuje postaci przesuwanych kośćmi ani przeskoków.
thing_help-coffee = Płaci się nią w Tawernie i w Kawiarni. Kawa nie jest towarem: nie zajmuje miejsca w wózku i możesz mieć jej dowolną ilość.
thing_help-companion = Drugi pionek: przywołany przy Fontannie i wystawiony tam, gdzie jest kupiec, robi zamiast niego dokładnie 1 krok i nie potrzebuje pomocników.
thing_help-letter = Pokazuje lokację i 1 pieczęć. Gdy stoi tam twój pionek, list jest doręczony: po odwróceniu pokazuje 2 pieczęcie.
thing_help-seal = Pieczęcie są na listach. Odrzuć listy mające razem co najmniej 3 pieczęcie, aby raz na rundę rozegrać drugą turę, albo dokładnie 6, aby wziąć rubin w Tajnym stowarzyszeniu.

place_help-auction_house = Weź 1 towar, potem wystaw na licytację 2 karty premii: każdy licytuje raz, a ty możesz na koniec przebić; jeśli wygra ktoś inny, płaci tobie.
place_help-black_market = Weź 1 czerwony, zielony lub żółty towar i rzuć dwiema kośćmi, aby zdobyć do 3 niebieskich towarów (biżuteria).
place_help-caravansary = Weź 2 karty premii, każdą z talii lub ze stosu kart odrzuconych, a potem odrzuć 1.
place_help-catacombs = Weź 1 towar lub 1 kawę, a potem przenieś pionek, który wykonał akcję, do dowolnej lokacji; nic więcej się tam nie dzieje.
place_help-coffee_house = Zapłać cenę w kawie i weź rubin; następny kosztuje o 1 kawę więcej.
place_help-embassy = Weź 2 listy.
place_help-fabric_warehouse = Uzupełnij do pełna czerwone towary (tkaniny) w swoim wózku.
place_help-fountain = Przywołaj dowolną liczbę swoich pomocników; nie potrzebujesz tu pomocnika i nikomu nie płacisz.
place_help-fruit_warehouse = Uzupełnij do pełna żółte towary (owoce) w swoim wózku.
place_help-gemstone_dealer = Zapłać cenę w lirach i weź rubin; następny kosztuje o 1 lirę więcej.
place_help-great_mosque = Jeśli masz dość towarów danego koloru, oddaj 1 z nich za niebieski lub żółty żeton; oba razem przynoszą rubin.
place_help-guild_hall = Weź 1 kawę, dobierz 2 karty gildii, a potem odrzuć 1 kartę gildii z ręki.
place_help-kiosk = Weź 1 list; potem odkrywa się żetony kiosku, o jeden więcej, niż jest graczy: każdy bierze jeden i może go użyć; ty bierzesz także ostatni.
place_help-large_market = Sprzedaj od 1 do 5 towarów pokazanych na żetonie popytu i otrzymaj od 3 do 25 lir.
place_help-police_station = Wyślij stąd swojego krewnego do dowolnej innej lokacji i wykonaj jej akcję.
place_help-post_office = Otrzymujesz towary i liry z czterech widocznych pól; potem przesuwa się znacznik poczty.
place_help-roasting_plant = Wykonaj najwyżej trzy różne wymiany, każdą na 2 kawy: oddaj 2 liry, 1 dowolny towar albo 1 kartę premii lub gildii.
place_help-secret_society = Odrzuć listy mające razem dokładnie 6 pieczęci, aby wziąć rubin z Pałacu, od Handlarza lub z Kawiarni oraz liry z pierwszego zajętego pola od lewej (3, potem 2, potem 1).
place_help-small_market = Sprzedaj od 1 do 5 towarów pokazanych na żetonie popytu i otrzymaj od 2 do 20 lir.
place_help-small_mosque = Jeśli masz dość towarów danego koloru, oddaj 1 z nich za czerwony lub zielony żeton; oba razem przynoszą rubin.
place_help-spice_warehouse = Uzupełnij do pełna zielone towary (przyprawy) w swoim wózku.
place_help-sultans_palace = Zapłać wymaganymi towarami i weź rubin; następny kosztuje o jeden towar więcej.
place_help-tavern = Wybierz jedno: za 2 kawy postaw barierę i wykonaj akcję jednej z lokacji obok niej; kup żeton tawerny; albo za 4 kawy i towary z żetonu bakszyszu weź rubin z Pałacu, od Handlarza lub z Kawiarni.
place_help-tea_house = Podaj liczbę od 3 do 12 i rzuć dwiema kośćmi: jeśli wypadnie co najmniej tyle, otrzymujesz tyle lir, w przeciwnym razie 2.
place_help-wainwright = Zapłać 7 lir za rozszerzenie wózka; trzecie przynosi rubin.

place_more-caravansary_mocha = Weź też 1 kawę.
place_more-fountain_letters = Możesz też przywołać swojego partnera.

tile_help-blue = Twój piąty pomocnik od razu trafia na spód stosu.
tile_help-green = W magazynie możesz zapłacić 2 liry za 1 dodatkowy, dowolny towar.
tile_help-red = Po swoim rzucie w Herbaciarni lub na Czarnym rynku obróć jedną kość na 4 albo raz przerzuć obie.
tile_help-yellow = Raz na turę możesz zapłacić 2 liry, aby przywołać na spód swojego stosu jednego swojego pomocnika z innej lokacji.

figure_help-coffee_trader = Spotkaj go, aby wziąć 1 kawę za 2 liry lub za 1 dowolny towar; potem o jego ruchu decydują dwie kości.
figure_help-courier = Spotkaj go, aby wziąć 1 list za 2 liry lub za 1 dowolny list, nawet ten właśnie wzięty; potem o jego ruchu decydują dwie kości.
figure_help-governor = Spotkaj go, aby dobrać kartę premii za 2 liry lub za dowolną kartę z ręki; potem o jego ruchu decydują dwie kości.
figure_help-smuggler = Spotkaj go, aby wziąć 1 wybrany towar za 2 liry lub za 1 dowolny towar, nawet ten właśnie wzięty; potem o jego ruchu decydują dwie kości.

event-assistant_laid = { $seat } zostawia pomocnika { FORM($place, "at") }
event-assistant_returned = { $seat } przywołuje pomocnika { FORM($place, "from") }
event-assistant_taken = { $seat } zabiera pomocnika { FORM($place, "from") }
event-auction_won = { $seat } wygrywa licytację za { $n } { count-lira.accusative_noun }
event-baksheesh_turned = Żeton bakszyszu wymaga teraz { FORM($goods, "genitive") }
event-barrier_put = { $seat } stawia barierę między { FORM($place, "instrumental") } a { FORM($to, "instrumental") }
event-bid = { $seat } licytuje { $n } { count-lira.accusative_noun }
event-called = { $seat } podaje liczbę { $n }
event-caravan_taken = { $seat } bierze żeton karawany
event-card_discarded = { $seat } odrzuca kartę „{ $card }”
event-card_drawn = { $seat } dobiera kartę „{ $card }”
event-card_drawn_hidden = { $seat } dobiera kartę premii
event-card_played = { $seat } zagrywa kartę „{ $card }”
event-card_taken = { $seat } bierze kartę „{ $card }” ze stosu kart odrzuconych
event-coffee = { $seat } otrzymuje { $n } { count-coffee.accusative_noun }
event-coffee_paid = { $seat } płaci { $n } { count-coffee.accusative_noun }
event-companion_home = { $seat } bierze partnera do swoich zasobów
event-companion_moved = { $seat } wysyła partnera { FORM($place, "to") }
event-companion_placed = { $seat } wystawia partnera { FORM($place, "at") }
event-deck_shuffled =
    Odrzucone karty premii stają się nową talią: { $n } { $n ->
        [one] karta
        [few] karty
       *[many] kart
    }
event-demand = { FORM($place, "at") } jest teraz popyt na { FORM($goods, "accusative") }
event-die_turned = Jedna kość zostaje obrócona: na kościach jest teraz { $first } i { $second }
event-double_turn = { $seat } rozgrywa jeszcze jedną turę
event-extension = { $seat } rozbudowuje wózek (rozszerzenie { $n } z 3)
event-family_caught = { $seat } łapie krewnego gracza { $other }
event-family_returned = { $seat } odsyła krewnego na Posterunek policji
event-family_sent = { $seat } wysyła krewnego { FORM($place, "to") }
event-fifth_assistant = { $seat } otrzymuje piątego pomocnika
event-figure_moved = { $figure } idzie { FORM($place, "to") }
event-game_over = Koniec gry
event-goal_reached =
    { $seat } ma { $n } { $n ->
        [one] rubin
        [few] rubiny
       *[many] rubinów
    }: to ostatnia runda
event-goods = { $seat } otrzymuje { FORM($goods, "accusative") }
event-goods_paid = { $seat } oddaje { FORM($goods, "accusative") }
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
event-kiosk_revealed = Zostaje odkryty żeton kiosku „{ $kiosk }”
event-kiosk_shuffled =
    { $n } { $n ->
        [one] żeton kiosku zostaje potasowany
        [few] żetony kiosku zostają potasowane
       *[many] żetonów kiosku zostaje potasowanych
    }
event-kiosk_taken = { $seat } bierze żeton kiosku „{ $kiosk }”
event-last_cards = Gra się kończy: można zagrać ostatnie karty
event-letter_delivered = { $seat } doręcza list { FORM($place, "to") }
event-letter_given =
    { $seat } odrzuca list zaadresowany { FORM($place, "to") } ({ $n } { $n ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    })
event-letter_taken = { $seat } bierze list zaadresowany { FORM($place, "to") }
event-letters_shuffled =
    { $n } { $n ->
        [one] zużyty list zostaje potasowany
        [few] zużyte listy zostają potasowane
       *[many] zużytych listów zostaje potasowanych
    }
event-lira = { $seat } otrzymuje { $n } { count-lira.accusative_noun }
event-lira_paid = { $seat } płaci { $n } { count-lira.accusative_noun }
event-mail =
    Na Poczcie { $n ->
        [0] wszystkie znaczniki są znów w górnym rzędzie
        [one] { $n } z 4 znaczników jest w dolnym rzędzie
        [4] wszystkie znaczniki są w dolnym rzędzie
        [few] { $n } z 4 znaczników są w dolnym rzędzie
       *[many] { $n } z 4 znaczników jest w dolnym rzędzie
    }
event-merchant_paid = { $seat } płaci { $n } { count-lira.accusative_noun } graczowi { $other }
event-mosque_tile = { $seat } bierze { $colour }
event-moved = { $seat } idzie { FORM($place, "to") }
event-neutral_assistant_laid = { $seat } zostawia neutralnego pomocnika { FORM($place, "at") }
event-neutral_assistant_taken = { $seat } zabiera neutralnego pomocnika { FORM($place, "from") }
event-neutral_paid = { $seat } płaci do zasobów { $n } { count-lira.accusative_noun } za { FORM($figure, "accusative") }
event-nothing_drawn = { $seat } nie dobiera niczego: nie ma już kart
event-passed = { $seat } pasuje
event-price = Następny rubin { FORM($place, "from") } kosztuje { FORM($cost, "accusative") }
event-rolled = Na kościach wypada { $first } i { $second }
event-rolled_one = Na kości wypada { $n }
event-ruby = { $seat } otrzymuje rubin { FORM($place, "from") }
event-skipped = { $seat } pomija akcję { FORM($place, "genitive") }
event-sold = { $seat } sprzedaje { FORM($place, "at") } { FORM($goods, "accusative") } za { $n } { count-lira.accusative_noun }
event-tavern_tile = { $seat } bierze żeton tawerny „{ $tile }”
event-tile_used = { $seat } używa { FORM($colour, "genitive") }
event-turn_cut_short = { $seat } natychmiast kończy turę
event-assistant_laid_there = { $seat } zostawia tam pomocnika
event-assistant_taken_there = { $seat } zabiera stamtąd pomocnika
event-letter_delivered_there = { $seat } doręcza tam list
event-neutral_assistant_laid_there = { $seat } zostawia tam neutralnego pomocnika
event-neutral_assistant_taken_there = { $seat } zabiera stamtąd neutralnego pomocnika

prompt-action = Co robisz { FORM($place, "at") }?
prompt-again = Co robisz tym razem { FORM($place, "at") }?
prompt-any_place = Dokąd idziesz? (dowolna lokacja)
prompt-barrier = Gdzie stawiasz barierę? Wybierz lokację o niższym numerze.
prompt-barrier_action = Bariera stoi. Akcję której lokacji wykonujesz?
prompt-barrier_second = Która lokacja jest po drugiej stronie bariery, obok { FORM($place, "genitive") }?
prompt-bid = Licytacja 2 kart premii; nikt jeszcze nie licytował. Ile licytujesz?
prompt-bid_held =
    Licytacja 2 kart premii; najwyższa oferta to { $n } { $n ->
        [one] lira
        [few] liry
       *[many] lir
    } ({ $seat }). Ile licytujesz?
prompt-black_market_good = Jaki towar bierzesz dodatkowo?
prompt-coffee_trader_payment = Jak płacisz handlarzowi kawy?
prompt-companion_two = Dokąd idzie twój partner? (2 kroki)
prompt-copy_discard = Jak zagrywasz skopiowaną kartę?
prompt-corner = Do którego narożnika idziesz?
prompt-courier_payment = Jak płacisz kurierowi?
prompt-dice_rewards_coffee = Jaki towar bierzesz?
prompt-dice_rewards_letter = Co bierzesz?
prompt-discard = Którą kartę odrzucasz?
prompt-discard_guild = Którą kartę gildii odrzucasz?
prompt-double_turn =
    Odrzucasz listy mające razem co najmniej { $seals } { $seals ->
        [one] pieczęć
        [few] pieczęcie
       *[many] pieczęci
    }, aby rozegrać jeszcze jedną turę? (jak dotąd { $n })
prompt-encounters = Spotykasz kogoś czy kończysz turę?
prompt-exchange = Co oddajesz? (najwyżej 3 sztuki)
prompt-exchange_take = Co bierzesz w zamian?
prompt-fountain_more = Przywołujesz jeszcze jednego pomocnika?
prompt-give_letters = Które listy odrzucasz? (jak dotąd { $n } z { $seals } pieczęci)
prompt-governor_payment = Jak płacisz gubernatorowi?
prompt-guild_2 = Jakie towary bierzesz dodatkowo?
prompt-guild_3 = Jakie towary bierzesz dodatkowo?
prompt-guild_4 = Jakie towary bierzesz dodatkowo?
prompt-guild_6 = Skąd bierzesz następną kartę?
prompt-guild_7 = Przywołujesz pomocników przed turą?
prompt-guild_8 = Jakiego koloru bierzesz 2 towary?
prompt-guild_9 = Jaką liczbę podajesz w Herbaciarni?
prompt-guild_10 = Jakie towary sprzedajesz na Dużym targu? (dowolne)
prompt-guild_11 = Jakie towary sprzedajesz na Małym targu? (dowolne)
prompt-guild_12 = Dokąd wysyłasz krewnego?
prompt-guild_14 = Który żeton Małego meczetu bierzesz?
prompt-guild_15 = Który żeton Wielkiego meczetu bierzesz?
prompt-guild_18 = Którą kartę gildii odrzucasz?
prompt-guild_19 = Dwie różne akcje Tawerny: którą wykonujesz teraz?
prompt-join_merchant = Idziesz tam. Używasz pomocnika?
prompt-kiosk_tile = Używasz żetonu kiosku „{ $tile }”?
prompt-last_cards = Gra się kończy. Zagrywasz jeszcze jakąś kartę?
prompt-merchants = Płacisz tutejszym kupcom { $n } { count-lira.accusative_noun }?
prompt-move = Dokąd idziesz?
prompt-move_3_4 = Dokąd idziesz? (3 lub 4 kroki)
prompt-put_figure = Dokąd przenosisz pionek?
prompt-red_tile = Wypadło { $first } i { $second }. Zmieniasz wynik?
prompt-roasting_more = Wykonujesz jeszcze jedną wymianę w Palarni kawy?
prompt-second_card = Skąd bierzesz drugą kartę?
prompt-small_market_any = Jakie towary sprzedajesz? (dowolne)
prompt-smuggler_good = Jaki towar bierzesz od przemytnika?
prompt-smuggler_payment = Jak płacisz przemytnikowi?
prompt-stay = Zostajesz tutaj. Używasz pomocnika?
prompt-take_kiosk = Który żeton kiosku bierzesz?

action-act = Wykonaj akcję { FORM($place, "genitive") }
action-act_all = Przywołaj wszystkich pomocników
action-act_barrier = Postaw barierę
action-act_coffee = Weź 1 kawę
action-act_companion = Weź partnera do swoich zasobów
action-act_deck = Weź kartę z talii
action-act_extra = Uzupełnij towary do pełna i za { $n } { count-lira.accusative_noun } weź jeszcze { FORM($goods, "accusative") }
action-act_good = Weź { FORM($goods, "accusative") }
action-act_goods = Oddaj { FORM($goods, "accusative") }
action-act_lira = Wymień { $n } { count-lira.accusative_noun } na kawę
action-act_number = Podaj liczbę { $n }
action-act_pile = Weź wierzchnią kartę ze stosu kart odrzuconych
action-act_pile_card = Weź „{ $card }” ze stosu kart odrzuconych
action-act_place = Przywołaj pomocnika { FORM($place, "from") }
action-act_police = Wyślij krewnego { FORM($place, "to") }
action-act_roast = Wymień { FORM($goods, "accusative") } na kawę
action-act_ruby = Weź następny rubin { FORM($place, "from") }
action-act_sell = Sprzedaj { FORM($goods, "accusative") }
action-act_tavern = Weź żeton tawerny „{ $tile }”
action-act_tile = Weź { $colour }
action-bid = Licytuj { $n } { count-lira.accusative_noun }
action-card = Zagraj „{ $card }”
action-card_assistant_back = Zagraj „Powrót pomocnika” i przywołaj pomocnika { FORM($place, "from") }
action-card_die_to_six = Zagraj „Kość na 6” i obróć kość z wynikiem { $n }
action-card_family_step = Zagraj „Krewny o 1 krok” i wyślij krewnego { FORM($place, "to") }
action-card_family_to_police_card = Zagraj „Krewny na posterunek” i weź kartę premii
action-card_family_to_police_lira = Zagraj „Krewny na posterunek” i weź 3 liry
action-card_good_for_lira = Zagraj „7 lir za 1 towar” i oddaj { FORM($goods, "accusative") }
action-card_join_merchant = Zagraj „Do innego kupca” i idź do kupca gracza { $other }
action-card_meet_from_afar = Zagraj „Spotkanie z daleka” i spotkaj { FORM($figure, "accusative") }
action-card_one_good = Zagraj „1 towar” i weź { FORM($goods, "accusative") }
action-catch_card = Złap krewnego gracza { $other } i weź kartę premii
action-catch_lira = Złap krewnego gracza { $other } i weź 3 liry
action-companion = Wyślij partnera { FORM($place, "to") }
action-discard = Odrzuć „{ $card }”
action-discard_guild = Odrzuć kartę gildii „{ $card }”
action-done = Gotowe
action-done_double = Rozegraj jeszcze jedną turę
action-end_turn = Zakończ turę
action-give = Oddaj { FORM($goods, "accusative") }
action-give_letter = Odrzuć list zaadresowany { FORM($place, "to") } (1 pieczęć)
action-give_sealed = Odrzuć list doręczony { FORM($place, "to") } (2 pieczęcie)
action-guild = Zagraj zamiast tury kartę gildii „{ $card }”
action-keep = Zachowaj wynik
action-meet = Spotkaj { FORM($figure, "accusative") }
action-move = Idź { FORM($place, "to") }
action-move_lay = Idź { FORM($place, "to") } i zostaw tam pomocnika
action-move_neutral = Idź { FORM($place, "to") } i zabierz stamtąd neutralnego pomocnika
action-move_own = Idź { FORM($place, "to") } i zabierz stamtąd swojego pomocnika
action-pass = Spasuj
action-pass_double = Zrezygnuj z drugiej tury
action-pay = Zapłać { $n } { count-lira.accusative_noun }
action-pay_good = Oddaj { FORM($goods, "accusative") }
action-pay_lira = Zapłać { $n } { count-lira.accusative_noun }
action-place_companion = Wystaw partnera obok swojego kupca
action-put = Przenieś pionek { FORM($place, "to") }
action-put_barrier = Postaw barierę obok { FORM($place, "genitive") }
action-refuse = Nie płać (twoja tura się kończy)
action-skip = Pomiń akcję
action-skip_kiosk = Nie używaj go
action-take = Weź { FORM($goods, "accusative") }
action-take_kiosk = Weź żeton kiosku „{ $tile }”
action-tile_red = Obróć kość z wynikiem { $n } na 4
action-tile_red_reroll = Przerzuć obie kości
action-tile_yellow = Zapłać 2 liry (żółty żeton) i przywołaj pomocnika { FORM($place, "from") }
action-use = Użyj go
action-use_at = Wykonaj akcję { FORM($place, "genitive") }
action-use_coffee = Weź zamiast tego kawę
action-visit = Idź { FORM($place, "to") } bez użycia pomocnika (twoja tura się kończy)
