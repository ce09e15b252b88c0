### The browser: what happened while somebody was away.

away-title = Gdy cię nie było
away-skip = Pomiń
away-cut = { $n ->
        [one] To nie wszystko: widzisz tylko ostatnią turę innych graczy.
        [few] To nie wszystko: widzisz tylko { $n } ostatnie tury innych graczy.
       *[many] To nie wszystko: widzisz tylko { $n } ostatnich tur innych graczy.
    }
