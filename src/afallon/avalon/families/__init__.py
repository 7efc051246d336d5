"""What several characters share: it comes into play with any of them."""
