### Solo races, in the browser.

race-about = You are alone in the bazaar: how few turns do you need for five rubies? Choose a board. Afterwards you can see the best route known.
race-dice = Board, start, demand tiles and dice are fixed by the race: they are the same for everybody, and on every run. The best route known needs no luck: it does not roll dice for lira or goods, and draws no cards.
race-number = Race { $n }
race-known = Best route known: { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
race-mine = Yours: { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
race-new = Not played yet
race-on = In progress
race-given = Given up
race-start = Start race { $n }
race-go = Go on with race { $n }
race-result = Result of race { $n }
race-every = All races on this board
race-turns = Your turns
race-best = Your best
race-least = Best known
race-behind =
    { $n ->
        [one] One turn more than the best route known.
       *[other] { $n } turns more than the best route known.
    }
race-equal = As fast as the best route known!
race-ahead = Faster than the best route known!
race-route = Show the best route
race-again = Run it again
race-next = Next race
race-all = All races
race-replay = My run
