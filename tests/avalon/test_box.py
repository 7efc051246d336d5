"""The registry: entries declare everything that clients need, and no client keeps lists of its own."""

import re
from pathlib import Path

import pytest

import afallon
from afallon.avalon.box import ENTRIES, OPTIONS, PARTS, groups, owners
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.entry import Entry
from afallon.avalon.modules import MODULES
from afallon.avalon.modules.plot_cards.decks import PLOT_CARDS
from afallon.avalon.option import Option
from afallon.avalon.presets import PRESETS

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules" / "avalon.md").read_text("utf-8")
SHOWN = [part for part in PARTS.values() if isinstance(part, Entry)]


@pytest.mark.parametrize("things", [CHARACTERS, MODULES, EDITIONS, OPTIONS], ids=lambda things: next(iter(things)))
def test_numbers_are_used_once_and_without_gaps(things):
    assert sorted(thing.number for thing in things.values()) == list(range(len(things)))


@pytest.mark.parametrize("entry", SHOWN, ids=lambda entry: entry.name)
def test_a_built_in_entry_has_a_crest_and_existing_rules(entry):
    assert entry.crest
    assert entry.rules
    for rule in entry.rules:
        whole = re.search(r"-\d+$", rule)
        assert f"**{rule}**" in RULES if whole else f"**{rule}-01**" in RULES, rule


def test_the_entries_are_all_characters_modules_and_plot_cards():
    assert {entry.name for entry in SHOWN} == {*CHARACTERS, *MODULES, *PLOT_CARDS}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_every_entry_that_a_host_can_choose_has_a_group(entry):
    assert entry.group in groups()


@pytest.mark.rule("AV-SETUP-11")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_an_edition_offers_only_listed_characters_and_modules(edition):
    """Only the mixture of all books offers unnamed characters and modules."""
    assert edition.characters <= {*CHARACTERS}
    assert edition.modules <= {*MODULES}
    assert edition.mixes_books == (edition.name == "custom") == (not edition.characters)
    assert set(edition.settles) <= {*OPTIONS}
    assert all(value in OPTIONS[name].values for name, value in edition.settles.items())
    assert edition.offers_character("guinevere") == edition.offers_module("round_table") == edition.mixes_books


@pytest.mark.rule("AV-SETUP-11")
def test_the_russian_book_has_every_character():
    assert EDITIONS["ru"].characters == {*CHARACTERS}


def test_characters_that_belong_together_are_switched_on_as_one():
    together = {}
    for character in CHARACTERS.values():
        together.setdefault(character.together, set()).add(character.name)
    del together[""]
    assert together == {
        "lancelots": {"good_lancelot", "evil_lancelot"},
        "sorcerers": {"good_sorcerer", "evil_sorcerer"},
        "messengers": {"senior_messenger", "junior_messenger", "evil_messenger"},
    }
    for names in together.values():
        for name in names:
            problems = afallon.check("avalon", seats=7, characters=["merlin", "assassin", name])
            needed = {problem.details.get("needed") for problem in problems if problem.refused}
            assert needed == names - {name}


@pytest.mark.parametrize("module", MODULES.values(), ids=lambda module: module.name)
def test_a_module_needs_the_characters_it_names(module):
    problems = afallon.check("avalon", seats=8, modules=[module.name])
    missing = {problem.details["needed"] for problem in problems if problem.code == "module_needs_character"}
    assert missing == {*module.needs}
    assert [
        problem.code
        for problem in afallon.check(
            "avalon", seats=8, modules=[module.name], characters=["merlin", "assassin", *module.needs]
        )
        if problem.refused
    ] == []


def test_modules_of_one_group_exclude_each_other():
    ways = [module.name for module in MODULES.values() if module.one_of]
    assert ways == ["lancelot_variant_1", "lancelot_variant_2"]
    lancelots = ["merlin", "assassin", "good_lancelot", "evil_lancelot"]
    problems = afallon.check("avalon", seats=8, modules=ways, characters=lancelots)
    assert [problem.code for problem in problems if problem.refused] == ["modules_exclude_each_other"]


def test_options_have_the_right_owners():
    assert {name: owners(option) for name, option in OPTIONS.items()} == {
        "fifth_team": (),
        "allegiance_deck": ("lancelot_variant_1",),
        "fifth_quest": ("quest_selection",),
        "hidden_sorcerer": ("evil_sorcerer",),
        "senior_messenger": ("senior_messenger",),
        "magic_after_one_fail": ("good_sorcerer", "evil_sorcerer"),
        "rogue_shares_early": ("good_rogue", "evil_rogue"),
        "excalibur_choice": ("excalibur",),
        "allegiance_by_number": ("lancelot_variant_1",),
        "hidden_guess": ("junior_messenger", "merlin", "senior_messenger", "evil_messenger"),
    }


def test_a_number_of_an_option_is_one_bit():
    with pytest.raises(ValueError, match="for two values and not 3"):
        Option(name="three_ways", values=("a", "b", "c"), number=31)


@pytest.mark.rule("AV-INTER-19")
@pytest.mark.parametrize(
    ("characters", "cards"),
    [
        (["merlin", "assassin"], ("success", "fail")),
        (["evil_rogue"], ("success", "fail", "rogue_success", "rogue_fail")),
        (["good_sorcerer", "evil_sorcerer"], ("success", "fail", "magic")),
        (
            ["good_rogue", "senior_messenger", "junior_messenger", "evil_messenger"],
            ("success", "fail", "rogue_success", "rogue_fail", "good_message", "bad_message"),
        ),
    ],
)
def test_the_cards_of_every_hand_are_announced_to_all(characters, cards):
    table = afallon.new("avalon", seats=8, seed=1, characters=characters)
    assert table.view(None).announced.quest_cards == cards


def test_presets_are_grouped_in_order():
    assert list(dict.fromkeys(preset.group for preset in PRESETS)) == ["first", "classic", "lancelots", "faces", "all"]


def test_help_belongs_to_declared_questions():
    asked = afallon.find_game("avalon").vocabulary.questions
    for entry in SHOWN:
        assert {question.kind for question in entry.matters_to} <= {*asked}


# Page, server and terminal must not keep lists of characters.
LISTING = re.compile(r"[\"'](?:merlin|percival|morgana|mordred|oberon|lunatic|brute|revealer|cleric|trickster)[\"']")
KNOWN = {
    "web/src/avalon/kit.ts": {"merlin"},  # a private mark for a suspected Merlin
    "web/src/avalon/Mark.svelte": {"merlin"},
    "web/src/avalon/Seat.svelte": {"merlin"},
    "web/src/avalon/sentences.ts": {"merlin"},
}


def test_no_client_lists_characters():
    found = {}
    surfaces = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    surfaces += [*(ROOT / "src/afallon/terminal").rglob("*.py"), *(ROOT / "src/afallon/server").rglob("*.py")]
    for path in surfaces:
        if not path.name.endswith(".test.ts") and "testing" not in path.parts:
            names = {match[0].strip("\"'") for match in LISTING.finditer(path.read_text("utf-8"))}
            if names:
                found[path.relative_to(ROOT).as_posix()] = names
    assert {
        path: names - KNOWN.get(path, set()) for path, names in found.items() if names - KNOWN.get(path, set())
    } == {}
