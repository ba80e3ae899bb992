### The host's room

hostroom-line = Quien lleva esta casa la cuida aquí. Nadie ve las manos ocultas, ni siquiera desde este cuarto.
hostroom-not-yours = Este cuarto es para quien lleva la casa.
hostroom-how = Quien lleva la casa se nombra en la máquina del servidor: serai admin host NOMBRE
hostroom-parts = Partes de este cuarto
hostroom-house = Casa
hostroom-members = Miembros
hostroom-tables = Mesas
hostroom-invitations = Invitaciones
hostroom-deeds = Lo que hicieron los anfitriones
hostroom-state = Cómo está la casa
hostroom-version = Versión
hostroom-since = En marcha desde
hostroom-ready = Estado
hostroom-ready-ready = listo
hostroom-ready-starting = arrancando
hostroom-ready-compiling = compilando las reglas
hostroom-ready-unwritable = la base de datos no admite nada
hostroom-ready-stopping = parando
hostroom-door-state = Puerta
hostroom-door-open = abierta a invitados
hostroom-door-members = solo miembros
hostroom-connections = Conexiones en vivo
hostroom-moves = Jugadas por minuto
hostroom-waiting = Bots que esperan para pensar
hostroom-in-memory = Mesas en memoria
hostroom-memory = Memoria del proceso
hostroom-database = Base de datos
hostroom-growth = { $bytes } al día
hostroom-disk = Libre en el disco
hostroom-counts = Mesas por juego
hostroom-count = { $stage }: { $count }
hostroom-stage-open = abiertas
hostroom-stage-playing = en juego
hostroom-stage-over = terminadas
hostroom-stage-closed = cerradas
hostroom-none-yet = Ninguna todavía.
hostroom-lately = Lo que ha fallado últimamente
hostroom-lately-none = Nada desde el arranque.
hostroom-settings = Ajustes en vigor
hostroom-settings-line = Lo que difiere de lo habitual va en negrita. Los secretos no se muestran.
hostroom-look-again = Mirar de nuevo
hostroom-backups = Copias de seguridad
hostroom-backups-line = Una pulsación copia todo en un archivo de la carpeta de datos del servidor, mientras se juega. Contiene los secretos de la casa: que nadie más lo vea.
hostroom-backup-press = Hacer una copia
hostroom-backup-going-on = Se está haciendo una copia…
hostroom-backup-done = La copia está lista.
hostroom-backup-download = Descargar { $name }
hostroom-backup-delete = Borrar { $name }
hostroom-backup-delete-sure = Esta copia se perderá para siempre.
hostroom-search = Buscar un nombre
hostroom-search-press = Buscar
hostroom-found = { $count ->
    [0] Ningún miembro se llama así.
    [one] { $count } miembro.
   *[other] { $count } miembros.
}
hostroom-joined = desde { $when }
hostroom-seen = visto { $when }
hostroom-table-count = { $count ->
    [0] ninguna mesa
    [one] { $count } mesa
   *[other] { $count } mesas
}
hostroom-role-host = anfitrión
hostroom-role-closed = cerrada
hostroom-muted = silenciado
hostroom-muted-until = silenciado hasta { $when }
hostroom-actions = Qué hacer con { $name }
hostroom-hours = Por cuánto tiempo
hostroom-hour = una hora
hostroom-day = un día
hostroom-week = una semana
hostroom-ever = para siempre
hostroom-mute = Silenciar
hostroom-unmute = Dejar escribir
hostroom-rename = Cambiar el nombre
hostroom-rename-line = Déjalo vacío y se llamará con unas letras sin sentido.
hostroom-sign-out = Cerrar sus sesiones
hostroom-close = Cerrar la cuenta
hostroom-close-line = Se cierran sus sesiones y no puede entrar. Sus partidas se quedan, y puedes reabrir la cuenta.
hostroom-close-network = No dejar entrar tampoco a nadie nuevo de la misma red
hostroom-reopen = Reabrir la cuenta
hostroom-make-host = Nombrar anfitrión
hostroom-make-host-line = Un anfitrión puede hacer aquí todo lo que puedes tú.
hostroom-unmake-host = Deja de ser anfitrión
hostroom-done = Hecho.
hostroom-tables-line = Lo que está abierto o en juego. Se ve lo que ve cualquier espectador.
hostroom-tables-none = Ahora no juega nadie.
hostroom-private = privada
hostroom-opened = abierta { $when }
hostroom-entries = { $count ->
    [0] ninguna entrada
    [one] { $count } entrada
   *[other] { $count } entradas
}
hostroom-watching = { $count ->
    [0] nadie aquí
    [one] { $count } aquí
   *[other] { $count } aquí
}
hostroom-look-in = Mirar
hostroom-close-table = Cerrar la mesa
hostroom-close-table-line = La partida acaba sin resultado. Quienes están sentados leen tu frase.
hostroom-sentence = Una frase para la mesa
hostroom-send-away = Echar
hostroom-send-away-line = Pierde el asiento; en partida sigue un bot.
hostroom-at-seat = { $name } en esta mesa
hostroom-invitations-line = Con un enlace alguien se hace miembro; donde solo entran miembros, es el único camino.
hostroom-note = Nota, solo para anfitriones
hostroom-uses = Cuántos pueden venir con él
hostroom-good-for = Válido por
hostroom-month = un mes
hostroom-invite = Crear un enlace
hostroom-link = El enlace nuevo
hostroom-link-line = Solo se muestra ahora. Quien lo tenga puede entrar.
hostroom-link-copy = Copiar
hostroom-link-copied = El enlace está copiado.
hostroom-used = { $uses } de { $most } usadas
hostroom-until = hasta { $when }
hostroom-revoked = revocada
hostroom-over = vencida
hostroom-revoke = Revocar la invitación { $note }
hostroom-came = Han venido: { $names }
hostroom-invitations-none = Aún no hay ninguna invitación.
hostroom-deeds-line = Aquí está cada paso de un anfitrión; nadie puede cambiarlo.
hostroom-deeds-none = Todavía nada.
hostroom-gone = un antiguo miembro
hostroom-deed-mute = { $host } silenció a { $subject }
hostroom-deed-unmute = { $host } dejó escribir a { $subject }
hostroom-deed-rename = { $host } cambió el nombre de { $subject }
hostroom-deed-sign-out = { $host } cerró las sesiones de { $subject }
hostroom-deed-close = { $host } cerró la cuenta de { $subject }
hostroom-deed-reopen = { $host } reabrió la cuenta de { $subject }
hostroom-deed-make-host = { $host } nombró anfitrión a { $subject }
hostroom-deed-unmake-host = { $host } retiró a { $subject } el papel de anfitrión
hostroom-deed-close-table = { $host } cerró una mesa de { $subject }
hostroom-deed-seat-send-away = { $host } echó a alguien de una mesa de { $subject }
hostroom-deed-seat-mute = { $host } silenció a alguien en una mesa de { $subject }
hostroom-deed-seat-unmute = { $host } dejó escribir a alguien en una mesa de { $subject }
hostroom-deed-invite = { $host } creó una invitación
hostroom-deed-revoke = { $host } revocó una invitación
hostroom-deed-backup = { $host } hizo la copia { $subject }
hostroom-deed-download = { $host } descargó la copia { $subject }
hostroom-deed-delete-backup = { $host } borró la copia { $subject }
hostroom-pages = Páginas
hostroom-earlier = Página anterior
hostroom-later = Página siguiente
hostroom-page = Página { $page } de { $pages }
hostroom-reports = Avisos
hostroom-reports-line = Lo que los visitantes han avisado. Quién avisa queda entre esa persona y los anfitriones.
hostroom-reports-open = Por ver ({ $count })
hostroom-reports-closed = Vistos
hostroom-reports-none = Aquí no hay nada.
hostroom-report-by = { $name }, { $when }
hostroom-said-around = Lo que se dijo alrededor
hostroom-report-decide = Decidir sobre { $name }
hostroom-verdict = Nota, solo para anfitriones
hostroom-report-close = Nada más que hacer
hostroom-deed-report-close = { $host } miró un aviso
hostroom-deed-report-mute = { $host } silenció a alguien tras un aviso
