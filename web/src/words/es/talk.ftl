### Hablar en la mesa

chat-watchers = entre quienes miran
chat-about = { $name }: «{ $text }». Reaccionar, silenciar o denunciar
chat-more = Reaccionar, silenciar o denunciar
chat-empty-watching = Saluda a los demás que miran.
chat-apart = Los jugadores lo verán cuando acabe la partida.
say-to-watchers = Di algo a quienes miran
phrases = Frases rápidas
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-good-game = ¡Buena partida!
react = Reaccionar
sign-like = Me gusta
sign-laugh = Divertido
sign-wow = Vaya
sign-clap = Aplauso
sign-hmm = Mmm
sign-count = { $count ->
    [one] { $sign }
   *[other] { $sign }: { $count }
}
line-of-member = { $name }, miembro
line-of-guest = { $name }, invitado
mute = Silenciar a { $name }
mute-note = Ya no ves lo que dice esta persona, en ninguna mesa. Puedes deshacerlo en los ajustes.
muted-now = { $name } está en silencio para ti.
hush = Que nadie oiga más a { $name } aquí
hush-lift = Dejar que { $name } vuelva a hablar aquí
report = Denunciar
report-reason = ¿Qué pasa?
report-insult = insulto o amenaza
report-spam = spam o publicidad
report-cheating = trampas
report-name = el nombre
report-other = otra cosa
report-text = Con tus palabras (opcional)
report-send = Enviar al anfitrión de la casa
reported = Gracias. El anfitrión de la casa lo mirará.
