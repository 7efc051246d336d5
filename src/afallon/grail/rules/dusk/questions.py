"""What is asked: dusk."""

from afallon.grail.rules.fields import Shares
from afallon.kernel import Question, governed_by


@governed_by("GR-DUSK-04")
class Eat(Question):
    """Whether somebody eats: yes, no, or `give` first. `price` has what each of them pays for a meal."""

    day: int
    price: Shares
