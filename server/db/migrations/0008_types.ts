import { sql, type Kysely } from 'kysely'

/**
 * Saves of type documents in the console: every one is kept, to be compared and taken up again. As JSON text: the order
 * of fields is what whoever wrote them chose, and jsonb would sort it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE type_document ALTER COLUMN document TYPE json USING document::json',
  `ALTER TABLE type_document ADD COLUMN updated_name text NOT NULL DEFAULT ''`,
  `CREATE TABLE type_revision (
    type text COLLATE "C" NOT NULL,
    rev integer NOT NULL,
    document json NOT NULL,
    created timestamptz NOT NULL,
    created_by text COLLATE "C" NOT NULL,
    created_name text NOT NULL,
    PRIMARY KEY (type, rev)
  )`,
]
