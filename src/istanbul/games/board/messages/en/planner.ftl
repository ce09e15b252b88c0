### What the planner says of routes over the board.

# Why a stop is not possible.
route-too_far = The { $place } is too far away for one turn
route-is_there = You are at the { $place } already: go to another place
route-no_assistant = You have no assistant left to leave at the { $place }: you could go there, but not take its action
route-no_such_place = The { $place } is not part of this game

# What nobody can know before.
route-unknown_card = You cannot know which bonus cards you will draw
route-unknown_guild = You cannot know which guild cards you will draw
route-unknown_letter = You cannot know which letters will turn up
route-unknown_kiosk = You cannot know which kiosk tiles will turn up
route-unknown_demand = You cannot know what the { $place } will ask for next
route-unknown_figure = { FORM($figure, "subject") } moves on; the dice decide where to
