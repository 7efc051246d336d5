ending-silence = Silence
epilogue-silence =
    It is not dark. The doors are not locked; they have only stopped being anybody’s. The Hythe stands about in the lanes, courteous, with its hands at its sides, each making room for the next.

    On the table five bowls are going cold. You look at them for some time, wondering whose.
ending-recut = Recut
epilogue-recut =
    They come with the saw wrapped in felt, and they are quick, and leave the nettles tidy. Nine hundred bronze tallies, each with a hole to hang it by. They ring a little when the cart goes over a stone.

    That is the last that three parishes hear. By the frost they are standing at their doors with their hands at their sides. They make room for you. Nobody will be cross, ever, about anything.
ending-one-great-bell = One Great Bell
epilogue-one-great-bell =
    It carries nine miles on a still night. Within nine miles, doors are somebody’s and the dead lie down. You chose where to put the middle of it, and everybody alive is kind about it.

    Beyond, two parishes stand, and draw in their skirts for the wind. You paid for the one with the others, and said whose they were. Up the road is a house with every window lit, where nobody has left the table for eleven years. They are said to have a key. The road goes on.
ending-three-small-bells = Three Small Bells
epilogue-three-small-bells =
    They are not in tune. They are hardly in time. A smith’s widow has the hours from two to four, and hates you, and pulls. Each carries as far as the last house, and one field.

    Nobody has been lost. There will be no holiday in three parishes, ever, and every child there will learn to count by it. Up the road is a house with every window lit, where nobody has left the table for eleven years. They are said to have a key. The road goes on.
