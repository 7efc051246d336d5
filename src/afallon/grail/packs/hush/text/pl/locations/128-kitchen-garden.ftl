location-128 = Ogród Kuchenny
verse-128-the-beds = Pory, fasola, grusze przy murze. Grządki zagrabiono w nocy. Jedna para bosych stóp wychodzi ścieżką i jedna wraca, zawsze w te same ślady, aż wydeptały ją do gliny. Za drzwiami kuchni skrzypi rożen. „Właśnie podajemy – mówi ktoś. – Proszę przyjść, kiedy nie będziemy”.
    .choice-pull-leeks = Nawyrywać porów i zagrabić
