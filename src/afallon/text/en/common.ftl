### Words that every game shares.
### The English file is the model: the other languages have the same keys, attributes and arguments.

## Languages, each by its own name

language-name = English
language-choose = Language

## The games, by name and in a line

avalon-name = Avalon
avalon-tagline = Hidden loyalties around one table, for five to ten
voyage-name = Voyage
voyage-tagline = Hidden aims aboard one ship, for three to seven
grail-name = Grail
grail-tagline = A campaign of story and courage, for one to four

## Lists in running text: items are joined by the separator, the last one by the last separator

list-separator = { ", " }
list-last-separator = { " and " }

## Basics

yes = Yes
no = No
ok = OK
cancel = Cancel
back = Back
undo = Undo
nobody = nobody
everybody = everybody
you = you
random = random

## Answers that could not be taken. Nothing has changed when one of these is shown.

error-not-an-answer = This answer could not be read. Please choose again.
error-wrong-type = This answer does not fit the question. Please choose one of the options shown.
error-not-an-option = This is not possible now. Please choose one of the options shown.
error-already-answered = Your first answer to this question counts; it cannot be changed any more.
error-no-such-question = This question is closed. The table shows what you are asked now.
error-nothing-to-undo = There is no move to take back yet.

## Set-ups: options that cannot be read
# $option: its name; $value: what was given; $expected: the sort of value that it takes; $allowed: its values, or nothing

problem-unknown-option = There is no option “{ $option }”. Check its name, or leave it out.
problem-no-such-value = “{ $value }” does not fit the option “{ $option }”. Choose from these: { $allowed }.
problem-unreadable-option = “{ $value }” does not fit the option “{ $option }”. { $expected ->
    [switch] Choose yes or no.
    [number] Give a whole number.
    [name] Give one name.
    [list] Give a list.
   *[other] Check its value, or leave it out.
}
