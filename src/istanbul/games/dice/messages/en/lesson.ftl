### What the lesson of the Dice Game says, step by step.

lesson-dice_1_title = Reroll
lesson-dice_1 = The goal is six rubies with two players. You have rolled five dice: colours are goods, and three red ones would help you. A crystal lets you reroll dice: click the coin and roll it again.
lesson-dice_1_done = It shows red. Before your first action you may do this as often as you have crystals.
lesson-dice_2_title = A ruby
lesson-dice_2 = On each turn you have two actions. The red track wants 4 red goods, and you have three dice and a marker. Keep the roll, click the red track, and pay.
lesson-dice_2_done = Your third ruby! The next one on this track costs more.
lesson-dice_3_title = The second action
lesson-dice_3 = Your other two dice show different colours: two different goods buy a crystal. Take one, and end your turn.
lesson-dice_3_done = A crystal again, for the next roll that goes wrong. Markers work the same way: two goods of one colour become a marker that you keep.
lesson-dice_4_title = A mosque tile
lesson-dice_4 = It is your turn again. Three green goods pay for the green mosque tile “Crystal income”. Keep the roll, and take the tile.
lesson-dice_4_done = From your next turn on you get a crystal at the beginning of each turn. Five mosque tiles are worth a ruby, too.
lesson-dice_5_title = The bazaar
lesson-dice_5 = Dice with a card are not goods. For two of them you reveal two bazaar cards and use one. Do that, choose the card with the lira, use it, and end your turn.
lesson-dice_5_done = 8 more lira, and lira buy rubies, too. Now you know everything that you can do with your dice.
