encounter-neighbour = Сусідка
    .stage-doorstep = на порозі
