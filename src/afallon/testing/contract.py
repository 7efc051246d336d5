"""The contract suite: every promise of a game on this kernel, each as a test.

A game runs it in a few lines, in a file that pytest collects:

    from afallon.testing import GameContract
    from nerve import DiceShown

    class TestNerve(GameContract):
        game = "nerve"
        setups = ({"seats": 2}, {"seats": 8})
        reveals = (DiceShown,)

`Terms` has the attributes that a game can override. `AFALLON_THOROUGHNESS=10` plays ten times as many games, and
`AFALLON_GOLDENS=write` rewrites golden playthroughs: read the diff before you commit it.
"""

import os
from random import Random
from typing import Any, Final

from afallon.testing import hostile, machine, questions, records, scenes, streams, tables, worlds
from afallon.testing.compare import same
from afallon.testing.play import Setup, next_answer
from afallon.testing.terms import THOROUGHNESS, Terms

WRITES_GOLDENS: Final = os.environ.get("AFALLON_GOLDENS") == "write"


class GameContract(Terms):
    """Every promise of the kernel and of a game to its players, observers, saved games and learners."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Parametrize promises by set-up, the random machine by seed, and golden tests by playthrough."""
        is_quick = metafunc.config.getoption("quick", default=False)
        if "setup" in metafunc.fixturenames:
            setups = self.setups[:1] if is_quick else self.setups
            metafunc.parametrize("setup", setups, ids=[f"{number}" for number in range(1, len(setups) + 1)])
        if "seed" in metafunc.fixturenames:
            machines = 2 if is_quick else self.machines * THOROUGHNESS
            metafunc.parametrize("seed", range(1, machines + 1))
        if "golden" in metafunc.fixturenames:
            names = () if self.goldens is None else sorted(self.golden_games())
            metafunc.parametrize("golden", names or (None,), ids=names or ("none",))

    # Questions

    def test_a_question_is_open_until_the_game_ends(self, setup: Setup) -> None:
        """A game has an open question until it ends, no seat has two, and `Terms.check` holds."""
        self.look(setup, questions.check_goes_on, looks=self.most_answers)

    def test_options_are_consistent(self, setup: Setup) -> None:
        """Every drawn or listed option is a legal answer, numbers map both ways, and every named rule exists."""
        self.look(setup, questions.check_options, looks=self.most_answers)

    def test_asking_again_changes_nothing(self, setup: Setup) -> None:
        """Asking a step again returns the same question and changes nothing."""
        self.look(setup, questions.check_asking_changes_nothing, looks=self.most_answers)

    def test_fields_and_choices_match_their_declarations(self, setup: Setup) -> None:
        """Fields of events and questions have the declared types, and choices are in the game's vocabulary."""
        self.look(setup, questions.check_words)

    # Answers

    def test_several_answers_at_once_are_the_same_as_one_by_one(self, setup: Setup) -> None:
        """A group may answer in one call: all answers count, or none."""
        self.look(setup, tables.check_together)

    def test_an_answer_is_taken_once(self, setup: Setup) -> None:
        """A repeated answer is accepted without effect; a different one is refused."""
        self.look(setup, tables.check_repetition)

    def test_hostile_values_are_refused_without_a_trace(self, setup: Setup) -> None:
        """A value that is not an option is refused with a reason; a barred value is refused with its own rule."""
        self.look(setup, hostile.check_values)

    def test_a_seat_answers_only_its_own_questions(self, setup: Setup) -> None:
        """Wrong seats, wrong ids, answers out of turn or after the end, and values that are no answers, are refused."""
        self.look(setup, hostile.check_seats_and_ids)

    def test_the_id_of_an_undone_question_is_refused(self, setup: Setup) -> None:
        """An answer with the id of an undone question is refused; the question has a new id."""
        self.look(setup, hostile.check_stale_ids)

    def test_wrong_set_ups_are_refused(self, setup: Setup) -> None:
        """A set-up that cannot be played is refused with every reason."""
        hostile.check_setups(self, setup)

    # Streams and views

    def test_a_stream_is_a_part_of_the_truth(self, setup: Setup) -> None:
        """A stream has only events that happened, and no options, answers or private parts of other seats."""
        self.look(setup, streams.check_streams)

    def test_streams_and_ids_only_grow(self, setup: Setup) -> None:
        """Events stay in a stream with their numbers, even after an undo, and no id is used twice."""
        for played in self.played(setup):
            rng, growth, table = Random(played.seed), streams.Growth(), played.begin()
            for _ in range(self.looks):
                for _ in range(rng.randrange(1, max(2, self.most_answers // self.looks))):
                    if table.outcome is None:
                        table.submit(next_answer(table, self.player(rng), rng))
                growth.check(table)
                if rng.random() < 0.5 and tables.can_undo(table):
                    table.undo()
                    growth.check(table)

    def test_views_are_folds_and_agree_with_the_state(self, setup: Setup) -> None:
        """A view follows from its reader's stream alone, and the view of all events agrees with the state."""
        self.look(setup, streams.check_views)

    # Scenes

    def test_the_shared_scene_is_equal_for_all_readers(self, setup: Setup) -> None:
        """The shared part of a scene is the same, no matter which view it is made from."""
        self.look(setup, scenes.check_one_table)

    def test_patches_add_up_to_the_scene(self, setup: Setup) -> None:
        """Patches add up to the scene, event by event, after an undo and from the first event on."""
        self.look(setup, scenes.check_changes)

    # Secrets

    def test_an_imagined_table_has_the_same_stream(self, setup: Setup) -> None:
        """An imagined table has the same stream for its reader as the real one."""
        self.look(setup, worlds.check_imagined)

    def test_secrets_make_no_difference_to_a_stream(self, setup: Setup) -> None:
        """In two worlds a reader's stream is the same byte for byte, until the game itself reveals a difference."""
        self.look(setup, worlds.check_two_worlds)

    # Tables

    def test_a_copy_is_independent(self, setup: Setup) -> None:
        """A copy is equal, and changes to one do not affect the other."""
        self.look(setup, tables.check_copy)

    def test_a_restored_game_continues_like_the_original(self, setup: Setup) -> None:
        """A snapshot survives conversion to text, and the game continues with equal views, questions and events."""
        self.look(setup, tables.check_snapshot)

    def test_undo_goes_back_exactly(self, setup: Setup) -> None:
        """State, questions and views return to their earlier values; streams only grow and still fold to the views."""
        self.look(setup, tables.check_undo)

    def test_a_failing_rule_leaves_the_table_unchanged(self, setup: Setup) -> None:
        """An exception in a rule is raised as one clear error, and the table has not changed."""
        self.look(setup, tables.check_failing)

    # Records

    def test_a_record_replays_byte_for_byte(self, setup: Setup) -> None:
        """A record converted to text and back replays to the same events, with all notes and undone answers."""
        self.look(setup, records.check_record)

    def test_a_record_can_start_from_a_snapshot(self, setup: Setup) -> None:
        """A record that starts from a snapshot replays byte for byte."""
        self.look(setup, records.check_record_of_a_snapshot)

    def test_a_torn_record_is_refused(self, setup: Setup) -> None:
        """A record that is cut off replays up to there; the error for an unreadable line names it."""
        self.look(setup, records.check_torn_record, until=records.LONG_ENOUGH)

    def test_an_altered_record_is_refused(self, setup: Setup) -> None:
        """A deleted, moved or changed answer is detected, and the error names the line."""
        self.look(setup, records.check_altered_record, until=records.LONG_ENOUGH)

    def test_a_snapshot_without_a_field_is_refused(self, setup: Setup) -> None:
        """The error names the missing field."""
        self.look(setup, records.check_snapshot_without_a_field, until=records.LONG_ENOUGH)

    # Everything

    def test_random_operations_keep_every_promise(self, seed: int) -> None:
        """Every promise holds after any sequence of operations on a table."""
        machine.run_machine(self, seed)

    def test_golden_playthroughs_are_unchanged(self, golden: str | None) -> None:
        """A playthrough replays from its own answers to the same text, and equals a new game with its seed."""
        if golden is None or self.goldens is None:
            return
        path, game = self.goldens / f"{golden}.txt", self.golden_games()[golden]
        made = game.play(self.rules)
        if WRITES_GOLDENS:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made, "utf-8")
        assert path.exists(), f"{path} is not there; AFALLON_GOLDENS=write writes it"
        kept = path.read_text("utf-8")
        same(f"{path.name} and what its seed makes (AFALLON_GOLDENS=write writes it anew)", made, kept)
        same(f"{path.name}, replayed from its own answers", game.replay(self.rules, kept), kept)

    def test_every_golden_file_has_its_game(self) -> None:
        """No playthrough file is left that no test compares."""
        if self.goldens is not None:
            files = {path.stem for path in self.goldens.glob("*.txt")}
            assert files == set(self.golden_games()), f"{files ^ set(self.golden_games())} in {self.goldens}"
