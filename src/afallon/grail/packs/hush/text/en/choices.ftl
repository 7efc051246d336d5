choice-leave = Leave it for now
choice-pull-with-the-gannets-rope = Hang the gannets’ rope, and pull
choice-pull-with-bare-hands = Pull, with what rope there is
choice-take-what-nobody-will-mind = Take what nobody will mind
choice-go-through-quickly = Go through, quickly
