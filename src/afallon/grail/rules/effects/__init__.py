"""Effect lists and their verbs."""
