"""Dangling references: every name in an entry must exist."""

from collections.abc import Iterator
from typing import Any, Final

from afallon.grail.content import cards, chapters, conditions, effects, locations
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections, name_of
from afallon.grail.content.parts import parts_of

_REFERENCES: Final[dict[type, dict[str, tuple[str, ...]]]] = {
    conditions.HasItem: {"item": ("items",)},
    conditions.HasSecret: {"secret": ("secrets",)},
    conditions.HasCharacter: {"character": ("characters",)},
    conditions.HasStatus: {"status": ("statuses",)},
    conditions.HasChapter: {"chapter": ("chapters",)},
    conditions.HasLocation: {"number": ("locations",)},
    conditions.HasRevealed: {"number": ("locations",)},
    conditions.HasMenhir: {"number": ("locations",)},
    effects.GainItem: {"item": ("items",)},
    effects.LoseItems: {"item": ("items",)},
    effects.GainSecret: {"secret": ("secrets",)},
    effects.LoseSecret: {"secret": ("secrets",)},
    effects.AnyCost: {"item": ("items",), "secret": ("secrets",)},
    effects.Reveal: {"around": ("locations",)},
    effects.ReplaceLocation: {"number": ("locations",), "by": ("locations",)},
    effects.LightMenhir: {"location": ("locations",)},
    effects.PutOutMenhir: {"location": ("locations",)},
    effects.DiscardLocation: {"number": ("locations",)},
    effects.PlaceGuardian: {"guardian": ("combat_encounters",), "location": ("locations",)},
    effects.MoveGuardian: {"guardian": ("combat_encounters",), "location": ("locations",)},
    effects.RemoveGuardian: {"guardian": ("combat_encounters",)},
    effects.ChangeTokens: {"location": ("locations",)},
    effects.Meet: {"encounter": ("combat_encounters", "diplomacy_encounters")},
    effects.AddEncounter: {"encounter": ("combat_encounters", "diplomacy_encounters")},
    effects.RemoveEncounter: {"encounter": ("combat_encounters", "diplomacy_encounters")},
    effects.AddEvent: {"event": ("story_events",)},
    effects.RemoveEvent: {"event": ("story_events",)},
    effects.MarkStatus: {"status": ("statuses",)},
    effects.EraseStatus: {"status": ("statuses",)},
    effects.ChangeChapter: {"chapter": ("chapters",)},
    effects.EndGame: {"ending": ("endings",)},
    chapters.PackCard: {"start": ("locations",), "mercy_status": ("statuses",)},
    cards.Card: {"colour": ("boards", "colours"), "character": ("characters",)},
    locations.DirectionKeys: dict.fromkeys(("north", "east", "south", "west"), ("locations",)),
}


def check_references(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report unknown names in the fields above, in moves and changes of menhirs, in quests and in colours."""
    known: dict[str, dict[Any, None]] = {
        name: dict.fromkeys(name_of(entry) for entry in getattr(sections, name)) for name in sections.__struct_fields__
    }
    known["colours"] = dict.fromkeys(tile.colour for tile in sections.characters if tile.any_board)
    for tile in sections.characters:
        if tile.any_board and tile.colour in known["boards"]:  # GR-COMP-03
            yield origins.problem("characters", tile, ("colour",), "colour_of_a_board", character=tile.id)
        elif not tile.any_board and tile.colour not in known["boards"]:
            near = guesses(tile.colour, known["boards"])
            details = {"name": tile.colour, "of": "boards", **near}
            yield origins.problem("characters", tile, ("colour",), "no_such_entry", **details)
    printed = [card.quest for card in sections.secrets] + [card.quest for card in sections.story_events]
    quests = dict.fromkeys(quest.id for quest in printed if quest is not None)
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                for field, targets in _REFERENCES.get(type(part), {}).items():
                    name = getattr(part, field)
                    if name is not None and not any(name in known[target] for target in targets):
                        near = guesses(name, (one for target in targets for one in known[target]))
                        path_of_field, of = (*path, field), targets[0]
                        yield origins.problem(section, entry, path_of_field, "no_such_entry", name=name, of=of, **near)
                if isinstance(part, effects.Move) and isinstance(part.to, int) and part.to not in known["locations"]:
                    yield origins.problem(section, entry, (*path, "to"), "no_such_entry", name=part.to, of="locations")
                if isinstance(part, effects.ChangeMenhir) and part.location not in (None, "all", *known["locations"]):
                    yield origins.problem(
                        section, entry, (*path, "location"), "no_such_entry", name=part.location, of="locations"
                    )
                if isinstance(part, effects.EndQuest | conditions.HasQuest) and part.quest not in quests:
                    details = {"name": part.quest, "of": "quests", **guesses(part.quest, quests)}
                    yield origins.problem(section, entry, (*path, "quest"), "no_such_entry", **details)
