"""The state is plain data: it can be copied and saved at any moment."""

import msgspec

from afallon.grail import GAME
from afallon.grail.rules.state import Dial, Encounter, Held, Learnt, Party, Played
from tests.grail.tables import begin


def busy():
    """Return a state with values in all of its parts."""
    state = begin().state
    character = state.characters[0]
    character.items, character.secrets = [Held("boots", face_up=False), Held("12")], [Held(7)]
    character.skills, character.combat.hand = [Learnt(3, "courage", "bold")], ["shove"]
    state.dials["storm"] = Dial("time", 3, at=2)
    state.parties = [Party([0, 1], 1, "travel", 1, target=2, left=[], verse="2:well")]
    state.encounter = Encounter(
        "wolf",
        "combat",
        [0, 1],
        active=0,
        sequence=[Played("shove", 0, linked=(0, 2), joined=("courage",), magic=(1,), tokens=1)],
        reductions={"damage": 2},
        weapons={0: ["axe"]},
        afterwards=[("locations/3/immediate", 0, 1)],
    )
    return state


def test_a_state_can_be_saved_and_loaded():
    state = busy()
    plain = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(state, str_keys=True)))
    assert GAME.load(None, plain) == state


def test_a_copy_shares_nothing():
    state = busy()
    copy = state.copy()
    assert copy == state
    before = msgspec.json.encode(state)
    copy.encounter.sequence[0].charges = 2
    copy.encounter.weapons[0].append("bow")
    copy.characters[0].items[0].face_up = True
    copy.places[1].items.append("rope")
    copy.decks["combat/0"].put_on_top("shove")
    copy.parties[0].members.remove(0)
    assert msgspec.json.encode(state) == before
