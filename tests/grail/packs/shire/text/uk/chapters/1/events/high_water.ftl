event-high-water = Висока вода
quest-wait-for-low-water = Протримайтеся до п’ятого дня.
    .success = Вона йде, як прийшла: вночі, і не каже, чого хотіла.
