### What commands print about what they have measured: simulate, arena, bench, perft, facts, replay --check.
### Names of computer players, games and places are the ids that people type.

measure-games_title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, agents { $agents }, seed { $seed }
measure-what = measure
measure-result = result
# $low to $high: an interval.
measure-span = { $middle } ({ $low } to { $high })
measure-decimal = { $whole }.{ $tenths }
measure-share = { $share }% ({ $low } to { $high })
measure-ended_by = ended by
measure-rounds = rounds: median (5% to 95%)
measure-turn = wins, seat { $n } in turn order
measure-agent_wins = wins of { $agent }, per seat
measure-ruby = rubies from
measure-acted = actions
measure-card_played = cards played
measure-card_used = bazaar cards used
measure-tile_used = mosque tiles used
measure-tile_taken = mosque tiles taken
measure-guild_played = guild cards played
measure-tavern_tile = tavern tiles taken
measure-kiosk_taken = kiosk tiles taken
measure-options = options per decision: median, 99%, maximum
measure-speed = games/s, steps/s

measure-arena_title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }, budget { $budget }
measure-even = an even share is { $percent }%
measure-player = agent
measure-win_share = win share
measure-turns_to_win = turns to win
measure-decision_ms = ms per decision: median, 99%
measure-rating = rating
measure-rubies_of = rubies of { $agent }: { $sources }
measure-none = none

measure-bench = measure (one core, medians of 5)
measure-plain = plain
measure-native = native
measure-ratio = native : plain
measure-steps_per_s = random steps/s
measure-steps_per_s_driven = random steps/s, rules called from Python
measure-steps_per_s_state = random steps/s, State called from Python
measure-steps_per_s_2_threads = random steps/s, two threads, wall clock
measure-copies_per_s = copies/s
measure-worlds_per_s = worlds/s
measure-environment_steps_per_s = environment steps/s, batch, two threads, wall clock
measure-reference = An empty loop in plain Python runs { $turns } times a second here; a step costs as much as { $cost } of these runs.

measure-lines = { $count } { $count ->
        [one] line
       *[other] lines
    } of { $depth } { $depth ->
        [one] step
       *[other] steps
    }, { $seconds } s
measure-uncertain = { $n ->
        [one] { $n } fact of the tables is
       *[other] { $n } facts of the tables are
    } not certain
measure-replayed = ok: { $n } { $n ->
        [one] entry
       *[other] entries
    }, digest { $digest }, { $ended }
measure-ranking = { $reason }, ranking { $ranking }
measure-not_over = not over
