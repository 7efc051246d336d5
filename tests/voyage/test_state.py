"""A copy of the state shares nothing mutable with the original."""

import msgspec

from tests.voyage.driver import Play


def test_a_copy_is_equal_and_independent():
    play = Play(fog=["cross_island"])
    play.sail("ssssssw")
    play.offer("s", "n")
    state = play.table.state
    state.islands = [1]  # as on a random map
    before = msgspec.json.encode(state)
    twin = state.copy()
    assert twin == state
    for field in msgspec.structs.fields(twin):
        value = getattr(twin, field.name)
        assert value or field.name in ("votes", "captain_stays"), f"{field.name} is empty: the test shows nothing of it"
        if isinstance(value, list):
            value.append(value[0])
        elif isinstance(value, dict):
            value.clear()
    twin.undealt.take("sailor")
    twin.fog.take("avalon")
    assert msgspec.json.encode(state) == before
