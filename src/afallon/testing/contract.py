"""The contract: what every game on this kernel promises, each promise a test.

A game runs it by a few lines, in a file that pytest collects:

    from afallon.testing import GameContract
    from nerve import DiceShown

    class TestNerve(GameContract):
        game = "nerve"
        setups = ({"seats": 2}, {"seats": 8})
        reveals = (DiceShown,)

What may be changed is in `Terms`. `AFALLON_THOROUGHNESS=10` plays ten times as many games, and
`AFALLON_GOLDENS=write` writes golden playthroughs anew: read the diff before you keep it.
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
    """Every promise of the kernel and of a game to those who play it, save it, watch it and learn from it."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Every promise is looked at with every set-up, and every playthrough by itself."""
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

    def test_somebody_is_asked_until_the_game_ends(self, setup: Setup) -> None:
        """Every game ends or goes on with an open question, a seat has at most one, and the game's own rules hold."""
        self.look(setup, questions.check_goes_on, looks=self.most_answers)

    def test_options_agree_with_themselves(self, setup: Setup) -> None:
        """What is drawn or listed may be answered, numbers lead there and back, and every rule named exists."""
        self.look(setup, questions.check_options, looks=self.most_answers)

    def test_asking_again_changes_nothing(self, setup: Setup) -> None:
        """A step asks the same whenever it is asked, and asking changes nothing."""
        self.look(setup, questions.check_asking_changes_nothing, looks=self.most_answers)

    def test_every_word_is_declared(self, setup: Setup) -> None:
        """Events and questions have fields of the declared types, and choices are those of the game's vocabulary."""
        self.look(setup, questions.check_words)

    # Answers

    def test_several_answers_at_once_are_the_same_as_one_by_one(self, setup: Setup) -> None:
        """A group may answer in one call: all of it or none."""
        self.look(setup, tables.check_together)

    def test_an_answer_is_taken_once(self, setup: Setup) -> None:
        """A repeated answer is acknowledged and changes nothing; it cannot be changed any more."""
        self.look(setup, tables.check_repetition)

    def test_hostile_values_are_refused_without_a_trace(self, setup: Setup) -> None:
        """Whatever is no option is refused with a reason, and what is barred by the rule that bars it."""
        self.look(setup, hostile.check_values)

    def test_nobody_answers_for_another(self, setup: Setup) -> None:
        """Wrong seats, wrong ids, answers out of turn or after the end, and what is no answer, are refused."""
        self.look(setup, hostile.check_seats_and_ids)

    def test_an_undone_question_is_nobodys(self, setup: Setup) -> None:
        """An answer to a question that was undone is refused; its question is asked anew."""
        self.look(setup, hostile.check_stale_ids)

    def test_wrong_set_ups_are_refused(self, setup: Setup) -> None:
        """A set-up that cannot be played is refused with every reason."""
        hostile.check_setups(self, setup)

    # Streams and views

    def test_a_stream_is_a_part_of_the_truth(self, setup: Setup) -> None:
        """Nobody is told what did not happen, nor options, answers and subjects that are another seat's alone."""
        self.look(setup, streams.check_streams)

    def test_streams_and_ids_only_grow(self, setup: Setup) -> None:
        """What was told stays told, also over an undo; an event keeps its number, and an id is never given again."""
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
        """A view follows from its reader's stream alone, and the fold of everything tells what the state is."""
        self.look(setup, streams.check_views)

    # Scenes

    def test_everybody_sees_one_table(self, setup: Setup) -> None:
        """What is everybody's in a scene does not depend on whose view it is made from."""
        self.look(setup, scenes.check_one_table)

    def test_changes_make_the_scene_again(self, setup: Setup) -> None:
        """Event by event, over an undo and from the very beginning, the changes of a scene add up to it."""
        self.look(setup, scenes.check_changes)

    # Secrets

    def test_any_reader_can_imagine_the_game(self, setup: Setup) -> None:
        """An imagined table is one that the reader's stream does not tell from the real one."""
        self.look(setup, worlds.check_imagined)

    def test_what_a_reader_cannot_know_makes_no_difference(self, setup: Setup) -> None:
        """In two worlds a reader is told the same to the byte, until the game itself reveals the difference."""
        self.look(setup, worlds.check_two_worlds)

    # Tables

    def test_a_copy_is_independent(self, setup: Setup) -> None:
        """A copy is equal, and neither touches the other."""
        self.look(setup, tables.check_copy)

    def test_a_saved_game_goes_on_as_it_would_have(self, setup: Setup) -> None:
        """At any moment a snapshot goes through text and goes on with equal views, questions and events."""
        self.look(setup, tables.check_snapshot)

    def test_undo_goes_back_exactly(self, setup: Setup) -> None:
        """State, questions and views are what they were; streams go on, and a fresh fold agrees."""
        self.look(setup, tables.check_undo)

    def test_a_rule_that_fails_leaves_everything_as_it_was(self, setup: Setup) -> None:
        """An exception in the middle of the rules is one clear error, and nothing has happened."""
        self.look(setup, tables.check_failing)

    # Records

    def test_a_record_plays_again_to_the_byte(self, setup: Setup) -> None:
        """Through text and back the same events happen, with all notes and undone answers."""
        self.look(setup, records.check_record)

    def test_a_record_may_begin_with_a_snapshot(self, setup: Setup) -> None:
        """What follows a snapshot plays again to the byte."""
        self.look(setup, records.check_record_of_a_snapshot)

    def test_a_torn_record_is_refused(self, setup: Setup) -> None:
        """A record that ends early is the game up to there; a line that cannot be read is named."""
        self.look(setup, records.check_torn_record, until=records.LONG_ENOUGH)

    def test_an_altered_record_is_refused(self, setup: Setup) -> None:
        """An answer that was left out, moved or changed is noticed, and the line named."""
        self.look(setup, records.check_altered_record, until=records.LONG_ENOUGH)

    def test_a_snapshot_that_lacks_something_is_refused(self, setup: Setup) -> None:
        """What it lacks is named."""
        self.look(setup, records.check_snapshot_without_a_field, until=records.LONG_ENOUGH)

    # Everything

    def test_everything_in_any_order(self, seed: int) -> None:
        """Whatever is done to a table in whatever order, every promise is kept."""
        machine.run_machine(self, seed)

    def test_golden_playthroughs_are_what_they_were(self, golden: str | None) -> None:
        """A playthrough replays from its own answers to the letter, and is what its seed makes."""
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
        """No playthrough is left over that nobody compares."""
        if self.goldens is not None:
            files = {path.stem for path in self.goldens.glob("*.txt")}
            assert files == set(self.golden_games()), f"{files ^ set(self.golden_games())} in {self.goldens}"
