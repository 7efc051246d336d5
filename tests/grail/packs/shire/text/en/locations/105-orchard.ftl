location-105 = Orchard
    .action = Ask a neighbour over
