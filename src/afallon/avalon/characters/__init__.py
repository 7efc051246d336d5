"""Every character, one file each; this list is their order wherever an order is needed."""

from afallon.avalon.character import Character
from afallon.avalon.characters.assassin import ASSASSIN
from afallon.avalon.characters.merlin import MERLIN
from afallon.avalon.characters.minion import MINION
from afallon.avalon.characters.mordred import MORDRED
from afallon.avalon.characters.morgana import MORGANA
from afallon.avalon.characters.oberon import OBERON
from afallon.avalon.characters.percival import PERCIVAL
from afallon.avalon.characters.servant import SERVANT

CHARACTERS: dict[str, Character] = {
    character.name: character for character in (MERLIN, PERCIVAL, SERVANT, ASSASSIN, MORGANA, MORDRED, OBERON, MINION)
}
