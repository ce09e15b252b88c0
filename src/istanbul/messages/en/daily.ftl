### The daily bazaar, in the browser.

daily-about = Every day has one game, the same for everybody: the same game, layout, start and opponents. You have one try, without hints. A new day begins at midnight UTC.
daily-dice = The dice belong to the day: they follow from the date, and are the same for everybody.
daily-past = You can still play earlier days, but they do not count for your streak.
daily-not_counted = You played this day later, so it does not count for your streak.
daily-waits = Your game is not over yet.
daily-none = You have not played this day.
daily-place = Rank
daily-place_of = { $n } of { $of }
daily-rounds = Rounds
daily-lost = Chance lost
daily-streak = Days in a row
daily-reviewing = Your game is being reviewed: { $percent }%
daily-others = Compared with { $n ->
        [one] { $n } other person
       *[other] { $n } other people
    } on this server:
daily-others_result = Your result is better than that of { $percent }% of them.
daily-others_lost = Your decisions cost you less than those of { $percent }% of them.
daily-master = { $bot } in your seat, with the same dice: rank { $place } of { $of }, { $rounds } rounds, chance lost { $lost }%.
daily-share = Share
daily-shared = Copied
