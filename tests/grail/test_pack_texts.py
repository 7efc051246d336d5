"""Texts of a pack: their owners, missing and stale texts, glossary and style."""

import shutil
from pathlib import Path

import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.messages import read_messages
from afallon.grail.content.pack_check import check_pack
from afallon.grail.content.texts import ENTRIES, message_at
from afallon.grail.content.translations import accept, freshness
from afallon.grail.content.wanted_texts import wanted_texts
from afallon.grail.rules.effects.events import Chosen
from afallon.grail.rules.state import setup_of
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.printing import Printer
from afallon.sentences.grail.saying import GrailSpeaker
from afallon.terminal.grail.words import GrailWords
from afallon.terminal.prompt import menu_of
from tests.grail.tables import PACKS, begin, give

SHIRE = PACKS / "shire"
STAGE = "text/{}/locations/102-ferry-stage.ftl"


@pytest.fixture
def shire(tmp_path):
    """A copy of the pack."""
    return Path(shutil.copytree(SHIRE, tmp_path / "pack"))


def change(folder, file, old, new):
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def found(folder):
    return [(problem.code, problem.file) for problem in check_pack(folder)[1]]


def words(folder, language="en"):
    texts = PackWords(str(folder), language)
    return GrailWords(language, ("Ann",), load_pack(folder), texts)


# Owners of texts


def test_each_entry_has_its_own_text_for_a_choice():
    texts = PackWords(str(SHIRE), "uk")
    assert texts.name("choice", "leave", "verse-102-stage") == "Нехай собі лічить"
    assert texts.name("choice", "leave", "verse-103-mound") == "Відійти навшпиньки"
    assert texts.name("choice", "leave", "character-wren") == "Дивитися, як тече ріка"
    assert texts.name("dial", "102:flood") == "вода біля пристані"
    assert texts.name("task", "101:ask_the_ferryman").startswith("Хтось на Поромній пристані")


def test_without_a_scope_only_a_unique_text_is_found():
    texts = PackWords(str(SHIRE), "en")
    assert texts.name("stage", "doorstep") == "on the doorstep"
    assert texts.name("choice", "leave") == "leave"


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("locations/102/verses/stage/effects/1/choices/pay/effects", "verse-102-stage"),
        ("locations/102/immediate/0", "location-102"),
        ("book/500/effects", "verse-book-500"),
        ("skills/3/sides/first_in/abilities/0/effects", "skill-first-in"),
        ("diplomacy_encounters/old_friend/failure", "encounter-old-friend"),
    ],
)
def test_an_effect_list_belongs_to_a_message(path, message):
    assert message_at(path) == message


def test_the_terminal_uses_the_choice_texts_of_the_verse():
    table = begin("shire", seats=1)
    give(table, 0, "explore")
    speaking = words(SHIRE)
    decision = table.open[0]
    assert [choice.label for choice in menu_of(decision, speaking).choices] == ["Listen to the stone", "Go on"]
    chosen = Chosen(seats=(0,), path="locations/103/verses/mound", choice="leave")
    assert speaking.facts(chosen)["choice"] == "Tiptoe away"


def test_the_server_and_the_catalogue_use_the_choice_texts_of_their_entry():
    table = begin("shire", seats=1)
    give(table, 0, "explore")
    speaker = GrailSpeaker(setup_of(table), "uk", ["Ганна"])
    assert [answer.label for answer in speaker.question(table.open[0]).answers] == ["Послухати камінь", "Іти далі"]
    catalogue = Printer(str(SHIRE), load_pack(SHIRE), "en").catalogue()
    assert catalogue.title == "The Shire of Vennford"
    (line,) = catalogue.characters["wren"].action.lines
    assert "Watch the river go by" in line


def test_log_lines_include_flavour_texts():
    table = begin("shire", seats=1)
    told = "\n".join(words(SHIRE).event(event) for event in table.all_events() if words(SHIRE).is_told(event))
    assert "Come before the water does. Bring nothing that floats." in told
    assert "Everybody in Vennford has moved the good chairs upstairs." in told


def test_one_message_may_serve_all_choices_of_a_name(shire):
    change(shire, STAGE.format("en"), "    .choice-leave = Leave him to his counting\n", "")
    assert found(shire) == [("text_missing", "locations/102-ferry-stage.yaml")]
    (shire / "text" / "en.ftl").write_text("choice-leave = Leave\n", "utf-8")
    assert found(shire) == []
    assert PackWords(str(shire), "en").name("choice", "leave", "verse-102-stage") == "Leave"


# Missing and unknown texts


def test_every_section_has_messages_and_flavour():
    sections = check_pack(SHIRE)[0]
    assert set(ENTRIES) == set(sections.__struct_fields__)
    wanted = wanted_texts(sections)
    required = {key for key, one in wanted.items() if one.is_required}
    assert {"verse-101-green", "verse-101-green.choice-leave", "epilogue-low-water", "dial-102-flood"} <= required
    flavour = {"encounter-unfed-dogs.won", "encounter-neighbour.avoided", "location-101.rite", "character-wren.letter"}
    flavour |= {"quest-wait-for-low-water.success", "chapter-1.story", "skill-forager.story", "event-high-water.story"}
    assert flavour <= set(wanted) - required


def test_a_quest_with_a_hint_needs_its_text(shire):
    change(shire, "chapters/1/events/high_water.yaml", "  id: wait", "  hint: true\n  id: wait")
    assert [problem.details["key"] for problem in check_pack(shire)[1]] == ["quest-wait-for-low-water.hint"] * 2


def test_an_unknown_text_is_reported_with_a_suggestion(shire):
    change(shire, STAGE.format("uk"), ".choice-pay", ".choice-pya")
    problems = check_pack(shire)[1]
    assert [problem.code for problem in problems] == ["text_missing", "text_unknown"]
    assert problems[1].details == {"key": "verse-102-stage.choice-pya", "meant": "verse-102-stage.choice-pay"}


def test_a_duplicate_text_is_reported_with_both_places(shire):
    (shire / "text" / "en" / "more.ftl").write_text("# twice\nitem-rope = Cord\n", "utf-8")
    (problem,) = check_pack(shire)[1]
    assert (problem.code, problem.file, problem.line) == ("text_stands_twice", "text/en/more.ftl", 2)
    assert problem.details["first"] == "text/en/items/rope.ftl:1"


# Stale translations


def sources(folder):
    return [read_messages(folder, language) for language in ("en", "uk")]


def test_a_translation_is_stale_when_its_source_has_changed(shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    (problem,) = check_pack(shire)[1]
    assert (problem.code, problem.file, problem.line) == ("translation_stale", STAGE.format("uk"), 2)
    assert problem.details["source"] == STAGE.format("en") + ":2"
    assert problem.is_warning


def test_a_line_break_does_not_make_a_translation_stale(shire):
    change(shire, STAGE.format("en"), "= The ferryman counts planks. ", "=\n    The ferryman\n    counts planks. ")
    assert found(shire) == []


def test_a_revised_translation_only_needs_to_be_recorded(shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    change(shire, STAGE.format("uk"), "лічить дошки", "лічить ті дошки")
    assert found(shire) == [("translation_not_recorded", STAGE.format("uk"))]
    assert accept(shire, *sources(shire)) == 0
    assert found(shire) == []


def test_a_stale_translation_is_accepted_only_by_name(shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    assert accept(shire, *sources(shire)) == 1
    assert found(shire) == [("translation_stale", STAGE.format("uk"))]
    assert accept(shire, *sources(shire), ["verse-102-stage"]) == 0
    assert found(shire) == []


def test_freshness_is_unknown_without_recorded_sources(shire):
    (shire / "text" / "sources" / "uk.tsv").unlink()
    assert freshness(shire, *sources(shire)) == {}
    accept(shire, *sources(shire))
    assert (shire / "text/sources/uk.tsv").read_bytes() == (SHIRE / "text/sources/uk.tsv").read_bytes()


# The glossary


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("planks\tplanks\tдошки", None),
        ("planks\tplank\tдошка", None),  # other endings
        ("planks\tplanks\tбруси", "term_missing"),
        ("planks\tPlanks\tбруси", None),  # another word, with its capital
        ("planks\tthe planks\tбруси", "term_missing"),
        ("planks\tplanks\tбруси|дошк*", None),
        ("planks\tplanks\tбруси|дошки", None),
        ("planks\tplanks|!counts\tдошки", "forbidden_term"),
        ("planks\tplanks\tдошки|!лічить", "forbidden_term"),
        ("planks\tplanks", None),
        ("planks\tplanks\t", None),
        ("two\tcounts planks\tлічить дошки", None),
        ("two\tcounts planks\tлічить бруси", "term_missing"),
        ("three\tThere are fewer\tменше", "term_missing"),  # a short word within does not count
    ],
)
def test_texts_must_use_the_terms_of_the_glossary(shire, row, code):
    (shire / "text" / "glossary.tsv").write_text(f"id\ten\tuk\n{row}\n", "utf-8")
    problems = [one for one in check_pack(shire)[1] if one.details["key"] == "verse-102-stage"]
    assert [problem.code for problem in problems] == ([] if code is None else [code])
    assert all(problem.is_warning for problem in problems)


def test_an_empty_glossary_reports_nothing(shire):
    (shire / "text" / "glossary.tsv").write_text("\n", "utf-8")
    assert found(shire) == []


# The style


@pytest.mark.parametrize(
    ("style", "code", "key"),
    [
        ("most_words: {verse: 5}", "text_too_long", "verse-102-stage"),
        ("most_words: {choice: 4}", "text_too_long", "verse-102-stage.choice-leave"),
        ("most_words: {paragraph: 6}", "paragraph_too_long", "verse-102-stage"),
        ("banned: {en: [planks]}", "banned_word", "verse-102-stage"),
        ("banned: {en: [COUNTS]}", "banned_word", "verse-102-stage"),
        ("banned: {uk: ['*ить']}", "banned_word", "verse-102-stage"),
        ("banned: {en: [plank]}", None, "verse-102-stage"),
        ("banned: {uk: [planks]}", None, "verse-102-stage"),
    ],
)
def test_texts_that_break_the_style_are_reported(shire, style, code, key):
    (shire / "text" / "style.yaml").write_text(style, "utf-8")
    problems = [one for one in check_pack(shire)[1] if one.details["key"] == key]
    assert {problem.code for problem in problems} == (set() if code is None else {code})
    assert all(problem.is_warning for problem in problems)


@pytest.mark.parametrize(
    ("style", "code"),
    [
        ("most_wrods: {}", "unknown_field"),
        ("banned: [", "not_yaml"),
        ("- 3", "wrong_type"),
        ("banned: {en: 3}", "wrong_type"),
    ],
)
def test_an_invalid_style_file_is_reported(shire, style, code):
    (shire / "text" / "style.yaml").write_text(style, "utf-8")
    assert found(shire) == [(code, "text/style.yaml")]
