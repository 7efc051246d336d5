"""The Messengers: messages, the reinforcement on the fifth quest, and the Assassin's other aim (MSG)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from afallon.avalon.cards import Hand
from afallon.avalon.character import EVIL, GOOD, advised_from, needs
from afallon.avalon.plan import Plan
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.assassination import assassin, target
from afallon.avalon.steps.ending import finish
from afallon.kernel import ALL, Ask, Module, OneOf, Problem, Step, Subset, all_of

NAME = "messengers"
GOOD_MESSENGERS = ("senior_messenger", "junior_messenger")
ALL_MESSENGERS = (*GOOD_MESSENGERS, "evil_messenger")
_TOKENS = {"good_message": 4, "bad_message": 2}
"""How many tokens there are of each kind (AV-MSG-05)."""

_REINFORCES = {"good_message": 3, "bad_message": 2}
"""How many tokens bring help on the last quest (AV-MSG-06)."""

_MESSAGES_EACH = 2
_LAST_QUEST = 5


class Messages(msgspec.Struct):
    """What has been sent: tokens by kind, good messages by seat; what the reinforcement changed; the Assassin's aim."""

    tokens: dict[str, int] = {}
    sent: dict[int, int] = {}
    more_fails: int = 0
    aim: str | None = None

    def copy(self) -> "Messages":
        return Messages(dict(self.tokens), dict(self.sent), self.more_fails, self.aim)


def messages(table: AvalonTable) -> Messages:
    state: Messages = table.state.modules[NAME]
    return state


def hand(table: AvalonTable, cards: Hand, seat: int) -> Hand:
    """What a Messenger may play (AV-MSG-02); good messages twice in a game (AV-MSG-04)."""
    name = table.state.characters[seat]
    if name == "evil_messenger":
        return ("success", "fail", "bad_message")
    if name in GOOD_MESSENGERS:
        may_send = messages(table).sent.get(seat, 0) < _MESSAGES_EACH
        return ("success", "good_message") if may_send else ("success",)
    return cards


class CountMessages(Step[State]):
    """A message counts as sent once its card stands, also if it is then discarded (AV-INTER-06, 07)."""

    name = "count_messages"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        sent = messages(table).sent
        for seat, card in table.state.cards.items():
            if card == "good_message":
                sent[seat] = sent.get(seat, 0) + 1


class LayTokens(Step[State]):
    """Each message that is shown puts a token on the quest, while there are any (AV-MSG-05, 11)."""

    name = "lay_tokens"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        tokens = messages(table).tokens
        played = list(table.state.cards.values())
        for kind, supply in _TOKENS.items():
            laid = min(played.count(kind), supply - tokens.get(kind, 0))
            if laid:
                tokens[kind] = tokens.get(kind, 0) + laid
                table.emit("tokens_laid", to=ALL, quest=table.state.quest, token=kind, number=laid)


class Reinforce(Step[State]):
    """On the fifth quest messages take a fail out of the cards, or add one (AV-MSG-06, 07)."""

    name = "reinforce"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        own = messages(table)
        own.more_fails = 0
        if table.state.round != _LAST_QUEST:
            return
        helped = [kind for kind, enough in _REINFORCES.items() if own.tokens.get(kind, 0) >= enough]
        if helped == ["bad_message"]:
            own.more_fails = 1
            table.emit("reinforced", to=ALL, side=EVIL, card="fail")
        elif helped == ["good_message"] and (card := _fail_to_take_out(list(table.state.cards.values()))) is not None:
            own.more_fails = -1
            table.emit("reinforced", to=ALL, side=GOOD, card=card)


def _fail_to_take_out(played: list[str]) -> str | None:
    """A basic fail before a bad message, and that before a rogue fail (AV-INTER-20)."""
    return next((card for card in ("fail", "bad_message", "rogue_fail") if card in played), None)


def fails(table: AvalonTable, found: int) -> int:
    return found + messages(table).more_fails


class DeclareAim(Step[State]):
    """The Assassin first declares at whom he aims, if there is a choice (AV-MSG-08, 09)."""

    name = "declare_aim"

    def ask(self, table: AvalonTable) -> Ask | None:
        seat = assassin(table)
        if seat is None or target(table) is None:
            return None
        return all_of("declare_aim", {seat: OneOf(("merlin", "messengers"))}, rule="AV-MSG-08")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        messages(table).aim = "messengers"
        for seat, aim in answers.items():
            messages(table).aim = aim
            table.emit("aim_declared", to=ALL, assassin=seat, aim=aim)


class AssassinateMessengers(Step[State]):
    """At the Messengers he names two good players, and both must be right (AV-MSG-08, 12)."""

    name = "assassinate_messengers"

    def ask(self, table: AvalonTable) -> Ask | None:
        seat = assassin(table)
        if seat is None or messages(table).aim != "messengers":
            return None
        return all_of("assassinate", {seat: Subset(table.state.seats_of(GOOD), 2)}, rule="AV-MSG-12")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for seat, named in answers.items():
            table.emit("messengers_guessed", to=ALL, assassin=seat, named=named)
            if sorted(named) == sorted(table.state.holder(name) for name in GOOD_MESSENGERS):
                finish(table, EVIL, "messengers_named")
            else:
                finish(table, GOOD, "three_successes")


def has_target(table: AvalonTable, found: bool) -> bool:
    return True


def aim(table: AvalonTable, found: str) -> str:
    return messages(table).aim or found


def check(name: str) -> Callable[[Plan], Iterator[Problem]]:
    """All three play; the advice is given once (AV-MSG-01)."""
    together = needs(name, *(other for other in ALL_MESSENGERS if other != name), rule="AV-MSG-01")
    advised = advised_from(7, name, "AV-MSG-01")

    def check_three(plan: Plan) -> Iterator[Problem]:
        yield from together(plan)
        if name == ALL_MESSENGERS[0]:
            yield from advised(plan)

    return check_three


PART = Module(
    name=NAME,
    moments={
        "cards_stand": (CountMessages(),),
        "lay_tokens": (LayTokens(),),
        "reinforcement": (Reinforce(),),
        "declare_aim": (DeclareAim(),),
        "assassinate": (AssassinateMessengers(),),
    },
    queries={"hand": hand, "fails": fails, "has_target": has_target, "aim": aim},
    begin=Messages,
)
