### The browser: what happened while somebody was away.

away-title = While you were away
away-skip = Skip
away-cut = { $n ->
        [one] That is not all: you see only the last turn of the others.
       *[other] That is not all: you see only the last { $n } turns of the others.
    }
