"""Records of games that later versions must still replay."""
