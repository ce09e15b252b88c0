### The planner, in the browser.

planner-title = Planer
planner-help = Wähle Orte in der Reihenfolge, in der du sie besuchen willst. Die anderen bleiben stehen, Karten und Plättchen werden nicht eingesetzt, und niemand sonst sieht deine Route.
planner-begins = Dein Zug beginnt
planner-stop = Station { $n }
planner-has = Du hast
planner-affords = Reicht, um hier etwas zu kaufen: { $places }
planner-odds = Was hier passieren kann
planner-nothing = nichts
planner-take_back = Zurücknehmen
planner-clear = Leeren
planner-most = Eine Route hat höchstens { $n } Stationen.
planner-over = Mit dieser Runde endet das Spiel.
