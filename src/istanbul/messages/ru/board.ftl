place-auction_house = Аукционный дом
    .to = в Аукционный дом
    .at = в Аукционном доме
    .from = из Аукционного дома
    .genitive = Аукционного дома
    .gender = masculine
place-black_market = Чёрный рынок
    .to = на Чёрный рынок
    .at = на Чёрном рынке
    .from = с Чёрного рынка
    .genitive = Чёрного рынка
    .gender = masculine
place-caravansary = Караван-сарай
    .to = в Караван-сарай
    .at = в Караван-сарае
    .from = из Караван-сарая
    .genitive = Караван-сарая
    .gender = masculine
place-catacombs = Катакомбы
    .to = в Катакомбы
    .at = в Катакомбах
    .from = из Катакомб
    .genitive = Катакомб
    .gender = plural
place-coffee_house = Кофейня
    .to = в Кофейню
    .at = в Кофейне
    .from = из Кофейни
    .genitive = Кофейни
    .gender = feminine
place-embassy = Посольство
    .to = в Посольство
    .at = в Посольстве
    .from = из Посольства
    .genitive = Посольства
    .gender = neuter
place-fabric_warehouse = Склад тканей
    .to = на Склад тканей
    .at = на Складе тканей
    .from = со Склада тканей
    .genitive = Склада тканей
    .gender = masculine
place-fountain = Фонтан
    .to = к Фонтану
    .at = у Фонтана
    .from = от Фонтана
    .genitive = Фонтана
    .gender = masculine
place-fruit_warehouse = Склад фруктов
    .to = на Склад фруктов
    .at = на Складе фруктов
    .from = со Склада фруктов
    .genitive = Склада фруктов
    .gender = masculine
place-gemstone_dealer = Ювелир
    .to = к Ювелиру
    .at = у Ювелира
    .from = от Ювелира
    .genitive = Ювелира
    .gender = masculine
place-great_mosque = Большая мечеть
    .to = в Большую мечеть
    .at = в Большой мечети
    .from = из Большой мечети
    .genitive = Большой мечети
    .gender = feminine
place-guild_hall = Торговая гильдия
    .to = в Торговую гильдию
    .at = в Торговой гильдии
    .from = из Торговой гильдии
    .genitive = Торговой гильдии
    .gender = feminine
place-kiosk = Павильон
    .to = в Павильон
    .at = в Павильоне
    .from = из Павильона
    .genitive = Павильона
    .gender = masculine
place-large_market = Большой рынок
    .to = на Большой рынок
    .at = на Большом рынке
    .from = с Большого рынка
    .genitive = Большого рынка
    .gender = masculine
place-police_station = Полицейский участок
    .to = в Полицейский участок
    .at = в Полицейском участке
    .from = из Полицейского участка
    .genitive = Полицейского участка
    .gender = masculine
place-post_office = Почта
    .to = на Почту
    .at = на Почте
    .from = с Почты
    .genitive = Почты
    .gender = feminine
place-roasting_plant = Цех обжарки
    .to = в Цех обжарки
    .at = в Цехе обжарки
    .from = из Цеха обжарки
    .genitive = Цеха обжарки
    .gender = masculine
place-secret_society = Тайное общество
    .to = в Тайное общество
    .at = в Тайном обществе
    .from = из Тайного общества
    .genitive = Тайного общества
    .gender = neuter
place-small_market = Малый рынок
    .to = на Малый рынок
    .at = на Малом рынке
    .from = с Малого рынка
    .genitive = Малого рынка
    .gender = masculine
place-small_mosque = Малая мечеть
    .to = в Малую мечеть
    .at = в Малой мечети
    .from = из Малой мечети
    .genitive = Малой мечети
    .gender = feminine
place-spice_warehouse = Склад специй
    .to = на Склад специй
    .at = на Складе специй
    .from = со Склада специй
    .genitive = Склада специй
    .gender = masculine
place-sultans_palace = Дворец
    .to = во Дворец
    .at = во Дворце
    .from = из Дворца
    .genitive = Дворца
    .gender = masculine
place-tavern = Таверна
    .to = в Таверну
    .at = в Таверне
    .from = из Таверны
    .genitive = Таверны
    .gender = feminine
place-tea_house = Чайная
    .to = в Чайную
    .at = в Чайной
    .from = из Чайной
    .genitive = Чайной
    .gender = feminine
place-wainwright = Мастерская
    .to = в Мастерскую
    .at = в Мастерской
    .from = из Мастерской
    .genitive = Мастерской
    .gender = feminine

short-auction_house = Аукцион
short-black_market = Чёрн. рын.
short-caravansary = Караван-с.
short-catacombs = Катакомбы
short-coffee_house = Кофейня
short-embassy = Посольство
short-fabric_warehouse = Ткани
short-fountain = Фонтан
short-fruit_warehouse = Фрукты
short-gemstone_dealer = Ювелир
short-great_mosque = Бол. мечеть
short-guild_hall = Гильдия
short-kiosk = Павильон
short-large_market = Бол. рынок
short-police_station = Участок
short-post_office = Почта
short-roasting_plant = Обжарка
short-secret_society = Тайн. общ.
short-small_market = Мал. рынок
short-small_mosque = Мал. мечеть
short-spice_warehouse = Специи
short-sultans_palace = Дворец
short-tavern = Таверна
short-tea_house = Чайная
short-wainwright = Мастерская

good-blue = драгоценности
good-coffee = кофе
good-green = специи
good-red = ткани
good-yellow = фрукты

figure-coffee_trader = продавец кофе
    .with = с продавцом кофе
figure-courier = посыльный
    .with = с посыльным
figure-governor = управляющий
    .with = с управляющим
figure-neutral_1 = ничейный торговец 1
    .with = с ничейным торговцем 1
figure-neutral_2 = ничейный торговец 2
    .with = с ничейным торговцем 2
figure-neutral_3 = ничейный торговец 3
    .with = с ничейным торговцем 3
figure-smuggler = контрабандист
    .with = с контрабандистом

colour-blue = синий жетон
colour-green = зелёный жетон
colour-red = красный жетон
colour-yellow = жёлтый жетон

card-any_place = Куда угодно за 3 лиры
card-assistant_back = Вернуть помощника
card-coffee_house_again = Кофейня ещё раз
card-companion_two = Партнёр на 2 шага
card-copy_discard = Повтор верхней карты сброса
card-corner = В угол
card-dealer_again = Ювелир ещё раз
card-dice_rewards_coffee = Кубики: лиры, товары, кофе
card-dice_rewards_letter = Кубики: лиры, товары, письма
card-die_to_six = Кубик на 6
card-exchange = Обмен до 3
card-family_step = Родственник на 1 шаг
card-family_to_police = Родственник в участок
card-five_lira = 5 лир
card-good_for_lira = 7 лир за 1 товар
card-green_good_lira = 1 специя и 3 лиры
card-guild_for_coffee = Карта гильдии за 2 кофе
card-join_merchant = К другому торговцу
card-letter = 1 письмо
card-lira_for_coffee = 8 лир за 1 кофе
card-meet_from_afar = Встреча издалека
card-mosque_again = Мечеть ещё раз
card-move_3_4 = Пройти 3–4 шага
card-one_good = 1 товар
card-palace_again = Дворец ещё раз
card-post_office_again = Почта ещё раз
card-red_good_lira = 1 ткань и 3 лиры
card-secret_society_again = Тайное общество ещё раз
card-small_market_any = Малый рынок: любые товары
card-stay = Остаться на месте
card-two_coffee = 2 кофе
card-wainwright_again = Мастерская ещё раз
card-yellow_good_lira = 1 фрукт и 3 лиры

card_help-any_place = Заплатите 3 лиры и вместо 1–2 шагов идите в любое место.
card_help-assistant_back = Перед движением верните одного своего помощника из любого места под низ своей стопки.
card_help-coffee_house_again = Сразу после действия места «Кофейня» повторите его по новой цене.
card_help-companion_two = Ваш партнёр проходит ровно 2 шага вместо 1.
card_help-copy_discard = Выполните верхнюю карту сброса, как если бы это была она.
card_help-corner = Вместо 1–2 шагов идите в любой угол поля.
card_help-dealer_again = Сразу после действия места «Ювелир» повторите его по новой цене.
card_help-dice_rewards_coffee = Бросьте два кубика; каждый даёт 2 лиры (1–2), 1 товар (3–4) или 2 кофе (5–6).
card_help-dice_rewards_letter = Бросьте два кубика; каждый даёт 2 лиры (1–2), 1 товар или кофе (3–4) или 1 письмо (5–6).
card_help-die_to_six = После своего броска, который не перемещает фигуру, поверните один кубик на 6.
card_help-exchange = Обменяйте до 3 товаров или кофе на столько же других.
card_help-family_step = Вместо вашего хода родственник, если он не в участке, делает один шаг и выполняет действие там.
card_help-family_to_police = Ваш родственник возвращается в полицейский участок, а вы получаете 3 лиры или карту бонуса.
card_help-five_lira = В любой момент своего хода вы получаете 5 лир.
card_help-good_for_lira = Отдайте 1 товар или кофе и получите 7 лир.
card_help-green_good_lira = Вы получаете 1 специю (зелёный товар) и 3 лиры.
card_help-guild_for_coffee = Заплатите 2 кофе и возьмите карту гильдии из колоды.
card_help-join_merchant = Вместо 1–2 шагов идите к торговцу другого игрока; ему вы не платите.
card_help-letter = Возьмите 1 письмо.
card_help-lira_for_coffee = Заплатите 1 кофе и получите 8 лир.
card_help-meet_from_afar = Встретьтесь с управляющим, контрабандистом, продавцом кофе или посыльным, где бы он ни был; плата обычная.
card_help-mosque_again = Сразу после действия малой или большой мечети повторите его.
card_help-move_3_4 = Пройдите 3 или 4 шага вместо 1 или 2.
card_help-one_good = До или после действия вы получаете 1 товар на выбор.
card_help-palace_again = Сразу после действия места «Дворец» повторите его по новой цене.
card_help-post_office_again = Сразу после действия места «Почта» повторите его.
card_help-red_good_lira = Вы получаете 1 ткань (красный товар) и 3 лиры.
card_help-secret_society_again = Сразу после действия места «Тайное общество» повторите его.
card_help-small_market_any = На малом рынке продайте от 1 до 5 любых товаров, что бы ни показывал жетон спроса.
card_help-stay = Вместо движения вы остаётесь на месте, но помощника всё равно нужно оставить или подобрать.
card_help-two_coffee = В любой момент своего хода вы получаете 2 кофе.
card_help-wainwright_again = Сразу после действия места «Мастерская» повторите его.
card_help-yellow_good_lira = Вы получаете 1 фрукт (жёлтый товар) и 3 лиры.

guild-guild_1 = Дешёвое расширение
guild-guild_2 = Ткани и 2 товара
guild-guild_3 = Специи и 2 товара
guild-guild_4 = Фрукты и 2 товара
guild-guild_5 = Почта дважды
guild-guild_6 = 3 карты бонуса
guild-guild_7 = Вернуть помощников и ходить
guild-guild_8 = Чёрный рынок вдвойне
guild-guild_9 = Чайная вдвойне
guild-guild_10 = Большой рынок, любые товары
guild-guild_11 = Малый рынок и 3 кофе
guild-guild_12 = Родственник куда угодно
guild-guild_13 = Рубин дворца и 3 кофе
guild-guild_14 = Малая мечеть за 1 товар
guild-guild_15 = Большая мечеть за 1 товар
guild-guild_16 = Рубин ювелира и 3 кофе
guild-guild_17 = Цех обжарки, по 3 кофе
guild-guild_18 = 3 карты гильдии
guild-guild_19 = Таверна дважды
guild-guild_20 = Кофейня и 5 лир

guild_help-guild_1 = Заплатите 3 лиры за расширение тележки; третье, как обычно, приносит рубин.
guild_help-guild_2 = Заполните тележку тканями (красный товар), затем возьмите 2 товара на выбор.
guild_help-guild_3 = Заполните тележку специями (зелёный товар), затем возьмите 2 товара на выбор.
guild_help-guild_4 = Заполните тележку фруктами (жёлтый товар), затем возьмите 2 товара на выбор.
guild_help-guild_5 = Выполните действие почты дважды.
guild_help-guild_6 = Возьмите 3 карты бонуса, каждую из колоды или из сброса, оставьте себе все и возьмите 1 кофе.
guild_help-guild_7 = Верните сколько угодно своих помощников, затем сделайте обычный ход.
guild_help-guild_8 = Чёрный рынок, где всё вдвойне: 2 товара одного цвета и 0, 2, 4 или 6 драгоценностей; без красного жетона.
guild_help-guild_9 = Чайная: удача приносит вдвое больше названного числа, неудача — 4 лиры; без красного жетона.
guild_help-guild_10 = Продайте от 1 до 5 товаров любых цветов по ценам большого рынка.
guild_help-guild_11 = Продайте от 1 до 5 товаров любых цветов по ценам малого рынка и возьмите 3 кофе.
guild_help-guild_12 = Ваш родственник идёт в полицейский участок, затем в любое другое место, и вы выполняете его действие.
guild_help-guild_13 = Выполните действие дворца по его цене и возьмите 3 кофе.
guild_help-guild_14 = Отдайте 1 ткань или 1 специю и возьмите этот жетон малой мечети, какое бы число на нём ни стояло.
guild_help-guild_15 = Отдайте 1 фрукт или 1 драгоценность и возьмите этот жетон большой мечети, какое бы число на нём ни стояло.
guild_help-guild_16 = Выполните действие ювелира по его цене и возьмите 3 кофе.
guild_help-guild_17 = Выполните действие цеха обжарки, получая по 3 кофе за каждый обмен.
guild_help-guild_18 = Возьмите 2 кофе и 3 карты гильдии, затем сбросьте 1.
guild_help-guild_19 = Два разных действия таверны, вместе на 1 кофе дешевле.
guild_help-guild_20 = Выполните действие кофейни по её цене и получите 5 лир.

kiosk-kiosk_1 = 1 фрукт и 1 лира
kiosk-kiosk_2 = 1 специя и 1 лира
kiosk-kiosk_3 = 1 ткань и 1 лира
kiosk-kiosk_4 = 2 фрукта
kiosk-kiosk_5 = 2 специи
kiosk-kiosk_6 = 2 ткани
kiosk-kiosk_7 = 1 фрукт
kiosk-kiosk_8 = 1 специя
kiosk-kiosk_9 = 1 ткань
kiosk-kiosk_10 = 1 драгоценность
kiosk-kiosk_11 = 1 карта бонуса
kiosk-kiosk_12 = 2 лиры
kiosk-kiosk_13 = 1 кофе или 2 лиры
kiosk-kiosk_14 = 1 кофе или 3 лиры
kiosk-kiosk_15 = партнёр в ваш запас
kiosk-kiosk_16 = один кубик, столько лир
kiosk-kiosk_17 = расширение за 10 лир
kiosk-kiosk_18 = расширение за товары всех цветов
kiosk-kiosk_19 = торговец к фонтану
kiosk-kiosk_20 = товар или кофе ↔ письмо
kiosk-kiosk_21 = карта бонуса ↔ письмо
kiosk-kiosk_22 = письмо за 2 лиры или 3 лиры за письмо
kiosk-kiosk_23 = товар или кофе за 2 лиры, или 3 лиры за него
kiosk-kiosk_24 = карта бонуса за 2 лиры, или 3 лиры за неё

tavern-encounters = встречи
tavern-movement = движение

tavern_help-encounters = Управляющий, контрабандист, продавец кофе и посыльный ничего не берут с вас за встречу; затем они уходят как обычно.
tavern_help-movement = Вместо 1–2 шагов ваш торговец может пройти по прямой на любое расстояние.

thing-barrier = заслон
thing-coffee = кофе
thing-companion = партнёр
thing-letter = письмо
thing-seal = печать

thing_help-barrier = Лежит между двумя соседними местами; перейти его может только владелец жетона заслона. Броскам и прыжкам он не мешает.
thing_help-coffee = Им платят в таверне и кофейне. Это не товар: места он не занимает, и его может быть сколько угодно.
thing_help-companion = Вторая фигура: её зовут у фонтана и ставят к торговцу; она ходит вместо него ровно на 1 шаг и обходится без помощников.
thing_help-letter = Показывает место и 1 печать. Когда там стоит ваша фигура, письмо доставлено: на обороте 2 печати.
thing_help-seal = Печати стоят на письмах: за 3 и больше раз в раунд даётся второй ход, ровно за 6 — рубин в тайном обществе.

place_help-auction_house = Получите 1 товар, затем 2 карты бонуса разыгрываются на аукционе: каждый делает ставку один раз, в конце вы можете её поднять; другой победитель платит вам.
place_help-black_market = Бросьте два кубика: они дают до 3 драгоценностей (синий товар); кроме того, возьмите 1 красный, зелёный или жёлтый товар.
place_help-caravansary = Возьмите 2 карты бонуса, каждую из колоды или из сброса, затем сбросьте 1; с дополнением «Кофе и бакшиш» возьмите ещё 1 кофе.
place_help-catacombs = Получите 1 товар или 1 кофе, затем поставьте действовавшую фигуру на любое место; там ничего не происходит.
place_help-coffee_house = Заплатите цену в кофе и возьмите рубин; следующий будет на 1 кофе дороже.
place_help-embassy = Возьмите 2 письма.
place_help-fabric_warehouse = Заполните тележку тканями (красный товар).
place_help-fountain = Верните сколько угодно своих помощников, с дополнением «Письма и печати» и партнёра; здесь не нужны ни помощник, ни плата.
place_help-fruit_warehouse = Заполните тележку фруктами (жёлтый товар).
place_help-gemstone_dealer = Заплатите цену в лирах и возьмите рубин; следующий будет на 1 лиру дороже.
place_help-great_mosque = Если товаров нужного цвета хватает, отдайте 1 из них за синий или жёлтый жетон; оба вместе приносят рубин.
place_help-guild_hall = Возьмите 1 кофе и 2 карты гильдии, затем сбросьте 1 карту гильдии с руки.
place_help-kiosk = Возьмите 1 письмо; затем открываются жетоны павильона, на один больше числа игроков: каждый берёт один и может применить его, вы — и последний.
place_help-large_market = Продайте от 1 до 5 товаров с жетона спроса и получите от 3 до 25 лир.
place_help-police_station = Если ваш родственник здесь, он может уйти в любое другое место и выполнить действие там.
place_help-post_office = Получите товары и лиры с четырёх открытых делений; затем почтовые маркеры сдвигаются.
place_help-roasting_plant = До трёх разных обменов, каждый на 2 кофе: 2 лиры, 1 любой товар, 1 карта бонуса или гильдии.
place_help-secret_society = Сбросьте письма ровно с 6 печатями, чтобы взять рубин из Дворца, у Ювелира или из Кофейни и лиры из крайней левой занятой ячейки (3, затем 2, затем 1).
place_help-small_market = Продайте от 1 до 5 товаров с жетона спроса и получите от 2 до 20 лир.
place_help-small_mosque = Если товаров нужного цвета хватает, отдайте 1 из них за красный или зелёный жетон; оба вместе приносят рубин.
place_help-spice_warehouse = Заполните тележку специями (зелёный товар).
place_help-sultans_palace = Отдайте нужные товары и возьмите рубин; следующий будет на один товар дороже.
place_help-tavern = Одно из трёх: заслон и действие места рядом с ним за 2 кофе; жетон таверны; рубин с одной из шкал за 4 кофе и товары с жетона бакшиша.
place_help-tea_house = Объявите число от 3 до 12 и бросьте два кубика: выпало не меньше — получите столько лир, иначе 2.
place_help-wainwright = Заплатите 7 лир за расширение тележки; третье расширение приносит рубин.

tile_help-blue = Ваш пятый помощник сразу присоединяется к стопке.
tile_help-green = На складе можно заплатить 2 лиры и получить ещё 1 любой товар.
tile_help-red = После своего броска в чайной или на чёрном рынке поверните один кубик на 4 или один раз перебросьте оба.
tile_help-yellow = Раз в ход можно заплатить 2 лиры и вернуть одного своего помощника из другого места под низ своей стопки.

figure_help-coffee_trader = При встрече можно взять 1 кофе за 2 лиры или 1 товар; затем его перемещают два кубика.
figure_help-courier = При встрече можно взять 1 письмо за 2 лиры или за 1 любое письмо (можно то же самое); затем его перемещают два кубика.
figure_help-governor = При встрече можно взять карту бонуса за 2 лиры или за карту с руки; затем его перемещают два кубика.
figure_help-smuggler = При встрече можно взять 1 товар на выбор за 2 лиры или за 1 любой товар (можно тот же самый); затем его перемещают два кубика.

event-assistant_laid = { $seat } оставляет { FORM($place, "at") } помощника
event-assistant_returned = { $seat } возвращает помощника { FORM($place, "from") }
event-assistant_taken = { $seat } подбирает { FORM($place, "at") } помощника
event-auction_won =
    { $seat } выигрывает аукцион за { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
event-baksheesh_turned = Жетон бакшиша теперь требует { $goods }
event-barrier_put = { $seat } размещает барьер: { $place } / { $to }
event-bid =
    { $seat } ставит { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
event-called = { $seat } называет число { $n }
event-caravan_taken = { $seat } берёт жетон каравана
event-card_discarded = { $seat } сбрасывает карту «{ $card }»
event-card_drawn = { $seat } берёт из колоды «{ $card }»
event-card_drawn_hidden = { $seat } берёт карту бонуса из колоды
event-card_played = { $seat } играет карту «{ $card }»
event-card_taken = { $seat } берёт из сброса «{ $card }»
event-coffee = { $seat } получает { $n } кофе
event-coffee_paid = { $seat } платит { $n } кофе
event-companion_home = { $seat } берёт партнёра в свой запас
event-companion_moved = { $seat } отправляет партнёра { FORM($place, "to") }
event-companion_placed = { $seat } выставляет партнёра { FORM($place, "at") }
event-deck_shuffled =
    Сброс перемешан в новую колоду: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
event-demand = { $place }, спрос: { $goods }
event-die_turned = Кубик повёрнут: теперь { $first } и { $second }
event-double_turn = { $seat } ходит ещё раз
event-extension = { $seat } расширяет тележку ({ $n } из 3)
event-family_caught = { $seat } ловит родственника игрока { $other }
event-family_returned = { $seat } возвращает родственника в Полицейский участок
event-family_sent = { $seat } отправляет родственника { FORM($place, "to") }
event-fifth_assistant = { $seat } получает пятого помощника
event-figure_moved = { $figure } уходит { FORM($place, "to") }
event-game_over = Игра окончена
event-goal_reached =
    { $seat }: { $n } { $n ->
        [one] рубин
        [few] рубина
       *[many] рубинов
    }. Это последний раунд
event-goods = { $seat } получает { $goods }
event-goods_paid = { $seat } отдаёт { $goods }
event-guild_discarded = { $seat } сбрасывает карту гильдии «{ $guild }»
event-guild_drawn = { $seat } берёт карту гильдии «{ $guild }»
event-guild_drawn_hidden = { $seat } берёт карту гильдии из колоды
event-guild_played = { $seat } играет карту гильдии «{ $guild }»
event-guild_shuffled =
    Сброшенные карты гильдии становятся новой колодой: { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
event-kiosk_revealed = Жетон павильона: { $kiosk }
event-kiosk_shuffled = Жетоны павильона перемешаны: { $n }
event-kiosk_taken = { $seat } берёт жетон павильона «{ $kiosk }»
event-last_cards = Разыгрываются последние карты
event-letter_delivered = { $seat } доставляет письмо { FORM($place, "to") }
event-letter_given =
    { $seat } сбрасывает письмо { FORM($place, "to") } ({ $n } { $n ->
        [one] печать
        [few] печати
       *[many] печатей
    })
event-letter_taken = { $seat } берёт письмо { FORM($place, "to") }
event-letters_shuffled = Использованные письма перемешаны: { $n }
event-lira =
    { $seat } получает { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
event-lira_paid =
    { $seat } платит { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
event-mail = Почта: маркеров внизу — { $n } из 4
event-merchant_paid =
    { $seat } платит игроку { $other } { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
event-mosque_tile = { $seat } берёт { $colour }
event-moved = { $seat } идёт { FORM($place, "to") }
event-neutral_assistant_laid = { $seat } оставляет { FORM($place, "at") } ничейного помощника
event-neutral_assistant_taken = { $seat } подбирает { FORM($place, "at") } ничейного помощника
event-neutral_paid =
    { $seat } платит в запас { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    } ({ $figure })
event-nothing_drawn = { $seat } ничего не берёт: карт не осталось
event-passed = { $seat } пасует
event-price = { $place }: цена следующего рубина — { $cost }
event-rolled = Выпало { $first } и { $second }
event-rolled_one = Выпало { $n }
event-ruby = { $seat } получает рубин { FORM($place, "at") }
event-skipped = { $seat } пропускает действие { FORM($place, "at") }
event-sold =
    { $seat } продаёт { FORM($place, "at") } { $goods } за { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
event-tavern_tile = { $seat } берёт жетон таверны «{ $tile }»
event-tile_used = { $seat } применяет { $colour } мечети
event-turn_cut_short = { $seat } сразу завершает ход
event-assistant_laid_there = { $seat } оставляет там помощника
event-assistant_taken_there = { $seat } подбирает там помощника
event-letter_delivered_there = { $seat } доставляет туда письмо
event-neutral_assistant_laid_there = { $seat } оставляет там ничейного помощника
event-neutral_assistant_taken_there = { $seat } подбирает там ничейного помощника

prompt-action = { $place }: что делаем?
prompt-again = { $place }, ещё раз: что делаем?
prompt-any_place = Куда идём? Можно куда угодно
prompt-barrier = Заслон: первое из двух мест (с меньшим номером)?
prompt-barrier_action = Заслон стоит. Чьё действие выполнить?
prompt-barrier_second = Заслон, первое место — { $place }. Какое соседнее?
prompt-bid = Аукцион: 2 карты бонуса, высшая ставка { $n }. Ваша ставка?
prompt-black_market_good = Какой товар взять ещё?
prompt-coffee_trader_payment = Чем заплатить продавцу кофе?
prompt-companion_two = Куда идёт партнёр? Ровно 2 шага
prompt-copy_discard = Как сыграть повторяемую карту?
prompt-corner = В какой угол?
prompt-courier_payment = Чем заплатить посыльному?
prompt-dice_rewards_coffee = Какой товар взять?
prompt-dice_rewards_letter = Что взять?
prompt-discard = Какую карту сбросить?
prompt-discard_guild = Какую карту гильдии сбросить?
prompt-double_turn = Ещё один ход за письма с печатями ({ $seals } или больше)? Уже отдано: { $n }
prompt-encounters = Будут встречи или завершаем ход?
prompt-exchange = Что отдать? До 3
prompt-exchange_take = Что взять взамен?
prompt-fountain_more = Вернуть ещё одного помощника?
prompt-give_letters = Какие письма отдать? Печатей: { $n } из { $seals }
prompt-governor_payment = Чем заплатить управляющему?
prompt-guild_2 = Какие товары взять ещё?
prompt-guild_3 = Какие товары взять ещё?
prompt-guild_4 = Какие товары взять ещё?
prompt-guild_6 = Откуда взять следующую карту?
prompt-guild_7 = Вернуть помощников перед ходом?
prompt-guild_8 = Каких товаров взять 2?
prompt-guild_9 = Чайная: какое число назвать?
prompt-guild_10 = Какие товары продать на большом рынке? Подойдут любые.
prompt-guild_11 = Какие товары продать на малом рынке? Подойдут любые.
prompt-guild_12 = Куда идёт родственник?
prompt-guild_14 = Какой жетон малой мечети?
prompt-guild_15 = Какой жетон большой мечети?
prompt-guild_18 = Какую карту гильдии сбросить?
prompt-guild_19 = Таверна, два разных действия: какое сейчас?
prompt-join_merchant = Вы идёте туда. Задействовать помощника?
prompt-kiosk_tile = Жетон павильона «{ $tile }»: применить?
prompt-last_cards = Игра заканчивается: сыграть ещё карту?
prompt-merchants =
    Заплатить торговцам здесь { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }?
prompt-move = Куда идём?
prompt-move_3_4 = Куда идём? 3 или 4 шага
prompt-put_figure = На какое место поставить фигуру?
prompt-red_tile = Выпало { $first } и { $second }. Изменить кубики?
prompt-roasting_more = Цех обжарки: ещё один обмен?
prompt-second_card = Откуда взять вторую карту?
prompt-small_market_any = Какие товары продать? Подойдут любые.
prompt-smuggler_good = Какой товар взять у контрабандиста?
prompt-smuggler_payment = Чем заплатить контрабандисту?
prompt-stay = Вы остаётесь здесь. Задействовать помощника?
prompt-take_kiosk = Какой жетон павильона взять?

action-act = Выполнить действие { FORM($place, "at") }
action-act_all = Вернуть всех помощников
action-act_barrier = Поставить заслон
action-act_coffee = Взять 1 кофе
action-act_companion = Взять партнёра в свой запас
action-act_deck = Взять карту из колоды
action-act_extra =
    Заполнить тележку и за { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    } взять ещё { $goods }
action-act_good = Взять { $goods }
action-act_goods = Потратить { $goods }
action-act_lira =
    Обменять на кофе { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
action-act_number = Назвать число { $n }
action-act_pile = Взять верхнюю карту сброса
action-act_pile_card = Взять из сброса «{ $card }»
action-act_place = Вернуть помощника { FORM($place, "from") }
action-act_police = Отправить родственника { FORM($place, "to") }
action-act_roast = Обменять на кофе { $goods }
action-act_ruby = Взять следующий рубин { FORM($place, "at") }
action-act_sell = Продать { $goods }
action-act_tavern = Взять жетон таверны «{ $tile }»
action-act_tile = Взять { $colour }
action-bid =
    Поставить { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
action-card = Сыграть карту «{ $card }»
action-card_assistant_back = Сыграть карту «Вернуть помощника»: { $place }
action-card_die_to_six = Сыграть карту «Кубик на 6»: { $n } → 6
action-card_family_step = Сыграть карту «Родственник на 1 шаг»: { $place }
action-card_family_to_police_card = Сыграть карту «Родственник в участок» за карту бонуса
action-card_family_to_police_lira = Сыграть карту «Родственник в участок» за 3 лиры
action-card_good_for_lira = Сыграть карту «7 лир за 1 товар» и потратить { $goods }
action-card_join_merchant = Сыграть карту «К другому торговцу»: { $other }
action-card_meet_from_afar = Сыграть карту «Встреча издалека»: встреча { FORM($figure, "with") }
action-card_one_good = Сыграть карту «1 товар» и взять { $goods }
action-catch_card = Поймать родственника за карту бонуса: { $other }
action-catch_lira = Поймать родственника за 3 лиры: { $other }
action-companion = Отправить партнёра { FORM($place, "to") }
action-discard = Сбросить карту «{ $card }»
action-discard_guild = Сбросить карту гильдии «{ $card }»
action-done = Готово
action-done_double = Сделать ещё один ход
action-end_turn = Завершить ход
action-give = Отдать { $goods }
action-give_letter = Сбросить письмо { FORM($place, "to") } (1 печать)
action-give_sealed = Сбросить доставленное письмо { FORM($place, "to") } (2 печати)
action-guild = Сыграть вместо хода карту гильдии «{ $card }»
action-keep = Оставить бросок
action-meet = Встреча { FORM($figure, "with") }
action-move = Идти { FORM($place, "to") }
action-move_lay = Идти { FORM($place, "to") } и оставить там помощника
action-move_neutral = Идти { FORM($place, "to") } и подобрать там ничейного помощника
action-move_own = Идти { FORM($place, "to") } и подобрать там своего помощника
action-pass = Пас
action-pass_double = Без второго хода
action-pay =
    Заплатить { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
action-pay_good = Потратить { $goods }
action-pay_lira =
    Заплатить { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
action-place_companion = Поставить партнёра к своему торговцу
action-put = Переместить фишку { FORM($place, "to") }
action-put_barrier = Разместить барьер { FORM($place, "at") }
action-refuse = Не платить (ход завершится)
action-skip = Пропустить действие
action-skip_kiosk = Не применять
action-take = Взять { $goods }
action-take_kiosk = Взять жетон: { $tile }
action-tile_red = Повернуть кубик: { $n } → 4
action-tile_red_reroll = Перебросить оба кубика
action-tile_yellow = Заплатить 2 лиры (жёлтый жетон) и вернуть помощника { FORM($place, "from") }
action-use = Применить
action-use_at = Выполнить действие { FORM($place, "at") }
action-use_coffee = Взять вместо этого кофе
action-visit = Идти { FORM($place, "to") }, не используя помощника (ход завершится)
