"""Death: dying, inheritance, replacement characters and defeat (GR-DEATH)."""
