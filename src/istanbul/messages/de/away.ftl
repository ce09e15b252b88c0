### The browser: what happened while somebody was away.

away-title = Während du weg warst
away-skip = Überspringen
away-cut = { $n ->
        [one] Es ist mehr geschehen. Du siehst den letzten Zug der anderen.
       *[other] Es ist mehr geschehen. Du siehst die letzten { $n } Züge der anderen.
    }
