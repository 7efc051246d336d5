location-125 = Caer Wen Gate
verse-125-the-champion = A man in armour sits across the gate with a sword on his knees. Spiders have had the visor twice. “Did anybody ask for me?” he says. Nobody did. Then he cannot fight you, and he cannot have seen you pass; he is sorry about both. You may look in, he thinks, if you do not mean anything by it.
    .choice-share-your-bread-with-him = Share your bread with him
