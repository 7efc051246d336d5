"""Property tests of Avalon: invariants of every game, with any set-up and any players."""
