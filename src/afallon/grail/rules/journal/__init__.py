"""The journal: exploring, verses and choices, dreams."""
