### The browser: ratings, and how people find each other.

screen-ratings_help = Only rated games count here. The scale is the one on which the strength of the computer players was measured. Everybody who took part in such a game can check its dice.
screen-pool_board = Board game
screen-pool_dice = Dice Game
screen-tempo = Speed
screen-speed_live = Live
screen-speed_days = Over several days
screen-rating = Rating
screen-rating_range = { $low } to { $high }
screen-rating_range_help = After { $n ->
        [one] one rated game
       *[other] { $n } rated games
    }. Your true strength lies in this range with 95% certainty.
screen-my_rating = Your rating
screen-no_rating = You have no rating here yet. Switch on “Rated game” when you open a table.
screen-rating_history = Your rating over the last { $n } games
screen-rating_history_label = From { $first } to { $last }
screen-rated_place = Rank { $place } of { $players }
screen-rated_weight = counts { $n }%
screen-rated_check = The game and its dice
screen-leaders = Leaderboard
screen-leaders_place = Rank
screen-leaders_none = Nobody is listed here yet.
screen-leaders_help = Everybody with at least { $n } rated games is listed, in order of the lower end of their range.
screen-anchors = Computer players
screen-table_ratings = Ratings
screen-rated = Rated game
screen-rated_help = The result changes your ratings, and your name may appear on the leaderboard. Every turn has a time limit, and there are no hints. Whoever leaves loses to those who stay. Games with the same people, or over the same connection, count less.
screen-open_tables = Tables waiting for players
screen-open_tables_none = No public table is waiting for players now. Open one, or look for players above.
screen-open_public = Open a public table
screen-show_more = Show more
screen-running_tables = Games to watch
screen-look_on = Watch
screen-seats_taken = { $n } of { $seats } seats taken
screen-wants_ratings = ratings from { $low } to { $high }
screen-pairing = Quick pairing
screen-pairing_help = Tick everything you would like to play now. The game begins as soon as enough others want the same. Stay on this page until then.
screen-pairing_begin = Look for players
screen-pairing_stop = Stop looking
screen-pairing_waits = Looking for players… { $n ->
        [0] Nobody else wants to play this now.
        [one] One other person wants to play this, too.
       *[other] { $n } others want to play this, too.
    }
screen-pairing_others = { $n ->
        [0] Nobody is looking for players now.
        [one] One person is looking for players now.
       *[other] { $n } people are looking for players now.
    }
screen-public = Public table
screen-public_help = The table is listed under “Find players” until the game starts, with the names of those who sit there. Anybody can take a free seat.
screen-ratings_wanted = Ratings wanted
screen-ratings_low = From
screen-ratings_high = To
screen-watching_who = Who can watch?
screen-watching_nobody = Nobody
screen-watching_nobody_help = Only the players see the game while it is in progress.
screen-watching_link = With the link
screen-watching_link_help = Anybody who has the link for spectators can watch. Spectators see no hidden cards.
screen-watching_everybody = Everybody
screen-watching_everybody_help = The game is listed under “Find players” while it is in progress. Spectators see no hidden cards.
screen-delay = When do spectators see the moves?
screen-delay_none = At once
screen-delay_rounds = { $n ->
        [one] One round later
       *[other] { $n } rounds later
    }
screen-delay_help = This way, no spectator can help a player. Once the game is over, everybody sees all of it.
screen-friends = People you have played with
screen-invite_friend = Invite { $name }
screen-invited = Invited
screen-share = Share…
screen-tournament_new = New tournament
screen-tournament_help = For 3 to 64 people who have the link. As soon as all games of a round are over, the next one begins; you can also start it earlier.
screen-tournament_name = Name of the tournament
screen-tournament_format = Format
screen-tournament_swiss = Swiss
screen-tournament_swiss_help = In every round, players with similar scores meet, and nobody meets the same people again if it can be avoided.
screen-tournament_round_robin = Round robin
screen-tournament_round_robin_help = Everybody plays everybody, as far as the tables allow.
screen-tournament_seats = Players per table
screen-tournament_rounds = Rounds
screen-tournament_make = Create the tournament
screen-tournament_players = { $n ->
        [one] One player
       *[other] { $n } players
    }
screen-tournament_invite = Anybody who has the address of this page can take part until the first round begins.
screen-tournament_join = Take part
screen-tournament_leave = Leave the tournament
screen-tournament_left = no longer playing
screen-tournament_begin = Start the first round
screen-tournament_next = Start the next round now
screen-tournament_delete = Delete the tournament
screen-tournament_round = Round { $n } of { $of }
screen-tournament_byes = Bye: { $names }
screen-standings = Standings
screen-standings_points = Points
screen-standings_opponents = Opponents
screen-standings_help = A win or a bye scores one point, last place at a table none; the points for the places in between are spaced evenly. Ties are broken by the points of all opponents, then by rubies.

refused-rated_seats = In a rated game every person has exactly one seat.
refused-rated_options = A rated game is played to its end, on one of the offered boards and with the usual numbers.
refused-rated_time = A rated game needs a time limit for each turn, and hints are not allowed.
refused-rating_range = Your rating is outside the range that this table asks for.
refused-no_friend = You have not played with this person there.
refused-too_many_public = You cannot have more public tables. Wait until one begins, or delete one.
refused-no_tournament = There is no such tournament.
refused-tournament_full = This tournament is full.
refused-too_few_players = A tournament needs at least three players.
refused-games_on = As many games are on as the tournament has players. Wait until some are over.
refused-too_many_tournaments = You cannot have more tournaments. Delete one first.
