"""Fixtures of the workshop tests."""

from pathlib import Path

import pytest

from afallon.grail.content import load_pack
from tests.grail.tables import PACKS


@pytest.fixture(params=["shire", "fixture"])
def folder(request) -> Path:
    """A pack in the folder layout of authors, and a flat one."""
    return PACKS / request.param


@pytest.fixture
def pack(folder):
    return load_pack(folder)
