location-102 = The Tally House
    .action = Put your good name in pledge.
verse-102-the-sticks = The Tally House smells of hazel shavings. All the debts of the parish hang from the rafters, split down the middle: the bark half for whoever lent, the bare half for whoever owes. They click when the door opens. Toller Ansel Pryce does not look up. “If you have come to say that the stone coughed,” he says, “there is a form.”
    .choice-buy-the-rite = Buy a copy of the rite
    .choice-argue-for-the-rite = Argue for it
    .choice-ask-how-bronze-is-shared = Ask Pryce how one bronze is shared
    .choice-ask-for-your-own-sticks = Ask to see your own sticks
    .choice-come-back-by-the-window = Come back tonight, by the window
verse-102-the-sticks-notches = One stick lies on the desk before him. He turns it over as you speak, so that the notches lie downward. He was well brought up.
verse-102-the-sticks-bronze-blanks = On the sill lies a pattern, cut in pear-wood: a tally, but not for hazel. Nine hundred to be made, says the ticket. In bronze.
verse-102-the-rite =
    The rite goes on one side of one sheet. You had expected more. *Stand where it can hear you. Bring what you would rather keep, and tie it with red. Say whose it was.*

    And below, in another hand, very small: *It takes the last of these first, if you let it.*
verse-102-after-the-argument = “Oh, have it,” says Pryce, and pushes the sheet across as if it were hot. “I only copied it. Thirty years I copied it. I never once asked what it was for.”
verse-102-shown-the-door = He holds the door for you. It is the holding that hurts. “You came in under the stone’s peace, and you gave me your word you would be civil,” he says, and cuts a notch, quite a small one, in a stick that has your mark on it already.
verse-102-five-in-a-bundle = Your sticks hang together on one red thread: the ferrywoman’s, the herald’s, the founder’s, the washer’s. The knot is too loose for four. Something was drawn out of the middle, carefully, by somebody who tied it again and could not make it tight.
verse-102-by-the-window = The shutter gives before you lean on it. Afterwards you will argue whether it was ever latched, and who saw you, and whether hazel can be said to look.
verse-102-the-third-drawer = The rite is in the third drawer, under the petty cash, and the petty cash is on top of it. You take both, so that it shall look like theft. It does look like theft.
verse-102-the-dog-in-the-yard = There is a dog in the yard. It has been promised a bone for exactly this, and here you are. You leave a sleeve. Above, in the dark, a few hundred sticks click softly, like people who are too polite to laugh.
verse-102-barred = There is a bar across the door, and on the bar a card in Pryce’s best hand: CLOSED FOR COUNTING. He took his time over the C. Below the card is a slot for payments. From behind it comes the sound of somebody not breathing.
    .choice-push-silver-under-the-door = Push silver through the slot
    .choice-knock-and-own-up = Knock, and own up
verse-102-how-bronze-is-shared = Pryce looks at the door, and then at the sill. “There is a table for it,” he says. “Thirds. Nobody asks for thirds; it comes out so mean.” He writes the weights on the back of a form, small, and the hours of the watches, since a small bell must never stop. “You argued with me,” he says. “People mostly only pay.”
verse-102-not-to-you = He would like to. You see him like it. Then his eye goes to the stick with your mark, and runs down the notches as one runs a hand down a banister in the dark. “There was a table for it,” says Pryce. “I have mislaid it.” He has never mislaid anything.
