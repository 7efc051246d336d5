"""Characters: their tracks, resources and states."""
