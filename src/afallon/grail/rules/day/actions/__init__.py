"""The actions of a day, each in a file of its own. Other areas offer theirs in the same way."""

from afallon.grail.rules.day.action import offer
from afallon.grail.rules.day.actions.passing import Pass
from afallon.grail.rules.day.actions.travel import Travel

offer(Travel(), Pass())
