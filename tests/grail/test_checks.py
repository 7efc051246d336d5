"""Checks of packs: every mistake is reported with its line, and with a message in every language."""

import ast
import re
import shutil
from pathlib import Path
from typing import get_args

import pytest
from msgspec import inspect

from afallon.grail.content import PackError, checks, load_pack
from afallon.grail.content import effects as do
from afallon.grail.content.cards import Ability, Timing
from afallon.grail.content.conditions import HasQuest, Requirement
from afallon.grail.content.errors import WARNINGS
from afallon.grail.content.glossary import Keyword, Trait
from afallon.grail.content.pack import Sections
from afallon.grail.content.pack_check import check_pack
from afallon.grail.content.parts import parts_of
from afallon.grail.content.wanted_texts import wanted_texts
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import LANGUAGES, has
from tests.grail.tables import PACKS

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

FIXTURE = PACKS / "fixture"
PLACE = "locations:\n  - number: 70\n    keys: {west: 17}\n    "
CARD = "combat_cards:\n  - id: odd\n    colour: green\n    "
SKILL = "skills:\n  - number: 70\n    attribute: courage\n    sides:\n"
ENEMY = "combat_encounters:\n  - id: odd\n    colour: grey\n    right: [{key: free}]\n    "
TALK = "diplomacy_encounters:\n  - id: odd\n    right: [{key: free}]\n    "
ITEM = "items:\n  - id: odd\n    abilities:\n      "
BOOK = "book:\n  - id: a\n    "
COST = BOOK + "choices:\n      - {id: a, complete: true, cost: ["
VERSES = PLACE + "explore: a\n    verses:\n      "
ROWS = "attack_rows_overlap"
SECRET = "secrets:\n  - number: 70\n    quest:\n      id: odd\n      requires: []\n      "
ASKED = BOOK + "complete: true\n    effects:\n      - do: when\n        requires: ["
FOOD = "what: food, who: each"
EXCLUDED = "requirements_exclude_each_other"
USED = "{do: when, requires: [{has: status, status: odd}], then: [{do: mark_status, status: odd}]}"
REGISTER = f"book:\n  - {{id: a, complete: true, effects: [{USED}]}}\nstatuses:\n  - id: odd\n    "
STAGE = "stages: [{id: small_talk, number: 1}]\n    "

MISTAKES = [
    # names and references
    ("items:\n  - id: go_on\n", 2, "name_not_allowed"),
    ("items:\n  - id: two words\n", 2, "name_not_allowed"),
    ("characters:\n  - {id: odd, number: 9, colour: green,\n     starting_combat: [net, lost]}\n", 3, "no_such_entry"),
    (PLACE + "immediate: [{do: replace_location, by: 99}]\n", 4, "no_such_entry"),
    ("characters:\n  - {id: odd, number: 9, colour: red}\n", 2, "no_such_entry"),
    ("characters:\n  - {id: odd, number: 9, colour: green, any_board: true}\n", 2, "colour_of_a_board"),
    # the map
    ("locations:\n  - {number: 70}\n", 2, "location_out_of_reach"),
    (PLACE + "seals: [menhir]\n", 2, "menhir_and_seal_differ"),
    (PLACE + "menhir: {dial: [1, 1, 1, 1]}\n", 4, "menhir_and_seal_differ"),
    (PLACE + "seals: [dreams]\n", 2, "dream_and_seal_differ"),
    (PLACE + "seals: [hostile, hostile]\n", 4, "too_many_seals"),
    (PLACE + "original: 14\n", 4, "version_of_a_version"),
    (PLACE + "seals: [hostile, friendly]\n", 4, "hostile_and_friendly"),
    (PLACE + "seals: []\n", 3, "one_sided_key"),
    ("locations:\n  - number: 70\n    keys:\n      west: 70\n", 4, "key_to_itself"),
    # the journal
    (VERSES + "- {id: a, go: b}\n", 6, "no_such_verse"),
    (VERSES + "- {id: a, complete: true}\n      - {id: b, complete: true}\n", 7, "unreachable_verse"),
    (VERSES + "- {id: a}\n", 6, "verse_without_way_out"),
    ("book:\n  - {id: a}\n", 2, "verse_without_way_out"),
    (BOOK + "choices:\n      - {id: leave, complete: true}\n      - {id: dig}\n", 5, "choice_without_way_out"),
    ("book:\n  - {id: a, go: lost}\n", 2, "no_such_verse"),
    (BOOK + "complete: true\n    requires: [{has: day, at_least: 2}]\n", 2, "requirement_without_otherwise"),
    (BOOK + "choices: [{id: dig, complete: true, cost: [{what: food, amount: 1}]}]\n", 2, "every_choice_may_be_barred"),
    (BOOK + "complete: true\n    paragraphs:\n      - {id: a}\n      - {id: a}\n", 6, "paragraph_stands_twice"),
    (BOOK + "effects:\n      - {do: read, verse: lost}\n    complete: true\n", 4, "no_such_verse"),
    (BOOK + "effects:\n      - {do: toss, skull: [{do: go, verse: lost}]}\n    complete: true\n", 4, "no_such_verse"),
    ("items:\n  - id: odd\n    abilities:\n      - {timing: on_gain, effects: [{do: read, verse: a_wet_letter}]}\n", 4,
     "no_such_verse"),
    (BOOK + "complete: true\n    requires:\n      - {has: read, verse: a}\n", 5, "no_such_verse"),
    (BOOK + "complete: true\n    requires:\n      - {has: task, task: odd}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: go, verse: a}\n", 5, "go_outside_verse"),
    ("book:\n  - {id: a, go: b}\n  - {id: b, go: a}\n", 2, "verses_go_round"),
    # repetition and costs
    (CARD + "abilities:\n      - {timing: on_play, once: day, effects: []}\n", 5, "once_out_of_place"),
    ("items:\n  - id: odd\n    abilities:\n      - {timing: always, once: day, effects: []}\n", 4, "once_out_of_place"),
    (PLACE + "action:\n      effects: [{do: gain, what: food, who: party}]\n", 4, "gain_without_once"),
    (COST + "{item: harpoon, secret: 3}]}\n", 4, "cost_not_of_one_kind"),
    (COST + "{amount: 2}]}\n", 4, "cost_not_of_one_kind"),
    (COST + "{item: lost}]}\n", 4, "no_such_entry"),
    (COST + "{item: harpoon}, {keyword: weapon}]}\n", 4, "cost_paid_twice"),
    (BOOK + "complete: true\n    requires:\n      - {has: players}\n", 5, "condition_asks_nothing"),
    (BOOK + "complete: true\n    requires:\n      - {has: menhir, number: 99}\n", 5, "no_such_entry"),
    # statuses and dials
    ("statuses:\n  - {id: odd}\nbook:\n  - id: a\n    complete: true\n    effects:\n"
     "      - {do: when, requires: [{has: status, status: odd}]}\n", 7, "status_never_written"),
    (BOOK + "effects:\n      - {do: mark_status, status: bells_heard, box: 4}\n", 4, "status_has_fewer_boxes"),
    (BOOK + "effects:\n      - {do: change_dial, dial: odd, amount: 1}\n", 4, "dial_never_set"),
    # cards
    (CARD + "left: [null, null, null, {key: free}]\n", 4, "too_many_rows"),
    (CARD + "right: [{key: free}, {key: magic}]\n", 4, "free_key_not_at_bottom"),
    (CARD + "left:\n      - null\n      - {key: magic}\n", 6, "empty_bonus"),
    (CARD + "left: [{key: bonus, affinity: 1}]\n", 4, "bonus_of_the_other_kind"),
    (CARD + "character: deserter\n", 2, "card_of_two_owners"),
    ("combat_cards:\n  - id: odd\n", 2, "card_of_nobody"),
    (CARD + "abilities:\n      - {timing: during_reaction, effects: []}\n", 5, "timing_out_of_place"),
    (CARD + "abilities:\n      - {timing: charges, effects: []}\n", 5, "charges_without_number"),
    ("boards:\n  - {colour: odd, energy_max: 1, health_max: 1, health_start: 1, terror_max: 1}\ncharacters:\n"
     "  - {id: deaf, number: 9, colour: odd, starting_combat: [net]}\n", 4,
     "wrong_number_of_cards"),
    # advancement
    ("characters:\n  - {id: odd, number: 9, colour: green,\n     attributes: {courage: 3}}\n", 3,
     "starting_attribute_too_high"),
    (SKILL + "      - {id: first_in, abilities: []}\n      - {id: odd, abilities: []}\n", 5, "two_skills_of_one_name"),
    (SKILL + "      - {id: odd, abilities: [{timing: flip, effects: []}]}\n      - {id: even, abilities: []}\n", 5,
     "timing_out_of_place"),
    # encounters and chapters
    (ENEMY + "price: 2\n    attacks: [{least: 0, effects: []}]\n", 6, "no_attack_for_this_pool"),
    (ENEMY + "attacks:\n      - {least: 0, most: 2, effects: []}\n      - {least: 2, effects: []}\n", 7, ROWS),
    (ENEMY + "attacks:\n      - {least: 2, most: 0, effects: []}\n", 6, "attack_row_reversed"),
    ("combat_encounters:\n  - {id: odd, colour: grey}\n", 2, "encounter_without_keys"),
    (ENEMY + "level: 5\n", 5, "no_such_level"),
    ("chapters:\n  - number: 3\n    remove: [{colour: blue, level: 0, cards: [1, 1, 1, 1]}]\n", 3, "no_such_level"),
    (ENEMY + "price: 0\n", 2, "second_introduction"),
    (TALK + "lowest: -1\n    highest: 1\n", 2, "no_stages"),
    (TALK + STAGE + "highest: 1\n", 2, "affinity_track"),
    ("boards:\n  - {colour: red, energy_max: 5, health_max: 5, health_start: 6, terror_max: 5}\n", 2, "cell_off_track"),
    ("chapters:\n  - {number: 4}\n", 2, "chapters_not_in_order"),
    ("chapters:\n  - number: 3\n    add: [{colour: blue, level: 4, cards: [1, 1, 1, 1]}]\n", 3, "too_few_encounters"),
    (PLACE + "immediate:\n      - {do: change_chapter, chapter: 2}\n", 5, "chapter_changed_outside_quest"),
    (SECRET + "success: [{do: change_chapter, chapter: 1}]\n", 6, "chapter_not_later"),
    ("chapters:\n  - {number: 3}\n", 2, "chapter_never_begins"),
    ("endings:\n  - {id: odd, ended: defeat}\n", 2, "ending_out_of_reach"),
    (PLACE + "immediate:\n      - {do: end_game, ending: odd}\n", 5, "no_such_entry"),
    # the world
    (PLACE + "immediate:\n      - {do: place_guardian, guardian: odd}\n" + ENEMY, 5, "not_a_guardian"),
    (PLACE + "immediate:\n      - {do: move_guardian, guardian: odd}\n" + ENEMY, 5, "not_a_guardian"),
    (PLACE + "immediate:\n      - {do: remove_guardian, guardian: lost}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: remove_guardian, guardian: odd}\n" + ENEMY, 5, "not_a_guardian"),
    (PLACE + "immediate:\n      - {do: put_out_menhir, location: 70}\n", 5, "no_menhir_there"),
    (PLACE + "immediate:\n      - {do: change_menhir, location: 70, amount: 1}\n", 5, "no_menhir_there"),
    (PLACE + "immediate:\n      - {do: change_menhir, location: 99, amount: 1}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: discard_location, number: 99}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: add_encounter, encounter: lost}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: remove_encounter, encounter: lost}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: add_event, event: lost}\n", 5, "no_such_entry"),
    (PLACE + "immediate:\n      - {do: remove_event, event: lost}\n", 5, "no_such_entry"),
    (ITEM + "- timing: always\n        requires: [{has: at_least, what: courage, amount: 1}]\n        effects:\n"
     "          - {do: modify, what: empathy, amount: 1, who: owner}\n", 7, "number_depends_on_itself"),
    (ITEM + "- timing: always\n        effects:\n"
     "          - {do: modify, what: empathy, amount: {per: quantity, of: courage}, who: owner}\n", 6,
     "number_depends_on_itself"),
    (ITEM + "- timing: dawn\n        effects:\n          - {do: end_day}\n", 6, "endless_days"),
    ("random_events:\n  - id: odd\n    abilities:\n      - timing: dusk\n        effects:\n"
     "          - {do: gain, what: food, who: owner}\n", 6, "owner_of_a_card_for_all"),
    (CARD + "abilities:\n      - {timing: on_travel, effects: []}\n", 5, "timing_out_of_place"),
    (ENEMY + "price: 0\n    abilities:\n      - {timing: dawn, effects: []}\n", 7, "timing_out_of_place"),
    # hooks
    (PLACE + "immediate: [{do: hook, name: odd}]\n", 4, "no_such_hook"),
    # items and secrets out of reach
    ("items:\n  - {id: odd, copies: 0}\n", 2, "item_nobody_gets"),
    ("secrets:\n  - {number: 70}\n", 2, "secret_nobody_gets"),
    # requirements that can never hold
    (ASKED + "{has: players, at_least: 5}]\n", 6, "too_many_players"),
    (ASKED + "{has: at_least, what: energy, amount: 7}]\n", 6, "beyond_every_track"),
    (ASKED + "{has: item, item: harpoon, keyword: armour}]\n", 6, "item_lacks_keyword"),
    (ASKED + "{has: location, number: 2, seal: menhir}]\n", 6, "location_lacks_seal"),
    (ASKED + "{has: any, of: []}]\n", 6, "empty_condition"),
    (ASKED + "{has: not, of: []}]\n", 6, "empty_condition"),
    (ASKED + "{has: day, at_least: 2}, {has: not, of: [{has: day, at_least: 2}]}]\n", 6, EXCLUDED),
    (ASKED + f"{{has: at_least, amount: 3, {FOOD}}}, {{has: at_most, amount: 2, {FOOD}}}]\n", 6, EXCLUDED),
    (ASKED + "{has: chapter, chapter: 1}, {has: chapter, chapter: 2}]\n", 6, EXCLUDED),
    (ASKED + "{has: affinity, cell: red}, {has: affinity, cell: green}]\n", 6, EXCLUDED),
    (ASKED + "{has: encounter, ended: won}, {has: encounter, ended: escaped}]\n", 6, EXCLUDED),
    # the register
    ("statuses:\n  - {id: odd}\nbook:\n  - {id: a, complete: true, effects: [{do: mark_status, status: odd}]}\n", 2,
     "status_never_read"),
    (REGISTER + "writers: [17]\n", 5, "status_register_outdated"),
    (REGISTER + "writers: [anywhere]\n    readers: [17]\n", 6, "status_register_outdated"),
    (REGISTER + "writers: [17]\n", 5, "status_writer_not_registered"),
    (REGISTER + "readers: [17]\n", 5, "status_reader_not_registered"),
    # texts
    ("items:\n  - id: odd\n", 2, "text_missing"),
    # numbers
    ("boards:\n  - colour: odd\n    energy_max: -5\n    health_max: 5\n    health_start: 5\n    terror_max: 5\n", 3,
     "number_too_small"),
    (COST + "{what: food, amount: -3}]}\n", 4, "number_too_small"),
    (PLACE + "immediate: [{do: damage, amount: -5, who: each}]\n", 4, "number_too_small"),
    (PLACE + "immediate:\n      - {do: gain, what: food, amount: {per: players, times: -1}, who: each}\n", 5,
     "number_too_small"),
    (PLACE + "menhir:\n      dial: [8, 7, -6, 5]\n", 5, "number_too_small"),
    ("items:\n  - id: odd\n    copies: 1000000000\n", 3, "number_too_large"),
    (PLACE + "original: -1000000000\n", 4, "number_too_small"),
]  # fmt: skip


@pytest.fixture
def copy(tmp_path):
    """A copy of the fixture pack."""
    return Path(shutil.copytree(FIXTURE, tmp_path / "pack"))


def said(problems):
    return [(problem.file, problem.line, problem.code) for problem in problems]


def test_the_fixture_has_no_problems():
    sections, problems = check_pack(FIXTURE)
    assert problems == ()
    assert len([one for one in wanted_texts(sections).values() if one.is_required]) > 100


def test_the_fixture_uses_all_kinds_of_content():
    """Almost every verb and condition, and every timing, trait and keyword."""
    sections = check_pack(FIXTURE)[0]
    entries = [entry for section in sections.__struct_fields__ for entry in getattr(sections, section)]
    parts = [part for entry in entries for _, part in parts_of(entry)]
    later = {do.Die, do.AddRandomEvents, do.RevealEvent, do.Hook}
    assert set(get_args(do.Effect)) - later <= set(map(type, parts))
    assert set(get_args(Requirement)) - {HasQuest} <= set(map(type, parts))
    assert set(get_args(Timing)) == {part.timing for part in parts if isinstance(part, Ability)}
    assert set(get_args(Trait)) == {trait for fight in sections.combat_encounters for trait in fight.traits}
    assert set(get_args(Keyword)) <= {item.keyword for item in sections.items}


@pytest.mark.slow
@pytest.mark.parametrize(("text", "line", "code"), MISTAKES, ids=lambda value: value if isinstance(value, str) else "")
def test_a_mistake_is_reported_with_file_and_line(copy, text, line, code):
    (copy / "z.yaml").write_text(text, "utf-8")
    problems = check_pack(copy)[1]
    assert ("z.yaml", line, code) in said(problems)
    for problem in problems:
        for language in LANGUAGES:
            assert f"{problem.line}" in say_pack_problem(language, problem)


def test_a_colour_that_no_chapter_puts_into_play_is_reported(copy):
    pack = copy / "pack.yaml"
    pack.write_text(re.sub(r"      - \{colour: purple.*\n", "", pack.read_text("utf-8")), "utf-8")
    assert {problem.code for problem in check_pack(copy)[1]} == {"colour_never_in_play"}


def test_a_start_without_keys_on_all_four_sides_is_reported(copy):
    (copy / "map.yaml").write_text(
        (copy / "map.yaml").read_text("utf-8").replace("{north: 2, east: 3, ", "{", 1), "utf-8"
    )
    assert "start_without_a_way" in [problem.code for problem in check_pack(copy)[1]]


def test_hooks_in_more_than_one_entry_in_twenty_are_reported(copy, monkeypatch):
    from afallon.grail.content.capabilities import HOOKS

    monkeypatch.setitem(HOOKS, "odd", lambda table, scene: None)
    entries = [
        f"  - {{id: odd{number}, abilities: [{{timing: dawn, effects: [{{do: hook, name: odd}}]}}]}}"
        for number in range(9)
    ]
    (copy / "z.yaml").write_text("items:\n" + "\n".join(entries), "utf-8")
    (problem,) = [problem for problem in check_pack(copy)[1] if problem.code == "too_many_hooks"]
    assert problem.details["hooks"] == 9 > problem.details["most"]


@pytest.mark.parametrize(
    "asked",
    [
        "{has: at_least, what: food, amount: 3}, {has: at_most, what: food, amount: 2}",  # two members may differ
        "{has: at_least, what: food, amount: 2, who: each}, {has: at_most, what: food, amount: 2, who: each}",
        "{has: at_least, what: food, amount: 3, who: each}, {has: at_most, what: wealth, amount: 2, who: each}",
        "{has: any, of: [{has: affinity, cell: red}, {has: affinity, cell: green}]}",
        "{has: players, at_least: 4}",
        "{has: at_least, what: energy, amount: 6}",
        "{has: location, number: 1, seal: menhir}",
        "{has: item, item: harpoon, keyword: weapon}",
        "{has: status, status: orchard_woken}, {has: not, of: [{has: status, status: chapel_drained}]}",
    ],
)
def test_requirements_that_can_hold_are_accepted(copy, asked):
    (copy / "z.yaml").write_text(ASKED + asked + "]\n", "utf-8")
    assert [problem.code for problem in check_pack(copy)[1] if problem.file == "z.yaml"] == ["text_missing"] * 2


def test_a_whole_campaign_has_ten_basic_and_fifteen_named_upgrades(tmp_path):
    pack = Path(shutil.copytree(PACKS / "shire", tmp_path / "pack"))
    deck = pack / "characters" / "wren" / "combat.yaml"
    changed = (
        deck.read_text("utf-8")
        .replace("copies: 10", "copies: 11")
        .replace("id: undertow, copies: 15", "id: undertow, copies: 14")
    )
    deck.write_text(changed, "utf-8")
    (problem,) = check_pack(pack)[1]
    assert (problem.code, problem.details["basic"], problem.details["named"]) == ("wrong_share_of_cards", 11, 14)
    card = pack / "pack.yaml"
    card.write_text(card.read_text("utf-8").replace("whole: true", "whole: false"), "utf-8")
    assert check_pack(pack)[1] == ()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text.replace("item-harpoon = Harpoon\n", ""), "text_missing"),
        (lambda text: text + "item-anchor = Anchor\n", "text_unknown"),
        (lambda text: text + "what is this\n", "text_malformed"),
    ],
)
def test_missing_unknown_and_malformed_texts_are_reported(copy, change, code):
    file = copy / "text" / "en.ftl"
    file.write_text(change(file.read_text("utf-8")), "utf-8")
    (problem,) = check_pack(copy)[1]
    assert problem.code == code
    assert problem.file == ("things.yaml" if code == "text_missing" else "text/en.ftl")


def test_a_language_must_be_supported_and_needs_a_file(copy):
    pack = copy / "pack.yaml"
    pack.write_text(pack.read_text("utf-8").replace("languages: [en, uk]", "languages: [en, uk, pl, xx]"), "utf-8")
    assert [problem.code for problem in check_pack(copy)[1]] == ["text_file_missing", "unknown_language"]


def test_an_unknown_language_is_refused_before_its_files_are_read(copy):
    pack = copy / "pack.yaml"
    pack.write_text(pack.read_text("utf-8").replace("languages: [en, uk]", "languages: [en, ../../etc]"), "utf-8")
    line = next(line for line, text in enumerate(pack.read_text("utf-8").splitlines(), 1) if "languages" in text)
    with pytest.raises(PackError) as refused:
        load_pack(copy)
    assert said(refused.value.problems) == [("pack.yaml", line, "unknown_language")]
    assert "en, uk, pl, it, ru" in say_pack_problem("en", refused.value.problems[0])


def test_a_negative_dial_is_refused(copy):
    pack = copy / "pack.yaml"
    text = pack.read_text("utf-8").replace("version: 1", "version: 1, starting_dial: [-8, 7, 6, 5]", 1)
    pack.write_text(text, "utf-8")
    assert [problem.code for problem in check_pack(copy)[1]] == ["number_too_small"]


def numbers(schema, seen=()):
    """Yield the path of every number in a schema with its minimum."""
    match schema:
        case inspect.IntType():
            yield (), schema.ge
        case inspect.StructType() if schema.cls not in seen:
            for field in schema.fields:
                for path, least in numbers(field.type, (*seen, schema.cls)):
                    yield path or (schema.cls.__name__, field.encode_name), least
        case inspect.UnionType(types=inner) | inspect.TupleType(item_types=inner):
            for one in inner:
                yield from numbers(one, seen)
        case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
            yield from numbers(inner, seen)


def test_only_signed_amounts_may_be_negative():
    signed = {path for path, least in numbers(inspect.type_info(Sections)) if least is None}
    changes = {("ChangeDial", "amount"), ("ChangeMenhir", "amount"), ("ChangeTokens", "amount"), ("Modify", "amount")}
    talks = {("MoveAffinity", "amount"), ("DiplomacyEncounter", "lowest")}
    halves = {(half, "affinity") for half in ("BonusHalf", "MagicLeft", "FreeLeft")}
    assert signed == changes | talks | halves | {("SignedPer", "times")}


def codes():
    """Return every problem code in the source of the content package."""
    found = set()
    for path in Path(checks.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                places = {"problem": (3,), "PackProblem": (2,), "refuse": (1,), "_refuse": (1, 2)}.get(name, ())
                codes = [node.args[place] for place in places if place < len(node.args)]
                found |= {code.value for code in codes if isinstance(code, ast.Constant)}
    return found


def test_every_problem_code_has_a_message():
    assert [code for code in WARNINGS for language in LANGUAGES if not has(language, f"grail-pack-{code}")] == []
    assert {"not_yaml", "unknown_section", "no_such_entry", "text_missing", "too_many_hooks"} <= codes()
    assert [code for code in codes() for language in LANGUAGES if not has(language, f"grail-pack-{code}")] == []
