"""The order of everything: each phase as a list of moments. None has a number."""

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("announce", "lay_islands", "mark_crosses", "lay_map", "deal", "first_captain", "set_sail"),
    "turn": ("turn_starts", "choose_preferred", "choose_alternative", "vote"),
    "sailing": ("sail", "next_turn"),
}
