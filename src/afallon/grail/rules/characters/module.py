"""Characters: tracks, resources, states and exchanges."""

from afallon.grail.rules.characters import verbs
from afallon.grail.rules.characters.afflictions import AfflictionSpeaks
from afallon.grail.rules.characters.giving import AcceptOffer, Give, Offer
from afallon.grail.rules.characters.handing import HandOver, TakeOver
from afallon.grail.rules.characters.shares import Share
from afallon.grail.rules.characters.speaking_cards import EmptyDial, NextCard, SpeakingCard
from afallon.kernel import Module

MODULE = Module(
    name="characters",
    steps=(
        Share(),
        AfflictionSpeaks(),
        HandOver(),
        TakeOver(),
        Give(),
        Offer(),
        AcceptOffer(),
        EmptyDial(),
        NextCard(),
        SpeakingCard(),
    ),
)

__all__ = ["MODULE", "verbs"]
