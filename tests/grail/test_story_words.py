"""Texts of story verbs and conditions on cards, in questions and in the log, in every language."""

import msgspec
import pytest

import afallon
from afallon.grail.content import conditions, effects
from afallon.grail.content.cards import Ability
from afallon.grail.content.locations import LocationAction
from afallon.grail.rules.day.questions import DivideCost
from afallon.grail.rules.encounter.events import CardTaken
from afallon.grail.rules.event_cards.events import DeckSeen
from afallon.grail.rules.event_cards.questions import OrderCards
from afallon.grail.rules.items.events import ItemGained
from afallon.grail.scene import table_scene
from afallon.grail.wording import ability, action, choice, requirement
from afallon.kernel import Barred, Decision, OneOf
from afallon.terminal.grail import spoken
from afallon.terminal.grail.words import GrailWords, at_table
from afallon.text import LANGUAGES
from tests.grail.tables import PACKS
from tests.grail.world import act, world

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")


def words(language="en"):
    setup = afallon.new("grail", seats=2, seed=1, pack=str(PACKS / "fixture")).setup
    return at_table(GrailWords(language, ("Ann", "Bob")), setup)


VERBS = {
    "read the verse “a wet letter” of the book of secrets": {"do": "read", "verse": "book:a_wet_letter"},
    "read the verse “hut” of “Ferry Hut”": {"do": "read", "verse": "3:hut"},
    "go on to the verse “under the stone”": {"do": "go", "verse": "under_the_stone"},
}
CONDITIONS = {
    "the quest “Wait for the eighth day: the beacon wakes with the tide.” has been achieved": {
        "has": "quest", "quest": "wake_the_beacon", "achieved": True
    },
    "it is one of the chapters 2 to 4": {"has": "chapter", "at_least": 2, "at_most": 4},
    "the campaign has at most 3 players": {"has": "players", "at_most": 3},
    "the number of members in the party is 2": {"has": "players", "exactly": 2, "among": "party"},
    "an encounter is under way": {"has": "under_way"},
    "a combat is under way, the encounter is of level 2 and the enemy has the trait “fury”": {
        "has": "under_way", "kind": "combat", "trait": "fury", "level": 2
    },
    "the menhir here is lit": {"has": "menhir"},
    "the menhir of “Wolf Ford” is lit": {"has": "menhir", "number": 9},
    "you play in free mode": {"has": "mode", "mode": "free"},
    "you play in story mode and this rule of the modes applies: “five items at most”": {
        "has": "mode", "mode": "story", "rule": "challenge_item_limit"
    },
    "you have read the verse “hilltop” of “Lantern Hill” before": {"has": "read", "verse": "1:hilltop"},
    "the task “The marks speak of a second stone, at the wolves’ ford.” is noted": {
        "has": "task", "task": "light_the_ford"
    },
}  # fmt: skip
COSTS = {
    "give up “Harpoon”: the day ends": {"item": "harpoon"},
    "give up 2 relics: the day ends": {"keyword": "relic", "amount": 2},
    "pay 3 food: the day ends": {"what": "food", "amount": 3},
}


def said(language):
    """Return all samples above in a language, by their English text."""
    speak, told = words(language), {}
    for english, verb in VERBS.items():
        told[english] = speak.effects((msgspec.convert(verb, effects.Effect),))
    for english, condition in CONDITIONS.items():
        told[english] = speak.phrase(requirement(msgspec.convert(condition, conditions.Requirement), "party"))
    for english, paid in COSTS.items():
        sold = LocationAction(cost=(msgspec.convert(paid, effects.AnyCost),), effects=(effects.EndDay(),))
        told[english] = speak.cards.aside(action(sold, "party"))
    return told


def test_verbs_conditions_and_costs_are_rendered_in_english():
    assert {english: text for english, text in said("en").items() if english != text} == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_verbs_conditions_and_costs_are_translated_into_every_language(language):
    english, other = said("en"), said(language)
    assert [text for text, translated in other.items() if translated == english[text]] == []
    assert not any("{" in text or "grail-" in text for text in other.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_limits_of_choices_and_abilities_are_rendered(language):
    speak, told = words(language), set()
    for once in ("campaign", "chapter", "day", "character"):
        how_often = speak.say(f"grail-once-{once}.alone")
        told.add(how_often)
        assert how_often in speak.cards.aside((choice(effects.Choice(id="dig", once=once)),))
        assert how_often in speak.cards.aside(ability(Ability(timing="action", effects=(), once=once), "owner"))
    assert len(told) == 4


def test_the_older_spelling_of_a_limit_has_the_same_text():
    told = ability(Ability(timing="action", effects=(), once_per_day=True), "owner")
    assert words().cards.aside(told) == "action – once a day"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_is_used_up_is_barred_with_a_reason(language):
    reasons = {words(language).why_barred(Barred("dig", "GR-STORY-01", {"once": once}))
               for once in ("campaign", "chapter", "day", "character")}  # fmt: skip
    assert len(reasons) == 4
    assert not any("GR-STORY" in reason for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_in_cards_is_named_in_questions_and_reasons(language):
    speak = words(language)
    missing = speak.why_barred(Barred("sell", "GR-DAY-06", {"missing": {"item:harpoon": 1, "keyword:relic": 2}}))
    harpoon, relic = speak.name("item", "harpoon"), speak.say("grail-keyword-relic")
    assert harpoon in missing
    assert f"{relic} ×2" in missing
    about = DivideCost(
        seats=(0, 1), action="location", resource="keyword:relic", price=(("keyword:relic", 1), ("secret:3", 1))
    )
    asked = speak.prompt(about)
    assert relic in asked
    assert speak.name("secret", 3) in asked


def test_the_journal_shows_the_paragraphs_of_the_current_reading(tmp_path):
    verse = {"id": "gate", "paragraphs": [{"id": "rain"}, {"id": "snow", "requires": [{"has": "day", "at_least": 9}]}],
             "choices": [{"id": "leave", "complete": True}]}  # fmt: skip
    play = world(tmp_path, places={1: {"explore": "gate", "verses": [verse]}})
    act(play, "explore")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        "verse-1-gate = The gate.\nverse-1-gate-rain = It rains.\nverse-1-gate-snow = It snows.\n", "utf-8"
    )
    speak = at_table(GrailWords("en", ("Ann",)), play.table.setup)
    assert spoken.journal(table_scene(play.table.view(0)), speak)[1:3] == ["The gate.", "It rains."]
    told = [speak.event(event) for event in play.table.events_for(0) if event.kind in ("verse_read", "paragraph_read")]
    assert told == ["The gate.", "It rains."]


def test_cards_that_share_an_id_are_named_by_their_kind():
    """An item and a combat card may have the same id; the log names the right one."""
    assert words().event(ItemGained(seat=0, item="harpoon", aside=False)) == "Ann gains Harpoon."
    assert words().event(CardTaken(seat=0, card="harpoon")) == "Ann draws harpoon."
    shown = {deck: words().event(DeckSeen(deck=deck, cards=("harpoon",))) for deck in ("items", "combat/0", "events")}
    assert [deck for deck, said in shown.items() if "Harpoon" in said] == ["items"]
    orders = Decision(
        1, 0, OrderCards(seats=(0, 1), deck="items", cards=("harpoon",)), OneOf(("harpoon",)), "GR-PARTY-20"
    )
    assert words().within(orders).answer("order_cards", "harpoon") == "Harpoon"
    assert words().answer("take_back", "harpoon") == "harpoon"
