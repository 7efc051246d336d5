"""Death: who dies, what is left behind, who comes instead, and when all is lost (GR-DEATH)."""
