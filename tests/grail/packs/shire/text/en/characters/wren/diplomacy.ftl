card-small-talk = Small Talk
card-question = Question
card-old-debt = Old Debt
