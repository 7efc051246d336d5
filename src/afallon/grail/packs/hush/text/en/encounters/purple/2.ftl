encounter-corpse-candles = Corpse Candles
encounter-drowned-choir = Drowned Choir
encounter-bell-rung-backwards = Bell Rung Backwards
encounter-the-unmourned = The Unmourned
encounter-procession = The Procession
