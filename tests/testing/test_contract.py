"""The contract suite finds every planted fault by the promise that it breaks, and nothing in a sound game."""

import msgspec
import pytest

from afallon.kernel import CHANCE, Record, Table
from afallon.kernel.record import Answered
from tests.digests import without_digests
from tests.kernel import nerve
from tests.testing import breaking
from tests.testing.breaking import Plant, broken_promises, contract_of, machine_notices, promises

ASKING = "asking_again_changes_nothing"
WORDS = "fields_and_choices_match_their_declarations"
OPTIONS = "options_are_consistent"
GOES_ON = "a_question_is_open_until_the_game_ends"
TOGETHER = "several_answers_at_once_are_the_same_as_one_by_one"
ONCE = "an_answer_is_taken_once"
VALUES = "hostile_values_are_refused_without_a_trace"
SEATS = "a_seat_answers_only_its_own_questions"
STALE = "the_id_of_an_undone_question_is_refused"
SETUPS = "wrong_set_ups_are_refused"
STREAMS = "a_stream_is_a_part_of_the_truth"
GROWTH = "streams_and_ids_only_grow"
VIEWS = "views_are_folds_and_agree_with_the_state"
ONE_TABLE = "the_shared_scene_is_equal_for_all_readers"
CHANGES = "patches_add_up_to_the_scene"
IMAGINED = "an_imagined_table_has_the_same_stream"
WORLDS = "secrets_make_no_difference_to_a_stream"
COPY = "a_copy_is_independent"
SNAPSHOT = "a_restored_game_continues_like_the_original"
UNDO = "undo_goes_back_exactly"
FAILING = "a_failing_rule_leaves_the_table_unchanged"
RECORD = "a_record_replays_byte_for_byte"
FROM_SNAPSHOT = "a_record_can_start_from_a_snapshot"
TORN = "a_torn_record_is_refused"
ALTERED = "an_altered_record_is_refused"
LACKING = "a_snapshot_without_a_field_is_refused"
GOLDEN = "golden_playthroughs_are_unchanged"
GOLDEN_FILES = "every_golden_file_has_its_game"

GAMES: dict[str, set[str]] = {
    "TELLS_ALL": {IMAGINED, WORLDS},
    "TELLS_NEIGHBOUR": {IMAGINED, WORLDS},
    "ASKS_BY_DICE": {IMAGINED, WORLDS},
    "OPTIONS_BY_DICE": {IMAGINED, WORLDS},
    "TELLS_IN_THE_SUBJECT": {IMAGINED, WORLDS},
    "CANNOT_IMAGINE": {IMAGINED, WORLDS},
    "COUNTS_SILENTLY": {ASKING, SNAPSHOT, VIEWS},
    "WRONG_TYPE": {WORDS},
    "UNKNOWN_HANDLER": {WORDS},
    "FOLDS_WRONG": {VIEWS},
    "SAME_OPTION_TWICE": {OPTIONS},
    "BARS_AN_OPTION": {OPTIONS, VALUES},
    "NAMES_NO_RULE": {OPTIONS, VALUES},
    "LOSES_STATE": {SNAPSHOT, FROM_SNAPSHOT},
    "WINNERS_WITHOUT_A_SEAT": {GOES_ON},
    "TAKES_ANY_SETUP": {SETUPS, ALTERED},
    "SHOWS_ONES_OWN": {ONE_TABLE},
    "SHOWS_HOW_OFTEN": {CHANGES, WORLDS},
    "CANNOT_BEGIN": {ONE_TABLE, CHANGES, WORLDS},
    "IMAGINES_WRONG": {IMAGINED, WORLDS},
    "IMAGINES_SOMETIMES": {IMAGINED, WORLDS},
}
"""By broken game, exactly the promises that it breaks."""

WIDELY_BROKEN: dict[str, set[str]] = {
    "ASKS_AT_RANDOM": {ASKING, SNAPSHOT, UNDO, RECORD},
    "ROLLS_ITSELF": {RECORD, SNAPSHOT, FAILING, VIEWS},
    "SHARES_ITS_STATE": {COPY},
    "KNOWS_MORE_THAN_ITS_STREAM": {VIEWS},
    "UNDECLARED_EVENT": {WORDS, GOES_ON, RECORD},
    "UNDECLARED_QUESTION": {WORDS, GOES_ON, RECORD},
    "TELLS_NO_SEAT": {STREAMS, GOES_ON, RECORD},
}
"""By thoroughly broken game, some of the promises that it breaks."""

KERNELS: dict[Plant, set[str]] = {
    breaking.fails_in_the_middle: {FAILING},
    breaking.reads_carelessly: {VALUES},
    breaking.breaks_on_nonsense: {VALUES},
    breaking.lets_anybody_answer: {SEATS, ALTERED},
    breaking.takes_one_answer_of_several: {TOGETHER, FAILING},
    breaking.refuses_what_is_repeated: {ONCE, SEATS, STALE, ALTERED},
    breaking.remembers_what_was_undone: {STALE},
    breaking.tells_options_to_all: {STREAMS},
    breaking.forgets_what_was_told: {GROWTH, UNDO},
    breaking.undoes_too_much: {UNDO, STALE},
    breaking.reads_past_garbage: {TORN},
    breaking.never_looks_at_digests: {ALTERED},
    breaking.forgets_what_is_gone: {CHANGES},
    breaking.writes_no_notes: {RECORD},
    breaking.restores_without_a_record: {FROM_SNAPSHOT},
    breaking.reads_half_a_snapshot: {LACKING},
}
"""By broken kernel, exactly the promises that Nerve breaks on it."""

ONLY_BY_THEIR_PROMISE = {"TAKES_ANY_SETUP", "reads_past_garbage", "never_looks_at_digests", "reads_half_a_snapshot"}
"""Faults outside a running game, which the random machine cannot find."""


def game_named(name):
    return contract_of(name.lower(), *getattr(breaking, name))


def test_a_sound_game_keeps_every_promise():
    contract = contract_of("sound")
    assert broken_promises(contract) == set()
    assert not machine_notices(contract)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_broken_game_breaks_exactly_these_promises(name):
    contract = game_named(name)
    assert broken_promises(contract) == GAMES[name]
    assert machine_notices(contract) == (name not in ONLY_BY_THEIR_PROMISE)


@pytest.mark.slow
@pytest.mark.parametrize("name", WIDELY_BROKEN)
def test_a_thoroughly_broken_game_breaks_at_least_these_promises(name):
    contract = game_named(name)
    assert broken_promises(contract) >= WIDELY_BROKEN[name]
    assert machine_notices(contract)


@pytest.mark.slow
@pytest.mark.parametrize("plant", KERNELS, ids=lambda plant: plant.__name__)
def test_a_broken_kernel_breaks_exactly_these_promises(plant, monkeypatch):
    plant(monkeypatch)
    contract = contract_of(plant.__name__)
    assert broken_promises(contract) == KERNELS[plant]
    assert machine_notices(contract) == (plant.__name__ not in ONLY_BY_THEIR_PROMISE)


def test_every_promise_is_broken_by_some_fault():
    broken = set().union(*GAMES.values(), *WIDELY_BROKEN.values(), *KERNELS.values())
    found = {name.removeprefix("test_") for name in promises()} - {
        "random_operations_keep_every_promise",
        GOLDEN,
        GOLDEN_FILES,
    }
    assert broken == found


def other_dice(self, table, reader, rng):
    """Return the same game with other dice in hands that the reader has not seen, until the first are shown."""
    if any(event.kind == "dice_shown" for event in table.all_events()):
        return None
    record = without_digests(table.record())
    lines = [
        msgspec.structs.replace(line, value=rng.randint(1, 6))
        if isinstance(line, Answered) and line.seat == CHANCE and line.decision - 1 != reader
        else line
        for line in record.lines
    ]
    return Table.replay(Record(record.header, tuple(lines)))


def test_a_game_without_imagine_is_told_how_to_switch_it_off():
    with pytest.raises(LookupError, match="silent cannot be imagined") as failed:
        contract_of("silent", *breaking.CANNOT_IMAGINE)().test_an_imagined_table_has_the_same_stream({"seats": 3})
    assert "If silent cannot imagine a table, say `imagines = False`." in failed.value.__notes__
    sound = contract_of("frank", *breaking.CANNOT_IMAGINE, imagines=False)
    assert broken_promises(sound) == set()
    assert not machine_notices(sound)


def test_an_oracle_replaces_imagine_in_two_worlds():
    own = {"imagines": False, "other_world": other_dice}
    assert broken_promises(contract_of("swapped", *breaking.CANNOT_IMAGINE, **own)) == set()
    leaks = (*breaking.CANNOT_IMAGINE, *breaking.TELLS_IN_THE_SUBJECT)
    assert broken_promises(contract_of("leaking", *leaks, **own)) == {WORLDS}


def test_a_failure_names_the_moment():
    contract = game_named("FOLDS_WRONG")
    with pytest.raises(AssertionError, match=r"^dice of the state and of the fold: at 0: ") as failed:
        contract().test_views_are_folds_and_agree_with_the_state({"seats": 3})
    assert failed.value.__notes__ == ["folds_wrong {'seats': 3}, seed 1, after 0 answers"]
    with pytest.raises(AssertionError) as failed:
        for seed in range(1, 20):
            contract().test_random_operations_keep_every_promise(seed)
    assert "folds_wrong {'seats':" in failed.value.__notes__[0]


def test_a_state_without_common_fields_does_not_agree_with_the_view():
    contract = contract_of(
        "apart",
        ("    dice: dict[int, int] = {}\n", "    rolled: dict[int, int] = {}\n"),
        ("self.dice[event.seat]", "self.rolled[event.seat]"),
        ("self.dice, self", "self.rolled, self"),
    )
    assert broken_promises(contract) == {VIEWS}


@pytest.mark.slow
def test_golden_playthroughs_are_kept_written_and_compared(tmp_path, monkeypatch):
    contract = contract_of("golden", goldens=tmp_path / "goldens")
    assert broken_promises(contract) == {GOLDEN, GOLDEN_FILES}
    monkeypatch.setattr("afallon.testing.contract.WRITES_GOLDENS", True)
    contract().test_golden_playthroughs_are_unchanged("01")
    monkeypatch.undo()
    assert broken_promises(contract) == set()
    (first,) = (tmp_path / "goldens").iterdir()
    first.write_text(first.read_text("utf-8").replace("stay", "go"), "utf-8")
    assert broken_promises(contract) == {GOLDEN}
    first.rename(first.with_stem("left_over"))
    assert broken_promises(contract) == {GOLDEN, GOLDEN_FILES}


def test_a_playthrough_is_readable():
    game = contract_of("readable")().golden_games()["01"]
    text = game.play(nerve.sys.modules["readable"].Nerve())
    assert text.splitlines()[:9] == [
        "# Game 1 of readable",
        "seats: 3",
        "seed: 1",
        "",
        *(f"    to {seat}: rolled seat={seat} die={die}" for seat, die in enumerate((3, 5, 3))),
        "? choose 0 1 2",
        "    0 1 2: stay go",
    ]
