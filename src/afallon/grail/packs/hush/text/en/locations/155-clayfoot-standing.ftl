location-155 = Clayfoot, Standing
verse-155-the-wheels = The wheels have not all run down. Here and there one still turns, slowly, under a pair of hands held out like the hands of somebody admiring a baby. All the potters are at their doors. They see you, and smile, and draw in their skirts. The children had never heard them call, and are the last to have noticed.
    .choice-stop-the-wheels-for-them = Stop the wheels for them
verse-155-the-wheels-your-word = You gave your word here. The one you gave it to steps back the farthest, so that you shall have plenty of room.
verse-155-the-last-wheel = You go from yard to yard and lay your hand on each. It takes most of a day. The last has a bowl on it, thin as an ear, which has been thrown for hours by nobody at all. It is the best thing you have ever seen. You stop it. You would like somebody to be angry with you.
verse-155-nobody-minds = Flour, two hams, a crock of dripping. A woman holds the larder door, since you have your hands full. When you say thank you, she looks behind her to see who it is for.
