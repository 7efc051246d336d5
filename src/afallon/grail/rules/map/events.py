"""What can happen on the map."""

from afallon.grail.rules.fields import DialName, EncounterId, Face, LocationNumber, Resource, StatusName, TokenName
from afallon.grail.rules.map.guardians import alike_guardians, guardian_being_met, guardian_that_rolled
from afallon.grail.rules.state import Dial, Guardian, Place, State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.kernel import Seats, unsaid


class LocationsMadeAvailable(Change):
    """These locations can be revealed."""

    numbers: tuple[int, ...]

    def change(self, state: State) -> None:
        state.available.extend(self.numbers)


class LocationLaid(Revelation):
    """A location is revealed and lies on the map."""

    number: LocationNumber
    row: int
    column: int

    def change(self, state: State) -> None:
        state.available.remove(self.number)
        state.places[self.number] = Place(self.number, self.row, self.column)


class LocationDiscarded(Change):
    """It can be revealed again (GR-DISCARD-06); tokens and dials on it are gone (GR-MENHIR-35)."""

    number: LocationNumber

    def change(self, state: State) -> None:
        del state.places[self.number]
        state.available.append(self.number)
        state.dials = {name: dial for name, dial in state.dials.items() if dial.at != self.number}
        state.guardians = [guardian for guardian in state.guardians if guardian.location != self.number]


class LocationWithdrawn(Change):
    """A location that was discarded is out of the game (GR-DISCARD-05)."""

    number: LocationNumber

    def change(self, state: State) -> None:
        state.available.remove(self.number)


@unsaid
class PartyDisplaced(Change):
    """Where a party was is no longer on the map: it is here now, and an arrival there is overtaken (GR-LOC-36)."""

    number: LocationNumber
    to: LocationNumber

    def change(self, state: State) -> None:
        for party in state.parties:
            if party.location == self.number:
                party.location = self.to
                party.arrivals += 1


class LocationReplaced(Revelation):
    """What was on it stays; the old card leaves play (GR-LOC-32, 33)."""

    number: LocationNumber
    by: LocationNumber

    def change(self, state: State) -> None:
        if self.by in state.available:
            state.available.remove(self.by)
        if self.number in state.available:
            state.available[state.available.index(self.number)] = self.by
            return
        place = state.places.pop(self.number)
        place.number = self.by
        state.places[self.by] = place
        for character in state.characters:
            if character.location == self.number:
                character.location = self.by
        for party in state.parties:
            if party.location == self.number:
                party.location = self.by
        for dial in state.dials.values():
            if dial.at == self.number:
                dial.at = self.by
        for guardian in state.guardians:
            if guardian.location == self.number:
                guardian.location = self.by


class MenhirLit(Change):
    """The old dial, if any, is lost (GR-MENHIR-24)."""

    number: LocationNumber
    dial: int

    def change(self, state: State) -> None:
        state.places[self.number].menhir, state.places[self.number].dial = True, self.dial


class MenhirDialChanged(Change):
    """The light of a menhir lasts so long now."""

    number: LocationNumber
    dial: int | None

    def change(self, state: State) -> None:
        state.places[self.number].dial = self.dial


class MenhirRemoved(Change):
    """A menhir stands here no longer."""

    number: LocationNumber

    def change(self, state: State) -> None:
        state.places[self.number].menhir = False


class MenhirInspected(Revelation):
    """What the menhir asks for is read (GR-DAY-49)."""

    location: LocationNumber


class CostLeftOut(Change):
    """Nobody pays this for the menhir that the party would light (GR-MODE-11)."""

    resource: Resource

    def change(self, state: State) -> None:
        state.party.left_out = self.resource


class MenhirRefused(Change):
    """Those who are there did not give enough; nothing is paid (GR-MENHIR-34)."""

    location: LocationNumber


@leaves_cards
class CharactersMoved(Change):
    """These characters stand in another place."""

    seats: Seats
    location: LocationNumber

    def change(self, state: State) -> None:
        for seat in self.seats:
            state.characters[seat].location = self.location


@leaves_cards
class PartyArrived(Change):
    """An arrival begins; one that had not ended is overtaken (GR-LOC-36)."""

    location: LocationNumber

    def change(self, state: State) -> None:
        state.party.location = self.location
        state.party.arrivals += 1
        state.party.arriving.append(state.party.arrivals)


@leaves_cards
class ArrivalEnded(Change):
    """Everything that an arrival brings has happened (GR-LOC-18)."""

    def change(self, state: State) -> None:
        state.party.arriving.pop()


class TokensChanged(Change):
    """So many lie there now."""

    location: LocationNumber
    token: TokenName
    amount: int

    def change(self, state: State) -> None:
        setattr(state.places[self.location], f"{self.token}_tokens", self.amount)


class DialSet(Change):
    """A dial that is no menhir's shows this value."""

    dial: DialName
    token: str
    value: int
    at: int | None

    def change(self, state: State) -> None:
        state.dials[self.dial] = Dial(self.token, self.value, self.at)


class DialRemoved(Change):
    """With the token that marks it (GR-TOKEN-11)."""

    dial: DialName

    def change(self, state: State) -> None:
        del state.dials[self.dial]


class GuardianPlaced(Change):
    """A guardian that was not beaten stays where it was met (GR-GUARD-02); a new one is the last to be placed."""

    location: LocationNumber
    card: EncounterId

    def change(self, state: State) -> None:
        met = guardian_being_met(state)
        if met is None:
            state.guardians.append(Guardian(self.card, self.location))
        else:
            met.met, met.location = False, self.location


class GuardianMet(Change):
    """Its encounter begins; until that has ended nobody else meets it."""

    location: LocationNumber
    card: EncounterId

    def change(self, state: State) -> None:
        alike_guardians(state, self.card, self.location)[0].met = True


class GuardianGone(Change):
    """The one that was met does not stay."""

    card: EncounterId

    def change(self, state: State) -> None:
        state.guardians = [guardian for guardian in state.guardians if not guardian.met]


class GuardiansStirred(Change):
    """Step 6 of dawn: each that is on the map now rolls once (GR-GUARD-24)."""

    def change(self, state: State) -> None:
        for guardian in state.guardians:
            guardian.rolls = True


class GuardianRolled(Revelation):
    """What the die shows; what comes of it has events of its own."""

    card: EncounterId
    location: LocationNumber
    face: Face

    def change(self, state: State) -> None:
        next(guardian for guardian in alike_guardians(state, self.card, self.location) if guardian.rolls).rolls = False


class GuardianMoved(Change):
    """The one that has rolled goes there; nothing is revealed (GR-GUARD-21)."""

    card: EncounterId
    start: int
    location: LocationNumber

    def change(self, state: State) -> None:
        guardian_that_rolled(state, self.card, self.start).location = self.location


class GuardianBanished(Change):
    """It leaves the map; where its card goes is told separately (GR-GUARD-09)."""

    card: EncounterId
    location: LocationNumber

    def change(self, state: State) -> None:
        banished = guardian_that_rolled(state, self.card, self.location)
        state.guardians = [guardian for guardian in state.guardians if guardian is not banished]


class StatusMarked(Change):
    """Up to this box (GR-STATUS-06); a flag has one."""

    status: StatusName
    box: int

    def change(self, state: State) -> None:
        state.statuses[self.status] = self.box


class StatusErased(Change):
    """A status no longer holds."""

    status: StatusName

    def change(self, state: State) -> None:
        del state.statuses[self.status]
