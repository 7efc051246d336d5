location-131 = Causeway Head
verse-131-left-behind = The causeway begins, thinks better of it, and goes down into the sea. The Tollers’ barge has been here: there is the mark of a keel, and beside it, set out in rows above the weed, what people were made to leave. A churn. A cradle, made up. One left boot. The tide is in. It has been in for some time.
    .choice-take-something-from-the-rows = Take something from the rows
