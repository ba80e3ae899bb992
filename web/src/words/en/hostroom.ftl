### The host's room

hostroom-line = Who runs this house looks after it here. Nobody sees hidden hands, not even from this room.
hostroom-not-yours = This room is for whoever runs the house.
hostroom-how = The host is named on the machine where the server runs: serai admin host NAME
hostroom-parts = Parts of this room
hostroom-house = House
hostroom-members = Members
hostroom-tables = Tables
hostroom-invitations = Invitations
hostroom-deeds = What hosts did
hostroom-state = How the house is
hostroom-version = Version
hostroom-since = Up since
hostroom-ready = State
hostroom-ready-ready = ready
hostroom-ready-starting = starting
hostroom-ready-compiling = compiling the rules
hostroom-ready-unwritable = the database takes nothing
hostroom-ready-stopping = stopping
hostroom-door-state = Door
hostroom-door-open = open to guests
hostroom-door-members = members only
hostroom-connections = Live connections
hostroom-moves = Moves per minute
hostroom-waiting = Bots that wait to think
hostroom-in-memory = Tables in memory
hostroom-memory = Memory of the process
hostroom-database = Database
hostroom-growth = { $bytes } a day
hostroom-disk = Free on the disk
hostroom-counts = Tables by game
hostroom-count = { $stage }: { $count }
hostroom-stage-open = open
hostroom-stage-playing = being played
hostroom-stage-over = finished
hostroom-stage-closed = closed
hostroom-none-yet = None yet.
hostroom-lately = What went wrong lately
hostroom-lately-none = Nothing since the start.
hostroom-settings = Settings in force
hostroom-settings-line = Those that differ from the usual are in bold. Secrets are not shown.
hostroom-look-again = Look again
hostroom-backups = Backups
hostroom-backups-line = One press copies everything into a file in the data folder of the server, while people play. It holds the secrets of the house: keep it from others.
hostroom-backup-press = Make a backup
hostroom-backup-going-on = A backup is being made …
hostroom-backup-done = The backup is there.
hostroom-backup-download = Download { $name }
hostroom-backup-delete = Delete { $name }
hostroom-backup-delete-sure = This backup is gone for good then.
hostroom-search = Look for a name
hostroom-search-press = Search
hostroom-found = { $count ->
    [0] No member is called so.
    [one] { $count } member.
   *[other] { $count } members.
}
hostroom-joined = since { $when }
hostroom-seen = seen { $when }
hostroom-table-count = { $count ->
    [0] no table
    [one] { $count } table
   *[other] { $count } tables
}
hostroom-role-host = host
hostroom-role-closed = closed
hostroom-muted = muted
hostroom-muted-until = muted until { $when }
hostroom-actions = What to do with { $name }
hostroom-hours = For how long
hostroom-hour = an hour
hostroom-day = a day
hostroom-week = a week
hostroom-ever = for ever
hostroom-mute = Mute
hostroom-unmute = Let write again
hostroom-rename = Give another name
hostroom-rename-line = Leave it empty and they are called by a few letters that mean nothing.
hostroom-sign-out = Sign out everywhere
hostroom-close = Close the account
hostroom-close-line = They are signed out and cannot come in. Their games stay, and you can open the account again.
hostroom-close-network = Let nobody new in from the same network either
hostroom-reopen = Open the account again
hostroom-make-host = Make them a host
hostroom-make-host-line = A host can do all that you can do here.
hostroom-unmake-host = No longer a host
hostroom-done = Done.
hostroom-tables-line = What is open or being played. Looking in shows what any spectator sees.
hostroom-tables-none = Nobody plays now.
hostroom-private = private
hostroom-opened = opened { $when }
hostroom-entries = { $count ->
    [0] no entry
    [one] { $count } entry
   *[other] { $count } entries
}
hostroom-watching = { $count ->
    [0] nobody here
    [one] { $count } here
   *[other] { $count } here
}
hostroom-look-in = Look in
hostroom-close-table = Close the table
hostroom-close-table-line = The game ends without a result. Those who sit there read your sentence.
hostroom-sentence = A sentence for the table
hostroom-send-away = Send away
hostroom-send-away-line = They lose the seat; in a game a bot plays on.
hostroom-at-seat = { $name } at this table
hostroom-invitations-line = By a link somebody becomes a member; where only members are let in, it is the only way.
hostroom-note = Note, for hosts only
hostroom-uses = How many may come by it
hostroom-good-for = Good for
hostroom-month = a month
hostroom-invite = Make a link
hostroom-link = The new link
hostroom-link-line = It is shown this once. Who has it may come in.
hostroom-link-copy = Copy
hostroom-link-copied = The link is copied.
hostroom-used = { $uses } of { $most } used
hostroom-until = until { $when }
hostroom-revoked = revoked
hostroom-over = over
hostroom-revoke = Revoke the invitation { $note }
hostroom-came = Came: { $names }
hostroom-invitations-none = There is no invitation yet.
hostroom-deeds-line = Every step of a host stands here; nobody can change it.
hostroom-deeds-none = Nothing yet.
hostroom-gone = a former member
hostroom-deed-mute = { $host } muted { $subject }
hostroom-deed-unmute = { $host } let { $subject } write again
hostroom-deed-rename = { $host } gave { $subject } another name
hostroom-deed-sign-out = { $host } signed { $subject } out
hostroom-deed-close = { $host } closed the account of { $subject }
hostroom-deed-reopen = { $host } opened the account of { $subject } again
hostroom-deed-make-host = { $host } made { $subject } a host
hostroom-deed-unmake-host = { $host } ended the hosting of { $subject }
hostroom-deed-close-table = { $host } closed a table of { $subject }
hostroom-deed-seat-send-away = { $host } sent somebody away from a table of { $subject }
hostroom-deed-seat-mute = { $host } muted somebody at a table of { $subject }
hostroom-deed-seat-unmute = { $host } let somebody write again at a table of { $subject }
hostroom-deed-invite = { $host } made an invitation
hostroom-deed-revoke = { $host } revoked an invitation
hostroom-deed-backup = { $host } made the backup { $subject }
hostroom-deed-download = { $host } downloaded the backup { $subject }
hostroom-deed-delete-backup = { $host } deleted the backup { $subject }
hostroom-pages = Pages
hostroom-earlier = Previous page
hostroom-later = Next page
hostroom-page = Page { $page } of { $pages }
hostroom-reports = Reports
hostroom-reports-line = What visitors told you about others. Who reports stays between them and the hosts.
hostroom-reports-open = To look at ({ $count })
hostroom-reports-closed = Looked at
hostroom-reports-none = There is nothing here.
hostroom-report-by = { $name }, { $when }
hostroom-said-around = What was said around it
hostroom-report-decide = Decide about { $name }
hostroom-verdict = Note, for hosts only
hostroom-report-close = Nothing more to do
hostroom-deed-report-close = { $host } looked at a report
hostroom-deed-report-mute = { $host } muted somebody after a report
