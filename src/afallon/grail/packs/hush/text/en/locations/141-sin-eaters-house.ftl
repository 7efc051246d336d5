location-141 = The Sin-Eater’s House
verse-141-one-plate = The house is swept, and the table laid for one, with a plate worn through in the middle. On the door is a note: GONE TO A FUNERAL. LARGE. On the step below it people have left what they could not keep in the house any longer: a will, an anvil, a rose. You find that you have a hand in your pocket.
    .choice-leave-a-coin-with-the-rest = Leave a coin with the rest
verse-141-one-plate-your-mark = There is a second card, with your mark on it: *I can do it in one sitting, if there is bread.*
