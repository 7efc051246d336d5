event-high-water = High Water
quest-wait-for-low-water = Stay until the fifth day.
    .success = It goes as it came: at night, and without saying what it wanted.
