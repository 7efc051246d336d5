location-153 = The Rookhouses, Ringing
verse-153-the-high-branch = It hangs in the tallest elm, where the ladders end, and the tree has had to be spoken to. The whole settlement leans a little that way. Rooks sit on every rung, looking into it. They have lived over a great many people, and have never before been given anything back.
    .choice-sleep-in-a-hammock = Sleep in somebody’s hammock
verse-153-the-high-branch-tired = A boy and his grandfather have the rope between them, a foot each in the loop. One pulls, one snores. They change over without either of them waking.
verse-153-the-high-branch-proud = All the ladders are down, for the first time since anybody’s mother. Families stand about on the grass in their good clothes, laughing at how it does not sway. They do not look south. They do not look east.
verse-153-it-swings = The elm takes the weight and gives it back. It rings once for the stroke and once for the tree, and sixty houses nod, together, like people who have been asked whether they are all in. A lamp is lit. Another is lit from it. Nobody says “mind the step”. They all mind it.
