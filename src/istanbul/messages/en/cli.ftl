### What the commands of the terminal say about themselves: `istanbul --help`, `istanbul play --help`.
# Lines are kept as they are written here; they should have at most 100 characters.
# Commands, options, names and what stands in capitals are typed as they are: do not translate them.

cli-istanbul_text =
    The board game Istanbul: play it in the browser or in the terminal, simulate many games, look at
    positions and logs.

    Positions and logs are JSON; actions are written in one notation everywhere (docs/notation.md):
    "move tea_house", "act 7", "card five_lira", "end_turn".
cli-istanbul_more =
    examples:
      istanbul play --seed 7 --save game.jsonl     a game against two bots, kept in a file
      istanbul play --resume game.jsonl            continue it
      istanbul play --game dice                    Istanbul: The Dice Game
      istanbul simulate --games 100 --players 4    what happens in a hundred games
      istanbul replay game.jsonl --to 40           the story of a game, and the board after entry 40
      istanbul show position.json --seat 0         a position as seat 0 sees it

    Wrong input gives one line that says what was expected, and exit code 2; nothing is written.
    "istanbul COMMAND --help" tells you more about a command.
cli-commands = commands
cli-game_options = options of the game
cli-see_help = { $problem } (see { $command })
cli-whole_between = expected a whole number from { $low } to { $high }, got “{ $text }”
cli-whole_from = expected a whole number of at least { $low }, got “{ $text }”

# What argparse says. What begins with % is filled in by it.
cli-parser_usage = {"usage: "}
cli-parser_arguments = positional arguments
cli-parser_options = options
cli-parser_help = show this help message and exit
cli-parser_version = show program's version number and exit
cli-parser_argument = argument %(argument_name)s: %(message)s
cli-parser_one_argument = expected one argument
cli-parser_required = the following arguments are required: %s
cli-parser_unrecognized = unrecognized arguments: %s
cli-parser_choice = invalid choice: %(value)r (choose from %(choices)s)
cli-parser_no_argument = ignored explicit argument %r
cli-parser_ambiguous = ambiguous option: %(option)s could match %(matches)s

# Options that several commands have.
cli-game = board (default) or dice
cli-players = 2 to 5, dice 2 to 4 (default 3)
cli-expansions = mocha, letters, or both: the Great Bazaar
cli-layout = short_paths (default), long_paths, in_order, random, or rows of place numbers: "15,5,2,14/4,12,7,3/8,6,11,9/13,10,1,16"; with one expansion printed (default), random or rows; with both random (default) or rows
cli-variants = caravan_leader, neutral_assistants (2 to 4 players)
cli-edition = big_box (default) or first (without expansions)
cli-letters_deck = with_base (default) or new_only; only for letters without mocha
cli-tables = a TOML file that changes table rows
cli-max_rounds = stop a game after this many rounds (default: no limit)
cli-seed = the same seed gives the same layout, start seat, cards and dice
cli-jobs = games to run at the same time (default %(default)s)
cli-cluster = ray: run on all machines of the cluster that RAY_ADDRESS names or that is running here; otherwise start a Ray of its own with --jobs processes; the results are the same everywhere
cli-language = %(choices)s (default: from the environment variable LANG, else en)
cli-json = print the result as JSON
cli-position = a JSON file: position or log; - : stdin

cli-play_help = play against computer players, in the browser or in the terminal
cli-play_text =
    A game against computer players. It opens in the browser (its server runs as long as this
    command does). It is played here instead with --terminal, --seed, --save or --resume, if a
    computer player is a command (cmd:...), if there is no terminal, or if the browser screen is
    not built in.

    In the terminal, at every choice type the number of an option, or its text ("move tea_house"; the
    first letters are enough if only one option fits), or one of:
      help [NAME]         the commands; what a place, a card, a tile or a figure does
      log                 what has happened so far
      undo, redo          take back your last choice, unless dice, a card or another seat followed
      board, hand         look again
      save [FILE]         save now; with a name, to this file from now on
      quit                stop

    Without a terminal (input from a file or a pipe) it reads lines and prints plain text; it ends
    when the input ends. Colours are left out if NO_COLOR is set.
cli-play_more =
    examples:
      istanbul play                                      in the browser
      istanbul play --terminal                           here, against two bots
      istanbul play --players 4 --bots random --seat 1   you are the second seat
      istanbul play --seats me,apprentice,master         every seat by name
      istanbul play --expansions mocha                   with Mocha & Baksheesh, on 5 x 4 places
      istanbul play --expansions mocha,letters           the Great Bazaar, on 5 x 5 places
      istanbul play --game dice --players 4              Istanbul: The Dice Game
      istanbul play --save game.jsonl                    saved after every move
      istanbul play --resume game.jsonl                  continue it
cli-play_terminal = here, not in the browser
cli-play_seat = your seat (default 0)
cli-play_bots = who the others are (default trader): random, apprentice, trader, master, grandmaster, one from an installed package, or a command: cmd:node my_bot.js
cli-play_seats = every seat, comma-separated: me once, the others as for --bots
cli-play_save = a new file, saved as you play
cli-play_resume = continue the game in a log file
cli-play_no_screen = The screen for the browser is not built in; this is the terminal.

cli-serve_help = run the table server
cli-serve_text =
    Runs tables for people at this computer, on the local network or elsewhere, and keeps every game.
    Without --lan and --host only this computer can reach it.

    Games are kept in an SQLite file in your data folder (its path is shown at the start), or in
    PostgreSQL. Only one server uses a database at a time, except with --bus. Ctrl-C ends it; games
    continue next time.

    Behind a reverse proxy: run it on loopback, let the proxy pass on the Host header and upgrade
    /api/socket, and name the public address with --origin (docs/server.md has an example).
cli-serve_more =
    examples:
      istanbul serve                                         on this computer
      istanbul serve --lan                                   for the local network, with a QR code
      istanbul serve --origin https://istanbul.example.org   behind a reverse proxy
      istanbul serve --bot "busy=node busy.js"               a computer player of your own
      istanbul serve --database postgresql://me@host/games   tables in PostgreSQL
cli-serve_host = address to listen on (default 127.0.0.1; with --lan, all)
cli-serve_port = default %(default)s; 0 takes a free one
cli-serve_database = a file, or postgresql://...
cli-serve_bus = the NATS server (nats://... or tls://...) over which several servers share one PostgreSQL database (docs/scale.md)
cli-serve_bus_credentials = file with the credentials for the bus
cli-serve_bus_ca = file with the CA certificates for the bus
cli-serve_workers = number of processes on this computer, which share a PostgreSQL database (default %(default)s)
cli-serve_lan = for the local network, over plain HTTP
cli-serve_origin = a public address of the server
cli-serve_proxy = address of a reverse proxy on another computer whose word about visitors is trusted; may be given several times
cli-serve_log_level = %(choices)s (default %(default)s)
cli-serve_webhooks = where notices may be sent by HTTP (default: public addresses)
cli-serve_mail = mail server, such as smtp://name@host:587; its password comes from ISTANBUL_MAIL_PASSWORD
cli-serve_mail_from = sender address of the mails
cli-serve_bot = offer a command as a computer player (docs/engine.md); may be given several times
cli-serve_here = Istanbul is at { $address }
cli-serve_others = For others: { $address }
cli-serve_kept = Games are kept in { $where }
cli-serve_no_push = Closed browsers cannot be notified; pip install 'istanbul[notices]' makes that possible.
cli-serve_no_screen = The screen for the browser is not built in: programs can play, browsers cannot.
cli-serve_no_network = No local network was found; only this computer can reach the server.
cli-serve_end = Ctrl-C ends the server.
cli-serve_end_game = Ctrl-C ends it; games can be continued next time.

cli-worker_help = do the thinking for table servers: bots, hints, reviews
cli-worker_text =
    Works out moves of bots, hints and reviews for all servers of a bus ("istanbul serve --bus"). Start
    as many as you like, on any machine; none of them needs a database. Without workers, the servers do
    this themselves.

    Workers and servers must be of the same version. Ctrl-C ends it as soon as its current
    work is done.
cli-worker_more =
    examples:
      istanbul worker --bus nats://bus:4222                  with a process for each core
      istanbul worker --bus nats://bus:4222 --processes 4    with four
cli-worker_bus = the NATS server of the table servers: nats://... or tls://...
cli-worker_bus_credentials = file with the credentials for the bus
cli-worker_bus_ca = file with the CA certificates for the bus
cli-worker_processes = number of processes for bots and hints; as many more, of low priority, do reviews (default: one for each core)
cli-worker_log_level = %(choices)s (default %(default)s)
cli-worker_here = { $processes ->
        [one] Working for the servers of this bus, with one process.
       *[other] Working for the servers of this bus, with { $processes } processes.
    }
cli-worker_end = Ctrl-C ends the worker.

cli-simulate_help = play many games between computer players and count what happens
cli-simulate_text =
    Plays many games between computer players, then shows a table of them: rounds, wins by seat with
    95% intervals, ruby sources, places and cards used, options per decision, games per second.
    The same seed gives the same games with any number of jobs.
cli-simulate_games = how many (default %(default)s)
cli-simulate_agents = comma-separated, dealt to the seats in turn (default random): random, apprentice, trader, master, grandmaster, one from an installed package, or a command: cmd:node my_bot.js
cli-simulate_out = write every game: FILE.jsonl (a log per line) or FILE.parquet (with pyarrow)
cli-simulate_decisions = write every decision: observation, legal actions, choice, result; formats as for --out
cli-simulate_force = let --out and --decisions overwrite existing files

cli-arena_help = measure how strong computer players are
cli-arena_text =
    Plays games between the named computer players, one for each seat. They change seats after every
    game, and meet the same layout, start seat and chance in each seat. Then it shows a
    table: shares of wins with 95% intervals, turns to win, ruby sources, time per decision. With
    a budget in nodes the same seed gives the same games.
cli-arena_players = 2 to 5, dice 2 to 4 (default: one for each of --agents; with --ladder, 4)
cli-arena_agents = comma-separated: random, apprentice, trader, master, grandmaster, one from an installed package, or a command: cmd:node my_bot.js
cli-arena_games = how many (default %(default)s)
cli-arena_budget = how long master, grandmaster and players from other packages may think about a decision: 0.2s, 200ms, or a number of nodes (default %(default)s); the others have their own
cli-arena_resume = keep the results in this file, one JSON line per game, and continue where it stopped
cli-arena_ladder = the agents are a pool: line-ups are drawn from it, and all get a rating

cli-check_agent_help = try a computer player with all games and options
cli-check_agent_text =
    Lets a computer player play games with all expansions, variants, layouts and numbers of players,
    so that any two settings occur together in one of them, and says what is wrong with it: it
    fails, gives an illegal answer, takes too long, does not repeat itself with the same seed, or
    changes what it was given. Exit code 1 if something is wrong.
cli-check_agent_agent = as for --agents; also "cmd:node my_bot.js"
cli-check_agent_seconds = stop after this many seconds (default %(default)s)
cli-check_agent_budget = how long it may think about a decision: 0.2s, 200ms, or nodes (default: its usual one)
cli-check_agent_slow = seconds allowed per decision if the budget does not say (default %(default)s)

cli-replay_help = tell the story of a log, or check it
cli-replay_text =
    Replays a log entry by entry and tells what happened, with nothing hidden. What was taken
    back is left out. A file of many games (simulate --out: a log on each line, or Parquet) needs
    --number to choose one; --check checks them all.
cli-replay_log = a log file (JSON lines, one object, or Parquet); - : stdin
cli-replay_to = stop after this entry and draw the board
cli-replay_number = the Nth game
cli-replay_check = only check that it replays
cli-replay_json = entries with events, or the check

cli-review_help = judge every decision of a finished game
cli-review_text =
    Judges every decision of a finished game by what its player could know: the chance of winning that
    it lost, what would have been better, and why. Rolls and draws are counted separately: what luck
    brought everybody, and how the game would stand with average luck (docs/review.md).
cli-review_log = the log of a finished game; - : stdin
cli-review_number = the Nth game
cli-review_nodes = how closely to look at each decision (default %(default)s)
cli-review_threads = how many decisions to judge at a time (default %(default)s)
cli-review_json = the whole review

cli-verify_help = check the dice of a game from a server
cli-verify_text =
    Works out the layout, the start seat, every roll and every draw of a finished game from the
    secret in its log, and names the first that differs (docs/fair_dice.md). The exit code is 0 if
    all match, 1 if one differs.
cli-verify_log = the log of a finished game; - : stdin
cli-verify_json = ok, draws, problem

cli-show_help = draw a position or the end of a log
cli-show_text =
    Draws a position (JSON, which you may write by hand; anything left out keeps its set-up value)
    or the state at the end of a log. All hands are shown; with --seat only what that seat may know.
cli-show_seat = as this seat sees it
cli-show_json = all fields as JSON instead

cli-perft_help = count the lines of play from a position
cli-perft_text =
    Counts the lines of exactly N steps, where a step is an action at a decision or an outcome of
    chance, each counted once whatever its weight. Lines that end early are not counted. Two programs
    that agree on these numbers play by the same rules.
cli-perft_depth = steps
cli-perft_divide = the count for each first step
cli-perft_json = count, seconds and divide as JSON

cli-bench_help = measure how fast the rules run here, plain and native
cli-bench_text =
    Measures random play, copies and worlds on one core, medians of 5 runs, for the plain rules and,
    where they were compiled, the native ones. Says which of them this installation has. The ratios
    compare things measured in the same run.
cli-bench_players = 2 to 5, dice 2 to 4 (default { $players })
cli-bench_max_rounds = stop a game after this many rounds (default { $rounds })

cli-engine_help = speak the line protocol: games for other programs
cli-engine_text =
    Reads one JSON object per line from standard input and answers each with one line: "ok" is true,
    or it is false and "error" and "message" say why. An "id" comes back in the reply. Bad lines get
    an error and the engine stays alive. docs/engine.md explains every request and shows a whole
    conversation. Requests:

    { $requests }

cli-facts_help = list the facts of the tables that are not certain
cli-facts_text =
    The tables (prices, tiles, cards) come from rulebooks and photographs. This lists the rows that
    are only likely or were reconstructed; all others are certain. You can give your own
    numbers with --tables FILE to every command that starts a game.
cli-facts_json = as JSON: the mark of each row

cli-backup_help = copy the database of a server
cli-backup_text =
    Copies the database of a server into a new SQLite file, even while the server is running. The copy
    is a database like the original: serve --database FILE goes on with it.
cli-backup_file = the copy; must not exist yet
cli-backup_database = a file or postgresql://...; default: the one that "istanbul serve" uses

cli-completion_help = print a script that completes commands in a shell
cli-completion_text =
    Prints a script for a shell. Once the shell has read it, the Tab key completes commands, options,
    the names of games, expansions, layouts and computer players, and files.

      bash   istanbul completion bash > ~/.local/share/bash-completion/completions/istanbul
      zsh    istanbul completion zsh > ~/.zfunc/_istanbul     (with fpath+=~/.zfunc before compinit)
      fish   istanbul completion fish > ~/.config/fish/completions/istanbul.fish
cli-completion_shell = which shell
