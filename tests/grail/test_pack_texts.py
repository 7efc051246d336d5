"""The words of a pack: whose they are, what is missing, what is stale, what the glossary and the style say."""

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
    """The pack in a folder of its own."""
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


# Whose they are


def test_each_author_has_a_word_for_leaving():
    texts = PackWords(str(SHIRE), "uk")
    assert texts.name("choice", "leave", "verse-102-stage") == "Нехай собі лічить"
    assert texts.name("choice", "leave", "verse-103-mound") == "Відійти навшпиньки"
    assert texts.name("choice", "leave", "character-wren") == "Дивитися, як тече ріка"
    assert texts.name("dial", "102:flood") == "вода біля пристані"
    assert texts.name("task", "101:ask_the_ferryman").startswith("Хтось на Поромній пристані")


def test_without_a_scope_only_one_owner_can_be_meant():
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


def test_the_terminal_says_a_choice_as_its_verse_does():
    table = begin("shire", seats=1)
    give(table, 0, "explore")
    speaking = words(SHIRE)
    decision = table.open[0]
    assert [choice.label for choice in menu_of(decision, speaking).choices] == ["Listen to the stone", "Go on"]
    chosen = Chosen(seats=(0,), path="locations/103/verses/mound", choice="leave")
    assert speaking.facts(chosen)["choice"] == "Tiptoe away"


def test_so_do_the_server_and_the_catalogue():
    table = begin("shire", seats=1)
    give(table, 0, "explore")
    speaker = GrailSpeaker(setup_of(table), "uk", ["Ганна"])
    assert [answer.label for answer in speaker.question(table.open[0]).answers] == ["Послухати камінь", "Іти далі"]
    catalogue = Printer(str(SHIRE), load_pack(SHIRE), "en").catalogue()
    assert catalogue.title == "The Shire of Vennford"
    (line,) = catalogue.characters["wren"].action.lines
    assert "Watch the river go by" in line


def test_what_happens_is_told_with_its_flavour():
    table = begin("shire", seats=1)
    told = "\n".join(words(SHIRE).event(event) for event in table.all_events() if words(SHIRE).is_told(event))
    assert "Come before the water does. Bring nothing that floats." in told
    assert "Everybody in Vennford has moved the good chairs upstairs." in told


def test_a_pack_may_have_one_word_for_all(shire):
    change(shire, STAGE.format("en"), "    .choice-leave = Leave him to his counting\n", "")
    assert found(shire) == [("text_missing", "locations/102-ferry-stage.yaml")]
    (shire / "text" / "en.ftl").write_text("choice-leave = Leave\n", "utf-8")
    assert found(shire) == []
    assert PackWords(str(shire), "en").name("choice", "leave", "verse-102-stage") == "Leave"


# What is missing, and what is too much


def test_every_section_that_people_read_has_a_place_for_words():
    sections = check_pack(SHIRE)[0]
    assert set(ENTRIES) == set(sections.__struct_fields__)
    wanted = wanted_texts(sections)
    required = {key for key, one in wanted.items() if one.is_required}
    assert {"verse-101-green", "verse-101-green.choice-leave", "epilogue-low-water", "dial-102-flood"} <= required
    flavour = {"encounter-unfed-dogs.won", "encounter-neighbour.avoided", "location-101.rite", "character-wren.letter"}
    flavour |= {"quest-wait-for-low-water.success", "chapter-1.story", "skill-forager.story", "event-high-water.story"}
    assert flavour <= set(wanted) - required


def test_a_hint_that_is_promised_is_given(shire):
    change(shire, "chapters/1/events/high_water.yaml", "  id: wait", "  hint: true\n  id: wait")
    assert [problem.details["key"] for problem in check_pack(shire)[1]] == ["quest-wait-for-low-water.hint"] * 2


def test_a_text_of_nothing_is_named_with_what_was_meant(shire):
    change(shire, STAGE.format("uk"), ".choice-pay", ".choice-pya")
    problems = check_pack(shire)[1]
    assert [problem.code for problem in problems] == ["text_missing", "text_unknown"]
    assert problems[1].details == {"key": "verse-102-stage.choice-pya", "meant": "verse-102-stage.choice-pay"}


def test_a_text_stands_in_one_file(shire):
    (shire / "text" / "en" / "more.ftl").write_text("# twice\nitem-rope = Cord\n", "utf-8")
    (problem,) = check_pack(shire)[1]
    assert (problem.code, problem.file, problem.line) == ("text_stands_twice", "text/en/more.ftl", 2)
    assert problem.details["first"] == "text/en/items/rope.ftl:1"


# What is stale


def sources(folder):
    return [read_messages(folder, language) for language in ("en", "uk")]


def test_a_translation_is_stale_when_its_source_has_changed(shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    (problem,) = check_pack(shire)[1]
    assert (problem.code, problem.file, problem.line) == ("translation_stale", STAGE.format("uk"), 2)
    assert problem.details["source"] == STAGE.format("en") + ":2"
    assert problem.is_warning


def test_another_line_break_makes_nothing_stale(shire):
    change(shire, STAGE.format("en"), "= The ferryman counts planks. ", "=\n    The ferryman\n    counts planks. ")
    assert found(shire) == []


def test_what_was_revised_is_only_to_be_recorded(shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    change(shire, STAGE.format("uk"), "лічить дошки", "лічить ті дошки")
    assert found(shire) == [("translation_not_recorded", STAGE.format("uk"))]
    assert accept(shire, *sources(shire)) == 0
    assert found(shire) == []


def test_what_is_stale_is_accepted_by_name_alone(shire):
    change(shire, STAGE.format("en"), "counts planks", "counts the planks")
    assert accept(shire, *sources(shire)) == 1
    assert found(shire) == [("translation_stale", STAGE.format("uk"))]
    assert accept(shire, *sources(shire), ["verse-102-stage"]) == 0
    assert found(shire) == []


def test_without_a_record_nothing_is_known(shire):
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
def test_a_thing_has_one_name_in_each_language(shire, row, code):
    (shire / "text" / "glossary.tsv").write_text(f"id\ten\tuk\n{row}\n", "utf-8")
    problems = [one for one in check_pack(shire)[1] if one.details["key"] == "verse-102-stage"]
    assert [problem.code for problem in problems] == ([] if code is None else [code])
    assert all(problem.is_warning for problem in problems)


def test_an_empty_glossary_says_nothing(shire):
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
def test_the_style_is_kept(shire, style, code, key):
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
def test_a_style_that_cannot_be_read_is_a_mistake(shire, style, code):
    (shire / "text" / "style.yaml").write_text(style, "utf-8")
    assert found(shire) == [(code, "text/style.yaml")]
