"""The actions of a day, each in a file of its own. Other areas offer theirs in the same way."""

from afallon.grail.rules.day.action import offer
from afallon.grail.rules.day.actions.card import UseCard
from afallon.grail.rules.day.actions.character import UseCharacter
from afallon.grail.rules.day.actions.location import UseLocation
from afallon.grail.rules.day.actions.menhir import InspectMenhir
from afallon.grail.rules.day.actions.passing import Pass
from afallon.grail.rules.day.actions.travel import Travel

offer(Travel(), UseLocation(), UseCharacter(), UseCard(), InspectMenhir(), Pass())
