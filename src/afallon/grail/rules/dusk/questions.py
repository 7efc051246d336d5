"""Questions of dusk."""

from afallon.grail.rules.fields import Shares
from afallon.kernel import Question, governed_by


@governed_by("GR-DUSK-04")
class Eat(Question):
    """Whether a character eats: yes, no, or `give` first. `price` has the cost of a meal for each character."""

    day: int
    price: Shares
