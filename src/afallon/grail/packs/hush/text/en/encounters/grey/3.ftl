encounter-stone-cutters = Stone-Cutters
encounter-the-queue = The Queue
encounter-kings-taster = King’s Taster
encounter-bridge = The Bridge
