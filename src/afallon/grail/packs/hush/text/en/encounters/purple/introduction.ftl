encounter-knock-at-the-shutter = Knock at the Shutter
    .opening = Three knocks, the third one late. There is no hand out there, only the manners of one.
    .won = You say “come in”, and nothing does, and it wipes its feet.
    .not-won = It knocks again, further down the street.
