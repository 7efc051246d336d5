location-109 = Cradle Orchard
verse-109-the-trees = For every birth in the Hythe they plant an apple and tie it with red. People come up here to see how they are getting on. The sick ones are pruned, the married ones grafted; the dead ones are cut in autumn, and make a good fire. Yours stand in one row, near the wall.
    .choice-untie-the-thread-from-your-own-tree = Untie the thread from your own tree
    .choice-look-for-the-tree-nobody-owns = Look for the tree that is nobody’s
    .choice-pick-windfalls = Pick windfalls
verse-109-your-own-tree = The bark has grown over it; it comes away with a strip of green. You feel that in the wrist. All the way down the hill one of you walks with a hand closed, like a child that has been told to hold on to something and not told what.
verse-109-nobodys-tree = Four of yours in the row, and then a fifth, where the wall turns. It is the best of them. Somebody has propped the heavy bough and picked the moss out of the fork; lately, by the look of it. The thread is there. When you bend to read the tag, you find that you have been reading the next one for some time.
verse-109-the-trees-frost-cloths = The frost has come, and each family has tied sacking round its own. One tree nobody’s hands remember wrapping is wrapped the best.
