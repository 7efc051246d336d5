"""Events: the event of the day, and quests (GR-EVENT)."""
