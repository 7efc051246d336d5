"""Effect lists and the verbs they are made of."""
