### Talking at the table

chat-watchers = among those who watch
chat-about = { $name }: “{ $text }”. React, mute or report
chat-more = React, mute or report
chat-empty-watching = Say hello to the others who watch.
chat-apart = The players see this when the game is over.
say-to-watchers = Say something to those who watch
phrases = Quick words
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
react = React
sign-like = Like
sign-laugh = Funny
sign-wow = Wow
sign-clap = Applause
sign-hmm = Hmm
sign-count = { $count ->
    [one] { $sign }
   *[other] { $sign }: { $count }
}
line-of-member = { $name }, member
line-of-guest = { $name }, guest
mute = Mute { $name }
mute-note = You no longer see what this person says, at any table. You can lift that in the settings.
muted-now = { $name } is muted for you.
hush = Nobody here is to hear { $name }
hush-lift = Let { $name } speak here again
report = Report
report-reason = What is wrong?
report-insult = insult or threat
report-spam = spam or advertising
report-cheating = cheating
report-name = the name
report-other = something else
report-text = In your words (optional)
report-send = Send to the host of the house
reported = Thank you. The host of the house will look at it.
