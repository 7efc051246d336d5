"""The order of everything: each phase as a list of moments (AV-INTER-01). Modules fill moments; none has a number."""

NEWCOMERS = "newcomers"
"""When characters look who were added to the box."""

NIGHT = ("cleric", "evil", "merlin", "percival", "lancelots", "senior_messenger", "untrustworthy_servant", NEWCOMERS)
"""The steps of the night in their order (REVEAL)."""

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
