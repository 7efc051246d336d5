"""The search for won chapters, with every number of players and in every mode."""

from random import Random

import msgspec

from afallon.grail.content import load_pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.lab.grail.campaigns import Campaign, party_sizes
from afallon.lab.grail.proof.claims import chapter_won, chapters_of
from afallon.lab.grail.proof.proofs import Proof, Proofs
from afallon.lab.grail.proof.searching import Start, search
from afallon.lab.runs import Runner


class Attempt(msgspec.Struct, frozen=True):
    """A chapter to win: campaigns are tried with one seed after another until one wins it."""

    folder: str
    pack_hash: str
    chapter: int
    mode: str
    seats: int
    seeds: int
    days: int
    before: tuple[str, ...] = ()
    """Records in which such a group wins the chapter before. Campaigns start from them."""


def win_chapters(runner: Runner, folder: str, proofs: Proofs, *, seeds: int, days: int) -> None:
    """Search a campaign for every chapter that no proof shows, and keep the proofs.

    Groups of a size that has not won a chapter do not try the next.
    """
    pack = load_pack(folder)
    chapters = chapters_of(pack)
    for before, chapter in zip((None, *chapters), chapters, strict=False):
        attempts = []
        for mode, seats in ((mode, seats) for mode in MODE_RULES for seats in party_sizes(folder)):
            earlier = () if before is None else _records(proofs, before, mode, seats)
            if chapter_won(chapter, mode, seats) in proofs.shown or (before is not None and not earlier):
                continue
            attempts.append(Attempt(folder, pack.hash, chapter, mode, seats, seeds, days, earlier))
        for won in runner.run("chapters", win, attempts, tuple[Proof, ...]):
            for proof in won:
                proofs.keep(proof)


def _records(proofs: Proofs, chapter: int, mode: str, seats: int) -> tuple[str, ...]:
    return tuple(proof.record for proof in proofs if chapter_won(chapter, mode, seats) in proof.shows)


def win(attempt: Attempt) -> tuple[Proof, ...]:
    """Return the proof by the first campaign that wins the chapter, or nothing if none does."""
    wanted = {chapter_won(attempt.chapter, attempt.mode, attempt.seats)}
    for seed in range(attempt.seeds):
        campaign = Campaign(
            attempt.folder,
            attempt.pack_hash,
            attempt.seats,
            seed,
            mode=attempt.mode,
            days=attempt.days,
            knows_pack=True,
        )
        if (proof := search(campaign, _start(attempt, seed), wanted)) is not None:
            return (proof,)
    return ()


def _start(attempt: Attempt, seed: int) -> Start | None:
    """Return the beginning of the chapter; for odd seeds an earlier morning, since a won chapter may end badly."""
    if not attempt.before:
        return None
    rng = Random(seed)
    day = rng.randint(1, attempt.days) if seed % 2 else None
    return Start(rng.choice(attempt.before), attempt.chapter, day)
