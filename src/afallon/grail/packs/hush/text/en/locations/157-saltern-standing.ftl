location-157 = Saltern, Standing
verse-157-the-pans = The fires are still in, and the pans boil dry one by one, with a crack like a plate put down too hard. The salters stand along the wall in their aprons. The tide comes up the street. When it reaches their shoes they draw in their skirts for it, the men too, and say something you cannot hear. It is probably “after you”.
    .choice-rake-out-the-fires = Rake out the fires
verse-157-the-pans-your-word = The jar with your promise in it stands on the mayor’s sill. Somebody has put the lid on, quite gently.
verse-157-the-pans-a-dark-window = The watchman’s window is dark. He turned his chair round the day before. You hope that he was asleep.
verse-157-white = You rake out eleven fires. Then it is quiet, and everything is white: the beams, the pans, the people’s lashes. Your own hands. One of you says that they will at least keep. Nobody speaks to that one for some time, and then all of you do, kindly, at once.
verse-157-nobody-minds = The strongbox is under the counter. The clerk steps aside, finds that he is standing on the key, and hands it to you, wiping it first. There is a good deal. You leave one coin, as people do, so as not to have taken everything.
