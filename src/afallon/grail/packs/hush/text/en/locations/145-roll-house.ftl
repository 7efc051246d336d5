location-145 = The Roll House
verse-145-enquiries-in-writing = No windows below the roof, and no handle. There is a brass flap, ENQUIRIES IN WRITING, and a bucket of pens. You write what you have come for, all of you, it takes some time, and push it through. It comes back folded, with the spelling put right. Under it is stamped: YOU WILL BE CALLED.
    .choice-push-silver-after-it = Push silver after it
verse-145-enquiries-in-writing-four-heads = On the back are four heads, in pencil. It is much the best of your likenesses.
