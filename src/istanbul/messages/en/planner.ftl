### The planner, in the browser.

planner-title = Planner
planner-help = Choose places in the order in which you want to visit them. The other players stand still, no cards or tiles are played, and nobody else sees your route.
planner-begins = Your turn begins
planner-stop = Stop { $n }
planner-has = You have
planner-affords = Enough to buy something at: { $places }
planner-odds = What can happen here
planner-nothing = nothing
planner-take_back = Take back
planner-clear = Clear
planner-most = A route has at most { $n } stops.
planner-over = The game ends with this round.
