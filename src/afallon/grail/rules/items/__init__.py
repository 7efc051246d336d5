"""Items and secrets: gaining, losing and trading, and the slots that they use."""
