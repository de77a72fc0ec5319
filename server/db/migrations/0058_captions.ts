import { sql, type Kysely } from 'kysely'

/** Captions of titles, by language. Who may read a title may read its captions, so that no products stand here. */
const statements = [
  `CREATE TABLE caption_track (
    doc uuid NOT NULL,
    lang text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    captions jsonb NOT NULL,
    saved_by text NOT NULL,
    ut timestamptz NOT NULL,
    PRIMARY KEY (doc, lang)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
