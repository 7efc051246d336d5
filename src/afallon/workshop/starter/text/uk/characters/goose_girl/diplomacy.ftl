card-plain-word = Просте слово
card-shared-bread = Спільний хліб
card-goose-talk = Гусяча мова
