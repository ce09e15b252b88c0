### What the planner says of routes over the board.

# Why a stop is not possible.
route-too_far = { FORM($place, "to") } ist es für einen Zug zu weit
route-is_there = Du bist schon { FORM($place, "at") }: Geh an einen anderen Ort
route-no_assistant = Du hast keinen Gehilfen mehr, den du { FORM($place, "at") } zurücklassen könntest: Die Aktion entfiele
route-no_such_place = { $place } kommt in diesem Spiel nicht vor

# What nobody can know before.
route-unknown_card = Welche Bonuskarten du ziehst, ist nicht bekannt
route-unknown_guild = Welche Gildenkarten du ziehst, ist nicht bekannt
route-unknown_letter = Welche Briefe kommen, ist nicht bekannt
route-unknown_kiosk = Welche Kiosk-Plättchen kommen, ist nicht bekannt
route-unknown_demand = Es ist nicht bekannt, was { FORM($place, "at") } als Nächstes gefragt ist
route-unknown_figure = { FORM($figure, "subject") } zieht weiter: Wohin, sagen die Würfel
