"""Whole campaigns in every mode, with groups that change wherever they may: the invariants always hold.

`AFALLON_THOROUGHNESS=10` plays ten times as many campaigns in generated packs.
"""

from random import Random

import pytest

from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.game import GAME
from afallon.grail.rules.items.events import SecretLost
from afallon.kernel.scene import plain
from afallon.players.grail import answer
from afallon.players.grail.planner.group import Knowledge
from afallon.testing.compare import readers, same
from afallon.testing.terms import THOROUGHNESS
from tests.grail.campaigns import Campaign
from tests.grail.invariants import check
from tests.grail.machine_made import machine_made

RULES = [rule for rules in MODE_RULES.values() for rule in rules]
LOOK_EVERY = 15
OUTFITS = [
    {"board": "amber", "combat": "teal", "diplomacy": "rust"},
    {"board": "rust", "combat": "amber", "diplomacy": "slate"},
]
WATCHED = {
    *("campaign_restored", "character_returned", "secret_handed", "mode_chosen", "chapter_began", "skill_learnt"),
    *("character_died", "replacement_ready", "stayed_out", "secret_inherited", "items_picked_up", "mercy_granted"),
    *("ending_reached", "epilogue_read", "location_replaced", "guardian_placed", "used_up", "paragraph_read"),
}


def play(campaign, most):
    """Play the campaign and check invariants and scenes at its questions."""
    for number, table in enumerate(campaign.questions(most)):
        check(table)
        if number % LOOK_EVERY == 0 or table.outcome is not None:
            look(table)
    lost = {secret for table in campaign.sessions for secret in lost_for_good(table)}
    state = campaign.table.state
    everybody = [*state.characters, *(away.character for away in state.away.values())]
    held = {int(one.card) for character in everybody for one in character.secrets}
    assert set(campaign.table.setup.pack.secrets) - lost <= held | set(state.secrets)


def look(table):
    """Check that every reader knows the state and has the same shared scene, and that own scenes can be made."""
    everybodys = plain(GAME.table_scene(table.view(None)))
    for reader in readers(table):
        view = table.view(reader)
        same(f"state that {reader} knows", view.state, table.state)
        same(f"table as {reader} sees it", plain(GAME.table_scene(view)), everybodys)
        plain(GAME.own_scene(view))


def lost_for_good(table):
    return [event.secret for event in table.all_events() if isinstance(event, SecretLost) and event.from_game]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["story", "normal", "challenge"])
@pytest.mark.parametrize(("pack", "characters"), [("fixture", 4), ("lantern", 4), ("crossroads", 2), ("shire", 1)])
@pytest.mark.rule("GR-SAVE-18", "GR-SAVE-26")
def test_groups_change_in_every_mode(pack, characters, mode):
    for seats in {1, characters}:
        campaign = Campaign(pack, seats=seats, seed=seats, mode=mode)
        play(campaign, most=120)
        assert len(campaign.sessions) > 4


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES)
def test_each_mode_rule_on_its_own(tmp_path, rule):
    """`challenge_secret_42` needs a card that only generated packs have."""
    pack = machine_made(tmp_path, seed=1) if rule == "challenge_secret_42" else "fixture"
    mode = next(mode for mode, rules in MODE_RULES.items() if rule in rules)
    campaign = Campaign(pack, seats=2, seed=RULES.index(rule), mode=mode, rules=[rule])
    play(campaign, most=160)
    assert rule in campaign.sessions[0].state.rules
    assert len(campaign.sessions) > 4


@pytest.mark.slow
@pytest.mark.rule("GR-MODE-41", "GR-MODE-45")
def test_free_mode():
    for seed in (1, 2):
        campaign = Campaign("lantern", seats=2, seed=seed, outfits=OUTFITS)
        play(campaign, most=150)
        assert len(campaign.sessions) > 4
        for table in campaign.sessions:
            for part in ("board", "combat", "diplomacy"):
                colours = [getattr(outfit, part) for outfit in table.setup.outfits]
                assert len(set(colours)) == len(colours)


def knowing(decision, view, rng):
    """Answer as a planner that knows the whole pack."""
    return answer(decision, view, rng, Knowledge(whole_pack=True))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_planners_win_both_chapters_although_the_group_changes(seats, seed):
    campaign = Campaign("lantern", seats=seats, seed=seed, stay=6, mind=knowing)
    play(campaign, most=600)
    assert len(campaign.sessions) > 1
    assert campaign.table.outcome.side == "victory"
    assert campaign.table.state.chapter == 2


@pytest.mark.slow
def test_campaigns_in_generated_packs(tmp_path):
    """With all verbs everywhere no rule fails and no card is lost; the campaigns together emit all watched events."""
    happened = set()
    for seed in range(60 * THOROUGHNESS):
        rng = Random(seed)
        pack = machine_made(tmp_path / str(seed), seed)
        rules = rng.sample(RULES, rng.randint(0, 3))
        stay = rng.choice((2, 5, 20, 1_000))
        campaign = Campaign(
            pack, seats=1 + seed % 4, seed=seed, stay=stay, mode="normal", rules=rules, free_choice=True
        )
        play(campaign, most=200)
        happened |= campaign.happened()
        if seed >= 12 * THOROUGHNESS and not WATCHED - happened:
            break
    assert sorted(WATCHED - happened) == []
