### The browser: planning a turn in advance.

advance-make = Meinen nächsten Zug planen
advance-change = Meinen Plan ändern
advance-help = Wähle, was du in deinem nächsten Zug tun willst, als wärst du jetzt am Zug und die anderen täten bis dahin nichts. Der Plan wird ausgeführt, wenn du an der Reihe bist, solange alles so ist, wie du es erwartest; sonst wird er verworfen, und du erfährst es. Niemand sonst weiß davon.
advance-leave = Verlassen, ohne den Plan zu behalten
advance-next_turn = Nächster Zug: { $step }
advance-cut = „{ $step }“ und alles danach entfernen
advance-whatever_step = Weiter, was auch immer der Zufall bringt
advance-whatever = Weiter, was auch immer kommt
advance-chance = Hier entscheidet der Zufall. Was dann?
advance-otherwise = In allen anderen Fällen
advance-result = { $result } ({ $percent } %)
advance-go_on = Hier weiterplanen
advance-leave_out = Diesen Fall entfernen
advance-other_results = Ein anderer Fall
advance-keep = Diesen Plan behalten
advance-drop = Meinen Plan verwerfen
advance-ended_gone = Dein Plan wurde verworfen: „{ $option }“ ist so nicht mehr möglich.
advance-ended_changed = Dein Plan wurde verworfen: „{ $option }“ hätte jetzt andere Folgen.
advance-ended_result = Dein Plan endet hier: Für dieses Ergebnis sieht er nichts vor.
advance-ended_done = Dein Plan ist ausgeführt. Der Rest des Zuges gehört dir.
advance-changed = Erwartet: { $expected } Jetzt: { $found }
