# The words of a pack mirror its files. Every entry has a message: a key, an equals sign, and the text.
pack-first-light = First light
