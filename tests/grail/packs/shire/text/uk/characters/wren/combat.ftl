card-pole = Жердина
card-shove = Поштовх
card-undertow = Спідня течія
