"""A deal for ten with Rogues, Sorcerers and Messengers, for tests of their interactions."""

TEN = (
    *("merlin", "assassin", "good_rogue", "evil_rogue", "good_sorcerer", "evil_sorcerer"),
    *("senior_messenger", "junior_messenger", "evil_messenger", "servant"),
)
MERLIN, ASSASSIN, GOOD_ROGUE, EVIL_ROGUE, GOOD_SORCERER, EVIL_SORCERER, SENIOR, JUNIOR, EVIL_MESSENGER, SERVANT = range(
    10
)
