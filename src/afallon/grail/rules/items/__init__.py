"""Items and secrets: gaining, losing and trading them, and the slots in which they are used."""
