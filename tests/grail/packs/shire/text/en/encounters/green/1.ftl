encounter-unfed-dogs = Unfed Dogs
    .opening = They have no quarrel with you. They have supper.
    .won = They remember another house.
    .not-won = They let you keep the dish.
