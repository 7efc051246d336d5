"""The schemas of everything that server and clients exchange: messages, request bodies, responses and scenes."""

from collections.abc import Iterable
from typing import Any, Final

from afallon.kernel import find_game
from afallon.kernel.options import Number, OneOf, Subset
from afallon.sentences.grail.catalogue import Catalogue, Story
from afallon.server.api import campaigns, games, lessons, network, rooms
from afallon.server.api.schemas import Schema, returned_by, schemas_of
from afallon.server.errors import ErrorReply
from afallon.server.kits import KITS
from afallon.server.kits.avalon_choices import AvalonChoices
from afallon.server.kits.grail_choices import GrailChoices
from afallon.server.kits.voyage import VoyageChoices
from afallon.server.live.messages import AnyServerMessage, Gesture, Hello, Ping
from afallon.server.network import NetworkStatus
from afallon.server.rooms.commands import WireCommand

FROM_SERVER: Final[tuple[Any, ...]] = AnyServerMessage.__args__
"""The messages of the server on the socket."""

FROM_CLIENT: Final[tuple[Any, ...]] = (Hello, *WireCommand.__args__, Gesture, Ping)
"""The messages of a client on the socket."""

BODIES: Final = (
    games.SetupRequest,
    lessons.LessonRequest,
    rooms.OpenRoomRequest,
    rooms.JoinRequest,
    rooms.WatchRequest,
    campaigns.SaveRequest,
    network.NetworkRequest,
)
ANSWERS: Final = (
    games.About,
    AvalonChoices,
    VoyageChoices,
    GrailChoices,
    games.SetupReply,
    lessons.LessonReply,
    rooms.OpenRoomReply,
    rooms.JoinReply,
    rooms.WatchReply,
    rooms.EventsReply,
    campaigns.CampaignCard,
    Catalogue,
    Story,
    NetworkStatus,
    ErrorReply,
)


def scene_types() -> dict[str, tuple[Any, Any]]:
    """By game: the type of the scene's public part, and of the part that a reader has alone."""
    rules = {name: type(find_game(name)) for name in KITS}
    return {name: (returned_by(game.table_scene), returned_by(game.own_scene)) for name, game in rules.items()}


def wire_schemas(ref_template: str) -> dict[str, Schema]:
    """Return the schema of every struct on the wire, by name."""
    scenes = [part for parts in scene_types().values() for part in parts]
    options = (OneOf, Subset, Number)
    found = schemas_of([*FROM_SERVER, *FROM_CLIENT, *BODIES, *ANSWERS, *scenes, *options], ref_template)
    # The kernel declares these fields as plain data.
    _narrow(found["OpenQuestion"], "options", options, ref_template)
    for message in ("SceneMessage", "EventsReply"):
        for place, part in enumerate(("table", "mine")):
            _narrow(found[message], part, [parts[place] for parts in scene_types().values()], ref_template)
    return found


def _narrow(schema: Schema, field: str, to: Iterable[Any], ref_template: str) -> None:
    """Narrow the type of a field to these structs."""
    names = dict.fromkeys(one.__name__ for one in to)
    described = {name: value for name, value in schema["properties"][field].items() if name == "description"}
    schema["properties"][field] = {"anyOf": [{"$ref": ref_template.format(name=name)} for name in names], **described}
