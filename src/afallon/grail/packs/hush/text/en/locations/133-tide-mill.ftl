location-133 = The Tide Mill
verse-133-salt-to-salt = The tide comes in, and the wheel goes one way; the tide goes out, and it goes the other. Salt goes in, and salt comes out, a little finer. The miller was told to keep her turning until the corn came. Behind the mill is a hill, quite white. Sheep come from three valleys to lick it, and have strong opinions.
    .choice-shovel-for-him = Shovel for him, and fill your pockets
