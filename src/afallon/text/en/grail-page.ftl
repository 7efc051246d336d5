# The page of a campaign: what only the browser says.

grail-page-ask =
    .waiting = We are waiting for { $name }.
grail-page-map = The map
grail-page-lost-in = { $dawns ->
    [one] lost at the next dawn
   *[other] lost in { NUMBER($dawns, useGrouping: 0) } dawns
}
grail-page-menhir-days = { $days ->
    [one] The menhir shines for 1 more day.
   *[other] The menhir shines for { NUMBER($days, useGrouping: 0) } more days.
}
grail-page-menhir-last-day = The menhir goes dark at the next dawn.
grail-page-in-the-dark = No menhir protects this place.
grail-page-not-now = { $count ->
    [one] Not possible now: 1
   *[other] Not possible now: { NUMBER($count, useGrouping: 0) }
}
# A letter or two each, as on a key. All six must differ.
grail-page-letter-aggression = A
grail-page-letter-empathy = E
grail-page-letter-courage = Co
grail-page-letter-caution = Ca
grail-page-letter-practicality = P
grail-page-letter-spirituality = S
grail-page-pool = { $have } of { $goal } markers
grail-page-attacks = What the enemy does, by the markers in the pool
grail-page-affinity = Affinity { $have }; { $goal } wins
grail-page-reaction = In answer:
grail-page-sequence = The cards played so far
grail-page-hand = Your hand
grail-page-book = The book of secrets
grail-page-day = Day { $day }
grail-page-chapter = Chapter { $chapter }
grail-page-carries = Carries
grail-page-skills = Skills
grail-page-nature = By nature
grail-page-dead = dead
grail-page-passed = has ended the day
grail-page-quests = Quests
grail-page-tasks = Notes
grail-page-statuses = What has come of it
grail-page-so-far = The story so far
grail-page-print = Print
grail-page-nothing-read = Nothing has been read yet.
grail-page-whose = Whose board?
grail-page-undo = Take back
grail-page-undo-wish = { $names } would take back the last answer.
grail-page-undo-agree = Agree
grail-page-undo-stand = Let it stand
grail-page-undo-waits = Waiting for the others to agree.
grail-page-undo-give-up = Never mind
grail-page-story = The story
grail-page-other-language = This story is not written in your language yet: it is told in another one.
grail-page-mode = How hard
grail-page-details = Characters and rules
grail-page-character-of = Character of chair { $seat }
grail-page-no-packs = There is no campaign on this server yet.
grail-page-won = You have come through
grail-page-lost = The story ends here
grail-tool-card = Board
grail-tool-history = Journal
grail-tool-log = Log
grail-page-save = Download the save
grail-page-save-hint = A file with which you can go on elsewhere, in the terminal or at another table.
grail-page-open-save = Go on from a save
grail-page-regroup = Go on with this group
grail-page-regroup-hint = Whoever has a chair now plays from here on; the others’ characters wait for them.
grail-page-regroup-later = The group can change between the steps of a day, not in the middle of something.
grail-page-newcomers = New at the table: { $names }.
