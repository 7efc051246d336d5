"""The actions of the day, one file each. Other areas register theirs in the same way."""

from afallon.grail.rules.day.action import offer
from afallon.grail.rules.day.actions.card import UseCard
from afallon.grail.rules.day.actions.character import UseCharacter
from afallon.grail.rules.day.actions.location import UseLocation
from afallon.grail.rules.day.actions.menhir import InspectMenhir
from afallon.grail.rules.day.actions.passing import Pass
from afallon.grail.rules.day.actions.travel import Travel

offer(Travel(), UseLocation(), UseCharacter(), UseCard(), InspectMenhir(), Pass())
