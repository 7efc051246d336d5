"""Screens of Avalon's characters and modules and of play around one table, each with the steps that lead to it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from afallon.avalon.presets import PRESETS
from tests.browser.person import Person
from tests.browser.scenes import Scene, keep, settle, tool
from tests.browser.stage import Stage
from tests.server.serving import Server

OPTIONS = {preset.name: (preset.seats, preset.options) for preset in PRESETS}


def stage_of(server: Server, preset: str, **more: Any) -> Stage:
    seats, options = OPTIONS[preset]
    return Stage(server, seats, **{**options, **more}).start()


def after_the_night(server: Server, preset: str, **more: Any) -> Stage:
    return stage_of(server, preset, **more).dawn()


def at(kind: str, preset: str, act: Callable[[Person], object] | None = None, **more: Any) -> Callable[[Server], Scene]:
    """Return a scene of the seat that has this kind of question, in a game with the preset's set-up."""

    def build(server: Server) -> Scene:
        stage = after_the_night(server, preset, **more)
        seat = stage.until(kind)
        show = act or (lambda person: expect(person.next_step.get_by_role("button").first).to_be_visible())
        return Scene(stage.path, stage.storage(seat), show, stage)

    return build


def night_of_the_leader(server: Server) -> Scene:
    stage = stage_of(server, "cleric_and_misfits")
    seat = stage.until("show_loyalty")
    return Scene(
        stage.path,
        stage.storage(seat),
        lambda person: expect(person.find("button", "page-hand-card")).to_be_visible(),
        stage,
    )


def secret(server: Server) -> Scene:
    """Return a scene where the leader holds the trapped card up."""
    stage = after_the_night(server, "trapper")
    seat = stage.until("trap_card")
    values = stage.sitters[seat].question["options"]["values"]  # type: ignore[index]
    stage.sitters[seat].answer(next(other for other in values if other != seat))  # their own card would not be a secret
    stage.until("choose_team")

    def hold(person: Person) -> None:
        keep(person, looked={})  # a secret is shown only once
        person.page.reload()
        expect(person.next_step.get_by_role("button").first).to_be_visible()
        person.holding(person.next_step.get_by_role("button").first).__enter__()  # the page closes before the release

    return Scene(stage.path, stage.storage(seat), hold, stage)


def story_of_a_rogue(server: Server) -> Scene:
    """Return the story of a game that the good Rogue, whom nobody watches, wins alone."""
    stage = after_the_night(server, "rogues")
    rogue = next(
        sitter.seat
        for sitter in stage.sitters
        if sitter.side and any(event["data"].get("character") == "good_rogue" for event in sitter.events)
    )
    while True:
        for kind in ("choose_team", "give_watch", "play_card", "vote"):
            for sitter in stage.sitters:
                while sitter.listen() is not None:
                    pass
                question = sitter.question
                if question is None or question["kind"] != kind:
                    continue
                options = question["options"]
                if kind == "choose_team":
                    good = [seat for seat in options["of"] if stage.sitters[seat].side == "good" and seat != rogue]
                    sitter.answer(sorted([rogue, *good][: options["size"]]))
                elif kind == "give_watch":
                    sitter.answer(next(seat for seat in options["values"] if seat != rogue))
                else:
                    sitter.answer(
                        next((card for card in ("rogue_success", "approve") if card in options["values"]), "success")
                    )
        if stage.sitters[0].events[-1]["kind"] == "game_ended":
            break
    shown = lambda person: expect(person.find("heading", "page-who-was-who")).to_be_visible()  # noqa: E731
    return Scene(stage.path, stage.storage(rogue), shown, stage)


def all_families(person: Person) -> None:
    """Open every section of the set-up and make a conflict visible."""
    person.press(person.page.get_by_text(person.say("page-details")))
    for family in ("modules", "lancelots", "faces", "hands"):
        person.press(person.page.locator("summary").filter(has_text=person.say(f"avalon-group-{family}")).last)
    person.page.get_by_role("checkbox", name=person.say("avalon-character-percival")).first.check(force=True)
    for pair in ("sorcerers", "lancelots"):
        person.page.get_by_role("checkbox", name=person.say(f"avalon-together-{pair}")).check(force=True)
    expect(person.page.get_by_text(person.say("page-problem-refused")).first).to_be_visible()


def begin_narration(person: Person) -> None:
    person.press(person.find("button", "narrator-begin"))
    expect(person.page.get_by_role("status")).to_be_visible()
    for _ in range(3):
        person.page.keyboard.press("ArrowRight")


def gather(person: Person) -> None:
    if "around=" not in person.page.url:
        person.press(person.find("link", "around-way"))
    for number, name in enumerate(("Ann", "Bedwyr", "Ceridwen"), start=1):
        person.page.get_by_role("textbox", name=person.say("around-name", number=number), exact=True).fill(name)


def pass_on(person: Person) -> None:
    """Reach the screen that asks to hand the phone to Ann."""
    if not person.find("button", "around-take", name="Ann").is_visible() and "/r/" not in person.page.url:
        gather(person)
        person.press(person.find("button", "around-begin"))
    expect(person.find("button", "around-take", name="Ann")).to_be_visible()


def hold_phone(person: Person) -> None:
    """Let Ann take the phone."""
    pass_on(person)
    person.press(person.find("button", "around-take", name="Ann"))
    expect(person.card).to_be_visible()
    settle(person)


MODULE_SCENES: dict[str, Callable[[Server], Scene]] = {
    "host-families": lambda server: Scene("/?host=avalon", act=all_families),
    "night-leader": night_of_the_leader,
    "big-box": at("choose_team", "big_box"),
    "choose-quest": at("choose_quest", "big_box"),
    "excalibur": at("use_excalibur", "excalibur"),
    "full-hands": at("play_card", "full_hands"),
    "watch": at("give_watch", "rogues"),
    "plot-cards": at("give_plot_card", "plot_cards"),
    "plot-cards-rules": at("vote", "plot_cards", tool("rules")),
    "lancelots-foretold": at("vote", "lancelots_foretold"),
    "recruitment": at("recruit", "recruitment"),
    "aim": at("declare_aim", "messengers"),
    "secret": secret,
    "rogue-story": story_of_a_rogue,
    "narrator-choose": lambda server: Scene(
        "/?narrate", act=lambda person: expect(person.find("button", "narrator-begin")).to_be_enabled()
    ),
    "narrator-line": lambda server: Scene("/?narrate", act=begin_narration),
    "around-gather": lambda server: Scene("/?host=avalon", act=gather),
    "around-pass": lambda server: Scene("/?host=avalon", act=pass_on),
    "around-holder": lambda server: Scene("/?host=avalon", act=hold_phone),
}
