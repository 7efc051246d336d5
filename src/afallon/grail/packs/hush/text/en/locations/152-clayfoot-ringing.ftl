location-152 = Clayfoot, Ringing
verse-152-the-kiln-yard = They have hung it in the mouth of the great kiln, which was the only arch in Clayfoot. Every wheel in the yard is turning. The children stand in front, where they can see it; they hold their hands a little away from their sides, for they have been told that it comes through the feet.
    .choice-take-a-watch-for-somebody = Take a watch for somebody
verse-152-the-kiln-yard-tired = A potter sleeps upright at her wheel with the bell-cord round her wrist. The bowl under her hands goes on being made. It is not a bad bowl.
verse-152-the-kiln-yard-proud = The whole yard has been swept with wet tea leaves. Somebody has glazed the clapper. They have pots for you, more than you could carry, and will not speak of Saltern or the trees.
verse-152-the-first-stroke = It goes up the kiln and out over the roofs. The children do not hear it; you watch them not hear it. Then the smallest sits down with a bump and puts both palms to the ground. “It’s saying it’s *ours*,” she says, much too loud, because nobody has ever been able to tell her how loud she is.
