"""Invalid packs and snapshots are refused with a reason."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.grail.content import PackError, load_pack
from afallon.grail.content.pack_check import check_pack
from tests.grail.tables import PACKS, begin


def test_a_snapshot_that_was_tampered_with_is_refused():
    table = begin("fixture", seats=2, seed=1)
    plain = msgspec.json.decode(msgspec.json.encode(table.snapshot()))
    plain["options"] |= {"pack_hash": "0" * 32, "pack_marks": None}
    with pytest.raises(afallon.SetupError):
        afallon.Table.restore(msgspec.convert(plain, afallon.Snapshot, str_keys=True))


WEEDS = (
    "{",
    "]",
    ": -",
    "\t",
    "&a",
    "*a",
    "!!python/object:os.system",
    "1e9",
    "~",
    "'",
    '"',
    "#",
    "\x00",
    "- - -",
    "null",
)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_a_mangled_pack_is_loaded_or_refused_with_reasons(tmp_path, seed):
    """With lines deleted, doubled, swapped or changed, loading raises nothing but `PackError`."""
    rng = Random(seed)
    for file in sorted((PACKS / "fixture").glob("*.yaml")):
        lines = file.read_text("utf-8").split("\n")
        for _ in range(rng.randrange(3)):
            at = rng.randrange(len(lines))
            match rng.randrange(4):
                case 0:
                    del lines[at]
                case 1:
                    lines.insert(at, lines[at])
                case 2:
                    lines[at] = lines[at].replace(rng.choice("abc:{[- "), rng.choice(WEEDS), 1)
                case 3:
                    other = rng.randrange(len(lines))
                    lines[at], lines[other] = lines[other], lines[at]
        (tmp_path / file.name).write_text("\n".join(lines), "utf-8")
    try:
        load_pack(tmp_path)
    except PackError as error:
        assert error.problems
        assert all(problem.line >= 1 and problem.code for problem in error.problems)
    check_pack(tmp_path)


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("a.yaml", b"\xff\xfe\x00", "not_utf_8"),
        ("a.yaml", b"items: " + b"[" * 5000, "too_deep"),
        ("a.yaml", b"a: &x [b, b]\nb: [*x, *x]\n", "no_anchors"),
        ("a.yaml", b"items:\n  - !!python/object/apply:os.system ['true']\n", "no_tags"),
        ("a.yaml", b"items: 1\n---\nitems: 2\n", "more_than_one_document"),
        ("a.yaml", b"#" * 4_000_001, "pack_too_large"),
        ("a.yaml", b"? [a, b]\n: c\n", "key_is_no_word"),
        ("a.txt", b"", "no_pack_here"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_invalid_pack_is_refused_with_its_problem(tmp_path, name, content, code):
    (tmp_path / name).write_bytes(content)
    _, problems = check_pack(tmp_path)
    assert [problem.code for problem in problems] == [code]
    with pytest.raises(PackError):
        load_pack(tmp_path)


def test_a_folder_named_like_a_file_is_not_read(tmp_path):
    (tmp_path / "map.yaml").mkdir()
    assert [problem.code for problem in check_pack(tmp_path)[1]] == ["no_pack_here"]


@pytest.mark.parametrize("pack", [None, 3, "/nowhere", "\x00", "x" * 5000], ids=lambda pack: str(pack)[:10])
def test_an_invalid_pack_option_is_a_problem(pack):
    assert afallon.check("grail", seats=2, pack=pack)
