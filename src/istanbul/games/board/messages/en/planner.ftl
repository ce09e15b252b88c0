### What the planner says of routes over the board.

# Why a stop is not possible.
route-too_far = The { $place } is too far away for one turn
route-is_there = You are at the { $place } already: go to another place
route-no_assistant = You have no assistant left to lay at the { $place }: you could only go there without its action
route-no_such_place = The { $place } is not part of this game

# What nobody can know before.
route-unknown_card = Which bonus cards you draw is not known
route-unknown_guild = Which guild cards you draw is not known
route-unknown_letter = Which letters come is not known
route-unknown_kiosk = Which kiosk tiles come is not known
route-unknown_demand = What the { $place } asks for next is not known
route-unknown_figure = { FORM($figure, "subject") } moves on: the dice say where to
