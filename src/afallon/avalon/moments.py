"""The order of play: each phase is a list of named moments (AV-INTER-01), which parts fill with steps."""

NEWCOMERS = "newcomers"
"""The last moment of the night, for sights of added characters."""

NIGHT = ("cleric", "evil", "merlin", "percival", "lancelots", "senior_messenger", "untrustworthy_servant", NEWCOMERS)
"""The moments of the night, in order (REVEAL)."""

_PROPOSAL = ("choose_quest", "choose_team", "give_excalibur", "open_votes", "vote", "the_king_returns", "verdict")

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("announce", "deal", "first_leader", "tokens_given", *NIGHT, "dawn"),
    "round": ("round_starts", "allegiance_card", "leading_to_victory", "plot_cards", *_PROPOSAL),
    "after_rejection": ("leading_to_victory", *_PROPOSAL),
    "quest": (
        "team_stands",
        "give_watch",
        "we_found_you",
        "play_cards",
        "face_up",
        "use_excalibur",
        "cards_stand",
        "ambush",
        "trap_card",
        "show_cards",
        "mark_rogues",
        "lay_tokens",
        "reinforcement",
        "result",
        "rogue_wins",
        "end_of_game",
        "revealer",
        "lady",
        "next_round",
    ),
    "last_chance": ("recruitment", "confer", "declare_aim", "assassinate"),
}
