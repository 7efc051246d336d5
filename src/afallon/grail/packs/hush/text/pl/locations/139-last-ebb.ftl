location-139 = Ostatni Odpływ
verse-139-eleven-hulls = Tutaj odchodzi ostatnia woda, a zostają po niej łodzie: jedenaście, na boku, z wiosłami w środku, jak zwierzęta po długiej drodze. Liny zdrowe. Nikomu nie płacą, żeby ich doglądał; dogląda chłopiec. „Nie są na teraz – mówi. – Powiedzieli, że będę wiedział, kiedy”.
    .choice-caulk-a-seam-with-him = Uszczelnić z nim jeden szew
