"""Skills: gained with the third and every further point of an attribute (GR-ADV-13 to 19)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.advancement import questions
from afallon.grail.rules.advancement.events import SkillLearnt
from afallon.grail.rules.characters.events import AttributeRaised
from afallon.grail.rules.items.speaking import let_speak, skill_name
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


class LearnSkill(Step[State]):
    """Ask for an available skill of the attribute and its side; with none left the point is a marker (GR-ADV-18)."""

    name = "learn_skill"

    def ask(self, position: GrailPosition, seat: int, attribute: str) -> Ask | None:
        pack = setup_of(position).pack
        skills = [
            questions.TakeSkill(number, side.id)
            for number in position.state.skills
            if pack.skills[number].attribute == attribute
            for side in pack.skills[number].sides
        ]
        return all_of(questions.LearnSkill(seat, attribute), {seat: one_of(skills)}) if skills else None

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int, attribute: str) -> None:
        if answers:
            taken = answers[seat]
            tell(turn, SkillLearnt(seat=seat, number=taken.number, attribute=attribute, side=taken.side))
            let_speak(turn, seat, skill_name(taken.number, taken.side))
        else:
            tell(turn, AttributeRaised(seat=seat, attribute=attribute, by=1))
