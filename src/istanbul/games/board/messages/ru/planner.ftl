### What the planner says of routes over the board.

# Why a stop is not possible.
route-too_far = Идти { FORM($place, "to") } слишком далеко для одного хода
route-is_there = Вы уже { FORM($place, "at") }: идите в другое место
route-no_assistant = У вас не осталось помощника, чтобы оставить его { FORM($place, "at") }: действие выполнить нельзя
route-no_such_place = { $place }: этого места в игре нет

# What nobody can know before.
route-unknown_card = Какие карты бонусов придут, неизвестно
route-unknown_guild = Какие карты гильдии придут, неизвестно
route-unknown_letter = Какие придут письма, неизвестно
route-unknown_kiosk = Какие откроются жетоны павильона, неизвестно
route-unknown_demand = Что будут покупать { FORM($place, "at") } дальше, неизвестно
route-unknown_figure = { $figure } уходит: куда — решат кубики
