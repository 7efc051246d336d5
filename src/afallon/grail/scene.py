"""The scene of a campaign: map, characters, encounter and journal, ready to draw without any rule of the game.

Cards and texts are named by their ids in the pack, effects by their path in it.
"""

from collections.abc import Mapping, Sequence

import msgspec

from afallon.grail.content import Pack
from afallon.grail.content.cards import LeftHalf, RightHalf
from afallon.grail.content.encounters import CombatEncounter
from afallon.grail.content.glossary import ATTRIBUTES, KINDS, RESOURCES, SIDES, TRACKS
from afallon.grail.foresight import GrailForesight, foresee
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.combat.attacks import attack_paths
from afallon.grail.rules.diplomacy.opponents import path_of, stage_of
from afallon.grail.rules.effects.values import value_now
from afallon.grail.rules.encounter.sequence import next_keys, right_edge, would_connect
from afallon.grail.rules.fields import (
    ActionName,
    Attribute,
    CardId,
    ContentPath,
    DawnStep,
    DeckKind,
    EncounterId,
    Ending,
    EndingId,
    EventId,
    ItemId,
    LocationNumber,
    ParagraphName,
    QuestId,
    Resource,
    StageId,
    StatusName,
    TaskId,
    TileId,
    Track,
    VerseName,
)
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.journal.explore import is_explored
from afallon.grail.rules.map.grid import Cell, are_joined, distance, neighbour_cell
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.map.menhirs import (
    could_be_given,
    could_be_lit,
    dial_of,
    lasting,
    may_leave_out,
    meets_conditions,
    total_cost,
)
from afallon.grail.rules.quantities import energy_cap, is_exhausted, is_panicking, value_of
from afallon.grail.rules.queries import GOAL
from afallon.grail.rules.state import Character, Dial, Encounter, GrailPosition, Held, Learnt, Place, Played, State
from afallon.grail.rules.under_way import piles_of, under_way
from afallon.grail.view import GrailView
from afallon.grail.view_position import position_of
from afallon.kernel import Deck, OwnScene, Seat, TableScene


class GrailWay(msgspec.Struct):
    """The exit of a location on one side."""

    to: LocationNumber | None
    """The connected location on that side."""

    key: int | None
    """The printed direction key, if no location lies on that side yet."""


class GrailRite(msgspec.Struct):
    """The requirements for lighting a menhir."""

    cost: dict[Resource, int]
    """The cost for all players together, at the current number of players."""

    given: dict[Resource, int]
    """By kind: the amount that the characters at the location could give now."""

    absent: list[Seat]
    """Seats that must be at the location but are not."""

    meets_conditions: bool
    """Whether its conditions other than the cost are met."""

    leaves_one_out: bool
    """Whether the mode lets the group leave out one kind of resource from the cost."""

    is_ready: bool
    """Whether the characters at the location could light it now."""

    dial: int
    """The starting value of its dial."""


class GrailPlace(msgspec.Struct):
    """A location on the map with everything on it."""

    number: LocationNumber
    row: int
    column: int
    """Columns count to the east, rows to the south. Both may be below 0."""

    lit: bool
    """Whether it is in the range of a lit menhir."""

    lost_in: int | None
    """The number of dawns until it is lost, if no menhir is lit until then.

    `None` if it lasts as long as any menhir: once all are dark, no location is lost (GR-MENHIR-10).
    """

    menhir: bool
    """Whether there is a lit menhir here."""

    dial: int | None
    """The value of the menhir's dial; a lit menhir without a dial goes dark at the next dawn."""

    rite: GrailRite | None
    """Present if a menhir can be lit here; a lit one may be lit again to reset its dial (GR-MENHIR-23)."""

    ways: dict[str, GrailWay]
    """By side; a side without an exit is missing."""

    people: list[Seat]
    guardians: list[EncounterId]
    items: list[ItemId]
    time_tokens: int
    quest_tokens: int
    action_used: bool
    """Whether its action has been used today."""

    explored: bool
    """Whether the characters here would find nothing new by exploring now. False during an action."""


class GrailTrack(msgspec.Struct):
    """A track of a character."""

    value: int
    limit: int
    """The highest value allowed now: health limits energy."""

    most: int
    """The length of the track."""


class GrailCharacter(msgspec.Struct):
    """A character in play with everything it has."""

    tile: TileId
    location: LocationNumber
    tracks: dict[Track, GrailTrack]
    attributes: dict[Attribute, int]
    """Current values, including skills and the effects of cards."""

    resources: dict[Resource, int]
    conditions: list[str]
    """`exhausted`, `panicking` and the names of its afflictions, as far as they apply."""

    skills: list[Learnt]
    items: list[Held]
    secrets: list[Held]
    decks: dict[DeckKind, dict[CardId, int]]
    """Number of copies of each card in its decks; the order is unknown."""

    reserve: dict[DeckKind, list[CardId]]
    """Cards that it owns but that are in none of its decks."""

    alive: bool
    acted: bool
    """Whether it has acted in this round of the day."""

    passed: bool
    """Whether it has passed, which ends its day."""


class GrailParty(msgspec.Struct):
    """The characters that carry out an action together."""

    members: list[Seat]
    leader: Seat
    action: ActionName
    location: LocationNumber
    verse: VerseName | None
    """The verse that they are reading."""

    paragraphs: list[ParagraphName]
    """Paragraphs of that verse that belong to this reading."""


class GrailKey(msgspec.Struct):
    """Two key halves that would join if a card were played now."""

    row: int
    right: RightHalf
    left: LeftHalf
    connects: bool
    """Whether it would connect for the character; a magic key, if it is paid."""


class GrailHandCard(msgspec.Struct):
    """A card in a hand with the keys it would join and the forecast of playing it."""

    card: CardId
    keys: list[GrailKey]
    would: GrailForesight | None
    """Forecast with the least magic that the card needs.

    `None` while another character is active, because the sequence will have changed by then.
    """

    with_magic: GrailForesight | None
    """Forecast with all magic that could be paid, if it differs."""


class GrailEncounter(msgspec.Struct):
    """The encounter under way: a fight or a talk."""

    card: EncounterId
    kind: str
    """`combat` or `diplomacy`."""

    participants: list[Seat]
    active: Seat | None
    round: int
    score: int
    """Markers in the pool of a fight; in a talk, the cell of the affinity marker."""

    lowest: int
    """The affinity that loses a talk; 0 in a fight."""

    goal: int
    """The score that wins the fight or the stage."""

    stage: StageId | None
    """The current stage of a talk."""

    stages_won: list[StageId]
    threat: ContentPath | None
    """Path of the attack or reaction that would follow at the current score."""

    sequence: list[Played]
    edge: list[RightHalf | None]
    """The right key halves that the next card meets, by row from the top."""

    hands: dict[Seat, list[GrailHandCard]]
    """Hands of the participants."""

    ended: Ending | None
    """How it ended, `None` while it goes on."""


class GrailTable(TableScene):
    """The scene that all readers share: everything but chance."""

    pack: str
    mode: str
    chronicler: Seat | None
    chapter: int
    day: int
    stage: str
    """`dawn`, `day` or `dusk`."""

    round: int
    places: list[GrailPlace]
    characters: list[GrailCharacter]
    """By seat."""

    party: GrailParty | None
    encounter: GrailEncounter | None
    events: list[EventId]
    """Event cards that are active today."""

    dawn: list[DawnStep]
    """The steps of the last dawn that emitted events, in order."""

    quests: list[QuestId]
    achieved: list[QuestId]
    """Quests whose success was carried out and which no rule has removed yet."""

    tasks: list[TaskId]
    statuses: dict[StatusName, int]
    """Marked statuses with their number of marked boxes."""

    dials: dict[str, Dial]
    """Dials other than those of menhirs."""

    ending: EndingId | None
    """The ending that the campaign has reached."""

    verses: list[VerseName]
    """Verses that have been read at this table, in order."""


class GrailOwn(OwnScene):
    """A reader's own part of the scene: the open question. Readers of Grail have no private knowledge."""

    undoable: bool
    """Whether the last answer may be undone."""


def table_scene(view: GrailView) -> GrailTable:
    """Return the shared scene, from any reader's view."""
    state = view.state
    position = position_of(view) if view.pack_hash else None
    return GrailTable(
        asked=view.asked,
        outcome=view.outcome,
        pack=view.pack,
        mode=state.mode,
        chronicler=view.chronicler,
        chapter=state.chapter,
        day=state.day,
        stage=state.stage,
        round=state.round,
        places=[] if position is None else _places(state, position),
        characters=[_character(view, position, seat) for seat in range(len(state.characters))],
        party=_party(state),
        encounter=None if position is None or state.encounter is None else _encounter(state.encounter, position),
        events=state.events,
        dawn=view.dawn,
        quests=state.quests,
        achieved=state.achieved,
        tasks=state.tasks,
        statuses={status: boxes for status, boxes in state.statuses.items() if boxes},
        dials=state.dials,
        ending=state.ending,
        verses=view.verses,
    )


def own_scene(view: GrailView) -> GrailOwn:
    """Return the reader's own part of the scene."""
    return GrailOwn(view.reader, view.open_question, view.undoable)


def _places(state: State, position: GrailPosition) -> list[GrailPlace]:
    places, pack = state.places.values(), position.setup.pack
    numbers = {(place.row, place.column): place.number for place in places}
    menhirs = [place for place in places if place.menhir]
    return [_place(place, _ways(place, numbers, pack), menhirs, position) for place in places]


def _place(place: Place, ways: dict[str, GrailWay], menhirs: Sequence[Place], position: GrailPosition) -> GrailPlace:
    state = position.state
    lights = [_dawns_of(menhir) for menhir in menhirs if distance(place, menhir) <= 1]  # GR-MENHIR-01
    light = max(lights, default=1)
    return GrailPlace(
        number=place.number,
        row=place.row,
        column=place.column,
        lit=bool(lights),
        lost_in=light if light < max(map(_dawns_of, menhirs), default=1) else None,  # GR-DAWN-06, GR-MENHIR-10
        menhir=place.menhir,
        dial=place.dial,
        rite=_rite(place.number, position),
        ways=ways,
        people=[seat for seat in living(state) if state.characters[seat].location == place.number],
        guardians=list(guardians_at(state, place.number)),
        items=place.items,
        time_tokens=place.time_tokens,
        quest_tokens=place.quest_tokens,
        action_used=place.action_used,
        explored=_is_explored(place.number, position),
    )


def _is_explored(number: LocationNumber, position: GrailPosition) -> bool:
    state = position.state
    here = [seat for seat in living(state) if state.characters[seat].location == number]
    if not here or state.parties:
        return False
    with imagined_party(state, here, "explore", number):
        return is_explored(position, number)


def _rite(number: LocationNumber, position: GrailPosition) -> GrailRite | None:
    """Return the requirements as seen by the first character there, else the first alive: cards may change them."""
    state, record = position.state, position.setup.pack.locations[number].menhir
    if record is None or not living(state):
        return None
    here = [seat for seat in living(state) if state.characters[seat].location == number]
    with imagined_party(state, here or living(state)[:1], "menhir", number):
        return GrailRite(
            cost=total_cost(position, record, None),
            given=could_be_given(position) if here else {},
            absent=[seat for seat in living(state) if record.everybody_present and seat not in here],
            meets_conditions=meets_conditions(position),
            leaves_one_out=may_leave_out(position),
            is_ready=bool(here) and could_be_lit(position),
            dial=lasting(position, dial_of(position, record)),
        )


def _ways(place: Place, numbers: Mapping[Cell, int], pack: Pack) -> dict[str, GrailWay]:
    keys, ways = pack.locations[place.number].keys, {}
    for side in SIDES:
        there, key = numbers.get(neighbour_cell(place, side)), getattr(keys, side)
        if there is None and key is not None:
            ways[side] = GrailWay(to=None, key=key)
        elif there is not None and are_joined(pack, place.number, side, there):
            ways[side] = GrailWay(to=there, key=None)
    return ways


def _dawns_of(menhir: Place) -> int:
    """Return the number of dawns until it goes dark: one more than its dial shows (GR-DAWN-04, 09, 10)."""
    return (menhir.dial or 0) + 1


def _character(view: GrailView, position: GrailPosition | None, seat: Seat) -> GrailCharacter:
    state, character = view.state, view.state.characters[seat]
    in_play = position if character.alive and character.tile else None
    ails = {"exhausted": is_exhausted(character), "panicking": is_panicking(state, character)}
    return GrailCharacter(
        tile=character.tile,
        location=character.location,
        tracks={what: _track(state, character, what) for what in TRACKS},
        attributes={
            what: value_of(character, what) if in_play is None else value_now(in_play, seat, what)
            for what in ATTRIBUTES
        },
        resources={what: value_of(character, what) for what in RESOURCES},
        conditions=[*(name for name, is_so in ails.items() if is_so), *character.afflictions],
        skills=character.skills,
        items=character.items,
        secrets=character.secrets,
        decks={kind: _cards_in(state.decks.get(f"{kind}/{seat}")) for kind in KINDS},
        reserve={"combat": character.combat.reserve, "diplomacy": character.diplomacy.reserve},
        alive=character.alive,
        acted=character.acted,
        passed=character.passed,
    )


def _cards_in(deck: Deck | None) -> dict[CardId, int]:
    if deck is None:
        return {}
    cards = sorted({*deck.top, *deck.pool, *deck.bottom})
    return {card: deck.count(card) for card in cards}


def _track(state: State, character: Character, what: str) -> GrailTrack:
    most: int = getattr(character, f"{what}_max")
    return GrailTrack(value_of(character, what), energy_cap(state, character) if what == "energy" else most, most)


def _party(state: State) -> GrailParty | None:
    if not state.parties:
        return None
    party = state.party
    return GrailParty(party.members, party.leader, party.action, party.location, party.verse, party.paragraphs)


def _encounter(encounter: Encounter, position: GrailPosition) -> GrailEncounter:
    card = position.setup.pack.encounters[encounter.card]
    is_fight = isinstance(card, CombatEncounter)
    return GrailEncounter(
        card=encounter.card,
        kind=encounter.kind,
        participants=encounter.participants,
        active=encounter.active,
        round=encounter.round,
        score=encounter.pool if is_fight else encounter.affinity,
        lowest=0 if is_fight else card.lowest,
        goal=position.fold(GOAL, 0),
        stage=encounter.stage,
        stages_won=encounter.stages_won,
        threat=next(iter(attack_paths(position)), None) if is_fight else _reaction(position),
        sequence=encounter.sequence,
        edge=list(right_edge(position, len(encounter.sequence))),
        hands={seat: _hand(seat, position) for seat in encounter.participants},
        ended=encounter.ended,
    )


def _reaction(position: GrailPosition) -> ContentPath | None:
    stage = stage_of(position)
    return None if stage is None else path_of(position, "stages", stage.id, "reaction")


def _hand(seat: Seat, position: GrailPosition) -> list[GrailHandCard]:
    hand = piles_of(position.state, seat).hand
    looks_ahead = under_way(position.state).active in (seat, None)
    known = {card: _hand_card(seat, card, position, looks_ahead=looks_ahead) for card in set(hand)}
    return [known[card] for card in hand]


def _hand_card(seat: Seat, card: CardId, position: GrailPosition, *, looks_ahead: bool) -> GrailHandCard:
    keys = [
        GrailKey(key.row, key.right, key.left, would_connect(position, seat, key, magic=True))
        for key in next_keys(position, card)
    ]
    return GrailHandCard(card, keys, *(foresee(position, seat, card) if looks_ahead else (None, None)))
