encounter-neighbours-quarrel = Соседская ссора
    .stage-over-the-fence = через забор
    .opening = Слива растёт в одном дворе, а сыплет в другой. Сорок лет они друг друга любят, и вот так.
