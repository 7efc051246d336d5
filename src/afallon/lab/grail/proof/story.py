"""The search for endings and verses that no proof shows yet."""

from collections.abc import Collection
from random import Random
from typing import Any, Final

import msgspec

from afallon.grail.content import Pack, load_pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.rules.characters_in_play import living
from afallon.kernel import Record, Table
from afallon.lab.grail.campaigns import Campaign, party_sizes
from afallon.lab.grail.proof.claims import Claim, claims_of
from afallon.lab.grail.proof.proofs import Proof, Proofs, placed
from afallon.lab.grail.proof.searching import Start, search
from afallon.lab.runs import Runner
from afallon.players.grail.planner.group import Group, Knowledge, group_of
from afallon.players.grail.planner.wishes import nearness

WANDERING: Final = (0.0, 0.05, 0.15, 0.4)
"""Shares of random answers in campaigns, used in turn."""

MOST_PLAYERS: Final = 2
"""Small groups read the same verses sooner."""

FOR_ENDINGS: Final = 0.25
"""The share of campaigns that play for an ending, as long as one is missing."""

MODES: Final = ("story", *MODE_RULES)
"""New campaigns are played in every mode, twice as often in the one that is easiest to survive."""

BRANCHED: Final = 0.5
"""The share of campaigns that start from a kept proof. Others start from the beginning, as a proof may end badly."""

NEAREST: Final = 3
"""Campaigns start from one of this many proofs that come nearest to the goal."""

EARLIER: Final = 0.5
"""The share of these that start from an earlier morning, since the end may be too late."""


class StorySearch(msgspec.Struct, frozen=True):
    """A campaign, the moment where it begins, and the claims that it should show."""

    campaign: Campaign
    start: Start | None
    wanted: tuple[Claim, ...]


def seek_story(runner: Runner, folder: str, proofs: Proofs, *, campaigns: int, days: int) -> None:
    """Play rounds of this many campaigns, as long as a round shows something new."""
    pack, sizes = load_pack(folder), party_sizes(folder)
    story = [claim for claim in claims_of(pack, sizes) if claim.kind in ("ending", "verse")]
    while wanted := tuple(sorted(set(story) - proofs.shown)):
        planning = _Planning(pack, folder, proofs, wanted, days)
        results = runner.run("story", follow, list(map(planning.plan, range(campaigns))), tuple[Proof, ...])
        found = [proof for some in results for proof in some]
        found.sort(key=lambda proof: len(set(wanted) & {*proof.shows}), reverse=True)
        if not sum(map(proofs.keep, found)):
            break


def follow(planned: StorySearch) -> tuple[Proof, ...]:
    """Return the proof that this search finds, or nothing."""
    proof = search(planned.campaign, planned.start, planned.wanted)
    return () if proof is None else (proof,)


class _Planning:
    """Plans the searches of one round."""

    def __init__(self, pack: Pack, folder: str, proofs: Proofs, wanted: tuple[Claim, ...], days: int) -> None:
        self.pack, self.folder, self.wanted, self.days = pack, folder, wanted, days
        self.sizes = party_sizes(folder)[:MOST_PLAYERS]
        ends = [(proof, group) for proof in proofs if (group := _group_at_end(proof, folder)) is not None]
        self.ends = [(proof, group) for proof, group in ends if len(group.state.characters) in self.sizes]
        self.rng = Random(len(wanted))

    def plan(self, number: int) -> StorySearch:
        """Plan a search for all missing claims.

        The planner aims at one ending, at one verse, at the verses of one place, or at all of them.
        """
        rng, goal = self.rng, self._goal()
        verses = tuple(claim.name for claim in self.wanted if claim.kind == "verse")
        there = tuple(name for name in verses if _place(name) == _place(goal.name))
        alone = tuple(name for name in there if name == goal.name)
        campaign = Campaign(
            self.folder,
            self.pack.hash,
            rng.choice(self.sizes),
            rng.randrange(2**32),
            mode=rng.choice(MODES),
            days=self.days,
            knows_pack=True,
            sought=rng.choice((alone, alone, there, verses)),
            ending=goal.name if goal.kind == "ending" else None,
            wanders=WANDERING[number % len(WANDERING)],
        )
        start = self._start(goal) if self.ends and rng.random() < BRANCHED else None
        return StorySearch(campaign, start, self.wanted)

    def _goal(self) -> Claim:
        endings = [claim for claim in self.wanted if claim.kind == "ending"]
        return self.rng.choice(endings if endings and self.rng.random() < FOR_ENDINGS else self.wanted)

    def _start(self, goal: Claim) -> Start:
        """Choose one of the proofs that come nearest to the goal, and its end or one of its mornings."""
        rng, knowledge = self.rng, _knowledge(goal)
        far = sorted(self.ends, key=lambda end: -nearness(end[1]._replace(knowledge=knowledge)))
        proof, _ = rng.choice(far[:NEAREST])
        return Start(proof.record, day=rng.randint(1, max(proof.day, 1)) if rng.random() < EARLIER else None)


def _place(verse: str) -> str:
    """The place of a verse: the number of its location, or `book`."""
    return verse.partition(":")[0]


def _knowledge(goal: Claim) -> Knowledge:
    if goal.kind == "ending":
        return Knowledge(whole_pack=True, ending=goal.name)
    return Knowledge(whole_pack=True, sought=frozenset({goal.name}))


def _group_at_end(proof: Proof, folder: str) -> Group | None:
    """The group at the end of a proof, or nothing if all are dead or the proof does not replay."""
    if proof.error is not None:
        return None
    table = Table.replay(placed(Record.parse(proof.record), folder))
    seats = living(table.state)
    return group_of(table.view(seats[0]), seats[0], Knowledge(whole_pack=True)) if seats else None


def why_unread(pack: Pack, name: str, read: Collection[str]) -> str:
    """Guess from the pack why no campaign has read a verse; returns a code."""
    section, _, short = name.partition(":")
    location = None if section == "book" else pack.locations[int(section)]
    if location is not None and location.nightmare == short:
        return "nightmare"
    if location is not None and location.dream == short:
        return "dream"
    leading = [one for one, verse in pack.verses.items() if name in _targets(one, verse)]
    if not leading and not (location is not None and location.explore == short):
        return "nothing_leads_there"
    if leading and not any(one in read for one in leading):
        return "what_leads_there_is_unread"
    if location is not None and not any(one.startswith(f"{section}:") for one in read):
        return "place_never_explored"
    return "requirements"


def _targets(name: str, verse: Any) -> set[str]:
    targets = [verse.go, verse.otherwise, *(choice.go for choice in verse.choices)]
    section = name.partition(":")[0]
    return {target if ":" in target else f"{section}:{target}" for target in targets if target is not None}
