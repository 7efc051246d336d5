"""Save and load at every question of varied campaigns: each restored table continues like the original."""

import msgspec
import pytest

import afallon
from afallon.grail.sessions import moment_of
from afallon.kernel import Snapshot
from afallon.testing.compare import as_told, readers, same
from tests.grail.campaigns import Campaign
from tests.grail.machine_made import machine_made


def kept(table):
    """Return a copy of the table by each way of saving it."""
    saved = msgspec.json.decode(msgspec.json.encode(table.snapshot()), type=Snapshot)
    return {
        "copy": table.copy(),
        "snapshot": afallon.Table.restore(saved, chance=table.chance),
        "record": afallon.Table.replay(afallon.Record.parse(str(table.record())), chance=table.chance),
    }


def check_every_question(campaign, most):
    """Save the table at each question in every way, and check that the next answer gives equal events everywhere."""
    for _ in range(most):
        table = campaign.table
        if table.outcome is not None:
            return
        told = {reader: table.told(reader) for reader in readers(table)}
        doubles, moment = kept(table), moment_of(table)
        answer = campaign.go_on()
        for way, double in doubles.items():
            assert moment_of(double) == moment, way
            if answer is not None:
                double.submit(answer)
            check_same(way, double, table, told)


def check_same(way, double, table, told):
    same(f"state after a {way}", double.state, table.state)
    same(f"questions after a {way}", double.open, table.open)
    same(f"outcome after a {way}", double.outcome, table.outcome)
    for reader, number in told.items():
        news = as_told(double.events_for(reader, after=0 if way == "snapshot" else number))
        same(f"news for {reader} after a {way}", news, as_told(table.events_for(reader, after=number)))


@pytest.mark.slow
@pytest.mark.rule("GR-SAVE-01", "GR-SAVE-16", "GR-SAVE-17")
@pytest.mark.parametrize(
    ("pack", "seats", "mode"),
    [("fixture", 2, "challenge"), ("fixture", 4, "story"), ("lantern", 3, "normal"), ("shire", 1, "challenge")],
)
def test_campaigns_can_be_saved_at_every_question(pack, seats, mode):
    check_every_question(Campaign(pack, seats=seats, seed=seats, stay=3, mode=mode), most=60)


@pytest.mark.slow
@pytest.mark.rule("GR-SAVE-01", "GR-SAVE-16", "GR-SAVE-17")
@pytest.mark.parametrize("seed", [1, 3])
def test_campaigns_in_generated_packs_can_be_saved_at_every_question(tmp_path, seed):
    campaign = Campaign(machine_made(tmp_path, seed), seats=1 + seed % 4, seed=seed, stay=3, mode="normal")
    check_every_question(campaign, most=70)
    assert "campaign_restored" in campaign.happened()
