import { sql, type Kysely } from 'kysely'

/** Links that show a document for a time, and notes that are pinned to places of documents. */
const statements = [
  // Of the token that opens a link only its hash is kept.
  `CREATE TABLE review_link (
    id uuid PRIMARY KEY,
    token_hash text COLLATE "C" NOT NULL UNIQUE,
    urn text COLLATE "C" NOT NULL,
    doc text COLLATE "C" NOT NULL,
    product text COLLATE "C" NOT NULL,
    uid text COLLATE "C" NOT NULL,
    name text NOT NULL,
    guests boolean NOT NULL,
    notes boolean NOT NULL,
    ct timestamptz NOT NULL,
    until timestamptz NOT NULL,
    revoked_at timestamptz,
    opens integer NOT NULL DEFAULT 0,
    opened_at timestamptz
  )`,
  `CREATE INDEX review_link_doc ON review_link (urn, doc, ct)`,
  `CREATE TABLE review_note (
    id uuid PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    doc text COLLATE "C" NOT NULL,
    place text COLLATE "C" NOT NULL,
    at text,
    parent uuid,
    text text NOT NULL,
    uid text COLLATE "C" NOT NULL,
    name text NOT NULL,
    link uuid,
    ct timestamptz NOT NULL,
    resolved_at timestamptz,
    resolved_name text,
    resolved_how text COLLATE "C"
  )`,
  `CREATE INDEX review_note_doc ON review_note (urn, doc, ct)`,
  `CREATE INDEX review_note_open ON review_note (urn, doc) WHERE resolved_at IS NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
