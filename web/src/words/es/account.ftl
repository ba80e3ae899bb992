### The page of one's account

account-line = Se puede jugar sin cuenta. Con una conservas tu nombre, tus partidas y tus estudios en todos tus dispositivos.
account-member-line = Has entrado como { $name }.
account-welcome = ¡Te damos la bienvenida, { $name }!
account-not-here = Las cuentas usan llaves de acceso, que los navegadores solo admiten en una dirección segura (https) con nombre, o en localhost. Esta página tiene otra dirección.
account-join = Hazte miembro
account-join-line = Un solo gesto, y tu dispositivo guarda una llave de acceso: sin contraseña ni correo. Tus asientos y partidas siguen siendo tuyos.
account-join-press = Crear una llave de acceso
account-enter = Entrar
account-enter-line = Con la llave de acceso de este dispositivo o de tu teléfono. Donde estás como invitado, sigues jugando.
account-enter-press = Entrar con una llave de acceso
account-lost = He perdido mis llaves de acceso
account-code = Código de recuperación
account-recovered = Ya estás dentro. Añade ahora una llave de acceso de este dispositivo.
account-codes = Tus códigos de recuperación
account-codes-line = Si algún día pierdes todos tus dispositivos, cada uno de estos códigos te deja entrar una vez. Solo se muestran ahora: guárdalos bien.
account-codes-save = Guardar en un archivo
account-codes-copy = Copiar
account-codes-copied = Los códigos están copiados.
account-codes-kept = Los he guardado
account-codes-left = { $count ->
    [0] No queda ningún código de recuperación.
    [one] Queda un código de recuperación.
   *[other] Quedan { $count } códigos de recuperación.
}
account-codes-new = Crear códigos nuevos
account-name-line = Nadie más aquí puede llevar este nombre, ni uno que se le parezca.
account-name-saved = El nombre está guardado.
account-leave = Salir
account-leave-others = Cerrar la sesión en los demás dispositivos
account-others-out = Se ha cerrado la sesión en los demás dispositivos.
account-keys = Llaves de acceso
account-keys-line = Cada dispositivo, o tu gestor de contraseñas, tiene la suya. Añade otra: así perder un dispositivo no será grave.
account-key = Llave de acceso
account-key-name = Nombre de la nueva
account-key-add = Añadir
account-key-known = Este dispositivo ya tiene una llave de acceso tuya.
account-key-remove = Quitar la llave de acceso { $name }
account-used = usada { $when }
account-data = Tus datos
account-data-line = Todo lo que este servidor tiene de ti, en un archivo.
account-data-press = Descargar mis datos
account-delete-line = Si borras tu cuenta, las partidas quedan con «un antiguo jugador»; tu nombre, tus mensajes y tus estudios desaparecen.
account-delete = Borrar mi cuenta
account-delete-sure = Tu cuenta, tus llaves de acceso, tus estudios y lo que escribiste desaparecerán para siempre. Un bot sigue las partidas en curso.
account-deleted = Tu cuenta está borrada.
account-door = Esta casa es para sus miembros
account-door-line = Entra con tu llave de acceso. Los nuevos vienen con una invitación: pide un enlace a alguien que juegue aquí.
account-invited = Te han invitado: elige un nombre y entra.
account-prove = Muestra otra vez tu llave de acceso: nadie más debe poder hacer esto.
account-page = Mi página
account-colour = Mi color
account-colour-none = sin color
account-colour-amber = ámbar
account-colour-copper = cobre
account-colour-rose = rosa
account-colour-plum = ciruela
account-colour-indigo = índigo
account-colour-slate = pizarra
account-colour-teal = turquesa
account-colour-olive = oliva
account-listed = Los demás pueden ver mi página
account-listed-line = Si no, no apareces en ninguna lista ni búsqueda, y nadie más puede abrir tu página. Tus partidas siguen contando.
account-saved = Guardado.
