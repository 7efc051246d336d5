card-pole = Boat Pole
card-shove = Shove
card-undertow = Undertow
