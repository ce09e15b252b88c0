### The browser: what happened while somebody was away.

away-title = While you were away
away-skip = Skip
away-cut = { $n ->
        [one] More has happened. You see the last turn of the others.
       *[other] More has happened. You see the last { $n } turns of the others.
    }
