"""Chapters: beginning, change, and the end of a campaign."""

from afallon.grail.rules.chapters import verbs
from afallon.grail.rules.chapters.changing import BeginChapter, KeepChapterStart
from afallon.grail.rules.chapters.ending import Victory
from afallon.grail.rules.chapters.setup_card import AddEncounters, ChapterEffects, RemoveEncounters
from afallon.kernel import Module

KEEP_CHAPTER_START = KeepChapterStart()

MODULE = Module(
    name="chapters",
    moments={"dawn_begins": (KEEP_CHAPTER_START,)},
    steps=(
        AddEncounters(),
        RemoveEncounters(),
        ChapterEffects(),
        BeginChapter(),
        KEEP_CHAPTER_START,
        Victory(),
    ),
)

__all__ = ["MODULE", "verbs"]
