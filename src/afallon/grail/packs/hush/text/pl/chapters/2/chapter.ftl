chapter-2 = Trzy dzwony
    .story = Trzy parafie na północ od Żon nie mają własnego kamienia. Miały jeden dzwon na spółkę i spadł. Gdzie słychać dzwon, tam rzeczy pamiętają, czyje są.
