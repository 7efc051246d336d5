"""What is asked: dusk."""

from afallon.grail.rules.fields import Shares
from afallon.kernel import Question, governed_by


@governed_by("GR-DUSK-04")
class Eat(Question):
    """Whether somebody eats: yes, no, or `give` before that. `price` has what a meal takes of each."""

    day: int
    price: Shares
