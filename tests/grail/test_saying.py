"""Rendered log lines and questions in every language, with answers that the table accepts."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from afallon import Answer, Table
from afallon.kernel import OneOf
from afallon.languages import LANGUAGES
from afallon.sentences.grail.saying import GrailSpeaker
from tests.grail.tables import begin
from tests.grail.world import world

NAMES = ("Ann", "Bob", "Cid", "Dee")


def said_at(table: Table[Any], language: str = "en") -> Any:
    speaker = GrailSpeaker(table.setup, language, NAMES[: len(table.seats)])
    return {seat: speaker.question(decision) for seat, decision in table.open.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_a_label_and_its_value_is_an_option(language: str) -> None:
    table, rng = begin("fixture", seats=2), Random(1)
    for _ in range(200):
        if table.outcome is not None:
            break
        for seat, said in said_at(table, language).items():
            assert said.prompt and "{" not in said.prompt
            open_ = [answer for answer in said.answers if not answer.why_not]
            assert all(answer.label and "{" not in answer.label for answer in said.answers)
            labels = [(answer.label, answer.does) for answer in open_]
            assert len(set(labels)) == len(labels), labels
            options = table.open[seat].options
            if isinstance(options, OneOf):
                assert [options.read(answer.value) for answer in open_] == list(options.values)
        seat, decision = rng.choice(sorted(table.open.items()))
        table.submit(Answer(decision.id, seat, decision.options.sample(rng)))


def test_a_barred_answer_names_the_missing_amount(tmp_path: Path) -> None:
    gift = {"do": "gain", "what": "food", "who": "party"}
    play = world(tmp_path, places={1: {"action": {"cost": [{"what": "wealth", "amount": 3}], "effects": [gift]}}})
    said = said_at(play.table)[0]
    barred = {answer.value: answer.why_not for answer in said.answers if answer.why_not}
    assert barred.keys() == {"location"}
    assert "3 wealth" in barred["location"]


def test_some_events_have_a_log_line_and_others_have_none() -> None:
    table = begin("fixture", seats=1)
    speaker = GrailSpeaker(table.setup, "en", NAMES[:1])
    told = {event.kind: speaker.line(event) for event in table.events_for(0)}
    assert "Ann" in told["character_entered"]
    assert told["asked"] == ""


def test_rendered_questions_can_be_encoded_as_json() -> None:
    table = begin("fixture", seats=2)
    for said in said_at(table).values():
        assert msgspec.json.decode(msgspec.json.encode(said))["prompt"] == said.prompt
