"""Names of the entries in the samples, in every language."""

from typing import Final

ORDER: Final = ("en", "uk", "pl", "it", "ru")
NAMES: Final = {
    "item:rope": ("Coil of Rope", "Моток мотузки", "Zwój liny", "Rotolo di corda", "Моток верёвки"),
    "secret:12": ("The Fifth Bowl", "П’ята миска", "Piąta miska", "La quinta scodella", "Пятая миска"),
    "character:branwen": ("Branwen", "Бранвен", "Branwen", "Branwen", "Бранвен"),
    "status:wished": ("The Wish", "Бажання", "Życzenie", "Il desiderio", "Желание"),
    "quest:rite": ("Learn the Rite", "Вивчити обряд", "Poznać obrzęd", "Imparare il rito", "Узнать обряд"),
    "location:102": ("The Tally House", "Карбівня", "Karbownia", "La Casa delle Tacche", "Бирочная изба"),
    "location:148": (
        *("The Burned Tally House", "Згоріла Карбівня", "Spalona Karbownia"),
        *("La Casa delle Tacche Bruciata", "Сгоревшая бирочная"),
    ),
    "dial:tide": ("The Tide", "Приплив", "Przypływ", "La marea", "Прилив"),
    "encounter:dogs": ("Unfed Dogs", "Негодовані пси", "Głodne psy", "Cani affamati", "Некормленые псы"),
    "task:ask": (
        *("Ask at the ferry", "Спитати на перевозі", "Zapytać przy promie"),
        *("Chiedere al traghetto", "Спросить на перевозе"),
    ),
    "ending:home": ("The Way Home", "Дорога додому", "Droga do domu", "La via di casa", "Дорога домой"),
    "choice:ring": ("Ring the bell", "Подзвонити у дзвін", "Zadzwonić", "Suonare la campana", "Ударить в колокол"),
    "choice:leave": ("Leave it be", "Дати спокій", "Zostawić to", "Lasciar stare", "Оставить как есть"),
    "stage:ink": ("The Price of Ink", "Ціна чорнила", "Cena atramentu", "Il prezzo dell’inchiostro", "Цена чернил"),
    "event:gap": ("A Gap in the Hum", "Прогалина в гулі", "Przerwa w szumie", "Un vuoto nel brusio", "Провал в гуле"),
    "hook:moonrise": (
        *("Turn the moon to its next face.", "Поверніть місяць наступним боком.", "Obróć księżyc na następną stronę."),
        *("Gira la luna sulla faccia seguente.", "Поверните луну следующей стороной."),
    ),
}  # fmt: skip


def name_in(language: str, of: str, name: str | int) -> str:
    return NAMES[f"{of}:{name}"][ORDER.index(language)]
