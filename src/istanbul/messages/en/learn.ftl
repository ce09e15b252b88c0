### The lesson's frame and the explanations, in the browser.

screen-page_learn = Your first game
screen-page_rules = Rules
screen-nav_learn = Learn
screen-page_puzzles = Puzzles
screen-page_mistakes = Learn from your mistakes
screen-page_plan = Plan my next turn
screen-plan_back = Back to the table
screen-page_daily = Daily bazaar
screen-page_race = Solo race
screen-nav_rules = Rules
screen-learn_begin = Learn in ten steps
screen-learn_guide = Your guide
screen-learn_step = Step { $n } of { $total }
screen-learn_now = Now: { $what }
screen-learn_other = That is allowed too, but for now, please: { $what }
screen-learn_next = Next
screen-learn_back = Back
screen-learn_skip = Skip
screen-learn_leave = Leave
screen-learn_finished = You have won!
screen-learn_finished_help = That is all you need to play. Whenever you wonder what something does: right-click it, long-press it, or press i.
screen-learn_known = That is all that is new
screen-learn_known_help = Now play with it. Whenever you wonder what something does: right-click it, long-press it, or press i.
screen-learn_lessons = Lessons
screen-learn_more = More lessons
screen-learn_play = Now play a real game
screen-learn_again = Start again
screen-explain_rule = Rule { $clause }
screen-explain_all = What is on the table
screen-explain_also = Also here
screen-explain_players =
    { $n } { $n ->
        [one] player
       *[other] players
    }
screen-explain_mark_l = likely
screen-explain_mark_r = reconstructed
screen-explain_help_l = Likely: printed only on a piece; a strong inference, or one good source.
screen-explain_help_r = Reconstructed: printed only on a piece, and we had no source. A careful proposal that fits everything we know.
screen-rules_lead = The rules in our own words. This is an unofficial fan project: if you own the game, its rulebook is still the best way to learn it.
screen-rules_pages = Pages of rules
screen-rules_words = Words in four languages
screen-rules_search = Search this page
screen-rules_found =
    { $n } { $n ->
        [one] hit
       *[other] hits
    }
screen-rules_contents = Contents
screen-rules_short = In short
screen-rules_full = The rules in full
screen-rules_english = The full text is in English; everything above is in your language.
screen-rules_marks = How certain a fact is
screen-rules_kind_place = Places
screen-rules_kind_figure = Figures
screen-rules_kind_thing = Pieces
screen-rules_kind_good = Goods
screen-rules_kind_mosque_tile = Mosque tiles
screen-rules_kind_tavern_tile = Tavern tiles
screen-rules_kind_card = Cards
screen-rules_kind_guild = Guild cards
screen-rules_kind_kiosk = Kiosk tiles
screen-rules_kind_action = Actions
screen-rules_kind_track = Ruby tracks
screen-rules_kind_tile = Mosque tiles

# The daily bazaar, on the first page.
screen-daily_about = { $game }, { $n } players, against { $bot }
screen-daily_new = Not played yet
screen-daily_begun = Begun
screen-daily_place = Rank { $n } of { $of }
screen-daily_streak = { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
screen-daily_result = Result
screen-daily_days = All days
screen-race_done = Five rubies in { $n } turns
