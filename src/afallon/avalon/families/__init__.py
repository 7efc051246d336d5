"""Parts that several characters share; each comes into play with any of them."""
