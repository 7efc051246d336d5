"""Studies of Avalon: habits of human players, and the accuracy of role inference."""
