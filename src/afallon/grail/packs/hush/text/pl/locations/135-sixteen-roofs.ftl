location-135 = Szesnaście Dachów
verse-135-full-up = Z wody wystaje szesnaście dachów, a na każdej kalenicy siedzi rodzina, sucha po kostki, i trzyma dzieci za kołnierze. „Nie ma miejsc – wołają, zanim pada słowo. – To nie tak, że wam źle z oczu patrzy”. Ktoś rzuca dachówką. Rzut jest celny i pełen żalu.
    .choice-leave-bread-on-the-nearest-chimney = Zostawić chleb na najbliższym kominie
