card-plain-word = A plain word
card-shared-bread = Shared bread
card-goose-talk = Goose talk
