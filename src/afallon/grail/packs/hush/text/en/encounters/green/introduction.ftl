encounter-strayed-ram = Strayed Ram
    .opening = A ram stands in the lane and cannot think whose it is. It has decided to be nobody’s, with its head down.
    .won = It lets itself be led. Being led is a kind of belonging.
    .not-won = It stays where it is. It is you who move.
