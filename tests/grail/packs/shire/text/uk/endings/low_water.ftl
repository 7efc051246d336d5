ending-low-water = Низька вода
epilogue-low-water = Веннфорд зносить стільці назад.
