"""The phases of the game, each as an ordered list of moments. Moments have no numbers.

`beginning`, `dawn`, `round` and `dusk` follow each other (`turn.go`). The others are entered from within another phase
(`turn.enter`). They return to it when they run out, or are broken off (`turn.leave`). A moment that belongs to two
phases is filled once; its step checks the kind of the encounter under way.
"""

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": (
        "announce",
        "take_characters",  # GR-CHAR-01 to 14
        "lay_start",  # GR-WORLD-02 to 08
        "build_decks",  # GR-WORLD-09 to 13
        "first_chapter",  # GR-WORLD-16 to 19
        "first_day",
    ),
    "dawn": (  # GR-DAWN-02
        "dawn_begins",
        "dawn_effects",
        "dark_menhirs",
        "lost_locations",
        "menhir_dials",
        "time_dials",
        "dawn_guardians",
        "dawn_event",
        "planning",
        "equipment",
        "dawn_ends",
    ),
    "round": ("round_begins", "turns", "round_ends"),  # of the day, GR-DAY-01
    "dusk": (  # GR-DUSK-01
        "dusk_begins",
        "dusk_effects",
        "rest",
        "recover_energy",
        "advancement",
        "rebuild_decks",
        "dreams",
        "events_end",  # GR-DAWN-23
        "dusk_ends",
    ),
    "action": ("choose_target", "gather_party", "pay_cost", "perform"),
    "arrival": (  # GR-LOC-18
        "reveal_neighbours",
        "join_for_guardians",  # GR-DAY-33, 57
        "meet_guardians",
        "join_for_rule",
        "immediate_rule",
        "arrival_ends",
    ),
    "combat": (  # GR-COMBAT-06
        "lay_out_encounter",
        "equipment_check",
        "opening_hands",
        "mulligans",
        "rounds",
    ),
    "diplomacy": (  # GR-DIPLO-04
        "lay_out_encounter",
        "avoidance",
        "choose_stage",
        "equipment_check",
        "opening_hands",
        "mulligans",
        "rounds",
    ),
    "encounter_round": (  # GR-COMBAT-76, GR-DIPLO-53
        "encounter_round_begins",
        "activations",  # each: choose, enter the activation of its kind, then the readiness check
        "hand_limit",
        "end_draw",
        "deactivation",
    ),
    "combat_activation": (  # GR-COMBAT-81
        "activation_traits",  # GR-TRAIT-29
        "delayed_abilities",
        "play_cards",
        "opportunity",  # GR-COMBAT-92
        "encounter_check",
        "enemy_attack",
        "check_after_attack",
        "second_attack",  # GR-TRAIT-13
    ),
    "attack": ("before_attack", "attack_effects", "after_attack"),
    "diplomacy_activation": (  # GR-DIPLO-57
        "before_delayed",  # GR-DIPLO-15
        "delayed_abilities",
        "play_cards",
        "encounter_check",
        "reaction",
        "check_after_reaction",
    ),
    "encounter_end": ("settle", "end_traits", "return_cards", "clear_encounter", "afterwards"),  # GR-COMBAT-134 to 140
    "reading": ("verse_effects", "verse_choices", "go_on"),  # one verse of the journal, GR-DAY-18
}
