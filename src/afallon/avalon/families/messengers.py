"""The Messengers: messages, the reinforcement on the fifth quest, and the Assassin's other aim (MSG)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from afallon.avalon import questions
from afallon.avalon.basic_view import BasicView, Guess
from afallon.avalon.cards import Hand, adds
from afallon.avalon.character import EVIL, GOOD, advised_from, needs
from afallon.avalon.events import AimDeclared, MessengersGuessed, Reinforced, TokensLaid
from afallon.avalon.fields import Aim, QuestCard, Side
from afallon.avalon.part import Known, Part
from afallon.avalon.plan import Plan
from afallon.avalon.queries import AIM, FAILS, HAND, HAS_TARGET, QUEST_CARDS, WINS_ALONE
from afallon.avalon.scene import AvalonTable, Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.avalon.steps.assassination import HUNTING, MERLIN, assassin, suspects, target
from afallon.avalon.steps.ending import finish
from afallon.avalon.steps.quest import fails_played, succeeds_with
from afallon.kernel import ALL, Ask, OneOf, Problem, Step, Subset, all_of

NAME = "messengers"
GOOD_MESSENGERS = ("senior_messenger", "junior_messenger")
ALL_MESSENGERS = (*GOOD_MESSENGERS, "evil_messenger")
_TOKENS = {"good_message": 4, "bad_message": 2}
"""The supply of tokens of each kind (AV-MSG-05)."""

_THINGS = {token: Thing(token, f"avalon-quest-card-{token}") for token in _TOKENS}
_REINFORCES = {"good_message": 3, "bad_message": 2}
"""The number of tokens that bring reinforcement on the last quest (AV-MSG-06)."""

_MESSAGES_EACH = 2
_LAST_QUEST = 5
_BOTH = questions.Assassinate(aim=NAME, size=len(GOOD_MESSENGERS))
_AIMS = OneOf((MERLIN, NAME))


class Messages(msgspec.Struct):
    """State: tokens by kind, sent good messages by seat, the reinforcement's effect on fails, the Assassin's aim."""

    tokens: dict[str, int] = {}
    sent: dict[int, int] = {}
    more_fails: int = 0
    aim: str | None = None

    def copy(self) -> "Messages":
        return Messages(dict(self.tokens), dict(self.sent), self.more_fails, self.aim)


def messages(position: AvalonPosition) -> Messages:
    state: Messages = position.state.modules[NAME]
    return state


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """Limit the cards of a Messenger (AV-MSG-02); good messages only twice in a game (AV-MSG-04)."""
    name = position.state.characters[seat]
    if name == "evil_messenger":
        return found.only("success", "fail", "bad_message", rule="AV-MSG-02")
    if name in GOOD_MESSENGERS:
        own = found.only("success", "good_message", rule="AV-MSG-02")
        may_send = messages(position).sent.get(seat, 0) < _MESSAGES_EACH
        return own if may_send else own.without("good_message", rule="AV-MSG-04")
    return found


class CountMessages(Step[State]):
    """A message counts as sent once its card can no longer be changed, even if it is discarded (AV-INTER-06, 07)."""

    name = "count_messages"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        sent = messages(turn).sent
        for seat, card in turn.state.cards.items():
            if card == "good_message":
                sent[seat] = sent.get(seat, 0) + 1


class LayTokens(Step[State]):
    """Each shown message puts a token on the quest while the supply lasts (AV-MSG-05, 11)."""

    name = "lay_tokens"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        tokens = messages(turn).tokens
        played = list(turn.state.cards.values())
        for kind, supply in _TOKENS.items():
            laid = min(played.count(kind), supply - tokens.get(kind, 0))
            if laid:
                tokens[kind] = tokens.get(kind, 0) + laid
                turn.emit(TokensLaid(quest=turn.state.quest, token=kind, number=laid), to=ALL)


class Reinforce(Step[State]):
    """On the fifth quest messages remove or add a fail, unless that harms their own side (AV-MSG-06, 07).

    No seat is asked: a side has no speaker, and an answer for it would reveal the side of its seat.
    """

    name = "reinforce"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        own = messages(turn)
        own.more_fails = 0
        if turn.state.round != _LAST_QUEST:
            return
        helped = [kind for kind, enough in _REINFORCES.items() if own.tokens.get(kind, 0) >= enough]
        if helped == ["bad_message"]:
            _reinforce(turn, EVIL, "fail", more_fails=1)
        elif helped == ["good_message"] and (card := _fail_to_take_out(list(turn.state.cards.values()))) is not None:
            _reinforce(turn, GOOD, card, more_fails=-1)


def _reinforce(turn: AvalonTurn, side: str, card: str, *, more_fails: int) -> None:
    """Apply a reinforcement, unless it would worsen the prospect of its own side."""
    fails = fails_played(turn)
    if _prospect(turn, side, fails + more_fails) >= _prospect(turn, side, fails):
        messages(turn).more_fails = more_fails
        turn.emit(Reinforced(side=side, card=card), to=ALL)


def _prospect(position: AvalonPosition, side: str, fails: int) -> int:
    """Rank a side's result with this number of fails on the last quest: 2 win, 1 evil's last chance, 0 loss."""
    succeeded = succeeds_with(position, fails)
    if position.fold(WINS_ALONE, False, succeeded):
        return 0
    if succeeded == (side == GOOD):
        return 2
    return 1 if side == EVIL else 0


def _fail_to_take_out(played: list[str]) -> str | None:
    """Return the fail to remove: a basic fail before a bad message before a rogue fail (AV-INTER-20)."""
    return next((card for card in ("fail", "bad_message", "rogue_fail") if card in played), None)


def fails(position: AvalonPosition, found: int) -> int:
    return found + messages(position).more_fails


class DeclareAim(Step[State]):
    """The Assassin first declares his target, if there is a choice (AV-MSG-08, 09)."""

    name = "declare_aim"

    def ask(self, position: AvalonPosition) -> Ask | None:
        seat = assassin(position)
        if seat is None or target(position) is None:
            return None
        return all_of(questions.DeclareAim(), {seat: _AIMS})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        messages(turn).aim = NAME
        for seat, aim in answers.items():
            messages(turn).aim = aim
            turn.emit(AimDeclared(assassin=seat, aim=aim), to=ALL)


class AssassinateMessengers(Step[State]):
    """With the Messengers as target, the Assassin names two good players; both must be right (AV-MSG-08, 12)."""

    name = "assassinate_messengers"

    def ask(self, position: AvalonPosition) -> Ask | None:
        seat = assassin(position)
        if seat is None or messages(position).aim != NAME:
            return None
        return all_of(_BOTH, {seat: Subset(suspects(position, seat), _BOTH.size)}, rule="AV-MSG-12")

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for seat, named in answers.items():
            turn.emit(MessengersGuessed(assassin=seat, named=named), to=ALL)
            if sorted(named) == sorted(turn.state.holder(name) for name in GOOD_MESSENGERS):
                finish(turn, EVIL, "messengers_named")
            else:
                finish(turn, GOOD, "three_successes")


def has_target(position: AvalonPosition, found: bool) -> bool:
    return True


def aim(position: AvalonPosition, found: str) -> str:
    return messages(position).aim or found


def check(name: str) -> Callable[[Plan], Iterator[Problem]]:
    """Return a check that demands all three Messengers; the warning for small tables is given once (AV-MSG-01)."""
    together = needs(name, *(other for other in ALL_MESSENGERS if other != name), rule="AV-MSG-01")
    advised = advised_from(7, name, "AV-MSG-01")

    def check_three(plan: Plan) -> Iterator[Problem]:
        yield from together(plan)
        if name == ALL_MESSENGERS[0]:
            yield from advised(plan)

    return check_three


class KnownMessages(Known):
    """The public knowledge about messages: tokens on quests, the reinforced side, the Assassin's target."""

    part: ClassVar[str] = NAME
    tokens: dict[QuestCard, list[int]] = {}
    """By kind of message: the quests with a token, one entry per token."""

    reinforced: Side | None = None
    """The side that messages helped on the last quest."""

    aim: Aim | None = None
    """The Assassin's target, if there was a choice."""

    def on_tokens_laid(self, event: TokensLaid, view: BasicView) -> None:
        self.tokens.setdefault(event.token, []).extend([event.quest] * event.number)

    def on_reinforced(self, event: Reinforced, view: BasicView) -> None:
        self.reinforced = event.side

    def on_aim_declared(self, event: AimDeclared, view: BasicView) -> None:
        self.aim = event.aim

    def on_messengers_guessed(self, event: MessengersGuessed, view: BasicView) -> None:
        view.guess = Guess(event.assassin, event.named)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        table.aim = self.aim
        for token, quests in self.tokens.items():
            for quest in quests:
                table.quests[quest - 1].marks.append(_THINGS[token])


PART = Part(
    name=NAME,
    moments={
        "cards_stand": (CountMessages(),),
        "lay_tokens": (LayTokens(),),
        "reinforcement": (Reinforce(),),
        "declare_aim": (DeclareAim(),),
        "assassinate": (AssassinateMessengers(),),
    },
    queries={HAND: hand, FAILS: fails, HAS_TARGET: has_target, AIM: aim, QUEST_CARDS: adds(*_TOKENS)},
    asks={questions.DeclareAim: HUNTING},
    begin=Messages,
    known=KnownMessages,
)
