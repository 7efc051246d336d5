location-137 = The Drowned Auction
verse-137-the-lots = They are bidding under the water, in a room with a chandelier; you feel the hammer through your boots. At the water line hangs a board with the lots: *one milk tooth. A temper. The summer before last. Second verse of a song.* Viewing is at low tide. You look for your own names, and find them under *vendors*.
    .choice-send-down-a-bid = Send down a bid, on a string
