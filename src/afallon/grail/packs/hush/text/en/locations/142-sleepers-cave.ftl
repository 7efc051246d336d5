location-142 = Sleepers’ Cave
verse-142-out-of-the-rain = You come in out of the rain, and there are men, in rows, in armour, with their mouths open like boys’. Water ticks. The nearest turns his face to your lamp and says without waking, “Is it day?” Nobody breathes. It is not a question for people who have only come in to get dry. You go out on the sides of your feet.
verse-142-not-yet = “Is it day?” says the first, and you say, “Not yet”, and he turns over; and the next says it, and the next. You have all night, and there are a great many of them, and every one takes your word.
