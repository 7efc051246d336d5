"""What combat and diplomacy share: the sequence, keys, abilities, hands, charges, the way in and out."""
