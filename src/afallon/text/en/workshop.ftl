# The workshop: what authors make of a pack.

workshop-journal = The exploration journal
workshop-version = version { $version }
workshop-contents = Contents
workshop-book-of-secrets = The book of secrets
workshop-quests = Quests
workshop-endings = How it may end
workshop-cards = What cards tell
workshop-told-story = Story
workshop-told-letter = Letter
workshop-told-action = Action
workshop-told-flaw = Flaw
workshop-told-opening = It begins
workshop-told-won = If it is won
workshop-told-not-won = If it is not won
workshop-told-escaped = If it escapes
workshop-told-avoided = If it is avoided
workshop-told-rite = Rite
workshop-told-success = When it is achieved
workshop-told-hint = Hint
workshop-changed-form-of = A changed form of
workshop-seals = Seals
workshop-ways = Ways
workshop-side-north = north
workshop-side-east = east
workshop-side-south = south
workshop-side-west = west
workshop-on-arrival = On arrival
workshop-action = Action
workshop-menhir = { CAPITAL(-menhir) }
workshop-menhir-dial = The dial shows { $dial } for 1 / 2 / 3 / 4 players.
workshop-explore = Exploring opens
workshop-dream = A dream opens
workshop-nightmare = A nightmare opens
workshop-otherwise = Otherwise read
workshop-complete = The exploration is complete.
workshop-read-from = Read from

# Graph

workshop-graph-on = leads on
workshop-graph-complete = exploration complete
workshop-graph-dead-end = dead end
workshop-graph-unreached = never reached
workshop-graph-go = goes on
workshop-graph-read = is read, and then it goes on here
workshop-graph-otherwise = if not

# Sheets

workshop-sheets = sheets to print
workshop-signs = What the signs mean
workshop-sign-markers = markers
workshop-sign-affinity = affinity
workshop-sign-stage = stage bonus
workshop-sign-draw = cards to draw
workshop-sign-discard-last = discard the last card
workshop-sign-extra-card = an extra card
workshop-sign-magic = costs 1 magic
workshop-sign-cancel = gives no bonus
workshop-sign-times = gives its bonus twice

# Letters on key halves: two for each attribute, none of them alike

workshop-letters-aggression = Ag
workshop-letters-empathy = Em
workshop-letters-courage = Co
workshop-letters-caution = Ca
workshop-letters-practicality = Pr
workshop-letters-spirituality = Sp

# Cards

workshop-begins-with = Begins with
workshop-level = level { $level }
workshop-introduction = introduction
workshop-attack = Attacks
workshop-opportunity = Opportunity attack
workshop-reward = Reward for each
workshop-loot = Loot to divide
workshop-reaction = Reaction
workshop-avoidance = Avoidance
workshop-failure = Failure
workshop-crafted = crafted
workshop-item = item
workshop-personal = personal
workshop-global = global
workshop-secret = secret
workshop-success = Success
workshop-skill = skill
workshop-random-event = random event
workshop-story-event = story event, chapter { $chapter }, part { $part }

# Files

workshop-written = Written: { $file }
workshop-cannot-write = { $file } could not be written: { $reason }
workshop-not-a-language = The pack has no texts in { $language }. It has: { $known }.
workshop-folder-in-use = { $folder } is there already, and something is in it. Name a folder that does not exist yet.
workshop-begun = A small pack lies in { $folder }. Its files say what they are for. Next:
