"""The map: locations, menhirs, tokens, guardians and arrivals."""
