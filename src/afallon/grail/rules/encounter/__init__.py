"""The common part of combat and diplomacy: sequence, keys, abilities, hands, charges, start and end."""
