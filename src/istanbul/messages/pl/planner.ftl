### The planner, in the browser.

planner-title = Planer
planner-help = Wybieraj lokacje w kolejności, w jakiej chcesz je odwiedzić. Pozostali gracze stoją w miejscu, karty i żetony nie są używane, a twojej trasy nie widzi nikt inny.
planner-begins = Zaczyna się twoja tura
planner-stop = Przystanek { $n }
planner-has = Masz
planner-affords = Wystarczy na zakup tutaj: { $places }
planner-odds = Co może się tu wydarzyć
planner-nothing = nic
planner-take_back = Cofnij
planner-clear = Wyczyść
planner-most = Trasa ma najwyżej { $n } przystanków.
planner-over = Po tej rundzie gra się skończy.
