# Les textes de l’interface. Ceux des jeux ont leur propre préfixe (bk-, bg-, ft-) dans leurs dossiers.

skip-to-content = Aller au contenu
to-home = Retour à l’accueil
no-page = Cette page n’existe pas.
one-moment = Un instant…
close = Fermer
save = Enregistrer
yes = Oui
no = Non
are-you-sure = Tu confirmes ?

## Settings

settings = Réglages
account = Compte
your-name = Ton nom
your-name-note = Tes places dans les parties en cours le prennent aussi.
language = Langue
language-draft = Pas encore relu par une personne dont c’est la langue : { $languages }.
appearance = Apparence
theme-system = Selon le système
theme-light = Clair
theme-dark = Sombre
sound = Son
volume = Volume
sound-on = Activer les sons

## Home

home-title = Une nuit au caravansérail
home-line = Trois jeux de société des Mille et Une Nuits. Assieds-toi, joue contre des bots ou envoie un lien à tes amis.
games = Jeux
game-bakschisch = Bakschisch
game-bakschisch-line = Ferme le poing sur des pièces ou un voleur, ouvre-le en même temps que les autres et graisse la patte à tout le monde jusqu’au trône.
game-bagdad = Le Voleur de Bagdad
game-bagdad-line = Poste tes gardiens, glisse tes voleurs sous le nez de ceux des autres et emporte les coffres de six palais.
game-five-tribes = Five Tribes
game-five-tribes-line = Enchéris pour l’ordre de jeu, sème les tribus de tuile en tuile et invoque les Djinns.
players-from-to = { $from }–{ $to } joueurs
minutes-from-to = { $from }–{ $to } min
play-now = Jouer
invite-friends = Inviter des amis
more-options = Plus d’options
my-tables = Mes tables
awaited-at = { $count ->
    [one] On t’attend à une table.
   *[other] On t’attend à { $count } tables.
}
calls = Appels
my-tables-none = Tes tables apparaîtront ici, pour que tu puisses y revenir.
tables-to-watch = Tables à rejoindre ou à regarder
tables-to-watch-none = Aucune table publique n’est ouverte en ce moment.
join-by-link = Rejoindre avec un lien
link-example = Lien vers une table
link-note = On t’a envoyé un lien ? Tu peux aussi simplement l’ouvrir.
link-is-bad = Ce n’est pas un lien vers une table.
join = Rejoindre
stage-open = { $free ->
    [0] pas commencée
    [one] { $free } place libre
   *[other] { $free } places libres
}
stage-playing = en cours
stage-over = terminée
stage-closed = fermée

## A new table

new-table = Nouvelle table : { $game }
players = Joueurs
against = Contre
against-bots = des bots
against-friends = des amis, par un lien
against-screen = d’autres personnes sur cet écran
player-number = Joueur { $number }
name-of-player = Nom
level = Force des bots
clock = Pendule
clock-none = sans pendule
clock-quick = 5 minutes chacun, 10 s de plus par tour
clock-slow = 15 minutes chacun, 20 s de plus par tour
clock-days = 3 jours par tour
public-table = Tout le monde peut trouver et regarder cette table
aids-allowed = On peut demander des conseils et chercher parmi les coups possibles
options-of-the-game = Variantes du jeu
option-off = aucune
open-table = Ouvrir la table
preparing-home-rules = En préparation, une seule fois sur cette machine : { $percent } %.
preparing-home-bots = Tu peux jouer. Les bots sont en préparation : { $percent } %.
preparing-home-search = Tu peux jouer. Les bots les plus forts sont en préparation : { $percent } %.
preparing-table-rules = Ce jeu est en préparation, une seule fois sur cette machine : { $percent } %.
preparing-table-bots = Les bots sont en préparation : { $percent } %. Ils joueront dès que possible.
preparing-table-search = Les bots les plus forts sont en préparation : { $percent } %. Ils joueront dès que possible.
bots-held = Les bots attendent : ce qui peut être enregistré en un jour pour la personne qui a ouvert cette table est épuisé. Ils reprendront d’eux-mêmes.
starts-by-itself = La partie commence d’elle-même dès que le jeu est prêt.
begin = Commencer
bot-random = Au hasard
bot-novice = Novice
bot-merchant = Marchand
bot-cadi = Cadi
bot-vizier = Vizir
bot-caliph = Calife
bot-simurgh = Simurgh

## Before the game

invite-title = Inviter des amis
invite-line = Envoie ce lien. Toute personne qui l’ouvre peut prendre une place libre, sans compte.
link-to-table = Lien vers cette table
copy-link = Copier le lien
link-copied = Lien copié.
seat-whole = Tout ce que possède { $name }
seats = Places
seat-free = place libre
seat-kept = gardée pour { $name }
seat-kept-for-you = gardée pour toi
former-player = un ancien joueur
guest-name = { $animal ->
    [camel] chameau
    [falcon] faucon
    [fox] renard
    [gazelle] gazelle
    [hoopoe] huppe
    [ibex] bouquetin
    [lynx] lynx
    [oryx] oryx
    [stork] cigogne
   *[swallow] hirondelle
} { $city ->
    [Basra] de Bassora
    [Bukhara] de Boukhara
    [Cairo] du Caire
    [Damascus] de Damas
    [Fez] de Fès
    [Kufa] de Koufa
    [Marrakesh] de Marrakech
    [Mosul] de Mossoul
    [Muscat] de Mascate
   *[Samarkand] de Samarcande
}
you = toi
sit-down = S’asseoir
sit-too = S’asseoir ici aussi
stand-up = Se lever
dismiss = Renvoyer
a-bot = Bot
a-bot-stands-in = un bot joue à sa place
fill-and-begin = { $free ->
    [one] Ajouter { $free } bot et commencer
    *[other] Ajouter { $free } bots et commencer
}
table-closed = Cette table a été fermée avant qu’une partie ne commence.
host = hôte
host-begins = { $name } lance la partie.
opener-begins = La personne qui a ouvert cette table lance la partie.
hosting-unseated = Tu es l’hôte de cette table : tu peux lancer la partie sans y prendre place.
remove-sure = Renvoyer { $name } de cette table ? Impossible ensuite de s’y rasseoir.
free-seat = Libérer la place
close-table = Fermer la table
close-table-sure = Fermer cette table ? Aucune partie ne s’y jouera.

## At the table

board = Plateau
legal-steps = Coups possibles
view-as-data = Ce que tu peux savoir
to-choose = doit choisir
away = hors ligne
bot-hurried = { $name } a moins réfléchi que d’habitude à son dernier coup, car beaucoup de tables attendent des bots.
time-left = il reste { $time }
your-turn = C’est à toi.
waiting-for = On attend { $names }.
game-over = La partie est finie.
actions = Actions
go-on = Continuer
plan-whole = Ton tour est prêt : joue-le, ou reviens en arrière.
undo = Annuler
plan-is-back = Ton plan de tout à l’heure est de retour.
hint = Conseil
thinking = Réflexion…
since-title = Depuis ton dernier tour
you-watch = Tu regardes
watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
speed = Les coups des autres
speed-slow = lentement
speed-normal = normalement
speed-instant = d’un coup
speed-step = un par un
speed-now = Les coups des autres : { $speed }.
next-move = Coup suivant
hint-line = Un bot fort choisirait :
hint-take = En faire mon plan
hint-share = { $share } % de sa réflexion
hint-why = Pourquoi :
brings-only = C’est le seul coup permis.
brings-better = à première vue, { $amount } % de la victoire en plus que les autres coups
brings-chances = te laisse à première vue environ { $amount } % de la victoire
rules = Règles
contents = Sommaire
all-rules = Toutes les règles par numéro (en anglais)
rules-in-english = Ces règles complètes n’existent qu’en anglais pour le moment. Un résumé en français est à la table, sous « Règles ».
no-help = Il n’y a pas encore de résumé de ce jeu.
table-menu = Table
take-seat-back = Reprendre ma place
reload-title = Serai a été mis à jour
reload = Recharger
connection-lost = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
connection-back = Connexion rétablie.
log = Journal
log-empty = Rien ne s’est encore passé.
talk-drawer = Journal et discussion{ $unread ->
    [0] {""}
   *[other] , { $unread } non lus
}
chat = Discussion
chat-empty = Dis bonjour à la table.
say-something = Dire quelque chose
send = Envoyer
member = membre
muted-people = Personnes masquées
unmute = Entendre à nouveau

## The menu of a table

copy-link-to-watch = Copier le lien vers cette table
seat-to-device = Jouer aussi sur un autre appareil
seat-link-note = Ouvre ce lien sur ton autre appareil : il sert une seule fois, pendant une heure. Qui l’ouvre peut jouer à ta place.
seat-link-waits = Un lien vers ta place a été créé et n’a pas encore servi.
seat-devices = { $count ->
    [one] Un autre appareil peut jouer à ta place.
   *[other] { $count } autres appareils peuvent jouer à ta place.
}
seat-by-link = Cet appareil occupe la place grâce à un lien privé.
revoke-link = Révoquer le lien
send-devices-away = Renvoyer les autres appareils
revoke-all = Révoquer le lien et renvoyer les autres appareils
link-revoked = Le lien ne fonctionne plus.
devices-gone = Plus aucun autre appareil ne peut jouer à ta place.
record = Télécharger la partie
leave-for-now = Quitter la table pour l’instant
leave-note = Ta place reste à toi : retrouve-la dans « Mes tables » quand tu veux.
resign = Laisser un bot jouer pour moi
resign-note = Tu peux reprendre ta place à tout moment.
seed-hash = Empreinte du mélange caché :
curtain-use = Couvrir l’écran quand il change de mains

## Several people at one screen

curtain-title = C’est à { $name }
curtain-line = Passez l’écran ; personne d’autre ne devrait regarder.
curtain-lift = Je suis { $name } : montrer la table
curtain-off = Toujours montrer tout de suite, nous ne cachons rien

## Looking back

look-back = Revoir
replay = Revoir la partie
looking-back-step = Retour en arrière : tour { $turn } sur { $turns }, étape { $step } sur { $steps }
looking-back-start = Retour en arrière : le début
step-previous = Une étape en arrière
step-next = Une étape en avant
turn-steps = Étape par étape
looking-back = Retour en arrière : tour { $turn } sur { $turns }
moment = Tour
moment-first = Au début
moment-previous = Un tour en arrière
moment-next = Un tour en avant
moment-last = Au dernier tour
play-moments = Lecture
pause = Pause
back-to-now = Revenir à la partie
moments-missed = { $count ->
    [one] { $count } nouveau tour
   *[other] { $count } nouveaux tours
}
copy-link-to-moment = Copier un lien vers ce moment
through-whose-eyes = Point de vue
eyes-of = Point de vue : { $name }
eyes-of-spectator = Point de vue : public
everything-open = Tout visible

## The end

result = Résultat
points = { $game ->
    [bakschisch] case { $score }
    [bagdad] { $score ->
        [one] { $score } coffre
        *[other] { $score } coffres
    }
    *[other] { $score ->
        [one] { $score } point
        *[other] { $score } points
    }
}
rematch = Revanche
to-rematch = Vers la revanche
rematch-offered = Quelqu’un aimerait une revanche.

## Keys

keys = Touches
keys-on = Raccourcis à une touche (liste dans les règles)
key-undo = annuler un coup
key-hint = demander un conseil
key-help = ces règles
key-talk = journal et discussion
key-look-back = revoir la partie
key-speed = à quelle vitesse les coups des autres sont montrés
key-moments = tour par tour dans la partie ; avec Maj, étape par étape
key-play = lecture ou pause
key-live = revenir à la partie

## The log around the game

log-sat = { $name } s’assied.
log-left = { $name } se lève.
log-left-removed = L’hôte renvoie { $name }.
log-filled = Un bot s’assied : { $bot }.
log-dismissed = Un bot est renvoyé.
log-dismissed-freed = Une place gardée est maintenant libre pour tout le monde.
log-called = La partie commence dès que le jeu est prêt.
log-started = La partie commence.
log-undone = { $name } annule un coup.
log-stood-in = Un bot joue maintenant pour { $name }.
log-stood-in-time = Temps écoulé pour { $name } : un bot continue.
log-stood-in-away = Longue absence ({ $name }) : un bot continue.
log-stood-in-resigned = { $name } laisse un bot continuer.
log-stood-in-left = { $name } a quitté la table : un bot continue.
log-returned = { $name } est de retour.
log-moved = { $name } joue maintenant sur un autre appareil.
log-linked = Tu as créé un lien privé vers ta place.
log-unlinked = Les liens vers ta place ne fonctionnent plus, et aucun autre appareil ne peut y jouer.
log-joined = Un appareil a été ajouté à ta place ({ $name }).
log-rematched = Il y aura une revanche.
log-unsealed = Toutes les tables de la ronde ont fini : la donne peut être vue.
log-closed = La table est fermée.
log-hushed = { $name } ne peut plus parler ici.
log-hushed-lifted = { $name } peut de nouveau parler ici.

## Why something was not done

refusal-no-connection = Le serveur ne répond pas.
refusal-no-picture = Ton navigateur n’a pas pu faire cette image ; essaie le SVG.
refusal-unknown = Ce n’est pas possible maintenant.
refusal-over = La partie est finie.
refusal-not-your-turn = { $seat } n’a rien à choisir pour l’instant ; la table attend { $seats }.
refusal-draw-first = Il faut d’abord un tirage ; personne n’a rien à choisir pour l’instant.
refusal-no-undo = Tu ne peux annuler que tes propres coups, tant que rien n’a été tiré, dévoilé ou joué par quelqu’un d’autre.
refusal-hushed = L’hôte de cette table ne te laisse pas parler ici.
refusal-no-line = Cette ligne n’est plus là.
refusal-no-speaker = Personne de ce nom n’a parlé ici.
refusal-oneself = C’est toi.
refusal-reported = Tu as déjà signalé cette personne à cette table ; l’hôte de la maison va regarder.
refusal-others-talk = Tu peux réagir aux lignes de ceux à qui tu parles.
refusal-unknown-step = Cette page a demandé un coup qui n’existe pas ; recharge-la.
refusal-impossible-draw = Ce tirage est impossible maintenant : { $draw }.
refusal-no-table = Cette table n’existe pas ici.
refusal-no-rules = Le texte des règles de { $game } n’est pas disponible ici.
refusal-unreadable-table = Le journal de cette table est endommagé, elle a donc été fermée. Son hôte peut en savoir plus.
refusal-not-begun = La partie n’a pas commencé.
refusal-going-on = La partie a commencé : on ne change de place qu’après la fin.
refusal-finished = La partie est finie ; une revanche ouvre une nouvelle table.
refusal-closed = Cette table a été fermée avant qu’une partie ne commence.
refusal-wrong-stage = Ce n’est pas possible à ce stade de la partie.
refusal-wrong-seat-stage = Cette place ne peut pas changer ainsi maintenant.
refusal-no-rematch-yet = La revanche vient après la fin de la partie.
refusal-empty-seats = { $free ->
    [one] { $free } place est encore libre : attends quelqu’un, ou mets-y un bot.
   *[other] { $free } places sont encore libres : attends des joueurs, ou mets-y des bots.
}
refusal-table-full = Aucune place n’est libre.
refusal-too-many-bots = { $free ->
    [one] Il y a { $free } place pour les bots, pas { $bots }.
   *[other] Il y a { $free } places pour les bots, pas { $bots }.
}
refusal-seat-taken = { $seat } : cette place est prise.
refusal-no-seat = Il n’y a pas de place numéro { $number } ; la dernière est { $last }.
refusal-no-bot = { $seat } : aucun bot n’est assis ici.
refusal-no-person = { $seat } : personne ne joue à cette place pour l’instant.
refusal-no-stand-in = { $seat } : aucun bot ne remplace ici.
refusal-seat-free = { $seat } : personne n’occupe cette place.
refusal-not-your-seat = { $seat } : cette place n’est pas la tienne.
refusal-stand-in-plays = Un bot joue à cette place ; reprends-la d’abord.
refusal-stale = La table a avancé depuis ton choix ; regarde encore.
refusal-not-seated = Il faut une place à cette table pour le faire.
refusal-unknown-bot = Ce bot n’existe pas pour ce jeu : { $bot }.
refusal-unknown-command = Le serveur ne connaît pas cette commande : { $command }.
refusal-not-over = On pourra le voir quand la partie sera finie.
refusal-prepared = Une partie depuis une position préparée a un enregistrement quand elle est finie.
refusal-no-moment = Il n’y a pas de coup { $number } ; le dernier est { $last }.
refusal-no-puzzle = Cette énigme n’existe pas ici.
refusal-no-study = Cette étude n’existe pas ici.
refusal-not-your-study = Seule la personne qui a ouvert cette étude peut la modifier.
refusal-study-of-what = Une étude montre une seule chose : une partie terminée, un enregistrement ou une position.
refusal-study-later = On peut étudier une partie quand elle est terminée.
refusal-bad-record = Cet enregistrement est illisible : { $reason }
refusal-bad-position = Cette position est inutilisable : { $reason }
refusal-bad-tree = { $line } : { $reason }
refusal-changed-elsewhere = Cette étude a été modifiée ailleurs depuis que tu l’as ouverte ; recharge-la.
refusal-many-studies = Tu as { $most } études, c’est le maximum ; supprimes-en une.
refusal-nothing-to-judge = Il n’y a aucune décision à juger dans cette partie.
refusal-games-wait = { $most } parties attendent déjà leur analyse ; réessaie plus tard.
refusal-no-analysis = Ce serveur n’analyse pas les parties.
refusal-no-choice = Personne n’a de choix à faire à cet endroit.
refusal-study-over = La partie est terminée à cet endroit : il n’y a plus rien à jouer.
refusal-again-later = On peut rejouer la même donne quand la partie est terminée.
refusal-deal-goes-on = Tu joues déjà cette donne à une autre table ; termine d’abord cette partie.
refusal-no-evening = Il n’y a pas de telle soirée ici.
refusal-not-director = Seul qui dirige la soirée peut faire cela.
refusal-evening-over = Cette soirée est terminée.
refusal-evening-not-begun = Cette soirée n’a pas commencé.
refusal-evening-round = Une ronde est en cours ; cela se fait pendant la pause qui suit.
refusal-evening-few = Il faut au moins { $least } joueurs.
refusal-evening-full = Une soirée a au plus { $most } joueurs.
refusal-evening-door = La direction ne laisse plus entrer personne.
refusal-evening-members = Cette soirée est réservée aux membres : crée un compte ou connecte-toi.
refusal-evening-banned = La direction t’a exclu de cette soirée.
refusal-evening-public = Seules les soirées des membres sont dans la liste ; on vient aux autres par le lien.
refusal-evening-table = Cette table fait partie d’une soirée, qui te mène à la suivante.
refusal-many-evenings = Tu as { $most } soirées qui ne sont pas terminées ; termines-en une.
refusal-bad-ranks = Les rangs se comptent à partir de 1, un par place ; les égaux partagent : 1, 1, 3.
refusal-sealed = D’autres tables jouent la même donne : cela se verra quand la ronde sera terminée.
refusal-not-alone = L’entraîneur n’aide qu’aux tables d’une seule personne contre des bots.
refusal-no-aids = Cette table a été ouverte sans conseils ni listes de coups.
refusal-being-prepared = Le bot qui donne des conseils est encore en préparation. Réessaie dans une minute.
refusal-past-knowledge = On ne sait pas encore ce qui suit l’un de ces coups ; joue d’abord jusque-là.
refusal-other-protocol = Le serveur est plus récent que cette page. Recharge la page pour continuer ; rien n’est perdu.
refusal-no-hello = Cette page a parlé sans se présenter ; recharge-la.
refusal-bad-message = Le serveur n’a pas compris cette page ; recharge-la.
refusal-bad-request = Le serveur n’a pas compris cette page ; recharge-la.
refusal-http = Le serveur n’accepte pas cette demande.
refusal-no-identity = Le serveur ne te connaît pas ; recharge la page.
refusal-bad-name = Un nom a au moins une lettre.
refusal-bad-link = Ce lien de place n’est pas valable : il en manque peut-être une partie.
refusal-used-link = Ce lien de place ne vaut plus : il a servi, a été révoqué ou est trop ancien. Demandes-en un nouveau.
refusal-name-taken = Un membre porte ce nom, ou un nom qui lui ressemble ; choisis-en un autre.
refusal-name-reserved = Ce nom est celui d’un bot ou de la maison ; choisis-en un autre.
refusal-no-member = Tu n’as pas encore de compte.
refusal-member-already = Tu as déjà un compte.
refusal-no-passkeys-here = Les clés d’accès demandent une adresse sûre (https) avec un nom, ou localhost ; cette page en a une autre.
refusal-bad-passkey = Cette clé d’accès n’a pas pu être vérifiée ; réessaie.
refusal-unknown-passkey = Aucun compte d’ici n’a cette clé d’accès.
refusal-old-challenge = C’était trop long ; réessaie.
refusal-many-passkeys = Un compte a { $most } clés d’accès au plus ; retires-en une d’abord.
refusal-last-passkey = La dernière clé d’accès reste ; ajoutes-en une autre d’abord.
refusal-bad-code = Ce n’est pas un code de secours, ou il a déjà servi.
refusal-prove-again = Montre encore une fois ta clé d’accès, puis réessaie.
refusal-members-only = Cette maison est réservée à ses membres : connecte-toi, ou viens avec une invitation.
refusal-no-invitation = Cette invitation n’est plus valable, ou ne l’a jamais été ; demandes-en une autre.
refusal-muted = L’hôte de cette maison t’a réduit au silence pour le moment : continue à jouer, mais tu ne peux pas écrire.
refusal-account-closed = L’hôte de cette maison a fermé ce compte.
refusal-not-welcome = L’hôte de cette maison n’accueille pas de visiteurs de ton réseau en ce moment.
refusal-not-the-host = Seul l’hôte de la maison peut faire cela.
refusal-no-such-member = Il n’y a pas de tel membre ici.
refusal-no-such-invitation = Il n’y a pas de telle invitation.
refusal-no-such-backup = Il n’y a pas de telle sauvegarde.
refusal-no-such-report = Il n’y a pas de tel signalement, ou quelqu’un l’a déjà vu.
refusal-backup-goes-on = Une sauvegarde est déjà en cours ; attends sa fin.
refusal-backup-failed = La sauvegarde n’a pas pu être écrite ; le journal dit pourquoi.
refusal-last-host = Une maison a un hôte : nommes-en d’abord un autre.
refusal-host-stays = Ce membre est un hôte ; cela doit d’abord prendre fin.
refusal-not-going-on = Cette table est déjà terminée ou fermée.
log-closed-said = La maison a fermé la table : { $text }
log-stood-in-removed = L’hôte a renvoyé { $name } : un bot continue.
table-closed-house = L’hôte de cette maison a fermé cette table.
host-room = La chambre de l’hôte
refusal-no-push = Ce serveur n’appelle personne sur ses appareils.
refusal-bad-device = Le service d’appels de ce navigateur n’est pas connu de ce serveur.
refusal-many-devices = On t’appelle sur { $most } appareils, il n’en tient pas plus ; retires-en un.
refusal-no-device = Cet appareil n’est plus à toi.
refusal-not-called = L’appel n’est pas arrivé ; réessaie plus tard.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-bad-address = Ce n’est pas une adresse e-mail.
refusal-asked-already = Un e-mail y a déjà été envoyé ; cherche-le, aussi parmi les indésirables.
refusal-many-addresses = Assez d’e-mails sont partis vers de nouvelles adresses à toi ; réessaie dans quelques jours.
refusal-no-address = Tu n’as pas d’adresse e-mail confirmée.
refusal-bad-letter = Ce lien n’est pas valable ; il en manque peut-être une partie.
refusal-too-many-public = Tu as { $most } tables publiques qui attendent des joueurs ; commence ou ferme l’une d’elles.
refusal-too-many-waits = On attend déjà à { $most } tables publiques d’autres personnes depuis ton adresse ; joue, ou quitte l’une d’elles.
refusal-seated = Tu as déjà une place ici.
refusal-seat-kept = { $seat } : cette place est gardée pour quelqu’un qui jouait avant.
refusal-removed = L’hôte de cette table t’a demandé de partir.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-changed-often = Tu as assez changé d’avis : joue, et tu pourras de nouveau.
refusal-much-stored = Ce qui peut être enregistré en un jour pour une personne est épuisé ; attends un peu.
refusal-enough-here = Tu as fait cela assez souvent à cette table ; continue à jouer, ou ouvres-en une autre.
refusal-empty-line = Cette ligne ne montre rien.
refusal-unstored = Le serveur ne peut rien enregistrer en ce moment ; rien n’a été fait. Réessaie dans un instant.
refusal-bad-table = On ne peut pas ouvrir une table ainsi ; vérifie ses options.
refusal-too-many-tables = Tu as trop de tables inachevées ; termines-en ou quittes-en quelques-unes.
refusal-too-many = { $what ->
    [chat-lines] C’était trop de bavardage d’un coup ; patiente un instant.
    [hints] C’était trop de conseils en peu de temps ; patiente un instant.
    [new-tables] C’était trop de nouvelles tables en peu de temps ; patiente un peu.
   *[other] Trop de demandes à la fois ; patiente un instant.
}
refusal-busy = Le serveur est surchargé ; réessaie.
refusal-foreign-page = Le serveur n’accepte pas les demandes des pages d’autres sites.
refusal-too-large = C’est trop grand : le serveur accepte { $bytes } octets au plus.
refusal-fault = Une erreur s’est produite sur le serveur ; ce n’est pas ta faute. Réessaie.

## Coming back, sitting down, sharing

continue-title = Reprendre
your-turn-there = À toi de jouer
full-rules = Toutes les règles, numérotées (en anglais)
exact-words = Le texte exact (en anglais)
bot-random-line = Très facile : lance les dés.
bot-novice-line = Facile : prend ce qui saute aux yeux et oublie beaucoup de choses.
bot-merchant-line = Moyen : connaît la valeur des choses, ne prévoit que son propre tour.
bot-cadi-line = Assez difficile : voit ce que rapporte un coup, mais peu des réponses.
bot-vizier-line = Difficile : prévoit plusieurs coups.
bot-caliph-line = Très difficile : réfléchit plus longtemps et plus loin.
bot-simurgh-line = Le plus difficile : joue selon une solution du jeu. Seulement à deux, avec les règles habituelles.
join-title = Prendre place
join-line = Dis ton nom aux autres et assieds-toi.
join-full = Toutes les places sont prises, mais tu peux regarder.
sit-here = S’asseoir ici
move-here = Venir ici
remove-seat = Retirer cette place
add-seat = Ajouter une place
about-table = À cette table
usual-rules = Règles habituelles
without-aids = Sans conseils ni listes de coups
public-yes = Tout le monde peut la trouver et la regarder
clock-some-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
clock-some-time = { $minutes } min chacun + { $bonus } s par tour
share = Partager
qr-show = Code QR
qr-label = Code QR du lien vers cette table
log-renamed = { $was } s’appelle désormais { $name }.
seat-gone = Cet appareil ne joue plus cette place.
leave-note-watch = Tu regardes la partie. Le lien t’y ramène.
refusal-seats-fixed = Cette table peut avoir de { $low } à { $high } places.

## Endings

end-you-win = Tu gagnes !
end-wins = { $name } gagne !
end-shared = Victoire partagée : { $names }
end-lost = Bien joué ! Tu prends la place { $rank } sur { $players }.
end-where-lost = Où ai-je perdu ?
end-how-won = Comment ai-je gagné ?
end-more = Plus
end-hide = Voir le plateau
end-show = Voir le résultat
rematch-by = { $name } propose une revanche.
rematch-join = Rejouer

## Where a link is shown, and without a network

preview-open = { $free ->
    [0] Toutes les places sont prises ; la partie va commencer.
    [one] 1 place est libre : ouvre le lien et assieds-toi, sans compte.
   *[other] { $free } places sont libres : ouvre le lien et assieds-toi, sans compte.
}
preview-playing = La partie a commencé : ouvre le lien pour la regarder.
preview-over = La partie est finie : ouvre le lien pour la revoir.
offline-title = Pas de connexion
offline-line = Serai est injoignable pour le moment. Tes tables sont en sûreté sur le serveur ; cette page revient dès que tu es en ligne.
offline-again = Réessayer

## The school
school-title = Apprendre à jouer
school-line = Une première partie guidée pour chacun des trois jeux : quelques courtes scènes sur le vrai plateau, et c’est toi qui joues chaque coup.
school-lessons = Leçons
school-scenes = Scènes
school-scene-of = Scène { $number } sur { $count }
school-next = Scène suivante
school-again = Recommencer
school-show-me = Montre-moi
school-shown = Par exemple : { $steps }.
school-rules = Règles :
school-done = terminée
school-play = Jouer à { $game }
school-you = Toi
school-rival-1 = Amina
school-rival-2 = Youssef
school-rival-3 = Leïla
school-rival-4 = Tarik
school-minutes = environ { $minutes } minutes
school-progress = { $done } scènes sur { $count }
school-begin = Commencer
school-go-on = Continuer
school-once-more = Encore une fois
school-new-here = Première visite ?
school-five-minutes = Apprends un jeu en cinq minutes.
school-offer = Apprendre à jouer
refusal-no-lesson = Cette leçon n’existe pas ici, ou elle n’a pas cette scène.
refusal-bad-lesson = Cette scène contient une erreur et ne peut pas être jouée. L’hôte peut en savoir plus.

## Coach

coach = Entraîneur
coach-use = Entraîneur : me dire quand un coup a beaucoup coûté
coach-note = Seulement contre des bots. Jugé d’après ce que tu pouvais savoir avant ton coup.
coach-said = Ce coup a coûté environ { $cost } %. Plus fort : { $better }.
coach-back = Reprendre le coup

## The study room

study-room = Salle d’étude
study-this-game = Étudier cette partie
same-deal = La même donne encore une fois
elsewhere = Plus de Serai
study-home-line = Où s’est jouée la partie ? Et si… ?
evenings = Soirées
evenings-home-line = Un tournoi en une minute : système suisse, toutes rondes ou poules.
to-evening = Retour à la soirée
evening = Soirée
evening-table-ready = Ta table est prête.
evening-go = Y aller
sealed-line = D’autres tables jouent encore la même donne : elle pourra être vue quand la ronde sera terminée.

## Joueurs et classements

players-and-ratings = Joueurs et classements
players-home-line = Qui mène, et qui est qui ?
players-own = Ma page
player-page-of = La page de { $name }
rated-table = Partie classée
rated-table-line = Elle compte pour le classement de chacun : réservée aux membres, sans conseils.
rated-yes = Cette partie est classée
rated-short = classée
rated-for-members = Cette partie est classée : seuls les membres peuvent prendre place. Tu peux regarder, ou devenir membre :
rated-invite-line = Envoie ce lien. Les membres peuvent prendre une place libre, tout le monde peut regarder.
refusal-rated-plain = Une partie classée se joue sans conseils et commence par une donne nouvelle.
refusal-rated-members = Cette partie est classée : seuls les membres peuvent prendre place ici.
refusal-rated-once = Cette partie est classée : chacun a une seule place.
refusal-rated-apart = Cette partie est classée, et quelqu’un de ton adresse internet est déjà assis ici.
refusal-rated-bots = Seuls les bots de Serai jouent les parties classées.
refusal-no-player = Ce joueur n’existe pas ici.

## Games of days

days-title = Jours
days-per-turn = Jours par tour
days-bank = Réserve en jours
days-bank-note = Ce qu’un tour prend au-delà de ses jours est retiré de la réserve, qui vaut pour toute la partie. Ce qu’un tour n’utilise pas n’est pas ajouté.
days-away = Jours de vacances par personne
days-weekends = Les samedis et dimanches ne comptent pas
days-holidays = Jours qui ne comptent pas
days-add = Ajouter
days-remove = Retirer { $day }
days-zone = Les jours commencent et finissent dans le fuseau horaire { $zone }.
days-fact-bank = { $days ->
    [one] Réserve de 1 jour pour toute la partie
   *[other] Réserve de { $days } jours pour toute la partie
}
days-fact-weekends = Les samedis et dimanches ne comptent pas ({ $zone })
days-fact-holidays = Ne comptent pas : { $days }
days-fact-away = { $days ->
    [one] Chacun a droit à 1 jour de vacances
   *[other] Chacun a droit à { $days } jours de vacances en tout
}
turn-until = jusqu’à { $when }
bank-left = { $time } en réserve
away-until = en vacances jusqu’au { $when }
log-away = { $name } est en vacances jusqu’au { $until }.
log-away-over = { $name } est de retour de vacances.
holiday-title = Vacances
holiday-note = { $days ->
    [one] Tu peux encore t’absenter 1 jour dans cette partie : tes jours s’arrêtent, et tout le monde le voit.
   *[other] Tu peux encore t’absenter { $days } jours dans cette partie : tes jours s’arrêtent, et tout le monde le voit.
}
holiday-last-day = Dernier jour d’absence
holiday-go = Je m’absente jusque-là
holiday-now = Tu es en vacances jusqu’à : { $when }.
holiday-back = Je suis de retour

## Plans for the own turn

plans-title = Projets pour ton tour
plans-none = Prépare ce que tu veux jouer quand ce sera ton tour. Personne d’autre ne le voit.
plans-rule = Quand ce sera ton tour, le premier projet possible qui apporte la même chose que maintenant sera joué.
plan-ahead = Préparer mon prochain tour
plan-ahead-more = En préparer un autre
plan-ahead-stop = Ne plus préparer
plan-ahead-short = Préparer
plan-ahead-stop-short = Arrêter
plan-ahead-task = Tu prépares ton prochain tour. Rien n’est joué avant qu’il n’arrive.
plan-ahead-whole = Ton prochain tour est prêt : laisse-le attendre, ou reprends des coups.
plan-lay = Jouer ceci quand ce sera mon tour
plan-laid = Ton projet attend ton tour.
plan-anyway = Le jouer même s’il apporte alors autre chose
plan-anyway-mark = quoi qu’il apporte
plan-up = Essayer plus tôt : { $plan }
plan-remove = Reprendre : { $plan }
plan-removed = Le projet est repris.
plans-ordered = L’ordre des projets a changé.
plan-fate-played = Ton tour a été joué comme tu l’avais préparé.
plan-fate-failed = Aucun de tes projets ne convenait : rien n’a été joué.
plan-fate-void = Tes projets n’ont pas servi : ton tour a été joué autrement.
key-ahead = préparer ton prochain tour
refusal-unknown-zone = Le fuseau horaire { $zone } n’existe pas.
refusal-no-zone = Les jours libres demandent un fuseau horaire.
refusal-no-such-day = Le jour { $date } n’existe pas.
refusal-no-holidays = La pendule de cette table ne connaît pas de vacances.
refusal-holiday-over = Des vacances finissent plus tard que maintenant.
refusal-holiday-too-long = { $hours ->
    [one] Il te reste 1 heure de vacances dans cette partie.
   *[other] Il te reste { $hours } heures de vacances dans cette partie.
}
refusal-no-plan-ahead = Ton prochain tour ne peut pas encore être préparé : on ne sait pas comment il commencera.
refusal-your-turn-now = C’est ton tour : joue.
refusal-many-plans = Au plus { $most } projets attendent un tour ; retires-en un d’abord.
refusal-plan-brings-other = Il apporterait maintenant autre chose que lors de sa préparation.
