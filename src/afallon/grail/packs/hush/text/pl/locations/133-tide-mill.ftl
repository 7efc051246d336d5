location-133 = Młyn Pływowy
verse-133-salt-to-salt = Przypływ i koło kręci się w jedną stronę; odpływ, w drugą. Sól wchodzi i sól wychodzi, odrobinę drobniejsza. Młynarzowi kazano kręcić, aż przywiozą zboże. Za młynem jest wzgórze, całkiem białe. Owce z trzech dolin przychodzą je lizać i mają zdecydowane poglądy.
    .choice-shovel-for-him = Poszuflować za niego i napełnić kieszenie
