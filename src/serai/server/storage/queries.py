"""The SQL queries, one text for SQLite and PostgreSQL.

Queries number their values `$1`, `$2`; SQLite spells that `?1`. The tables that they ask stand in `schema.py`.
"""

from __future__ import annotations

ENTRY_COLUMNS = "table_id, seq, kind, data, at, guest, command"

INSERT_ENTRY = f"INSERT INTO log ({ENTRY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
PUT_TABLE = """
INSERT INTO tables (id, seq, game, public, stage, about, updated, due, opener, source, sitters, deal, awaited)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, stage = excluded.stage, about = excluded.about,
updated = excluded.updated, due = excluded.due, sitters = excluded.sitters, awaited = excluded.awaited"""
PUT_ROW = PUT_TABLE + " WHERE tables.seq <= excluded.seq"  # of what is stored already
PUT_MEMBER = "INSERT INTO members (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
READ_LOG = f"SELECT {ENTRY_COLUMNS} FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
LIST_PUBLIC = """
SELECT about FROM (
    SELECT about, updated, row_number() OVER (PARTITION BY source ORDER BY mine, updated DESC) AS place FROM (
        SELECT about, updated, coalesce(source, opener, id) AS source,
        row_number() OVER (PARTITION BY coalesce(opener, id) ORDER BY updated DESC) AS mine
        FROM tables WHERE public = 1 AND stage IN ('open', 'playing')
    ) AS by_opener
) AS by_source ORDER BY place, updated DESC LIMIT $1"""  # everybody's latest first, then everybody's second
ABOUT = "SELECT about FROM tables WHERE id = $1"
LIST_MINE = """
SELECT about FROM tables JOIN members ON members.table_id = tables.id
WHERE members.guest = $1 AND stage <> 'closed' ORDER BY updated DESC LIMIT $2"""
LIST_FINISHED = """
SELECT about FROM (
    SELECT * FROM (
        SELECT id, about, updated FROM tables WHERE stage = 'over' AND public = 1 ORDER BY updated DESC LIMIT $2
    ) AS everybodys
    UNION
    SELECT * FROM (
        SELECT id, about, updated FROM members JOIN tables ON tables.id = members.table_id
        WHERE members.guest = $1 AND stage = 'over' ORDER BY updated DESC LIMIT $2
    ) AS own
) AS found ORDER BY updated DESC LIMIT $2"""  # by the indexes: the list of a server with many games costs as little
LISTS = {"public": LIST_PUBLIC, "mine": LIST_MINE, "finished": LIST_FINISHED}
COUNT_UNFINISHED = """
SELECT count(*) FROM tables JOIN members ON members.table_id = tables.id
WHERE members.guest = $1 AND stage IN ('open', 'playing')"""
COUNT_PUBLIC = "SELECT count(*) FROM tables WHERE opener = $1 AND public = 1 AND stage = 'open'"
COUNT_UNFINISHED_OF = "SELECT count(*) FROM tables WHERE source = $1 AND stage IN ('open', 'playing')"
COUNT_PUBLIC_OF = "SELECT count(*) FROM tables WHERE source = $1 AND stage = 'open' AND public = 1"
COUNT_WAITS_OF = """
SELECT count(*) FROM tables WHERE public = 1 AND stage = 'open' AND ' ' || sitters || ' ' LIKE '% ' || $1 || ' %'"""
BEAT = "INSERT INTO beats (process, at) VALUES ($1, $2) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
FORGET_BEATS = "DELETE FROM beats WHERE at < $1"
LAST_BEAT = "SELECT max(at) FROM beats"
ADD_GAP = "INSERT INTO gaps (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING"
GAPS_SINCE = "SELECT began, ended FROM gaps WHERE ended > $1 ORDER BY began"
GUEST_NAME = "SELECT name FROM guests WHERE id = $1"
NAME_GUEST = """
INSERT INTO guests (id, name, seen) VALUES ($1, $2, $3)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"""
SAW_GUEST = """
INSERT INTO guests (id, seen) VALUES ($1, $2)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen WHERE guests.seen < excluded.seen"""
LAST_SEEN = "SELECT id, seen FROM guests WHERE id IN ({ids})"
CLAIM = """
UPDATE tables SET lease_owner = $2, lease_until = $4 WHERE id = $1
AND (lease_owner IS NULL OR lease_owner = $2 OR lease_until < $3) RETURNING id"""
DUE = "SELECT id FROM tables WHERE due <= $1 AND stage IN ('open', 'playing') ORDER BY due LIMIT $2"
CLAIM_DUE = """
UPDATE tables SET lease_owner = $1, lease_until = $3 WHERE id IN (
    SELECT id FROM tables WHERE due <= $2 AND stage IN ('open', 'playing')
    AND (lease_owner IS NULL OR lease_owner = $1 OR lease_until < $2) AND id <> ALL($5::text[])
    ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED
) RETURNING id"""  # of PostgreSQL alone: one server process has every table
POSTPONE = "UPDATE tables SET due = $2 WHERE id = $1"
POSTPONE_IF_SEEN = POSTPONE + " AND seq <= $3"
TABLE_IDS = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
ANSWER_PUZZLE = """
INSERT INTO answers (puzzle, visitor, solved) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS INTEGER)
WHERE (SELECT count(*) FROM answers WHERE puzzle = $1) < $4 ON CONFLICT DO NOTHING"""
PUZZLE_TALLY = "SELECT count(*), coalesce(sum(solved), 0) FROM answers WHERE puzzle = $1"
OPENED_OF_A_DEAL = "SELECT id FROM tables WHERE deal = $1 AND opener = $2 AND stage IN ('open', 'playing')"
UNFINISHED_OF_A_DEAL = """
SELECT id FROM tables JOIN members ON members.table_id = tables.id
WHERE deal = $1 AND guest = $2 AND stage IN ('open', 'playing')"""
FINISHED_OF_A_DEAL = """
SELECT id, public FROM tables LEFT JOIN members ON members.table_id = tables.id AND guest = $2
WHERE (id = $1 OR deal = $1) AND stage = 'over'
ORDER BY CASE WHEN id IN ($1, $3) THEN 0 WHEN guest IS NOT NULL THEN 1 ELSE 2 END, updated DESC LIMIT $4"""
NOTIFY = "SELECT pg_notify($1, $2)"  # of PostgreSQL alone
CALL_COLUMNS = "id, guest, event, table_id, turn, about, device, tries, due"
ADD_CALL = f"""
INSERT INTO calls ({CALL_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"""
