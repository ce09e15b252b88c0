### The browser: what happened while somebody was away.

away-title = Während du weg warst
away-skip = Überspringen
away-cut = { $n ->
        [one] Das ist nicht alles: Du siehst nur den letzten Zug der anderen.
       *[other] Das ist nicht alles: Du siehst nur die letzten { $n } Züge der anderen.
    }
