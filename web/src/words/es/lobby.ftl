### Encontrar gente: mesas abiertas y partidas rápidas

open-tables = Mesas abiertas
open-tables-none = Ahora mismo no espera nadie. ¡Empieza tú!
open-tables-all = Ver las { $count }
open-tables-few = Ver menos
open-one = Abrir una mesa
watch = mirar
quick-match = Partida rápida
quick-match-line = Buscamos a personas que quieren lo mismo y abrimos una mesa en cuanto están. Mientras tanto puedes hacer otra cosa.
match-game = Juego
match-any-game = cualquier juego
match-any-number = da igual cuántos
match-any-clock = con o sin
match-clock-live = con reloj (5 min + 10 s)
match-clock-none = sin reloj
match-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
match-if-nobody = Si no viene nadie
match-wait-on = seguir esperando
match-bot = jugar contra bots: { $bot }
match-after = Después de
match-seconds = { $seconds ->
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] { $seconds } segundos
}
match-near = Solo personas más o menos de mi nivel
match-begin = Buscar jugadores
match-looking = Buscando jugadores: { $what }
match-others = { $count ->
    [0] Todavía nadie más busca lo mismo.
    [one] 1 persona más busca lo mismo.
   *[other] { $count } personas más buscan lo mismo.
}
match-bots-in = bots ({ $bot }) en { $time }
match-stop = Dejar de buscar
match-found = ¡Tu mesa está lista!
match-not-now = Ahora no
match-go = Ir allí ({ $time })
match-waiting-there = Esperando a los demás: { $time }
match-not-all = No han venido todos. Seguimos buscando.
match-wanted = { $count ->
    [one] Alguien busca jugadores: { $what }
   *[other] { $count } personas buscan jugadores: { $what }
}
match-me-too = Yo también
