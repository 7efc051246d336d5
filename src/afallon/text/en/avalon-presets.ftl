### Avalon: set-ups with a name. `.short` says what each adds, and whom it helps according to the rulebooks.

avalon-preset-first-game = First game
    .short = Merlin knows, the Assassin hunts, and everybody else finds out. Start here.
avalon-preset-without-merlin = Without Merlin
    .short = Nobody good knows anything, and nobody is hunted: only talk, votes and cards tell.
avalon-preset-percival-and-morgana = Percival and Morgana
    .short = Percival sees two Merlins, and one of them is Morgana. According to the rulebooks, Percival helps good, Morgana evil.
avalon-preset-mordred-in-the-dark = Mordred in the dark
    .short = Merlin no longer sees everything: Mordred stays hidden. { avalon-odds-evil }
avalon-preset-oberon-alone = Oberon alone
    .short = One evil player knows nobody, and nobody of that side knows Oberon. { avalon-odds-good }
avalon-preset-lady-of-the-lake = The Lady’s eye
    .short = The Lady of the Lake lets one player after another learn the truth. { avalon-odds-good }
avalon-preset-classic-box = Classic box
    .short = Ten chairs, and all the classic characters with the Lady of the Lake. According to the rulebooks, Percival, Oberon and the Lady help good, Morgana and Mordred evil.
avalon-preset-excalibur = The sword
    .short = With every team goes Excalibur, and its holder may turn one card into its opposite. { avalon-odds-unknown }
avalon-preset-quest-selection = Choose your quest
    .short = The leader chooses which quest comes next. { avalon-odds-unknown }
avalon-preset-lancelots = Two Lancelots
    .short = A good and an evil Lancelot who know each other from the start. { avalon-odds-unknown }
avalon-preset-lancelots-drawn = Lancelots by the draw
    .short = A card at the start of each quest may make the two Lancelots change sides, and they do not know each other. { avalon-odds-unknown }
avalon-preset-lancelots-foretold = Lancelots foretold
    .short = Everybody sees from the start on which quests the Lancelots change sides, and they must play as their side bids. { avalon-odds-unknown }
avalon-preset-plot-cards = Plots
    .short = Before each quest the leader hands out plot cards, which inspect, spy, stop teams and take the lead. { avalon-odds-unknown }
avalon-preset-trapper = The trap
    .short = Larger teams, and the leader takes one card out of every quest. { avalon-odds-unknown }
avalon-preset-cleric-and-misfits = The Cleric and the misfits
    .short = The Cleric tests the first leader, and evil has a Lunatic, a Brute and a Revealer, each with a weakness. { avalon-odds-good }
avalon-preset-liars-and-the-lady = Liars and the Lady
    .short = The Lady of the Lake asks, the Trickster may lie to her, and the Troublemaker must. According to the rulebooks, the Lady helps good, the two liars evil.
avalon-preset-rogues = Rogues
    .short = Two Rogues play for themselves, and each can win alone. { avalon-odds-unknown }
avalon-preset-sorcerers = Sorcerers
    .short = Two Sorcerers play magic, which turns the result of a quest around. { avalon-odds-unknown }
avalon-preset-messengers = Messengers
    .short = Messages bring help on the fifth quest, and the Assassin has two targets to choose from. { avalon-odds-unknown }
avalon-preset-recruitment = Recruitment
    .short = A servant looks evil to Merlin, knows the Assassin, and may change sides in the end. { avalon-odds-unknown }
avalon-preset-full-hands = Full hands
    .short = Rogues, Sorcerers and Messengers at once, with seven kinds of quest cards. { avalon-odds-unknown }
avalon-preset-big-box = Big box
    .short = Ten chairs, ten different characters and six modules: as much at once as a table can hold. According to the rulebooks, some of it helps good, some of it evil.

## Groups of presets

avalon-presets-classic = One new thing at a time
avalon-presets-lancelots = The Lancelots
avalon-presets-faces = New faces and new cards
avalon-presets-all = Everything at once
