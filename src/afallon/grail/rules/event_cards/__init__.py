"""Events: the card of the day, and quests (GR-EVENT)."""
