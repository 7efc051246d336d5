location-136 = The Warden’s Sluice
verse-136-one-cup = The gate is iron, as high as a mill, and open. Before it stands a man with a cup. He fills it on this side and empties it on that. “The key is up at the house,” says the Warden. “They were only to have it for the evening.” He does not stop. By his reckoning the sea has gained on him four inches.
    .choice-bail-for-an-hour = Bail with him for an hour
