### The browser: planning a turn in advance.

advance-make = Plan my next turn
advance-change = Change my plan
advance-help = Choose what you want to do in your next turn, as if it were your turn now and the others did nothing until then. The plan is carried out when your turn comes, as long as everything is as you expect; otherwise it is dropped, and you are told. Nobody else knows of it.
advance-leave = Leave without keeping the plan
advance-next_turn = Next turn: { $step }
advance-cut = Remove “{ $step }” and what follows
advance-whatever_step = Continue, whatever chance brings
advance-whatever = Continue, whatever happens
advance-chance = Chance decides here. What then?
advance-otherwise = In all other cases
advance-result = { $result } ({ $percent }%)
advance-go_on = Go on here
advance-leave_out = Remove this case
advance-other_results = Another case
advance-keep = Keep this plan
advance-drop = Drop my plan
advance-ended_gone = Your plan was dropped: “{ $option }” is not possible as you planned it.
advance-ended_changed = Your plan was dropped: “{ $option }” would now do something else.
advance-ended_result = Your plan has ended: it says nothing about this result.
advance-ended_done = Your plan has been carried out. The rest of the turn is yours.
advance-changed = Expected: { $expected } Now: { $found }
