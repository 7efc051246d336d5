"""Characters: tracks, resources, states and exchanges."""
