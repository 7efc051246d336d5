"""The basic game as a part: it fills the moments that every game has."""

from afallon.avalon import questions
from afallon.avalon.part import Part
from afallon.avalon.scene import Thing
from afallon.avalon.steps.assassination import HUNTING, Assassinate, Confer
from afallon.avalon.steps.beginning import Announce, Dawn, Deal, FirstLeader
from afallon.avalon.steps.inspection import ShowLoyalty
from afallon.avalon.steps.proposal import FIFTH_TEAM, ChooseTeam, Verdict, Vote
from afallon.avalon.steps.quest import EndOfGame, NextRound, PlayCards, Result, ShowCards, StartRound

BASIC_GAME = Part(
    name="basic",
    moments={
        "announce": (Announce(),),
        "deal": (Deal(),),
        "first_leader": (FirstLeader(),),
        "dawn": (Dawn(),),
        "round_starts": (StartRound(),),
        "choose_team": (ChooseTeam(),),
        "vote": (Vote(),),
        "verdict": (Verdict(),),
        "play_cards": (PlayCards(),),
        "show_cards": (ShowCards(),),
        "result": (Result(),),
        "end_of_game": (EndOfGame(),),
        "next_round": (NextRound(),),
        "confer": (Confer(),),
        "assassinate": (Assassinate(),),
    },
    steps=(ShowLoyalty(),),
    asks={
        questions.ShowLoyalty: Thing(None, "avalon-loyalty-card"),
        questions.Assassinate: HUNTING,
    },
    options=(FIFTH_TEAM,),
)
