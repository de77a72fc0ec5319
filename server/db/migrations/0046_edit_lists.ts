import { sql, type Kysely } from 'kysely'

/** Named edit lists of titles. Who may read one may read the title, so that no products stand here. */
const statements = [
  `CREATE TABLE edit_list (
    id uuid PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    doc uuid NOT NULL,
    name text NOT NULL,
    rev integer NOT NULL,
    edit jsonb NOT NULL,
    uid text COLLATE "C" NOT NULL,
    saved_by text NOT NULL,
    ct timestamptz NOT NULL,
    ut timestamptz NOT NULL
  )`,
  'CREATE INDEX edit_list_of_title ON edit_list (doc, ut DESC)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
