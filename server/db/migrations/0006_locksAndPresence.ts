import { sql, type Kysely } from 'kysely'

/** Who asks for a lock, when its holder last touched the console; who is on a document; what parked edits started from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `ALTER TABLE lock
    ADD COLUMN input_at timestamptz,
    ADD COLUMN ask_uid text COLLATE "C",
    ADD COLUMN ask_name text,
    ADD COLUMN ask_tab text COLLATE "C",
    ADD COLUMN ask_message text,
    ADD COLUMN ask_at timestamptz,
    ADD COLUMN ask_until timestamptz,
    ADD COLUMN ask_reply text`,
  `CREATE TABLE presence (
    urn text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    uid text COLLATE "C" NOT NULL,
    tab text COLLATE "C" NOT NULL,
    name text NOT NULL,
    mode text COLLATE "C" NOT NULL CHECK (mode IN ('view', 'edit')),
    place text,
    since timestamptz NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (id, urn, uid, tab)
  )`,
  'CREATE INDEX presence_until ON presence (until)',
  `ALTER TABLE side_draft
    ADD COLUMN base jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN taken_by text`,
  'CREATE INDEX side_draft_of_document ON side_draft (doc)',
  'CREATE INDEX side_draft_at ON side_draft (ct)',
]
