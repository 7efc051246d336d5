encounter-neighbours-quarrel = Neighbours’ Quarrel
    .stage-over-the-fence = over the fence
    .opening = The plum tree stands in one yard and drops in the other. They have been fond of each other for forty years, and this is how.
    .won = “Half the plums,” they say at once, and are both offended.
    .not-won = They have stopped quarrelling. They have found that they agree about you.
