"""Events of the map."""

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
    """A location is revealed and laid on the map."""

    number: LocationNumber
    row: int
    column: int

    def change(self, state: State) -> None:
        state.available.remove(self.number)
        state.places[self.number] = Place(self.number, self.row, self.column)


class LocationDiscarded(Change):
    """A location leaves the map with its tokens and dials (GR-MENHIR-35). It can be revealed again (GR-DISCARD-06)."""

    number: LocationNumber

    def change(self, state: State) -> None:
        del state.places[self.number]
        state.available.append(self.number)
        state.dials = {name: dial for name, dial in state.dials.items() if dial.at != self.number}
        state.guardians = [guardian for guardian in state.guardians if guardian.location != self.number]


class LocationWithdrawn(Change):
    """A discarded location is out of the game (GR-DISCARD-05)."""

    number: LocationNumber

    def change(self, state: State) -> None:
        state.available.remove(self.number)


@unsaid
class PartyDisplaced(Change):
    """A party's location left the map. The party is moved, and its arrival is overtaken (GR-LOC-36)."""

    number: LocationNumber
    to: LocationNumber

    def change(self, state: State) -> None:
        for party in state.parties:
            if party.location == self.number:
                party.location = self.to
                party.arrivals += 1


class LocationReplaced(Revelation):
    """A location card is replaced; everything on it stays, and the old card leaves play (GR-LOC-32, 33)."""

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
    """A menhir is lit. The old dial, if any, is lost (GR-MENHIR-24)."""

    number: LocationNumber
    dial: int

    def change(self, state: State) -> None:
        state.places[self.number].menhir, state.places[self.number].dial = True, self.dial


class MenhirDialChanged(Change):
    """The dial of a menhir has this value, or is gone."""

    number: LocationNumber
    dial: int | None

    def change(self, state: State) -> None:
        state.places[self.number].dial = self.dial


class MenhirRemoved(Change):
    """A menhir leaves the map."""

    number: LocationNumber

    def change(self, state: State) -> None:
        state.places[self.number].menhir = False


class MenhirInspected(Revelation):
    """The menhir's requirements are read (GR-DAY-49)."""

    location: LocationNumber


class CostLeftOut(Change):
    """A resource is left out of the cost of lighting a menhir (GR-MODE-11)."""

    resource: Resource

    def change(self, state: State) -> None:
        state.party.left_out = self.resource


class MenhirRefused(Change):
    """The characters present did not contribute enough; nothing is paid (GR-MENHIR-34)."""

    location: LocationNumber


@leaves_cards
class CharactersMoved(Change):
    """These characters move to another location."""

    seats: Seats
    location: LocationNumber

    def change(self, state: State) -> None:
        for seat in self.seats:
            state.characters[seat].location = self.location


@leaves_cards
class PartyArrived(Change):
    """An arrival begins. It overtakes an arrival that has not ended (GR-LOC-36)."""

    location: LocationNumber

    def change(self, state: State) -> None:
        state.party.location = self.location
        state.party.arrivals += 1
        state.party.arriving.append(state.party.arrivals)


@leaves_cards
class ArrivalEnded(Change):
    """All steps of an arrival are complete (GR-LOC-18)."""

    def change(self, state: State) -> None:
        state.party.arriving.pop()


class TokensChanged(Change):
    """A location has this number of tokens of a type."""

    location: LocationNumber
    token: TokenName
    amount: int

    def change(self, state: State) -> None:
        setattr(state.places[self.location], f"{self.token}_tokens", self.amount)


class DialSet(Change):
    """A dial other than a menhir dial has this value."""

    dial: DialName
    token: str
    value: int
    at: int | None

    def change(self, state: State) -> None:
        state.dials[self.dial] = Dial(self.token, self.value, self.at)


class DialRemoved(Change):
    """A dial leaves play with the token that marks it (GR-TOKEN-11)."""

    dial: DialName

    def change(self, state: State) -> None:
        del state.dials[self.dial]


class GuardianPlaced(Change):
    """A guardian is placed, last in the order, or stays after an encounter that was not won (GR-GUARD-02)."""

    location: LocationNumber
    card: EncounterId

    def change(self, state: State) -> None:
        met = guardian_being_met(state)
        if met is None:
            state.guardians.append(Guardian(self.card, self.location))
        else:
            met.met, met.location = False, self.location


class GuardianMet(Change):
    """The encounter with a guardian begins; until its end nobody else meets the guardian."""

    location: LocationNumber
    card: EncounterId

    def change(self, state: State) -> None:
        alike_guardians(state, self.card, self.location)[0].met = True


class GuardianGone(Change):
    """The guardian that was met leaves the map."""

    card: EncounterId

    def change(self, state: State) -> None:
        state.guardians = [guardian for guardian in state.guardians if not guardian.met]


class GuardiansStirred(Change):
    """Step 6 of dawn: every guardian on the map now rolls once (GR-GUARD-24)."""

    def change(self, state: State) -> None:
        for guardian in state.guardians:
            guardian.rolls = True


class GuardianRolled(Revelation):
    """The guardian die was rolled. Other events carry the consequences."""

    card: EncounterId
    location: LocationNumber
    face: Face

    def change(self, state: State) -> None:
        next(guardian for guardian in alike_guardians(state, self.card, self.location) if guardian.rolls).rolls = False


class GuardianMoved(Change):
    """The guardian that rolled moves; no location is revealed (GR-GUARD-21)."""

    card: EncounterId
    start: int
    location: LocationNumber

    def change(self, state: State) -> None:
        guardian_that_rolled(state, self.card, self.start).location = self.location


class GuardianBanished(Change):
    """A guardian leaves the map. Another event says where its card goes (GR-GUARD-09)."""

    card: EncounterId
    location: LocationNumber

    def change(self, state: State) -> None:
        banished = guardian_that_rolled(state, self.card, self.location)
        state.guardians = [guardian for guardian in state.guardians if guardian is not banished]


class StatusMarked(Change):
    """A status is marked up to this box (GR-STATUS-06); a flag has one box."""

    status: StatusName
    box: int

    def change(self, state: State) -> None:
        state.statuses[self.status] = self.box


class StatusErased(Change):
    """A status is erased."""

    status: StatusName

    def change(self, state: State) -> None:
        del state.statuses[self.status]
