### What the planner says of routes over the board.

# Why a stop is not possible.
route-too_far = { FORM($place, "to") } jest za daleko jak na jedną turę
route-is_there = Jesteś już { FORM($place, "at") }: idź do innej lokacji
route-no_assistant = Nie masz pomocnika, którego można zostawić { FORM($place, "at") }: nie wykonasz akcji
route-no_such_place = { $place }: tej lokacji nie ma w tej grze

# What nobody can know before.
route-unknown_card = Nie wiadomo, jakie karty premii dobierzesz
route-unknown_guild = Nie wiadomo, jakie karty gildii dobierzesz
route-unknown_letter = Nie wiadomo, jakie listy przyjdą
route-unknown_kiosk = Nie wiadomo, jakie żetony kiosku się pojawią
route-unknown_demand = Nie wiadomo, na co będzie teraz popyt { FORM($place, "at") }
route-unknown_figure = { $figure } idzie dalej: dokąd, zdecydują kości
