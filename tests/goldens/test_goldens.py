"""The golden playthroughs together show every listed feature."""

import re

import pytest

from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from tests.goldens.games import FOLDER

TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


PLOT_CARDS = (
    *("leading_to_victory", "ambush", "the_king_returns", "restore_your_honour", "have_at_you"),
    *("show_your_nature", "are_you_the_one", "we_found_you", "show_your_strength"),
)
KEPT_UNTIL_USED = ("leading_to_victory", "ambush", "the_king_returns", "we_found_you")


def has(pattern):
    """Return a predicate that searches a playthrough for this pattern, line by line."""
    return lambda text: re.search(pattern, text, re.MULTILINE) is not None


def has_a_tie(text):
    votes = re.findall(r"^votes_shown votes=(.+)$", text, re.MULTILINE)
    return any(vote.count("approve") == vote.count("reject") for vote in votes)


def has_lies(text):
    """Return whether the Trickster handed over good and the Troublemaker evil."""
    held = dict(re.findall(r"dealt seat=(\d+) character=(\w+)", text))
    shown = re.findall(r"loyalty_shown inspector=\d+ inspected=(\d+) card=(\w+)", text)
    return {("trickster", "good"), ("troublemaker", "evil")} <= {(held[seat], card) for seat, card in shown}


FEATURES = {
    **{f"{seats} players": has(f"^seats: {seats}$") for seats in range(5, 11)},
    **{f"edition {edition}": has(f"^game_started .*edition={edition} ") for edition in ("ua", "pl", "ru", "custom")},
    **{f"character {name}": has(f"dealt .*character={name} ") for name in CHARACTERS},
    **{f"module {name}": has(rf"^modules: .*\b{name}\b") for name in MODULES},
    "three fails": has("reason=three_fails"),
    "five rejections": has("reason=five_rejections"),
    "Merlin named": has("reason=merlin_named"),
    "Merlin safe": has("reason=merlin_safe"),
    "three successes": has("reason=three_successes"),
    "a tie": has_a_tie,
    "the fifth team goes": has(r"^team_proposed .*attempt=5.*\nteam_approved "),
    "the fifth team is rejected": has("^team_rejected .*rejections=5$"),
    "one fail does not sink quest 4": has("^quest_succeeded quest=4 fails=1$"),
    "one fail sinks quest 4 below seven": has("^quest_failed quest=4 fails=1$"),
    "two fails sink quest 4": has("^quest_failed quest=4 fails=2$"),
    "the Lady acts three times": lambda text: len(re.findall("^inspected ", text, re.MULTILINE)) == 3,
    "another makes the guess": has(r"^game_started .*assassin=(?!assassin|-)[\s\S]*merlin_guessed"),
    "nobody hunts": has("^game_started .*assassin=- "),
    "cards laid by hand": has("^deal: "),
    "the Lancelots meet": has("seen .*step=lancelots "),
    "evil knows Lancelot": has("seen .*step=lancelot_among_evil .*learns=evil_lancelot"),
    "five allegiance cards": has(r"^game_started .*allegiance_deck:five[\s\S]*^allegiance_drawn quest=3 "),
    "six allegiance cards": has("^allegiance_drawn quest=1 "),
    "a drawn switch": has("^allegiance_drawn .*card=switch\nlancelots_switched"),
    "a switch that lies at its quest": has(r"^allegiance_laid .*card=switch[\s\S]*^lancelots_switched"),
    "the Cleric sees the leader": has(r"to \d+: leader_seen "),
    "the Revealer": has("^quest_failed .*\ncharacter_shown .*character=revealer"),
    "a forced fail": has(r"^    \d+: fail$"),
    "two who lie": has_lies,
    "Excalibur sinks a quest": has(r"card_taken_back .*card=success\n.*fail:1\nquest_failed"),
    "Excalibur is not used": has("^excalibur_used .*seat=-"),
    "quest 5 after two successes": has(r"^game_started .*fifth_quest:two_successes[\s\S]*^quest_chosen .*quest=5"),
    "quest 5 after two fails": has(r"^game_started .*fifth_quest:two_quests[\s\S]*^quest_chosen .*quest=5"),
    **{f"plot card {card}": has(f"^plot_card_given .*card={card} ") for card in PLOT_CARDS},
    **{f"use of {card}": has(f"^plot_card_used .*card={card}$") for card in KEPT_UNTIL_USED},
    "an open vote": has("^open_vote_shown "),
    "a card face up": has("^card_turned "),
    "a plot card taken": has("^plot_card_taken "),
    "no watch on the first quests of six": has(r"^seats: 6$[\s\S]*team_approved .*\n\? play_card[\s\S]*^watch_given "),
    "a Rogue alone": has("^game_ended side=- reason=rogue "),
    "a Rogue in part": has(r"^game_ended .* partial=\d"),
    "magic turns a success": has(r"magic:1\nquest_failed quest=\d fails=0"),
    "magic twice": has("magic:2\nquest_"),
    "a hidden Sorcerer": has("^hidden_sorcerer: true"),
    "the senior Messenger knows the junior": has("seen .*learns=junior_messenger"),
    "reinforcement": has("^reinforced side=good"),
    "Messengers named": has("reason=messengers_named"),
    "a recruited Servant": has(r"^servant_recruited [\s\S]*reason=merlin_named"),
    "a trapped fail": has(r"trapped_card_seen .* card=fail\ncards_shown .*cards=success:\d\nquest_succeeded"),
    "Excalibur leaves a choice": has(r"^> change_card \d+ (magic|rogue_\w+)$"),
    "magic beside one fail": has(r"quest=4 cards=.*fail:1,.*magic:1\nquest_succeeded quest=4 fails=1"),
    "a Rogue's part in an early victory": lambda text: (
        "round_started round=5" not in text and has(r"^game_ended .* partial=\d")(text)
    ),
    "a guess before evil is shown": lambda text: "merlin_guessed" in text and "evil_shown" not in text,
    "an allegiance card by the number of its quest": has(
        r"^round_started round=1 [^?]*\? choose_quest[\s\S]*?^team_approved .*\nallegiance_drawn quest=[34] card=switch"
    ),
    "every module at once": lambda text: sum(has(rf"^modules: .*\b{name}\b")(text) for name in MODULES) == 6,
}


@pytest.mark.parametrize(("feature", "is_shown"), FEATURES.items(), ids=FEATURES)
def test_some_golden_game_shows(feature, is_shown):
    assert any(map(is_shown, TEXTS.values())), f"no golden shows: {feature}; add a game to games.py"
