encounter-geese = Гуси
    .stage-at-the-gate = біля хвіртки
