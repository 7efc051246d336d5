"""Reading a table: how likely each seat is evil, and each character, by one stream of events."""
