### The browser: what happened while somebody was away.

away-title = Gdy cię nie było
away-skip = Pomiń
away-cut = { $n ->
        [one] Wydarzyło się więcej. Widzisz ostatnią turę innych graczy.
        [few] Wydarzyło się więcej. Widzisz { $n } ostatnie tury innych graczy.
       *[many] Wydarzyło się więcej. Widzisz { $n } ostatnich tur innych graczy.
    }
