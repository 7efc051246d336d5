"""The map: locations, menhirs, tokens, guardians and arrivals."""

from afallon.grail.rules.map import arrival, guardians, menhirs, moving, tokens, verbs
from afallon.kernel import Module

MODULE = Module(
    name="map",
    moments={
        "reveal_neighbours": (arrival.RevealNeighbours(),),
        "join_for_guardians": (arrival.JoinForGuardians(),),
        "meet_guardians": (arrival.MeetGuardians(),),
        "join_for_rule": (arrival.JoinForRule(),),
        "immediate_rule": (arrival.ImmediateRule(),),
        "arrival_ends": (arrival.ArrivalEnds(),),
    },
    steps=(
        arrival.ThoseStillHere(),
        arrival.NextGuardian(),
        arrival.JoinArrival(),
        arrival.AcceptArrival(),
        moving.MoveTo(),
        menhirs.Rite(),
        menhirs.LeaveOut(),
        menhirs.Activate(),
        menhirs.Contribute(),
    ),
)

__all__ = ["MODULE", "guardians", "tokens", "verbs"]
