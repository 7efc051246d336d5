"""The phases of the game, each a list of moments in order."""

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("announce", "lay_islands", "mark_crosses", "lay_map", "deal", "first_captain", "set_sail"),
    "turn": ("turn_starts", "choose_preferred", "choose_alternative", "vote"),
    "sailing": ("sail", "next_turn"),
}
