location-142 = Jaskinia Śpiących
verse-142-out-of-the-rain = Wchodzicie przed deszczem, a tam mężczyźni, rzędami, w zbrojach, z otwartymi ustami, jak chłopcy. Kapie. Najbliższy obraca twarz do waszej lampy i mówi przez sen: „Już dzień?”. Nikt nie oddycha. To nie jest pytanie dla ludzi, którzy weszli tylko obeschnąć. Wychodzicie na krawędziach stóp.
verse-142-not-yet = „Już dzień?” – pyta pierwszy, mówicie „jeszcze nie” i przewraca się na bok; potem pyta drugi, i trzeci. Macie całą noc, jest ich bardzo wielu i każdy wierzy wam na słowo.
